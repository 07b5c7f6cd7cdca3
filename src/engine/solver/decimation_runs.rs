//! Decimation runs side by side, one a thread, each with other initial messages.
//!
//! In: a puzzle, a deduction, a number of runs. Out: marginals; pictures of runs without a session.
//! Invariants: the first run is that of one thread; without a session the same number of runs gives the
//! same pictures, unless the budget ends a run or a thread cannot start.

use super::marginals::{Decimation, Marginals, Pace, decimate};
use super::{Event, Events};
use crate::budget::Budget;
use crate::propagation::Deduction;
use crate::puzzle::{Picture, Puzzle};
use std::thread::Builder;

/// Up to this many open cells a run takes milliseconds, and one is enough; with the 10,000 of a random
/// board of 100x100 it takes some 50.
const FEW_CELLS: usize = 2000;

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

    /// Adds a run for each further thread, for use before there is a session. A small board keeps one.
    pub fn for_threads(mut self, deduction: &Deduction, threads: usize) -> Runs<'a> {
        if deduction.open_count() > FEW_CELLS {
            self.grow(deduction, threads);
        }
        self
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

    /// Updates the messages of all runs: see [`Marginals::settle`].
    pub fn settle(&mut self, rounds: u32) {
        self.side_by_side(|marginals| {
            marginals.settle(rounds);
        });
    }

    /// Runs decimation once on each thread. Returns the picture of the first run that has one.
    pub fn picture(
        &mut self,
        deduction: &Deduction,
        pace: Pace,
        events: &mut Events<'_>,
    ) -> Option<Picture> {
        let (puzzle, budget) = (self.puzzle, self.budget);
        let run = |marginals: &mut Marginals| decimate(puzzle, deduction, marginals, pace, budget);
        let decimations = self.side_by_side(run).into_iter();
        let pictures = decimations.map(|Decimation { picture, flipped }| {
            let (found_picture, contradictions) = (picture.is_some(), u64::from(flipped));
            events.send(Event::Decimated { found_picture, contradictions });
            picture
        });
        pictures.fold(None, Option::or)
    }

    /// Does `work` with the marginals of each run, on a thread for each. A run whose thread cannot
    /// start is left out.
    fn side_by_side<T: Send>(
        &mut self,
        work: impl Fn(&mut Marginals<'a>) -> T + Copy + Send,
    ) -> Vec<T> {
        let Runs { first, later, .. } = self;
        std::thread::scope(|scope| {
            let threads: Vec<_> = later
                .iter_mut()
                .filter_map(|marginals| {
                    Builder::new().spawn_scoped(scope, move || work(marginals)).ok()
                })
                .collect();
            let first_result = work(first);
            std::iter::once(first_result)
                .chain(threads.into_iter().filter_map(|t| t.join().ok()))
                .collect()
        })
    }
}
