//! The plain text of Hugi: a line `rows`, a clue on each line, a line `cols`, again clues. `#` begins
//! a comment, an empty line of the board is 0.
//!
//! In: lines, or a puzzle. Out: a black-and-white puzzle, or a text. Invariants: blank lines mean
//! nothing; numbers stand between blanks or commas. With `columns`, or with properties such as
//! `width`, it is Simpson's format.
//! Source: `src/files.rs` of Hugi.

use super::text::plain::{PlacedClue, Unsupported, lines_of, numbers, rectangle, runs};
use super::text::problem::{Noted, Problem};
use super::text::{Line, found};
use crate::message::message;
use crate::puzzle::{Palette, Puzzle};

/// The words that begin a line of Simpson's format.
const PROPERTIES: [&str; 12] = [
    "width",
    "height",
    "title",
    "by",
    "color",
    "goal",
    "saved",
    "grid",
    "copyright",
    "license",
    "catalogue",
    "columns",
];

/// The part of a line before its comment.
fn content<'a>(line: &Line<'a>) -> Line<'a> {
    line.part(0..line.text.find('#').unwrap_or(line.text.len())).trim()
}

/// Are these lines such a file?
pub(super) fn is_hugi(filled: &[Line]) -> bool {
    let has = |word: &str| filled.iter().any(|line| content(line).text == word);
    let is_property = |line: &Line| PROPERTIES.contains(&line.split_first().0.text);
    has("rows") && has("cols") && !filled.iter().any(is_property)
}

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let mut problems = Vec::new();
    let (mut rows, mut columns): (Vec<PlacedClue>, Vec<PlacedClue>) = Default::default();
    let (mut is_in_columns, mut has_rows, mut has_columns) = (false, false, false);
    for line in lines.iter().map(content).filter(|line| !line.is_blank()) {
        match line.text {
            "rows" => (is_in_columns, has_rows) = (false, true),
            "cols" | "columns" => (is_in_columns, has_columns) = (true, true),
            _ if !has_rows && !has_columns => {
                problems.note(Problem::new(line.span(), found(line.text), "want-hugi-sections"));
            }
            _ => {
                let clue = (runs(line, &[','], &mut problems), line.span());
                if is_in_columns { columns.push(clue) } else { rows.push(clue) }
            }
        }
        if problems.is_full() {
            break;
        }
    }
    let end = text.len();
    for (name, is_there) in [("rows", has_rows), ("cols", has_columns)] {
        if !is_there {
            let message = message!("problem-section-missing", name = name);
            problems.note(Problem::new(end..end, message, "want-hugi-sections"));
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    rectangle(0..end, rows, columns, Palette::black_on_white())
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    Ok(format!("rows\n{}cols\n{}", lines_of(&rows, " ", ""), lines_of(&columns, " ", "")))
}
