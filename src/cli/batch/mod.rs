//! `nonosat batch`: any number of puzzles, one JSON object a line.
//!
//! In: records, files, folders. Out: one line a puzzle, written whole as soon as it is known, the
//! same for any number of threads if they are in order. Invariants: memory is that of the puzzles that
//! are worked on and of the ids to be skipped; what is wrong with a record is its answer, and ends
//! nothing, as does one that needs more memory than there is; a time is told only if it was asked for.

mod answer;
mod answer_output;
pub mod lines;
mod id_digest;
mod proofs;
mod record;
mod working_file;

use super::Verbosity;
use super::args::Batch;
use super::jobs::JobResult;
use super::parallel::{WorkItem, ResultOrder, Stop, parallel_map};
use super::options;
use super::summary::Summary;
use crate::app::failure::CliError;
use crate::app::{Exit, interrupt, terminal, threads, wrap};
use answer::answer_record;
use answer_output::Output;
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use record::{Record, records};
use std::fmt::Write;
use std::io::IsTerminal;
use std::time::Duration;
use working_file::WorkingFile;

/// Answers every record.
pub fn run(command: &Batch, voice: Verbosity) -> anyhow::Result<Exit> {
    // What has no meaning is told before anything is read or written.
    options::pipeline(&command.deciding)?;
    interrupt::listen();
    proofs::create_folder(command)?;
    let (mut out, mut answered) = Output::open(command)?;
    let working = WorkingFile::open(command.output.as_deref(), command.resume);
    let threads = command
        .deciding
        .threads
        .unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let order = if command.ordered { ResultOrder::Kept } else { ResultOrder::AsDone };
    let bar = bar(command, voice);
    let mut summary = Summary::default();
    let fresh = |item: WorkItem<Record>| match &mut answered {
        Some(answered) => answered.is_new(&item.value).map(|is_new| is_new.then_some(item)),
        None => Some(Some(item)),
    };
    let items = records(command).map_while(fresh).flatten();
    let work = |record: Record, stop: &Stop| {
        let id = record.id.clone();
        working.with(&id, |trial| answer_record(record, command, stop, trial))
    };
    let take = |answer: anyhow::Result<JobResult>| {
        // What was interrupted has no answer yet.
        if interrupt::was_raised() {
            return Ok(false);
        }
        bar.inc(1);
        let answer = answer?;
        summary.take(answer.verdict, &answer.name, answer.took);
        out.write(&answer).map(|()| true)
    };
    let done = parallel_map(threads, order, items, work, take, |_| ());
    bar.finish_and_clear();
    done?;
    voice.note(&wrap::for_errors(&summary.to_string()));
    if let Some(id) = answered.and_then(|answered| answered.duplicate) {
        let message = format!("the id {id} comes twice");
        let help = "where a run goes on, each record needs an id of its own";
        return Err(CliError::with_help(Exit::BadInput, message, help));
    }
    Ok(if interrupt::was_raised() { Exit::Interrupted } else { Exit::Yes })
}

/// Puzzles and their rate, on a terminal that does not show the answers.
fn bar(command: &Batch, voice: Verbosity) -> ProgressBar {
    let shows_answers = command.output.is_none() && std::io::stdout().is_terminal();
    if voice.quiet || shows_answers || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner();
    let template = "{spinner} {human_pos} puzzles, {rate} a second, {elapsed}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        // A number that does not fit is not shown; there is nobody to tell.
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
