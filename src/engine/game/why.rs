//! Justifies the color of a cell from the other marks.
//!
//! In: a puzzle, marks, a cell, a budget. Out: [`Why`]. Invariants: the mark of the cell itself is
//! ignored; each step follows from the other marks and from earlier steps of the same answer.

use super::help::{Validity, known_colors, validate};
use super::{MAX_WORK, Marks};
use crate::explanation::{self, Node, Step, reasons_of};
use crate::puzzle::{CellId, Puzzle};
use crate::solver::{EngineError, Options};

/// Work limit for validating the other marks; the walk that settles the cell may use the rest.
const VALIDATION_WORK: u64 = 100_000_000;
/// Depth of the tree of steps above the one that settles the cell.
const TREE_DEPTH: usize = 2;
/// Most steps of an answer; a longer one is [`Why::Far`].
const MAX_STEPS: usize = 5;

/// Why a cell has its color.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The last of these steps settles the cell; it follows from the others and from marks.
    Steps(Vec<Step>),
    /// At least this many steps come before the one that settles the cell.
    Far(usize),
    /// The puzzle gives the color.
    Given,
    /// No solution has the other marks.
    Mistake,
    /// No step that a person could follow settles the cell.
    Open,
}

/// Justifies the color of a cell.
///
/// # Errors
/// See [`EngineError`].
///
/// # Panics
/// If the cell belongs to a larger puzzle.
pub fn why(
    puzzle: &Puzzle,
    marks: &Marks,
    cell: CellId,
    options: &Options,
) -> Result<Why, EngineError> {
    if explanation::givens(puzzle)[cell.index()].len() == 1 {
        return Ok(Why::Given);
    }
    let mut other_marks = marks.to_vec();
    other_marks[cell.index()] = puzzle.palette().all();
    let options = options.at_most_work(MAX_WORK);
    let brief = options.at_most_work(VALIDATION_WORK);
    if matches!(validate(puzzle, &other_marks, &brief)?, Validity::Invalid | Validity::NoSolution) {
        return Ok(Why::Mistake);
    }
    let mut colors = known_colors(puzzle, &other_marks);
    colors[cell.index()] = puzzle.palette().all();
    let walk = explanation::walk(puzzle, &colors, None, &options.budget);
    let tree = reasons_of(&walk.steps, cell, TREE_DEPTH);
    // The steps may remove colors from the cell without settling it.
    let Some(tree) = tree.filter(|_| walk.known[cell.index()].len() == 1) else {
        return Ok(Why::Open);
    };
    let mut steps = Vec::new();
    let length = collect_steps(&tree, &mut steps);
    steps.sort_unstable();
    if length > 0 || steps.len() > MAX_STEPS {
        return Ok(Why::Far(steps.len() + length - 1));
    }
    Ok(Why::Steps(steps.into_iter().map(|step| walk.steps[step].clone()).collect()))
}

/// Appends all steps of a tree to `steps`; returns how many the tree leaves out.
fn collect_steps(tree: &Node, steps: &mut Vec<usize>) -> usize {
    steps.push(tree.step);
    tree.cut + tree.from.iter().map(|node| collect_steps(node, steps)).sum::<usize>()
}
