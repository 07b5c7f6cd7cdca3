//! Reads clues without rules: groups of digits beside each line.
//!
//! In: the lattice of a picture, an image. Out: the numbers of rows and of columns. Invariants: all
//! digits of a puzzle have about the same height, and what separates them tells their numbers
//! apart; dark and light digits are tried, and those that are read with more certainty count.

use super::strips::{CELL, Strip};
use super::{Lines, Number, read_number, sureness};
use crate::budget::Budget;
use crate::scan::geometry::{Gray, Lattice, Part, flat, median};
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
    read_number(sheet, ink, quad)
}

/// So many numbers of two digits in columns show how they are set.
const MIN_PAIRS: usize = 3;

/// Digits whose middles are so far apart, in heights of a digit, are of two numbers.
const MIN_NUMBER_DISTANCE: f64 = 1.6;

/// A box around the digits of a number, on a strip.
#[derive(Clone, Copy, Debug)]
pub struct Digits {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Digits {
    fn of(shape: &Part) -> Digits {
        Digits {
            left: shape.left as f64,
            top: shape.top as f64,
            right: shape.right as f64 + 1.0,
            bottom: shape.bottom as f64 + 1.0,
        }
    }

    pub fn width(&self) -> f64 {
        self.right - self.left
    }

    fn union(&self, other: &Digits) -> Digits {
        Digits {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

/// The usual height of digits, in pixels of strips; `None` if there are none.
fn digit_height(strips: &[Strip]) -> Option<f64> {
    let nearby = strips
        .iter()
        .flat_map(|strip| strip.shapes.iter().filter(|shape| strip.distance(shape) < 3 * CELL));
    let digits = nearby.filter(|shape| {
        (10..=46).contains(&shape.height())
            && shape.width() <= 46
            && shape.width() * 8 > shape.height()
    });
    let mut heights: Vec<f64> = digits.map(|shape| shape.height() as f64).collect();
    (!heights.is_empty()).then(|| median(&mut heights))
}

/// Which distance of the middles of two digits separates numbers of a row, in pixels of strips.
///
/// In columns a number stands above the other, so digits beside each other are of one number: their
/// distances show how numbers of two digits are set.
pub fn separation(strips: &[Strip], height: f64) -> f64 {
    let mut distances_within = Vec::new();
    let mut between = Vec::new();
    for strip in strips {
        let shapes = digits(strip, height);
        for (at, one) in shapes.iter().enumerate() {
            for other in &shapes[at + 1..] {
                let is_beside = (one.top - other.top).abs() < 0.3 * height;
                let distance = middles(one, other, height);
                if is_beside && strip.is_column && distance < 1.3 * height {
                    distances_within.push(distance);
                } else if is_beside && !strip.is_column {
                    between.push(distance);
                    break;
                }
            }
        }
    }
    distances_within.sort_by(f64::total_cmp);
    between.sort_by(f64::total_cmp);
    if distances_within.len() < MIN_PAIRS {
        return widest_gap(&between, height);
    }
    let widest = distances_within[distances_within.len() * 9 / 10];
    let next = between.into_iter().filter(|&distance| distance > 1.12 * widest);
    let next = next.fold(1.6 * widest, f64::min).max(1.2 * widest);
    (widest + next) / 2.0
}

/// The middle of the widest gap between distances, among those that may separate numbers. Numbers
/// stand farther apart than the digits of any font.
fn widest_gap(distances: &[f64], height: f64) -> f64 {
    let (usual, limit) = (0.85 * height, MIN_NUMBER_DISTANCE * height);
    let gaps = distances.iter().copied().filter(|&distance| distance < limit);
    let gaps: Vec<f64> = gaps.chain([limit]).collect();
    let pairs = gaps.windows(2).map(|pair| (pair[1] - pair[0], (pair[0] + pair[1]) / 2.0));
    let fitting = pairs.filter(|&(gap, middle)| {
        gap > 0.12 * height && (0.6 * height..1.3 * height).contains(&middle)
    });
    fitting.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(usual, |(_, middle)| middle)
}

/// The distance from the middle of the last digit of one box to that of the first of another, where
/// a wide box has two digits.
fn middles(one: &Digits, other: &Digits, height: f64) -> f64 {
    let (left, right) = if one.left < other.left { (one, other) } else { (other, one) };
    let inner = |digits: &Digits| {
        if digits.width() > 0.95 * height { digits.width() / 4.0 } else { digits.width() / 2.0 }
    };
    right.left + inner(right) - (left.right - inner(left))
}

/// The shapes of a strip that are as high as digits, up to the first wide gap.
fn digits(strip: &Strip, height: f64) -> Vec<Digits> {
    let is_digit = |shape: &&Part| {
        (0.75 * height..1.3 * height).contains(&(shape.height() as f64))
            && (shape.width() as f64) < 2.4 * height
    };
    let mut edge = 0;
    let mut digits = Vec::new();
    for shape in strip.shapes.iter().filter(is_digit) {
        if strip.distance(shape) > edge + CELL * 3 / 2 {
            break;
        }
        edge = strip.distance(shape) + if strip.is_column { shape.height() } else { shape.width() };
        digits.push(Digits::of(shape));
    }
    digits
}

/// The boxes of the numbers of a strip, in reading order.
pub fn numbers(strip: &Strip, height: f64, separation: f64) -> Vec<Digits> {
    let mut numbers: Vec<Digits> = Vec::new();
    for digits in digits(strip, height) {
        let is_same = |last: &Digits| {
            let is_level = (last.top - digits.top).abs() < 0.4 * height;
            is_level
                && last.union(&digits).width() < 2.4 * height
                && (strip.is_column || middles(last, &digits, height) < separation)
        };
        // Digits of a number may be taken out of order, as one of them is lower by a pixel.
        match numbers.last_mut().filter(|last| is_same(last)) {
            Some(last) => *last = last.union(&digits),
            None => numbers.push(digits),
        }
    }
    numbers.reverse();
    numbers
}
