//! What one line alone forces, for people who want the next step and its reason.
//!
//! In: a puzzle and what is known of its cells. Out: the first line, in order, that says
//! more, and the cells it settles. Holds: other lines have no part in it.

use super::board::Board;
use super::propagate::{Contradiction, Deduction};
use crate::puzzle::{CellId, Color, LineId, Puzzle};

/// A line and the cells that it settles, with their colors; at least one cell.
pub type Forced = (LineId, Vec<(CellId, Color)>);

/// The first line that settles cells which `known` leaves open.
///
/// # Errors
/// The first line that has no placement left.
pub fn forced(puzzle: &Puzzle, known: &Deduction) -> Result<Option<Forced>, Contradiction> {
    with_words!(puzzle, search(puzzle, known))
}

fn search<const W: usize>(
    puzzle: &Puzzle,
    known: &Deduction,
) -> Result<Option<Forced>, Contradiction> {
    let mut board = Board::<W>::new(puzzle, known);
    for line in puzzle.geometry().lines() {
        let before = board.mark();
        board.settle_line(line)?;
        let is_news = |cell: &&CellId| known.colors(**cell).len() > 1;
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
