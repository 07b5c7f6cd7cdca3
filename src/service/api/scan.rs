//! Reads the clues of a puzzle from an image.
//!
//! In: a request with an image. Out: JSON with the place and the reading of each number.

use super::board::BoardJson;
use super::query::Query;
use super::refusal::json;
use super::{HELP_TIME, Question, Refusal, size_checked};
use crate::authoring::image::ImportError;
use crate::report::{Kind, ScanReport};
use crate::scan::{ScanError, scan, scan_colors, scan_guessed};
use serde::Serialize;

/// What was read in an image, with the puzzle.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Scanned"))]
pub(super) struct ScanJson {
    #[serde(flatten)]
    scan: ScanReport,
    /// The lines that read otherwise than their likeliest numbers, in words.
    changes: Vec<String>,
    /// The puzzle; absent if a clue is longer than its line.
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<BoardJson>,
}

/// `POST /api/scan`: the puzzle whose clues an image shows, in colors if `colors` says so; without it
/// the image tells.
pub(super) fn clues(question: &Question) -> Result<String, Refusal> {
    let catalog = question.catalog()?;
    let budget = question.budget.clone().at_most(HELP_TIME);
    let query = Query::read(question.query, &["colors"])?;
    let read = match query.value("colors")? {
        Some(true) => scan_colors,
        Some(false) => scan,
        None => scan_guessed,
    };
    let scanned = read(question.body, &budget).map_err(refusal_of)?;
    let board = |puzzle| BoardJson::of(&size_checked(puzzle)?);
    json(&ScanJson {
        scan: (&scanned).into(),
        changes: scanned
            .changes()
            .chain(scanned.fault())
            .chain(scanned.question())
            .map(|remark| catalog.words(&remark))
            .collect(),
        puzzle: scanned.puzzle.ok().map(|puzzle| board(puzzle.into())).transpose()?,
    })
}

fn refusal_of(error: ScanError) -> Refusal {
    match error {
        ScanError::Stopped | ScanError::Image(ImportError::Stopped) => {
            Refusal::of(Kind::TooLarge, error.message())
        }
        ScanError::Engine(error) => Refusal::defect(error),
        error => Refusal::of(Kind::Question, error.message()),
    }
}
