//! Deduction before any search: line solving, then probing.
//!
//! In: a puzzle, options, an observer of each step. Out: a [`Deduction`], or that there is no
//! picture. Invariants: only this file defines the order of the stages, for solving, formulas,
//! counts and proofs alike.

use super::{Event, Events, Options};
use crate::propagation::{
    Deduction, NoObserver, Observer, Outcome, Reason, Step, probe_observed, propagate_observed,
};
use crate::puzzle::Puzzle;

/// Deduces from line solving and, if the options include it, probing. The totals are left out,
/// which have no steps for an observer.
pub(crate) fn deduce(
    puzzle: &Puzzle,
    options: &Options,
    observer: &mut impl Observer,
    events: &mut Events<'_>,
) -> Outcome<Deduction> {
    let mut stages = Stages::new(puzzle, options);
    match stages.lines(observer, events) {
        Outcome::Found(settled) => stages.probing(settled, observer, events),
        ended => ended,
    }
}

/// What lines and probing find within the budget; a shorter budget gives a weaker result. The
/// puzzle must have a picture.
pub(super) fn deduce_within(puzzle: &Puzzle, options: &Options) -> Deduction {
    let options = options.clone().with_probe(true);
    let deduced = deduce(puzzle, &options, &mut NoObserver, &mut Events::default());
    deduced.found::<()>().unwrap_or_else(|_| Deduction::of_givens(puzzle))
}

/// The stages, for callers that do something between them.
pub(super) struct Stages<'p> {
    puzzle: &'p Puzzle,
    options: &'p Options,
    /// Of all stages so far.
    line_solves: u64,
}

impl<'p> Stages<'p> {
    pub fn new(puzzle: &'p Puzzle, options: &'p Options) -> Stages<'p> {
        Stages { puzzle, options, line_solves: 0 }
    }

    /// Solves all lines to a fixpoint.
    pub fn lines(
        &mut self,
        observer: &mut impl Observer,
        events: &mut Events<'_>,
    ) -> Outcome<Deduction> {
        let mut counted = Counted { observer, line_solves: &mut self.line_solves };
        let settled = propagate_observed(self.puzzle, &self.options.budget, &mut counted);
        events.send(Event::LinesSolved(self.line_solves));
        if let Ok(settled) = &settled {
            events.send(Event::Propagated { open_cells: settled.open_count() });
        }
        settled.into()
    }

    /// Probes, if the options include it and cells are open.
    pub fn probing(
        &mut self,
        settled: Deduction,
        observer: &mut impl Observer,
        events: &mut Events<'_>,
    ) -> Outcome<Deduction> {
        let Options { probe, budget, .. } = self.options;
        if !probe || settled.open_count() == 0 {
            return Outcome::Found(settled);
        }
        let mut counted = Counted { observer, line_solves: &mut self.line_solves };
        let probed = probe_observed(self.puzzle, &settled, budget, &mut counted);
        events.send(Event::LinesSolved(self.line_solves));
        let Ok(probed) = probed else { return Outcome::None(Reason::Search) };
        events.send(Event::Probed { open_cells: probed.open_count() });
        Outcome::Found(probed)
    }
}

/// An observer that also counts line solves.
struct Counted<'a, O> {
    observer: &'a mut O,
    line_solves: &'a mut u64,
}

impl<O: Observer> Observer for Counted<'_, O> {
    #[inline(always)]
    fn step(&mut self, step: Step<'_>) {
        self.observer.step(step);
    }

    fn ended(&mut self, line_solves: u64) {
        *self.line_solves += line_solves;
        self.observer.ended(line_solves);
    }
}
