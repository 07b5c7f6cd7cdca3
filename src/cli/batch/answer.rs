//! The answer to a record: one JSON object in one line.
//!
//! In: a record. Out: its answer, whatever is wrong with it. Holds: a defect that one puzzle
//! brings to light is the answer to that one.

use super::proofs::proving;
use super::record::{Content, Record};
use super::working::Trial;
use crate::cli::args::Batch;
use crate::cli::jobs::{Answer, Extras, Job, JobReport};
use crate::cli::many::Stop;
use crate::cli::watch::Watch;
use crate::shell::words::shown;
use crate::shell::{failure, memory};
use nonosat::format;
use nonosat::line::Limit;
use nonosat::report::{Failure, Kind};
use serde::Serialize;
use serde_json::value::RawValue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
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
pub fn answer(
    record: Record,
    command: &Batch,
    stop: &Stop,
    trial: Trial,
) -> anyhow::Result<Answer> {
    let started = Instant::now();
    let Record { id, content } = record;
    let report = guarded(|| judged(&id, content, command, stop, trial));
    let took = started.elapsed();
    let report = report.unwrap_or_else(JobReport::from);
    let seconds = command.timings.then_some(took.as_secs_f64());
    let id = RawValue::from_string(id)?;
    let line = serde_json::to_string(&Line { id: &id, seconds, report: &report })?;
    let name: String = serde_json::from_str(id.get()).unwrap_or_else(|_| id.to_string());
    Ok(report.answer(line, shown(&name), took, &command.wanted))
}

/// What the work gives, or that it failed in a way that it must not.
fn guarded(work: impl FnOnce() -> Result<JobReport, Failure>) -> Result<JobReport, Failure> {
    // Nothing that it changed is used any more.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        Err(Failure::new(Kind::Defect, "a defect of nonosat, told on standard error"))
    })
}

fn judged(
    id: &str,
    content: Content,
    command: &Batch,
    stop: &Stop,
    trial: Trial,
) -> Result<JobReport, Failure> {
    let (document, unclear, path) = match content {
        Content::Wrong(error) => return Err(failure::as_data(&error)),
        Content::Found(found) => (found.document, found.unclear, found.path),
        Content::Text(text, from) => {
            let (document, unclear) = format::read_unclear(text.as_bytes(), from)
                .map_err(|error| Failure::from(&error))?;
            (document, unclear, PathBuf::new())
        }
    };
    let rating = command.wanted.is_rated();
    let job = Job {
        document: &document,
        unclear: unclear.as_ref(),
        path: &path,
        deciding: &command.deciding,
        literal_limit: Some(MAX_LITERALS),
        stop: Some(stop),
        extras: Extras { rating, proving: proving(command, id), ..Extras::default() },
    };
    let report = tried(&job, trial).map_err(|error| failure::as_data(&error))?;
    Ok(shortened(report, &job, command))
}

/// The job, done beside others or alone or not at all.
fn tried(job: &Job, trial: Trial) -> anyhow::Result<JobReport> {
    // Nothing is shown of a single record.
    let run = || job.run(&mut Watch::aside("", false));
    match trial {
        Trial::Beside => {
            memory::shared(run, |done| done.as_ref().is_ok_and(JobReport::is_out_of_memory))
        }
        Trial::Alone => memory::alone(run),
        Trial::Never => Ok(job.out_of_memory()),
    }
}

/// Without what differs from run to run, and without pictures that are not wanted.
fn shortened(mut done: JobReport, job: &Job, command: &Batch) -> JobReport {
    let differs = matches!(done.limit, Some(Limit::Time | Limit::Memory));
    if let Some(report) = &mut done.report {
        if differs && !command.timings {
            report.forget_progress(job.document.puzzle());
        }
        if command.no_pictures {
            (report.pictures, report.differing_cells) = (None, None);
        }
    }
    done
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
