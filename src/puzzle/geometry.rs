//! Boards as families of lines over cells; with `rect.rs` and `hex.rs` the only
//! place that knows a shape.
//!
//! In: a [`Shape`]. Out: [`Geometry`].
//! Holds: cells are numbered in reading order; each cell lies in exactly one
//! line of each family; the lines of family 0 are the text rows, top to bottom,
//! left to right. Elsewhere two lines may meet in any number of cells.

use super::ids::{CellId, LineId};
use super::place::{Crossing, Family, Point};
use super::{PuzzleError, hex, rect};

/// Most cells a line may have.
pub const MAX_LINE_CELLS: usize = 1_000;
/// Most cells a board may have.
pub const MAX_CELLS: usize = 250_000;

/// The outline of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Shape {
    /// Rows by columns of squares, in cells.
    Rect {
        /// Number of rows.
        height: u32,
        /// Number of columns.
        width: u32,
    },
    /// A hexagon of hexagons; `side` cells to each side, `2 side - 1` lines in each of 3 families.
    Hex {
        /// Cells to a side.
        side: u32,
    },
}

impl std::fmt::Display for Shape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Shape::Rect { height, width } => write!(f, "rect {height}x{width}"),
            Shape::Hex { side } => write!(f, "hex {side}"),
        }
    }
}

/// A board without clues: which cells, which lines, and where they lie.
#[derive(Clone, Debug)]
pub struct Geometry {
    shape: Shape,
    families: Vec<Family>,
    /// Where each line begins in `members`; one more entry for the end.
    starts: Vec<u32>,
    members: Vec<CellId>,
    /// `families.len()` entries a cell.
    crossings: Vec<Crossing>,
}

/// The shape says everything.
impl PartialEq for Geometry {
    fn eq(&self, other: &Geometry) -> bool {
        self.shape == other.shape
    }
}

impl Eq for Geometry {}

impl Geometry {
    /// The board of this shape.
    ///
    /// # Errors
    /// [`PuzzleError::Size`] if a side is 0 or the board is past [`MAX_CELLS`] or
    /// one of its lines past [`MAX_LINE_CELLS`].
    pub fn new(shape: Shape) -> Result<Geometry, PuzzleError> {
        let (longest, cells) = match shape {
            Shape::Rect { height, width } => {
                (height.max(width).into(), u64::from(height) * u64::from(width))
            }
            Shape::Hex { side } => hex::sizes(side.into()),
        };
        if cells == 0 || longest > MAX_LINE_CELLS as u64 || cells > MAX_CELLS as u64 {
            return Err(PuzzleError::Size { shape });
        }
        let (families, lines) = match shape {
            Shape::Rect { height, width } => rect::lines(height, width),
            Shape::Hex { side } => hex::lines(side),
        };
        Ok(Geometry::of_lines(shape, families, &lines, cells as usize))
    }

    fn of_lines(shape: Shape, families: Vec<Family>, lines: &[Vec<CellId>], cells: usize) -> Self {
        let mut starts = vec![0];
        let mut members = Vec::with_capacity(cells * families.len());
        let nowhere = Crossing { line: LineId::new(0), at: 0 };
        let mut crossings = vec![nowhere; cells * families.len()];
        let of_family = families
            .iter()
            .enumerate()
            .flat_map(|(place, family)| std::iter::repeat_n(place, family.line_count));
        for ((number, line), family) in lines.iter().enumerate().zip(of_family) {
            for (at, cell) in line.iter().enumerate() {
                crossings[cell.index() * families.len() + family] =
                    Crossing { line: LineId::new(number as u32), at: at as u32 };
            }
            members.extend_from_slice(line);
            starts.push(members.len() as u32);
        }
        Geometry { shape, families, starts, members, crossings }
    }

    /// The outline.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The directions in which lines run; family 0 holds the rows.
    pub fn families(&self) -> &[Family] {
        &self.families
    }

    /// How many cells the board has; at least 1.
    pub fn cell_count(&self) -> usize {
        self.crossings.len() / self.families.len()
    }

    /// How many lines there are in all families.
    pub fn line_count(&self) -> usize {
        self.starts.len() - 1
    }

    /// Every cell in reading order.
    pub fn cells(&self) -> impl Iterator<Item = CellId> + use<> {
        (0..self.cell_count() as u32).map(CellId::new)
    }

    /// Every line, family by family.
    pub fn lines(&self) -> impl Iterator<Item = LineId> + use<> {
        (0..self.line_count() as u32).map(LineId::new)
    }

    /// The cell of this number, from 0 in reading order, if the board has it.
    pub fn cell_numbered(&self, number: usize) -> Option<CellId> {
        (number < self.cell_count()).then_some(CellId::new(number as u32))
    }

    /// The line of this number, from 0, family by family, if the board has it.
    pub fn line_numbered(&self, number: usize) -> Option<LineId> {
        (number < self.line_count()).then_some(LineId::new(number as u32))
    }

    /// The cells of a line in its reading order; at least 1.
    pub fn line(&self, line: LineId) -> &[CellId] {
        let from = self.starts[line.index()] as usize;
        let to = self.starts[line.index() + 1] as usize;
        &self.members[from..to]
    }

    /// The lines through a cell, one of each family, in the order of the families.
    pub fn through(&self, cell: CellId) -> &[Crossing] {
        let per_cell = self.families.len();
        &self.crossings[cell.index() * per_cell..][..per_cell]
    }

    /// The family of a line and the line's place in it, both from 0.
    pub fn place(&self, line: LineId) -> (usize, usize) {
        let mut place = line.index();
        for (family, found) in self.families.iter().enumerate() {
            if place < found.line_count {
                return (family, place);
            }
            place -= found.line_count;
        }
        (self.families.len(), place)
    }

    /// The line's name for people, numbered from 1: `row 3`.
    pub fn describe(&self, line: LineId) -> String {
        let (family, place) = self.place(line);
        let name = self.families.get(family).map_or("line", |found| found.name);
        format!("{name} {}", place + 1)
    }

    /// The rows of the board as text has them: the lines of family 0.
    pub fn rows(&self) -> impl Iterator<Item = &[CellId]> {
        (0..self.families[0].line_count as u32).map(|row| self.line(LineId::new(row)))
    }

    /// The cell in a row and at a place there, both from 0.
    pub fn in_row(&self, row: usize, place: usize) -> Option<CellId> {
        let is_row = row < self.families[0].line_count;
        let cells = is_row.then(|| self.line(LineId::new(row as u32)))?;
        cells.get(place).copied()
    }

    /// Where the middle of a cell lies.
    pub fn center(&self, cell: CellId) -> Point {
        match self.shape {
            Shape::Rect { .. } => rect::center(self.through(cell)),
            Shape::Hex { side } => hex::center(side, self.through(cell)),
        }
    }

    /// The corners of every cell around its center, clockwise. Side `k` of a
    /// cell lies between corner `k` and the next one.
    pub fn corners(&self) -> &'static [Point] {
        match self.shape {
            Shape::Rect { .. } => &rect::CORNERS,
            Shape::Hex { .. } => &hex::CORNERS,
        }
    }

    /// The cell across side `side` of `cell`, unless that is the rim.
    pub fn across(&self, cell: CellId, side: usize) -> Option<CellId> {
        // Sides come in opposite pairs, and each pair belongs to a family whose
        // lines step over it (in triangular grids this will need more).
        let (family, ahead) = match self.shape {
            Shape::Rect { .. } => rect::STEPS[side],
            Shape::Hex { .. } => hex::STEPS[side],
        };
        let crossing = self.through(cell)[family];
        let at = crossing.at as usize;
        let next = if ahead { at.checked_add(1) } else { at.checked_sub(1) };
        self.line(crossing.line).get(next?).copied()
    }
}
