//! The `.solution` format: rows of letters, alone or in JSON (`{"rows": ["a-a", "---"]}`, or the
//! first of the `pictures` of an answer). Grammar: `docs/FORMATS.md`.
//!
//! In: bytes and their puzzle. Out: a picture, not yet verified. Without a puzzle: a new puzzle
//! with the clues of the picture.

use crate::data::Tree;
use crate::document::Document;
use crate::json::parse;
use crate::message::message;
use crate::picture::{read_letters, read_rows, shape};
use crate::puzzle::{CellId, Color, MAX_COLORS, MAX_LINE_CELLS, Picture, Puzzle};
use crate::text::plain::Unsupported;
use crate::text::{self, Line, Problem, ReadError, filled};

/// A board with one row too many is refused.
const MOST_ROWS: usize = MAX_LINE_CELLS + 1;

/// Are the lines such a picture: more than one cell, the rows of a board, no letter left out from
/// `a` on?
pub(super) fn is_solution(lines: &[Line]) -> bool {
    let filled = filled(lines);
    let signs = || filled.iter().flat_map(|line| line.trim().text.chars());
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
        && shape(filled.iter().map(|line| line.trim().text.len())).is_some()
        && signs().nth(1).is_some()
}

/// Reads a picture as a puzzle with its clues, in the default inks.
pub(super) fn read(text: &str, lines: &[Line]) -> Result<Document, Vec<Problem>> {
    let rows: Vec<Line> = if text.trim_start().starts_with('{') {
        rows_of_json(text)?
    } else {
        filled(lines).iter().map(Line::trim).collect()
    };
    read_letters(text, &rows)
}

/// The rows in JSON: those of `rows`, or of the first of `pictures`.
fn rows_of_json(text: &str) -> Result<Vec<Line<'_>>, Vec<Problem>> {
    parse::whole(text)?;
    let tree = Tree::parse(text, 0..text.len())?;
    let field = |name| tree.values(0).next().and_then(|object| tree.field(object, name));
    let first = field("pictures").and_then(|pictures| tree.values(pictures).next());
    let rows = first.or_else(|| field("rows")).map(|rows| tree.values(rows));
    Ok(rows.into_iter().flatten().take(MOST_ROWS).map(|row| tree.word(row)).collect())
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
    let text = &*text::decode(bytes, super::MAX_BYTES)?.0;
    let error = |problem: Problem| ReadError::new(text, problem);
    let filled = filled(&text::lines(text).map_err(error)?);
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
