//! Where cells and lines lie: points, directions, crossings.

use super::ids::LineId;

/// A place on the board: x to the right, y downwards. Squares and hexagons that touch have
/// centers at distance 1; triangles are 1 high.
pub type Point = (f64, f64);

/// Lines that run in one direction.
#[derive(Clone, Debug)]
pub struct Family {
    /// What one of its lines is called: `row`, `column`, ...
    pub name: &'static str,
    /// Where its lines lead, at length 1: the step from a cell of a line to the next one, or,
    /// among triangles, the middle way of two of them.
    pub direction: Point,
    /// How many lines there are.
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

/// What the cells that lie alike look like, and where their lines go.
#[derive(Debug)]
pub(super) struct Outline {
    /// Around the center, clockwise; side `k` lies between corner `k` and the next one.
    pub corners: &'static [Point],
    /// For each side a family whose lines cross it, and whether that is a step ahead.
    pub steps: &'static [(usize, bool)],
    /// For each family the side through which its line comes in, and that through which it goes.
    pub gates: &'static [(usize, usize)],
}
