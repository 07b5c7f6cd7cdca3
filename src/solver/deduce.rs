//! Deduction before any search: totals, then line solving, then probing.
//!
//! In: a puzzle, options, an observer of each step. Out: a [`Deduction`], or that there is no
//! picture. Invariants: only this file defines the order of the stages, also for proofs.

use super::{Event, Options};
use crate::propagation::{
    Deduction, NoObserver, Observer, Outcome, Reason, Step, probe, probe_observed,
    propagate_observed,
};
use crate::puzzle::Puzzle;

/// Deduces from line solving and, if the options include it, probing. The totals are left out,
/// which have no steps for an observer.
pub(crate) fn deduce_by_lines(
    puzzle: &Puzzle,
    options: &Options,
    observer: &mut impl Observer,
    watch: &mut dyn FnMut(Event),
) -> Outcome<Deduction> {
    let mut stages = Stages::new(puzzle, options, observer);
    match stages.lines(watch) {
        Outcome::Found(settled) => stages.probing(settled, watch),
        ended => ended,
    }
}

/// Line solving and probing as far as the budget allows; a shorter budget gives a weaker result.
/// The puzzle must have a picture.
pub(super) fn deduce_within(puzzle: &Puzzle, options: &Options) -> Deduction {
    match Stages::new(puzzle, options, &mut NoObserver).lines(&mut |_| {}) {
        Outcome::Found(settled) => probe(puzzle, &settled, &options.budget).unwrap_or(settled),
        Outcome::None(_) | Outcome::Limit(_) => Deduction::of_givens(puzzle),
    }
}

/// The stages, for callers that do something between them.
pub(super) struct Stages<'a, O> {
    puzzle: &'a Puzzle,
    options: &'a Options,
    counted: Counted<'a, O>,
}

impl<'a, O: Observer> Stages<'a, O> {
    pub fn new(puzzle: &'a Puzzle, options: &'a Options, observer: &'a mut O) -> Stages<'a, O> {
        Stages { puzzle, options, counted: Counted { observer, line_solves: 0 } }
    }

    /// Totals, then line solving.
    pub fn totals_and_lines(&mut self, watch: &mut dyn FnMut(Event)) -> Outcome<Deduction> {
        match self.puzzle.disagreement() {
            Some(disagreement) => Outcome::None(Reason::Totals(disagreement)),
            None => self.lines(watch),
        }
    }

    fn lines(&mut self, watch: &mut dyn FnMut(Event)) -> Outcome<Deduction> {
        let settled = propagate_observed(self.puzzle, &self.options.budget, &mut self.counted);
        watch(Event::LinesSolved(self.counted.line_solves));
        match settled {
            Ok(settled) => {
                watch(Event::Propagated { open_cells: settled.open_count() });
                Outcome::Found(settled)
            }
            Err(stopped) => Err(stopped).into(),
        }
    }

    /// Probing, if the options include it and cells are open.
    pub fn probing(
        &mut self,
        settled: Deduction,
        watch: &mut dyn FnMut(Event),
    ) -> Outcome<Deduction> {
        let Options { probe, budget, .. } = self.options;
        if !probe || settled.open_count() == 0 {
            return Outcome::Found(settled);
        }
        let probed = probe_observed(self.puzzle, &settled, budget, &mut self.counted);
        watch(Event::LinesSolved(self.counted.line_solves));
        let Ok(probed) = probed else { return Outcome::None(Reason::Search) };
        watch(Event::Probed { open_cells: probed.open_count() });
        Outcome::Found(probed)
    }
}

/// An observer that also counts line solves.
struct Counted<'a, O> {
    observer: &'a mut O,
    line_solves: u64,
}

impl<O: Observer> Observer for Counted<'_, O> {
    #[inline(always)]
    fn step(&mut self, step: Step<'_>) {
        self.observer.step(step);
    }

    fn ended(&mut self, line_solves: u64) {
        self.line_solves += line_solves;
        self.observer.ended(line_solves);
    }
}
