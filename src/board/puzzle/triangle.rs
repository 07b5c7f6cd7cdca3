//! The board of triangles that point up and down in turn. See `geometry.rs`.
//!
//! In: the six sides. Out: the cell count, the lines, outlines and centers of cells.
//!
//! A cell is `(a, b, c)`: its row, its `/` line, its `\` line. `a - b + c` is -1 where the cell
//! points up and 0 where it points down. Within the sides A to F, `a` runs from 0 to A + B - 1,
//! `b` from A to A + B + C - 1, `c` from 0 to C + D - 1. In row `a` cells are numbered by `t`:
//! `b = t / 2` and `c = (t + 1) / 2 - 1 - a`, rounded down; an even `t` points up. Horizontally
//! a cell spans `p = t - a` to `p + 2`, in half sides. Two cells with a common side share two
//! lines. Rows are 1 high.

use super::ids::CellId;
use super::place::{Crossing, Family, Outline, Point};
use super::shape::Sides;
use std::ops::Range;

/// Half a side of a triangle that is 1 high, `1 / sqrt(3)`.
const HALF_SIDE: f64 = 0.577_350_269_189_625_8;
/// `sqrt(3) / 2`.
const HALF_SQRT_3: f64 = 0.866_025_403_784_438_6;
const THIRD: f64 = 1.0 / 3.0;

/// The cell that points up (corners: top, lower right, lower left), then the cell that points
/// down (top left, top right, bottom).
pub(super) const OUTLINES: [Outline; 2] = [
    Outline {
        corners: &[(0.0, -2.0 * THIRD), (HALF_SIDE, THIRD), (-HALF_SIDE, THIRD)],
        steps: &[(0, true), (1, true), (0, false)],
        gates: &[(2, 0), (0, 1), (2, 1)],
    },
    Outline {
        corners: &[(-HALF_SIDE, -THIRD), (HALF_SIDE, -THIRD), (0.0, 2.0 * THIRD)],
        steps: &[(1, false), (0, true), (0, false)],
        gates: &[(2, 1), (0, 2), (0, 1)],
    },
];

/// The number of cells: a large triangle minus its three corners. 0 if a direction has no line.
pub(super) fn cell_count(sides: Sides) -> u128 {
    let [a, b, c, d, e, _] = sides.all().map(u128::from);
    if a + b == 0 || b + c == 0 || c + d == 0 {
        return 0;
    }
    (a + b + c).pow(2) - a * a - c * c - e * e
}

/// The families and the cells of each line: rows from top to bottom, read rightwards; `/` lines
/// from left to right, read downwards; `\` lines from left to right, read downwards.
pub(super) fn lines(sides: Sides) -> (Vec<Family>, Vec<Vec<CellId>>) {
    let [a, b, c, d, ..] = sides.all();
    let mut next = 0;
    let rows = (0..a + b).map(|row| {
        let cells = row_cells(sides, row);
        let first = next;
        next += cells.end - cells.start;
        (first, cells)
    });
    let rows: Vec<(u32, Range<u32>)> = rows.collect();
    let cell = |row: u32, t: u32| {
        let (first, cells) = &rows[row as usize];
        cells.contains(&t).then(|| CellId::new(first + t - cells.start))
    };
    // A diagonal has up to two cells in a row; the one that points down comes first.
    let down = |pair: &dyn Fn(u32) -> [u32; 2]| -> Vec<CellId> {
        let pairs = (0..a + b).flat_map(|row| pair(row).map(|t| cell(row, t)));
        pairs.flatten().collect()
    };
    let across = rows.iter().map(|(first, cells)| {
        (*first..first + cells.end - cells.start).map(CellId::new).collect::<Vec<_>>()
    });
    let rising = (a..a + b + c).map(|b| down(&|_| [2 * b + 1, 2 * b]));
    let falling = (0..c + d).map(|c| down(&|row| [2 * (c + row) + 1, 2 * (c + row) + 2]));
    let family = |name, direction, line_count: u32| Family {
        name,
        direction,
        line_count: line_count as usize,
    };
    let families = vec![
        family("row", (1.0, 0.0), a + b),
        family("rising diagonal", (-0.5, HALF_SQRT_3), b + c),
        family("falling diagonal", (0.5, HALF_SQRT_3), c + d),
    ];
    (families, across.chain(rising).chain(falling).collect())
}

/// Does the cell with these crossings point down?
pub(super) fn is_down(sides: Sides, through: &[Crossing]) -> bool {
    position(sides, through).1 % 2 == 1
}

/// The centroid of the cell with these crossings.
pub(super) fn center(sides: Sides, through: &[Crossing]) -> Point {
    let (row, t) = position(sides, through);
    // The leftmost cells start at `p = A + 1`, in the rows where side A ends.
    let p = t - row - i64::from(sides.all()[0]);
    let height = if t % 2 == 1 { THIRD } else { 2.0 * THIRD };
    (p as f64 * HALF_SIDE, row as f64 + height)
}

/// The row and `t` of the cell with these crossings.
fn position(sides: Sides, through: &[Crossing]) -> (i64, i64) {
    let [a, b, c, ..] = sides.all().map(i64::from);
    let number = |family: usize| i64::from(through[family].line.number());
    let row = number(0);
    let rising = number(1) - b;
    let falling = number(2) - (a + b) - (b + c);
    (row, 2 * rising + (row - rising + falling + 1))
}

/// The range of `t` in a row.
fn row_cells(sides: Sides, row: u32) -> Range<u32> {
    let [a, b, c, d, ..] = sides.all();
    let first = (2 * a).max(2 * row + 1);
    let end = (2 * (a + b + c)).min(2 * (c + d + row) + 1);
    first..end.max(first)
}
