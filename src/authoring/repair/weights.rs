//! How much a change is seen.
//!
//! In: a puzzle's colors, the picture that is wished for, a change. Out: a small number, the
//! smaller the better. Invariants: whole numbers in every decision, so that all machines choose alike.

use super::edits::Edit;
use crate::puzzle::{CellId, Color, Geometry, Palette, Picture, Rgb, Turn, turned_cells};

/// What counts among repairs of equally many cells.
#[derive(Clone, Debug, Default)]
pub struct Weights {
    /// For each cell how sure its color is: 0 where the image that the picture was made of could
    /// as well be read otherwise, 255 where it could not. Absent if nobody knows.
    pub sureness: Option<Vec<u8>>,
}

/// The weights of one picture.
pub(super) struct Scale<'a> {
    geometry: &'a Geometry,
    palette: &'a Palette,
    picture: &'a Picture,
    weights: &'a Weights,
    /// For each cell its twin, if the picture is its own mirror image, left and right, or top and
    /// bottom.
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
            let twins = turned_cells(geometry, Turn { is_mirrored: true, steps })?;
            let is_same = |cell: CellId| picture[cell] == picture[twins[cell.index()]];
            geometry.cells().all(is_same).then_some(twins)
        };
        let mirrors = [mirrored(0), mirrored(half)];
        Scale { geometry, palette, picture, weights, mirrors }
    }

    /// How much an edit is seen, from 1 on: a cell at the rim of a shape that goes to the other
    /// side is seen least; more a single cell or a hole that comes into being, and a line that is
    /// left empty or without a gap.
    pub fn weight(&self, (cell, color): Edit) -> usize {
        let own = self.picture[cell];
        let beside = self.geometry.neighbors(cell).map(|cell| self.picture[cell]);
        let beside: Vec<Color> = beside.collect();
        let shape = if !beside.contains(&color) {
            4
        } else if !beside.contains(&own) {
            3
        } else {
            1
        };
        let mirrors = self.mirrors.iter().flatten();
        let symmetry = mirrors.filter(|twins| twins[cell.index()] != cell).count();
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

    /// How different two colors look, 0 to 2; the same for all where there are only two.
    fn distance(&self, one: Color, other: Color) -> usize {
        if self.palette.color_count() == 2 {
            return 0;
        }
        let (Rgb(a, b, c), Rgb(x, y, z)) = (self.palette.ink(one).rgb, self.palette.ink(other).rgb);
        let square = |one: u8, other: u8| usize::from(one.abs_diff(other)).pow(2);
        // Eyes see green best and blue least.
        let distance = 3 * square(a, x) + 6 * square(b, y) + square(c, z);
        match distance {
            0..50_000 => 0,
            50_000..200_000 => 1,
            _ => 2,
        }
    }
}
