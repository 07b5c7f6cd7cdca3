//! `POST /api/solve`: solving that can be watched.
//!
//! In: a puzzle; `unique` asks for a second picture; `seconds` limits it. Out: the stages, told
//! as they pass, then a report. Holds: the marks do not count.

use super::refusal::json;
use super::{Question, Refusal, Told};
use crate::pipeline::{Event, judge, solution};
use crate::report::Report;
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

/// Answers a request to solve.
pub(super) fn solve(question: &Question, told: Told) -> Result<String, Refusal> {
    let query = question.query(&["unique", "seconds"])?;
    let seconds = query.value("seconds")?.unwrap_or(USUAL_SECONDS);
    if !(seconds > 0.0 && seconds <= MAX_SECONDS) {
        return Err(Refusal::bad(format!("{seconds} seconds, expected up to {MAX_SECONDS}")));
    }
    let options = question.options(Duration::from_secs_f64(seconds));
    let puzzle = question.document()?.into_puzzle();
    let mut report = Report::undecided(&puzzle);
    let (mut decision, mut told_conflicts) = (0, 0);
    let mut watch = |event: Event| {
        report.event(&event);
        let stage = match event {
            Event::Working { conflicts, .. } if conflicts < told_conflicts + CONFLICTS_PER_LINE => {
                return;
            }
            Event::LinesSolved(_) | Event::Believed { .. } | Event::Dived { .. } => return,
            Event::Working { conflicts, .. } => {
                told_conflicts = conflicts;
                StageJson::Solving { conflicts }
            }
            Event::Propagated { open_cells } => StageJson::Lines { open_cells },
            Event::Probed { open_cells } => StageJson::Probing { open_cells },
            Event::Encoded { vars, clauses, .. } => StageJson::Formula { variables: vars, clauses },
            Event::Searched(_) | Event::Decided(_) => {
                decision += 1;
                StageJson::Decided { decision }
            }
        };
        if let Ok(line) = json(&stage) {
            told(&line);
        }
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
