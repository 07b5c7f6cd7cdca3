//! A picture: one color a cell.
//!
//! In: colors in reading order. Out: [`Picture`]. Holds: nothing about clues;
//! a picture that satisfies them is the `Verified` of the room `verify`.

use super::color::Color;
use super::ids::CellId;

/// One color for each cell, in reading order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Picture {
    cells: Vec<Color>,
}

impl Picture {
    /// A picture of these cells, in reading order.
    pub fn new(cells: Vec<Color>) -> Picture {
        Picture { cells }
    }

    /// How many cells it has.
    pub fn cell_count(&self) -> usize {
        self.cells.len()
    }

    /// The colors in reading order.
    pub fn colors(&self) -> &[Color] {
        &self.cells
    }

    /// The cells in which two pictures of one board differ, in reading order.
    pub fn differences(&self, other: &Picture) -> Vec<CellId> {
        let pairs = self.cells.iter().zip(&other.cells);
        let differing = pairs.enumerate().filter(|(_, (a, b))| a != b);
        differing.map(|(at, _)| CellId::new(at as u32)).collect()
    }
}

impl std::ops::Index<CellId> for Picture {
    type Output = Color;

    fn index(&self, cell: CellId) -> &Color {
        &self.cells[cell.index()]
    }
}
