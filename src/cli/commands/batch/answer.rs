//! Answers one record: one line with a JSON object.
//!
//! In: a record. Out: its answer, which may be an error. Invariants: a panic while a record is
//! judged becomes the answer to that record, of kind `defect`; the batch goes on.

use crate::app::input::LoadedPuzzle;
use crate::app::words::shown;
use crate::app::{failure, memory};
use crate::cli::Verbosity;
use crate::cli::args::{Batch, Extras};
use crate::cli::commands::batch::proofs;
use crate::cli::commands::batch::record::{Content, Record};
use crate::cli::commands::batch::working_file::Attempt;
use crate::cli::jobs::parallel::Stop;
use crate::cli::jobs::{Job, JobReport, JobResult};
use crate::cli::output::progress::ProgressReporter;
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
    let started = Instant::now();
    let Record { id, content } = record;
    let report = catch_defect(|| judge_record(&id, content, command, stop, attempt));
    let took = started.elapsed();
    let report = report.unwrap_or_else(JobReport::from);
    let seconds = command.timings.then_some(took.as_secs_f64());
    let id = RawValue::from_string(id)?;
    let answer = AnswerLine { file: None, id: Some(&id), seconds, answer: &report };
    let line = serde_json::to_string(&answer)?;
    let name: String = serde_json::from_str(id.get()).unwrap_or_else(|_| id.to_string());
    Ok(report.result(line, shown(&name), took, &command.filter))
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
    let judged = |work: Work| -> Result<_, Failure> {
        let loaded = load(content)?;
        let report = judge(id, &loaded, command, stop, work)?;
        Ok((report, Some(loaded)))
    };
    let (mut report, loaded) = match attempt {
        Attempt::Shared => judged(|job, progress| job.run_shared(progress))?,
        // To read a puzzle may be what takes the memory.
        Attempt::Alone => memory::alone(|| judged(|job, progress| job.run(progress)))?,
        Attempt::Skipped => (JobReport::skipped(), None),
    };
    shorten(&mut report, loaded.as_ref(), command);
    Ok(report)
}

/// The puzzle of a record.
fn load(content: Content) -> Result<LoadedPuzzle, Failure> {
    match content {
        Content::Invalid(error) | Content::Unreadable(error) => Err(failure::as_data(&error)),
        Content::Loaded(loaded) => Ok(*loaded),
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
    loaded: &LoadedPuzzle,
    command: &Batch,
    stop: &Stop,
    work: Work,
) -> Result<JobReport, Failure> {
    let job = Job {
        loaded,
        deciding: &command.deciding,
        extras: &Extras::default(),
        rated: command.rated(),
        goal: false,
        archive: command.proofs.as_ref().map(|folder| folder.join(proofs::archive_name(id))),
        literal_limit: Some(MAX_LITERALS),
        verbosity: Verbosity { verbose: false, quiet: true },
        stop: Some(stop),
    };
    // The output shows the stages of no single record.
    let progress = &mut ProgressReporter::buffered("", false);
    work(&job, progress).map_err(|error| failure::as_data(&error))
}

/// Removes what differs between runs, and with `--no-pictures` the pictures.
fn shorten(job_report: &mut JobReport, loaded: Option<&LoadedPuzzle>, command: &Batch) {
    let Some(Judged { report, .. }) = &mut job_report.judged else { return };
    if let Some(loaded) = loaded
        && matches!(job_report.limit, Some(Limit::Time | Limit::Memory))
        && !command.timings
    {
        report.forget_progress(loaded.document.puzzle());
    }
    if command.no_pictures {
        (report.pictures, report.differing_cells) = (None, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_defect_is_an_answer() {
        let failure = catch_defect(|| panic!("a defect")).err();
        assert_eq!(failure.map(|failure| failure.kind), Some(Kind::Defect));
    }
}
