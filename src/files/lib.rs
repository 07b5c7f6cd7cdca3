//! Reads and writes puzzle files. `docs/FORMATS.md` describes the formats.
//!
//! In: bytes, or a `Document`. Out: a `Document` or a [`ReadError`] with the place of each problem;
//! [`Written`] or a [`WriteError`].
//! Invariants: no input makes a reader panic. Limits bound the memory of readers: [`MAX_BYTES`],
//! [`MAX_PUZZLES`], [`MAX_FILE_CELLS`] and those of a `Puzzle`.

// A problem has three messages; a reader makes at most a hundred.
#![allow(clippy::result_large_err)]

#[cfg(feature = "zip")]
mod archive;
mod clues;
mod data;
mod detect;
mod feature;
mod freenono;
mod json;
mod kind;
mod lists;
mod models;
mod mosaic;
mod non;
mod nonograms_org;
mod olsak;
mod one_line;
mod outlines;
mod pbm;
#[cfg(feature = "zip")]
mod penpa;
mod picture;
mod puzzlekit;
mod sized;
mod solution;
mod table;
mod text;
mod tile_paint;
mod unclear;
mod webpbn;
mod write;

pub use clues::{read_clue, write_clues};
pub use feature::{Feature, LossKind};
pub use json::ShapeJson;
#[cfg(feature = "schema")]
pub use json::own::File as PuzzleJson;
pub use kind::Format;
pub use solution::read_solution;
pub use text::{
    Advice, Fault, MAX_FILE_CELLS, MAX_LINES, MAX_PUZZLES, MAX_XML_ATTRIBUTES, MAX_XML_DEPTH,
    MAX_XML_NODES, Problem, ReadError, is_image, problem_at, usual_palette,
};
pub use unclear::{Unclear, read_unclear, unclear};
pub use write::{Loss, WriteError, Written, write, write_all};

use crate::document::{Document, DocumentError};
use crate::puzzle::{Geometry, LineId, PuzzleError};
use nonosat_board::{document, message, puzzle};
use nonosat_words as language;
use std::cell::OnceCell;
use std::ops::Range;
use text::problem::Source;

/// Most bytes of a file. Readers refuse larger files; of bitmaps they ignore the rest.
pub const MAX_BYTES: usize = 16 << 20;

/// The formats that match the content of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detected {
    /// Only this one.
    One(Format),
    /// At least two, which read different puzzles from the file.
    Several(Vec<Format>),
}

/// Reads a file with one puzzle. Without a `format`, detects it from the content.
///
/// # Errors
/// Those of [`read_all`]; also if the file has several puzzles.
pub fn read(bytes: &[u8], format: Option<Format>) -> Result<Document, ReadError> {
    let mut puzzles = read_all(bytes, format)?;
    match puzzles.pop() {
        Some(puzzle) if puzzles.is_empty() => Ok(puzzle),
        _ => {
            let message = message!("problem-several-puzzles", count = puzzles.len() + 1);
            let problem = Problem::new(0..1, message, "want-one").advice(Advice::OneOfSeveral);
            Err(ReadError::new(&*String::from_utf8_lossy(bytes), problem))
        }
    }
}

/// Reads all puzzles of a file, at least one. Without a `format`, detects it from the content.
///
/// # Errors
/// [`ReadError`] with the problems of all puzzles, or if there is no puzzle; without a `format`
/// also if [several](Detected::Several) formats match.
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

/// Reads all puzzles of a file, at least one. Each is a document or its own error.
///
/// # Errors
/// [`ReadError`] with the problems of the file as a whole: no puzzle, no format, several formats,
/// too large, not text.
pub fn read_each(
    bytes: &[u8],
    format: Option<Format>,
) -> Result<Vec<Result<Document, ReadError>>, ReadError> {
    let is_bitmap = format.is_none() && pbm::is_bitmap(bytes);
    if format == Some(Format::Pbm) || is_bitmap {
        return read_bitmap(bytes).map(|document| vec![Ok(document)]);
    }
    #[cfg(feature = "zip")]
    if format.is_none_or(|format| format == Format::FreeNono) && archive::is_archive(bytes) {
        return archive::read(bytes);
    }
    let (text, encoding) = text::decode(bytes, MAX_BYTES)?;
    let source = OnceCell::new();
    let refused = |problems: Vec<Problem>| {
        let source: &Source = source.get_or_init(|| Source::from(&*text));
        ReadError::new(source.clone(), problems)
    };
    let format = format.map_or_else(|| detect::one(&text), Ok);
    let found = format.map_err(Vec::from).and_then(|format| format.read(&text)).map_err(refused)?;
    let noted = |document: Document| match encoding {
        Some(encoding) => {
            let reading = message!("reading-encoding", encoding = encoding);
            let all = document.reading().cloned().into_iter().chain([reading]);
            let all = message::Message::joined("list-semicolon", all);
            document.with_reading(all)
        }
        None => document,
    };
    Ok(found.into_iter().map(|found| found.map(noted).map_err(refused)).collect())
}

/// Detects the format of a file from its content.
///
/// # Errors
/// [`ReadError`] if no format matches or the bytes are not text.
pub fn detect(bytes: &[u8]) -> Result<Detected, ReadError> {
    if pbm::is_bitmap(bytes) {
        return Ok(Detected::One(Format::Pbm));
    }
    #[cfg(feature = "zip")]
    if archive::is_archive(bytes) {
        return Ok(Detected::One(Format::FreeNono));
    }
    let (text, _) = text::decode(bytes, MAX_BYTES)?;
    detect::detect(&text).map_err(|problem| ReadError::new(&*text, problem))
}

/// The format of a file by the ending of its name (without the dot); `None` if the content
/// determines the format or no format has this ending.
pub fn by_ending(ending: &str, bytes: &[u8]) -> Option<Format> {
    let is_detected = matches!(detect(bytes), Ok(Detected::One(_)));
    (!is_detected).then(|| Format::from_ending(ending))?
}

fn read_bitmap(bytes: &[u8]) -> Result<Document, ReadError> {
    if !pbm::is_bitmap(bytes) {
        let problem = Problem::new(0..1, "problem-no-bitmap", "want-bitmap");
        return Err(ReadError::new(&*String::from_utf8_lossy(bytes), problem));
    }
    let read = pbm::read(&bytes[..bytes.len().min(MAX_BYTES)]);
    let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]);
    read.map_err(|problems| ReadError::new(&*shown, problems))
}

/// The problem for an error of the model in well-formed clues. `span` gives the place of a line's
/// clue; errors that concern no line stand at `whole`.
fn clue_error(
    error: &PuzzleError,
    geometry: &Geometry,
    whole: Range<usize>,
    span: impl Fn(LineId) -> Range<usize>,
) -> Problem {
    match *error {
        PuzzleError::ClueTooLong { line, needs, cells } => {
            let message = message!("problem-clue-needs", needs = needs);
            let wanted = message!("want-cells-of-line", cells = cells, line = geometry.name(line));
            Problem::new(span(line), message, wanted).of(Fault::ClueTooLong)
        }
        PuzzleError::RunTooLong { line, run, cells } => {
            let message = message!("problem-run-needs", run = run);
            let line_name = geometry.name(line);
            let wanted = message!("want-stretch-of-line", cells = cells, line = line_name);
            Problem::new(span(line), message, wanted).of(Fault::ClueTooLong)
        }
        PuzzleError::EmptyRun { line, .. } | PuzzleError::RunColor { line, .. } => {
            Problem::new(span(line), error.message(), "want-declared-runs")
        }
        PuzzleError::NoWord { line, .. } | PuzzleError::PatternTooLarge { line } => {
            let expected = message!("want-clue-of-line", line = geometry.name(line));
            Problem::new(span(line), error.message(), expected).of(Fault::ClueTooLong)
        }
        _ => Problem::new(whole, error.message(), "want-possible"),
    }
}

/// The problem for a goal or a state of play that does not fit the puzzle.
fn document_error(whole: Range<usize>) -> impl FnOnce(DocumentError) -> Problem {
    move |error| Problem::new(whole, error.message(), "want-each-cell")
}

#[cfg(test)]
mod tests;
