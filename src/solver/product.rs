//! Combines the pictures of independent parts: one picture of each part, in every combination.
//!
//! In: the parts and their oracles. Out: pictures, not yet verified. Invariants: no part searches
//! for a picture before it is needed; the largest part changes last and stores no old pictures.

use super::guided::{GuidedSearch, Progress};
use super::oracle::{Answer, Oracle};
use super::switches::switched;
use super::{EngineError, Event, Options};
use crate::budget::Budget;
use crate::propagation::{Deduction, Outcome, Reason};
use crate::puzzle::{Color, Picture, Puzzle};
use crate::sat::backends::Work;

/// One part, and the state of the enumeration in it.
struct Part<'a> {
    deduction: &'a Deduction,
    search: GuidedSearch<'a>,
    /// The colors of the part's open cells, for each picture found.
    found: Vec<Vec<Color>>,
    /// Which of them is in use.
    place: usize,
    /// The first picture, until the second is found; each is excluded by a clause.
    excluded: Vec<Picture>,
    /// A picture that was found before the search, until it is in use.
    known: Option<Picture>,
    /// After two pictures the search enumerates the others.
    is_enumerated: bool,
    is_complete: bool,
    /// The solver's work for this part so far.
    work: Work,
}

/// All parts.
pub(super) struct Product<'a> {
    puzzle: &'a Puzzle,
    options: &'a Options,
    parts: Vec<Part<'a>>,
    is_begun: bool,
    /// The solver's work for all parts together so far.
    work: Work,
}

impl<'a> Product<'a> {
    /// No parts yet.
    pub fn new(puzzle: &'a Puzzle, options: &'a Options) -> Product<'a> {
        Product { puzzle, options, parts: Vec::new(), is_begun: false, work: Work::default() }
    }

    /// Adds a part, the largest first. `known` is a picture of the puzzle.
    pub fn add(&mut self, deduction: &'a Deduction, oracle: Oracle<'a>, known: Option<&Picture>) {
        self.parts.push(Part {
            deduction,
            search: GuidedSearch::new(self.puzzle, deduction, oracle, self.options),
            found: Vec::new(),
            place: 0,
            excluded: Vec::new(),
            known: known.cloned(),
            is_enumerated: false,
            is_complete: false,
            work: Work::default(),
        });
    }

    /// The picture of the next combination. `settled` gives the cells that are open in no part.
    pub fn next(&mut self, settled: &Deduction, watch: &mut dyn FnMut(Event)) -> Answer {
        Ok(self.step(watch)?.map(|()| self.picture(settled)))
    }

    /// Moves on to the next combination.
    fn step(&mut self, watch: &mut dyn FnMut(Event)) -> Result<Outcome<()>, EngineError> {
        if !self.is_begun {
            self.is_begun = true;
            for part in &mut self.parts {
                let step = part.more(self.puzzle, self.options, &mut self.work, watch)?;
                if step != Outcome::Found(()) {
                    return Ok(step);
                }
            }
            return Ok(Outcome::Found(()));
        }
        for at in (0..self.parts.len()).rev() {
            let part = &mut self.parts[at];
            if at == 0 && part.place + 1 == part.found.len() {
                // The part that changes last never returns to an old picture.
                part.found.clear();
            } else {
                part.place += 1;
            }
            if part.place < part.found.len() {
                return Ok(Outcome::Found(()));
            }
            match part.more(self.puzzle, self.options, &mut self.work, watch)? {
                Outcome::None(_) => part.place = 0,
                step => return Ok(step),
            }
        }
        Ok(Outcome::None(Reason::Search))
    }

    /// The picture of the present combination.
    fn picture(&self, settled: &Deduction) -> Picture {
        let color = |cell| settled.colors(cell).iter().next().unwrap_or(Color::BACKGROUND);
        let mut colors: Vec<Color> = self.puzzle.geometry().cells().map(color).collect();
        for part in &self.parts {
            for (&cell, &color) in part.search.cells().iter().zip(&part.found[part.place]) {
                colors[cell.index()] = color;
            }
        }
        Picture::painted(self.puzzle.geometry(), |cell| colors[cell.index()])
    }
}

impl Part<'_> {
    /// Finds another picture of this part and makes it the one in use.
    fn more(
        &mut self,
        puzzle: &Puzzle,
        options: &Options,
        all: &mut Work,
        watch: &mut dyn FnMut(Event),
    ) -> Result<Outcome<()>, EngineError> {
        if self.is_complete {
            return Ok(Outcome::None(Reason::Search));
        }
        let progress = &mut Progress { own: &mut self.work, all, watch };
        let found = match (self.known.take(), self.is_enumerated) {
            (Some(known), _) => self.search.begin_at(known)?,
            (None, true) => self.search.next_of_all(progress)?,
            (None, false) => self.search.picture(progress, &self.excluded)?,
        };
        let picture = match found.found() {
            Ok(picture) => picture,
            Err(ended) => {
                self.is_complete = matches!(ended, Outcome::None(_));
                return Ok(ended);
            }
        };
        self.place = self.found.len();
        let found = match self.is_enumerated {
            true => vec![picture],
            false => self.exclude(puzzle, &options.budget, picture)?,
        };
        let colors =
            |picture: Picture| self.search.cells().iter().map(|&cell| picture[cell]).collect();
        self.found.extend(found.into_iter().map(colors));
        Ok(Outcome::Found(()))
    }

    /// Excludes a picture. If it is the first one, also searches for another one that differs by
    /// one elementary switch, and excludes that, too.
    fn exclude(
        &mut self,
        puzzle: &Puzzle,
        budget: &Budget,
        picture: Picture,
    ) -> Result<Vec<Picture>, EngineError> {
        let is_first = self.excluded.is_empty();
        let near = is_first.then(|| switched(puzzle, self.deduction, &picture, budget)).flatten();
        let found: Vec<Picture> = [Some(picture), near].into_iter().flatten().collect();
        for picture in &found {
            self.search.exclude(picture)?;
        }
        self.excluded.extend_from_slice(&found);
        if self.excluded.len() > 1 {
            self.excluded.clear();
            self.is_enumerated = true;
        }
        Ok(found)
    }
}
