//! The result of a job as data.
//!
//! In: a report of the library, or a failure. Out: the fields that `check --json` and `batch`
//! write after the puzzle's file name or id. Invariants: there is either a report or a failure.

use crate::app::input::LoadedPuzzle;
use crate::app::language::{catalog, words};
use crate::cli::args::Filter;
use nonosat_board::document::Document;
use nonosat_board::message::Message;
use nonosat_board::puzzle::Puzzle;
use nonosat_engine::solver::{Limit, Verdict};
use nonosat_service::report::{Failure, GoalState, Judged, ProofSummary, Report};
use serde::Serialize;
use std::time::Duration;

/// The result of one puzzle, serialized.
#[derive(Default, Serialize)]
pub struct JobReport {
    /// The result; absent after a failure.
    #[serde(flatten)]
    pub judged: Option<Judged>,
    /// The failure; absent if there is a report.
    #[serde(flatten)]
    failure: Option<Failure>,
    /// The first cell in which two solutions differ: row and position in the row, from 1.
    #[serde(skip)]
    pub first_difference: Option<(u32, u32)>,
    /// The limit that left the puzzle undecided.
    #[serde(skip)]
    pub limit: Option<Limit>,
    /// What limits left undone after the verdict.
    #[serde(skip)]
    pub unfinished: Vec<Message>,
}

/// The result of one puzzle, ready to print.
pub struct JobResult {
    /// The text, without a line feed.
    pub line: String,
    /// The name of the puzzle in messages.
    pub name: String,
    /// `unique`, `several`, `none`, `undecided` or `error`.
    pub verdict: &'static str,
    pub took: Duration,
    /// Does the filter select it? Always true for a failure.
    pub is_selected: bool,
}

/// Row and position in the row, from 1.
fn first_difference(puzzle: &Puzzle, verdict: &Verdict) -> Option<(u32, u32)> {
    let Verdict::Several(first, second) = verdict else { return None };
    let cell = *first.picture().differences(second.picture()).first()?;
    let row = puzzle.geometry().through(cell)[0];
    Some((row.line.number() + 1, row.at + 1))
}

impl From<Failure> for JobReport {
    fn from(failure: Failure) -> JobReport {
        JobReport { failure: Some(failure), ..JobReport::default() }
    }
}

impl JobReport {
    /// The report of a judged puzzle.
    pub fn new(
        loaded: &LoadedPuzzle,
        report: Report,
        verdict: &Verdict,
        proof: Option<ProofSummary>,
    ) -> JobReport {
        JobReport {
            judged: Some(Judged {
                possible_formats: loaded.ambiguous_formats(),
                proof,
                ..Judged::from(report)
            }),
            first_difference: first_difference(loaded.document.puzzle(), verdict),
            limit: if let Verdict::Undecided(_, limit) = verdict { Some(*limit) } else { None },
            ..JobReport::default()
        }
    }

    /// The report of a puzzle that is not even read, because it needs too much memory.
    pub fn skipped() -> JobReport {
        let mut report = Report::skipped();
        report.reason.iter_mut().for_each(|reason| reason.translate(catalog()));
        JobReport {
            judged: Some(Judged::from(report)),
            limit: Some(Limit::Memory),
            ..JobReport::default()
        }
    }

    /// Records whether the goal satisfies the clues, and if not, why.
    pub fn check_goal(&mut self, document: &Document) {
        let Some(judged) = &mut self.judged else { return };
        let (goal, mismatch) = GoalState::of(document.puzzle(), document.goal());
        judged.goal = Some(goal);
        judged.goal_mismatch = mismatch.as_ref().map(words);
        judged.goal_message = mismatch;
    }

    /// `unique`, `several`, `none`, `undecided` or `error`.
    pub fn verdict(&self) -> &'static str {
        self.judged.as_ref().map_or("error", |judged| judged.report.verdict.name())
    }

    /// The result with its line to print.
    pub fn result(&self, line: String, name: String, took: Duration, filter: &Filter) -> JobResult {
        let is_selected = self.judged.as_ref().is_none_or(|judged| filter.accepts(&judged.report));
        JobResult { line, name, verdict: self.verdict(), took, is_selected }
    }
}
