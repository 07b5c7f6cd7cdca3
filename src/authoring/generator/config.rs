//! What is wished for.
//!
//! In: what somebody typed. Out: [`Wanted`]. Invariants: what cannot be is refused before any work.

use super::{Effort, MAX_CELLS, MAX_COLORS, RandomError, Symmetry};
use crate::explanation::Class;
use crate::puzzle::{Geometry, MAX_LINE_CELLS, Shape, Sides};
use crate::sat::budget::Budget;
use std::ops::RangeInclusive;

/// Most stars that a rating has.
const MAX_STARS: u8 = 5;

/// What is wished for.
#[derive(Clone, Debug)]
pub struct GeneratorConfig {
    /// The outline.
    pub shape: Shape,
    /// How many colors, the background included; 2 is black and white.
    pub colors: usize,
    /// What it is to ask of a person.
    pub class: Class,
    /// How hard it is to be within that.
    pub stars: RangeInclusive<u8>,
    /// What is to look the same; if absent, as each picture likes.
    pub symmetry: Option<Symmetry>,
    /// Where chance begins.
    pub seed: u64,
    /// Which of the puzzles of the seed, from 1.
    pub number: u64,
    /// How much may be tried.
    pub effort: Effort,
    /// When to stop at the latest.
    pub budget: Budget,
}

impl GeneratorConfig {
    /// Is it something that can be?
    pub(super) fn check(&self) -> Result<(), RandomError> {
        let geometry = Geometry::new(self.shape)?;
        if geometry.cell_count() > MAX_CELLS {
            return Err(RandomError::Large(geometry.cell_count()));
        }
        if !(2..=MAX_COLORS).contains(&self.colors) {
            return Err(RandomError::Colors(self.colors));
        }
        let stars = &self.stars;
        if *stars.start() < 1 || *stars.end() > MAX_STARS || stars.start() > stars.end() {
            return Err(RandomError::Stars);
        }
        match self.symmetry.filter(|symmetry| !symmetry.fits(self.shape)) {
            Some(symmetry) => {
                Err(RandomError::Symmetry { symmetry: symmetry.name(), shape: self.shape })
            }
            None => Ok(()),
        }
    }
}

/// Columns and rows, as in `20x15`, or cells to a side of a hexagon, as in `hex:7`, or lines to a
/// side of a board of triangles, as in `tri:5`; or all six sides, as in `tri:2,1,2,2,1,2`.
///
/// # Errors
/// What was expected, in words.
pub fn read_size(text: &str) -> Result<Shape, String> {
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
            Some(sides.map(shape).map_err(|error| error.to_string()))
        }
        _ => {
            let (width, height) = text.split_once('x')?;
            let shape = Shape::Rect { height: number(height)?, width: number(width)? };
            // The error of the board has its rows first.
            Some(Geometry::new(shape).map(|_| shape).map_err(|_| {
                format!(
                    "a board of {text}, columns x rows, is not possible: it needs 1 to {MAX_CELLS} \
                     cells and at most {MAX_LINE_CELLS} in a line"
                )
            }))
        }
    };
    read().unwrap_or_else(|| {
        Err("expected 20x15, columns x rows, or sides: hex:7, tri:5, tri:2,1,2,2,1,2".to_owned())
    })
}

/// Stars, as in `2` or `2-3`, from 1 to 5.
pub fn read_stars(text: &str) -> Option<RangeInclusive<u8>> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let (first, last) = (first.parse().ok()?, last.parse().ok()?);
    (1 <= first && first <= last && last <= MAX_STARS).then_some(first..=last)
}
