//! The pictures of a puzzle whose parts are decided apart: one of each part, in
//! every combination.
//!
//! In: the parts and their formulas. Out: pictures, not yet verified. Holds: no part is asked
//! for a picture before it is needed; the largest part changes last and is not remembered.

use super::switch::switched;
use super::turns::{Progress, Turns};
use super::{Event, Options, PipelineError};
use crate::encode::Encoding;
use crate::line::{Deduction, Limit};
use crate::puzzle::{Color, Picture, Puzzle};
use crate::sat::budget::Budget;
use crate::solve::{Enumeration, Session, Work};

/// One part, and where the combination stands in it.
struct Part<'a> {
    deduction: &'a Deduction,
    encoding: &'a Encoding,
    session: Box<dyn Session + 'a>,
    /// The colors of `cells`, for each picture found.
    found: Vec<Vec<Color>>,
    /// Which of them is used now.
    place: usize,
    /// Who finds the first two pictures; each is excluded by a clause.
    turns: Turns<'a>,
    /// The first of them, before the second is found.
    excluded: Vec<Picture>,
    /// The pictures after those.
    others: Option<Enumeration>,
    is_complete: bool,
    /// What the solver did so far.
    work: Work,
}

/// How a step ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stepped {
    /// There is a picture.
    Next,
    /// There is none left.
    Exhausted,
    /// A limit was reached first.
    Stopped(Limit),
}

/// All parts.
pub(super) struct Product<'a> {
    puzzle: &'a Puzzle,
    options: &'a Options,
    parts: Vec<Part<'a>>,
    is_begun: bool,
    /// What the solver did so far, all parts together.
    work: Work,
}

impl<'a> Product<'a> {
    /// Nothing yet.
    pub fn new(puzzle: &'a Puzzle, options: &'a Options) -> Product<'a> {
        Product { puzzle, options, parts: Vec::new(), is_begun: false, work: Work::default() }
    }

    /// Adds a part, the largest first.
    pub fn add(
        &mut self,
        deduction: &'a Deduction,
        encoding: &'a Encoding,
        session: Box<dyn Session + 'a>,
    ) {
        self.parts.push(Part {
            deduction,
            encoding,
            session,
            found: Vec::new(),
            place: 0,
            turns: Turns::new(self.puzzle, deduction, encoding, self.options),
            excluded: Vec::new(),
            others: None,
            is_complete: false,
            work: Work::default(),
        });
    }

    /// Moves on to the next combination.
    ///
    /// # Errors
    /// [`PipelineError::Solve`].
    pub fn step(&mut self, watch: &mut dyn FnMut(Event)) -> Result<Stepped, PipelineError> {
        if !self.is_begun {
            self.is_begun = true;
            for part in &mut self.parts {
                let step = part.more(self.puzzle, self.options, &mut self.work, watch)?;
                if step != Stepped::Next {
                    return Ok(step);
                }
            }
            return Ok(Stepped::Next);
        }
        for at in (0..self.parts.len()).rev() {
            let part = &mut self.parts[at];
            if at == 0 && part.place + 1 == part.found.len() {
                // Nothing comes back to the pictures of the part that changes last.
                part.found.clear();
            } else {
                part.place += 1;
            }
            if part.place < part.found.len() {
                return Ok(Stepped::Next);
            }
            match part.more(self.puzzle, self.options, &mut self.work, watch)? {
                Stepped::Exhausted => part.place = 0,
                step => return Ok(step),
            }
        }
        Ok(Stepped::Exhausted)
    }

    /// The picture of the present combination; `settled` tells the cells that are open in no part.
    pub fn picture(&self, settled: &Deduction) -> Picture {
        let color = |cell| settled.colors(cell).iter().next().unwrap_or(Color::BACKGROUND);
        let mut colors: Vec<Color> = self.puzzle.geometry().cells().map(color).collect();
        for part in &self.parts {
            for (&cell, &color) in part.turns.cells().iter().zip(&part.found[part.place]) {
                colors[cell.index()] = color;
            }
        }
        Picture::painted(self.puzzle.geometry(), |cell| colors[cell.index()])
    }
}

impl Part<'_> {
    /// Finds another picture of this part, which is then the one in use.
    fn more(
        &mut self,
        puzzle: &Puzzle,
        options: &Options,
        all: &mut Work,
        watch: &mut dyn FnMut(Event),
    ) -> Result<Stepped, PipelineError> {
        if self.is_complete {
            return Ok(Stepped::Exhausted);
        }
        let progress = &mut Progress { own: &mut self.work, all, watch };
        let (session, is_first) = (&mut *self.session, self.excluded.is_empty());
        let found = match &mut self.others {
            Some(others) => {
                let outcome = others.next(session, &mut |work| progress.work(work))?;
                self.turns.found(outcome, progress)
            }
            None => self.turns.picture(session, progress, &self.excluded)?,
        };
        let picture = match found {
            Ok(Some(picture)) => picture,
            Ok(None) => {
                self.is_complete = true;
                return Ok(Stepped::Exhausted);
            }
            Err(limit) => return Ok(Stepped::Stopped(limit)),
        };
        self.place = self.found.len();
        let found = match self.others {
            Some(_) => vec![picture],
            None => self.exclude(puzzle, &options.budget, picture, is_first)?,
        };
        let colors =
            |picture: Picture| self.turns.cells().iter().map(|&cell| picture[cell]).collect();
        self.found.extend(found.into_iter().map(colors));
        Ok(Stepped::Next)
    }

    /// Excludes a picture and, after a cheap look for it if this is the first one, another one
    /// close by. Once there are two, the others are enumerated.
    fn exclude(
        &mut self,
        puzzle: &Puzzle,
        budget: &Budget,
        picture: Picture,
        is_first: bool,
    ) -> Result<Vec<Picture>, PipelineError> {
        let near = is_first.then(|| switched(puzzle, self.deduction, &picture, budget)).flatten();
        let found: Vec<Picture> = [Some(picture), near].into_iter().flatten().collect();
        for picture in &found {
            self.session.add_clause(&self.encoding.anything_but(puzzle, picture))?;
        }
        self.excluded.extend_from_slice(&found);
        if self.excluded.len() > 1 {
            self.excluded.clear();
            self.others = Some(Enumeration::new(self.encoding.painted()));
        }
        Ok(found)
    }
}
