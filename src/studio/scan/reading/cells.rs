//! Reads each cell of a lattice.
//!
//! In: a lattice, an image. Out: what all cells may read; the numbers of the clue cells.

use super::area::Area;
use super::{Lines, Number};
use crate::budget::Budget;
use crate::scan::digits::{normal, recognize};
use crate::scan::geometry::{Gray, Lattice, Quad};
use crate::scan::sheet::Sheet;

/// The number in a cell with these corners. `ink` has dark ink.
pub fn score(sheet: &Sheet, ink: &Gray, quad: Quad) -> Number {
    let (levels, seen) = sheet.crop(quad, ink);
    Number { quad, scores: recognize(&normal(&levels)), seen, colors: Vec::new() }
}

/// All cells, row by row; `None` if the budget is over.
pub fn numbers(
    lattice: &Lattice,
    sheet: &Sheet,
    ink: &Gray,
    budget: &Budget,
) -> Option<Vec<Number>> {
    let mut cells = Vec::with_capacity(lattice.width() * lattice.height());
    for row in 0..lattice.height() {
        if budget.is_over() {
            return None;
        }
        let row = (0..lattice.width()).map(|column| score(sheet, ink, lattice.cell(row, column)));
        cells.extend(row);
    }
    Some(cells)
}

/// The numbers of the clue cells: those of rows, and those of columns.
pub fn clues(lattice: &Lattice, cells: &[Number], area: &Area) -> Lines {
    let number = |row: usize, column: usize| cells[row * lattice.width() + column].clone();
    let row = |row| (0..area.columns).map(|column| number(row, column)).collect();
    let column = |column| (0..area.rows).map(|row| number(row, column)).collect();
    let rows = (area.rows..lattice.height()).map(row).collect();
    (rows, (area.columns..lattice.width()).map(column).collect())
}
