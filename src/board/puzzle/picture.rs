//! A picture: one color for each cell of a board; its clues and runs.
//!
//! In: a board and colors in reading order. Out: [`Picture`]; one clue for each line. Invariants: as
//! many colors as the board has cells; background in its holes. A picture need not satisfy any clues;
//! `verify` has the type `Verified` for those that do. Every run of the clues has a length and a
//! color; background makes no run. `verify` has a second implementation of runs, so that it shares no
//! code with what it checks.

use super::clue::Clue;
use super::color::Color;
use super::geometry::Geometry;
use super::ids::CellId;
use super::run::Run;
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

/// The clue of every line, in the order of the board's lines. If the picture is of a smaller board,
/// the cells it lacks count as background.
pub fn clues_of(geometry: &Geometry, picture: &Picture) -> Vec<Clue> {
    let clue = |line| {
        let color = |cell: &CellId| picture.colors().get(cell.index()).copied();
        let colors =
            geometry.line(line).iter().map(|cell| color(cell).unwrap_or(Color::BACKGROUND));
        Clue::Runs(runs(colors).map(|(color, length)| Run::new(length, color)).collect())
    };
    geometry.lines().map(clue).collect()
}

/// The runs in a sequence of colors, in order.
pub fn runs(colors: impl Iterator<Item = Color>) -> impl Iterator<Item = (Color, u32)> {
    let mut colors = colors.peekable();
    std::iter::from_fn(move || {
        let color = colors.find(|color| !color.is_background())?;
        let mut length = 1;
        while colors.next_if_eq(&color).is_some() {
            length += 1;
        }
        Some((color, length))
    })
}
