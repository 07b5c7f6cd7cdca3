//! The pictures of a puzzle whose parts are decided apart: one of each part, in
//! every combination.
//!
//! In: the parts and their formulas. Out: pictures, not yet verified. Holds: no part is asked
//! for a picture before it is needed; the largest part changes last and is not remembered.

use super::answer::model_of;
use super::switch::switched;
use super::{Event, PipelineError};
use crate::encode::Encoding;
use crate::line::{Deduction, Limit};
use crate::puzzle::{CellId, Color, Picture, Puzzle};
use crate::sat::budget::Budget;
use crate::solve::{Enumeration, Session, Work};

/// One part, and where the combination stands in it.
struct Part<'a> {
    deduction: &'a Deduction,
    encoding: &'a Encoding,
    session: Box<dyn Session + 'a>,
    cells: Vec<CellId>,
    /// The colors of `cells`, for each picture found.
    found: Vec<Vec<Color>>,
    /// Which of them is used now.
    place: usize,
    /// The pictures after the first one, which is excluded by a clause.
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
    budget: &'a Budget,
    parts: Vec<Part<'a>>,
    is_begun: bool,
    /// What the solver did so far, all parts together.
    work: Work,
}

impl<'a> Product<'a> {
    /// Nothing yet.
    pub fn new(puzzle: &'a Puzzle, budget: &'a Budget) -> Product<'a> {
        Product { puzzle, budget, parts: Vec::new(), is_begun: false, work: Work::default() }
    }

    /// Adds a part, the largest first.
    pub fn add(
        &mut self,
        deduction: &'a Deduction,
        encoding: &'a Encoding,
        session: Box<dyn Session + 'a>,
    ) {
        let is_open = |cell: &CellId| deduction.colors(*cell).len() > 1;
        let cells = self.puzzle.geometry().cells().filter(is_open).collect();
        self.parts.push(Part {
            deduction,
            encoding,
            session,
            cells,
            found: Vec::new(),
            place: 0,
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
                let step = part.more(self.puzzle, self.budget, &mut self.work, watch)?;
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
            match part.more(self.puzzle, self.budget, &mut self.work, watch)? {
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
            for (&cell, &color) in part.cells.iter().zip(&part.found[part.place]) {
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
        budget: &Budget,
        all: &mut Work,
        watch: &mut dyn FnMut(Event),
    ) -> Result<Stepped, PipelineError> {
        if self.is_complete {
            return Ok(Stepped::Exhausted);
        }
        let own = &mut self.work;
        let mut work = |work: Work| {
            all.conflicts += work.conflicts - own.conflicts;
            all.decisions += work.decisions - own.decisions;
            *own = work;
            watch(Event::Working { conflicts: all.conflicts, decisions: all.decisions });
        };
        let outcome = match &mut self.others {
            None => self.session.decide_under(&[], &mut work)?,
            Some(others) => others.next(&mut *self.session, &mut work)?,
        };
        watch(Event::Decided(outcome.word()));
        let model = match model_of(outcome) {
            Ok(Some(model)) => model,
            Ok(None) => {
                self.is_complete = true;
                return Ok(Stepped::Exhausted);
            }
            Err(limit) => return Ok(Stepped::Stopped(limit)),
        };
        let picture = self.encoding.decode(puzzle, &model);
        self.place = self.found.len();
        let found = match self.others {
            Some(_) => vec![picture],
            None => self.first(puzzle, budget, picture)?,
        };
        let colors = |picture: Picture| self.cells.iter().map(|&cell| picture[cell]).collect();
        self.found.extend(found.into_iter().map(colors));
        Ok(Stepped::Next)
    }

    /// The first picture and, after a cheap look for it, one close by; excludes both.
    fn first(
        &mut self,
        puzzle: &Puzzle,
        budget: &Budget,
        first: Picture,
    ) -> Result<Vec<Picture>, PipelineError> {
        let near = switched(puzzle, self.deduction, &first, budget);
        let found: Vec<Picture> = [Some(first), near].into_iter().flatten().collect();
        for picture in &found {
            self.session.add_clause(&self.encoding.anything_but(puzzle, picture))?;
        }
        self.others = Some(Enumeration::new(self.encoding.painted()));
        Ok(found)
    }
}
