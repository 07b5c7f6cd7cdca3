//! The result of a job as a line of text.

use crate::app::language::words;
use crate::cli::jobs::report::JobReport;
use nonosat_board::message::{Argument, Message, message};
use nonosat_engine::weights::Weights;
use nonosat_service::report::{GoalState, Judged, Report, ReportWord, Word};
use std::iter::once;

impl JobReport {
    /// The verdict with its details, without the name of the puzzle.
    pub fn text(&self) -> String {
        let verdict = verdict(self.verdict());
        let Some(judged) = &self.judged else { return words(&verdict) };
        let report = &judged.report;
        let short = once(verdict).chain(numbers(report)).chain(rating(report));
        let short = Message::joined("list-comma", short);
        let whole = match self.detail(report) {
            Some(detail) => message!("aside", what = short, aside = detail),
            None => short,
        };
        let all = once(whole).chain(proof(judged)).chain(goal(judged));
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

fn proof(judged: &Judged) -> Option<Message> {
    Some(match judged.proof.as_ref()? {
        proof if proof.form == "weights" => message!("check-proved-numbers"),
        proof => message!("check-proved", count = proof.steps),
    })
}

fn goal(judged: &Judged) -> Option<Message> {
    Some(match (judged.goal, &judged.goal_mismatch) {
        (_, Some(mismatch)) => message!("check-goal-wrong", why = mismatch.clone()),
        (Some(GoalState::Right), _) if is(&judged.report, Word::Unique) => {
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
