//! The alternatives of each number, with their costs.
//!
//! In: a reading, how unlikely an alternative may be. Out: [`Line`]s. Invariants: the likeliest
//! alternative comes first and costs nothing; none is longer than its line; 0 stands for absent.

use crate::scan::digits::{BLANK, NAT};
use crate::scan::reading::{Number, Reading};

/// The most alternatives of a number.
const MOST: usize = 12;
/// A number or blank cell may be the other up to so much: else every empty cell is a candidate.
const BLANK_GAP: i32 = 5 * NAT;
/// What a lost leading 1 costs.
const LOST_ONE: i32 = 6 * NAT;

/// The numbers of a line.
pub struct Line {
    /// Cells of the line.
    pub cells: u32,
    /// For each number its alternatives with their costs.
    pub numbers: Vec<Vec<(u32, i32)>>,
    /// For each number its color.
    pub colors: Vec<usize>,
}

/// All lines, rows first.
pub fn lines(reading: &Reading, gap: i32) -> Vec<Line> {
    let line = |numbers: &Vec<Number>, cells: usize| {
        let cells = cells as u32;
        let colors = numbers.iter().map(Number::color).collect();
        let numbers = numbers.iter().map(|number| alternatives(number, cells, gap)).collect();
        Line { cells, numbers, colors }
    };
    let rows = reading.rows.iter().map(|row| line(row, reading.columns.len()));
    let columns = reading.columns.iter().map(|column| line(column, reading.rows.len()));
    rows.chain(columns).collect()
}

/// The alternatives of a number that are at most so unlikely.
fn alternatives(number: &Number, cells: u32, gap: i32) -> Vec<(u32, i32)> {
    let costs = number.scores.costs();
    let (best, _) = number.scores.best();
    let limit =
        |read: u8| if (read == BLANK) == (best == BLANK) { gap } else { gap.min(BLANK_GAP) };
    let length = |read: u8| if read == BLANK { 0 } else { u32::from(read) };
    let fits = |read: u8| length(read) <= cells;
    let mut kept: Vec<(u32, i32)> = Vec::new();
    let mut keep = |read: u8, cost: i32| {
        if kept.iter().all(|&(other, _)| other != length(read)) {
            kept.push((length(read), cost));
        }
    };
    for &(read, cost) in costs.iter().filter(|&&(read, _)| fits(read)).take(MOST) {
        if cost <= limit(read) {
            keep(read, cost);
        }
    }
    if (1..10).contains(&best) && fits(best + 10) && gap >= LOST_ONE {
        keep(best + 10, LOST_ONE);
    }
    if kept.is_empty() {
        // The likeliest ones are longer than the line.
        let first = costs.iter().find(|&&(read, _)| fits(read));
        first.iter().for_each(|&&(read, cost)| kept.push((length(read), cost)));
    }
    let least = kept.iter().map(|&(_, cost)| cost).min().unwrap_or(0);
    kept.iter_mut().for_each(|(_, cost)| *cost -= least);
    kept.sort_by_key(|&(length, cost)| (cost, length));
    kept
}
