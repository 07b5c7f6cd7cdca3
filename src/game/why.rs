//! Why is a cell what it is?
//!
//! In: a puzzle, marks, a cell, a budget. Out: [`Why`]. Invariants: the mark of the cell itself is
//! no reason; what is told rests on the other marks alone, or on steps that are told with it.

use super::Marks;
use super::help::{Validity, known_colors, validate};
use crate::explanation::{self, Node, Step, reasons_of};
use crate::puzzle::{CellId, Puzzle};
use crate::solver::{EngineError, Options};
use std::time::Duration;

/// How long it is looked whether the marks are right, and how long for the way to the cell.
const VALIDATION_TIME: Duration = Duration::from_millis(100);
const WALK_TIME: Duration = Duration::from_secs(2);
/// So many steps before the one that settles the cell are told with it, one resting on another.
const DEPTH: usize = 2;
/// More steps than that nobody follows at once.
const MAX_STEPS: usize = 5;

/// Why a cell is what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The last of these steps settles it; it rests on the others and on marks.
    Steps(Vec<Step>),
    /// So many steps come before it.
    Far(usize),
    /// The puzzle tells it.
    Given,
    /// The marks cannot become a solution.
    Mistake,
    /// No step that a person could follow leads there.
    Open,
}

/// Says why a cell is what it is.
///
/// # Errors
/// See [`EngineError`].
pub fn why(
    puzzle: &Puzzle,
    marks: &Marks,
    cell: CellId,
    options: &Options,
) -> Result<Why, EngineError> {
    if explanation::givens(puzzle)[cell.index()].len() == 1 {
        return Ok(Why::Given);
    }
    let mut others = marks.to_vec();
    others[cell.index()] = puzzle.palette().all();
    let glance =
        Options { budget: options.budget.clone().at_most(VALIDATION_TIME), ..options.clone() };
    if matches!(validate(puzzle, &others, &glance)?, Validity::Invalid | Validity::NoSolution) {
        return Ok(Why::Mistake);
    }
    let mut known = known_colors(puzzle, &others);
    known[cell.index()] = puzzle.palette().all();
    let walk = explanation::walk(puzzle, &known, None, &options.budget.renewed(WALK_TIME));
    let tree = reasons_of(&walk.steps, cell, DEPTH);
    // A step may only take colors from it.
    let Some(tree) = tree.filter(|_| walk.known[cell.index()].len() == 1) else {
        return Ok(Why::Open);
    };
    let mut told = Vec::new();
    let cut = collect_steps(&tree, &mut told);
    told.sort_unstable();
    if cut > 0 || told.len() > MAX_STEPS {
        return Ok(Why::Far(told.len() + cut - 1));
    }
    Ok(Why::Steps(told.into_iter().map(|step| walk.steps[step].clone()).collect()))
}

/// All steps of a tree, which is no deeper than [`DEPTH`]; how many it does not show.
fn collect_steps(tree: &Node, told: &mut Vec<usize>) -> usize {
    told.push(tree.step);
    tree.cut + tree.from.iter().map(|node| collect_steps(node, told)).sum::<usize>()
}
