//! Repairs as data.
//!
//! In: the result of a repair search. Out: what `nonosat mend --to json` writes, one object a
//! repair. Invariants: cells count from 0 in reading order.

use super::rows;
use crate::authoring::repair::{Repair, RepairEnd, RepairMode, RepairResult, Trait};
use crate::puzzle::{Picture, Puzzle};
use serde::Serialize;

/// A picture with a repair that makes it the only solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Repair"))]
#[non_exhaustive]
pub struct RepairReport {
    /// Is there a repair?
    pub outcome: RepairOutcome,
    /// What a repair does to its cells.
    pub mode: RepairMode,
    /// The cells that the repair changes or reveals.
    pub cells: Vec<u32>,
    /// Lower bound on the number of cells of every repair.
    pub at_least: usize,
    /// Does this repair reach the lower bound?
    pub is_fewest: bool,
    /// What the changes break.
    pub breaks: Vec<Trait>,
    /// The target picture: rows of letters.
    pub before: Vec<String>,
    /// The picture of the repaired puzzle; empty without a repair.
    pub after: Vec<String>,
}

/// How the search for a repair ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RepairOutcome {
    /// With a repair.
    Repaired,
    /// No repair exists.
    Impossible,
    /// Every repair has too many cells.
    TooMany,
    /// A limit ended it.
    Undecided,
}

impl RepairReport {
    /// One report for each repair; a single one without cells if there is none.
    pub fn all(
        puzzle: &Puzzle,
        target: &Picture,
        mode: RepairMode,
        result: &RepairResult,
    ) -> Vec<RepairReport> {
        let none = RepairReport {
            outcome: match result.ended {
                RepairEnd::Impossible => RepairOutcome::Impossible,
                RepairEnd::TooMany => RepairOutcome::TooMany,
                _ => RepairOutcome::Undecided,
            },
            mode,
            cells: Vec::new(),
            at_least: result.at_least,
            is_fewest: false,
            breaks: Vec::new(),
            before: rows(puzzle.geometry(), target),
            after: Vec::new(),
        };
        let report = |repair: &Repair| RepairReport {
            outcome: RepairOutcome::Repaired,
            cells: repair.cells.iter().map(|cell| cell.number()).collect(),
            is_fewest: repair.cells.len() <= result.at_least,
            breaks: repair.breaks.clone(),
            after: rows(puzzle.geometry(), &repair.picture),
            ..none.clone()
        };
        match &result.repairs[..] {
            [] => vec![none],
            repairs => repairs.iter().map(report).collect(),
        }
    }
}
