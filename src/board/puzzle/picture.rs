//! A picture: one color for each cell of a board.
//!
//! In: a board and colors in reading order. Out: [`Picture`]. Invariants: as many colors as the
//! board has cells; background in its holes. A picture need not satisfy any clues; `verify` has
//! the type `Verified` for those that do.

use super::color::Color;
use super::geometry::Geometry;
use super::ids::CellId;
use super::shape::Shape;

/// One color for each cell of a board, in reading order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    shape: Shape,
    cells: Vec<Color>,
}

impl Picture {
    /// A picture of these cells, in reading order; `None` if the board has another number of cells.
    /// Holes become background.
    pub fn new(geometry: &Geometry, cells: Vec<Color>) -> Option<Picture> {
        let is_whole = cells.len() == geometry.cell_count();
        is_whole.then(|| Picture::of(geometry, cells))
    }

    /// The picture in which each cell has the color that `color` returns. Holes become background.
    pub fn painted(geometry: &Geometry, color: impl FnMut(CellId) -> Color) -> Picture {
        Picture::of(geometry, geometry.cells().map(color).collect())
    }

    fn of(geometry: &Geometry, mut cells: Vec<Color>) -> Picture {
        geometry.holes().iter().for_each(|hole| cells[hole.index()] = Color::BACKGROUND);
        Picture { shape: geometry.shape(), cells }
    }

    /// The shape of its board.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The number of cells, holes included.
    pub fn cell_count(&self) -> usize {
        self.cells.len()
    }

    /// The colors in reading order.
    pub fn colors(&self) -> &[Color] {
        &self.cells
    }

    /// The picture as rows of letters, `-` for the background.
    ///
    /// # Panics
    /// If the picture has fewer cells than the board.
    pub fn letters(&self, geometry: &Geometry) -> String {
        let mut out = String::with_capacity(2 * geometry.cell_count());
        for row in geometry.rows() {
            out.extend(row.iter().map(|&cell| self[cell].letter()));
            out.push('\n');
        }
        out
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

    /// The color of a cell.
    ///
    /// # Panics
    /// If the picture has no such cell.
    fn index(&self, cell: CellId) -> &Color {
        &self.cells[cell.index()]
    }
}
