//! Text to puzzle and back.
//!
//! In: bytes. Out: a `Puzzle`, or a [`ReadError`] that shows every place.
//! Holds: no bytes make a reader panic or use memory past [`MAX_BYTES`] and the
//! limits of a `Puzzle`. Reads: `puzzle`. The formats: `docs/FORMATS.md`.

mod clues;
mod clues_trailer;
mod clues_write;
mod ink;
mod non;
mod non_clues;
mod problem;
mod solution;
mod text;

pub use clues_write::write_clues;
pub use problem::{Problem, ReadError};
pub use solution::{read_solution, write_solution};

use crate::puzzle::{Geometry, LineId, Puzzle, PuzzleError};
use std::ops::Range;
use text::Line;

/// Most bytes of a file that are read.
pub const MAX_BYTES: usize = 16 << 20;

/// The formats that puzzles are read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// `rect` or `hex`, a palette, one clue a line.
    Clues,
    /// Steve Simpson's `.non`, with its color extensions.
    Non,
}

/// Reads a puzzle. Without a `format` the content tells which one it is.
///
/// # Errors
/// [`ReadError`] with everything found wrong.
pub fn read(bytes: &[u8], format: Option<Format>) -> Result<Puzzle, ReadError> {
    let text = text::decode(bytes, MAX_BYTES)?;
    let lines = text::lines(text);
    let read = match format.map_or_else(|| detect(&lines), Ok) {
        Ok(Format::Clues) => clues::read(text, &lines),
        Ok(Format::Non) => non::read(text, &lines),
        Err(problem) => Err(vec![problem]),
    };
    read.map_err(|problems| ReadError::new(text, problems))
}

/// The format whose first words the lines have.
fn detect(lines: &[Line]) -> Result<Format, Problem> {
    let mut filled = lines.iter().filter(|line| !line.is_blank());
    let first = filled.next().map(|line| line.split_first().0);
    if first.is_some_and(|word| ["rect", "hex"].contains(&word.text)) {
        return Ok(Format::Clues);
    }
    let is_section = |line: &&Line| ["rows", "columns"].contains(&line.trim().text);
    if lines.iter().any(|line| is_section(&line)) {
        return Ok(Format::Non);
    }
    let span = first.map_or(0..0, |word| word.span());
    let found = first.map_or("", |word| word.text);
    let message = format!("found `{}`, which begins no format known here", text::shown(found));
    let expected =
        "`rect HEIGHT WIDTH` or `hex SIDE` (.clues), or the lines `rows` and `columns` (.non)";
    Err(Problem::new(span, message, expected).hint("--from FORMAT tells the format"))
}

/// What the model says against clues that a reader found well-formed, at the
/// place that `span` knows for the line it is about.
fn unfit(
    error: &PuzzleError,
    geometry: &Geometry,
    whole: Range<usize>,
    span: impl Fn(LineId) -> Range<usize>,
) -> Problem {
    match *error {
        PuzzleError::ClueTooLong { line, needs, cells } => {
            let message = format!("the clue needs {needs} cells");
            let expected = format!("at most {cells}, the cells of {}", geometry.describe(line));
            Problem::new(span(line), message, expected)
        }
        PuzzleError::EmptyRun { line, .. } | PuzzleError::RunColor { line, .. } => {
            Problem::new(span(line), error.to_string(), "runs of declared colors")
        }
        _ => Problem::new(whole, error.to_string(), "a possible puzzle"),
    }
}

#[cfg(test)]
mod tests;
