//! What is wished for.
//!
//! In: what somebody typed. Out: [`Wanted`]. Holds: what cannot be is refused before any work.

use super::{Effort, MAX_CELLS, MAX_COLORS, RandomError, Symmetry};
use crate::explain::Class;
use crate::puzzle::{Geometry, Shape, Sides};
use crate::sat::budget::Budget;
use std::ops::RangeInclusive;

/// Most stars that a rating has.
const MAX_STARS: u8 = 5;

/// What is wished for.
#[derive(Clone, Debug)]
pub struct Wanted {
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

impl Wanted {
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

/// Columns and rows, as in `20x15`, or cells to a side of a hexagon, as in `hex:7`, or of a
/// hexagon of triangles, as in `tri:5`.
pub fn read_size(text: &str) -> Option<Shape> {
    if let Some(side) = text.strip_prefix("hex:") {
        return Some(Shape::hex(side.parse().ok()?));
    }
    if let Some(side) = text.strip_prefix("tri:") {
        return Some(Shape::Triangles { sides: Sides::regular(side.parse().ok()?) });
    }
    let (width, height) = text.split_once('x')?;
    Some(Shape::Rect { height: height.parse().ok()?, width: width.parse().ok()? })
}

/// Stars, as in `2` or `2-3`, from 1 to 5.
pub fn read_stars(text: &str) -> Option<RangeInclusive<u8>> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let (first, last) = (first.parse().ok()?, last.parse().ok()?);
    (1 <= first && first <= last && last <= MAX_STARS).then_some(first..=last)
}
