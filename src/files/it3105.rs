//! The text files of the course IT3105 at the NTNU: `COLUMNS ROWS`, the rows from
//! the bottom to the top, the columns from left to right.
//!
//! In: lines. Out: a black-and-white puzzle. Invariants: the source does not define the direction
//! of columns. `it3105` reads them upwards, like the order of the rows; `it3105-down` downwards.

use super::text::Line;
use super::text::plain::{Kind, Reader, Unsupported, lines_of, numbers};
use super::text::problem::Problem;
use crate::puzzle::{Clue, Puzzle};

/// Reads a file whose columns run upwards or downwards.
pub(super) fn read(text: &str, lines: &[Line], is_upwards: bool) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let [width, height] = reader.sizes(["number-columns", "number-rows"], &[])?;
    let mut rows = reader.clues(height, Kind::Rows, &[]);
    rows.reverse();
    let mut columns = reader.clues(width, Kind::Columns, &[]);
    if is_upwards {
        for (clue, _) in &mut columns {
            if let Clue::Runs(runs) = clue {
                runs.reverse();
            }
        }
    }
    reader.end(Kind::Columns);
    reader.rectangle(rows, columns)
}

pub(super) fn write(puzzle: &Puzzle, is_upwards: bool) -> Result<String, Unsupported> {
    let (mut rows, mut columns) = numbers(puzzle)?;
    rows.reverse();
    if is_upwards {
        columns.iter_mut().for_each(|column| column.reverse());
    }
    let (above, below) = (lines_of(&rows, " ", ""), lines_of(&columns, " ", ""));
    Ok(format!("{} {}\n{above}{below}", columns.len(), rows.len()))
}
