//! `nonosat scan`: reads the clues of puzzles from screenshots or photographs.
//!
//! In: images. Out: their puzzles; what was read, in words or as JSON: the size, changed numbers,
//! and numbers that are not sure, with their crops. Invariants: the status is 0 only if every
//! number and every side of the boards is sure, and the puzzles have pictures.

use crate::app::failure::{self, CliError, about};
use crate::app::interrupt::budget;
use crate::app::output::{self, Sink, print};
use crate::app::paths::{self, output_file};
use crate::app::{Exit, interrupt};
use crate::cli::Verbosity;
use crate::cli::args::Scan;
use crate::cli::args::form::ending;
use crate::cli::commands::imaging;
use crate::cli::output::destination::{Destination, fill_folder, in_folder};
use crate::cli::output::{losses, picture};
use nonosat_board::document::Document;
use nonosat_board::message::{Argument, Message, message};
use nonosat_engine::solver::Verdict;
use nonosat_files as format;
use nonosat_files::{Format, Loss, WriteError};
use nonosat_service::report::ScanReport;
use nonosat_studio::scan::{self, CROP_SIDE, Page, ScanError, ScannedNumber, overlay, scan_page};
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Reads the images. With JSON, prints failures as objects, too.
pub fn run(command: &Scan, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let as_json = |name: &str, result| output::also_as_json(command.json, name, result);
    let first = command.paths.first().map_or_else(String::new, |path| paths::name(path));
    let mut output = output::also_as_json(command.json, &first, Output::open(command))?;
    interrupt::listen();
    let mut worst = Exit::Yes;
    for path in &command.paths {
        let name = paths::name(path);
        match as_json(&name, read(command, path, &mut output, verbosity)) {
            Ok(exit) => worst = worst.max(exit),
            Err(error) if command.paths.len() == 1 && output.documents.is_empty() => {
                return Err(error);
            }
            Err(error) => worst = worst.max(failure::report(&error)),
        }
        if interrupt::was_raised() {
            worst = worst.max(Exit::Interrupted);
            break;
        }
    }
    as_json(&first, output.finish(command).map(|()| worst))
}

/// Where the puzzles and the drawing go.
struct Output {
    destination: Destination,
    format: Format,
    /// The file for the puzzles, and that for the drawing.
    file: Option<Sink>,
    show: Option<Sink>,
    /// What was read, with the paths that the puzzles would have in a folder.
    documents: Vec<(PathBuf, Document)>,
}

impl Output {
    /// Refuses files that exist before the work.
    fn open(command: &Scan) -> anyhow::Result<Output> {
        let destination = Destination::of(command.output.as_deref().unwrap_or(Path::new("-")));
        let file = match &destination {
            Destination::File(file) => Some(&**file),
            _ => None,
        };
        let format = target_format(file)?;
        let count = command.paths.len();
        if count > 1 && file.is_some() && !format.holds_several() {
            return Err(losses::holds_one(format, count));
        }
        if let Some(show) = command.show.as_deref() {
            refuse_drawing(show, count, matches!(destination, Destination::Standard))?;
        }
        let open = |path| Sink::open(Some(path), command.force);
        let (file, show) =
            (file.map(open).transpose()?, command.show.as_deref().map(open).transpose()?);
        Ok(Output { destination, format, file, show, documents: Vec::new() })
    }

    /// Takes the puzzles of an image that have clues as long as their lines.
    fn take(&mut self, path: &Path, page: &Page) {
        let count = page.scans.len();
        for (place, scan) in page.scans.iter().enumerate() {
            let Ok(puzzle) = &scan.puzzle else { continue };
            let number = (count > 1).then_some((place + 1, count));
            let file = in_folder(Path::new(""), path, number, self.format);
            self.documents.push((file, Document::from(puzzle.clone())));
        }
    }

    /// Writes the puzzles.
    fn finish(self, command: &Scan) -> anyhow::Result<()> {
        let Output { destination, format, file, documents, .. } = self;
        if documents.is_empty() {
            return Ok(());
        }
        let (names, documents): (Vec<PathBuf>, Vec<Document>) = documents.into_iter().unzip();
        if let Destination::Folder(folder) = destination {
            let text = |document| format::write(document, format, Loss::default());
            let texts = names
                .iter()
                .zip(&documents)
                .map(|(name, document)| Ok((folder.join(name), text(document)?.text)));
            let files = texts.collect::<Result<Vec<_>, WriteError>>()?;
            return fill_folder(&folder, &files, |path, text| {
                let mut sink = Sink::open(Some(path), command.force)?;
                sink.write_all(text.as_bytes())?;
                sink.finish()
            });
        }
        if file.is_none() && command.json {
            return Ok(());
        }
        let text = match format::write_all(&documents, format, Loss::default()) {
            Err(WriteError::HoldsOne { count, .. }) => {
                return Err(losses::holds_one(format, count));
            }
            written => written?.text,
        };
        match file {
            None => Ok(print(&text)?),
            Some(mut file) => {
                file.write_all(text.as_bytes())?;
                file.finish()
            }
        }
    }
}

/// Refuses a drawing of several images, and one that would stand where the puzzle does.
fn refuse_drawing(show: &Path, count: usize, is_puzzle_printed: bool) -> anyhow::Result<()> {
    if count > 1 {
        let message = message!("file-for-several", file = paths::output_name(show));
        return Err(CliError::error(Exit::Usage, message));
    }
    if output_file(Some(show)).is_none() {
        picture::refuse_terminal(None, None)?;
        if is_puzzle_printed {
            return Err(CliError::with_help(Exit::Usage, "scan-outputs", "help-scan-outputs"));
        }
    }
    Ok(())
}

/// Reads the puzzles of an image, and says what was read.
fn read(
    command: &Scan,
    path: &Path,
    output: &mut Output,
    verbosity: Verbosity,
) -> anyhow::Result<Exit> {
    let name = paths::name(path);
    let budget = budget(Some(command.time_limit));
    let bytes = imaging::bytes(path)?;
    let refused = |error| scan_error(&error, &name);
    let page = scan_page(&bytes, command.colors, &budget).map_err(refused)?;
    if let Some(mut show) = output.show.take() {
        show.write_all(&overlay(&bytes, &page.scans, &budget).map_err(refused)?)?;
        show.finish()?;
    }
    output.take(path, &page);
    let mut worst = Exit::Yes;
    for (place, scan) in page.scans.iter().enumerate() {
        let is_alone = page.scans.len() == 1;
        let name = if is_alone { name.clone() } else { format!("{name}#{}", place + 1) };
        if command.json {
            print(&(json_line(&name, scan)? + "\n"))?;
        } else {
            print_findings(&name, scan, verbosity);
        }
        worst = worst.max(exit(scan));
    }
    match page.is_cut {
        true => Err(scan_error(&ScanError::Stopped, &format!("{name}#{}", page.scans.len() + 1))),
        false => Ok(worst),
    }
}

fn exit(scan: &scan::Scan) -> Exit {
    match scan.verdict {
        Verdict::Undecided(..) => Exit::undecided(),
        _ if scan.is_sure => Exit::Yes,
        _ => Exit::No,
    }
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
