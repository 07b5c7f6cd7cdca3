//! Combines the pictures of independent parts: one picture of each part, in every combination.
//!
//! In: the parts. Out: pictures, not yet verified. Invariants: no part searches for a picture before
//! it is needed; the largest part, which comes first, changes last and stores no old pictures.

use super::oracle::Answer;
use super::part::Part;
use super::{EngineError, Events};
use crate::propagation::{Deduction, Outcome, Reason};
use crate::puzzle::{Color, Picture, Puzzle};

/// The parts with the pictures that each had so far.
pub(super) struct Combination<'p> {
    puzzle: &'p Puzzle,
    /// The cells that are open in no part.
    settled: Deduction,
    wheels: Vec<Wheel<'p>>,
    is_begun: bool,
}

/// A part that goes through its pictures again for each one of the larger parts.
struct Wheel<'p> {
    part: Part<'p>,
    /// The colors of the part's open cells, for each picture so far.
    pictures: Vec<Vec<Color>>,
    /// Which of them is in use.
    place: usize,
    is_complete: bool,
}

impl<'p> Combination<'p> {
    /// All parts, the largest first.
    pub fn new(puzzle: &'p Puzzle, settled: Deduction, parts: Vec<Part<'p>>) -> Combination<'p> {
        let wheel = |part| Wheel { part, pictures: Vec::new(), place: 0, is_complete: false };
        let wheels = parts.into_iter().map(wheel).collect();
        Combination { puzzle, settled, wheels, is_begun: false }
    }

    /// The picture of the next combination.
    pub fn next(&mut self, events: &mut Events<'_>) -> Answer {
        let moved = if self.is_begun { self.turn(events)? } else { self.begin(events)? };
        self.is_begun = true;
        Ok(moved.map(|()| self.picture()))
    }

    /// Finds the first picture of each part.
    fn begin(&mut self, events: &mut Events<'_>) -> Result<Outcome<()>, EngineError> {
        for wheel in &mut self.wheels {
            let more = wheel.more(events)?;
            if more != Outcome::Found(()) {
                return Ok(more);
            }
        }
        Ok(Outcome::Found(()))
    }

    /// Moves on to the next combination.
    fn turn(&mut self, events: &mut Events<'_>) -> Result<Outcome<()>, EngineError> {
        for at in (0..self.wheels.len()).rev() {
            let wheel = &mut self.wheels[at];
            if at == 0 {
                // The part that changes last never returns to an old picture.
                wheel.pictures.clear();
            } else {
                wheel.place += 1;
            }
            if wheel.place < wheel.pictures.len() {
                return Ok(Outcome::Found(()));
            }
            match wheel.more(events)? {
                Outcome::None(_) => wheel.place = 0,
                moved => return Ok(moved),
            }
        }
        Ok(Outcome::None(Reason::Search))
    }

    /// The picture of the present combination.
    fn picture(&self) -> Picture {
        let geometry = self.puzzle.geometry();
        let color = |cell| self.settled.colors(cell).iter().next().unwrap_or(Color::BACKGROUND);
        let mut colors: Vec<Color> = geometry.cells().map(color).collect();
        for wheel in &self.wheels {
            for (&cell, &color) in wheel.part.cells().iter().zip(&wheel.pictures[wheel.place]) {
                colors[cell.index()] = color;
            }
        }
        Picture::painted(geometry, |cell| colors[cell.index()])
    }
}

impl Wheel<'_> {
    /// Finds another picture of the part and makes it the one in use.
    fn more(&mut self, events: &mut Events<'_>) -> Result<Outcome<()>, EngineError> {
        if self.is_complete {
            return Ok(Outcome::None(Reason::Search));
        }
        let answer = self.part.next(events)?;
        self.is_complete = matches!(answer, Outcome::None(_));
        Ok(answer.map(|picture| {
            self.place = self.pictures.len();
            self.pictures.push(self.part.colors_of(&picture));
        }))
    }
}
