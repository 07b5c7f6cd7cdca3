//! The `.solution` format: rows of letters, alone or in JSON (`{"rows": ["a-a", "---"]}`, or the
//! first of the `pictures` of an answer). Grammar: `docs/FORMATS.md`.
//!
//! In: bytes and their puzzle. Out: a picture, not yet verified. Without a puzzle: a new puzzle
//! with the clues of the picture.

use crate::document::Document;
use crate::json::own;
use crate::json::parse::object;
use crate::message::{Message, message};
use crate::picture::{drawn, read_rows, shape};
use crate::puzzle::{CellId, Color, MAX_CELLS, MAX_COLORS, MAX_LINE_CELLS, Picture, Puzzle};
use crate::text::plain::Unsupported;
use crate::text::problem::{Noted, Problem, ReadError};
use crate::text::{self, Line, usual_palette};
use serde::de::{Deserialize, Deserializer, IgnoredAny, SeqAccess, Visitor};
use std::fmt;

/// A picture in JSON: `rows`, or the first of `pictures`.
#[derive(serde::Deserialize)]
struct Rows<'a> {
    #[serde(borrow, default)]
    rows: First<own::Text<'a>, MOST_ROWS>,
    #[serde(borrow, default)]
    pictures: First<First<own::Text<'a>, MOST_ROWS>, 1>,
}

/// A board with one row too many is refused.
const MOST_ROWS: usize = MAX_LINE_CELLS + 1;

/// The first items of a list, at most `MOST`; the others are read and dropped.
struct First<T, const MOST: usize>(Vec<T>);

impl<T, const MOST: usize> Default for First<T, MOST> {
    fn default() -> Self {
        First(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>, const MOST: usize> Deserialize<'de> for First<T, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(First(Vec::new()))
    }
}

impl<'de, T: Deserialize<'de>, const MOST: usize> Visitor<'de> for First<T, MOST> {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a sequence")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<Self, A::Error> {
        while self.0.len() < MOST {
            let Some(item) = items.next_element()? else { return Ok(self) };
            self.0.push(item);
        }
        while items.next_element::<IgnoredAny>()?.is_some() {}
        Ok(self)
    }
}

/// Are the lines such a picture: more than one cell, the rows of a board, no letter left out from
/// `a` on?
pub(super) fn is_solution(lines: &[Line]) -> bool {
    let filled: Vec<Line> = lines.iter().filter(|line| !line.is_blank()).map(Line::trim).collect();
    let signs = || filled.iter().flat_map(|line| line.text.chars());
    if !signs().all(|sign| sign == '-' || sign.is_ascii_alphabetic()) {
        return false;
    }
    let used =
        signs().filter_map(Color::from_letter).fold([false; MAX_COLORS], |mut used, color| {
            used[color.index()] = true;
            used
        });
    let is_solution = used[0] || !used[1..].windows(2).any(|pair| pair == [false, true]) && used[1];
    is_solution
        && shape(filled.iter().map(|line| line.text.len())).is_some()
        && signs().nth(1).is_some()
}

/// Reads a picture as a puzzle with its clues, in the default inks.
pub(super) fn read(text: &str, lines: &[Line]) -> Result<Document, Vec<Problem>> {
    let found: Rows;
    let rows: Vec<Line> = if text.trim_start().starts_with('{') {
        found = object(text, "want-json-solution".into())?;
        let rows = found.pictures.0.first().unwrap_or(&found.rows);
        rows.0.iter().map(|row| own::word(text, row)).collect()
    } else {
        lines.iter().filter(|line| !line.is_blank()).map(Line::trim).collect()
    };
    let mut problems: Vec<Problem> = Vec::new();
    let mut cells = Vec::new();
    for row in &rows {
        if cells.len() + row.text.len() > MAX_CELLS {
            let message = "problem-cells-more";
            return Err(vec![Problem::new(row.span(), message, "want-smaller-picture")]);
        }
        for (at, letter) in row.text.char_indices() {
            if let Some(color) = Color::from_letter(letter) {
                cells.push(color);
                continue;
            }
            let span = row.part(at..at + letter.len_utf8()).span();
            let message = message!("problem-found", found = letter);
            problems.note(Problem::new(span, message, "want-color-each"));
            if problems.is_full() {
                return Err(problems);
            }
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let whole = |message: Message| vec![Problem::new(0..text.len(), message, "want-rows-solution")];
    let shape = shape(rows.iter().map(|row| row.text.chars().count()));
    let shape = shape.ok_or_else(|| whole("problem-no-board".into()))?;
    drawn(shape, usual_palette(&cells), cells).map_err(whole)
}

/// The goal in letters.
pub(super) fn write(document: &Document) -> Result<String, Unsupported> {
    let geometry = document.puzzle().geometry();
    document.goal().map(|goal| goal.letters(geometry)).ok_or(Unsupported)
}

/// Reads a picture for the board of `puzzle`.
///
/// # Errors
/// [`ReadError`] if rows or letters do not fit the board. This function does not check whether the
/// picture satisfies the clues.
pub fn read_solution(bytes: &[u8], puzzle: &Puzzle) -> Result<Picture, ReadError> {
    let text = &*text::decode(bytes, super::MAX_BYTES)?;
    let lines = text::lines(text).map_err(|problem| ReadError::new(text, vec![problem]))?;
    let filled: Vec<Line> = lines.into_iter().filter(|line| !line.is_blank()).collect();
    let error = |problem| ReadError::new(text, vec![problem]);
    let (geometry, palette) = (puzzle.geometry(), puzzle.palette());
    let row_count = geometry.families()[0].line_count;
    if let Some(line) = filled.get(row_count) {
        let message = message!("problem-row-surplus", row = row_count + 1);
        let expected = message!("want-rows-as-board", count = row_count);
        return Err(error(Problem::new(line.span(), message, expected)));
    }
    let end = Line { text: "", start: text.len() };
    let cells = read_rows(end, &filled, geometry, palette, false).map_err(error)?;
    // `read_rows` fails for open cells here, so that every cell has a color.
    let color = |cell: CellId| cells[cell.index()].unwrap_or(Color::BACKGROUND);
    Ok(Picture::painted(geometry, color))
}
