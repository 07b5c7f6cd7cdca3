//! Arranges drawings on pages: in rows, as large as possible; boards of one size in a fixed grid of
//! slots, the same cells on all their pages. On pages of a single board the grid is one slot.
//!
//! In: sizes of drawings in pixels, the area of a page in points. Out: rows and a scale; a grid,
//! and how many drawings each row of a page takes. Invariants: the order is kept, everything fits,
//! all drawings of a page have the same scale. A drawing that is larger than its slot, since its
//! clues are long, has a row of its own.

use super::heading;
use super::{Plan, tight};
use crate::drawing::{CELL, Drawing};
use crate::puzzle::Point;

/// Most columns of a page.
const MAX_COLUMNS: usize = 3;
/// Of so many drawings, that many have room in the slots.
const FITTING_SHARE: (usize, usize) = (4, 3);

/// Slots of a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Grid {
    /// The size of a slot, in pixels of the drawings.
    pub slot: Point,
    /// What lies right of the boards and below them, at most, in pixels.
    pub after: Point,
    /// Points per pixel.
    pub scale: f64,
    pub columns: usize,
    pub rows: usize,
    /// Are the pages turned?
    pub is_turned: bool,
}

/// A page is turned if that makes cells at least this many times larger.
pub(super) const MIN_GAIN_OF_TURNING: f64 = 1.15;

/// The size of all that a drawing shows.
pub(super) fn size(drawing: &Drawing) -> Point {
    let (low, high) = tight(drawing);
    (high.0 - low.0, high.1 - low.1)
}

/// What lies right of the board of a drawing and below it, such as a legend.
pub(super) fn after(drawing: &Drawing) -> Point {
    let (_, high) = tight(drawing);
    drawing.board.map_or((0.0, 0.0), |board| (high.0 - board.1.0, high.1 - board.1.1))
}

/// The size of a drawing that has `overhang` space to the right of its board and below it, instead of
/// its own.
pub(super) fn padded(drawing: &Drawing, overhang: Point) -> Point {
    let (size, drawing_after) = (size(drawing), after(drawing));
    (size.0 + overhang.0 - drawing_after.0, size.1 + overhang.1 - drawing_after.1)
}

/// The grid with the most slots in which most of these drawings have cells of the least size of
/// shared pages, else one slot for a page; `None` if most of them do not fit on a page.
pub(super) fn grid(sizes: &[Point], per_page: usize, room: Point, plan: &Plan) -> Option<Grid> {
    let of = |count: usize| {
        let columns = (1..=MAX_COLUMNS.min(count)).filter(|columns| count.is_multiple_of(*columns));
        let grids = columns.filter_map(|columns| {
            with(sizes, (columns, count / columns), room, (plan.least_shared_cell(), plan))
        });
        grids.max_by(|one, other| one.scale.total_cmp(&other.scale))
    };
    (2..=per_page).rev().find_map(of).or_else(|| {
        let alone = |room| with(sizes, (1, 1), room, (plan.alone(), plan));
        let (upright, sideways) = (alone(room), alone((room.1, room.0)));
        let scale = upright.map_or(0.0, |grid| grid.scale);
        let sideways = sideways.filter(|grid| grid.scale >= scale * MIN_GAIN_OF_TURNING);
        sideways.map(|grid| Grid { is_turned: true, ..grid }).or(upright)
    })
}

/// The grid of this many columns and rows, in which most of these drawings have cells of at least
/// this size.
fn with(
    sizes: &[Point],
    (columns, rows): (usize, usize),
    room: Point,
    (least, plan): (f64, &Plan),
) -> Option<Grid> {
    let width = (room.0 - NEIGHBOR_GAP.0 * (columns - 1) as f64) / columns as f64;
    let height =
        (room.1 - NEIGHBOR_GAP.1 * (rows - 1) as f64) / rows as f64 - heading::height(plan);
    let least = least / CELL;
    let fits = |size: &&Point| size.0 * least <= width && size.1 * least <= height;
    let fitting: Vec<&Point> = sizes.iter().filter(fits).collect();
    if fitting.len() * FITTING_SHARE.0 < sizes.len() * FITTING_SHARE.1 || fitting.is_empty() {
        return None;
    }
    let slot = fitting
        .iter()
        .fold((0.0f64, 0.0f64), |slot, size| (slot.0.max(size.0), slot.1.max(size.1)));
    let scale = (width / slot.0).min(height / slot.1).min(plan.largest() / CELL);
    Some(Grid { slot, after: (0.0, 0.0), scale, columns, rows, is_turned: false })
}

impl Grid {
    /// The number of slots.
    pub fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// The space of a row of these drawings, in points: its width and its height.
    pub fn row(&self, sizes: &[Point]) -> Point {
        let wide: f64 = sizes.iter().map(|size| size.0.max(self.slot.0)).sum();
        let high = sizes.iter().map(|size| size.1).fold(self.slot.1, f64::max);
        let gaps = NEIGHBOR_GAP.0 * sizes.len().saturating_sub(1) as f64;
        (wide * self.scale + gaps, high * self.scale)
    }

    /// How many of the next drawings each row of a page takes; empty if not even the first one has
    /// room.
    pub fn rows(&self, sizes: &[Point], room: Point, plan: &Plan) -> Vec<usize> {
        let heading = heading::height(plan);
        let room = if self.is_turned { (room.1, room.0) } else { room };
        let (mut rows, mut first, mut height) = (Vec::new(), 0, 0.0);
        while rows.len() < self.rows && first < sizes.len() {
            let end = sizes.len().min(first + self.columns);
            let is_slotted = |size: &&Point| size.0 <= self.slot.0 + 1e-6;
            let slotted = sizes[first..end].iter().take_while(is_slotted).count();
            let count = slotted.max(1);
            let (wide, high) = self.row(&sizes[first..first + count]);
            if wide > room.0 + 1e-6 || height + heading + high > room.1 + 1e-6 {
                break;
            }
            rows.push(count);
            first += count;
            height += heading + high + NEIGHBOR_GAP.1;
        }
        rows
    }
}

/// Space between neighbors, horizontal and vertical.
pub(super) const NEIGHBOR_GAP: Point = (18.0, 16.0);

/// An arrangement of drawings on a page, in columns, row after row.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fit {
    /// Points per pixel.
    pub scale: f64,
    pub columns: usize,
}

impl Fit {
    /// The size of a cell, in points.
    pub fn cell(&self) -> f64 {
        self.scale * CELL
    }

    /// The widths of the columns and the heights of the rows, in pixels.
    pub fn sides(&self, sizes: &[Point]) -> (Vec<f64>, Vec<f64>) {
        let column = |at: usize| sizes.iter().skip(at).step_by(self.columns).map(|size| size.0);
        let widths = (0..self.columns).map(|at| column(at).fold(0.0, f64::max)).collect();
        let high = |row: &[Point]| row.iter().map(|size| size.1).fold(0.0, f64::max);
        (widths, sizes.chunks(self.columns).map(high).collect())
    }
}

/// The arrangement with the largest scale, of these the one with the most columns.
pub(super) fn fit(sizes: &[Point], area: Point, plan: &Plan) -> Fit {
    let most = if sizes.len() > 6 { 3 } else { 2 };
    let fits = (1..=most.min(sizes.len())).map(|columns| {
        let (widths, heights) = Fit { scale: 0.0, columns }.sides(sizes);
        let width = area.0 - NEIGHBOR_GAP.0 * (columns - 1) as f64;
        let between = NEIGHBOR_GAP.1 * (heights.len() - 1) as f64;
        let height = area.1 - heading::height(plan) * heights.len() as f64 - between;
        let scale = (width / widths.iter().sum::<f64>()).min(height / heights.iter().sum::<f64>());
        Fit { scale: scale.min(plan.largest() / CELL), columns }
    });
    let larger = |one: &Fit, other: &Fit| one.scale.total_cmp(&other.scale);
    fits.max_by(larger).unwrap_or(Fit { scale: 0.0, columns: 1 })
}
