//! The rectangle: rows, then columns. See `geometry.rs`.
//!
//! In: height and width in cells. Out: the lines, outlines and centers of cells.

use super::ids::CellId;
use super::place::{Crossing, Family, Outline, Point};

/// Corners of a square of side 1 around its center, clockwise from the top left. The sides:
/// top, right, bottom, left.
pub(super) const OUTLINES: [Outline; 1] = [Outline {
    corners: &[(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)],
    steps: &[(1, false), (0, true), (1, true), (0, false)],
    gates: &[(3, 1), (0, 2)],
}];

/// The families and the cells of each line: `height` rows, read rightwards, then `width` columns,
/// read downwards.
pub(super) fn lines(height: u32, width: u32) -> (Vec<Family>, Vec<Vec<CellId>>) {
    let rows = (0..height).map(|row| (0..width).map(|at| CellId::new(row * width + at)).collect());
    let columns =
        (0..width).map(|at| (0..height).map(|row| CellId::new(row * width + at)).collect());
    let families = vec![
        Family { name: "row", direction: (1.0, 0.0), line_count: height as usize },
        Family { name: "column", direction: (0.0, 1.0), line_count: width as usize },
    ];
    (families, rows.chain(columns).collect())
}

/// The center of the cell with these crossings.
pub(super) fn center(through: &[Crossing]) -> Point {
    (f64::from(through[0].at) + 0.5, f64::from(through[1].at) + 0.5)
}
