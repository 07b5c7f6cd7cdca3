//! The text format of the course NAIL094 at Charles University (P. Kučera): `c` comments,
//! `nonogram ROWS COLUMNS`, the rows, the columns, each line ended by 0.
//!
//! In: lines. Out: a black-and-white puzzle. Invariants: the reader skips blank lines.

use super::text::plain::{PlacedClue, Unsupported, lines_of, numbers, rectangle, runs};
use super::text::problem::{Noted, Problem};
use super::text::{Line, Word, found, lines_of_board, positive, shown};
use crate::message::message;
use crate::puzzle::{Palette, Puzzle};

/// Is this line the header of such a file?
pub(super) fn is_header(line: &Line) -> bool {
    line.split_first().0.text == "nonogram"
}

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let is_content = |line: &Line| !line.is_blank() && line.split_first().0.text != "c";
    let lines: Vec<Line> = lines.iter().copied().filter(is_content).collect();
    let header = lines.first().copied().unwrap_or(Word { text: "", start: 0 });
    let words: Vec<Word> = header.words(&[]).collect();
    let [_, height, width] = words[..] else {
        let expected = message!("want-text", text = "nonogram ROWS COLUMNS");
        return Err(vec![Problem::new(header.trim().span(), found(header.trim().text), expected)]);
    };
    let mut problems = Vec::new();
    let mut size = |word, name| positive(word, name).map_err(|error| problems.note(error)).ok();
    let sizes = (size(height, "number-rows"), size(width, "number-columns"));
    let (Some(height), Some(width)) = sizes else { return Err(problems) };
    let mut placed: Vec<PlacedClue> =
        lines[1..].iter().map(|line| clue(*line, &mut problems)).collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    let line_count = u64::from(height) + u64::from(width);
    if placed.len() as u64 != line_count {
        let place = placed.get(line_count as usize).map_or(text.len()..text.len(), |t| t.1.clone());
        let message = message!("problem-clue-lines", count = placed.len());
        let expected = lines_of_board(line_count, height, width);
        return Err(vec![Problem::new(place, message, expected).advice("advice-empty-zero-line")]);
    }
    let columns = placed.split_off(height as usize);
    rectangle(0..text.len(), placed, columns, Palette::black_on_white())
}

/// The clue of a line that ends with 0.
fn clue(line: Line, problems: &mut Vec<Problem>) -> PlacedClue {
    let line = line.trim();
    let is_apart = |numbers: &&str| numbers.is_empty() || numbers.ends_with(char::is_whitespace);
    let numbers = line.text.strip_suffix('0').filter(is_apart).unwrap_or_else(|| {
        let message = message!("problem-no-zero", found = shown(line.text));
        problems.note(Problem::new(line.span(), message, "want-zero"));
        ""
    });
    (runs(line.part(0..numbers.len()), &[], problems), line.span())
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let (above, below) = (lines_of(&rows, " ", " 0"), lines_of(&columns, " ", " 0"));
    Ok(format!("nonogram {} {}\n{above}{below}", rows.len(), columns.len()))
}
