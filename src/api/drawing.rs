//! What a drawing is worth as a puzzle: is it the only picture of its clues, how hard are
//! these, and which cells would mend it.
//!
//! In: a puzzle whose marks are the drawing; its own clues do not count. Out: JSON. Invariants:
//! whatever is not known in time is told so.

use super::make::of_drawing;
use super::refusal::json;
use super::{HELP_TIME, Question, Refusal};
use crate::authoring::repair::{RepairMode, RepairRequest, repair};
use crate::explanation::{Class, rate};
use crate::puzzle::Picture;
use crate::report::{Kind, RepairReport, rows};
use crate::solver::{Verdict, ambiguous_cells, judge};
use serde::Serialize;
use std::time::Duration;

/// How long one who goes on drawing waits for what is said of it.
const RATE_TIME: Duration = Duration::from_secs(3);

#[derive(Serialize)]
struct RatedJson {
    /// `unique`, `several` or `undecided`.
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    class: Option<Class>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stars: Option<u8>,
    /// Cells that differ between pictures with the same clues.
    doubt: Vec<u32>,
    /// Are there no other such cells?
    exact: bool,
    /// Another picture, if there is one: rows of letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<Vec<String>>,
}

/// `POST /api/rate`.
pub(super) fn rated(question: &Question) -> Result<String, Refusal> {
    let document = of_drawing(question)?;
    let (puzzle, options) = (document.puzzle(), question.options(RATE_TIME));
    let verdict = judge(puzzle, &options, &mut |_| {})?;
    let found = ambiguous_cells(puzzle, &verdict, &options)?;
    let rating = match &verdict {
        Verdict::Unique(only) => rate(puzzle, Some(only.picture()), &options.budget),
        _ => None,
    };
    let differs = |picture: &Picture| Some(picture) != document.goal();
    let other = match &verdict {
        Verdict::Several(first, second) => {
            [first.picture(), second.picture()].into_iter().find(|picture| differs(picture))
        }
        _ => None,
    };
    json(&RatedJson {
        verdict: verdict.word(),
        class: rating.as_ref().map(|rating| rating.class),
        stars: rating.as_ref().map(|rating| rating.stars),
        doubt: found.cells.iter().map(|cell| cell.number()).collect(),
        exact: found.limit.is_none(),
        other: other.map(|picture| rows(puzzle.geometry(), picture)),
    })
}

/// `POST /api/mend`: the fewest cells to change so that the drawing is the only picture.
pub(super) fn repaired(question: &Question) -> Result<String, Refusal> {
    let document = of_drawing(question)?;
    let Some(picture) = document.goal() else {
        return Err(Refusal::defect("a drawing without a picture"));
    };
    let budget = question.budget.clone().at_most(HELP_TIME / 2);
    let wish = RepairRequest::unique(document.puzzle(), picture, budget);
    let found = repair(&wish, &mut |_| {})
        .map_err(|error| Refusal::new(Kind::Defect, error.to_string()))?;
    let told = RepairReport::all(document.puzzle(), picture, RepairMode::Change, &found);
    match told.first() {
        Some(repair) => json(repair),
        None => Err(Refusal::defect("mending told nothing")),
    }
}
