//! The puzzle sets of the computer tournaments of TAAI and TCGA: `$1`, then the columns and
//! the rows of a square, one line each, with tabs between numbers.
//!
//! In: lines. Out: black-and-white puzzles. Invariants: the reader skips blank lines; an empty line
//! of the board is a `0`.

use super::text::Line;
use super::text::plain::{PlacedClue, Unsupported, lines_of, numbers, rectangle, runs};
use super::text::problem::Problem;
use super::text::puzzle_set::{Member, PuzzleSet};
use crate::document::Document;
use crate::message::message;
use crate::puzzle::{Geometry, Palette, Puzzle, Shape};

/// Does a puzzle begin with this line?
pub(super) fn is_header(line: &Line) -> bool {
    let number = line.trim().text.strip_prefix('$');
    number.is_some_and(|number| {
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

pub(super) fn read(_text: &str, lines: &[Line]) -> Result<Vec<Member>, Vec<Problem>> {
    let filled: Vec<Line> = lines.iter().copied().filter(|line| !line.is_blank()).collect();
    let mut puzzles = PuzzleSet::default();
    for block in filled.chunk_by(|_, next| !is_header(next)) {
        let (header, clues) = (block[0], &block[1..]);
        let read = square(header, clues).map(Document::from);
        puzzles.take(read, header.span(), &mut Vec::new())?;
    }
    puzzles.end(Vec::new())
}

/// The square with these clue lines, the columns first.
fn square(header: Line, clues: &[Line]) -> Result<Puzzle, Vec<Problem>> {
    let place = header.trim().span();
    if !is_header(&header) {
        return Err(vec![Problem::new(
            place,
            "problem-no-puzzle-number",
            message!("want-text", text = "$1"),
        )]);
    }
    if clues.is_empty() || !clues.len().is_multiple_of(2) {
        let message = message!("problem-clue-lines", count = clues.len());
        return Err(vec![Problem::new(place, message, "want-square")]);
    }
    let side = clues.len() as u32 / 2;
    Geometry::rectangle(side, side)
        .map_err(|error| vec![Problem::new(place.clone(), error.message(), "want-board")])?;
    let mut problems = Vec::new();
    let clue = |line: &Line| (runs(*line, &[], &mut problems), line.trim().span());
    let mut placed: Vec<PlacedClue> = clues.iter().map(clue).collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    let rows = placed.split_off(clues.len() / 2);
    rectangle(place, rows, placed, Palette::black_on_white())
}

/// Can the format keep the puzzle? It has only squares.
pub(super) fn supports(puzzle: &Puzzle) -> bool {
    matches!(puzzle.geometry().shape(), Shape::Rect { height, width } if height == width)
}

pub(super) fn write(documents: &[Document]) -> Result<String, Unsupported> {
    let mut text = String::new();
    for (place, document) in documents.iter().enumerate() {
        let (rows, columns) = numbers(document.puzzle())?;
        text += &format!("${}\n", place + 1);
        text += &(lines_of(&columns, "\t", "") + &lines_of(&rows, "\t", ""));
    }
    Ok(text)
}
