//! `nonosat scan`: reads the clues of a puzzle from a screenshot or a photograph.
//!
//! In: an image. Out: the puzzle, what was read, numbers that are not sure. Invariants: the status
//! is 0 only if every number and every side of the board is sure, and the puzzle has a picture.

mod findings;
mod json;

use crate::app::budget::budget;
use crate::app::failure::{CliError, about};
use crate::app::output::{self, Sink, print};
use crate::app::paths::{self, output_file};
use crate::app::{Exit, interrupt};
use crate::cli::Verbosity;
use crate::cli::args::Scan;
use crate::cli::args::form::ending;
use crate::cli::commands::imaging;
use crate::cli::output::{losses, picture};
use nonosat_board::document::Document;
use nonosat_board::message::message;
use nonosat_engine::solver::Verdict;
use nonosat_files as format;
use nonosat_files::{Format, Loss};
use nonosat_studio::scan::{ScanError, overlay, scan, scan_colors};
use std::io::Write;
use std::path::Path;

/// Reads the image. With JSON, prints a failure as an object, too.
pub fn run(command: &Scan, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let name = paths::name(&command.path);
    output::also_as_json(command.json, &name, read(command, &name, verbosity))
}

fn read(command: &Scan, name: &str, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let file = output_file(command.output.as_deref());
    let format = target_format(file)?;
    if let Some(show) = &command.show
        && output_file(Some(show)).is_none()
    {
        picture::refuse_terminal(None, None)?;
        if file.is_none() {
            return Err(CliError::with_help(Exit::Usage, "scan-outputs", "help-scan-outputs"));
        }
    }
    // Refuse files that exist before the work.
    let output = file.map(|path| Sink::open(Some(path), command.force));
    let output = output.transpose()?;
    let show = command.show.as_deref().map(|path| Sink::open(Some(path), command.force));
    let show = show.transpose()?;
    interrupt::listen();
    let budget = budget(Some(command.time_limit));
    let bytes = imaging::bytes(&command.path)?;
    let read = if command.colors { scan_colors } else { scan };
    let found = read(&bytes, &budget).map_err(|error| refused(&error, name))?;
    if let Some(mut show) = show {
        show.write_all(&overlay(&bytes, &found, &budget).map_err(|error| refused(&error, name))?)?;
        show.finish()?;
    }
    let text = match &found.puzzle {
        Some(puzzle) => {
            let document = Document::from(puzzle.clone());
            Some(format::write(&document, format, Loss::default())?.text)
        }
        None => None,
    };
    match (output, text) {
        (Some(mut output), Some(text)) => {
            output.write_all(text.as_bytes())?;
            output.finish()?;
        }
        (None, Some(text)) if !command.json => print(&text)?,
        _ => {}
    }
    if command.json {
        print(&(json::text(name, &found)? + "\n"))?;
    } else {
        findings::print(name, &found, verbosity);
    }
    Ok(match found.verdict {
        Verdict::Undecided(..) => Exit::undecided(),
        _ if found.is_sure => Exit::Yes,
        _ => Exit::No,
    })
}

/// The format by the ending of the file; without a file `.non`.
fn target_format(path: Option<&Path>) -> anyhow::Result<Format> {
    let Some(path) = path else { return Ok(Format::Non) };
    let format = ending(path).as_deref().and_then(Format::from_ending);
    let Some(format) = format else {
        let message = message!("convert-ending", file = path.display().to_string());
        return Err(CliError::error(Exit::Usage, message));
    };
    losses::refuse_read_only(format).map(|()| format)
}

fn refused(error: &ScanError, name: &str) -> anyhow::Error {
    let message = about(name, error.message());
    match error {
        ScanError::Image(error) => imaging::refused(error, name),
        ScanError::NoGrid => CliError::with_help(Exit::BadInput, message, "help-scan"),
        ScanError::Stopped => CliError::error(Exit::undecided(), message),
        _ => CliError::error(Exit::Defect, message),
    }
}
