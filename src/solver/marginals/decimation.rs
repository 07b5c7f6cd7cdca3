//! Goes the way that is believed in: decides the likeliest cells, solves lines, hears them again.
//!
//! In: a puzzle, what is known of it, beliefs. Out: a picture, or where it went wrong and how
//! often; the beliefs are then those of the place where it ended. Invariants: every picture obeys all
//! lines that have open cells.
//! Source: decimation, as in M. Mézard, G. Parisi, R. Zecchina, "Analytic and algorithmic
//! solution of random satisfiability problems" (Science 2002), with complete line solving
//! between the steps and a few decisions turned.

use super::{MAX_DECIMATION_WORK, Marginals};
use crate::propagation::{Board, Decision, Deduction, NoObserver, Stopped, with_words};
use crate::puzzle::{CellId, Color, Picture, Puzzle};
use crate::sat::budget::Budget;

/// Of the open cells, one in so many is decided at each step.
const CELLS_PER_DECISION: usize = 10;
/// Rounds after each step.
const ROUNDS: u32 = 5;
/// Decisions that may be turned.
const MAX_FLIPPED: u32 = 20;

/// How a dive ended.
pub struct Decimation {
    /// The picture, if it came to one.
    pub picture: Option<Picture>,
    /// Decisions that led to a contradiction and were turned.
    pub flipped: u32,
}

/// Dives once.
pub fn decimate(
    puzzle: &Puzzle,
    deduction: &Deduction,
    marginals: &mut Marginals<'_>,
    budget: &Budget,
) -> Decimation {
    with_words!(puzzle, run(puzzle, deduction, marginals, budget))
}

/// A dive on its way.
struct Descent<'a, const W: usize> {
    board: Board<'a, W>,
    decisions: Vec<Decision>,
    flipped: u32,
}

fn run<const W: usize>(
    puzzle: &Puzzle,
    deduction: &Deduction,
    marginals: &mut Marginals<'_>,
    budget: &Budget,
) -> Decimation {
    marginals.work_left = MAX_DECIMATION_WORK;
    let board = Board::<W>::new(puzzle, deduction, budget);
    let mut descent = Descent { board, decisions: Vec::new(), flipped: 0 };
    let cells: Vec<CellId> = deduction.open_cells().collect();
    loop {
        for &cell in &cells {
            marginals.restrict(cell, descent.board.colors(cell));
        }
        marginals.settle(ROUNDS);
        let likeliest = descent.likeliest(&cells, marginals);
        if likeliest.is_empty() {
            let picture = descent.board.deduction().picture(puzzle.geometry());
            return Decimation { picture, flipped: descent.flipped };
        }
        if budget.is_over() || descent.decide_all(&likeliest).is_none() {
            return Decimation { picture: None, flipped: descent.flipped };
        }
    }
}

impl<const W: usize> Descent<'_, W> {
    /// The open cells of which most is known, the surest first, with their likeliest colors.
    fn likeliest(&self, cells: &[CellId], beliefs: &Marginals<'_>) -> Vec<(CellId, Color)> {
        let open = cells.iter().filter(|&&cell| self.board.colors(cell).len() > 1);
        let mut ranked: Vec<(f64, CellId, Color)> = open
            .map(|&cell| {
                let (color, sureness) = beliefs.likeliest(cell);
                (sureness, cell, color)
            })
            .collect();
        // Stable: cells that are equally sure stay in reading order.
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let count = ranked.len().div_ceil(CELLS_PER_DECISION);
        ranked.into_iter().take(count).map(|(_, cell, color)| (cell, color)).collect()
    }

    /// Decides the cells until one of them leads to a contradiction. `None` if the dive is over.
    fn decide_all(&mut self, cells: &[(CellId, Color)]) -> Option<()> {
        for &(cell, color) in cells {
            if self.board.colors(cell).len() < 2 || !self.board.may_be(cell, color) {
                continue;
            }
            self.decisions.push(self.board.decide(cell, color));
            match self.board.settle(&mut NoObserver) {
                Ok(()) => {}
                Err(Stopped::Contradiction(_)) => return self.flip(),
                Err(Stopped::Limit(_)) => return None,
            }
        }
        Some(())
    }

    /// Turns the last decision, and those before it as long as that is contradictory, too.
    fn flip(&mut self) -> Option<()> {
        while self.flipped < MAX_FLIPPED {
            self.flipped += 1;
            self.board.flip(self.decisions.pop()?);
            match self.board.settle(&mut NoObserver) {
                Ok(()) => return Some(()),
                Err(Stopped::Contradiction(_)) => {}
                Err(Stopped::Limit(_)) => return None,
            }
        }
        None
    }
}
