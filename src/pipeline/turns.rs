//! The solver and beliefs in turns, until one of them has a picture.
//!
//! In: a part of a puzzle, its formula and a session with it. Out: a picture, not yet verified, or
//! that there is none. Holds: only the solver says that there is none; beliefs tell it where to
//! begin, and again after each dive that failed. Sources: see `belief`.

use super::answer::model_of;
use super::{Event, PipelineError};
use crate::belief::{Beliefs, dive};
use crate::encode::Encoding;
use crate::line::{Deduction, Limit};
use crate::puzzle::{CellId, Picture, Puzzle};
use crate::sat::budget::Budget;
use crate::solve::{Session, Work};

/// Rounds of messages before the first turn.
const ROUNDS: u32 = 100;
/// A sure cell counts as if it had taken part in so many conflicts, before the first turn and
/// before each later one.
const FIRST_SCORE: f64 = 10.0;
const LATER_SCORE: f64 = 20.0;
/// Conflicts of the first turn, for the first picture and for another one; each turn has a tenth
/// (or a half) more than the one before.
const FIRST_TURN: u64 = 150;
const OTHER_TURN: u64 = 1000;
/// Turns after which the solver goes on alone.
const MAX_TURNS: u32 = 100;

/// What is told of the work while it is done.
pub(super) struct Told<'a> {
    /// Of this part.
    pub own: &'a mut Work,
    /// Of all parts together.
    pub all: &'a mut Work,
    pub watch: &'a mut dyn FnMut(Event),
}

impl Told<'_> {
    pub fn work(&mut self, work: Work) {
        self.all.conflicts += work.conflicts - self.own.conflicts;
        self.all.decisions += work.decisions - self.own.decisions;
        *self.own = work;
        let Work { conflicts, decisions } = *self.all;
        (self.watch)(Event::Working { conflicts, decisions });
    }
}

/// A part whose pictures are looked for.
pub(super) struct Turns<'a> {
    puzzle: &'a Puzzle,
    part: &'a Deduction,
    encoding: &'a Encoding,
    budget: &'a Budget,
    /// The open cells.
    cells: Vec<CellId>,
    /// None before the first turn, and on boards that are too large.
    beliefs: Option<Beliefs<'a>>,
}

impl<'a> Turns<'a> {
    pub fn new(
        puzzle: &'a Puzzle,
        part: &'a Deduction,
        encoding: &'a Encoding,
        budget: &'a Budget,
    ) -> Turns<'a> {
        let is_open = |cell: &CellId| part.colors(*cell).len() > 1;
        let cells = puzzle.geometry().cells().filter(is_open).collect();
        Turns { puzzle, part, encoding, budget, cells, beliefs: None }
    }

    /// The open cells of the part.
    pub fn cells(&self) -> &[CellId] {
        &self.cells
    }

    /// Decides with what the session knows, and no more.
    pub fn decide(
        &self,
        session: &mut dyn Session,
        told: &mut Told,
    ) -> Result<Result<Option<Picture>, Limit>, PipelineError> {
        let outcome = session.decide_under(&[], &mut |work| told.work(work))?;
        (told.watch)(Event::Decided(outcome.word()));
        Ok(model_of(outcome).map(|model| Some(self.encoding.decode(self.puzzle, &model?))))
    }

    /// The first picture of the part, or that it has none.
    ///
    /// # Errors
    /// See [`PipelineError`]; the inner one is a limit, which is an answer.
    pub fn first(
        &mut self,
        session: &mut dyn Session,
        told: &mut Told,
    ) -> Result<Result<Option<Picture>, Limit>, PipelineError> {
        let Some(mut beliefs) = Beliefs::new(self.puzzle, self.part, self.budget) else {
            return self.decide(session, told);
        };
        beliefs.settle(ROUNDS);
        let sure_cells = self.prefer(session, &beliefs, FIRST_SCORE)?;
        let (rounds, open_cells) = (beliefs.rounds(), self.cells.len());
        (told.watch)(Event::Believed { rounds, open_cells, sure_cells });
        self.beliefs = Some(beliefs);
        self.take_turns(session, told, &[])
    }

    /// A picture other than `found`, which the session excludes, or that there is none.
    ///
    /// # Errors
    /// As those of [`Turns::first`].
    pub fn other(
        &mut self,
        session: &mut dyn Session,
        told: &mut Told,
        found: &[Picture],
    ) -> Result<Result<Option<Picture>, Limit>, PipelineError> {
        self.take_turns(session, told, found)
    }

    fn take_turns(
        &mut self,
        session: &mut dyn Session,
        told: &mut Told,
        found: &[Picture],
    ) -> Result<Result<Option<Picture>, Limit>, PipelineError> {
        let is_first = found.is_empty();
        let mut conflicts = if is_first { FIRST_TURN } else { OTHER_TURN };
        for _ in 0..MAX_TURNS {
            let Some(mut beliefs) = self.beliefs.take() else { break };
            let outcome = session.decide_briefly(conflicts, &mut |work| told.work(work))?;
            if let Some(outcome) = outcome {
                self.beliefs = Some(beliefs);
                (told.watch)(Event::Decided(outcome.word()));
                let decode = |model| self.encoding.decode(self.puzzle, &model);
                return Ok(model_of(outcome).map(|model| model.map(decode)));
            }
            conflicts += if is_first { conflicts / 10 } else { conflicts / 2 };
            let dived = dive(self.puzzle, self.part, &mut beliefs, self.budget);
            (told.watch)(Event::Dived { arrived: dived.picture.is_some(), turned: dived.turned });
            self.prefer(session, &beliefs, LATER_SCORE)?;
            self.beliefs = Some(beliefs);
            if let Some(picture) = dived.picture.filter(|picture| !found.contains(picture)) {
                return Ok(Ok(Some(picture)));
            }
        }
        self.decide(session, told)
    }

    /// Advises the solver to try the likeliest color of each cell, the surest cells first. How
    /// many cells are all but certain?
    fn prefer(
        &self,
        session: &mut dyn Session,
        beliefs: &Beliefs<'_>,
        score: f64,
    ) -> Result<usize, PipelineError> {
        let mut sure_cells = 0;
        for &cell in &self.cells {
            let (color, sureness) = beliefs.likeliest(cell);
            sure_cells += usize::from(sureness >= SURE);
            for otherwise in self.encoding.not_color(cell, color) {
                session.prefer(!otherwise, score * sureness)?;
            }
        }
        Ok(sure_cells)
    }
}

/// From here on a cell is called all but certain: nine to one, if it has two colors.
const SURE: f64 = 0.8;
