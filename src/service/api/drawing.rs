//! Judges, rates and repairs a drawing as a puzzle.
//!
//! In: a puzzle whose marks are the drawing; its own clues are ignored. Out: JSON. Invariants:
//! results that time did not allow are `undecided`, absent, or marked as not exact.

use super::make::of_drawing;
use super::refusal::json;
use super::{HELP_TIME, Question, Refusal};
use crate::authoring::repair::{RepairMode, RepairRequest, repair};
use crate::explanation::{Class, Stars, rate};
use crate::puzzle::Picture;
use crate::report::{Kind, RepairReport, Word, rows};
use crate::solver::{Verdict, ambiguous_cells, judge};
use serde::Serialize;
use std::time::Duration;

/// Time limit for judging and rating a drawing, since requests come while the user draws; and for
/// rating a puzzle.
pub(super) const RATE_TIME: Duration = Duration::from_secs(3);

/// The most repairs to choose from; the user waits.
const MAX_COMPARED: usize = 200;

/// A drawing as a puzzle.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Rated"))]
pub(super) struct RatedJson {
    /// The verdict; never `none`, since the drawing itself is a solution.
    verdict: Word,
    /// The kind of steps that it needs, if it is unique.
    #[serde(skip_serializing_if = "Option::is_none")]
    class: Option<Class>,
    /// From 1 to 5 within the class.
    #[serde(skip_serializing_if = "Option::is_none")]
    difficulty: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stars: Option<Stars>,
    /// A guess of how long a person needs.
    #[serde(skip_serializing_if = "Option::is_none")]
    minutes: Option<u32>,
    /// The ambiguous cells.
    ambiguous: Vec<u32>,
    /// Are these all?
    exact: bool,
    /// Another picture with the same clues, if there is one: rows of letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<Vec<String>>,
}

/// `POST /api/rate`.
pub(super) fn rate_drawing(question: &Question) -> Result<String, Refusal> {
    let document = of_drawing(question)?;
    let (puzzle, options) = (document.puzzle(), question.options(RATE_TIME));
    let verdict = judge(puzzle, &options)?;
    let ambiguous = ambiguous_cells(puzzle, &verdict, &options)?;
    let rating = match &verdict {
        Verdict::Unique(solution) => rate(puzzle, Some(solution.picture()), &options.budget),
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
        verdict: (&verdict).into(),
        class: rating.as_ref().map(|rating| rating.class),
        difficulty: rating.as_ref().map(|rating| rating.difficulty),
        stars: rating.as_ref().map(|rating| rating.stars),
        minutes: rating.as_ref().map(|rating| rating.minutes),
        ambiguous: ambiguous.cells.iter().map(|cell| cell.number()).collect(),
        exact: ambiguous.limit.is_none(),
        other: other.map(|picture| rows(puzzle.geometry(), picture)),
    })
}

/// `POST /api/repair`: changes the fewest cells so that the drawing is the only solution.
pub(super) fn repair_drawing(question: &Question) -> Result<String, Refusal> {
    let document = of_drawing(question)?;
    let Some(picture) = document.goal() else {
        return Err(Refusal::defect("a drawing without a picture"));
    };
    let budget = question.budget.clone().at_most(HELP_TIME / 2);
    let request = RepairRequest::unique(document.puzzle(), picture, budget);
    let request = RepairRequest { compared: MAX_COMPARED, ..request };
    let result = repair(&request, &mut |_| {})
        .map_err(|error| Refusal::new(Kind::Defect, error.to_string()))?;
    let reports = RepairReport::all(document.puzzle(), picture, RepairMode::Change, &result);
    match reports.first() {
        Some(repair) => json(repair),
        None => Err(Refusal::defect("the repair gave no answer")),
    }
}
