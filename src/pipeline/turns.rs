//! The solver and beliefs in turns, until one of them has a picture.
//!
//! In: a part of a puzzle, its formula and a session with it. Out: a picture, not yet verified, or
//! that there is none. Holds: only the solver says that there is none; beliefs tell it where to
//! begin, and again after each dive that failed. Sources: see `belief`.

use super::answer::model_of;
use super::{Event, Options, PipelineError};
use crate::belief::{Beliefs, Dive, dive};
use crate::encode::Encoding;
use crate::line::{Deduction, Limit};
use crate::puzzle::{CellId, Picture, Puzzle};
use crate::solve::{Outcome, Session, Work};

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
/// From here on a cell is called all but certain: nine to one, if it has two colors.
const SURE: f64 = 0.8;
/// Turns after which the solver goes on alone.
const MAX_TURNS: u32 = 100;

/// Whom the work is told to while it is done.
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

/// A picture, or that there is none, or the limit that the search for it ran into.
pub(super) type Found = Result<Option<Picture>, Limit>;

/// A part whose pictures are looked for.
pub(super) struct Turns<'a> {
    puzzle: &'a Puzzle,
    part: &'a Deduction,
    encoding: &'a Encoding,
    options: &'a Options,
    /// The open cells.
    cells: Vec<CellId>,
    /// None before the first turn, and where nobody is led.
    beliefs: Option<Beliefs<'a>>,
}

impl<'a> Turns<'a> {
    pub fn new(
        puzzle: &'a Puzzle,
        part: &'a Deduction,
        encoding: &'a Encoding,
        options: &'a Options,
    ) -> Turns<'a> {
        Turns { puzzle, part, encoding, options, cells: part.open_cells().collect(), beliefs: None }
    }

    /// The open cells of the part.
    pub fn cells(&self) -> &[CellId] {
        &self.cells
    }

    /// A picture of the part other than `found`, which the session excludes.
    ///
    /// # Errors
    /// See [`PipelineError`].
    pub fn picture(
        &mut self,
        session: &mut dyn Session,
        progress: &mut Progress,
        found: &[Picture],
    ) -> Result<Found, PipelineError> {
        let is_first = found.is_empty();
        if is_first {
            self.believe(session, progress)?;
        }
        let mut conflicts = if is_first { FIRST_TURN } else { OTHER_TURN };
        for _ in 0..MAX_TURNS {
            let Some(mut beliefs) = self.beliefs.take() else { break };
            if let Some(outcome) =
                session.decide_briefly(conflicts, &mut |work| progress.work(work))?
            {
                self.beliefs = Some(beliefs);
                return Ok(self.found(outcome, progress));
            }
            conflicts += if is_first { conflicts / 10 } else { conflicts / 2 };
            let Dive { picture, turned } =
                dive(self.puzzle, self.part, &mut beliefs, &self.options.budget);
            (progress.watch)(Event::Dived { arrived: picture.is_some(), turned });
            self.prefer(session, &beliefs, LATER_SCORE)?;
            self.beliefs = Some(beliefs);
            if let Some(picture) = picture.filter(|picture| !found.contains(picture)) {
                return Ok(Ok(Some(picture)));
            }
        }
        let outcome = session.decide_under(&[], &mut |work| progress.work(work))?;
        Ok(self.found(outcome, progress))
    }

    /// What the solver's answer means.
    pub fn found(&self, outcome: Outcome, progress: &mut Progress) -> Found {
        (progress.watch)(Event::Decided(outcome.word()));
        let model = model_of(outcome, &self.options.budget)?;
        Ok(model.map(|model| self.encoding.decode(self.puzzle, &model)))
    }

    /// The lines tell each other what they believe, and the solver begins with that.
    fn believe(
        &mut self,
        session: &mut dyn Session,
        progress: &mut Progress,
    ) -> Result<(), PipelineError> {
        if !self.options.leads() {
            return Ok(());
        }
        let beliefs = Beliefs::new(self.puzzle, self.part, &self.options.budget);
        let Some(mut beliefs) = beliefs else { return Ok(()) };
        beliefs.settle(ROUNDS);
        let sure_cells = self.prefer(session, &beliefs, FIRST_SCORE)?;
        let (rounds, open_cells) = (beliefs.rounds(), self.cells.len());
        (progress.watch)(Event::Believed { rounds, open_cells, sure_cells });
        self.beliefs = Some(beliefs);
        Ok(())
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
