//! What a rule says of some cells of a line, and what it costs to see.
//!
//! In: a rule, a line and the ways to lay it. Out: [`Finding`]s and their costs. Holds: the scan
//! of lines, the reasons and the rating share these, and nothing here knows of any of them.

use super::Rule;
use crate::propagation::Placements;
use crate::puzzle::{ColorSet, LineId, Run};
use crate::sat::budget::Budget;
use std::ops::Range;

/// A cell of a line, by its place there from 0, and the colors that it may have.
pub(super) type Item = (usize, ColorSet);

/// What a rule says of some cells of a line.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    pub line: LineId,
    pub rule: Rule,
    /// The runs that it is about; none if it is about all.
    pub runs: Range<usize>,
    /// The cells, each with the colors that it is left.
    pub gives: Vec<Item>,
}

impl Finding {
    /// Does it settle a cell?
    pub fn settles(&self) -> bool {
        self.gives.iter().any(|(_, colors)| colors.len() == 1)
    }
}

/// Cells of a line up to which nobody has to count.
const SHORT_LINE: u32 = 20;
/// Most ways to lay a line that make a difference.
const MAX_PLACEMENTS: u128 = 64;

/// The cost of a rule in a line of so many cells, laid in so many ways.
pub(super) fn cost(rule: Rule, cells: usize, ways: u128) -> u32 {
    let ways = if rule == Rule::Enumeration { 25 * ways.min(MAX_PLACEMENTS) as u32 } else { 0 };
    let long = (cells as u32).saturating_sub(SHORT_LINE);
    // A quarter more for each ten cells.
    (rule.cost() + ways) * (40 + long) / 40
}

/// In how many ways a line can be laid. Means nothing if the budget is over.
pub(super) fn placement_count(
    runs: &[Run],
    known: &[ColorSet],
    color_count: usize,
    budget: &Budget,
) -> u128 {
    Placements::count_of(runs, known, color_count, budget).unwrap_or(u128::MAX)
}
