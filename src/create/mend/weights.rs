//! How much a change is seen.
//!
//! In: a puzzle's colors, the picture that is wished for, a change. Out: a small number, the
//! smaller the better. Holds: whole numbers in every decision, so that all machines choose alike.

use super::edits::Edit;
use crate::puzzle::{CellId, Color, Geometry, Palette, Picture, Rgb};

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
    /// Is the picture its own mirror image, left and right, or top and bottom?
    mirrors: [bool; 2],
}

impl<'a> Scale<'a> {
    pub fn new(
        geometry: &'a Geometry,
        palette: &'a Palette,
        picture: &'a Picture,
        weights: &'a Weights,
    ) -> Scale<'a> {
        let is_mirrored = |side: usize| {
            let twin = |cell| mirrored(geometry, cell, side);
            geometry.cells().all(|cell| picture[cell] == picture[twin(cell)])
        };
        let mirrors = [is_mirrored(0), is_mirrored(1)];
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
        let is_split =
            |side: usize| self.mirrors[side] && mirrored(self.geometry, cell, side) != cell;
        let symmetry = [0, 1].into_iter().filter(|&side| is_split(side)).count();
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

/// The cell across the middle: left and right, or top and bottom.
fn mirrored(geometry: &Geometry, cell: CellId, side: usize) -> CellId {
    let row = geometry.through(cell)[0];
    let rows = geometry.families()[0].line_count;
    let (row, at) = (row.line.index(), row.at as usize);
    let row_length = |row| geometry.rows().nth(row).map_or(0, <[CellId]>::len);
    let twin = match side {
        0 => geometry.in_row(row, row_length(row) - 1 - at),
        _ => geometry.in_row(rows - 1 - row, at),
    };
    twin.unwrap_or(cell)
}
