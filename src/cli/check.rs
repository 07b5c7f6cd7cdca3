//! `nonosat check`: one verdict a puzzle.
//!
//! In: files. Out: a line for each puzzle, in their order. Holds: a bad puzzle does not keep those
//! behind it from being checked.

use super::args::Check;
use super::jobs::{JobResult, Job, JobReport};
use super::parallel::{WorkItem, Stop, ordered_map};
use super::progress::ProgressReporter;
use super::summary::Summary;
use super::{Verbosity, options};
use crate::app::files::all_files;
use crate::app::input::{Address, LoadedPuzzle, Named};
use crate::app::paths::exact;
use crate::app::words::shown;
use crate::app::{Exit, failure, interrupt, output, wrap};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Checks every puzzle.
pub fn run(command: &Check, voice: Verbosity) -> anyhow::Result<Exit> {
    // What has no meaning is refused before anything is read.
    options::pipeline(&command.deciding)?;
    let files = all_files(&command.puzzles, false);
    let mut items = files.flat_map(|(typed, file)| items(command, typed, file));
    let first = items.next();
    // Where one follows the other, none is read before it is its turn.
    let second = if command.deciding.threads() > 1 { items.next() } else { None };
    let are_several = second.is_some();
    let mut summary = Summary::default();
    let mut worst = Exit::Yes;
    let take = |checked: anyhow::Result<Checked>| {
        let Checked { messages: aside, result: answer, exit, is_interrupted: is_last } = checked?;
        worst = worst.max(exit);
        summary.take(answer.verdict, &answer.name, answer.took);
        print(&aside, &answer)?;
        Ok(!is_last)
    };
    let work = |puzzle, stop: &Stop| check(command, puzzle, voice, are_several.then_some(stop));
    let threads = if are_several { command.deciding.threads() } else { 0 };
    ordered_map(threads, first.into_iter().chain(second).chain(items), work, take)?;
    if summary.count() > 1 {
        voice.note(&wrap::for_errors(&summary.to_string()));
    }
    Ok(if interrupt::was_raised() { worst.max(Exit::Interrupted) } else { worst })
}

/// The puzzles of one file.
fn items(command: &Check, typed: &Path, file: anyhow::Result<PathBuf>) -> Vec<WorkItem<Named>> {
    let each = match file {
        Ok(file) => Address::of(&file).each(command.from),
        Err(error) => vec![Named::refused(exact(typed), error)],
    };
    let item = |named: Named| {
        let found = named.puzzle.as_ref();
        let cells = found.map_or(0, |found| found.document.puzzle().geometry().cell_count());
        WorkItem { name: named.name.clone(), cells, value: named }
    };
    each.into_iter().map(item).collect()
}

/// What is to be printed of one puzzle.
struct Checked {
    /// For standard error.
    messages: String,
    result: JobResult,
    exit: Exit,
    /// Did Ctrl-C come?
    is_interrupted: bool,
}

fn print(aside: &str, answer: &JobResult) -> anyhow::Result<()> {
    if !aside.is_empty() {
        failure::print_error(aside.trim_end());
    }
    if answer.is_selected {
        output::print(&format!("{}\n", answer.line))?;
    }
    Ok(())
}

/// A puzzle as a JSON object.
#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    seconds: f64,
    #[serde(flatten)]
    report: &'a JobReport,
}

/// Checks one puzzle; beside others if there is a flag that ends it.
fn check(
    command: &Check,
    puzzle: Named,
    voice: Verbosity,
    stop: Option<&Stop>,
) -> anyhow::Result<Checked> {
    let started = Instant::now();
    let Named { name, file, puzzle: found } = puzzle;
    let mut watch = match stop {
        Some(_) => ProgressReporter::buffered(&name, voice.verbose),
        None => ProgressReporter::start(&name, voice.verbose),
    };
    let note = found.as_ref().ok().and_then(LoadedPuzzle::note);
    let judged = found.and_then(|found| judge_puzzle(command, &found, stop, &mut watch));
    let note = note.filter(|_| judged.is_ok() && !voice.quiet);
    let mut aside = note.map_or(String::new(), |note| note + "\n") + &watch.end();
    let (report, exit) = match judged {
        Ok(report) => {
            aside.extend(report.limit.as_ref().and_then(failure::help_against));
            let exit = exit(&report);
            (report, exit)
        }
        Err(error) => {
            aside += &failure::text(&error);
            (JobReport::from(failure::as_data(&error)), failure::exit(&error))
        }
    };
    let took = started.elapsed();
    let seconds = took.as_secs_f64();
    let line = match command.json {
        true => serde_json::to_string(&Line { file: &file, seconds, report: &report })?,
        false => format!("{}: {}", shown(&file), report.text()),
    };
    let answer = report.result(line, name, took, &command.filter);
    Ok(Checked { messages: aside, result: answer, exit, is_interrupted: interrupt::was_raised() })
}

fn judge_puzzle(
    command: &Check,
    found: &LoadedPuzzle,
    stop: Option<&Stop>,
    watch: &mut ProgressReporter,
) -> anyhow::Result<JobReport> {
    let job = Job {
        loaded: found,
        deciding: &command.deciding,
        extras: &command.extras,
        is_rated: command.filter.is_rated(),
        goal: command.goal,
        archive: None,
        literal_limit: None,
        stop,
    };
    job.run_shared(watch)
}

/// How the program ends because of this puzzle.
fn exit(report: &JobReport) -> Exit {
    match (report.verdict(), report.goal) {
        ("undecided", _) => Exit::undecided(),
        ("unique", None | Some("right")) => Exit::Yes,
        _ => Exit::No,
    }
}
