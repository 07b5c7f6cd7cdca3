//! The result of a job as data, and as a line of text.
//!
//! In: a report of the library, or a failure. Out: the fields that `check --json` and `batch`
//! write after the puzzle's file name or id; the line of `check`. Invariants: there is either a
//! report or a failure.

use crate::app::input::LoadedPuzzle;
use crate::app::language::{catalog, words};
use crate::cli::args::Filter;
use nonosat_board::document::Document;
use nonosat_board::message::{Argument, Message, message};
use nonosat_board::puzzle::Puzzle;
use nonosat_engine::solver::{Limit, Verdict};
use nonosat_engine::weights::Weights;
use nonosat_service::report::{Failure, GoalState, Judged, ProofSummary, Report, ReportWord, Word};
use serde::Serialize;
use std::iter::once;
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
        input: &LoadedPuzzle,
        report: Report,
        verdict: &Verdict,
        proof: Option<ProofSummary>,
    ) -> JobReport {
        JobReport {
            judged: Some(Judged {
                possible_formats: input.ambiguous_formats(),
                proof,
                ..Judged::from(report)
            }),
            first_difference: first_difference(input.document.puzzle(), verdict),
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
        let Some(judgement) = &mut self.judged else { return };
        let (goal, mismatch) = GoalState::of(document.puzzle(), document.goal());
        judgement.goal = Some(goal);
        judgement.goal_mismatch = mismatch.as_ref().map(words);
        judgement.goal_message = mismatch;
    }

    /// `unique`, `several`, `none`, `undecided` or `error`.
    pub fn verdict(&self) -> &'static str {
        self.judged.as_ref().map_or("error", |judgement| judgement.report.verdict.name())
    }

    /// The result with its line to print.
    pub fn result(&self, line: String, name: String, took: Duration, filter: &Filter) -> JobResult {
        let is_selected =
            self.judged.as_ref().is_none_or(|judgement| filter.accepts(&judgement.report));
        JobResult { line, name, verdict: self.verdict(), took, is_selected }
    }
}

impl JobReport {
    /// The verdict with its details, without the name of the puzzle.
    pub fn text(&self) -> String {
        let verdict = verdict(self.verdict());
        let Some(judgement) = &self.judged else { return words(&verdict) };
        let report = &judgement.report;
        let short = once(verdict).chain(numbers(report)).chain(rating(report));
        let short = Message::joined("list-comma", short);
        let text = match self.detail(report) {
            Some(detail) => message!("aside", what = short, aside = detail),
            None => short,
        };
        let all = once(text).chain(proof(judgement)).chain(goal(judgement));
        words(&Message::joined("list-semicolon", all))
    }

    fn detail(&self, report: &Report) -> Option<Argument> {
        if let Some(reason) = &report.reason {
            return Some(reason.words.clone().into());
        }
        let (row, at) = self.first_difference?;
        let count = report.differing_cells.as_ref().map_or(0, Vec::len);
        Some(message!("check-differ", count = count, row = row, at = at).into())
    }
}

/// A verdict, or `error`.
pub fn verdict(word: &str) -> Message {
    Message::new(format!("verdict-{word}"))
}

/// A number that may be too large for the choice of a plural.
fn number(digits: &str) -> Argument {
    digits.parse::<u64>().map_or_else(|_| digits.into(), Argument::from)
}

fn is(report: &Report, word: Word) -> bool {
    report.verdict == ReportWord::Verdict(word)
}

fn proof(judgement: &Judged) -> Option<Message> {
    Some(match judgement.proof.as_ref()? {
        proof if proof.form == "weights" => message!("check-proved-numbers"),
        proof => message!("check-proved", count = proof.steps),
    })
}

fn goal(judgement: &Judged) -> Option<Message> {
    Some(match (judgement.goal, &judgement.goal_mismatch) {
        (_, Some(mismatch)) => message!("check-goal-wrong", why = mismatch.clone()),
        (Some(GoalState::Right), _) if is(&judgement.report, Word::Unique) => {
            message!("check-goal-only")
        }
        (Some(GoalState::Right), _) => message!("check-goal-one"),
        (Some(_), _) => message!("check-goal-absent"),
        (None, _) => return None,
    })
}

fn rating(report: &Report) -> Option<Message> {
    let is_open = report.sizes.open_after_lines.is_some_and(|open| open > 0);
    match &report.rating {
        Some(rating) => Some(rating.message()),
        None => (is(report, Word::Unique) && is_open).then(|| message!("check-not-lines")),
    }
}

/// The numbers of solutions and of ambiguous cells, if they were counted and are several.
fn numbers(report: &Report) -> impl Iterator<Item = Message> {
    let pictures = report.count.as_ref().map(|count| {
        let id = if count.exact { "check-pictures" } else { "check-pictures-least" };
        Message::new(id).with("count", number(&count.number.to_string()))
    });
    let cells = report.ambiguous.as_ref().map(|ambiguous| {
        let id = if ambiguous.exact { "check-ambiguous" } else { "check-ambiguous-least" };
        Message::new(id).with("count", ambiguous.cells.len())
    });
    [pictures, cells].into_iter().flatten().filter(|_| is(report, Word::Several))
}

/// `a proof by numbers up to 44`, `a proof by numbers up to 973 with 3 trials`.
pub fn by_numbers(weights: &Weights) -> Message {
    let largest = weights.largest().to_string();
    match weights.trial_count() {
        0 => message!("prove-numbers", largest = largest),
        count => message!("prove-numbers-trials", largest = largest, count = count),
    }
}
