//! Finds numbers: from what lines conclude, by the program for what they leave open, and with trials
//! from what probing finds.
//!
//! In: a puzzle, a picture of it if one is known, a budget. Out: [`Weights`], or that this way finds
//! none. Invariants: the checker has accepted what is returned; the same input gives the same
//! numbers.

use super::NoWeights;
use super::check::is_bounded;
use super::closing::{Closed, closed, given_domains};
use super::program::{Effort, solve};
use super::trials::weights_by_trials;
use super::{Numbers, Weights, check_weights};
use crate::budget::Budget;
use crate::propagation::Deduction;
use crate::puzzle::{ColorSet, Picture, Puzzle};

/// How often the program evaluates the bound of a whole board; where it finds numbers, it mostly
/// does so within 400.
const EVALUATIONS: u64 = 3_000;

/// Numbers that show that `picture` is the only one, or that there is none; `None` if none are
/// found. What lines solve or refute has numbers, also without a picture.
///
/// # Errors
/// [`NoWeights`].
pub fn find_weights(
    puzzle: &Puzzle,
    picture: Option<&Picture>,
    budget: &Budget,
) -> Result<Option<Weights>, NoWeights> {
    let domains = given_domains(puzzle);
    let effort = Effort::Evaluations(EVALUATIONS);
    let weights = match closed(puzzle, &domains, (picture, effort), budget)? {
        Closed::By(weights) => Some(weights),
        Closed::Open(settled) => weights_by_trials(puzzle, &settled, picture, budget)?,
    };
    Ok(weights.filter(|weights| check_weights(puzzle, weights, budget).is_ok()))
}

/// Do numbers show that no other picture has these colors left? `None` if roughly `work` nanoseconds
/// are too few to know.
pub fn shows_only(
    puzzle: &Puzzle,
    deduction: &Deduction,
    picture: &Picture,
    work: u64,
    budget: &Budget,
) -> Option<bool> {
    let colors = puzzle.geometry().cells().map(|cell| deduction.colors(cell));
    let domains: Vec<ColorSet> = colors.collect();
    match solve(puzzle, &domains, Some(picture), Effort::Work(work), budget) {
        Ok(Some(found)) => {
            let numbers = Numbers::of_lines(puzzle, &domains, Some(picture), &found);
            Some(is_bounded(puzzle, domains, &numbers, picture, budget))
        }
        Ok(None) => Some(false),
        Err(NoWeights) => None,
    }
}
