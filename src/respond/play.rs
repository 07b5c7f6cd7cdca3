//! Help while playing: lamps, checks, hints.
//!
//! In: a puzzle in nonosat's JSON, whose `saved` are the marks. Out: JSON.

use super::refusal::json;
use super::{HELP_TIME, Question, Refusal};
use crate::game::{self, Assessment, Check, Hint, Why};
use serde::Serialize;

#[derive(Serialize)]
struct AssessmentJson {
    satisfied: Vec<bool>,
    certain: Vec<Vec<bool>>,
    solved: bool,
}

/// `POST /api/judge`: which lines, runs and whether all is satisfied.
pub(super) fn assess(question: &Question) -> Result<String, Refusal> {
    let document = question.document()?;
    let Assessment { satisfied, certain, is_solved } =
        game::assess(document.puzzle(), &game::marks(&document));
    json(&AssessmentJson { satisfied, certain, solved: is_solved })
}

#[derive(Serialize)]
struct CheckJson {
    answer: &'static str,
}

/// `POST /api/check`: can the marks become a solution?
pub(super) fn check(question: &Question) -> Result<String, Refusal> {
    let document = question.document()?;
    let answer = match game::check(
        document.puzzle(),
        &game::marks(&document),
        &question.options(HELP_TIME),
    )? {
        Check::Right => "right",
        Check::Wrong => "wrong",
        Check::NoSolution => "none",
        Check::Undecided => "undecided",
    };
    json(&CheckJson { answer })
}

#[derive(Default, Serialize)]
struct HintJson {
    answer: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    cell: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    letter: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
}

/// `POST /api/hint`: the next cell, and how one can know.
pub(super) fn hint(question: &Question) -> Result<String, Refusal> {
    let document = question.document()?;
    let plain = |answer| HintJson { answer, ..HintJson::default() };
    json(&match game::hint(
        document.puzzle(),
        &game::marks(&document),
        &question.options(HELP_TIME),
    )? {
        Hint::Cell { cell, color, why } => {
            let (line, why) = match why {
                Why::Line(line) => (Some(line.number()), "line"),
                Why::Probing => (None, "probing"),
                Why::Solver => (None, "solver"),
            };
            let (cell, letter) = (Some(cell.number()), Some(color.letter()));
            HintJson { answer: "cell", cell, letter, line, why: Some(why) }
        }
        Hint::Mistake => plain("mistake"),
        Hint::NoSolution => plain("none"),
        Hint::Solved => plain("solved"),
        Hint::Open => plain("open"),
        Hint::Undecided => plain("undecided"),
    })
}
