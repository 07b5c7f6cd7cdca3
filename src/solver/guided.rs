//! Alternates the solver and decimation by marginals until one of them finds a picture.
//!
//! In: a part of a puzzle and its oracle. Out: a picture, not yet verified, or that there is none.
//! Invariants: only the solver, or numbers that were checked, prove that there is none; marginals
//! suggest its first decisions, again after each decimation run that failed. Sources: see
//! `marginals`.

use super::decimation_runs::Runs;
use super::marginals::{Marginals, Pace};
use super::numbers::SecondProver;
use super::oracle::{Answer, Oracle};
use super::{EngineError, Event, Options};
use crate::propagation::{Deduction, Limit, Outcome, Reason};
use crate::puzzle::{CellId, Picture, Puzzle};
use crate::sat::backends::Work;

/// Rounds of messages before the solver's first turn.
const ROUNDS: u32 = 100;
/// The same for parts with more open cells than `FEW_ROUNDS_ABOVE`: their messages seldom settle,
/// and a round takes long.
const FEW_ROUNDS: u32 = 30;
const FEW_ROUNDS_ABOVE: usize = 2000;
/// Activity that a certain cell gets, in conflicts: before the first turn, and before each later
/// one.
const FIRST_SCORE: f64 = 10.0;
const LATER_SCORE: f64 = 20.0;
/// Conflicts of the solver's first turn, for the first picture and for another one. Each turn has a
/// tenth (for another picture: a half) more than the one before.
const FIRST_TURN: u64 = 150;
const OTHER_TURN: u64 = 1000;
/// From this sureness on a cell counts as almost certain: nine to one if it has two colors.
const SURE: f64 = 0.8;
/// Turns after which the solver continues alone.
const MAX_TURNS: u32 = 100;

/// Adds up the work of one part and of all parts, and reports it.
pub(super) struct Progress<'a> {
    /// Of this part.
    pub own: &'a mut Work,
    /// Of all parts together.
    pub all: &'a mut Work,
    pub watch: &'a mut dyn FnMut(Event),
}

impl Progress<'_> {
    pub fn work(&mut self, work: Work) {
        self.all.conflicts += work.conflicts - self.own.conflicts;
        self.all.decisions += work.decisions - self.own.decisions;
        *self.own = work;
        let Work { conflicts, decisions } = *self.all;
        (self.watch)(Event::Working { conflicts, decisions });
    }
}

/// The search for the pictures of one part.
pub(super) struct GuidedSearch<'a> {
    puzzle: &'a Puzzle,
    part: &'a Deduction,
    options: &'a Options,
    oracle: Oracle<'a>,
    /// `None` before the first turn, and if marginals are off or the board is too large.
    runs: Option<Runs<'a>>,
    second_prover: SecondProver,
}

impl<'a> GuidedSearch<'a> {
    pub fn new(
        puzzle: &'a Puzzle,
        part: &'a Deduction,
        oracle: Oracle<'a>,
        options: &'a Options,
    ) -> GuidedSearch<'a> {
        let second_prover = SecondProver::new();
        GuidedSearch { puzzle, part, options, oracle, runs: None, second_prover }
    }

    /// The open cells of the part.
    pub fn cells(&self) -> &[CellId] {
        self.oracle.open_cells()
    }

    /// Takes a known picture as the first one. The search for another one stays near it.
    pub fn begin_at(&mut self, known: Picture) -> Answer {
        self.oracle.suggest_picture(&known)?;
        Ok(Outcome::Found(known))
    }

    /// A picture of the part. `found` are the earlier pictures, which are already excluded.
    pub fn picture(&mut self, progress: &mut Progress, found: &[Picture]) -> Answer {
        let is_first = found.is_empty();
        if is_first {
            self.suggest_marginals(progress)?;
        }
        let mut conflicts = if is_first { FIRST_TURN } else { OTHER_TURN };
        for _ in 0..if self.options.is_guided() { MAX_TURNS } else { 0 } {
            let outcome = self.oracle.next_within(conflicts, &mut |work| progress.work(work))?;
            if outcome != Outcome::Limit(Limit::Conflicts) {
                return Ok(reported(outcome, progress));
            }
            if let [only] = found
                && self.is_only(only, progress.own.conflicts)
            {
                return Ok(Outcome::None(Reason::Search));
            }
            conflicts += if is_first { conflicts / 10 } else { conflicts / 2 };
            if let Some(picture) = self.decimated(progress)?
                && !found.contains(&picture)
            {
                return Ok(Outcome::Found(picture));
            }
        }
        let outcome = self.oracle.next(&mut |work| progress.work(work))?;
        Ok(reported(outcome, progress))
    }

    /// Runs decimation on each thread, and suggests the marginals that it leaves to the solver.
    fn decimated(&mut self, progress: &mut Progress) -> Result<Option<Picture>, EngineError> {
        let Some(mut runs) = self.runs.take() else { return Ok(None) };
        let picture = runs.picture(Pace::FINE, progress.watch);
        self.suggest(runs.first(), LATER_SCORE)?;
        self.runs = Some(runs);
        Ok(picture)
    }

    /// Do numbers show that this picture of the part is the only one?
    fn is_only(&mut self, picture: &Picture, conflicts: u64) -> bool {
        let budget = &self.options.budget;
        self.second_prover.shows_only(self.puzzle, self.part, picture, conflicts, budget)
    }

    /// Enumerates all pictures of the part, one per call.
    pub fn next_of_all(&mut self, progress: &mut Progress) -> Answer {
        let outcome = self.oracle.next_of_all(&mut |work| progress.work(work))?;
        Ok(reported(outcome, progress))
    }

    /// Excludes this picture from all later results.
    pub fn exclude(&mut self, picture: &Picture) -> Result<(), EngineError> {
        self.oracle.exclude(picture)
    }

    /// Runs belief propagation and suggests its marginals to the solver.
    fn suggest_marginals(&mut self, progress: &mut Progress) -> Result<(), EngineError> {
        if !self.options.is_guided() {
            return Ok(());
        }
        let Some(mut runs) = Runs::new(self.puzzle, self.part, self.options) else {
            return Ok(());
        };
        let open_cells = self.cells().len();
        runs.settle(if open_cells > FEW_ROUNDS_ABOVE { FEW_ROUNDS } else { ROUNDS });
        let sure_cells = self.suggest(runs.first(), FIRST_SCORE)?;
        let rounds = runs.first().rounds();
        (progress.watch)(Event::MarginalsComputed { rounds, open_cells, sure_cells });
        self.runs = Some(runs);
        Ok(())
    }

    /// Suggests the likeliest color of each cell; surer cells get more activity. Returns how many
    /// cells are almost certain.
    fn suggest(&mut self, marginals: &Marginals<'_>, score: f64) -> Result<usize, EngineError> {
        let mut sure_cells = 0;
        for at in 0..self.cells().len() {
            let cell = self.cells()[at];
            let (color, sureness) = marginals.likeliest(cell);
            sure_cells += usize::from(sureness >= SURE);
            self.oracle.suggest(cell, color, score * sureness)?;
        }
        Ok(sure_cells)
    }
}

/// Reports the solver's result as an event.
fn reported(outcome: Outcome<Picture>, progress: &mut Progress) -> Outcome<Picture> {
    (progress.watch)(Event::Decided(match &outcome {
        Outcome::Found(_) => "satisfiable",
        Outcome::None(_) => "unsatisfiable",
        Outcome::Limit(Limit::Time) => "out of time",
        Outcome::Limit(Limit::Memory) => "out of memory",
        Outcome::Limit(Limit::Capacity) => "out of room",
        Outcome::Limit(_) => "unknown",
    }));
    outcome
}
