//! Numbers that were misread, planted in small puzzles.

use super::*;
use crate::scan::digits::Scores;
use crate::scan::geometry::{Lattice, Point};
use crate::scan::reading::{Care, Number};
use crate::scan::sheet::Lighting;

/// A number of one digit that reads `best`; the others cost as much as given, or much.
fn number(best: usize, others: &[(usize, i64)]) -> Number {
    let mut digits = vec![0; 22];
    digits[10] = 20 * i64::from(NAT);
    digits[11 + best] = 20 * i64::from(NAT);
    for &(other, cost) in others {
        digits[11 + other] = (20 - cost) * i64::from(NAT);
    }
    let (quad, scores) = ([Point::default(); 4], Scores::joint(&digits));
    Number { quad, scores, cell_colors: None, colors: Vec::new() }
}

/// A reading of these sure numbers.
fn reading(rows: &[&[usize]], columns: &[&[usize]]) -> Reading {
    let lines = |lines: &[&[usize]]| {
        lines.iter().map(|line| line.iter().map(|&best| number(best, &[])).collect()).collect()
    };
    let (board, light, palette) = (Lattice::default(), Lighting::default(), Vec::new());
    let open_sides = [false; 4];
    let care = Care::Usual;
    Reading { board, open_sides, rows: lines(rows), columns: lines(columns), care, light, palette }
}

/// A cross of five cells.
fn cross() -> Reading {
    reading(&[&[1], &[3], &[1]], &[&[1], &[3], &[1]])
}

fn with_repair(reading: &Reading) -> Option<RepairedReading> {
    repair(reading, &Budget::endless()).unwrap()
}

#[test]
fn a_misread_number_is_found_where_others_are_as_unsure() {
    let mut reading = cross();
    reading.rows[1] = vec![number(2, &[(3, 2), (1, 1)])];
    reading.columns[0] = vec![number(1, &[(2, 1)])];
    let repaired = with_repair(&reading).unwrap();
    let expected: Vec<Vec<u32>> = [1, 3, 1, 1, 3, 1].map(|length| vec![length]).into();
    assert_eq!(repaired.lines, expected);
    assert!(!repaired.is_close);
}

#[test]
fn two_readings_that_cost_the_same_are_close() {
    let mut reading = reading(&[&[1], &[1]], &[&[1], &[1]]);
    // Either the first or the second row and column may be empty.
    for line in reading.rows.iter_mut().chain(&mut reading.columns) {
        *line = vec![number(2, &[(1, 1), (0, 1)])];
    }
    reading.rows[0] = vec![number(0, &[])];
    let repaired = with_repair(&reading).unwrap();
    assert_eq!(repaired.lines[0], [0]);
    assert!(repaired.is_close);
}

/// At most three nats more is close, the three included.
#[test]
fn a_reading_is_close_up_to_a_bound() {
    for (costs, is_close) in [((1, 2), true), ((2, 2), false)] {
        let mut reading = reading(&[&[1]], &[&[1], &[0]]);
        reading.rows[0] = vec![number(1, &[(2, costs.0)])];
        reading.columns[1] = vec![number(0, &[(1, costs.1)])];
        let repaired = with_repair(&reading).unwrap();
        assert_eq!(repaired.lines, [[1], [1], [0]]);
        assert_eq!(repaired.is_close, is_close, "{costs:?}");
    }
}

#[test]
fn a_number_longer_than_its_line_is_another_one() {
    let mut reading = cross();
    reading.columns[1] = vec![number(8, &[(3, 6)])];
    assert_eq!(with_repair(&reading).unwrap().lines[4], [3]);
}

#[test]
fn what_has_no_picture_in_any_likely_reading_is_not_repaired() {
    let mut reading = cross();
    reading.rows[0] = vec![number(2, &[])];
    assert!(with_repair(&reading).is_none());
}

/// The numbers of a reading in two colors: 0 and 1 for each number of each line.
fn painted(mut reading: Reading, colors: &[&[usize]]) -> Reading {
    let lines = reading.rows.iter_mut().chain(&mut reading.columns);
    for (line, colors) in lines.zip(colors) {
        for (number, &color) in line.iter_mut().zip(*colors) {
            number.colors = vec![color];
        }
    }
    reading.palette = vec![[0; 3], [255, 0, 0]];
    reading
}

#[test]
fn numbers_of_different_colors_need_no_gap() {
    let colors: [&[usize]; 6] = [&[0, 1], &[0, 1], &[0, 1], &[0], &[0], &[1]];
    let rows: [&[usize]; 3] = [&[2, 1], &[2, 1], &[2, 1]];
    let mut reading = painted(reading(&rows, &[&[3], &[3], &[3]]), &colors);
    reading.rows[1][0] = Number { colors: vec![0], ..number(1, &[(2, 2)]) };
    let expected: Vec<Vec<u32>> =
        vec![vec![2, 1], vec![2, 1], vec![2, 1], vec![3], vec![3], vec![3]];
    assert_eq!(with_repair(&reading).unwrap().lines, expected);
    // In one color each row would need four cells.
    reading.palette.clear();
    let numbers = reading.rows.iter_mut().chain(&mut reading.columns).flatten();
    numbers.for_each(|number| number.colors = Vec::new());
    assert!(with_repair(&reading).is_none());
}

#[test]
fn sums_agree_in_each_color() {
    // Both colors together agree, each alone does not.
    let colors: [&[usize]; 4] = [&[0], &[1], &[0, 1], &[1]];
    let reading = painted(reading(&[&[2], &[1]], &[&[1, 1], &[1]]), &colors);
    assert!(with_repair(&reading).is_none());
}
