//! The request to the generator, and parsers for its parts.
//!
//! In: text from the command line. Out: [`GeneratorConfig`] and its values.
//! Invariants: the generator rejects an impossible request before any work.

use super::{
    ClueKind, Effort, MAX_CELLS, MAX_COLORS, RandomError, Symmetry, Thing, has_room_for_things,
};
use crate::budget::Budget;
use crate::explanation::{Class, Stars};
use crate::message::{Message, message};
use crate::puzzle::{Geometry, MAX_LINE_CELLS, Shape, Sides};
use std::ops::RangeInclusive;

/// A request to the generator.
#[derive(Clone, Debug)]
pub struct GeneratorConfig {
    /// The shape and size of the board.
    pub shape: Shape,
    /// The number of colors, the background included; 2 is black and white.
    pub colors: usize,
    /// What the clues say.
    pub clues: ClueKind,
    /// The difficulty class: which techniques a solver needs.
    pub class: Class,
    /// The difficulty on the scale of all classes.
    pub stars: RangeInclusive<Stars>,
    /// The symmetry of the picture; if absent, the generator draws one for each attempt.
    pub symmetry: Option<Symmetry>,
    /// What the picture shows; if absent, three of four puzzles of a seed show something, and none
    /// twice before all things had a turn.
    pub thing: Option<Thing>,
    /// Seed of the random numbers.
    pub seed: u64,
    /// The number of the puzzle among those of the seed, from 1.
    pub number: u64,
    /// Limits on the work.
    pub effort: Effort,
    /// Limit on the time.
    pub budget: Budget,
}

impl GeneratorConfig {
    /// The usual settings for a square of `side` cells.
    pub(crate) fn square(side: u32) -> GeneratorConfig {
        GeneratorConfig::new(Shape::Rect { height: side, width: side })
    }

    /// Requests the first black-and-white puzzle of seed 1, in the class [`Class::Lines`], with any
    /// stars and any symmetry.
    pub fn new(shape: Shape) -> GeneratorConfig {
        GeneratorConfig {
            shape,
            colors: 2,
            clues: ClueKind::Runs,
            class: Class::Lines,
            stars: Stars::LEAST..=Stars::MOST,
            symmetry: None,
            thing: None,
            seed: 1,
            number: 1,
            effort: Effort::default(),
            budget: Budget::endless(),
        }
    }

    /// The same request with another budget.
    pub fn within(self, budget: Budget) -> GeneratorConfig {
        GeneratorConfig { budget, ..self }
    }

    /// Rejects values out of range, and a symmetry that does not fit the shape.
    pub(super) fn check(&self) -> Result<(), RandomError> {
        let geometry = Geometry::new(self.shape)?;
        if geometry.cell_count() > MAX_CELLS {
            return Err(RandomError::Large(geometry.cell_count()));
        }
        if !(2..=MAX_COLORS).contains(&self.colors) {
            return Err(RandomError::Colors(self.colors));
        }
        if self.stars.is_empty() {
            return Err(RandomError::Stars);
        }
        if self.thing.is_some() && !has_room_for_things(self) {
            return Err(RandomError::Thing);
        }
        self.clues.check(self.shape, self.colors, self.class)?;
        match self.symmetry.filter(|symmetry| !symmetry.fits(self.shape)) {
            Some(symmetry) => {
                Err(RandomError::Symmetry { symmetry: symmetry.name(), shape: self.shape })
            }
            None => Ok(()),
        }
    }
}

/// Parses a board size. `20x15` means 20 columns and 15 rows, `20` as many of both. `hex:7` means a hexagon with 7
/// cells to a side. `tri:5` means a board of triangles with 5 lines to a side. `tri:2,1,2,2,1,2`
/// gives all six sides.
///
/// # Errors
/// The message of the expected syntax, or with the limits on the size.
pub fn read_size(text: &str) -> Result<Shape, Message> {
    let number = |word: &str| word.parse::<u32>().ok();
    let read = || match text.split_once(':') {
        Some((kind @ ("hex" | "tri"), sides)) => {
            let numbers: Option<Vec<u32>> = sides.split(',').map(number).collect();
            let sides = match *numbers?.as_slice() {
                [side] => Ok(Sides::regular(side)),
                [a, b, c, d, e, f] => Sides::of_six([a, b, c, d, e, f]),
                _ => return None,
            };
            let shape = |sides| match kind {
                "hex" => Shape::Hex { sides },
                _ => Shape::Triangles { sides },
            };
            Some(sides.map(shape).map_err(|error| error.message()))
        }
        _ => {
            let (width, height) = text.split_once('x').unwrap_or((text, text));
            let shape = Shape::Rect { height: number(height)?, width: number(width)? };
            // This message has the columns first, as in `text`; `PuzzleError` has the rows first.
            Some(Geometry::new(shape).map(|_| shape).map_err(|_| {
                message!("size-impossible", size = text, cells = MAX_CELLS, line = MAX_LINE_CELLS)
            }))
        }
    };
    read().unwrap_or_else(|| Err(message!("size-expected")))
}

/// Parses stars, as in `2`, `2.5` or `2-3.5`, from 0.5 to 5; `None` if the syntax or the range is
/// wrong.
pub fn read_stars(text: &str) -> Option<RangeInclusive<Stars>> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let stars: RangeInclusive<Stars> = first.parse().ok()?..=last.parse().ok()?;
    (!stars.is_empty()).then_some(stars)
}

/// The class in which such stars are usual on most boards.
pub fn usual_class(stars: &RangeInclusive<Stars>) -> Class {
    match (stars.start().halves(), stars.end().halves()) {
        (_, ..=2) => Class::Trivial,
        (7.., _) => Class::Trials,
        _ => Class::Lines,
    }
}
