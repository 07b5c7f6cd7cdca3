//! The answer to a record: one JSON object in one line.
//!
//! In: a record. Out: its answer, whatever is wrong with it. Invariants: a defect that one puzzle
//! brings to light is the answer to that one.

use super::super::args::Batch;
use super::super::many::Stop;
use super::super::options;
use super::proofs::{Proof, proved};
use super::record::{Content, Record};
use super::working::Trial;
use crate::app::words::shown;
use crate::app::{failure, memory};
use nonosat::format::{self, ReadError, Unclear};
use nonosat::propagation::Limit;
use nonosat::puzzle::Puzzle;
use nonosat::report::{Failure, Kind, Report, unless_all_agree};
use nonosat::solver::{Verdict, judge};
use serde::Serialize;
use serde_json::value::RawValue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// Most literals of a formula: as many are made at once as there are threads.
const MAX_LITERALS: usize = 1 << 24;

/// What is told of one record.
pub struct Answer {
    /// The whole line, without its end.
    pub line: String,
    /// What it is called, for people.
    pub name: String,
    /// `unique`, ..., or `error`.
    pub verdict: &'static str,
    /// How long it took.
    pub took: Duration,
    /// Was it asked for?
    pub is_meant: bool,
}

/// The fields of an answer.
#[derive(Serialize)]
struct Told<'a> {
    id: &'a RawValue,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
    #[serde(flatten)]
    report: Option<Report>,
    /// The formats that the puzzle could be in, if there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    twins: Option<Vec<&'static str>>,
    /// With `--proofs`.
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<Proof>,
    #[serde(flatten)]
    failure: Option<Failure>,
}

impl Answer {
    /// Answers a record.
    ///
    /// # Errors
    /// If its id is none, which is a defect.
    pub fn to(
        record: Record,
        command: &Batch,
        stop: &Stop,
        trial: Trial,
    ) -> anyhow::Result<Answer> {
        let started = Instant::now();
        let Record { id, content } = record;
        let decided = guarded(|| decided(&id, content, command, stop, trial));
        let took = started.elapsed();
        let seconds = command.timings.then_some(took.as_secs_f64());
        let told_id = RawValue::from_string(id)?;
        let (report, twins, proof, failure) = match decided {
            Ok(Decided { report, twins, proof }) => (Some(report), twins, proof, None),
            Err(failure) => (None, None, None, Some(failure)),
        };
        let is_meant = report.as_ref().is_none_or(|report| command.filter.takes(report));
        let verdict = report.as_ref().map_or("error", |report| report.verdict);
        let told = Told { id: &told_id, seconds, report, twins, proof, failure };
        let line = serde_json::to_string(&told)?;
        let name: String =
            serde_json::from_str(told_id.get()).unwrap_or_else(|_| told_id.to_string());
        let name = shown(&name);
        Ok(Answer { line, name, verdict, took, is_meant })
    }
}

/// What is known of a puzzle.
struct Decided {
    report: Report,
    twins: Option<Vec<&'static str>>,
    proof: Option<Proof>,
}

/// What the work gives, or that it failed in a way that it must not.
fn guarded(work: impl FnOnce() -> Result<Decided, Failure>) -> Result<Decided, Failure> {
    // Nothing that it changed is used any more.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        Err(Failure::new(Kind::Defect, "a defect of nonosat, told on standard error"))
    })
}

fn decided(
    id: &str,
    content: Content,
    command: &Batch,
    stop: &Stop,
    trial: Trial,
) -> Result<Decided, Failure> {
    let (document, unclear) = match content {
        Content::Wrong(error) => return Err(failure::as_data(&error)),
        Content::Found(found) => (found.document, found.unclear),
        Content::Text(text, from) => {
            let read = format::read_unclear(text.as_bytes(), from);
            read.map_err(|error: ReadError| Failure::from(&error))?
        }
    };
    let (puzzle, unclear) = (document.puzzle(), unclear.as_ref());
    let judge = || judged(id, puzzle, unclear, command, stop);
    let (report, proof) = match trial {
        Trial::Beside => memory::shared(judge, |judged| {
            judged.as_ref().is_ok_and(|(report, _)| report.is_out_of_memory())
        }),
        Trial::Alone => memory::alone(judge),
        Trial::Never => {
            let mut report = Report::undecided(puzzle);
            report.judged(puzzle, &Verdict::Undecided(None, Limit::Memory));
            Ok((report, None))
        }
    }?;
    Ok(Decided { report, twins: unclear.map(Unclear::names), proof })
}

fn judged(
    id: &str,
    puzzle: &Puzzle,
    unclear: Option<&Unclear>,
    command: &Batch,
    stop: &Stop,
) -> Result<(Report, Option<Proof>), Failure> {
    if let Some(unclear) = unclear
        && (command.proofs.is_some() || command.filter.is_rated())
    {
        return Err(Failure::from(unclear.ambiguity()));
    }
    let refused = |error: anyhow::Error| failure::as_data(&error);
    let (mut options, _) = options::beside(&command.deciding, Some(stop)).map_err(refused)?;
    options.encode.literal_limit = MAX_LITERALS;
    let mut report = Report::undecided(puzzle);
    let mut watch = |event| report.event(&event);
    let decided = match &command.proofs {
        Some(folder) => proved(folder, id, puzzle, &options, &mut watch),
        None => {
            judge(puzzle, &options, &mut watch).map(|verdict| (verdict, None)).map_err(Into::into)
        }
    };
    let (verdict, proof) = decided.map_err(refused)?;
    if let Some(unclear) = unclear {
        let agreed = unless_all_agree(unclear, &verdict, &options);
        if let Some(ambiguity) = agreed.map_err(|error| refused(error.into()))? {
            return Err(Failure::from(ambiguity));
        }
    }
    report.judged(puzzle, &verdict);
    report.rate(puzzle, &verdict, command.filter.is_rated(), &options.budget);
    if let (Verdict::Undecided(_, limit), Some(why)) = (&verdict, &mut report.reason) {
        // The library does not know who was impatient.
        why.words = failure::or_limit(limit, puzzle);
        if matches!(limit, Limit::Time | Limit::Memory) && !command.timings {
            report.forget_progress(puzzle);
        }
    }
    if command.no_pictures {
        (report.pictures, report.differing_cells) = (None, None);
    }
    Ok((report, proof))
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
