//! Estimates how visible an edit is.
//!
//! In: the board, its colors, the intended picture, an edit. Out: a weight, a small number; less
//! visible edits weigh less. Invariants: whole numbers only, so that all machines choose alike.

use super::edits::Edit;
use crate::puzzle::{CellId, Color, Geometry, Palette, Picture, Rgb, Turn, turned_cells};

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
    /// For each reflection (left and right, top and bottom) that keeps the picture, the mirror
    /// image of each cell.
    mirrors: [Option<Vec<CellId>>; 2],
}

impl<'a> Scale<'a> {
    pub fn new(
        geometry: &'a Geometry,
        palette: &'a Palette,
        picture: &'a Picture,
        weights: &'a Weights,
    ) -> Scale<'a> {
        let half = Turn::steps(geometry.shape()) / 2;
        let mirrored = |steps| {
            let images = turned_cells(geometry, Turn { is_mirrored: true, steps })?;
            let is_same = |cell: CellId| picture[cell] == picture[images[cell.index()]];
            geometry.cells().all(is_same).then_some(images)
        };
        let mirrors = [mirrored(0), mirrored(half)];
        Scale { geometry, palette, picture, weights, mirrors }
    }

    /// The weight of an edit, at least 1. A cell at a border that takes the color of the other
    /// side weighs least. More weigh new specks and holes, broken symmetry, cells of sure color,
    /// and lines that become empty or lose all gaps.
    pub fn weight(&self, (cell, color): Edit) -> usize {
        let own = self.picture[cell];
        let neighbors = self.geometry.neighbors(cell).map(|cell| self.picture[cell]);
        let neighbors: Vec<Color> = neighbors.collect();
        let shape = if !neighbors.contains(&color) {
            4
        } else if !neighbors.contains(&own) {
            3
        } else {
            1
        };
        let mirrors = self.mirrors.iter().flatten();
        let symmetry = mirrors.filter(|images| images[cell.index()] != cell).count();
        let sureness = self.weights.sureness.as_ref().and_then(|sure| sure.get(cell.index()));
        let sureness = sureness.map_or(0, |&sure| usize::from(sure) / 86);
        let uniform = self.geometry.through(cell).iter().filter(|crossing| {
            let others = self.geometry.line(crossing.line).iter().filter(|&&other| other != cell);
            others
                .map(|&other| self.picture[other])
                .all(|other| other == color || !other.is_background() && !color.is_background())
        });
        shape + self.distance(own, color) + symmetry + sureness + 3 * uniform.count()
    }

    /// How different two colors look, 0 to 2; always 0 in puzzles with two colors.
    fn distance(&self, one: Color, other: Color) -> usize {
        if self.palette.color_count() == 2 {
            return 0;
        }
        let (Rgb(a, b, c), Rgb(x, y, z)) = (self.palette.ink(one).rgb, self.palette.ink(other).rgb);
        let square = |one: u8, other: u8| usize::from(one.abs_diff(other)).pow(2);
        // The eye is most sensitive to green and least to blue.
        let distance = 3 * square(a, x) + 6 * square(b, y) + square(c, z);
        match distance {
            0..50_000 => 0,
            50_000..200_000 => 1,
            _ => 2,
        }
    }
}
