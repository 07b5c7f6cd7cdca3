//! `POST /api/solve`: solves a puzzle and reports progress.
//!
//! In: a puzzle; `unique` also searches for a second picture, `rate` also says how hard it is;
//! `seconds` limits the time. Out: a progress line for each stage, then a report. Invariants: marks
//! are ignored.

use super::drawing::RATE_TIME;
use super::query::Query;
use super::refusal::json;
use super::{Listener, Question, Refusal};
use crate::report::Report;
use crate::solver::{Event, Solver};
use serde::Serialize;
use std::time::Duration;

/// The largest `seconds` of a request.
pub(super) const MAX_SECONDS: f64 = 600.0;
/// The time limit, in seconds, of a request without `seconds`.
const DEFAULT_SECONDS: f64 = 60.0;
/// Conflicts between two progress lines of the solver: a few lines a second.
const CONFLICTS_PER_LINE: u64 = 2_000;

/// A stage that the work has passed.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Stage"))]
#[serde(tag = "stage", rename_all = "lowercase")]
pub(super) enum StageJson {
    /// Lines were solved.
    Lines {
        /// Cells whose color is open.
        open_cells: usize,
    },
    /// Cells were probed.
    Probing {
        /// Cells whose color is open.
        open_cells: usize,
    },
    /// The formula was made.
    Formula {
        /// Its variables.
        variables: usize,
        /// Its clauses.
        clauses: usize,
    },
    /// The solver is at work.
    Solving {
        /// Its conflicts so far.
        conflicts: u64,
    },
    /// The solver decided.
    Decided {
        /// How often.
        decision: usize,
    },
}

/// What the progress lines reported so far.
#[derive(Default)]
pub(super) struct Stages {
    decisions: usize,
    conflicts: u64,
}

impl Stages {
    /// Sends the progress line of an event, if it has one.
    pub fn send(&mut self, event: Event, send_line: Listener) {
        if let Some(Ok(line)) = self.of(event).as_ref().map(json) {
            send_line(&line);
        }
    }

    /// The progress line of an event; `None` if it has none or comes too soon.
    fn of(&mut self, event: Event) -> Option<StageJson> {
        Some(match event {
            Event::Working { conflicts, .. } if conflicts < self.conflicts + CONFLICTS_PER_LINE => {
                return None;
            }
            Event::LinesSolved(_) | Event::MarginalsComputed { .. } | Event::Decimated { .. } => {
                return None;
            }
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

/// Reads the time limit `seconds`.
pub(super) fn time(query: &Query) -> Result<Duration, Refusal> {
    let seconds = query.value("seconds")?.unwrap_or(DEFAULT_SECONDS);
    if !(seconds > 0.0 && seconds <= MAX_SECONDS) {
        return Err(Refusal::bad(format!("{seconds} seconds, expected up to {MAX_SECONDS}")));
    }
    Ok(Duration::from_secs_f64(seconds))
}

/// Answers a request to solve.
pub(super) fn solve(question: &Question, send_line: Listener) -> Result<String, Refusal> {
    let query = question.query(&["unique", "rate", "seconds"])?;
    let options = question.options(time(&query)?);
    let puzzle = question.document()?.into_puzzle();
    let mut report = Report::undecided(&puzzle);
    let mut stages = Stages::default();
    let mut observe = |event: Event| {
        report.event(&event);
        stages.send(event, send_line);
    };
    let mut solver = Solver::new(&puzzle, &options).on_event(&mut observe);
    if query.value("unique")?.unwrap_or(false) {
        let verdict = solver.verdict()?;
        report.judged(&puzzle, &verdict);
        if query.value("rate")?.unwrap_or(false) {
            report.rate(&puzzle, &verdict, true, &options.budget.at_most(RATE_TIME));
        }
    } else {
        let solution = solver.next_picture()?;
        drop(solver);
        report.solved(&puzzle, &solution);
    }
    json(&report)
}
