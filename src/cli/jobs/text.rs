//! The result of a job as a line of text.

use crate::app::language::words;
use crate::cli::jobs::report::JobReport;
use nonosat::language::{Argument, Message, message};
use nonosat::report::{GoalState, Judged, Report, ReportWord, Word};
use nonosat::weights::Weights;

impl JobReport {
    /// The verdict with its details, without the name of the puzzle.
    pub fn text(&self) -> String {
        let verdict = verdict_word(self.verdict());
        let Some(judged) = &self.judged else { return verdict };
        let report = &judged.report;
        let parts =
            [numbers(report), rating(report), self.detail(report), proof(judged), goal(judged)];
        verdict + &parts.concat()
    }

    fn detail(&self, report: &Report) -> String {
        match (&report.reason, self.first_difference) {
            (Some(reason), _) => format!(" ({})", reason.words),
            (None, Some((row, at))) => {
                let count = report.differing_cells.as_ref().map_or(0, Vec::len);
                let differ = message!("check-differ", count = count, row = row, at = at);
                format!(" ({})", words(&differ))
            }
            _ => String::new(),
        }
    }
}

/// A verdict, or `error`, in the language of the user.
pub fn verdict_word(verdict: &str) -> String {
    words(&Message::new(format!("verdict-{verdict}")))
}

/// A number that may be too large for the choice of a plural.
fn number(digits: &str) -> Argument {
    digits.parse::<u64>().map_or_else(|_| digits.into(), Argument::from)
}

fn is(report: &Report, word: Word) -> bool {
    report.verdict == ReportWord::Verdict(word)
}

fn proof(judged: &Judged) -> String {
    let Some(proof) = &judged.proof else { return String::new() };
    let proved = match proof.form {
        "weights" => message!("check-proved-numbers"),
        _ => message!("check-proved", count = proof.steps),
    };
    format!("; {}", words(&proved))
}

fn goal(judged: &Judged) -> String {
    let message = match (judged.goal, &judged.goal_mismatch) {
        (_, Some(mismatch)) => message!("check-goal-wrong", why = mismatch.clone()),
        (Some(GoalState::Right), _) if is(&judged.report, Word::Unique) => {
            message!("check-goal-only")
        }
        (Some(GoalState::Right), _) => message!("check-goal-one"),
        (Some(_), _) => message!("check-goal-absent"),
        (None, _) => return String::new(),
    };
    format!("; {}", words(&message))
}

fn rating(report: &Report) -> String {
    let is_open = report.sizes.open_after_lines.is_some_and(|open| open > 0);
    match &report.rating {
        Some(rating) => format!(", {}", words(&rating.message())),
        None if is(report, Word::Unique) && is_open => {
            format!(", {}", words(&message!("check-not-lines")))
        }
        None => String::new(),
    }
}

/// The numbers of solutions and of ambiguous cells, if they were counted and are several.
fn numbers(report: &Report) -> String {
    if !is(report, Word::Several) {
        return String::new();
    }
    let pictures = report.count.as_ref().map(|count| {
        let id = if count.exact { "check-pictures" } else { "check-pictures-least" };
        Message::new(id).with("count", number(&count.number.to_string()))
    });
    let cells = report.ambiguous.as_ref().map(|ambiguous| {
        let id = if ambiguous.exact { "check-ambiguous" } else { "check-ambiguous-least" };
        Message::new(id).with("count", ambiguous.cells.len())
    });
    let parts = [pictures, cells].into_iter().flatten();
    parts.map(|part| format!(", {}", words(&part))).collect()
}

/// `a proof by numbers up to 44`, `a proof by numbers up to 973 with 3 trials`.
pub fn by_numbers(weights: &Weights) -> Message {
    let largest = weights.largest().to_string();
    match weights.trial_count() {
        0 => message!("prove-numbers", largest = largest),
        count => message!("prove-numbers-trials", largest = largest, count = count),
    }
}
