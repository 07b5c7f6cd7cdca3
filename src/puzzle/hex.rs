//! The hexagon of hexagons, pointy tops. See `geometry.rs`.
//!
//! Axial coordinates: `q` to the right, `r` downwards (to the lower right),
//! `s = -q - r`, each within `-(side - 1) ..= side - 1`. The clues stand around
//! the board counter-clockwise from the top left corner and every line is read
//! into the board from its clue (see `docs/FORMATS.md`, the `.clues` format).

use super::ids::CellId;
use super::place::{Crossing, Family, Point};

/// Half the height of a row step, `sqrt(3) / 2`.
const ROW_STEP: f64 = 0.866_025_403_784_438_6;
/// Distance from the center to a corner, `1 / sqrt(3)`.
const RADIUS: f64 = 0.577_350_269_189_625_8;

/// Corners of a cell around its center, clockwise from the upper left.
pub(super) const CORNERS: [Point; 6] = [
    (-0.5, -RADIUS / 2.0),
    (0.0, -RADIUS),
    (0.5, -RADIUS / 2.0),
    (0.5, RADIUS / 2.0),
    (0.0, RADIUS),
    (-0.5, RADIUS / 2.0),
];

/// For each side (upper left, upper right, right, lower right, lower left,
/// left): the family whose lines cross it, and whether that is a step ahead.
pub(super) const STEPS: [(usize, bool); 6] =
    [(1, true), (2, false), (0, true), (1, false), (2, true), (0, false)];

/// The longest line and the number of cells for this side.
pub(super) fn sizes(side: u64) -> (u64, u64) {
    if side == 0 {
        return (0, 0);
    }
    (2 * side - 1, (3 * side).saturating_mul(side - 1).saturating_add(1))
}

/// Rows top to bottom read rightwards; falling diagonals (`\`) from the left
/// read upwards; rising diagonals (`/`) from the right corner read downwards.
pub(super) fn lines(side: u32) -> (Vec<Family>, Vec<Vec<CellId>>) {
    let reach = side as i32 - 1;
    let numbers = Numbers::new(reach);
    let walk = |line: &dyn Fn(i32) -> (i32, i32)| -> Vec<CellId> {
        (-reach..=reach).filter_map(|step| numbers.cell(line(step))).collect()
    };
    let range = -reach..=reach;
    let rows = range.clone().map(|r| walk(&|q| (q, r)));
    let falling = range.clone().map(|q| walk(&|step| (q, -step)));
    let rising = range.map(|s| walk(&|step| (-step, step - s)));
    let family = |name, direction| Family { name, direction, line_count: 2 * side as usize - 1 };
    let families = vec![
        family("row", (1.0, 0.0)),
        family("falling diagonal", (-0.5, -ROW_STEP)),
        family("rising diagonal", (-0.5, ROW_STEP)),
    ];
    (families, rows.chain(falling).chain(rising).collect())
}

/// The center of the cell with these crossings: its row and its place there say where.
pub(super) fn center(side: u32, through: &[Crossing]) -> Point {
    let reach = f64::from(side) - 1.0;
    let row = through[0].line.index() as f64;
    let shift = (row - reach).abs() / 2.0;
    (f64::from(through[0].at) + shift + 0.5, row * ROW_STEP + RADIUS)
}

/// Cell numbers by coordinates.
struct Numbers {
    reach: i32,
    /// The number of the first cell of each row.
    row_starts: Vec<u32>,
}

impl Numbers {
    fn new(reach: i32) -> Numbers {
        let mut next = 0;
        let row_starts = (-reach..=reach).map(|r| {
            let start = next;
            next += (2 * reach + 1 - r.abs()) as u32;
            start
        });
        Numbers { reach, row_starts: row_starts.collect() }
    }

    /// The cell at `(q, r)`, if that is on the board.
    fn cell(&self, (q, r): (i32, i32)) -> Option<CellId> {
        if q.abs().max(r.abs()).max((q + r).abs()) > self.reach {
            return None;
        }
        let first = (-self.reach).max(-self.reach - r);
        Some(CellId::new(self.row_starts[(r + self.reach) as usize] + (q - first) as u32))
    }
}
