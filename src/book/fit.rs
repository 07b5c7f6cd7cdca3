//! Which puzzles share a page, and how large they are there.
//!
//! In: sizes of drawings, room. Out: rows of drawings, and points to a pixel. Invariants: the order
//! is kept, everything fits, the cells of a page are of one size.

use super::{LARGEST, MAX_PER_PAGE};
use crate::drawing::CELL;
use crate::puzzle::Point;

/// What every puzzle has above it, in height.
pub(super) const HEADING: f64 = 30.0;
/// Room between neighbors, to the right and below.
pub(super) const GAP: Point = (18.0, 16.0);

/// How drawings lie on a page.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fit {
    /// Points to a pixel.
    pub scale: f64,
    /// How many drawings each row has.
    pub rows: Vec<usize>,
}

impl Fit {
    /// The size of a cell.
    pub fn cell(&self) -> f64 {
        self.scale * CELL
    }
}

/// The way to lay these drawings that makes them largest.
pub(super) fn fit(sizes: &[Point], area: Point) -> Fit {
    let columns = if sizes.len() > 6 { 3 } else { 2 };
    let mut best = Fit { scale: 0.0, rows: Vec::new() };
    let mut rows = [0; MAX_PER_PAGE];
    // Every way to write their number as a sum of numbers up to that of columns.
    let mut depth = 0;
    loop {
        let used: usize = rows[..depth].iter().sum();
        if used == sizes.len() {
            let scale = scale(sizes, &rows[..depth], area);
            if scale > best.scale + 1e-9 {
                best = Fit { scale, rows: rows[..depth].to_vec() };
            }
        } else if depth < MAX_PER_PAGE {
            rows[depth] = columns.min(sizes.len() - used);
            depth += 1;
            continue;
        }
        // The next way: the last row that can do with fewer gets fewer.
        while depth > 0 && rows[depth - 1] == 1 {
            depth -= 1;
        }
        if depth == 0 {
            return best;
        }
        rows[depth - 1] -= 1;
    }
}

/// The largest scale at which such rows fit.
fn scale(sizes: &[Point], rows: &[usize], area: Point) -> f64 {
    let mut largest = LARGEST / CELL;
    let (mut height, mut first) = (0.0, 0);
    for &count in rows {
        let row = &sizes[first..first + count];
        first += count;
        let width: f64 = row.iter().map(|size| size.0).sum();
        largest = largest.min((area.0 - GAP.0 * (count - 1) as f64) / width);
        height += row.iter().map(|size| size.1).fold(0.0, f64::max);
    }
    let between = GAP.1 * rows.len().saturating_sub(1) as f64;
    largest.min((area.1 - HEADING * rows.len() as f64 - between) / height)
}
