//! What one line alone forces, for people who want the next step and its reason.
//!
//! In: a puzzle and what is known of its cells. Out: the first line, in order, that says
//! more, and the cells it settles. Holds: other lines have no part in it.

use super::board::Board;
use super::deduction::Deduction;
use super::steps::NoObserver;
use super::stopped::Stopped;
use crate::puzzle::{CellId, Color, LineId, Puzzle};
use crate::sat::budget::Budget;

/// A line and the cells that it settles, with their colors; at least one cell.
pub type Forced = (LineId, Vec<(CellId, Color)>);

/// The first line that settles cells which `known` leaves open.
///
/// # Errors
/// [`Stopped`]: the first line that has no placement left, or the budget is over.
pub fn forced(
    puzzle: &Puzzle,
    known: &Deduction,
    budget: &Budget,
) -> Result<Option<Forced>, Stopped> {
    with_words!(puzzle, search(puzzle, known, budget))
}

fn search<const W: usize>(
    puzzle: &Puzzle,
    known: &Deduction,
    budget: &Budget,
) -> Result<Option<Forced>, Stopped> {
    let mut board = Board::<W>::new(puzzle, known, budget);
    for line in puzzle.geometry().lines() {
        let before = board.taken();
        board.settle_line(line, &mut NoObserver)?;
        let is_news = |cell: &&CellId| known.is_open(**cell);
        let open = puzzle.geometry().line(line).iter().filter(is_news);
        let settled: Vec<(CellId, Color)> =
            open.filter_map(|&cell| Some((cell, board.colors(cell).single()?))).collect();
        if !settled.is_empty() {
            return Ok(Some((line, settled)));
        }
        board.back_to(before);
    }
    Ok(None)
}
