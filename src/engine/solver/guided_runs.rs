//! The marginals of guided runs side by side, one for each thread of a session, with other first messages.
//!
//! In: a puzzle, a deduction, a number of runs. Out: marginals. Invariants: the first run is that of
//! one thread.

use super::marginals::Marginals;
use crate::budget::Budget;
use crate::propagation::Deduction;
use crate::puzzle::Puzzle;
use std::thread::Builder;

/// Several runs on the same cells. The first one always exists.
pub struct Runs<'a> {
    puzzle: &'a Puzzle,
    budget: &'a Budget,
    first: Marginals<'a>,
    later: Vec<Marginals<'a>>,
}

impl<'a> Runs<'a> {
    /// A single run. `None` if the board is too large for marginals.
    pub fn new(puzzle: &'a Puzzle, deduction: &Deduction, budget: &'a Budget) -> Option<Runs<'a>> {
        let first = Marginals::new(puzzle, deduction, budget)?;
        Some(Runs { puzzle, budget, later: Vec::new(), first })
    }

    /// Adds runs until there are `count`, as long as there is memory.
    fn grow(&mut self, deduction: &Deduction, count: usize) {
        for number in self.later.len() + 1..count {
            let Some(mut marginals) = Marginals::new(self.puzzle, deduction, self.budget) else {
                return;
            };
            marginals.perturb(number);
            self.later.push(marginals);
        }
    }

    /// Adds runs until there are `count`, whose messages are updated at once.
    pub fn join(&mut self, deduction: &Deduction, count: usize, rounds: u32) {
        if self.later.len() + 1 < count {
            self.grow(deduction, count);
            self.settle(rounds);
        }
    }

    /// The marginals of the first run.
    pub fn first(&self) -> &Marginals<'a> {
        &self.first
    }

    /// The marginals of all runs, the first one first.
    pub fn all(&mut self) -> impl Iterator<Item = &mut Marginals<'a>> {
        std::iter::once(&mut self.first).chain(&mut self.later)
    }

    /// Updates the messages of all runs, each on a thread: see [`Marginals::settle`]. A run whose thread
    /// cannot start keeps its messages.
    pub fn settle(&mut self, rounds: u32) {
        std::thread::scope(|scope| {
            for marginals in &mut self.later {
                let _ = Builder::new().spawn_scoped(scope, move || marginals.settle(rounds));
            }
            self.first.settle(rounds);
        });
    }
}
