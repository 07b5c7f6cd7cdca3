//! The answer to a record: one JSON object in one line.
//!
//! In: a record. Out: its answer, whatever is wrong with it. Invariants: a defect that one puzzle
//! brings to light is the answer to that one.

use super::proofs;
use super::record::{Content, Record};
use super::working_file::Attempt;
use crate::app::input::LoadedPuzzle;
use crate::app::words::shown;
use crate::app::{failure, memory};
use crate::cli::args::{Batch, Extras};
use crate::cli::jobs::{JobResult, Job, JobReport};
use crate::cli::parallel::Stop;
use crate::cli::progress::ProgressReporter;
use nonosat::format;
use nonosat::propagation::Limit;
use nonosat::report::{Failure, Kind};
use serde::Serialize;
use serde_json::value::RawValue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

/// Most literals of a formula: as many are made at once as there are threads.
const MAX_LITERALS: usize = 1 << 24;

/// A record's answer as a JSON object.
#[derive(Serialize)]
struct Line<'a> {
    id: &'a RawValue,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
    #[serde(flatten)]
    report: &'a JobReport,
}

/// Answers a record.
///
/// # Errors
/// If its id is none, which is a defect.
pub fn answer_record(
    record: Record,
    command: &Batch,
    stop: &Stop,
    trial: Attempt,
) -> anyhow::Result<JobResult> {
    let started = Instant::now();
    let Record { id, content } = record;
    let report = guarded(|| judge_record(&id, content, command, stop, trial));
    let took = started.elapsed();
    let report = report.unwrap_or_else(JobReport::from);
    let seconds = command.timings.then_some(took.as_secs_f64());
    let id = RawValue::from_string(id)?;
    let line = serde_json::to_string(&Line { id: &id, seconds, report: &report })?;
    let name: String = serde_json::from_str(id.get()).unwrap_or_else(|_| id.to_string());
    Ok(report.result(line, shown(&name), took, &command.filter))
}

/// What the work gives, or that it failed in a way that it must not.
fn guarded(work: impl FnOnce() -> Result<JobReport, Failure>) -> Result<JobReport, Failure> {
    // Nothing that it changed is used any more.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        Err(Failure::new(Kind::Defect, "a defect of nonosat, told on standard error"))
    })
}

fn judge_record(
    id: &str,
    content: Content,
    command: &Batch,
    stop: &Stop,
    trial: Attempt,
) -> Result<JobReport, Failure> {
    let found = match content {
        Content::Invalid(error) => return Err(failure::as_data(&error)),
        Content::Loaded(found) => *found,
        Content::Text(text, from) => {
            let read = format::read_unclear(text.as_bytes(), from);
            let (document, unclear) = read.map_err(|error| Failure::from(&error))?;
            LoadedPuzzle { unclear, ..LoadedPuzzle::of("-".as_ref(), document) }
        }
    };
    let job = Job {
        loaded: &found,
        deciding: &command.deciding,
        extras: &Extras::default(),
        is_rated: command.filter.is_rated(),
        goal: false,
        archive: command.proofs.as_ref().map(|folder| folder.join(proofs::archive_name(id))),
        literal_limit: Some(MAX_LITERALS),
        stop: Some(stop),
    };
    // Nothing is shown of a single record.
    let watch = &mut ProgressReporter::buffered("", false);
    let done = match trial {
        Attempt::Shared => job.run_shared(watch),
        Attempt::Alone => memory::alone(|| job.run(watch)),
        Attempt::Skipped => Ok(JobReport::untried(&found)),
    };
    let mut done = done.map_err(|error| failure::as_data(&error))?;
    shorten(&mut done, &found, command);
    Ok(done)
}

/// Leaves out what differs from run to run, and pictures that are not wanted.
fn shorten(done: &mut JobReport, found: &LoadedPuzzle, command: &Batch) {
    let Some(report) = &mut done.report else { return };
    if matches!(done.limit, Some(Limit::Time | Limit::Memory)) && !command.timings {
        report.forget_progress(found.document.puzzle());
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
        let failure = guarded(|| panic!("a defect")).err();
        assert_eq!(failure.map(|failure| failure.kind), Some(Kind::Defect));
    }
}
