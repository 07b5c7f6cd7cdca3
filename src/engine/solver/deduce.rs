//! Deduction before any search: line solving, then probing. For solvers outside this library, the
//! formula of the cells that both leave open.
//!
//! In: a solver; an observer of each step. Out: a [`Deduction`], or that there is no picture; an
//! [`Encoding`]. Invariants: only this file defines the order of the stages, for solving, formulas,
//! counts and proofs alike; each is done once.

use super::part::Part;
use super::solving::{Solver, Stage};
use super::{EngineError, Event, Limit, Outcome, Reason};
use crate::encoding::{Encoding, encode, encode_clues};
use crate::propagation::{
    Deduction, NoObserver, Observer, Step, probe_observed, propagate_observed,
};

impl Solver<'_> {
    /// The colors left for each cell by lines and, if the options include it, by probing. Skips the
    /// totals: they produce no steps. The result is kept; the observer gets only the steps that this
    /// call computes.
    pub(crate) fn deduction(
        &mut self,
        observer: &mut impl Observer,
    ) -> Result<Outcome<Deduction>, EngineError> {
        while !self.is_deduced {
            match &self.stage {
                Stage::New => self.solve_lines(observer),
                Stage::Early(_) => self.probe(observer)?,
                Stage::Ended(reason) => return Ok(Outcome::None(reason.clone())),
                Stage::Stopped(limit) => return Ok(Outcome::Limit(*limit)),
                Stage::Probed | Stage::Parts | Stage::Search(_) => break,
            }
        }
        Ok(Outcome::Found(self.deduction.clone()))
    }

    /// Solves all lines to a fixpoint.
    pub(super) fn solve_lines(&mut self, observer: &mut impl Observer) {
        let mut counter = Counted { observer, line_solves: 0 };
        let deduction = propagate_observed(self.puzzle, &self.options.budget, &mut counter);
        self.events.solved_lines(counter.line_solves);
        self.stage = match deduction.into() {
            Outcome::Found(deduction) => {
                self.events.send(Event::Propagated { open_cells: deduction.open_count() });
                self.deduction = deduction;
                Stage::Early(Box::new(Part::new(self.puzzle, self.options, self.deduction.clone())))
            }
            Outcome::None(reason) => Stage::Ended(reason),
            Outcome::Limit(limit) => Stage::Stopped(limit),
        };
    }

    /// Probes, if the options include it and cells are open.
    pub(super) fn probe(&mut self, observer: &mut impl Observer) -> Result<(), EngineError> {
        // Frees the memory of the marginals, which is needed for probing and the formula.
        (self.stage, self.is_deduced) = (Stage::Probed, true);
        if !self.options.probe || self.deduction.open_count() == 0 {
            return Ok(());
        }
        let mut counter = Counted { observer, line_solves: 0 };
        let probed =
            probe_observed(self.puzzle, &self.deduction, &self.options.budget, &mut counter);
        self.events.solved_lines(counter.line_solves);
        match probed {
            Ok(probed) => {
                self.events.send(Event::Probed { open_cells: probed.open_count() });
                self.deduction = probed;
            }
            Err(_) if self.first.is_some() => return Err(EngineError::Lost),
            Err(_) => (self.stage, self.is_deduced) = (Stage::Ended(Reason::Search), false),
        }
        Ok(())
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

impl Solver<'_> {
    /// The formula of the puzzle: the cells that line solving and probing leave open. If these
    /// refute the puzzle, the formula of its clues alone, which is then unsatisfiable.
    ///
    /// # Errors
    /// [`Limit`] if the formula would be too large or the budget is over.
    pub fn formula(mut self) -> Result<Encoding, Limit> {
        let deduction = self.deduction(&mut NoObserver);
        let (puzzle, options, events) = self.request();
        let encoding = match deduction {
            Ok(Outcome::Found(deduction)) => {
                encode(puzzle, &deduction, &options.encode, &options.budget)?
            }
            Ok(Outcome::Limit(limit)) => return Err(limit),
            Ok(Outcome::None(_)) | Err(_) => {
                encode_clues(puzzle, &options.encode, &options.budget)?
            }
        };
        events.send(Event::encoded(std::slice::from_ref(&encoding)));
        Ok(encoding)
    }

    /// The formula of the clues and the givens alone, without line solving and probing.
    ///
    /// # Errors
    /// Same as [`Solver::formula`].
    pub fn formula_of_clues(mut self) -> Result<Encoding, Limit> {
        let (puzzle, options, events) = self.request();
        let encoding = encode_clues(puzzle, &options.encode, &options.budget)?;
        events.send(Event::encoded(std::slice::from_ref(&encoding)));
        Ok(encoding)
    }
}
