//! Assesses and validates a player's marks.
//!
//! In: a puzzle in nonosat's JSON, whose `saved` are the marks. Out: JSON. Invariants: validation
//! does not reveal where a mistake is.

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

/// `POST /api/progress`: assesses the marks: satisfied lines, certain runs, solved or not.
pub(super) fn assess(question: &Question) -> Result<String, Refusal> {
    let document = question.document()?;
    let Assessment { satisfied, certain, is_solved } =
        game::assess(document.puzzle(), &game::marks(&document));
    json(&AssessmentJson { satisfied, certain, solved: is_solved })
}

/// An answer of one word.
#[derive(Serialize)]
pub(super) struct AnswerJson {
    pub answer: &'static str,
}

/// `POST /api/validate`: validates the marks: does some solution have them?
pub(super) fn validate(question: &Question) -> Result<String, Refusal> {
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
    json(&AnswerJson { answer })
}
