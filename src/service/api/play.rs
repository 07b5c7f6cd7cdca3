//! Assesses and validates a player's marks.
//!
//! In: a puzzle in nonosat's JSON, whose `saved` are the marks. Out: JSON. Invariants: validation
//! does not reveal where a mistake is.

use super::refusal::json;
use super::{HELP_TIME, Question, Refusal};
use crate::game::{self, Assessment, Validity};
use serde::Serialize;

/// What the marks satisfy.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Assessment"))]
pub(super) struct AssessmentJson {
    /// For each line: do its colored cells read as its clue?
    satisfied: Vec<bool>,
    /// For each line and run: is it painted in the only place where it can be?
    certain: Vec<Vec<bool>>,
    /// Is the picture complete?
    solved: bool,
}

/// `POST /api/progress`: assesses the marks: satisfied lines, certain runs, solved or not.
pub(super) fn assess(question: &Question) -> Result<String, Refusal> {
    let document = question.document()?;
    let Assessment { satisfied, certain, is_solved } =
        game::assess(document.puzzle(), &game::marks(&document));
    json(&AssessmentJson { satisfied, certain, solved: is_solved })
}

/// An answer of one word.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "{T}Answer"))]
pub(super) struct AnswerJson<T> {
    /// The word.
    pub answer: T,
}

/// Does some solution have the marks?
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(super) enum Valid {
    /// Some solution has them.
    Right,
    /// No solution has them.
    Wrong,
    /// The puzzle has no solution.
    None,
    /// A limit ended the search.
    Undecided,
}

/// `POST /api/validate`: validates the marks: does some solution have them?
pub(super) fn validate(question: &Question) -> Result<String, Refusal> {
    let document = question.document()?;
    let answer = match game::validate(
        document.puzzle(),
        &game::marks(&document),
        &question.options(HELP_TIME),
    )? {
        Validity::Valid => Valid::Right,
        Validity::Invalid => Valid::Wrong,
        Validity::NoSolution => Valid::None,
        Validity::Undecided => Valid::Undecided,
    };
    json(&AnswerJson { answer })
}
