//! `.sgriddler` (Simlovic Griddlers): a line with the version, `WIDTH HEIGHT`, a picture or
//! nothing, the columns, the rows, with blank lines between.
//!
//! In: lines. Out: a black-and-white puzzle. Invariants: the numbers of a line are in reverse, the
//! one next to the board first. The reader skips the picture, whose signs are undocumented.

use super::text::plain::{Kind, Reader, Unsupported, lines_of, numbers};
use super::text::problem::Problem;
use super::text::{Line, found};
use crate::message::message;
use crate::puzzle::{Clue, Puzzle};

pub(super) const VERSION: &str = "MK Version 3.0";

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let version = reader.next_filled();
    if !version.trim().text.starts_with("MK Version") {
        let expected = message!("want-text", text = VERSION);
        return Err(vec![Problem::new(
            version.trim().span(),
            found(version.trim().text),
            expected,
        )]);
    }
    let [width, height] = reader.sizes(["number-columns", "number-rows"], &[])?;
    reader.skip("");
    // The picture ends at the next blank line; it may have no lines.
    while !reader.is_at_end() && !reader.skip("") {
        reader.next();
    }
    let mut columns = reader.clues(width, Kind::Columns, &[]);
    reader.blank_before(Kind::Rows);
    let mut rows = reader.clues(height, Kind::Rows, &[]);
    reader.end(Kind::Rows);
    for (clue, _) in rows.iter_mut().chain(&mut columns) {
        if let Clue::Runs(runs) = clue {
            runs.reverse();
        }
    }
    reader.rectangle(rows, columns)
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (mut rows, mut columns) = numbers(puzzle)?;
    rows.iter_mut().chain(&mut columns).for_each(|numbers| numbers.reverse());
    let (left, above) = (lines_of(&rows, " ", ""), lines_of(&columns, " ", ""));
    Ok(format!("{VERSION}\n\n{} {}\n\n\n{above}\n{left}", columns.len(), rows.len()))
}
