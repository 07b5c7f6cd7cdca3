//! `nonosat check`: prints one verdict per puzzle.
//!
//! In: files. Out: a line per puzzle, in the order of the files. Invariants: an error in one puzzle
//! does not stop the check of later ones.

use crate::app::files::{PassedOver, all_files};
use crate::app::input::{Address, LoadedPuzzle, PuzzleEntry};
use crate::app::paths::exact;
use crate::app::text::one_line;
use crate::app::{Exit, failure, interrupt, language, output, text};
use crate::cli::args::Check;
use crate::cli::digest::Duplicates;
use crate::cli::jobs::parallel::{Stop, WorkItem, ordered_map};
use crate::cli::jobs::{Job, JobReport, JobResult, options};
use crate::cli::output::progress::ProgressReporter;
use crate::cli::output::summary::Summary;
use crate::cli::{Verbosity, digest};
use nonosat_service::report::{AnswerLine, GoalState};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Checks every puzzle. Returns the gravest status.
pub fn run(command: &Check, verbosity: Verbosity) -> anyhow::Result<Exit> {
    // Refuse contradictory options before reading anything.
    options::pipeline(&command.deciding)?;
    let passed_over = PassedOver::default();
    let files = all_files(&command.puzzles, false, &passed_over);
    let mut items = files.flat_map(|(typed, file)| items(command, typed, file));
    let first = items.next();
    // On one thread, read each puzzle only when the one before it is checked.
    let second = if command.deciding.threads() > 1 { items.next() } else { None };
    let are_several = second.is_some();
    let (mut summary, mut duplicates) = (Summary::default(), Duplicates::default());
    let mut worst = Exit::Yes;
    let consume = |answer: anyhow::Result<Answer>| {
        let Answer { messages, result, fingerprint, exit, is_interrupted } = answer?;
        worst = worst.max(exit);
        if let Some(fingerprint) = fingerprint {
            duplicates.add(fingerprint, &result.name);
        }
        summary.take(result.verdict, &result.name, result.took);
        print(&messages, &result)?;
        Ok(!is_interrupted)
    };
    let work = |puzzle, stop: &Stop| check(command, puzzle, verbosity, are_several.then_some(stop));
    let threads = if are_several { command.deciding.threads() } else { 0 };
    ordered_map(threads, first.into_iter().chain(second).chain(items), work, consume)?;
    for message in duplicates.messages() {
        output::print(&(language::words(&message) + "\n"))?;
    }
    passed_over.note().into_iter().for_each(|note| verbosity.note(note));
    if summary.count() > 1 {
        verbosity.print(&text::for_errors(&summary.to_string()));
    }
    Ok(if interrupt::was_raised() { worst.max(Exit::Interrupted) } else { worst })
}

/// The puzzles of one file.
fn items(
    command: &Check,
    typed: &Path,
    file: anyhow::Result<PathBuf>,
) -> Vec<WorkItem<PuzzleEntry>> {
    let entries = match file {
        Ok(file) => Address::of(&file).each(command.from),
        Err(error) => vec![PuzzleEntry::unreadable(exact(typed), error)],
    };
    let item = |entry: PuzzleEntry| {
        let input = entry.puzzle.as_ref();
        let cells = input.map_or(0, |input| input.document.puzzle().geometry().cell_count());
        WorkItem { name: entry.name.clone(), cells, value: entry }
    };
    entries.into_iter().map(item).collect()
}

/// The output for one puzzle.
struct Answer {
    /// Lines for standard error.
    messages: String,
    result: JobResult,
    /// Its fingerprint, if duplicates are looked for.
    fingerprint: Option<String>,
    exit: Exit,
    /// Was Ctrl-C pressed?
    is_interrupted: bool,
}

fn print(messages: &str, result: &JobResult) -> anyhow::Result<()> {
    if !messages.is_empty() {
        failure::print_error(messages.trim_end());
    }
    if result.is_selected {
        output::print(&format!("{}\n", result.line))?;
    }
    Ok(())
}

/// Checks one puzzle. With `stop`, other puzzles are checked in parallel, so it prints nothing.
fn check(
    command: &Check,
    puzzle: PuzzleEntry,
    verbosity: Verbosity,
    stop: Option<&Stop>,
) -> anyhow::Result<Answer> {
    let start = Instant::now();
    let PuzzleEntry { name, file, puzzle: input } = puzzle;
    let mut progress = match stop {
        Some(_) => ProgressReporter::buffered(&name, verbosity.verbose),
        None => ProgressReporter::start(&name, verbosity.verbose),
    };
    let fingerprint = input.as_ref().ok().filter(|_| command.duplicates);
    let fingerprint = fingerprint.map(|input| digest::fingerprint(input.document.puzzle()));
    let note = input.as_ref().ok().and_then(LoadedPuzzle::note);
    let judgement =
        input.and_then(|input| judge_puzzle(command, &input, verbosity, stop, &mut progress));
    let note = note.filter(|_| judgement.is_ok() && !verbosity.quiet);
    let note = note.map(|note| failure::labeled("label-note", &language::words(&note)) + "\n");
    let mut messages = note.unwrap_or_default() + &progress.end();
    let (report, exit) = match judgement {
        Ok(report) => {
            messages.extend(report.limit.as_ref().and_then(failure::help_against));
            for message in &report.unfinished {
                let message = failure::about(name.clone(), message.clone());
                messages += &(failure::undecided(message) + "\n");
            }
            let exit = exit(&report);
            (report, exit)
        }
        Err(error) => {
            messages += &failure::text(&error);
            (JobReport::from(failure::as_data(&error)), failure::exit(&error))
        }
    };
    let took = start.elapsed();
    let seconds = Some(took.as_secs_f64());
    let answer = AnswerLine { file: Some(&file), id: None, seconds, answer: &report };
    let line = match command.json {
        true => serde_json::to_string(&answer)?,
        false => format!("{}: {}", one_line(&file), report.text()),
    };
    let result = report.result(line, name, took, &command.filter);
    Ok(Answer { messages, result, fingerprint, exit, is_interrupted: interrupt::was_raised() })
}

fn judge_puzzle(
    command: &Check,
    input: &LoadedPuzzle,
    verbosity: Verbosity,
    stop: Option<&Stop>,
    progress: &mut ProgressReporter,
) -> anyhow::Result<JobReport> {
    let job = Job {
        input,
        deciding: &command.deciding,
        extras: &command.extras,
        rated: command.filter.rated_puzzles(),
        goal: command.stored_solution,
        archive: None,
        literal_limit: None,
        verbosity,
        stop,
    };
    job.run_shared(progress)
}

/// The exit status for this puzzle.
fn exit(report: &JobReport) -> Exit {
    let goal = report.judged.as_ref().and_then(|judgement| judgement.goal);
    match (report.verdict(), goal) {
        ("undecided", _) => Exit::undecided(),
        _ if !report.unfinished.is_empty() => Exit::undecided(),
        ("unique", None | Some(GoalState::Right)) => Exit::Yes,
        _ => Exit::No,
    }
}
