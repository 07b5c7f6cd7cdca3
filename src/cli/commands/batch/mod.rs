//! `nonosat batch`: answers any number of records, one JSON object per line.
//!
//! In: records, files, folders. Out: one line per puzzle, written whole within some milliseconds.
//! Invariants: with `--ordered` and without `--timings`, the output is the same for any number of
//! threads; memory holds only the puzzles in progress, and with `--resume` the digests of the ids;
//! an error in a record, also too little memory, becomes its answer and the batch goes on.

mod answer;
mod answer_output;
mod decided;
mod id_digest;
pub mod lines;
mod proofs;
mod record;
mod working_file;

use crate::app::failure::CliError;
use crate::app::{Exit, interrupt, terminal, threads, wrap};
use crate::cli::Verbosity;
use crate::cli::args::Batch;
use crate::cli::commands::split::CubeId;
use crate::cli::jobs::parallel::{ResultOrder, Stop, WorkItem, parallel_map};
use crate::cli::jobs::{JobResult, options};
use crate::cli::output::summary::Summary;
use answer::answer_record;
use answer_output::Output;
use decided::DecidedPuzzles;
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use nonosat::language::message;
use record::{Record, records};
use std::fmt::Write;
use std::io::IsTerminal;
use std::sync::atomic::Ordering;
use std::time::Duration;
use working_file::WorkingFile;

/// What became of a record.
enum Answer {
    /// The cube that it is, if it is one, and its answer.
    Known(Option<CubeId>, anyhow::Result<JobResult>),
    /// It is a cube of a puzzle that is decided.
    Needless,
    /// Ctrl-C canceled the work.
    Canceled,
}

/// Answers every record, except cubes of puzzles that other cubes have decided.
pub fn run(command: &Batch, verbosity: Verbosity) -> anyhow::Result<Exit> {
    // Refuse contradictory options before reading or writing anything.
    options::pipeline(&command.deciding)?;
    interrupt::listen();
    proofs::create_folder(command)?;
    let (mut output, mut answered) = Output::open(command)?;
    let working = WorkingFile::open(command.file(), command.resume);
    let threads = command
        .deciding
        .threads
        .unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let order = if command.ordered { ResultOrder::Kept } else { ResultOrder::AsDone };
    let bar = bar(command, verbosity);
    let mut summary = Summary::default();
    let decided = DecidedPuzzles::default();
    for (cube, verdict) in answered.iter().flat_map(|answered| &answered.cubes) {
        decided.take(cube, verdict);
    }
    // Skips an answered record; ends the input at a duplicate id.
    let unanswered = |item: WorkItem<Record>| match &mut answered {
        Some(answered) => answered.is_new(&item.value).map(|is_new| is_new.then_some(item)),
        None => Some(Some(item)),
    };
    let items = records(command).map_while(unanswered).flatten();
    let work = |record: Record, stop: &Stop| {
        let id = record.id.clone();
        let cube: Option<CubeId> = serde_json::from_str(&id).ok();
        let of_puzzle = cube.as_ref().map(|cube| decided.stop(cube));
        if of_puzzle.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return Answer::Needless;
        }
        let stops: Vec<Stop> = [Some(Stop::clone(stop)), of_puzzle].into_iter().flatten().collect();
        let answer = working.track(&id, |attempt| answer_record(record, command, &stops, attempt));
        if interrupt::was_raised() { Answer::Canceled } else { Answer::Known(cube, answer) }
    };
    let consume = |group: Vec<Answer>| {
        let (answers, goes_on) = needed(group, &decided)?;
        bar.inc(answers.len() as u64);
        for answer in &answers {
            summary.take(answer.verdict, &answer.name, answer.took);
        }
        output.write(&answers)?;
        Ok(goes_on)
    };
    let done = parallel_map(threads, order, items, work, consume, |_| ());
    bar.finish_and_clear();
    done?;
    verbosity.print(&wrap::for_errors(&summary.to_string()));
    if let Some(id) = answered.and_then(|answered| answered.duplicate) {
        let message = message!("record-twice", id = id.clone());
        let help = "help-record-twice";
        return Err(CliError::with_help(Exit::BadInput, message, help));
    }
    Ok(if interrupt::was_raised() { Exit::Interrupted } else { Exit::Yes })
}

/// The answers without those to cubes of decided puzzles; false if Ctrl-C canceled one.
fn needed(group: Vec<Answer>, decided: &DecidedPuzzles) -> anyhow::Result<(Vec<JobResult>, bool)> {
    let (mut answers, mut goes_on) = (Vec::with_capacity(group.len()), true);
    for answer in group {
        match answer {
            Answer::Known(cube, answer) => {
                let answer = answer?;
                if cube.is_none_or(|cube| decided.take(&cube, answer.verdict)) {
                    answers.push(answer);
                }
            }
            Answer::Needless => {}
            Answer::Canceled => goes_on = false,
        }
    }
    Ok((answers, goes_on))
}

/// A progress line with the number of puzzles and their rate. It is hidden without a terminal,
/// with `--quiet`, and if the answers go to the terminal.
fn bar(command: &Batch, verbosity: Verbosity) -> ProgressBar {
    let shows_answers = command.file().is_none() && std::io::stdout().is_terminal();
    if verbosity.quiet || shows_answers || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner();
    let template = "{spinner} {human_pos} puzzles, {rate} a second, {elapsed}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        // An error leaves the rate out; the closure cannot return it.
        let rate = |state: &ProgressState, text: &mut dyn Write| {
            let _ = write!(text, "{}", HumanCount(state.per_sec() as u64));
        };
        bar.set_style(terminal::spinning(style.with_key("rate", rate)));
    }
    if threads::are_there() {
        bar.enable_steady_tick(Duration::from_millis(200));
    }
    bar
}
