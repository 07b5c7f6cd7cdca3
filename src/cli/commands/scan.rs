//! `nonosat scan`: reads the clues of a puzzle from a screenshot or a photograph.
//!
//! In: an image. Out: the puzzle; what was read, in words or as JSON: the size, changed numbers,
//! and numbers that are not sure, with their crops. Invariants: the status is 0 only if every
//! number and every side of the board is sure, and the puzzle has a picture.

use crate::app::failure::{CliError, about};
use crate::app::interrupt::budget;
use crate::app::output::{self, Sink, print};
use crate::app::paths::{self, output_file};
use crate::app::{Exit, interrupt};
use crate::cli::Verbosity;
use crate::cli::args::Scan;
use crate::cli::args::form::ending;
use crate::cli::commands::imaging;
use crate::cli::output::{losses, picture};
use nonosat_board::document::Document;
use nonosat_board::message::{Argument, Message, message};
use nonosat_engine::solver::Verdict;
use nonosat_files as format;
use nonosat_files::{Format, Loss};
use nonosat_service::report::ScanReport;
use nonosat_studio::scan::{self, CROP_SIDE, ScanError, ScannedNumber, overlay, scan, scan_colors};
use serde::Serialize;
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
    let read_clues = if command.colors { scan_colors } else { scan };
    let result = read_clues(&bytes, &budget).map_err(|error| scan_error(&error, name))?;
    if let Some(mut show) = show {
        show.write_all(
            &overlay(&bytes, &result, &budget).map_err(|error| scan_error(&error, name))?,
        )?;
        show.finish()?;
    }
    let text = match &result.puzzle {
        Ok(puzzle) => {
            let document = Document::from(puzzle.clone());
            Some(format::write(&document, format, Loss::default())?.text)
        }
        Err(_) => None,
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
        print(&(json_line(name, &result)? + "\n"))?;
    } else {
        print_findings(name, &result, verbosity);
    }
    Ok(match result.verdict {
        Verdict::Undecided(..) => Exit::undecided(),
        _ if result.is_sure => Exit::Yes,
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

fn scan_error(error: &ScanError, name: &str) -> anyhow::Error {
    let message = about(name, error.message());
    match error {
        ScanError::Image(error) => imaging::refused(error, name),
        ScanError::NoGrid => CliError::with_help(Exit::BadInput, message, "help-scan"),
        ScanError::Stopped => CliError::error(Exit::undecided(), message),
        _ => CliError::error(Exit::Defect, message),
    }
}

/// The most numbers to show that are not sure.
const MAX_SHOWN: usize = 8;

/// Prints all findings.
fn print_findings(name: &str, scan: &scan::Scan, verbosity: Verbosity) {
    verbosity.note(message!("scan-found", name = name, what = summary(scan)));
    if let Some(fault) = scan.fault() {
        verbosity.warn(fault);
    }
    scan.changes().chain(scan.question()).for_each(|remark| verbosity.note(remark));
    let unsure: Vec<_> = scan.unsure().collect();
    for (line, place, number) in unsure.iter().take(MAX_SHOWN) {
        verbosity.note(one_unsure(line.clone(), *place, number));
        if number.colors.len() > 1 {
            verbosity.note(unsure_color(line.clone(), *place, number));
        }
        verbosity.print(&crop_text(number));
    }
    if unsure.len() > MAX_SHOWN {
        verbosity.note(message!("scan-more", count = unsure.len() - MAX_SHOWN));
    }
}

/// The size, and what is known of the puzzle.
fn summary(scan: &scan::Scan) -> Argument {
    let (width, height) = (scan.columns.len(), scan.rows.len());
    let size = message!("scan-size", width = width, height = height);
    let verdict: Message = match scan.verdict {
        Verdict::Unique(_) => "scan-unique".into(),
        Verdict::Several(..) => "scan-several".into(),
        Verdict::None(_) => "scan-none".into(),
        Verdict::Undecided(..) => "scan-undecided".into(),
    };
    let sure: Message = match scan.unsure().count() {
        0 if scan.is_sure || scan.changes().next().is_none() => "scan-sure".into(),
        count => message!("scan-unsure", count = count),
    };
    let first = message!("list-comma", first = size, second = sure);
    message!("list-comma", first = first, second = verdict).into()
}

/// A number that is not sure, with its alternatives.
fn one_unsure(line: Message, place: usize, number: &ScannedNumber) -> Message {
    let name = |number: Option<u32>| match number {
        Some(number) => Argument::from(number.to_string()),
        None => message!("scan-nothing").into(),
    };
    let mut all = vec![number.number];
    all.extend(number.alternatives.iter().take(3).map(|alternative| alternative.number));
    let mut readings: Vec<Option<u32>> = Vec::new();
    for number in all {
        if !readings.contains(&number) {
            readings.push(number);
        }
    }
    let numbers = Argument::Or(readings.into_iter().take(3).map(name).collect());
    message!("scan-number", line = line, place = place + 1, numbers = numbers)
}

/// A number whose color is not sure.
fn unsure_color(line: Message, place: usize, number: &ScannedNumber) -> Message {
    let colors = number.colors.iter().map(|color| color.to_string().into()).collect();
    message!("scan-color", line = line, place = place + 1, colors = Argument::Or(colors))
}

/// The crop of a number, two rows of pixels to a line.
fn crop_text(number: &ScannedNumber) -> String {
    let darkest = number.crop.iter().copied().min().unwrap_or(0);
    let lightest = number.crop.iter().copied().max().unwrap_or(255);
    let sign = |upper: u8, lower: u8| {
        let level = (u32::from(upper) + u32::from(lower)) / 2 - u32::from(darkest);
        let shade = level * 5 / (u32::from(lightest - darkest) + 1);
        ['#', '*', ':', '.', ' '][shade.min(4) as usize]
    };
    let rows = number.crop.chunks(2 * CROP_SIDE);
    let line = |pair: &[u8]| {
        let (upper, lower) = pair.split_at(pair.len() / 2);
        let signs = upper.iter().zip(lower).map(|(&upper, &lower)| sign(upper, lower));
        format!("  {}", signs.collect::<String>().trim_end())
    };
    rows.map(line).map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

#[derive(Serialize)]
struct FileReport<'a> {
    file: &'a str,
    #[serde(flatten)]
    scan: ScanReport,
}

/// The scan of a file as one line.
fn json_line(file: &str, scan: &scan::Scan) -> serde_json::Result<String> {
    serde_json::to_string(&FileReport { file, scan: scan.into() })
}
