//! Line solving: solves all lines to a fixpoint.
//!
//! In: a puzzle, a budget. Out: a [`Deduction`], or why there is none. Invariants: no solution is
//! lost; at the fixpoint every remaining color of every cell occurs in some placement of each line
//! through it.

use super::board::Board;
use super::deduction::Deduction;
use super::steps::{NoObserver, Observer};
use super::stopped::Stopped;
use crate::budget::Budget;
use crate::puzzle::Puzzle;

/// Solves all lines to a fixpoint.
///
/// # Errors
/// [`Stopped`]: the puzzle has no solution, or the budget is over.
pub fn propagate(puzzle: &Puzzle, budget: &Budget) -> Result<Deduction, Stopped> {
    propagate_observed(puzzle, budget, &mut NoObserver)
}

/// [`propagate`] that sends each step to the observer.
///
/// # Errors
/// Same as [`propagate`].
pub fn propagate_observed(
    puzzle: &Puzzle,
    budget: &Budget,
    observer: &mut impl Observer,
) -> Result<Deduction, Stopped> {
    propagate_from(puzzle, &Deduction::of_givens(puzzle), budget, observer)
}

/// [`propagate_observed`] that begins with a deduction.
pub(crate) fn propagate_from(
    puzzle: &Puzzle,
    deduction: &Deduction,
    budget: &Budget,
    observer: &mut impl Observer,
) -> Result<Deduction, Stopped> {
    with_words!(puzzle, fixpoint(puzzle, deduction, budget, observer))
}

/// How many words of 64 bits the borders of the longest line need; at most 16, since a line has at
/// most 1000 cells.
pub(crate) fn words(puzzle: &Puzzle) -> usize {
    let geometry = puzzle.geometry();
    let longest = geometry.lines().map(|line| geometry.line(line).len()).max().unwrap_or(0);
    longest / 64 + 1
}

fn fixpoint<const W: usize>(
    puzzle: &Puzzle,
    deduction: &Deduction,
    budget: &Budget,
    observer: &mut impl Observer,
) -> Result<Deduction, Stopped> {
    let mut board = Board::<W>::new(puzzle, deduction, budget);
    board.queue_all();
    let mut settled = Ok(());
    while let Some(line) = board.next_line().filter(|_| settled.is_ok()) {
        settled = board.settle_line(line, observer);
        // Nothing is undone here.
        board.forget();
    }
    observer.ended(board.solves());
    settled.map(|()| board.deduction())
}
