//! Reads each cell of a lattice.
//!
//! In: a lattice, gray levels with dark ink. Out: scores of all cells; the numbers of the clue cells.

use super::Number;
use super::area::Area;
use crate::sat::budget::Budget;
use crate::scan::digits::{MARGIN, SIDE, Scores, normal, recognize};
use crate::scan::geometry::{Gray, Lattice, Quad, warp};

/// The number in a cell with these corners.
pub fn score(gray: &Gray, quad: Quad) -> Scores {
    recognize(&normal(&warp(gray, quad, MARGIN, (SIDE, SIDE))))
}

/// The scores of all cells, row by row; `None` if the budget is over.
pub fn scores(lattice: &Lattice, gray: &Gray, budget: &Budget) -> Option<Vec<Scores>> {
    let mut scores = Vec::with_capacity(lattice.width() * lattice.height());
    for row in 0..lattice.height() {
        if budget.is_over() {
            return None;
        }
        let row = (0..lattice.width()).map(|column| score(gray, lattice.cell(row, column)));
        scores.extend(row);
    }
    Some(scores)
}

/// The numbers of the clue cells: those of rows, and those of columns.
pub fn clues(
    lattice: &Lattice,
    scores: &[Scores],
    area: &Area,
) -> (Vec<Vec<Number>>, Vec<Vec<Number>>) {
    let number = |row: usize, column: usize| Number {
        quad: lattice.cell(row, column),
        scores: scores[row * lattice.width() + column].clone(),
    };
    let row = |row| (0..area.columns).map(|column| number(row, column)).collect();
    let column = |column| (0..area.rows).map(|row| number(row, column)).collect();
    let rows = (area.rows..lattice.height()).map(row).collect();
    (rows, (area.columns..lattice.width()).map(column).collect())
}
