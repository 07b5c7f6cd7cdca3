//! Arranges drawings in rows on a page, as large as possible.
//!
//! In: sizes of drawings in pixels, the area of a page in points. Out: rows, and a scale.
//! Invariants: the order is kept, everything fits, all drawings of a page have the same scale.

use super::{MAX_PER_PAGE, Plan};
use crate::drawing::CELL;
use crate::puzzle::Point;

/// The height of the heading of a puzzle.
pub(super) const HEADING: f64 = 30.0;
/// Space between neighbors, horizontal and vertical.
pub(super) const GAP: Point = (18.0, 16.0);

/// An arrangement of drawings on a page.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fit {
    /// Points per pixel.
    pub scale: f64,
    /// The number of drawings of each row.
    pub rows: Vec<usize>,
}

impl Fit {
    /// The size of a cell, in points.
    pub fn cell(&self) -> f64 {
        self.scale * CELL
    }
}

/// The arrangement with the largest scale.
pub(super) fn fit(sizes: &[Point], area: Point, plan: &Plan) -> Fit {
    let columns = if sizes.len() > 6 { 3 } else { 2 };
    let mut best = Fit { scale: 0.0, rows: Vec::new() };
    let mut rows = [0; MAX_PER_PAGE];
    // Enumerate all ways to write the number of drawings as a sum of numbers up to `columns`.
    let mut depth = 0;
    loop {
        let used: usize = rows[..depth].iter().sum();
        if used == sizes.len() {
            let scale = scale(sizes, &rows[..depth], area, plan);
            if scale > best.scale + 1e-9 {
                best = Fit { scale, rows: rows[..depth].to_vec() };
            }
        } else if depth < MAX_PER_PAGE {
            rows[depth] = columns.min(sizes.len() - used);
            depth += 1;
            continue;
        }
        // The next way: shorten the last row that has more than one drawing.
        while depth > 0 && rows[depth - 1] == 1 {
            depth -= 1;
        }
        if depth == 0 {
            return best;
        }
        rows[depth - 1] -= 1;
    }
}

/// The largest scale at which these rows fit.
fn scale(sizes: &[Point], rows: &[usize], area: Point, plan: &Plan) -> f64 {
    let mut largest = plan.largest() / CELL;
    let heading = HEADING * plan.growth();
    let (mut height, mut first) = (0.0, 0);
    for &count in rows {
        let row = &sizes[first..first + count];
        first += count;
        let width: f64 = row.iter().map(|size| size.0).sum();
        largest = largest.min((area.0 - GAP.0 * (count - 1) as f64) / width);
        height += row.iter().map(|size| size.1).fold(0.0, f64::max);
    }
    let between = GAP.1 * rows.len().saturating_sub(1) as f64;
    largest.min((area.1 - heading * rows.len() as f64 - between) / height)
}
