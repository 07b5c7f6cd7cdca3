//! Estimates how visible an edit is by itself; `appearance` has what edits do together.
//!
//! In: the board, its colors, the intended picture, an edit. Out: a weight, a small number; less
//! visible edits weigh less. Invariants: whole numbers only, so that all machines choose alike.

use super::appearance::{Appearance, MAX_ALONE, Trait};
use super::corrections::Edit;
use crate::puzzle::{Color, Geometry, Palette, Picture, Rgb};

/// The sureness that weighs as much as one more changed cell at a border.
const SURENESS_PER_CELL: usize = 43;

/// Preferences among repairs with equally many cells.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Weights {
    /// For each cell how sure its color is, as image import found it: from 0, another color fits
    /// as well, to 255, certain. Absent if unknown.
    pub sureness: Option<Vec<u8>>,
}

impl Weights {
    /// Prefers edits of cells whose color is unsure: 0 to 255 for each cell.
    pub fn of_sureness(sureness: Vec<u8>) -> Weights {
        Weights { sureness: Some(sureness) }
    }
}

/// The weights of one picture.
pub(super) struct Scale<'a> {
    geometry: &'a Geometry,
    palette: &'a Palette,
    picture: &'a Picture,
    weights: &'a Weights,
}

/// How visible edits are, each by itself and together.
pub(super) struct Looks<'a> {
    pub scale: Scale<'a>,
    pub appearance: Appearance<'a>,
}

impl Looks<'_> {
    /// The cost of these edits together.
    pub fn cost(&self, edits: &[Edit]) -> usize {
        let alone: usize = edits.iter().map(|&edit| self.scale.weight(edit)).sum();
        alone + self.appearance.cost(edits)
    }

    /// The less visible ones from, but before them those that keep every symmetry.
    pub fn rank(&self, edits: &[Edit]) -> (bool, usize) {
        (self.appearance.broken(edits).contains(&Trait::Symmetry), self.cost(edits))
    }

    /// What an edit adds to the cost, estimated without the others.
    pub fn share(&self, edit: Edit) -> usize {
        let areas = match self.scale.picture.cell_count() > MAX_ALONE {
            true => 0,
            false => self.appearance.area_cost(edit),
        };
        self.scale.weight(edit) + self.appearance.cell_cost(edit) + areas
    }
}

impl<'a> Scale<'a> {
    pub fn new(
        geometry: &'a Geometry,
        palette: &'a Palette,
        picture: &'a Picture,
        weights: &'a Weights,
    ) -> Scale<'a> {
        Scale { geometry, palette, picture, weights }
    }

    /// The weight of an edit, at least 1. A cell at a border that takes the color of the other
    /// side weighs least. More weigh new specks and holes, cells of sure color, and lines that
    /// become empty or lose all gaps.
    pub fn weight(&self, (cell, color): Edit) -> usize {
        let own_color = self.picture[cell];
        let neighbors = self.geometry.neighbors(cell).map(|cell| self.picture[cell]);
        let neighbors: Vec<Color> = neighbors.collect();
        let shape = if !neighbors.contains(&color) {
            4
        } else if !neighbors.contains(&own_color) {
            3
        } else {
            1
        };
        let sureness = self.weights.sureness.as_ref().and_then(|sure| sure.get(cell.index()));
        let sureness = sureness.map_or(0, |&sure| usize::from(sure) / SURENESS_PER_CELL);
        let uniform = self.geometry.through(cell).iter().filter(|crossing| {
            let cells = self.geometry.line(crossing.line).iter().filter(|&&place| place != cell);
            cells
                .map(|&place| self.picture[place])
                .all(|shade| shade == color || !shade.is_background() && !color.is_background())
        });
        shape + self.distance(own_color, color) + sureness + 3 * uniform.count()
    }

    /// How different two colors look, 0 to 2; always 0 in puzzles with two colors.
    fn distance(&self, from: Color, to: Color) -> usize {
        if self.palette.color_count() == 2 {
            return 0;
        }
        let (Rgb(a, b, c), Rgb(x, y, z)) = (self.palette.ink(from).rgb, self.palette.ink(to).rgb);
        let square = |from: u8, to: u8| usize::from(from.abs_diff(to)).pow(2);
        // The eye is most sensitive to green and least to blue.
        let distance = 3 * square(a, x) + 6 * square(b, y) + square(c, z);
        match distance {
            0..50_000 => 0,
            50_000..200_000 => 1,
            _ => 2,
        }
    }
}
