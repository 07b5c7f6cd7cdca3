//! Help while playing: lamps and checks.
//!
//! In: a puzzle in nonosat's JSON, whose `saved` are the marks. Out: JSON. Invariants: a check
//! tells nothing of where a mistake is.

use super::refusal::json;
use super::{HELP_TIME, Question, Refusal};
use crate::game::{self, Assessment, Validity};
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
    let answer = match game::validate(
        document.puzzle(),
        &game::marks(&document),
        &question.options(HELP_TIME),
    )? {
        Validity::Valid => "right",
        Validity::Invalid => "wrong",
        Validity::NoSolution => "none",
        Validity::Undecided => "undecided",
    };
    json(&CheckJson { answer })
}
