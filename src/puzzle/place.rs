//! Where cells and lines lie: points, directions, crossings.

use super::ids::LineId;

/// A place on the board: x to the right, y downwards; neighboring cells have
/// centers at distance 1.
pub type Point = (f64, f64);

/// Lines that run in one direction.
#[derive(Clone, Debug)]
pub struct Family {
    /// What one of its lines is called: `row`, `column`, ...
    pub name: &'static str,
    /// The step from a cell of a line to the next one.
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
