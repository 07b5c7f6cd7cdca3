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
/// Conflicts from one proposal to the next.
pub(super) const PACE: u64 = 10;

/// One run of decimation in a session.
pub(super) struct SessionGuide<'a, 'p> {
    encoding: &'a Encoding,
    deduction: &'a Deduction,
    marginals: &'a mut Marginals<'p>,
    /// What each literal excludes while it is true, cell by cell.
    exclusions: Vec<(CellId, Color, Lit)>,
    /// A proposal has one cell for this many open ones.
    cells_per_decision: usize,
    /// The fewest open cells before a proposal.
    fewest_open: usize,
}

impl<'a, 'p> SessionGuide<'a, 'p> {
    /// A run that begins with the cells that `deduction` leaves open.
    pub fn new(
        encoding: &'a Encoding,
        deduction: &'a Deduction,
        marginals: &'a mut Marginals<'p>,
        cells_per_decision: usize,
    ) -> SessionGuide<'a, 'p> {
        marginals.begin_run();
        let mut exclusions = Vec::new();
        for cell in deduction.open_cells() {
            for color in deduction.colors(cell).iter() {
                exclusions.extend(encoding.not_color(cell, color).map(|lit| (cell, color, lit)));
            }
        }
        let fewest_open = usize::MAX;
        SessionGuide { encoding, deduction, marginals, exclusions, cells_per_decision, fewest_open }
    }

    /// The fewest cells that were open before a proposal.
    pub fn fewest_open(&self) -> usize {
        self.fewest_open
    }
}

impl Guide for SessionGuide<'_, '_> {
    /// The surest of the open cells, the surest first, with their likeliest colors.
    fn propose(&mut self, values: Values<'_>) -> Vec<Lit> {
        let mut open = Vec::new();
        for exclusions in self.exclusions.chunk_by(|one, next| one.0 == next.0) {
            let cell = exclusions[0].0;
            let is_true = |(_, _, lit): &&(CellId, Color, Lit)| values.is_true(*lit);
            let excluded = exclusions.iter().filter(is_true).map(|&(_, color, _)| color);
            let colors = excluded.fold(self.deduction.colors(cell), ColorSet::without);
            self.marginals.restrict(cell, colors);
            if colors.len() > 1 {
                open.push(cell);
            }
        }
        self.fewest_open = self.fewest_open.min(open.len());
        self.marginals.settle(ROUNDS);
        let surest = self.marginals.surest(open.into_iter(), self.cells_per_decision).into_iter();
        let excluded = surest.flat_map(|(cell, color)| self.encoding.not_color(cell, color));
        excluded.map(|lit| !lit).collect()
    }
}
