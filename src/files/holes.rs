//! The holes of a board as rows of signs: `#` for a cell, `.` for a hole.
//!
//! In: a board and rows of signs. Out: the board with its holes, and back. Invariants: every line
//! keeps at least one cell.

use super::text::Word;
use super::text::problem::Problem;
use crate::message::message;
use crate::puzzle::{CellId, Geometry, PuzzleError};

const CELL: char = '#';
const HOLE: char = '.';

/// The board with a hole for each dot. `at` is the place of problems with all rows together.
pub(crate) fn read(rows: &[Word], geometry: Geometry, at: Word) -> Result<Geometry, Problem> {
    let expected_rows = geometry.families()[0].line_count;
    if rows.len() != expected_rows {
        let expected = message!("want-row-each", count = expected_rows);
        let message = message!("problem-hole-rows", count = rows.len());
        return Err(Problem::new(at.span(), message, expected));
    }
    let mut holes = Vec::new();
    for (row, cells) in rows.iter().map(Word::trim).zip(geometry.rows()) {
        let found = row.text.chars().count();
        if found != cells.len() {
            let expected = message!("want-row-cells", count = cells.len());
            let message = message!("problem-signs", count = found);
            return Err(Problem::new(row.span(), message, expected));
        }
        for ((place, sign), &cell) in row.text.char_indices().zip(cells) {
            match sign {
                CELL => {}
                HOLE => holes.push(cell),
                _ => {
                    let span = row.part(place..place + sign.len_utf8()).span();
                    let message = message!("problem-found", found = sign);
                    return Err(Problem::new(span, message, "want-hole-sign"));
                }
            }
        }
    }
    let all = geometry.clone();
    geometry.with_holes(&holes).map_err(|error| {
        let message = match error {
            PuzzleError::NoCell { line } => message!("problem-only-holes", line = all.name(line)),
            error => error.message(),
        };
        Problem::new(at.span(), message, "want-cell-each-line")
    })
}

/// The rows of signs of a board; `None` if it has no holes.
pub(crate) fn write(geometry: &Geometry) -> Option<Vec<String>> {
    let sign = |&cell: &CellId| if geometry.is_hole(cell) { HOLE } else { CELL };
    let row = |cells: &[CellId]| cells.iter().map(sign).collect();
    (!geometry.holes().is_empty()).then(|| geometry.rows().map(row).collect())
}
