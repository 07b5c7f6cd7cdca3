//! Reads clues without rules: groups of digits beside each line.
//!
//! In: the lattice of a picture, an image. Out: the numbers of rows and of columns. Invariants:
//! dark and light digits are tried; those that are read with more certainty count.

use super::cells::score;
use super::group::{Digits, digit_height, numbers, separation};
use super::strips::Strip;
use super::{Lines, Number, sureness};
use crate::budget::Budget;
use crate::scan::geometry::{Gray, Lattice, flat};
use crate::scan::sheet::Sheet;

/// Reads the clues; `None` if there are none, or the budget is over.
pub fn read(board: &Lattice, sheet: &Sheet, budget: &Budget) -> Option<Lines> {
    // Filled cells pull the crossings of a screen aside. The colors of digits need no such care.
    let board = &if sheet.channels.is_none() { flat(board) } else { board.clone() };
    let dark = with_ink(board, sheet, &sheet.ink(false), budget);
    let light = with_ink(board, sheet, &sheet.ink(true), budget);
    if budget.is_over() {
        return None;
    }
    [dark, light].into_iter().flatten().max_by_key(sureness)
}

/// Reads the clues whose digits are darker than the paper.
fn with_ink(board: &Lattice, sheet: &Sheet, ink: &Gray, budget: &Budget) -> Option<Lines> {
    let rows = (0..board.height()).map(|line| (line, false));
    let columns = (0..board.width()).map(|line| (line, true));
    let mut strips = Vec::new();
    for (line, is_column) in rows.chain(columns) {
        if budget.is_over() {
            return None;
        }
        strips.push(Strip::of(board, line, is_column, ink, sheet.channels.is_some()));
    }
    let height = digit_height(&strips)?;
    let separation = separation(&strips, height);
    let read = |strip: &Strip| {
        let numbers = numbers(strip, height, separation);
        numbers.iter().map(|digits| number(strip, digits, height, (sheet, ink))).collect::<Vec<_>>()
    };
    let mut lines: Vec<_> = strips.iter().map(read).collect();
    let columns = lines.split_off(board.height());
    Some((lines, columns))
}

/// The number in a box of digits.
fn number(strip: &Strip, digits: &Digits, height: f64, (sheet, ink): (&Sheet, &Gray)) -> Number {
    let half = (height / 0.66).max(digits.width() / 0.9) / 2.0;
    let (x, y) = ((digits.left + digits.right) / 2.0, (digits.top + digits.bottom) / 2.0);
    // Centers of pixels lie at whole numbers.
    let quad = strip.square(x - 0.5, y - 0.5, half);
    score(sheet, ink, quad)
}
