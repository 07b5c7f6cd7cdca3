//! A finding: some cells of a line that a rule narrows; and the cost of a rule.
//!
//! In: a rule, a line, its number of placements. Out: [`Finding`]s, costs. Invariants: the scan
//! of lines, the reasons and the rating share these types and costs.

use super::Rule;
use crate::budget::Budget;
use crate::propagation::placement_count;
use crate::puzzle::{ColorSet, LineId, Puzzle};
use std::ops::Range;

/// A cell of a line, by its index there from 0, and the colors that it may have.
pub(super) type Item = (usize, ColorSet);

/// Some cells of a line that a rule narrows.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    pub line: LineId,
    pub rule: Rule,
    /// The runs that the rule uses; empty if it uses all.
    pub runs: Range<usize>,
    /// The cells, each with the colors that it keeps.
    pub gives: Vec<Item>,
}

impl Finding {
    /// Does it settle a cell?
    pub fn settles(&self) -> bool {
        self.gives.iter().any(|(_, colors)| colors.len() == 1)
    }
}

/// Longer lines cost more, because a person has to count cells.
const SHORT_LINE: u32 = 20;
/// More placements than this do not raise the cost.
const MAX_PLACEMENTS: u128 = 64;

/// The cost of a rule in a line with so many cells and placements, in hundredths of the easiest
/// step. Only [`Rule::Enumeration`] uses `placements`.
pub(super) fn cost(rule: Rule, cells: usize, placements: u128) -> u32 {
    let extra = match rule {
        Rule::Enumeration => 25 * placements.min(MAX_PLACEMENTS) as u32,
        _ => 0,
    };
    let long = (cells as u32).saturating_sub(SHORT_LINE);
    // A quarter more for every ten cells.
    (rule.cost() + extra) * (40 + long) / 40
}

/// The number of placements of a line. Means nothing if the budget is over.
pub(super) fn placements(
    puzzle: &Puzzle,
    line: LineId,
    known: &[ColorSet],
    budget: &Budget,
) -> u128 {
    placement_count(puzzle, line, known, budget).and_then(Result::ok).unwrap_or(u128::MAX)
}
