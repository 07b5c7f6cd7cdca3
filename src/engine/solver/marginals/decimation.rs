//! Decimation before there is a session: fixes the most certain cells, solves lines, updates the marginals, and repeats.
//!
//! In: a puzzle, a deduction, its marginals. Out: a picture or none, and how many decisions were
//! flipped. The marginals stay those of the last step. Invariants: every picture satisfies all
//! lines that have open cells.
//! Source: decimation, as in M. Mézard, G. Parisi, R. Zecchina, "Analytic and algorithmic solution
//! of random satisfiability problems" (Science 2002), with complete line solving between the steps
//! and a few flipped decisions.

use super::Marginals;
use crate::budget::Budget;
use crate::propagation::{Board, Decision, Deduction, NoObserver, Stopped, with_words};
use crate::puzzle::{CellId, Color, Picture, Puzzle};

/// How much a step of a run does.
#[derive(Clone, Copy)]
pub struct Pace {
    /// The share of open cells that each step fixes: one in this many.
    cells_per_decision: usize,
    /// Rounds of messages after each step.
    rounds: u32,
    /// The run gives up after this many flipped decisions.
    flips: u32,
}

impl Pace {
    /// The pace of a run that follows a coarse one.
    pub const FINE: Pace = Pace { cells_per_decision: 10, rounds: 5, flips: 20 };
    /// Half as many steps with fewer rounds: for a first run.
    pub const COARSE: Pace = Pace { cells_per_decision: 5, rounds: 3, flips: 20 };
    /// The same on a huge board, where a run that flips more seldom arrives. More flips for more
    /// cells, one for 200, are slower there: 101,890 conflicts instead of 65,261 on six boards.
    pub const WARY: Pace = Pace { cells_per_decision: 5, rounds: 3, flips: 2 };
}

/// The result of a decimation run.
pub struct Decimation {
    /// The picture, if the run found one.
    pub picture: Option<Picture>,
    /// Decisions that led to a contradiction and were flipped.
    pub flipped: u32,
}

/// Runs decimation once.
pub fn decimate(
    puzzle: &Puzzle,
    deduction: &Deduction,
    marginals: &mut Marginals<'_>,
    pace: Pace,
    budget: &Budget,
) -> Decimation {
    with_words!(puzzle, run(puzzle, deduction, marginals, pace, budget))
}

/// State of a run in progress.
struct Descent<'a, const W: usize> {
    board: Board<'a, W>,
    pace: Pace,
    decisions: Vec<Decision>,
    flipped: u32,
}

fn run<const W: usize>(
    puzzle: &Puzzle,
    deduction: &Deduction,
    marginals: &mut Marginals<'_>,
    pace: Pace,
    budget: &Budget,
) -> Decimation {
    marginals.begin_run();
    let board = Board::<W>::new(puzzle, deduction, budget);
    let cells: Vec<CellId> = deduction.open_cells().collect();
    let mut descent = Descent { board, pace, decisions: Vec::new(), flipped: 0 };
    loop {
        for &cell in &cells {
            marginals.restrict(cell, descent.board.colors(cell));
        }
        marginals.settle(pace.rounds);
        let open = cells.iter().copied().filter(|&cell| descent.board.colors(cell).len() > 1);
        let likeliest = marginals.surest(open, pace.cells_per_decision);
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
    /// Fixes the cells until one of them leads to a contradiction. `None` if the run has failed.
    fn decide_all(&mut self, cells: &[(CellId, Color)]) -> Option<()> {
        for &(cell, color) in cells {
            if self.board.colors(cell).len() < 2 || !self.board.may_be(cell, color) {
                continue;
            }
            self.decisions.push(self.board.decide(cell, color));
            match self.board.settle(&mut NoObserver) {
                Ok(()) => {}
                Err(Stopped::Contradiction(_)) => return self.flip(),
                Err(Stopped::Budget(_)) => return None,
            }
        }
        Some(())
    }

    /// Flips the last decision, then earlier ones as long as a contradiction remains. `None` if the
    /// run has failed.
    fn flip(&mut self) -> Option<()> {
        while self.flipped < self.pace.flips {
            self.flipped += 1;
            self.board.flip(self.decisions.pop()?);
            match self.board.settle(&mut NoObserver) {
                Ok(()) => return Some(()),
                Err(Stopped::Contradiction(_)) => {}
                Err(Stopped::Budget(_)) => return None,
            }
        }
        None
    }
}
