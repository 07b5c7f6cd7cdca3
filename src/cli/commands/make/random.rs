//! `nonosat make random`: makes random puzzles of a requested difficulty.
//!
//! In: a request. Out: a folder of puzzles with a contact sheet, or one file; a table. Invariants: without a
//! time limit, the same arguments give the same bytes in one language, on every machine and with
//! any number of threads; a note names each puzzle that does not match the request.

use crate::app::failure::{self, CliError};
use crate::app::files::{PassedOver, all_files};
use crate::app::input::Address;
use crate::app::interrupt::budget;
use crate::app::language::words;
use crate::app::output::{Sink, print};
use crate::app::paths::{output_file, output_name};
use crate::app::{Exit, interrupt};
use crate::cli::Verbosity;
use crate::cli::args::MakeRandom;
use crate::cli::commands::make::folder;
use crate::cli::commands::make::folder::Entry;
use crate::cli::jobs::parallel::{Stop, WorkItem, ordered_map};
use crate::cli::output::destination::one_only;
use crate::cli::output::losses;
use crate::cli::output::progress::ProgressReporter;
use nonosat_board::document::{Document, Notes};
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::{Color, Geometry};
use nonosat_engine::explanation::Stars;
use nonosat_files as format;
use nonosat_files::{Feature, Format, Loss, WriteError};
use nonosat_sat::budget::Budget;
use nonosat_studio::authoring::generator::{
    ClueKind, Effort, GeneratorConfig, Lookalikes, Made, RandomError, random, usual_class,
};
use nonosat_words::english;
use std::collections::BTreeSet;
use std::io::Write;

/// A puzzle for the folder.
struct Puzzle {
    file: String,
    made: Made,
    painted: usize,
}

/// Makes the puzzles, writes them and prints the table.
pub fn run(command: &MakeRandom, verbosity: Verbosity) -> anyhow::Result<Exit> {
    let destination = destination(command)?;
    let cells =
        Geometry::new(command.size).map_err(|error| random_error(&error.into()))?.cell_count();
    interrupt::listen();
    let mut progress = ProgressReporter::start("random", verbosity.verbose);
    if command.parallelism.threads == 1 {
        progress.prepare();
    }
    let items = (1..=u64::from(command.count)).map(|number| WorkItem {
        name: format!("puzzle {number} of {}", command.count),
        cells,
        value: number,
    });
    let (mut puzzles, mut missing, mut lookalikes) = (Vec::new(), Vec::new(), older(command)?);
    let work = |number, stop: &Stop| {
        let limit = budget(command.time_limit);
        let puzzle = spread(command, config(command, number, limit.clone().or_stop(stop.clone())));
        (number, puzzle, Some(limit).filter(Budget::is_over))
    };
    let mut ended_budget = None;
    ordered_map(command.parallelism.threads, items, work, |(number, made, limit)| {
        ended_budget = ended_budget.take().or(limit);
        progress.update("make", &summary_line(number, command.count, &made));
        if interrupt::was_raised() {
            return Ok(false);
        }
        match made.map_err(|error| random_error(&error))? {
            Some(made) => {
                // In the order of the numbers, so that the number of threads does not matter.
                let made = lookalikes.apart(made, |attempt| {
                    let limit = budget(command.time_limit);
                    let made = spread(command, again(command, number, attempt, limit.clone()));
                    ended_budget = ended_budget.take().or(Some(limit).filter(Budget::is_over));
                    made
                });
                match made.map_err(|error| random_error(&error))? {
                    Some(made) => puzzles.push(puzzle(command, number, made)),
                    None => missing.push(number),
                }
            }
            None => missing.push(number),
        }
        Ok(true)
    })?;
    drop(progress);
    if interrupt::was_raised() {
        let nothing = message!("undecided-nothing");
        return Ok(failure::report_unfinished(&Budget::endless(), nothing));
    }
    finish(command, verbosity, (destination, puzzles), (&missing, ended_budget.as_ref()))
}

/// The puzzles that must not come again.
fn older(command: &MakeRandom) -> anyhow::Result<Lookalikes> {
    let mut lookalikes = Lookalikes::default();
    for (_, file) in all_files(&command.not_in, false, &PassedOver::default()) {
        for input in Address::of(&file?).all(None)? {
            lookalikes.add_older(input.document.puzzle());
        }
    }
    Ok(lookalikes)
}

/// Where the puzzles go.
enum Destination {
    /// The only one, in this format.
    File(Format, Sink),
    Folder,
}

/// Opens the file for the only puzzle. Refuses what cannot be written, before the work.
fn destination(command: &MakeRandom) -> anyhow::Result<Destination> {
    let output = &command.output;
    match folder::format_of_one(output, usual(command)) {
        Some(_) if command.count > 1 => {
            Err(one_only(output, &folder::called(output, "random"), "-n 1"))
        }
        Some(format) => {
            losses::refuse_read_only(format)?;
            refuse_clues(command.clues, format)?;
            Ok(Destination::File(format, Sink::open(Some(output), command.force)?))
        }
        None => folder::refuse(output, command.force).map(|()| Destination::Folder),
    }
}

/// The format of puzzles with such clues: that for their shape, or one that can say them.
fn usual(command: &MakeRandom) -> Format {
    match command.clues {
        ClueKind::Runs => folder::usual(command.size),
        _ => Format::Clues,
    }
}

/// Refuses a format that cannot say such clues.
fn refuse_clues(clues: ClueKind, format: Format) -> anyhow::Result<()> {
    let feature = match clues {
        ClueKind::Runs => return Ok(()),
        ClueKind::Mosaic => Feature::Blocks,
        _ => Feature::Patterns,
    };
    if format.features().contains(&feature) {
        return Ok(());
    }
    let error = WriteError::CannotKeep { format: format.name(), features: vec![feature] };
    Err(losses::refused(message!("the-puzzle"), &error))
}

/// Writes the puzzles; reports those that are missing or do not match the request. `ended_budget`
/// is a budget that is over.
fn finish(
    command: &MakeRandom,
    verbosity: Verbosity,
    (destination, mut puzzles): (Destination, Vec<Puzzle>),
    (missing, ended_budget): (&[u64], Option<&Budget>),
) -> anyhow::Result<Exit> {
    for number in missing {
        let none = message!("random-none", number = *number);
        failure::print_error(&failure::labeled("label-error", &words(&none)));
    }
    if puzzles.is_empty() {
        let help = match command.time_limit {
            Some(_) => message!("help-random-time"),
            None => message!("help-random"),
        };
        failure::print_error(&failure::labeled("label-help", &words(&help)));
        return Ok(ended_budget.map_or(Exit::No, |_| Exit::undecided()));
    }
    match destination {
        Destination::Folder => {
            let title = words(&message!("make-random-title", seed = command.seed.to_string()));
            let entries: Vec<Entry> = puzzles.iter().map(entry).collect();
            folder::write(&command.output, command.force, &title, Vec::new(), &entries)?;
            print(&table(&puzzles))?;
            folder::note_sheet(&command.output, verbosity);
        }
        Destination::File(format, sink) => {
            puzzles[0].file = output_name(&command.output);
            write_one(&puzzles[0], format, sink, verbosity)?;
            match output_file(Some(&command.output)) {
                Some(_) => print(&table(&puzzles))?,
                // Standard output is for the puzzle alone.
                None => verbosity.print(table(&puzzles).trim_end()),
            }
        }
    }
    let misses: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| !puzzle.made.is_match).collect();
    for Puzzle { file, made, .. } in &misses {
        let rating = made.rating.message();
        verbosity.note(message!("note-nearest", file = file.clone(), rating = rating));
        let (count, requested) = (colors(made), usize::from(command.colors));
        if count < requested {
            let note =
                message!("note-colors", file = file.clone(), count = count, wanted = requested);
            verbosity.note(note);
        }
    }
    let count = misses.len() + missing.len();
    Ok(match ended_budget {
        _ if count == 0 => Exit::Yes,
        None => Exit::No,
        Some(budget) => {
            let message = message!("undecided-random", count = count, all = command.count);
            failure::report_unfinished(budget, message)
        }
    })
}

fn config(command: &MakeRandom, number: u64, budget: Budget) -> GeneratorConfig {
    let &MakeRandom { colors, clues, symmetry, thing, seed, .. } = command;
    let made = clues.classes(command.size, colors.into());
    let usual = usual_class(&command.stars).clamp(*made.start(), *made.end());
    let class = command.class.unwrap_or(usual);
    let (colors, stars) = (colors.into(), command.stars.clone());
    let usual = GeneratorConfig::new(command.size);
    GeneratorConfig { colors, clues, class, stars, symmetry, thing, seed, number, budget, ..usual }
}

/// Makes a puzzle. If a range of stars was requested, first tries for one place in it, so that the
/// puzzles of a run spread over the range.
fn spread(command: &MakeRandom, whole: GeneratorConfig) -> Result<Option<Made>, RandomError> {
    let (least, most) = (command.stars.start().halves(), command.stars.end().halves());
    let is_free = command.stars == (Stars::LEAST..=Stars::MOST);
    let place = command.seed.wrapping_add(whole.number) % u64::from(most - least + 1);
    let stars = Stars::of_halves(least + place as u8);
    if !is_free && least < most {
        let config =
            GeneratorConfig { stars: stars..=stars, effort: Effort::BRIEF, ..whole.clone() };
        if let Some(made) = random(&config)?.filter(|made| made.is_match) {
            return Ok(Some(made));
        }
    }
    random(&whole)
}

/// The request for another puzzle of this number, of a seed that no other number has.
fn again(command: &MakeRandom, number: u64, attempt: u64, budget: Budget) -> GeneratorConfig {
    config(command, number + (attempt << u32::BITS), budget)
}

/// The error for a request that cannot be met, with help if there is any.
fn random_error(error: &RandomError) -> anyhow::Error {
    let with_help = |help| CliError::with_help(Exit::Usage, error.message(), help);
    match error {
        error if error.is_defect() => CliError::error(Exit::Defect, error.message()),
        RandomError::Symmetry { .. } => with_help("help-symmetry"),
        RandomError::Mosaic => with_help("help-mosaic"),
        RandomError::Class { .. } => with_help("help-class"),
        error => CliError::error(Exit::Usage, error.message()),
    }
}

fn summary_line(number: u64, count: u32, made: &Result<Option<Made>, RandomError>) -> String {
    let message = match made {
        Ok(Some(made)) => {
            let Effort { propagations, checks, rates, .. } = made.spent;
            let rating = english(&made.rating.message());
            format!(", {rating}; {propagations} pictures, {checks} solved, {rates} rated by trials")
        }
        _ => String::new(),
    };
    format!("{number} of {count}{message}")
}

fn puzzle(command: &MakeRandom, number: u64, mut made: Made) -> Puzzle {
    let colors = made.document.goal().map_or(&[][..], |goal| goal.colors());
    let painted = colors.iter().filter(|color| !color.is_background()).count();
    let painted = painted * 100 / colors.len().max(1);
    let digits = command.count.to_string().len();
    let ending = usual(command).endings().first().copied().unwrap_or("non");
    let name = format!("random-{number:0digits$}");
    let seed = command.seed.to_string();
    let untitled = message!("make-random-name", seed = seed, number = number.to_string());
    let title = made.thing.map_or(untitled, |thing| Message::new(thing.title()));
    let goal = made.document.goal().cloned();
    let notes = Notes::titled(words(&title));
    if let Ok(titled) = Document::of(made.document.puzzle().clone(), notes, goal, None) {
        made.document = command.labels.label(titled);
    }
    Puzzle { file: format!("{name}.{ending}"), made, painted }
}

fn entry(puzzle: &Puzzle) -> Entry<'_> {
    let number = puzzle.file.split('.').next().unwrap_or_default().to_owned();
    let size = puzzle.made.document.puzzle().geometry().shape().to_string();
    let painted_share = words(&message!("make-painted", percent = puzzle.painted));
    let (time, grade) =
        (words(&puzzle.made.rating.time_message()), words(&puzzle.made.rating.grade_message()));
    let captions = vec![format!("{number}, {time}"), format!("{size}, {painted_share}"), grade];
    Entry { file: puzzle.file.clone(), document: &puzzle.made.document, captions }
}

/// The number of colors in the picture, with the background.
fn colors(made: &Made) -> usize {
    let goal = made.document.goal().map_or(&[][..], |goal| goal.colors());
    let background = std::iter::once(Color::BACKGROUND);
    goal.iter().copied().chain(background).collect::<BTreeSet<Color>>().len()
}

fn write_one(
    puzzle: &Puzzle,
    format: Format,
    mut sink: Sink,
    verbosity: Verbosity,
) -> anyhow::Result<()> {
    let text = format::write(&puzzle.made.document, format, Loss::NOTES);
    let text = text.map_err(|error| losses::refused(message!("the-puzzle"), &error))?;
    losses::warning(&text.lost).into_iter().for_each(|warning| verbosity.warn(warning));
    sink.write_all(text.text.as_bytes())?;
    sink.finish()
}

fn table(puzzles: &[Puzzle]) -> String {
    let heads = ["table-puzzle", "table-painted", "table-rating"];
    let row = |puzzle: &Puzzle| {
        let rating = words(&puzzle.made.rating.message());
        vec![puzzle.file.clone(), format!("{} %", puzzle.painted), rating]
    };
    folder::table(&heads, puzzles.iter().map(row))
}
