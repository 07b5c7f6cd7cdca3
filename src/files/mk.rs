//! Three formats of bare numbers: `.mk` (`HEIGHT WIDTH`, rows, `#`, columns), `.nin`
//! (`WIDTH HEIGHT`, rows, columns) and `.cwd` (height, width, rows, a blank line, columns).
//!
//! In: lines. Out: a black-and-white puzzle. Invariants: blank lines are empty clues.

use super::text::plain::{Kind, Reader, Unsupported, lines_of, numbers};
use super::text::problem::Problem;
use super::text::{Line, found};
use crate::message::message;
use crate::puzzle::Puzzle;

pub(super) fn read_mk(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let [height, width] = reader.sizes(["number-rows", "number-columns"], &[])?;
    let rows = reader.clues(height, Kind::Rows, &[]);
    if reader.problems.is_empty() && !reader.skip("#") {
        let line = reader.next();
        let expected = message!("want-mark-rows-columns", mark = "#");
        return Err(vec![
            Problem::new(line.trim().span(), found(line.trim().text), expected)
                .advice(message!("advice-first-line", count = height)),
        ]);
    }
    let columns = reader.clues(width, Kind::Columns, &[]);
    reader.end(Kind::Columns);
    reader.rectangle(rows, columns)
}

pub(super) fn write_mk(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let (above, below) = (lines_of(&rows, " ", ""), lines_of(&columns, " ", ""));
    Ok(format!("{} {}\n{above}#\n{below}", rows.len(), columns.len()))
}

pub(super) fn read_nin(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let [width, height] = reader.sizes(["number-columns", "number-rows"], &[])?;
    let rows = reader.clues(height, Kind::Rows, &[]);
    let columns = reader.clues(width, Kind::Columns, &[]);
    reader.end(Kind::Columns);
    reader.rectangle(rows, columns)
}

pub(super) fn write_nin(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let (above, below) = (lines_of(&rows, " ", ""), lines_of(&columns, " ", ""));
    Ok(format!("{} {}\n{above}{below}", columns.len(), rows.len()))
}

pub(super) fn read_cwd(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let [height] = reader.sizes(["number-rows"], &[])?;
    let [width] = reader.sizes(["number-columns"], &[])?;
    let rows = reader.clues(height, Kind::Rows, &[]);
    reader.blank_before(Kind::Columns);
    let columns = reader.clues(width, Kind::Columns, &[]);
    reader.end(Kind::Columns);
    reader.rectangle(rows, columns)
}

pub(super) fn write_cwd(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let (above, below) = (lines_of(&rows, " ", ""), lines_of(&columns, " ", ""));
    Ok(format!("{}\n{}\n{above}\n{below}", rows.len(), columns.len()))
}
