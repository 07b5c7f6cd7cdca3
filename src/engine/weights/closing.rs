//! Closes a board: lets lines conclude what they can, then the program, and prices both.
//!
//! In: the colors that each cell may have. Out: the numbers of a picture or of a contradiction, or
//! what is left open.

use super::NoWeights;
use super::pricing::{Goal, price};
use super::program::{Effort, solve};
use super::recording::settle;
use super::{Entry, Weights};
use crate::budget::Budget;
use crate::propagation::Deduction;
use crate::puzzle::{ColorSet, Picture, Puzzle};

/// The colors that the puzzle gives for each cell.
pub(super) fn given_domains(puzzle: &Puzzle) -> Vec<ColorSet> {
    let givens = Deduction::of_givens(puzzle);
    puzzle.geometry().cells().map(|cell| givens.colors(cell)).collect()
}

/// What became of a board.
pub(super) enum Closed {
    /// A picture or a contradiction, with the numbers that show it.
    By(Weights),
    /// Cells stay open.
    Open(Deduction),
}

/// Closes a board with these domains. `aim` is the picture to be shown as the only one, or `None`
/// for a contradiction; and how long the program may look for numbers.
pub(super) fn closed(
    puzzle: &Puzzle,
    domains: &[ColorSet],
    aim: (Option<&Picture>, Effort),
    budget: &Budget,
) -> Result<Closed, NoWeights> {
    let (settled, turns) = settle(puzzle, domains, budget)?;
    let by = |goal, picture: Option<Picture>| {
        let numbers = price(puzzle, domains, &turns, goal, budget)?;
        Ok(Closed::By(Weights { picture, entries: vec![Entry::Numbers(numbers)] }))
    };
    let left = match settled {
        Ok(left) => left,
        Err(goal) => return by(goal, None),
    };
    if let Some(picture) = left.picture(puzzle.geometry()) {
        return by(Goal::Only(&picture), Some(picture.clone()));
    }
    let colors: Vec<ColorSet> = puzzle.geometry().cells().map(|cell| left.colors(cell)).collect();
    let (picture, effort) = aim;
    match solve(puzzle, &colors, picture, effort, budget) {
        Ok(Some(weights)) => by(Goal::Open(picture, &weights), picture.cloned()),
        Ok(None) | Err(NoWeights) => Ok(Closed::Open(left)),
    }
}
