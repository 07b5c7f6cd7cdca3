//! Reads clues on colored tiles without rules: each tile beside a line has a number.
//!
//! In: the lattice of a picture, an image in colors. Out: the numbers of rows and of columns.
//! Invariants: tiles have about the size of a cell; paper lighter and darker than they is tried.

use super::cells::score;
use super::strips::{CELL, Strip};
use super::{Lines, Number, sureness};
use crate::sat::budget::Budget;
use crate::scan::geometry::{Gray, Lattice, Part, median};
use crate::scan::sheet::Sheet;

/// The least and the greatest side of a tile, in parts of a hundred of a cell.
const SIDES: (usize, usize) = (35, 125);

/// Reads the tiles; `None` if there are none, or the budget is over.
pub fn read(board: &Lattice, sheet: &Sheet, budget: &Budget) -> Option<Lines> {
    sheet.channels.as_ref()?;
    let dark = on_paper(board, sheet, &sheet.ink(false), budget);
    let light = on_paper(board, sheet, &sheet.ink(true), budget);
    [dark, light].into_iter().flatten().max_by_key(sureness)
}

/// Reads tiles that are darker than the paper.
fn on_paper(board: &Lattice, sheet: &Sheet, ink: &Gray, budget: &Budget) -> Option<Lines> {
    let rows = (0..board.height()).map(|line| (line, false));
    let columns = (0..board.width()).map(|line| (line, true));
    let mut strips = Vec::new();
    for (line, is_column) in rows.chain(columns) {
        if budget.is_over() {
            return None;
        }
        let strip = Strip::of_tiles(board, line, is_column, ink);
        strips.push((beside(&strip), strip));
    }
    let mut along: Vec<f64> = strips
        .iter()
        .flat_map(|(tiles, strip)| tiles.iter().map(|tile| length(strip, tile) as f64))
        .collect();
    let usual = median(&mut along);
    let read = |(tiles, strip): &(Vec<Part>, Strip)| {
        let places = tiles.iter().flat_map(|tile| single(strip, tile, usual));
        let mut places: Vec<[f64; 4]> = places.collect();
        places.reverse();
        places.into_iter().map(|place| number(strip, place, sheet, ink)).collect::<Vec<_>>()
    };
    let mut lines: Vec<_> = strips.iter().map(read).collect();
    let columns = lines.split_off(board.height());
    Some((lines, columns))
}

/// The tiles of a strip, those nearest to the grid first, up to the first wide gap.
fn beside(strip: &Strip) -> Vec<Part> {
    let (least, most) = (CELL * SIDES.0 / 100, CELL * SIDES.1 / 100);
    let is_tile = |shape: &&Part| {
        let across = if strip.is_column { shape.width() } else { shape.height() };
        let is_solid = shape.count * 2 > shape.width() * shape.height();
        (least..=most).contains(&across) && length(strip, shape) >= least && is_solid
    };
    let mut edge = 0;
    let near = strip.shapes.iter().filter(is_tile).take_while(|shape| {
        let is_near = strip.distance(shape) <= edge + CELL * 3 / 2;
        edge = strip.distance(shape) + length(strip, shape);
        is_near
    });
    near.copied().collect()
}

/// How long a tile is along its strip.
fn length(strip: &Strip, tile: &Part) -> usize {
    if strip.is_column { tile.height() } else { tile.width() }
}

/// The places of the tiles that touch each other in a shape: left, top, right, bottom; those nearest
/// to the grid first.
fn single(strip: &Strip, tile: &Part, usual: f64) -> impl Iterator<Item = [f64; 4]> {
    let [left, top] = [tile.left as f64, tile.top as f64];
    let [right, bottom] = [tile.right as f64 + 1.0, tile.bottom as f64 + 1.0];
    let count = (length(strip, tile) as f64 / usual.max(1.0)).round().max(1.0);
    let is_column = strip.is_column;
    (0..count as usize).rev().map(move |part| {
        let (from, to) = (part as f64 / count, (part as f64 + 1.0) / count);
        match is_column {
            true => [left, top + (bottom - top) * from, right, top + (bottom - top) * to],
            false => [left + (right - left) * from, top, left + (right - left) * to, bottom],
        }
    })
}

fn number(
    strip: &Strip,
    [left, top, right, bottom]: [f64; 4],
    sheet: &Sheet,
    ink: &Gray,
) -> Number {
    // Centers of pixels lie at whole numbers.
    score(sheet, ink, strip.rectangle(left - 0.5, top - 0.5, right - 0.5, bottom - 0.5))
}
