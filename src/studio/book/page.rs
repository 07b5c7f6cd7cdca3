//! Lays out the pages of puzzles.
//!
//! In: a place, the puzzles. Out: a page. Invariants: everything lies between the margins; boards
//! of one grid have their lower right corners at the same points of all their pages.

use super::contents::opener;
use super::grid::{Fit, Grid, NEIGHBOR_GAP, padded, size};
use super::heading::{self, heading};
use super::puzzles::Place;
use super::sheet::Sheet;
use super::{BookPuzzle, MM, tight};
use crate::drawing::Drawing;
use crate::message::message;
use crate::puzzle::Point;
use std::ops::Range;
use std::sync::Arc;

/// Lays out a page. If there are answers, `answer` maps a puzzle to the page of its answer.
pub(super) fn page<'a>(
    sheet: Sheet<'a>,
    puzzles: &[BookPuzzle],
    place: &Place,
    answer: Option<&dyn Fn(usize) -> usize>,
) -> Sheet<'a> {
    match place {
        Place::Together { range, drawings, fit, is_turned } => {
            let sheet = if *is_turned { sheet.sideways() } else { sheet };
            together(sheet, puzzles, range.clone(), drawings, fit, answer)
        }
        Place::Grid { range, drawings, grid, rows } => {
            let sheet = if grid.is_turned { sheet.sideways() } else { sheet };
            in_grid(sheet, puzzles, range.start, (drawings, grid, rows), answer)
        }
        Place::Notes { .. } => sheet,
        Place::Opener { range } => opener(sheet, puzzles, range.clone()),
        Place::Part { puzzle, drawing, piece, number, count, is_turned } => {
            let mut sheet = if *is_turned { sheet.sideways() } else { sheet };
            let (low, room) = sheet.area();
            let part = message!("book-part", number = *number, count = *count);
            heading(&mut sheet, puzzles, *puzzle, (low, room.0), Some(&part), answer);
            for (window, (x, y)) in &piece.windows {
                let at = (low.0 + x, low.1 + heading::height(sheet.plan()) + y);
                sheet.place(drawing, at, piece.scale, Some(*window));
            }
            sheet
        }
    }
}

fn together<'a>(
    mut sheet: Sheet<'a>,
    puzzles: &[BookPuzzle],
    range: Range<usize>,
    drawings: &[Arc<Drawing>],
    fit: &Fit,
    answer: Option<&dyn Fn(usize) -> usize>,
) -> Sheet<'a> {
    let (low, room) = sheet.area();
    let heading_height = heading::height(sheet.plan());
    let sizes: Vec<Point> = drawings.iter().map(|drawing| size(drawing)).collect();
    let (widths, heights) = fit.sides(&sizes);
    let scaled = |sides: &[f64]| sides.iter().map(|side| side * fit.scale).collect::<Vec<f64>>();
    let (widths, heights) = (scaled(&widths), scaled(&heights));
    let used_height: f64 = heights.iter().map(|height| height + heading_height).sum();
    // Distribute spare height between the rows, up to a limit. A third of the rest goes to the
    // top.
    let free = (room.1 - used_height).max(0.0);
    let gaps = heights.len() as f64 - 1.0;
    let between = (free / (gaps + 1.0)).min(MOST_BETWEEN.max(NEIGHBOR_GAP.1));
    let share = (room.0 - widths.iter().sum::<f64>()) / widths.len() as f64;
    let mut y = low.1 + (free - between * gaps) / 3.0;
    for (row, height) in heights.iter().enumerate() {
        let mut x = low.0;
        for (place, width) in (row * fit.columns..drawings.len()).zip(&widths) {
            let left = x + share / 2.0;
            // The heading of a small drawing is wider than the drawing.
            let head = (width + share - NEIGHBOR_GAP.0 / 2.0).min(width.max(LEAST_HEADING));
            let start = left - ((head - width) / 2.0).max(0.0);
            heading(&mut sheet, puzzles, range.start + place, ((start, y), head), None, answer);
            let window = tight(&drawings[place]);
            // A drawing that is narrower than its column is in the middle of it, its top below the
            // heading.
            let inset = (width - sizes[place].0 * fit.scale) / 2.0;
            let at = (left + inset, y + heading_height);
            sheet.place(&drawings[place], at, fit.scale, Some(window));
            x += width + share;
        }
        y += heading_height + height + between;
    }
    sheet
}

/// Lays out a page of boards of one size. What their clues leave free of a slot is left and above.
fn in_grid<'a>(
    mut sheet: Sheet<'a>,
    puzzles: &[BookPuzzle],
    first: usize,
    (drawings, grid, rows): (&[Arc<Drawing>], &Grid, &[usize]),
    answer: Option<&dyn Fn(usize) -> usize>,
) -> Sheet<'a> {
    let (low, room) = sheet.area();
    let heading_height = heading::height(sheet.plan());
    let sizes: Vec<Point> = drawings.iter().map(|drawing| padded(drawing, grid.after)).collect();
    let scale = grid.scale;
    let used_height = grid.rows as f64 * (heading_height + grid.slot.1 * scale);
    let gaps = grid.rows as f64 - 1.0;
    let between =
        ((room.1 - used_height).max(0.0) / (gaps + 1.0)).min(MOST_BETWEEN.max(NEIGHBOR_GAP.1));
    let mut place = 0;
    let heights: f64 = rows
        .iter()
        .fold((0.0, 0), |(sum, at), &count| {
            (sum + grid.row(&sizes[at..at + count]).1 + heading_height, at + count)
        })
        .0;
    // A page with rows that are too high for their slots has less space between them.
    let free = (room.1 - heights).max(0.0);
    let between = between.min(free / (rows.len() as f64 - 1.0).max(1.0));
    let top = ((room.1 - used_height - between * gaps) / 3.0).clamp(0.0, free);
    let mut y = low.1 + if heights + top + between * gaps > room.1 { 0.0 } else { top };
    for &count in rows {
        let row = place..place + count;
        let (wide, high) = grid.row(&sizes[row.clone()]);
        // A row of its own is in the middle, others are in the columns of the grid.
        let is_single = count == 1 && sizes[place].0 > grid.slot.0 + 1e-6;
        let column = match is_single {
            true => wide,
            false => grid.slot.0 * scale,
        };
        let columns = if is_single { 1 } else { grid.columns };
        let share = room.0 / columns as f64;
        for (at, place) in row.enumerate() {
            let left = low.0 + at as f64 * share + (share - column) / 2.0;
            let head = (share - NEIGHBOR_GAP.0 / 2.0).min(column.max(LEAST_HEADING));
            let start = left - ((head - column) / 2.0).max(0.0);
            heading(&mut sheet, puzzles, first + place, ((start, y), head), None, answer);
            let x = left + column - sizes[place].0 * scale;
            let lower = y + heading_height + high - sizes[place].1 * scale;
            let window = tight(&drawings[place]);
            sheet.place(&drawings[place], (x, lower), scale, Some(window));
        }
        place += count;
        y += heading_height + high + between;
    }
    sheet
}

/// The largest extra space between rows.
const MOST_BETWEEN: f64 = 14.0 * MM;
/// The least width of a heading, if there is space for it.
const LEAST_HEADING: f64 = 64.0 * MM;
