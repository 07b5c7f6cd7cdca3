//! The holes of a board as rows of signs: `#` for a cell, `.` for a hole.
//!
//! In: a board and rows of signs. Out: the board with its holes, and back. Invariants: every line
//! keeps at least one cell.

use super::text::problem::Problem;
use super::text::{Word, plural};
use crate::puzzle::{CellId, Geometry, PuzzleError};

const CELL: char = '#';
const HOLE: char = '.';

/// The board with a hole for each dot. `at` is the place of problems with all rows together.
pub(in crate::format) fn read(
    rows: &[Word],
    geometry: Geometry,
    at: Word,
) -> Result<Geometry, Problem> {
    let expected_rows = geometry.families()[0].line_count;
    if rows.len() != expected_rows {
        let expected = format!("{expected_rows}, one for each row of the board");
        let message = format!("{} of signs for holes", plural(rows.len(), "row"));
        return Err(Problem::new(at.span(), message, expected));
    }
    let mut holes = Vec::new();
    for (row, cells) in rows.iter().map(Word::trim).zip(geometry.rows()) {
        let found = row.text.chars().count();
        if found != cells.len() {
            let expected = format!("{}, the cells of the row", cells.len());
            return Err(Problem::new(row.span(), plural(found, "sign"), expected));
        }
        for ((place, sign), &cell) in row.text.char_indices().zip(cells) {
            match sign {
                CELL => {}
                HOLE => holes.push(cell),
                _ => {
                    let span = row.part(place..place + sign.len_utf8()).span();
                    let expected = "`#` for a cell or `.` for a hole";
                    return Err(Problem::new(span, format!("found `{sign}`"), expected));
                }
            }
        }
    }
    let all = geometry.clone();
    geometry.with_holes(&holes).map_err(|error| {
        let message = match error {
            PuzzleError::NoCell { line } => format!("{} has nothing but holes", all.describe(line)),
            error => error.to_string(),
        };
        Problem::new(at.span(), message, "at least one cell in each line")
    })
}

/// The rows of signs of a board; `None` if it has no holes.
pub(in crate::format) fn write(geometry: &Geometry) -> Option<Vec<String>> {
    let sign = |&cell: &CellId| if geometry.is_hole(cell) { HOLE } else { CELL };
    let row = |cells: &[CellId]| cells.iter().map(sign).collect();
    (!geometry.holes().is_empty()).then(|| geometry.rows().map(row).collect())
}
