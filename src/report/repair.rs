//! Repairs as data.
//!
//! In: the result of a repair search. Out: what `nonosat mend --to json` writes, one object a
//! repair. Invariants: cells count from 0 in reading order.

use super::rows;
use crate::authoring::repair::{Repair, RepairEnd, RepairMode, RepairResult};
use crate::puzzle::{Picture, Puzzle};
use serde::Serialize;

/// A picture with a repair that makes it the only solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct RepairReport {
    /// `repaired`; without a repair `impossible`, `too-many` or `undecided`.
    pub outcome: &'static str,
    /// `change` or `reveal`.
    pub mode: &'static str,
    /// The cells that the repair changes or reveals.
    pub cells: Vec<u32>,
    /// Lower bound on the number of cells of every repair.
    pub at_least: usize,
    /// Does this repair reach the lower bound?
    pub is_fewest: bool,
    /// The target picture: rows of letters.
    pub before: Vec<String>,
    /// The picture of the repaired puzzle; empty without a repair.
    pub after: Vec<String>,
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
                RepairEnd::Impossible => "impossible",
                RepairEnd::TooMany => "too-many",
                _ => "undecided",
            },
            mode: match mode {
                RepairMode::Change => "change",
                RepairMode::Reveal => "reveal",
            },
            cells: Vec::new(),
            at_least: result.at_least,
            is_fewest: false,
            before: rows(puzzle.geometry(), target),
            after: Vec::new(),
        };
        let report = |repair: &Repair| RepairReport {
            outcome: "repaired",
            cells: repair.cells.iter().map(|cell| cell.number()).collect(),
            is_fewest: repair.cells.len() <= result.at_least,
            after: rows(puzzle.geometry(), &repair.picture),
            ..none.clone()
        };
        match &result.repairs[..] {
            [] => vec![none],
            repairs => repairs.iter().map(report).collect(),
        }
    }
}
