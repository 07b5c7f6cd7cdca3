//! Deduction before any search: totals, then line solving, then probing.
//!
//! In: a puzzle, options, an observer of each step. Out: a [`Deduction`], or that there is no
//! picture. Invariants: only this file defines the order of the stages, also for proofs.

use super::{Event, Options};
use crate::propagation::{
    Deduction, Observer, Outcome, Reason, Step, probe_observed, propagate_observed,
};
use crate::puzzle::Puzzle;

/// Deduces from totals, line solving and, if the options include it, probing.
pub fn deduce(
    puzzle: &Puzzle,
    options: &Options,
    observer: &mut impl Observer,
    watch: &mut dyn FnMut(Event),
) -> Outcome<Deduction> {
    match puzzle.disagreement() {
        Some(disagreement) => Outcome::None(Reason::Totals(disagreement)),
        None => deduce_by_lines(puzzle, options, observer, watch),
    }
}

/// [`deduce`] without the totals, which have no steps for an observer.
pub(crate) fn deduce_by_lines(
    puzzle: &Puzzle,
    options: &Options,
    observer: &mut impl Observer,
    watch: &mut dyn FnMut(Event),
) -> Outcome<Deduction> {
    let mut counted = Counted { observer, line_solves: 0 };
    let settled = propagate_observed(puzzle, &options.budget, &mut counted);
    watch(Event::LinesSolved(counted.line_solves));
    let settled = match settled {
        Ok(settled) => settled,
        Err(stopped) => return Err(stopped).into(),
    };
    watch(Event::Propagated { open_cells: settled.open_count() });
    if !options.probe || settled.open_count() == 0 {
        return Outcome::Found(settled);
    }
    let probed = probe_observed(puzzle, &settled, &options.budget, &mut counted);
    watch(Event::LinesSolved(counted.line_solves));
    let Ok(probed) = probed else { return Outcome::None(Reason::Search) };
    watch(Event::Probed { open_cells: probed.open_count() });
    Outcome::Found(probed)
}

/// Line solving and probing as far as the budget allows; a shorter budget gives a weaker result.
/// The puzzle must have a picture.
pub(super) fn deduce_within(puzzle: &Puzzle, options: &Options) -> Deduction {
    let lines = Options { probe: false, ..options.clone() };
    let observer = &mut crate::propagation::NoObserver;
    match deduce_by_lines(puzzle, &lines, observer, &mut |_| {}) {
        Outcome::Found(settled) => {
            crate::propagation::probe(puzzle, &settled, &options.budget).unwrap_or(settled)
        }
        Outcome::None(_) | Outcome::Limit(_) => Deduction::of_givens(puzzle),
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
