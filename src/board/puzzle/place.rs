//! Positions of cells and lines: points, families, crossings, outlines.

use super::ids::LineId;

/// A point on the board: x to the right, y downwards. Squares and hexagons that touch have
/// centers at distance 1; triangles are 1 high.
pub type Point = (f64, f64);

/// Lines that run in one direction.
#[derive(Clone, Debug)]
pub struct Family {
    /// The name of one of its lines: `row`, `column`, ...
    pub name: &'static str,
    /// The direction of its lines, as a vector of length 1. On squares and hexagons it is the step
    /// from a cell to the next one; on triangles it is the mean direction of two such steps.
    pub direction: Point,
    /// The number of lines.
    pub line_count: usize,
}

/// One of the lines through a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// The line.
    pub line: LineId,
    /// The cell's place in that line, from 0.
    pub at: u32,
}

/// The outline of all cells of one orientation, and how lines pass through them.
#[derive(Debug)]
pub struct Outline {
    /// Relative to the center, clockwise; side `k` lies between corner `k` and the next one.
    pub corners: &'static [Point],
    /// For each side a family whose lines cross it, and whether crossing it goes forward.
    pub steps: &'static [(usize, bool)],
    /// For each family the sides through which its line enters and leaves the cell.
    pub gates: &'static [(usize, usize)],
}

/// What a rectangle has besides rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Areas {
    Nothing,
    Regions,
    Blocks,
}
