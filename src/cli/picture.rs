//! One picture, written in the form that was asked for.
//!
//! Holds: a file that is a puzzle is never replaced by a picture.

use super::args::Target;
use super::form::Form;
use crate::shell::Exit;
use crate::shell::failure::Complaint;
use crate::shell::output::Sink;
use crate::shell::terminal;
use nonosat::document::Document;
use nonosat::format;
use nonosat::puzzle::Picture;
use nonosat::render::{self, Depth};
use nonosat::report::Report;
use nonosat::scene;
use std::io::Write;
use std::path::Path;

/// The colors of what is written there: none in files.
pub fn depth(target: &Target) -> Depth {
    if target.output.is_some() { Depth::Plain } else { terminal::output_depth() }
}

/// Opens what pictures of this form are written to.
///
/// # Errors
/// If a picture would replace a puzzle, or anything without `--force`.
pub fn open(target: &Target, form: Form) -> anyhow::Result<Sink> {
    if let (Some(path), false) = (&target.output, matches!(form, Form::Puzzle(_))) {
        refuse_puzzle(path)?;
    }
    Sink::open(target.output.as_deref(), target.force)
}

/// Refuses to write a picture where a puzzle is.
fn refuse_puzzle(path: &Path) -> anyhow::Result<()> {
    let is_file = std::fs::metadata(path).is_ok_and(|found| {
        found.is_file() && found.len() > 0 && found.len() <= format::MAX_BYTES as u64
    });
    let bytes = if is_file { std::fs::read(path).unwrap_or_default() } else { return Ok(()) };
    let is_puzzle = format::detect(&bytes)
        .is_ok_and(|format| !format.is_picture() && format::read_all(&bytes, Some(format)).is_ok());
    if !is_puzzle {
        return Ok(());
    }
    let message = format!("{} is a puzzle, which a picture would replace", path.display());
    let help = "name another file; --to with a format of puzzles keeps the picture as the goal";
    Err(Complaint::with_help(Exit::Usage, message, help))
}

/// Writes one picture, with a line feed at its end.
pub fn write(
    out: &mut impl Write,
    document: &Document,
    picture: &Picture,
    form: Form,
    depth: Depth,
) -> anyhow::Result<()> {
    let puzzle = document.puzzle();
    let text = match form {
        Form::Text => render::text(puzzle, picture, depth),
        Form::Solution => format::write_solution(puzzle.geometry(), picture),
        Form::Svg => svg(document, Some(picture)),
        Form::Json => serde_json::to_string(&Report::of_picture(puzzle, picture))? + "\n",
        Form::Puzzle(format) => with_goal(document, picture, format)?,
    };
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// The puzzle with the picture as its goal.
fn with_goal(
    document: &Document,
    picture: &Picture,
    format: format::Format,
) -> anyhow::Result<String> {
    let document = document.clone().with_goal(picture.clone())?;
    let written = format::write(&document, format, false).map_err(|error| {
        let help = "nonosat convert --solve --lossy leaves it out";
        Complaint::with_help(Exit::BadInput, error, help)
    })?;
    Ok(written.text)
}

/// The drawing of a puzzle, blank or with a picture.
pub fn svg(document: &Document, picture: Option<&Picture>) -> String {
    render::svg(&scene::layout(document, picture))
}
