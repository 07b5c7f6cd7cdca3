//! Answers that are one of several types, for the descriptions alone.
//!
//! Invariants: `tests/all/serve.rs` compares answers with them.

use crate::api::board::BoardJson;
use crate::api::hint::{FarJson, MistakeJson, StepJson};
use crate::api::keep::ChoicesJson;
use crate::api::play::AnswerJson;
use schemars::JsonSchema;

/// The board; if the file has several puzzles and no `number` is requested, their titles.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[allow(dead_code)]
pub enum Opened {
    Board(Box<BoardJson>),
    Choices(ChoicesJson),
}

/// The next step, or why there is none.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[allow(dead_code)]
pub enum Hint {
    Step(Box<StepJson>),
    NoStep(AnswerJson<NoStep>),
}

/// Why there is no hint.
#[derive(JsonSchema)]
#[schemars(rename_all = "kebab-case")]
#[allow(dead_code)]
pub enum NoStep {
    /// The marks have a mistake.
    Mistake,
    /// The puzzle has no solution.
    None,
    /// The picture is complete.
    Solved,
    /// Several solutions have the marks; they differ in all open cells.
    Open,
    /// A limit ended the search.
    Undecided,
}

/// The steps that lead to the color of a cell, or why there are none.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[allow(dead_code)]
pub enum Why {
    Step(Box<StepJson>),
    Far(FarJson),
    NoReason(AnswerJson<NoReason>),
}

/// Why the color of a cell has no justification.
#[derive(JsonSchema)]
#[schemars(rename_all = "kebab-case")]
#[allow(dead_code)]
pub enum NoReason {
    /// The puzzle gives it.
    Given,
    /// The marks have a mistake.
    Mistake,
    /// The cell is open.
    Open,
}

/// The marks that contradict each other.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[allow(dead_code)]
pub enum Mistake {
    Found(MistakeJson),
    NotFound(AnswerJson<NotFound>),
}

/// No mistake.
#[derive(JsonSchema)]
#[schemars(rename_all = "kebab-case")]
#[allow(dead_code)]
pub enum NotFound {
    /// There is none, or time ran out.
    NotFound,
}
