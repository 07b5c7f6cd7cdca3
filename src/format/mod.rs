//! Text to puzzle and back.
//!
//! In: bytes. Out: a `Document`, or a [`ReadError`] that shows every place.
//! Invariants: no bytes make a reader panic or use memory past [`MAX_BYTES`] and the
//! limits of a `Puzzle`. Reads: `puzzle`, `document`. The formats: `docs/FORMATS.md`.

mod clues;
mod ctu;
mod detect;
mod feature;
mod grid;
mod holes;
mod it3105;
mod json;
mod kind;
mod kucera;
mod letters;
mod lists;
mod minizinc;
mod mk;
mod non;
mod nonograms_org;
mod nonogrid;
mod olsak;
mod pattern;
mod pbm;
mod picture;
mod pzpr;
mod rosetta;
mod sections;
mod sgriddler;
mod solution;
mod table;
mod text;
mod tournament;
mod triddler;
mod unclear;
mod webpbn;
mod write;

pub use clues::{read_clue, write_clues};
pub use feature::{Feature, LossKind};
pub(crate) use json::shape::ShapeJson;
pub use kind::Format;
pub use letters::write_solution;
pub use solution::read_solution;
pub use text::{Advice, Fault, MAX_FILE_CELLS, MAX_LINES, MAX_PUZZLES, Problem, ReadError};
pub use unclear::{Unclear, read_unclear, unclear};
pub use webpbn::{MAX_XML_ATTRIBUTES, MAX_XML_DEPTH, MAX_XML_NODES};
pub use write::{Loss, WriteError, Written, write, write_all};

use crate::document::{Document, DocumentError};
use crate::puzzle::{Geometry, LineId, PuzzleError};
use std::cell::OnceCell;
use std::ops::Range;
use text::problem::Source;

/// Most bytes of a file that are read.
pub const MAX_BYTES: usize = 16 << 20;

/// What the content of a file tells of its format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detected {
    /// It is this one.
    One(Format),
    /// It is one of these, at least two, each of which reads another puzzle.
    Several(Vec<Format>),
}

/// Reads the one puzzle of a file. Without a `format` the content tells which one it is.
///
/// # Errors
/// [`ReadError`] with everything found wrong; also if there are several puzzles.
pub fn read(bytes: &[u8], format: Option<Format>) -> Result<Document, ReadError> {
    let mut puzzles = read_all(bytes, format)?;
    match puzzles.pop() {
        Some(puzzle) if puzzles.is_empty() => Ok(puzzle),
        _ => {
            let message = format!("the file has {} puzzles", puzzles.len() + 1);
            let problem = Problem::new(0..1, message, "one").advice(Advice::OneOfSeveral);
            Err(ReadError::new(&*String::from_utf8_lossy(bytes), vec![problem]))
        }
    }
}

/// Reads all puzzles of a file, at least one. Without a `format` the content tells which one it is.
///
/// # Errors
/// [`ReadError`] with everything found wrong, or if there is no puzzle; without a `format`
/// also if it could be in [several](Detected::Several).
pub fn read_all(bytes: &[u8], format: Option<Format>) -> Result<Vec<Document>, ReadError> {
    let (mut documents, mut errors) = (Vec::new(), Vec::new());
    for found in read_each(bytes, format)? {
        match found {
            Ok(document) => documents.push(document),
            Err(error) => errors.push(error),
        }
    }
    let mut errors = errors.into_iter();
    errors.next().map_or(Ok(documents), |first| Err(first.and(errors)))
}

/// Reads all puzzles of a file, at least one, or says of each why it could not be read.
///
/// # Errors
/// [`ReadError`] with everything found wrong that is about no single puzzle; those of [`read_all`].
pub fn read_each(
    bytes: &[u8],
    format: Option<Format>,
) -> Result<Vec<Result<Document, ReadError>>, ReadError> {
    let is_bitmap = format.is_none() && pbm::is_bitmap(bytes);
    if format == Some(Format::Pbm) || is_bitmap {
        return read_bitmap(bytes).map(|document| vec![Ok(document)]);
    }
    let text = text::decode(bytes, MAX_BYTES)?;
    let source = OnceCell::new();
    let refused = |problems| {
        let source: &Source = source.get_or_init(|| Source::from(&*text));
        ReadError::new(source.clone(), problems)
    };
    let format = format.map_or_else(|| detect::one(&text), Ok);
    let format = format.map_err(|problem| refused(vec![problem]))?;
    let found = format.read(&text).map_err(refused)?;
    if found.is_empty() {
        return Err(refused(vec![
            Problem::new(0..1, "the file has no puzzle", "at least one").of(Fault::Empty),
        ]));
    }
    Ok(found.into_iter().map(|found| found.map_err(refused)).collect())
}

/// The format of a file, told by its content.
///
/// # Errors
/// [`ReadError`] if it is none.
pub fn detect(bytes: &[u8]) -> Result<Detected, ReadError> {
    if pbm::is_bitmap(bytes) {
        return Ok(Detected::One(Format::Pbm));
    }
    let text = text::decode(bytes, MAX_BYTES)?;
    detect::detect(&text).map_err(|problem| ReadError::new(&*text, vec![problem]))
}

/// Is it an image of a kind that puzzles can be made of?
pub fn is_image(bytes: &[u8]) -> bool {
    text::is_image(bytes)
}

/// The format that the ending of a file's name (without the dot) tells, if its content does not.
pub fn by_ending(ending: &str, bytes: &[u8]) -> Option<Format> {
    let is_told = matches!(detect(bytes), Ok(Detected::One(_)));
    (!is_told).then(|| Format::from_ending(ending))?
}

fn read_bitmap(bytes: &[u8]) -> Result<Document, ReadError> {
    if !pbm::is_bitmap(bytes) {
        let problem = Problem::new(0..1, "this is no bitmap", "`P1` or `P4` at the beginning");
        return Err(ReadError::new(&*String::from_utf8_lossy(bytes), vec![problem]));
    }
    let read = pbm::read(&bytes[..bytes.len().min(MAX_BYTES)]);
    let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]);
    read.map_err(|problems| ReadError::new(&*shown, problems))
}

/// What the model says against clues that a reader found well-formed, at the
/// place that `span` knows for the line it is about.
fn clue_error(
    error: &PuzzleError,
    geometry: &Geometry,
    whole: Range<usize>,
    span: impl Fn(LineId) -> Range<usize>,
) -> Problem {
    match *error {
        PuzzleError::ClueTooLong { line, needs, cells } => {
            let message = format!("the clue needs {needs} cells");
            let expected = format!("at most {cells}, the cells of {}", geometry.describe(line));
            Problem::new(span(line), message, expected).of(Fault::ClueTooLong)
        }
        PuzzleError::RunTooLong { line, run, cells } => {
            let message = format!("a run of {run} cells");
            let of = geometry.describe(line);
            let expected = format!("at most {cells}, the longest stretch between holes in {of}");
            Problem::new(span(line), message, expected).of(Fault::ClueTooLong)
        }
        PuzzleError::EmptyRun { line, .. } | PuzzleError::RunColor { line, .. } => {
            Problem::new(span(line), error.to_string(), "runs of declared colors")
        }
        _ => Problem::new(whole, error.to_string(), "a possible puzzle"),
    }
}

/// A goal or a state of play that does not fit what a reader found.
fn mismatched_goal(error: &DocumentError, whole: Range<usize>) -> Problem {
    Problem::new(whole, error.to_string(), "one for each cell, in colors of the puzzle")
}

#[cfg(test)]
mod examples;
#[cfg(test)]
mod faults;
#[cfg(test)]
mod tests;
