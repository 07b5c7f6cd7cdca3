//! Decimation inside a session: the surest cells are decisions of the session, and what contradicts
//! is a clause that it learns.
//!
//! In: marginals, an encoding, the values of a session's literals. Out: proposals for the session.
//! Invariants: before each proposal the messages follow the colors that the session leaves.
//! Source: decimation, as in M. Mézard, G. Parisi, R. Zecchina, "Analytic and algorithmic solution
//! of random satisfiability problems" (Science 2002), with clause learning in place of flips.

use super::marginals::Marginals;
use crate::encoding::Encoding;
use crate::propagation::Deduction;
use crate::puzzle::{CellId, Color, ColorSet};
use crate::sat::backends::{Guide, Values};
use crate::sat::cnf::Lit;

/// Rounds of messages before each proposal.
const ROUNDS: u32 = 3;
/// A proposal has one cell for this many open ones. Figures of other shares
/// are in docs/method/negative.md.
const CELLS_PER_DECISION: usize = 10;
/// Conflicts from one proposal to the next.
pub(super) const PACE: u64 = 10;

/// One run of decimation in a session.
pub(super) struct SessionGuide<'a, 'p> {
    encoding: &'a Encoding,
    deduction: &'a Deduction,
    marginals: &'a mut Marginals<'p>,
    /// The fewest open cells before a proposal.
    fewest_open: usize,
}

impl<'a, 'p> SessionGuide<'a, 'p> {
    /// A run that begins with the cells that `deduction` leaves open.
    pub fn new(
        encoding: &'a Encoding,
        deduction: &'a Deduction,
        marginals: &'a mut Marginals<'p>,
    ) -> SessionGuide<'a, 'p> {
        marginals.begin_run();
        SessionGuide { encoding, deduction, marginals, fewest_open: usize::MAX }
    }

    /// The fewest cells that were open before a proposal.
    pub fn fewest_open(&self) -> usize {
        self.fewest_open
    }

    /// The colors that the session leaves to a cell.
    fn colors(&self, cell: CellId, values: Values<'_>) -> ColorSet {
        let is_out =
            |color: &Color| self.encoding.not_color(cell, *color).any(|lit| values.is_true(lit));
        let colors = self.deduction.colors(cell);
        colors.iter().filter(is_out).fold(colors, ColorSet::without)
    }
}

impl Guide for SessionGuide<'_, '_> {
    /// The surest tenth of the open cells, the surest first, with their likeliest colors.
    fn propose(&mut self, values: Values<'_>) -> Vec<Lit> {
        let mut open = Vec::new();
        for cell in self.deduction.open_cells() {
            let colors = self.colors(cell, values);
            self.marginals.restrict(cell, colors);
            if colors.len() > 1 {
                open.push(cell);
            }
        }
        self.fewest_open = self.fewest_open.min(open.len());
        self.marginals.settle(ROUNDS);
        let surest = self.marginals.surest(open.into_iter(), CELLS_PER_DECISION).into_iter();
        let excluded = surest.flat_map(|(cell, color)| self.encoding.not_color(cell, color));
        excluded.map(|lit| !lit).collect()
    }
}
