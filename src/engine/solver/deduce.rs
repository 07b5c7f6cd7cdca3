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
    match lines(puzzle, options, observer, events) {
        Outcome::Found(settled) => probing((puzzle, settled), options, observer, events),
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

/// Solves all lines to a fixpoint: the first stage, for callers that do something before the next.
pub(super) fn lines(
    puzzle: &Puzzle,
    options: &Options,
    observer: &mut impl Observer,
    events: &mut Events<'_>,
) -> Outcome<Deduction> {
    let mut counted = Counted { observer, line_solves: 0 };
    let settled = propagate_observed(puzzle, &options.budget, &mut counted);
    events.solved_lines(counted.line_solves);
    if let Ok(settled) = &settled {
        events.send(Event::Propagated { open_cells: settled.open_count() });
    }
    settled.into()
}

/// Probes, if the options include it and cells are open.
pub(super) fn probing(
    (puzzle, settled): (&Puzzle, Deduction),
    options: &Options,
    observer: &mut impl Observer,
    events: &mut Events<'_>,
) -> Outcome<Deduction> {
    if !options.probe || settled.open_count() == 0 {
        return Outcome::Found(settled);
    }
    let mut counted = Counted { observer, line_solves: 0 };
    let probed = probe_observed(puzzle, &settled, &options.budget, &mut counted);
    events.solved_lines(counted.line_solves);
    let Ok(probed) = probed else { return Outcome::None(Reason::Search) };
    events.send(Event::Probed { open_cells: probed.open_count() });
    Outcome::Found(probed)
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
