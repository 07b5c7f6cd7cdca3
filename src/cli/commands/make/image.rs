//! `nonosat make image`: makes the six best puzzles from an image.
//!
//! In: an image. Out: a folder of puzzles with a contact sheet, a table. Invariants: sheet and
//! table show which puzzles are not unique.

use crate::app::failure::CliError;
use crate::app::interrupt::budget;
use crate::app::language::words;
use crate::app::output::Sink;
use crate::app::{Exit, failure, interrupt, paths};
use crate::cli::Verbosity;
use crate::cli::args::MakeImage;
use crate::cli::commands::imaging;
use crate::cli::commands::make::folder::Entry;
use crate::cli::commands::make::{folder, parts};
use crate::cli::jobs::parallel::{Stop, WorkItem, ordered_map};
use crate::cli::output::destination::one_only;
use crate::cli::output::progress::ProgressReporter;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::Shape;
use nonosat_files::Format;
use nonosat_sat::budget::Budget;
use nonosat_studio::authoring::image::{
    Candidate, Candidates, ImagePuzzle, Import, MOST_REPAIRED, Request, Tone, candidates_within,
    preview,
};
use nonosat_studio::authoring::repair::Target;
use nonosat_studio::drawing::Tile;
use nonosat_studio::drawing::layout::layout;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The longer side of the image on the sheet, in pixels.
const SHEET_IMAGE_SIDE: u32 = 560;

/// Less likeness, of a thousand, mostly shows nothing.
const LIKE: u32 = 650;

/// One of the puzzles.
pub(super) struct Made {
    pub name: String,
    pub puzzle: ImagePuzzle,
    /// The time limit, if it ended the work on it.
    ended: Option<Budget>,
}

/// Makes candidates, repairs them, and writes the best.
pub fn run(command: &MakeImage, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let output = output(command);
    if folder::format_of_one(&output, Format::Non).is_some() {
        let one = one(&paths::exact(&command.path), &output);
        return Err(one_only(&output, &folder::called(&output, &stem(command)), one));
    }
    folder::refuse(&output, command.force)?;
    let name = paths::name(&command.path);
    let mut progress = ProgressReporter::start(&name, verbosity.verbose);
    interrupt::listen();
    let limit = budget(command.time_limit);
    let bytes = imaging::bytes(&command.path)?;
    let &MakeImage { height, colors, frame, crop, focus, .. } = command;
    let options = Candidates { width: parts::width(command), height, colors, frame, crop, focus };
    let candidates = candidates_within(&bytes, &options, &limit)
        .map_err(|error| imaging::unmade(&error, &name))?;
    imaging::note_opacity(candidates.iter().map(|candidate| &candidate.imported), &name, verbosity);
    if candidates.iter().all(|candidate| candidate.likeness < LIKE) {
        verbosity.note(message!("note-unlike", name = name.clone()));
    }
    let source = source(command, &bytes, &name)?;
    imaging::note_animation(&bytes, &name, verbosity);
    let request = Request { until: command.goal.target(), stars: command.stars.clone() };
    let stem = stem(command);
    let puzzles = match command.parts {
        None => repair_candidates(command, &request, &candidates, &mut progress),
        Some(count) => {
            let title = command.labels.title.as_deref().unwrap_or(&stem);
            parts::parts(command, &request, (&candidates, count), (title, &mut progress))
        }
    };
    drop(progress);
    let mut puzzles = puzzles?;
    if interrupt::was_raised() {
        let nothing = message!("undecided-nothing");
        return Ok(failure::report_unfinished(&Budget::endless(), nothing));
    }
    let whole =
        parts::whole(&puzzles).map(|whole| Tile::Scene(Box::new(layout(&whole, whole.goal()))));
    match command.parts {
        Some(_) if puzzles.is_empty() => {
            return Err(CliError::with_help(
                Exit::Usage,
                Message::new("make-parts-small"),
                "help-parts",
            ));
        }
        Some(_) => {
            puzzles.iter_mut().for_each(|made| made.name = format!("{stem}-{}.non", made.name))
        }
        None => {
            puzzles = ImagePuzzle::best(puzzles, &request, |made| &made.puzzle);
            for (number, made) in (1..).zip(&mut puzzles) {
                made.name = format!("{stem}-{number}-{}.non", made.name);
                made.puzzle.document = command.labels.label(made.puzzle.document.clone());
            }
        }
    }
    let shown = [source].into_iter().chain(whole.map(|whole| (whole, Vec::new()))).collect();
    write(command, &output, &stem, shown, &puzzles)?;
    print_table(&puzzles)?;
    folder::note_sheet(&output, verbosity);
    let unfinished: Vec<&Made> = puzzles.iter().filter(|made| made.ended.is_some()).collect();
    if let Some(budget) = unfinished.first().and_then(|made| made.ended.as_ref()) {
        let message = message!("undecided-make", count = unfinished.len(), all = puzzles.len());
        return Ok(failure::report_unfinished(budget, message));
    }
    let are_as_requested = match (&request.stars, puzzles.first()) {
        _ if command.parts.is_some() => puzzles.iter().all(|made| request.is_met_by(&made.puzzle)),
        (Some(_), Some(first)) => note_nearest(first, &request, verbosity),
        _ => puzzles.iter().all(|made| made.puzzle.is_unique()),
    };
    Ok(if are_as_requested { Exit::Yes } else { Exit::No })
}

/// Are the stars as requested? If not, a note says how near the first puzzle is.
fn note_nearest(Made { name, puzzle, .. }: &Made, request: &Request, verbosity: Verbosity) -> bool {
    let is_met = request.is_met_by(puzzle);
    if !is_met {
        let rating = rating(puzzle);
        verbosity.note(message!("note-nearest", file = name.clone(), rating = rating));
    }
    is_met
}

/// The command that makes one puzzle of the image.
fn one(image: &str, output: &Path) -> String {
    match paths::output_file(Some(output)) {
        Some(file) => format!("nonosat convert {image} {}", paths::name(file)),
        None => format!("nonosat convert {image} - --to {}", Format::Non.name()),
    }
}

/// The name of the image without folders and ending.
fn stem(command: &MakeImage) -> String {
    match command.path.file_stem() {
        Some(stem) if !paths::is_standard(&command.path) => stem.to_string_lossy().into_owned(),
        _ => "image".to_owned(),
    }
}

/// The folder to write: the named one, else one with the name of the image.
fn output(command: &MakeImage) -> PathBuf {
    command.output.clone().unwrap_or_else(|| PathBuf::from(stem(command)))
}

/// Repairs candidates in their order, until enough of them are as requested.
fn repair_candidates(
    command: &MakeImage,
    request: &Request,
    candidates: &[Candidate],
    progress: &mut ProgressReporter,
) -> anyhow::Result<Vec<Made>> {
    let count = candidates.len().min(MOST_REPAIRED);
    let items = (1..).zip(&candidates[..count]).map(|(number, candidate)| WorkItem {
        name: format!("picture {number} of {count}"),
        cells: candidate.imported.document.puzzle().geometry().cell_count(),
        value: candidate,
    });
    let work = |candidate, stop: &Stop| {
        repair_candidate(candidate, request.until, command.time_limit, stop)
    };
    let mut puzzles = Vec::new();
    ordered_map(command.parallelism.threads, items, work, |attempt| {
        puzzles.push(attempt?);
        progress.update("make", &format!("{} of {count}", puzzles.len()));
        let are_enough = ImagePuzzle::are_enough(puzzles.iter().map(|made| &made.puzzle), request);
        Ok(!are_enough && !interrupt::was_raised())
    })?;
    Ok(puzzles)
}

/// The candidate, repaired if possible.
pub(super) fn repair_candidate(
    candidate: &Candidate,
    until: Target,
    time: Option<Duration>,
    stop: &Stop,
) -> anyhow::Result<Made> {
    let limit = budget(time);
    let puzzle = ImagePuzzle::of(candidate, until, &limit.clone().or_stop(stop.clone()))?;
    let name = settings(&candidate.how, puzzle.document.puzzle().geometry().shape());
    Ok(Made { name, puzzle, ended: Some(limit).filter(Budget::is_over) })
}

/// The settings of an import, as part of a file name.
fn settings(import: &Import, shape: Shape) -> String {
    let inverted = if import.invert { "-inverted" } else { "" };
    let tone = match import.tone {
        Tone::Threshold(level) => format!("-t{level}"),
        Tone::Local => "-local".to_owned(),
        Tone::Edges => "-edges".to_owned(),
        Tone::Filled => "-filled".to_owned(),
        Tone::Colors(count) => format!("-colors{count}"),
        _ => String::new(),
    };
    format!("{shape}{tone}{inverted}")
}

/// The image on the sheet: the part of it that counts, with the name of its file.
fn source(command: &MakeImage, bytes: &[u8], name: &str) -> anyhow::Result<(Tile, Vec<String>)> {
    let &MakeImage { frame, crop, focus, .. } = command;
    let import = Import { frame, crop, focus, ..Import::default() };
    let preview = preview(bytes, &import, SHEET_IMAGE_SIDE)
        .map_err(|error| imaging::refused(&error, name))?;
    let href = format!("data:image/jpeg;base64,{}", BASE64_STANDARD.encode(preview.jpeg));
    let base = name.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
    Ok((Tile::Image { href, size: preview.size }, vec![base]))
}

fn write(
    command: &MakeImage,
    output: &Path,
    stem: &str,
    shown: Vec<(Tile, Vec<String>)>,
    puzzles: &[Made],
) -> anyhow::Result<()> {
    let entries: Vec<Entry> = puzzles.iter().map(entry).collect();
    let title = words(&message!("make-image-title", name = stem.to_owned()));
    folder::write(output, command.force, &title, shown, &entries)
}

fn entry(made: &Made) -> Entry<'_> {
    Entry { file: made.name.clone(), document: &made.puzzle.document, captions: captions(made) }
}

/// The lines below a picture.
fn captions(Made { name, puzzle, .. }: &Made) -> Vec<String> {
    let likeness = words(&message!("make-likeness", percent = puzzle.likeness / 10));
    let painted_share = words(&message!("make-painted", percent = puzzle.painted / 10));
    let numbers =
        format!("{}, {likeness}, {painted_share}", puzzle.document.puzzle().geometry().shape());
    let number = name.split('.').next().unwrap_or_default().to_owned();
    let (time, grade) = match &puzzle.rating {
        Some(rating) => {
            (format!(", {}", words(&rating.time_message())), words(&rating.grade_message()))
        }
        None => (String::new(), difficulty(puzzle)),
    };
    vec![number, numbers, format!("{}{time}", changes(puzzle)), grade]
}

fn changes(puzzle: &ImagePuzzle) -> String {
    words(&match puzzle.changed {
        None => message!("make-not-unique"),
        Some(change_count) => {
            let changes = match change_count {
                0 => message!("make-unchanged"),
                count => message!("make-changed", count = count),
            };
            message!("list-comma", first = message!("verdict-unique"), second = changes)
        }
    })
}

fn difficulty(puzzle: &ImagePuzzle) -> String {
    words(&rating(puzzle))
}

/// How hard a puzzle is, or why that is not known.
fn rating(puzzle: &ImagePuzzle) -> Message {
    match (&puzzle.rating, puzzle.changed) {
        (Some(rating), _) => rating.message(),
        (None, None) => message!("make-open", count = puzzle.open),
        (None, Some(_)) => message!("make-not-rated"),
    }
}

/// Prints the table on standard output.
fn print_table(puzzles: &[Made]) -> anyhow::Result<()> {
    let heads = [
        "table-puzzle",
        "table-likeness",
        "table-painted",
        "table-changed",
        "table-open",
        "table-rating",
    ];
    let row = |Made { name, puzzle, .. }: &Made| {
        let changed_cells = puzzle.changed.map_or("-".to_owned(), |count| count.to_string());
        let (likeness, painted_share) = (puzzle.likeness / 10, puzzle.painted / 10);
        let rating = match puzzle.changed {
            None => words(&message!("make-not-unique")),
            Some(_) => difficulty(puzzle),
        };
        let (likeness, painted_share) = (format!("{likeness} %"), format!("{painted_share} %"));
        vec![name.clone(), likeness, painted_share, changed_cells, puzzle.open.to_string(), rating]
    };
    let mut out = Sink::open(None, false)?;
    out.write_all(folder::table(&heads, puzzles.iter().map(row)).as_bytes())?;
    out.finish()
}
