//! Three formats of bare numbers: `.mk` (`HEIGHT WIDTH`, rows, `#`, columns), `.nin`
//! (`WIDTH HEIGHT`, rows, columns) and `.cwd` (height, width, rows, a blank line, columns).
//!
//! In: lines. Out: a black-and-white puzzle. Invariants: blank lines are empty clues.

use super::text::plain::{Reader, Unsupported, lines_of, numbers};
use super::text::problem::Problem;
use super::text::{Line, shown};
use crate::puzzle::Puzzle;

pub(super) fn read_mk(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let [height, width] = reader.sizes(["the number of rows", "the number of columns"], &[])?;
    let rows = reader.clues(height, "row", &[]);
    if reader.problems.is_empty() && !reader.skip("#") {
        let line = reader.next();
        let message = format!("found `{}`", shown(line.trim().text));
        let expected = "a line `#` between rows and columns";
        return Err(vec![
            Problem::new(line.trim().span(), message, expected)
                .advice(format!("the first line says that there are {height} rows")),
        ]);
    }
    let columns = reader.clues(width, "column", &[]);
    reader.end("the columns");
    reader.rectangle(rows, columns)
}

pub(super) fn write_mk(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let (above, below) = (lines_of(&rows, " ", ""), lines_of(&columns, " ", ""));
    Ok(format!("{} {}\n{above}#\n{below}", rows.len(), columns.len()))
}

pub(super) fn read_nin(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let [width, height] = reader.sizes(["the number of columns", "the number of rows"], &[])?;
    let rows = reader.clues(height, "row", &[]);
    let columns = reader.clues(width, "column", &[]);
    reader.end("the columns");
    reader.rectangle(rows, columns)
}

pub(super) fn write_nin(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let (above, below) = (lines_of(&rows, " ", ""), lines_of(&columns, " ", ""));
    Ok(format!("{} {}\n{above}{below}", columns.len(), rows.len()))
}

pub(super) fn read_cwd(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let [height] = reader.sizes(["the number of rows"], &[])?;
    let [width] = reader.sizes(["the number of columns"], &[])?;
    let rows = reader.clues(height, "row", &[]);
    reader.blank_between("rows", "columns");
    let columns = reader.clues(width, "column", &[]);
    reader.end("the columns");
    reader.rectangle(rows, columns)
}

pub(super) fn write_cwd(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let (above, below) = (lines_of(&rows, " ", ""), lines_of(&columns, " ", ""));
    Ok(format!("{}\n{}\n{above}\n{below}", rows.len(), columns.len()))
}
