//! Finds a mistake of a player: a minimal set of contradictory marks.
//!
//! In: a puzzle and marks that no solution has. Out: a [`Mistake`]: marks that contradict each
//! other, and how. Invariants: without any one of these marks the contradiction is gone. The
//! search reads no picture, and other marks may be wrong, too.

use super::chain::{Chain, ChainEnd, MAX_REMOVED, follow_all};
use super::difficulty::givens;
use super::reasons::{Reasons, minimal_subset};
use super::slice::Slice;
use super::{DeadEnd, Fact, Step};
use crate::budget::Budget;
use crate::propagation::{Board, Deduction, with_words};
use crate::puzzle::{ColorSet, Puzzle};

/// Marks that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The marks in reading order. Without any one of them the others do not contradict.
    pub marks: Vec<Fact>,
    /// What follows from them, line after line.
    pub chain: Vec<Step>,
    /// Where the chain ends; `None` if only the solver shows the contradiction.
    pub end: Option<DeadEnd>,
}

/// A minimal set of contradictory marks; `None` if none was found. `marks` has the possible
/// colors of each cell. If lines show no contradiction within the budget, the search calls
/// `is_impossible`, which returns whether it knows that no solution has the given marks. If that
/// takes too long it may answer `false`: the set then stays larger.
///
/// # Panics
/// If `marks` has fewer cells than the board.
pub fn mistake(
    puzzle: &Puzzle,
    marks: &[ColorSet],
    budget: &Budget,
    is_impossible: &mut dyn FnMut(&[Fact]) -> bool,
) -> Option<Mistake> {
    let given = givens(puzzle);
    let news =
        |&(cell, colors): &Fact| given[cell.index()].intersect(colors) != given[cell.index()];
    let new_marks: Vec<Fact> =
        puzzle.geometry().cells().zip(marks.iter().copied()).filter(news).collect();
    if let Some(&(cell, colors)) =
        new_marks.iter().find(|&&(cell, colors)| given[cell.index()].intersect(colors).is_empty())
    {
        return Some(Mistake { marks: vec![(cell, colors)], chain: Vec::new(), end: None });
    }
    if let Some(found) = in_one_line(puzzle, marks, &given, budget) {
        return Some(found);
    }
    with_words!(puzzle, by_lines(puzzle, &given, &new_marks, budget)).or_else(|| {
        if !is_impossible(&new_marks) {
            return None;
        }
        let marks = minimal_subset(&new_marks, is_impossible);
        Some(Mistake { marks, chain: Vec::new(), end: None })
    })
}

/// The smallest minimal set of marks in one line that leaves it no placement. `None` if every
/// line has one. Stops at the end of the budget.
fn in_one_line(
    puzzle: &Puzzle,
    marks: &[ColorSet],
    given: &[ColorSet],
    budget: &Budget,
) -> Option<Mistake> {
    let mut reasons = Reasons::new(puzzle, budget);
    let mut least: Option<DeadEnd> = None;
    for line in puzzle.geometry().lines() {
        let cells = puzzle.geometry().line(line).iter();
        let known: Vec<ColorSet> =
            cells.map(|cell| given[cell.index()].intersect(marks[cell.index()])).collect();
        if reasons.is_dead(line, &known) {
            let end = reasons.dead_end(line, &known);
            if reasons.is_over() {
                break;
            }
            if least.as_ref().is_none_or(|least| end.cells.len() < least.cells.len()) {
                least = Some(end);
            }
        }
    }
    let end = least?;
    let is_mark = |&(cell, colors): &Fact| given[cell.index()] != colors;
    let mut marks: Vec<Fact> = end.cells.iter().copied().filter(is_mark).collect();
    marks.sort_unstable_by_key(|&(cell, _)| cell);
    Some(Mistake { marks, chain: Vec::new(), end: Some(end) })
}

/// The numbers of levels to try, in order: fewer levels are easier to follow. The last one is
/// more than any board needs.
const LEVELS: [usize; 6] = [1, 2, 3, 5, 8, 10_000];

/// A minimal set of marks from which lines lead to a dead end.
fn by_lines<const W: usize>(
    puzzle: &Puzzle,
    given: &[ColorSet],
    new_marks: &[Fact],
    budget: &Budget,
) -> Option<Mistake> {
    let mut board = Board::<W>::new(puzzle, &Deduction::of_marks(puzzle, given), budget);
    let mut chain = Chain::default();
    let mut ends_on = |levels: usize, facts: &[Fact], chain: &mut Chain| {
        board.queue_all();
        follow_all(&mut board, facts, (levels, MAX_REMOVED), &|_| true, chain);
        // Once the budget is over, the search for fewer ends at once.
        matches!(chain.end, ChainEnd::Dead(..)) || budget.is_over()
    };
    let levels = LEVELS.into_iter().find(|&levels| ends_on(levels, new_marks, &mut chain))?;
    let mut ends = |facts: &[Fact], chain: &mut Chain| ends_on(levels, facts, chain);
    let backwards: Vec<Fact> = new_marks.iter().rev().copied().collect();
    let mut found: Vec<Vec<Fact>> = [new_marks, &backwards]
        .into_iter()
        .map(|order| minimal_subset(order, &mut |facts| ends(facts, &mut Chain::default())))
        .collect();
    found.sort_by_key(Vec::len);
    let mut marks = found.swap_remove(0);
    marks.sort_unstable_by_key(|&(cell, _)| cell);
    ends(&marks, &mut chain);
    let ChainEnd::Dead(line, _) = chain.end else { return None };
    let mut reasons = Reasons::new(puzzle, budget);
    let slice = Slice::new(&mut reasons, given, &chain).into_dead_end(line);
    // A chain that is too large is left out.
    let (mut chain, end) = slice.map_or((Vec::new(), None), |(steps, end)| (steps, Some(end)));
    reasons.chain_as_seen(given, &marks, &mut chain);
    if budget.is_over() {
        return None;
    }
    Some(Mistake { marks, chain, end })
}
