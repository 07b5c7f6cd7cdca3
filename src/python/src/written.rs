//! Puzzles as files and drawings, and lists of Python as puzzles: `convert`, `verify`, `render`,
//! `clues_text`, `picture_text`.

use crate::question::{Question, format_named, language_named, text};
use crate::refused::Refused;
use nonosat_board::document::Document;
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::{
    CellId, Clue, Color, Geometry, LineId, Palette, Picture, Puzzle, PuzzleError,
};
use nonosat_board::verify::verify as verified;
use nonosat_files as format;
use nonosat_files::{Format, Loss, WriteError, read_clue, usual_palette};
use nonosat_service::report::{Failure, Kind};
use nonosat_studio::drawing::layout::{self, Extras};
use nonosat_studio::drawing::{self as drawings, Theme};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// Converts a puzzle; returns the text, and a description of each feature that it lost.
#[pyfunction]
pub fn convert(
    py: Python<'_>,
    question: &Question,
    to: &str,
    lossy: bool,
) -> PyResult<(String, Vec<String>)> {
    question.answer(py, |subject| {
        let words = |message| subject.catalog.words(&message);
        let loss = Loss { lossy, drop: &[] };
        let written = format::write(&subject.document, format_named(to)?, loss);
        let refused = |error: WriteError| Refused::question(words(error.message()));
        let written = written.map_err(refused)?;
        let lost = written.lost.iter().map(|feature| words(feature.message()));
        Ok((written.text, lost.collect()))
    })
}

/// Reads and verifies a picture of a puzzle.
fn picture_of(puzzle: &Puzzle, rows: &[String]) -> Result<Picture, Refused> {
    let text = rows.join("\n");
    let picture = format::read_solution(text.as_bytes(), puzzle)?;
    let refused = |error| Refused::question(format!("no picture of the puzzle: {error}"));
    Ok(verified(puzzle, picture).map_err(refused)?.picture().clone())
}

#[pyfunction]
pub fn verify(py: Python<'_>, question: &Question, picture: Vec<String>) -> PyResult<()> {
    question.answer(py, |subject| picture_of(subject.puzzle(), &picture).map(|_| ()))
}

/// Draws a puzzle; returns the file. `ambiguous` cells are drawn as such.
#[pyfunction]
#[pyo3(signature = (question, to, theme, picture=None, ambiguous=vec![]))]
pub fn render<'py>(
    py: Python<'py>,
    question: &Question,
    to: &str,
    theme: &str,
    picture: Option<Vec<String>>,
    ambiguous: Vec<u32>,
) -> PyResult<Bound<'py, PyBytes>> {
    let drawn = question.answer(py, |subject| {
        let puzzle = subject.puzzle();
        let picture = picture.map(|rows| picture_of(puzzle, &rows)).transpose()?;
        let style = match theme {
            "light" | "letters" => Theme::light(),
            "dark" => Theme::dark(),
            "ink" => Theme::ink(),
            other => return Err(Refused::question(format!("no theme is called {other}"))),
        };
        let extras = Extras { letters: theme == "letters", ..Extras::default() };
        let is_ambiguous = |cell: &CellId| ambiguous.contains(&cell.number());
        let ambiguous: Vec<CellId> = puzzle.geometry().cells().filter(is_ambiguous).collect();
        let scene = match &picture {
            Some(picture) if !ambiguous.is_empty() => {
                layout::layout_ambiguous(&subject.document, picture, &ambiguous, &extras)
            }
            picture => layout::layout_with(&subject.document, picture.as_ref(), &extras),
        };
        file(drawings::draw(&scene, &style), to)
    })?;
    Ok(PyBytes::new(py, &drawn))
}

/// A drawing as a file.
fn file(drawing: drawings::Drawing, to: &str) -> Result<Vec<u8>, Refused> {
    match to {
        "svg" => Ok(drawings::svg_of(&drawing, 1.0).into_bytes()),
        "png" => drawings::png(&drawing, drawings::Scale::default())
            .map_err(|error| Refused::question(error.to_string())),
        "pdf" => {
            let inches = drawings::CELL * drawings::INCH / drawings::DPI;
            let drawn = drawings::pdf(&drawings::sheet(drawing, inches));
            drawn.map_err(|error| Refused::defect(error.to_string()))
        }
        other => Err(Refused::question(format!("no drawing is called {other}"))),
    }
}

/// The text of a puzzle with these clues, as somebody would type them.
#[pyfunction]
#[pyo3(signature = (rows, columns, lang=None))]
pub fn clues_text(
    py: Python<'_>,
    rows: Vec<String>,
    columns: Vec<String>,
    lang: Option<&str>,
) -> PyResult<String> {
    let work = || {
        let catalog = language_named(lang)?.catalog();
        let refused = |message| Refused::failure(Failure::of(Kind::File, message), catalog);
        let puzzle = puzzle_of(&rows, &columns).map_err(refused)?;
        text(&Document::from(puzzle))
    };
    work().map_err(|refused| refused.raised(py))
}

fn puzzle_of(rows: &[String], columns: &[String]) -> Result<Puzzle, Message> {
    let side = |lines: &[String]| u32::try_from(lines.len()).unwrap_or(u32::MAX);
    let geometry = Geometry::rectangle(side(rows), side(columns));
    let geometry = geometry.map_err(|error| error.message())?;
    let palette = palette_of(rows.iter().chain(columns));
    let clue = |(line, text): (LineId, &String)| {
        let clue = read_clue(text, &palette);
        clue.map_err(|problem| at(&geometry, line, problem.words()))
    };
    let clues = geometry.lines().zip(rows.iter().chain(columns)).map(clue);
    let clues = clues.collect::<Result<Vec<Clue>, Message>>()?;
    Puzzle::new(geometry.clone(), palette.clone(), clues).map_err(|error| match error {
        PuzzleError::ClueTooLong { line, .. }
        | PuzzleError::EmptyRun { line, .. }
        | PuzzleError::NoWord { line, .. }
        | PuzzleError::PatternTooLarge { line } => at(&geometry, line, error.message()),
        error => error.message(),
    })
}

/// A message with the line that it is about.
fn at(geometry: &Geometry, line: LineId, message: Message) -> Message {
    message!("labeled", label = geometry.name(line), text = message)
}

/// The usual colors, as many as the letters of clues need.
fn palette_of<'a>(clues: impl Iterator<Item = &'a String>) -> Palette {
    let colors: Vec<Color> =
        clues.flat_map(|text| text.chars()).filter_map(Color::from_letter).collect();
    usual_palette(&colors)
}

/// The text of the puzzle of a picture, rows of letters.
#[pyfunction]
#[pyo3(signature = (rows, lang=None))]
pub fn picture_text(py: Python<'_>, rows: Vec<String>, lang: Option<&str>) -> PyResult<String> {
    let work = || {
        let catalog = language_named(lang)?.catalog();
        let read = format::read(rows.join("\n").as_bytes(), Some(Format::Solution));
        let refused = |error| Refused::failure(Failure::from(&error), catalog);
        text(&read.map_err(refused)?)
    };
    work().map_err(|refused| refused.raised(py))
}
