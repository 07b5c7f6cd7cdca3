//! `nonosat make image`: makes the six best puzzles from an image, or the best one of each image of a
//! folder.
//!
//! In: an image, or a folder. Out: a folder of puzzles with a contact sheet, a table. Invariants: sheet and
//! table show which puzzles are not unique.

use crate::app::failure::CliError;
use crate::app::interrupt::budget;
use crate::app::language::words;
use crate::app::output::Sink;
use crate::app::{Exit, failure, interrupt, paths};
use crate::cli::Verbosity;
use crate::cli::args::MakeImage;
use crate::cli::args::form::ending;
use crate::cli::commands::imaging;
use crate::cli::commands::make::folder::Entry;
use crate::cli::commands::make::repaired::{Made, repair_candidate};
use crate::cli::commands::make::{folder, parts};
use crate::cli::jobs::parallel::{Stop, WorkItem, ordered_map};
use crate::cli::output::destination::one_only;
use crate::cli::output::progress::ProgressReporter;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use nonosat_board::message::{Message, message};
use nonosat_files::Format;
use nonosat_sat::budget::Budget;
use nonosat_studio::authoring::image::{
    Candidate, Candidates, ImagePuzzle, Import, MOST_REPAIRED, Request, candidates_within, preview,
};
use nonosat_studio::drawing::Tile;
use nonosat_studio::drawing::layout::layout;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The longer side of the image on the sheet, in pixels.
const SHEET_IMAGE_SIDE: u32 = 560;

/// Less likeness, of a thousand, mostly shows nothing.
const LIKE: u32 = 650;

/// Makes candidates, repairs them, and writes the best: six of an image, one of each image of a
/// folder.
pub fn run(command: &MakeImage, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let output = output(command);
    if folder::format_of_one(&output, Format::Non).is_some() {
        let one = one(&paths::exact(&command.path), &output);
        let called = folder::called(&output, &stem(&command.path));
        return Err(one_only(&output, &called, one));
    }
    folder::refuse(&output, command.force)?;
    interrupt::listen();
    let request = Request { until: command.goal.target(), stars: command.stars.clone() };
    let is_folder = command.path.is_dir();
    let images = if is_folder { images(&command.path)? } else { vec![command.path.clone()] };
    let (mut puzzles, mut shown, mut worst) = (Vec::<Made>::new(), Vec::new(), Exit::Yes);
    for path in &images {
        match of_image(command, path, &request, verbosity) {
            Ok((made, _)) if is_folder && command.parts.is_none() => {
                puzzles.extend(made.into_iter().take(1));
            }
            Ok((made, _)) if is_folder => puzzles.extend(made),
            Ok(of_one) => (puzzles, shown) = of_one,
            Err(error) if is_folder => worst = worst.max(failure::report(&error)),
            Err(error) => return Err(error),
        }
        if interrupt::was_raised() {
            let nothing = message!("undecided-nothing");
            return Ok(failure::report_unfinished(&Budget::endless(), nothing));
        }
    }
    if puzzles.is_empty() {
        return Ok(worst);
    }
    name_files(&mut puzzles, is_folder, command.parts.is_some());
    let entries: Vec<Entry> = puzzles.iter().map(entry).collect();
    let title = words(&message!("make-image-title", name = stem(&command.path)));
    folder::write(&output, command.force, &title, shown, &entries)?;
    print_table(&puzzles)?;
    folder::note_sheet(&output, verbosity);
    let unfinished: Vec<&Made> = puzzles.iter().filter(|made| made.ended.is_some()).collect();
    if let Some(budget) = unfinished.first().and_then(|made| made.ended.as_ref()) {
        let message = message!("undecided-make", count = unfinished.len(), all = puzzles.len());
        return Ok(failure::report_unfinished(budget, message).max(worst));
    }
    let rated = if is_folder { &puzzles[..] } else { &puzzles[..1] };
    let are_as_requested = match request.stars {
        _ if command.parts.is_some() => puzzles.iter().all(|made| request.is_met_by(&made.puzzle)),
        Some(_) => {
            rated.iter().filter(|made| !note_nearest(made, &request, verbosity)).count() == 0
        }
        None => puzzles.iter().all(|made| made.puzzle.is_unique()),
    };
    Ok(if are_as_requested { worst } else { worst.max(Exit::No) })
}

/// A picture on the sheet, and the lines below it.
type Captioned = (Tile, Vec<String>);

/// The best puzzles of an image or its parts; the image, and the picture of all parts.
fn of_image(
    command: &MakeImage,
    path: &Path,
    request: &Request,
    verbosity: Verbosity,
) -> anyhow::Result<(Vec<Made>, Vec<Captioned>)> {
    let name = paths::name(path);
    let mut progress = ProgressReporter::start(&name, verbosity.verbose);
    let limit = budget(command.time_limit);
    let bytes = imaging::bytes(path)?;
    let &MakeImage { height, colors, frame, crop, focus, shape, .. } = command;
    let (width, palette) = (parts::width(command), command.palette.clone());
    let options = Candidates { width, height, colors, palette, frame, crop, focus, shape };
    let candidates = candidates_within(&bytes, &options, &limit)
        .map_err(|error| imaging::unmade(&error, &name))?;
    imaging::note_opacity(candidates.iter().map(|candidate| &candidate.imported), &name, verbosity);
    if candidates.iter().all(|candidate| candidate.likeness < LIKE) {
        verbosity.note(message!("note-unlike", name = name.clone()));
    }
    let source = source(command, &bytes, &name)?;
    imaging::note_animation(&bytes, &name, verbosity);
    let mut shown = vec![source];
    let mut puzzles = match command.parts {
        None => {
            let puzzles = repair_candidates(command, request, &candidates, &mut progress)?;
            ImagePuzzle::best(puzzles, request, |made| &made.puzzle)
        }
        Some(count) => {
            let stem = stem(path);
            let title = command.labels.title.as_deref().unwrap_or(&stem);
            let cut = (&candidates[..], count);
            let puzzles = parts::parts(command, request, cut, (title, &mut progress))?;
            if puzzles.is_empty() && !interrupt::was_raised() {
                let small = Message::new("make-parts-small");
                return Err(CliError::with_help(Exit::Usage, small, "help-parts"));
            }
            let whole = parts::whole(&puzzles);
            shown
                .extend(whole.map(|whole| {
                    (Tile::Scene(Box::new(layout(&whole, whole.goal()))), Vec::new())
                }));
            puzzles
        }
    };
    for made in &mut puzzles {
        made.image = stem(path);
        // A part has its labels.
        if command.parts.is_none() {
            made.puzzle.document = command.labels.label(made.puzzle.document.clone());
        }
    }
    Ok((puzzles, shown))
}

/// The endings of images.
const ENDINGS: [&str; 10] =
    ["bmp", "gif", "jpeg", "jpg", "pgm", "png", "pnm", "ppm", "svg", "webp"];

/// The images of a folder, in the order of their names.
fn images(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = folder.read_dir().map_err(|error| failure::cannot_read(folder, error))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_image = |path: &PathBuf| ending(path).is_some_and(|it| ENDINGS.contains(&&*it));
    let mut images: Vec<PathBuf> = paths.filter(|path| is_image(path) && path.is_file()).collect();
    images.sort();
    if images.is_empty() {
        let message = message!("folder-no-images", folder = folder.display().to_string());
        return Err(CliError::error(Exit::BadInput, message));
    }
    Ok(images)
}

/// Names the files of one image by number and settings; those of a folder by their images, and by
/// number where several have the same name.
fn name_files(puzzles: &mut [Made], is_folder: bool, are_parts: bool) {
    let mut names = BTreeMap::new();
    for (number, made) in (1..).zip(puzzles) {
        let shape = made.puzzle.document.puzzle().geometry().shape();
        let ending = folder::usual(shape).endings().first().copied().unwrap_or("non");
        let image = made.image.clone();
        let count: &mut usize = names.entry(image.clone()).or_default();
        *count += 1;
        made.name = match (is_folder, *count) {
            _ if are_parts => format!("{image}-{}.{ending}", made.name),
            (false, _) => format!("{image}-{number}-{}.{ending}", made.name),
            (true, 1) => format!("{image}.{ending}"),
            (true, count) => format!("{image}-{count}.{ending}"),
        };
    }
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
fn stem(path: &Path) -> String {
    match path.file_stem() {
        Some(stem) if !paths::is_standard(path) => stem.to_string_lossy().into_owned(),
        _ => "image".to_owned(),
    }
}

/// The folder to write: the named one, else one with the name of the image, or beside the folder of
/// the images.
fn output(command: &MakeImage) -> PathBuf {
    let usual = match command.path.is_dir() {
        true => stem(&command.path) + "-puzzles",
        false => stem(&command.path),
    };
    command.output.clone().unwrap_or_else(|| PathBuf::from(usual))
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

/// The image on the sheet: the part of it that counts, with the name of its file.
fn source(command: &MakeImage, bytes: &[u8], name: &str) -> anyhow::Result<Captioned> {
    let &MakeImage { frame, crop, focus, .. } = command;
    let import = Import { frame, crop, focus, ..Import::default() };
    let preview = preview(bytes, &import, SHEET_IMAGE_SIDE)
        .map_err(|error| imaging::refused(&error, name))?;
    let href = format!("data:image/jpeg;base64,{}", BASE64_STANDARD.encode(preview.jpeg));
    let base = name.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
    Ok((Tile::Image { href, size: preview.size }, vec![base]))
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
