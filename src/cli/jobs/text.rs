//! The result of a job as a line of text.

use crate::app::words::counted;
use crate::cli::jobs::report::JobReport;
use nonosat::report::{GoalState, Judged, Report, ReportWord, Word};

impl JobReport {
    /// The verdict with its details, without the name of the puzzle.
    pub fn text(&self) -> String {
        let Some(judged) = &self.judged else { return self.verdict().to_owned() };
        let report = &judged.report;
        let parts =
            [numbers(report), rating(report), self.detail(report), proof(judged), goal(judged)];
        self.verdict().to_owned() + &parts.concat()
    }

    fn detail(&self, report: &Report) -> String {
        match (&report.reason, self.first_difference) {
            (Some(reason), _) => format!(" ({})", reason.words),
            (None, Some((row, at))) => {
                let count = report.differing_cells.as_ref().map_or(0, Vec::len);
                let cells = counted(count, "cell");
                format!(" (two pictures differ in {cells}, first in row {row} at {at})")
            }
            _ => String::new(),
        }
    }
}

fn is(report: &Report, word: Word) -> bool {
    report.verdict == ReportWord::Verdict(word)
}

fn proof(judged: &Judged) -> String {
    let steps = judged.proof.as_ref().map(|proof| counted(proof.steps, "step"));
    steps.map_or(String::new(), |steps| format!("; proved in {steps}"))
}

fn goal(judged: &Judged) -> String {
    match (judged.goal, &judged.goal_mismatch) {
        (_, Some(mismatch)) => format!("; the goal is wrong: {mismatch}"),
        (Some(GoalState::Right), _) if is(&judged.report, Word::Unique) => {
            "; the goal is the solution".into()
        }
        (Some(GoalState::Right), _) => "; the goal is a solution".into(),
        (Some(_), _) => "; the file has no goal".into(),
        (None, _) => String::new(),
    }
}

fn rating(report: &Report) -> String {
    let is_open = report.sizes.open_after_lines.is_some_and(|open| open > 0);
    match &report.rating {
        Some(rating) => format!(", {}", rating.describe()),
        None if is(report, Word::Unique) && is_open => ", not by lines".to_owned(),
        None => String::new(),
    }
}

/// The numbers of solutions and of ambiguous cells, if they were counted and are several.
fn numbers(report: &Report) -> String {
    if !is(report, Word::Several) {
        return String::new();
    }
    let least = |exact| if exact { "" } else { "at least " };
    let pictures = report
        .count
        .as_ref()
        .map(|count| format!(", {}{}", least(count.exact), counted(&count.number, "picture")));
    let cells = report.ambiguous.as_ref().map(|ambiguous| {
        format!(", {}{}", least(ambiguous.exact), counted(ambiguous.cells.len(), "ambiguous cell"))
    });
    [pictures, cells].into_iter().flatten().collect()
}
