//! The hexagon of hexagons with pointy tops. See `geometry.rs`.
//!
//! In: the six sides. Out: the cell count, the lines, outlines and centers of cells.
//!
//! Axial coordinates: `q` to the right, `r` downwards (to the lower right), from the first cell
//! of the top row. Within the sides A to F, counted in cells, `r` runs from 0 to A + B - 2, `q`
//! from -(A - 1) to F - 1, `q + r` from 0 to E + F - 2. The clues stand around the board
//! counter-clockwise from the top left corner; each line is read from its clue into the board (see
//! `docs/FORMATS.md`, the `.clues` format).

use super::ids::CellId;
use super::place::{Crossing, Family, Outline, Point};
use super::shape::Sides;

/// The distance between rows, `sqrt(3) / 2`.
const ROW_STEP: f64 = 0.866_025_403_784_438_6;
/// The distance from the center to a corner, `1 / sqrt(3)`.
const RADIUS: f64 = 0.577_350_269_189_625_8;

/// Corners of a cell around its center, clockwise from the upper left. The sides: upper left,
/// upper right, right, lower right, lower left, left.
pub(super) const OUTLINES: [Outline; 1] = [Outline {
    corners: &[
        (-0.5, -RADIUS / 2.0),
        (0.0, -RADIUS),
        (0.5, -RADIUS / 2.0),
        (0.5, RADIUS / 2.0),
        (0.0, RADIUS),
        (-0.5, RADIUS / 2.0),
    ],
    steps: &[(1, true), (2, false), (0, true), (1, false), (2, true), (0, false)],
    gates: &[(5, 2), (3, 0), (1, 4)],
}];

/// The number of cells: a large triangle minus its three corners. 0 if a side has no cell.
pub(super) fn cell_count(sides: Sides) -> u128 {
    let all = sides.all().map(u128::from);
    if all.contains(&0) {
        return 0;
    }
    let [a, b, c, _, e, _] = all.map(|side| side - 1);
    let triangle = |side: u128| side * (side + 1) / 2;
    triangle(a + b + c + 1) - triangle(a) - triangle(c) - triangle(e)
}

/// The families and the cells of each line: rows from top to bottom, read rightwards; falling
/// diagonals (`\`) from left to right, read upwards; rising diagonals (`/`) from right to left,
/// read downwards.
pub(super) fn lines(sides: Sides) -> (Vec<Family>, Vec<Vec<CellId>>) {
    let numbers = Numbers::new(sides);
    let [a, b, _, _, e, f] = sides.all().map(|side| side as i32);
    let height = a + b - 1;
    let walk = |line: &dyn Fn(i32) -> (i32, i32), steps: &[i32]| -> Vec<CellId> {
        steps.iter().filter_map(|&step| numbers.cell(line(step))).collect()
    };
    let down: Vec<i32> = (0..height).collect();
    let up: Vec<i32> = (0..height).rev().collect();
    let right: Vec<i32> = (1 - a..f).collect();
    let rows = (0..height).map(|r| walk(&|q| (q, r), &right));
    let falling = (1 - a..f).map(|q| walk(&|r| (q, r), &up));
    let rising = (0..e + f - 1).rev().map(|sum| walk(&|r| (sum - r, r), &down));
    let family = |name, direction, line_count: i32| Family {
        name,
        direction,
        line_count: line_count as usize,
    };
    let families = vec![
        family("row", (1.0, 0.0), height),
        family("falling diagonal", (-0.5, -ROW_STEP), a + f - 1),
        family("rising diagonal", (-0.5, ROW_STEP), e + f - 1),
    ];
    (families, rows.chain(falling).chain(rising).collect())
}

/// The center of the cell with these crossings, from its row and its place there.
pub(super) fn center(sides: Sides, through: &[Crossing]) -> Point {
    let left = f64::from(sides.all()[0]) - 1.0;
    let row = through[0].line.index() as f64;
    let shift = (row - left).abs() / 2.0;
    (f64::from(through[0].at) + shift + 0.5, row * ROW_STEP + RADIUS)
}

/// Maps coordinates to cells.
struct Numbers {
    /// For each row the first `q`, the end of the `q`s, and the number of its first cell.
    rows: Vec<(i32, i32, u32)>,
}

impl Numbers {
    fn new(sides: Sides) -> Numbers {
        let [a, b, _, _, e, f] = sides.all().map(|side| side as i32);
        let mut next = 0;
        let rows = (0..a + b - 1).map(|r| {
            let (first, end) = ((1 - a).max(-r), f.min(e + f - 1 - r));
            let start = next;
            next += (end - first).max(0) as u32;
            (first, end, start)
        });
        Numbers { rows: rows.collect() }
    }

    /// The cell at `(q, r)`; `None` off the board.
    fn cell(&self, (q, r): (i32, i32)) -> Option<CellId> {
        let &(first, end, start) = self.rows.get(usize::try_from(r).ok()?)?;
        (first..end).contains(&q).then(|| CellId::new(start + (q - first) as u32))
    }
}
