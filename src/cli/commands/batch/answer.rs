//! Answers one record: one line with a JSON object, and an archive with the proof if there is a
//! folder for proofs.
//!
//! In: a record. Out: its answer, which may be an error. Invariants: a panic while a record is
//! judged becomes the answer to that record, of kind `defect`; the batch goes on. The name of an
//! archive consists of the id in characters that every file system permits and 64 bits of the id's
//! digest, so different ids get different names.

use crate::app::failure::CliError;
use crate::app::input::LoadedPuzzle;
use crate::app::output::cannot_write;
use crate::app::text::one_line;
use crate::app::{Exit, failure, memory};
use crate::cli::Verbosity;
use crate::cli::args::{Batch, Extras};
use crate::cli::commands::batch::record::{Content, Record};
use crate::cli::commands::batch::working_file::Attempt;
use crate::cli::digest::{digest, hex_digits};
use crate::cli::jobs::parallel::Stop;
use crate::cli::jobs::{Job, JobReport, JobResult};
use crate::cli::output::progress::ProgressReporter;
use anyhow::Context;
use nonosat_board::message::message;
use nonosat_engine::solver::Limit;
use nonosat_files as format;
use nonosat_service::report::{AnswerLine, Failure, Judged, Kind};
use serde_json::value::RawValue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

/// The limit of literals of a formula. It is an eighth of the default, because each thread has a
/// formula in memory.
const MAX_LITERALS: usize = 1 << 24;

/// Judges a puzzle, beside others or alone.
type Work = fn(&Job, &mut ProgressReporter) -> anyhow::Result<JobReport>;

/// Answers a record.
///
/// # Errors
/// If the id is not JSON, which is a defect.
pub fn answer_record(
    record: Record,
    command: &Batch,
    stop: &Stop,
    attempt: Attempt,
) -> anyhow::Result<JobResult> {
    let start = Instant::now();
    let Record { id, content } = record;
    let report = catch_defect(|| judge_record(&id, content, command, stop, attempt));
    let took = start.elapsed();
    let report = report.unwrap_or_else(JobReport::from);
    let seconds = command.timings.then_some(took.as_secs_f64());
    let id = RawValue::from_string(id)?;
    let answer = AnswerLine { file: None, id: Some(&id), seconds, answer: &report };
    let line = serde_json::to_string(&answer)?;
    let name: String = serde_json::from_str(id.get()).unwrap_or_else(|_| id.to_string());
    Ok(report.result(line, one_line(&name), took, &command.filter))
}

/// The result of the work, or a failure of kind `defect` if it panics.
fn catch_defect(work: impl FnOnce() -> Result<JobReport, Failure>) -> Result<JobReport, Failure> {
    // After a panic, nothing that the work changed is used.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        Err(Failure::new(Kind::Defect, "a defect of nonosat, told on standard error"))
    })
}

fn judge_record(
    id: &str,
    content: Content,
    command: &Batch,
    stop: &Stop,
    attempt: Attempt,
) -> Result<JobReport, Failure> {
    let judge_with = |work: Work| -> Result<_, Failure> {
        let input = load(content)?;
        let report = judge(id, &input, command, stop, work)?;
        Ok((report, Some(input)))
    };
    let (mut report, input) = match attempt {
        Attempt::Shared => judge_with(|job, progress| job.run_shared(progress))?,
        // To read a puzzle may be what takes the memory.
        Attempt::Alone => memory::alone(|| judge_with(|job, progress| job.run(progress)))?,
        Attempt::Skipped => (JobReport::skipped(), None),
    };
    shorten(&mut report, input.as_ref(), command);
    Ok(report)
}

/// The puzzle of a record.
fn load(content: Content) -> Result<LoadedPuzzle, Failure> {
    match content {
        Content::Invalid(error) | Content::Unreadable(error) => Err(failure::as_data(&error)),
        Content::Loaded(input) => Ok(*input),
        Content::File(file) => file.one(None).map_err(|error| failure::as_data(&error)),
        Content::Text(text, from) => {
            let read = format::read_unclear(text.as_bytes(), from);
            let (document, unclear) =
                read.map_err(|error| failure::in_language(Failure::from(&error)))?;
            Ok(LoadedPuzzle { unclear, ..LoadedPuzzle::of("-".as_ref(), document) })
        }
    }
}

fn judge(
    id: &str,
    input: &LoadedPuzzle,
    command: &Batch,
    stop: &Stop,
    work: Work,
) -> Result<JobReport, Failure> {
    let job = Job {
        input,
        deciding: &command.deciding,
        extras: &Extras::default(),
        rated: command.rated_puzzles(),
        goal: false,
        archive: command.proofs.as_ref().map(|folder| folder.join(archive_name(id))),
        literal_limit: Some(MAX_LITERALS),
        verbosity: Verbosity { verbose: false, quiet: true },
        stop: Some(stop),
    };
    // The output shows the stages of no single record.
    let progress = &mut ProgressReporter::buffered("", false);
    work(&job, progress).map_err(|error| failure::as_data(&error))
}

/// Removes what differs between runs, and with `--no-pictures` the pictures.
fn shorten(job_report: &mut JobReport, input: Option<&LoadedPuzzle>, command: &Batch) {
    let Some(Judged { report, .. }) = &mut job_report.judged else { return };
    if let Some(input) = input
        && matches!(job_report.limit, Some(Limit::Time | Limit::Memory))
        && !command.timings
    {
        report.forget_progress(input.document.puzzle());
    }
    if command.no_pictures {
        (report.pictures, report.differing_cells) = (None, None);
    }
}

/// Limit of characters of an id in the name of a file.
const MAX_LETTERS: usize = 60;

/// Creates the folder.
///
/// # Errors
/// If it cannot be created, or holds files without `--resume` or `--force`.
pub fn create_folder(command: &Batch) -> anyhow::Result<()> {
    let Some(folder) = &command.proofs else { return Ok(()) };
    let is_used = folder.read_dir().is_ok_and(|mut entries| entries.next().is_some());
    if is_used && !command.resume && !command.force {
        let message = message!("folder-full", folder = folder.display().to_string());
        let help = "help-resume-proofs";
        return Err(CliError::with_help(Exit::Usage, message, help));
    }
    std::fs::create_dir_all(folder).with_context(|| cannot_write(folder))
}

/// The name of the archive for an id: for `{"of":"3f","number":7}`, `of-3f-number-7-`, 16 hexadecimal
/// digits, `.tar`.
fn archive_name(id: &str) -> String {
    let words = id.split(|sign: char| !sign.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let letters: String = words.join("-").chars().take(MAX_LETTERS).collect();
    let digits = hex_digits(&digest(id)[..8]);
    let between = if letters.is_empty() { "" } else { "-" };
    format!("{letters}{between}{digits}.tar")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_defect_is_an_answer() {
        let failure = catch_defect(|| panic!("a defect")).err();
        assert_eq!(failure.map(|failure| failure.kind), Some(Kind::Defect));
    }

    #[test]
    fn files_of_different_ids_have_different_names_that_every_system_takes() {
        let ids =
            [r#""a/b""#, r#""a b""#, r#"["a","b"]"#, "null", "-1", "1", r#""../..""#, r#""""#];
        let names: std::collections::BTreeSet<String> =
            ids.iter().map(|id| archive_name(id)).collect();
        assert_eq!(names.len(), ids.len());
        let is_plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
        for name in names {
            let stem = name.strip_suffix(".tar").unwrap();
            assert!(stem.chars().all(is_plain) && stem.len() <= MAX_LETTERS + 17, "{name}");
        }
        assert!(archive_name(r#"{"of":"3f","number":7}"#).starts_with("of-3f-number-7-"));
    }
}
