//! What a puzzle says before anything is searched: totals, then lines, then probing.
//!
//! In: a puzzle, options, an observer of each step. Out: a [`Deduction`], or that there is no
//! picture. Invariants: this order stands here and nowhere else; with an observer that writes a
//! proof the stages are the same.

use super::{Event, Options};
use crate::propagation::{
    Deduction, Observer, Outcome, Reason, Step, probe_observed, propagate_observed,
};
use crate::puzzle::Puzzle;

/// Deduces what totals, lines and, if the options say so, probing settle.
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

/// The same without the totals, of which no step tells an observer.
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

/// As much as the budget leaves time for: less is known where it ends, never something wrong.
/// The puzzle has a picture.
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

/// An observer whose line solves are counted.
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
