//! Repairs as data.
//!
//! In: what mending gave. Out: what `nonosat mend --to json` writes, one object a repair. Invariants:
//! cells count from 0 in reading order.

use super::rows;
use crate::authoring::repair::{Repair, RepairEnd, RepairMode, RepairResult};
use crate::puzzle::{Picture, Puzzle};
use serde::Serialize;

/// A picture, and what makes it the only one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct RepairReport {
    /// `mended`; `impossible`, `too-many` or `undecided` if nothing was found.
    pub mended: &'static str,
    /// `change` or `reveal`.
    pub means: &'static str,
    /// Cells that are changed, or revealed.
    pub cells: Vec<u32>,
    /// No repair has fewer cells.
    pub at_least: usize,
    /// Has this one no more than that?
    pub is_fewest: bool,
    /// The picture that was wished for: rows of letters.
    pub before: Vec<String>,
    /// The picture of the mended puzzle; empty if nothing was found.
    pub after: Vec<String>,
}

impl RepairReport {
    /// One object for each repair; one without cells if there is none.
    pub fn all(
        puzzle: &Puzzle,
        wished: &Picture,
        means: RepairMode,
        mended: &RepairResult,
    ) -> Vec<RepairReport> {
        let none = RepairReport {
            mended: match mended.ended {
                RepairEnd::Impossible => "impossible",
                RepairEnd::TooMany => "too-many",
                _ => "undecided",
            },
            means: match means {
                RepairMode::Change => "change",
                RepairMode::Reveal => "reveal",
            },
            cells: Vec::new(),
            at_least: mended.at_least,
            is_fewest: false,
            before: rows(puzzle.geometry(), wished),
            after: Vec::new(),
        };
        let told = |repair: &Repair| RepairReport {
            mended: "mended",
            cells: repair.cells.iter().map(|cell| cell.number()).collect(),
            is_fewest: repair.cells.len() <= mended.at_least,
            after: rows(puzzle.geometry(), &repair.picture),
            ..none.clone()
        };
        match &mended.repairs[..] {
            [] => vec![none],
            repairs => repairs.iter().map(told).collect(),
        }
    }
}
