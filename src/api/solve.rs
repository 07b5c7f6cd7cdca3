//! `POST /api/solve`: solving that can be watched.
//!
//! In: a puzzle; `unique` asks for a second picture; `seconds` limits it. Out: the stages, told
//! as they pass, then a report. Invariants: the marks do not count.

use super::query::Query;
use super::refusal::json;
use super::{Listener, Question, Refusal};
use crate::report::Report;
use crate::solver::{Event, judge, solution};
use serde::Serialize;
use std::time::Duration;

/// Most seconds that a solve may take.
const MAX_SECONDS: f64 = 600.0;
/// Seconds of a solve that does not say how many it may take.
const USUAL_SECONDS: f64 = 60.0;
/// The solver at work is told of anew after so many conflicts: a few times a second.
const CONFLICTS_PER_LINE: u64 = 2_000;

#[derive(Serialize)]
#[serde(tag = "stage", rename_all = "lowercase")]
enum StageJson {
    Lines { open_cells: usize },
    Probing { open_cells: usize },
    Formula { variables: usize, clauses: usize },
    Solving { conflicts: u64 },
    Decided { decision: usize },
}

/// Which stages were told so far.
#[derive(Default)]
pub(super) struct Stages {
    decisions: usize,
    conflicts: u64,
}

impl Stages {
    /// Tells of an event.
    pub fn send(&mut self, event: Event, told: Listener) {
        if let Some(Ok(line)) = self.of(event).as_ref().map(json) {
            told(&line);
        }
    }

    /// What is told of an event, if that is not too often.
    fn of(&mut self, event: Event) -> Option<StageJson> {
        Some(match event {
            Event::Working { conflicts, .. } if conflicts < self.conflicts + CONFLICTS_PER_LINE => {
                return None;
            }
            Event::LinesSolved(_) | Event::MarginalsComputed { .. } | Event::Decimated { .. } => return None,
            Event::Working { conflicts, .. } => {
                self.conflicts = conflicts;
                StageJson::Solving { conflicts }
            }
            Event::Propagated { open_cells } => StageJson::Lines { open_cells },
            Event::Probed { open_cells } => StageJson::Probing { open_cells },
            Event::Encoded { vars, clauses, .. } => StageJson::Formula { variables: vars, clauses },
            Event::Searched(_) | Event::Decided(_) => {
                self.decisions += 1;
                StageJson::Decided { decision: self.decisions }
            }
        })
    }
}

/// How long `seconds` allows.
pub(super) fn time(query: &Query) -> Result<Duration, Refusal> {
    let seconds = query.value("seconds")?.unwrap_or(USUAL_SECONDS);
    if !(seconds > 0.0 && seconds <= MAX_SECONDS) {
        return Err(Refusal::bad(format!("{seconds} seconds, expected up to {MAX_SECONDS}")));
    }
    Ok(Duration::from_secs_f64(seconds))
}

/// Answers a request to solve.
pub(super) fn solve(question: &Question, told: Listener) -> Result<String, Refusal> {
    let query = question.query(&["unique", "seconds"])?;
    let options = question.options(time(&query)?);
    let puzzle = question.document()?.into_puzzle();
    let mut report = Report::undecided(&puzzle);
    let mut stages = Stages::default();
    let mut watch = |event: Event| {
        report.event(&event);
        stages.send(event, told);
    };
    if query.value("unique")?.unwrap_or(false) {
        let verdict = judge(&puzzle, &options, &mut watch)?;
        report.judged(&puzzle, &verdict);
    } else {
        let found = solution(&puzzle, &options, &mut watch)?;
        report.solved(&puzzle, &found);
    }
    json(&report)
}
