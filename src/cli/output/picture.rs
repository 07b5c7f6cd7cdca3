//! Writes one picture in the requested form.
//!
//! In: a picture, its puzzle, a form. Out: bytes in a sink. Invariants: a picture never replaces
//! the file of a puzzle.

use crate::app::failure::{CliError, cannot_read};
use crate::app::output::Sink;
use crate::app::{Exit, terminal};
use crate::cli::args::Target;
use crate::cli::args::form::Form;
use crate::cli::output::drawing_file::{Font, Size};
use crate::cli::output::{drawing_file, losses};
use nonosat_board::document::Document;
use nonosat_board::message::message;
use nonosat_board::puzzle::{Color, Picture};
use nonosat_files as format;
use nonosat_files::{Detected, Feature, Format, Loss, WriteError};
use nonosat_service::report::Report;
use nonosat_studio::drawing::{self, Depth, layout};
use std::io::{IsTerminal, Write};
use std::path::Path;

/// The colors for this target: those of standard output; none in files.
pub fn depth(target: &Target) -> Depth {
    if target.file().is_some() { Depth::Plain } else { terminal::output_depth() }
}

/// Opens the target for pictures of this form.
///
/// # Errors
/// If a picture would replace a puzzle, or the file exists and `--force` is absent; if a drawing
/// would go to a terminal.
pub fn open(target: &Target, form: Form) -> anyhow::Result<Sink> {
    if form.is_drawing() {
        refuse_terminal(target.file(), Some("text"))?;
    }
    if let (Some(path), false) = (target.file(), matches!(form, Form::Puzzle(_))) {
        refuse_puzzle(path)?;
    }
    Sink::open(target.file(), target.force)
}

/// Refuses to print a drawing on a terminal. `text` is the form for terminals, if there is one.
///
/// # Errors
/// If there is no file to write, and standard output is a terminal.
pub fn refuse_terminal(file: Option<&Path>, text: Option<&str>) -> anyhow::Result<()> {
    if file.is_some() || !std::io::stdout().is_terminal() {
        return Ok(());
    }
    let help = text.map_or_else(
        || message!("help-other-file"),
        |form| message!("help-terminal-drawing", file = "puzzle.svg", form = form.to_owned()),
    );
    Err(CliError::with_help(Exit::Usage, "terminal-drawing", help))
}

/// Refuses to replace the file of a puzzle by a picture.
///
/// # Errors
/// If the file holds a puzzle, or cannot be read.
pub fn refuse_puzzle(path: &Path) -> anyhow::Result<()> {
    let is_file = std::fs::metadata(path).is_ok_and(|metadata| {
        metadata.is_file() && metadata.len() > 0 && metadata.len() <= format::MAX_BYTES as u64
    });
    if !is_file {
        return Ok(());
    }
    let bytes = std::fs::read(path).map_err(|error| cannot_read(path, error))?;
    let formats = match format::detect(&bytes) {
        Ok(Detected::One(format)) => vec![format],
        Ok(Detected::Several(formats)) => formats,
        Err(_) => return Ok(()),
    };
    let is_puzzle =
        |&format: &Format| !format.is_picture() && format::read_all(&bytes, Some(format)).is_ok();
    if !formats.iter().any(is_puzzle) {
        return Ok(());
    }
    let message = message!("file-is-puzzle", file = path.display().to_string());
    let help = "help-keep-puzzle";
    Err(CliError::with_help(Exit::Usage, message, help))
}

/// Refuses a form that cannot hold the puzzle; call it before solving. `name` is for messages.
///
/// # Errors
/// If the form is a format that loses more than notes.
pub fn refuse_form(name: &str, document: &Document, form: Form) -> anyhow::Result<()> {
    let Form::Puzzle(format) = form else { return Ok(()) };
    let any = Picture::painted(document.puzzle().geometry(), |_| Color::BACKGROUND);
    let document = document.clone().with_goal(any)?;
    match format::write(&document, format, Loss::NOTES) {
        Err(error @ WriteError::CannotKeep { .. }) => Err(losses::refused(name, &error)),
        _ => Ok(()),
    }
}

/// Writes one picture, with a line feed at its end. Returns the features that the format lost.
///
/// # Errors
/// If the format cannot hold the puzzle, or `out` cannot be written.
pub fn write(
    out: &mut impl Write,
    document: &Document,
    picture: &Picture,
    form: Form,
    depth: Depth,
) -> anyhow::Result<Vec<Feature>> {
    let puzzle = document.puzzle();
    let mut lost_features = Vec::new();
    let text = match form {
        Form::Text => drawing::text(puzzle, picture, depth),
        Form::Board => layout::board(puzzle, Some(picture)),
        Form::Solution => picture.letters(puzzle.geometry()),
        Form::Svg | Form::Png | Form::Pdf | Form::Gif | Form::Apng => {
            let drawing = drawing_file::usual(document, Some(picture));
            out.write_all(&drawing_file::bytes(drawing, form, Size::default(), &Font::default())?)?;
            out.flush()?;
            return Ok(lost_features);
        }
        Form::Json => serde_json::to_string(&Report::of_picture(puzzle, picture))? + "\n",
        Form::Puzzle(format) => {
            let document = document.clone().with_goal(picture.clone())?;
            let output = format::write(&document, format, Loss::NOTES);
            let output = output.map_err(|error| losses::refused(message!("the-puzzle"), &error))?;
            lost_features = output.lost;
            output.text
        }
    };
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(lost_features)
}
