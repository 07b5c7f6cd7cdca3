//! What one line says.
//!
//! In: a clue and the cells of a line. Out: JSON with what follows, or why nothing fits.

use super::refusal::json;
use super::{HELP_TIME, Question, Refusal};
use crate::line::{Consequences, consequences, puzzle};
use crate::report::Kind;
use serde::Serialize;

/// What follows from a line.
#[derive(Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LineAnswer"))]
pub(super) struct LineJson {
    /// The cells with everything that follows; absent if nothing fits.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<String>,
    /// How many placements there are, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    placements: Option<String>,
    /// Why: a sentence a step.
    steps: Vec<String>,
    /// Why nothing fits.
    #[serde(skip_serializing_if = "Option::is_none")]
    none: Option<String>,
}

/// `GET /api/line`: what a clue says of a line of cells.
pub(super) fn line(question: &Question) -> Result<String, Refusal> {
    let (query, catalog) = (question.query(&["clue", "cells"])?, question.catalog()?);
    let puzzle = puzzle(query.required("clue")?, query.required("cells")?)
        .map_err(|problem| Refusal::new(Kind::Question, problem.words(catalog)))?;
    let budget = question.budget.clone().at_most(HELP_TIME);
    json(&match consequences(&puzzle, &budget) {
        Consequences::Known { line, placements, steps } => LineJson {
            line: Some(line),
            placements: Some(catalog.words(&placements)),
            steps: steps.iter().map(|step| catalog.sentence(step)).collect(),
            none: None,
        },
        Consequences::None(reason) => {
            LineJson { none: Some(catalog.words(&reason)), ..LineJson::default() }
        }
        Consequences::Limit(limit) => {
            return Err(Refusal::of(Kind::TooLarge, limit.message(&puzzle)));
        }
    })
}
