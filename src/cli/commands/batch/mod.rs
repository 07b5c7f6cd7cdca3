//! `nonosat batch`: answers any number of records, one JSON object per line.
//!
//! In: records, files, folders. Out: one line per puzzle, written whole within some milliseconds.
//! Invariants: with `--ordered` and without `--timings`, the output is the same for any number of
//! threads, and of a run that ended early it is the beginning of that; memory holds only the puzzles
//! in progress, and with `--resume` the digests of the ids; an error in a record, also too little
//! memory, becomes its answer and the batch goes on.

mod answer;
mod answer_output;
pub mod lines;
mod record;
mod working_file;

use crate::app::failure::CliError;
use crate::app::files::PassedOver;
use crate::app::{Exit, failure, interrupt, terminal, text};
use crate::cli::Verbosity;
use crate::cli::args::Batch;
use crate::cli::jobs::parallel::{ResultOrder, Stop, WorkItem, parallel_map};
use crate::cli::jobs::{JobResult, options};
use crate::cli::output::summary::Summary;
use answer::answer_record;
use answer_output::{AnsweredIds, Output};
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use nonosat_board::message::message;
use nonosat_files::Format;
use record::{Content, Record, records};
use std::fmt::Write;
use std::io::IsTerminal;
use std::time::Duration;
use working_file::WorkingFile;

/// The answer of a record; `None` if Ctrl-C canceled the work.
type Answer = Option<anyhow::Result<JobResult>>;

/// Answers every record.
pub fn run(command: &Batch, verbosity: Verbosity) -> anyhow::Result<Exit> {
    // Refuse contradictory options before reading or writing anything.
    options::pipeline(&command.deciding)?;
    interrupt::listen();
    answer::create_folder(command)?;
    let (mut output, mut answered) = Output::open(command)?;
    let working = WorkingFile::open(command.file(), command.resume);
    let threads = command
        .deciding
        .threads
        .unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let order = if command.ordered { ResultOrder::Kept } else { ResultOrder::AsDone };
    let bar = bar(command, verbosity);
    let mut summary = Summary::default();
    let (passed_over, mut unread) = (PassedOver::default(), Exit::Yes);
    let records = records(command, &passed_over);
    let items = unanswered(records, command.from, &mut answered, &working, &mut unread);
    let work = |record: Record, stop: &Stop| {
        let id = record.id.clone();
        let answer = working.track(&id, |attempt| answer_record(record, command, stop, attempt));
        (!interrupt::was_raised()).then_some(answer)
    };
    let consume = |group: Vec<Answer>| {
        let (answers, goes_on) = known_answers(group, order)?;
        bar.inc(answers.len() as u64);
        for answer in &answers {
            summary.take(answer.verdict, &answer.name, answer.took);
        }
        output.write(&answers)?;
        Ok(goes_on)
    };
    let result = parallel_map(threads, order, items, work, consume, |_| ());
    bar.finish_and_clear();
    result?;
    if answered.as_ref().is_some_and(|answered| answered.is_disordered) {
        return output.refuse_disorder();
    }
    if answered.as_ref().is_some_and(|answered| answered.is_unread) {
        unread = unread.max(Exit::Io);
    }
    passed_over.note().into_iter().for_each(|note| verbosity.note(note));
    verbosity.print(&text::for_errors(&summary.to_string()));
    if let Some(id) = answered.and_then(|answered| answered.duplicate) {
        let message = message!("record-twice", id = id.clone());
        let help = "help-record-twice";
        return Err(CliError::with_help(Exit::BadInput, message, help));
    }
    Ok(if interrupt::was_raised() { unread.max(Exit::Interrupted) } else { unread })
}

/// The records that no earlier run answered, up to a duplicate id. Sets `worst` to the gravest
/// status of the arguments that cannot be read.
fn unanswered<'a>(
    records: impl Iterator<Item = Record> + Send + 'a,
    from: Option<Format>,
    answered: &'a mut Option<AnsweredIds>,
    working: &'a WorkingFile,
    worst: &'a mut Exit,
) -> impl Iterator<Item = WorkItem<Record>> + Send {
    let mut check = move |record: &Record| {
        if let Content::Unreadable(error) = &record.content {
            *worst = failure::exit(error).max(*worst);
        }
    };
    // An answered file is not read again. A file shows its puzzles only when it is read.
    let new = move |record: Record| {
        let mut new = Vec::new();
        let id = record.id.clone();
        check(&record);
        if answered.as_mut().map_or(Some(true), |ids| ids.is_new(&record))? {
            for record in record.read(from, working) {
                check(&record);
                if record.id == id
                    || answered.as_mut().map_or(Some(true), |ids| ids.is_new(&record))?
                {
                    answered.iter_mut().for_each(AnsweredIds::begin_new);
                    new.push(record);
                }
            }
        }
        Some(new)
    };
    let item =
        |record: Record| WorkItem { name: String::new(), cells: record.cells(), value: record };
    records.map_while(new).flatten().map(item)
}

/// The known answers; false if Ctrl-C canceled one. If their order is kept, those behind it wait for
/// a resumed run.
fn known_answers(group: Vec<Answer>, order: ResultOrder) -> anyhow::Result<(Vec<JobResult>, bool)> {
    let (mut answers, mut goes_on) = (Vec::with_capacity(group.len()), true);
    for answer in group {
        match answer {
            Some(answer) => answers.push(answer?),
            None if order == ResultOrder::Kept => return Ok((answers, false)),
            None => goes_on = false,
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
    if interrupt::can_start_thread() {
        bar.enable_steady_tick(Duration::from_millis(200));
    }
    bar
}
