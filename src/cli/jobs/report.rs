//! The answer to a job as data.
//!
//! In: a report of the library, or a failure. Out: the fields that `check --json` and `batch`
//! write, each after its own name of the puzzle. Holds: there is either a report or a failure.

use super::proof::ProofSummary;
use crate::app::input::LoadedPuzzle;
use crate::cli::args::Filter;
use nonosat::document::Document;
use nonosat::propagation::Limit;
use nonosat::puzzle::Puzzle;
use nonosat::report::{Failure, Report};
use nonosat::solver::Verdict;
use nonosat::verify::verify;
use serde::Serialize;
use std::time::Duration;

/// What is known of one puzzle.
#[derive(Default, Serialize)]
pub struct JobReport {
    /// What was found; absent if there was an error.
    #[serde(flatten)]
    pub report: Option<Report>,
    /// The formats that the puzzle could be in, if there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    possible_formats: Option<Vec<&'static str>>,
    /// `right`, `wrong` or `absent`, if that is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<&'static str>,
    /// Why the goal is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal_mismatch: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<ProofSummary>,
    /// What was wrong; absent if there was an answer.
    #[serde(flatten)]
    failure: Option<Failure>,
    /// Where two pictures differ first: row and place in it, from 1.
    #[serde(skip)]
    pub first_difference: Option<(u32, u32)>,
    /// Why there is no verdict.
    #[serde(skip)]
    pub limit: Option<Limit>,
}

/// An answer, ready to be printed.
pub struct JobResult {
    /// Without its end.
    pub line: String,
    /// What the puzzle is called, for people.
    pub name: String,
    /// `unique`, ..., or `error`.
    pub verdict: &'static str,
    pub took: Duration,
    /// Is it one of those that are wanted?
    pub is_selected: bool,
}

/// Row and place in it, from 1.
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
    /// What is known of a puzzle after it was judged.
    pub fn new(
        found: &LoadedPuzzle,
        report: Report,
        verdict: &Verdict,
        proof: Option<ProofSummary>,
    ) -> JobReport {
        JobReport {
            report: Some(report),
            possible_formats: found.ambiguous_formats(),
            proof,
            first_difference: first_difference(found.document.puzzle(), verdict),
            limit: if let Verdict::Undecided(_, limit) = verdict { Some(*limit) } else { None },
            ..JobReport::default()
        }
    }

    /// What is known of a puzzle that needs too much memory to be tried.
    pub fn untried(found: &LoadedPuzzle) -> JobReport {
        let puzzle = found.document.puzzle();
        let verdict = Verdict::Undecided(None, Limit::Memory);
        let mut report = Report::undecided(puzzle);
        report.judged(puzzle, &verdict);
        JobReport::new(found, report, &verdict, None)
    }

    /// Does the goal satisfy the clues? If not, why?
    pub fn check_goal(&mut self, document: &Document) {
        let verified = document.goal().map(|goal| verify(document.puzzle(), goal.clone()));
        self.goal = Some(match &verified {
            None => "absent",
            Some(Ok(_)) => "right",
            Some(Err(_)) => "wrong",
        });
        self.goal_mismatch = verified.and_then(Result::err).map(|mismatch| mismatch.to_string());
    }

    /// `unique`, ..., or `error`.
    pub fn verdict(&self) -> &'static str {
        self.report.as_ref().map_or("error", |report| report.verdict)
    }

    /// The answer that is printed in this line.
    pub fn result(&self, line: String, name: String, took: Duration, wanted: &Filter) -> JobResult {
        // A failure is always wanted.
        let is_meant = self.report.as_ref().is_none_or(|report| wanted.accepts(report));
        JobResult { line, name, verdict: self.verdict(), took, is_selected: is_meant }
    }
}
