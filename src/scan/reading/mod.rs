//! Reads the numbers beside a grid.
//!
//! In: a lattice of crossings and the gray levels. Out: [`Reading`]: the size, and for each line its
//! numbers with scores, before anything is decided. Invariants: numbers of a line stand in reading
//! order; only the first ones, those farthest from the grid, may be absent.
//!
//! Clues have rules or not. With rules the lattice contains their cells, and `area` finds where the
//! picture begins. Without, `strips` finds digits beside each line.

mod area;
mod cells;
mod digits_beside;
mod group;
mod strips;

use super::digits::{BLANK, NAT, Scores};
use super::geometry::{Found, Gray, Lattice, Quad};
use crate::sat::budget::Budget;

/// A place that may have a number.
#[derive(Clone, Debug)]
pub struct Number {
    /// Its cell, or a square around its digits.
    pub quad: Quad,
    /// How well each number fits.
    pub scores: Scores,
}

/// The numbers beside a grid.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The crossings of the picture.
    pub board: Lattice,
    /// For each row its numbers from the left.
    pub rows: Vec<Vec<Number>>,
    /// For each column its numbers from the top.
    pub columns: Vec<Vec<Number>>,
}

impl Reading {
    /// All lines, rows first.
    pub fn lines(&self) -> impl Iterator<Item = &Vec<Number>> {
        self.rows.iter().chain(&self.columns)
    }

    /// Do most lines have a number, and are most numbers rather sure?
    fn is_credible(&self) -> bool {
        let lines = self.lines().count();
        let is_number = |number: &&Number| number.scores.best().0 != BLANK;
        let with_number = self.lines().filter(|line| line.iter().any(|number| is_number(&number)));
        let numbers = || self.lines().flatten().filter(is_number);
        let sure = numbers().filter(|number| number.scores.best().1 > NAT).count();
        with_number.count() * 2 > lines && sure * 3 > numbers().count() * 2
    }
}

/// Reads the numbers beside a lattice; `None` if it seems not to be that of a puzzle, or the budget
/// is over.
pub fn read(found: &Found, gray: &Gray, budget: &Budget) -> Option<Reading> {
    let lattice = &found.lattice;
    let inked = if found.is_light { &gray.inverted() } else { gray };
    let scores = cells::scores(lattice, inked, budget)?;
    let area = area::area(lattice, &scores)?;
    let board = lattice.part(area.rows, area.columns);
    let (rows, columns) = match area.rows {
        0 => digits_beside::read(&board, gray, budget)?,
        _ => cells::clues(lattice, &scores, &area),
    };
    let reading = Reading { board, rows, columns };
    reading.is_credible().then_some(reading)
}
