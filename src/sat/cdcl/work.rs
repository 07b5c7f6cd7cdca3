//! The work of a solver, and when it asks its budget.
//!
//! In: visits of watches, conflicts, decisions. Out: whether the budget is over. Invariants: the same
//! formula asks at the same places, on every machine.

use super::{Proof, Solver};
use crate::budget::Budget;

/// Visits of watches after which the budget is checked in any case.
const VISITS_PER_CHECK: u64 = 1 << 15;
/// Work of a visit in the unit of a budget, with its share of the analysis: measured on a board of
/// 31x31.
pub(super) const WORK_PER_VISIT: u64 = 16;

/// The work of a solver so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Conflicts of the search.
    pub conflicts: u64,
    /// Decisions, including those on assumptions.
    pub decisions: u64,
}

impl<P: Proof> Solver<P> {
    /// Checks the budget if that is due, or if there was much propagation since the last check. Is it
    /// over?
    pub(super) fn is_over(&mut self, is_due: bool, budget: &Budget) -> bool {
        let visits = self.visits - self.visits_checked;
        if !is_due && visits < VISITS_PER_CHECK {
            return false;
        }
        self.visits_checked = self.visits;
        budget.is_over_after(visits * WORK_PER_VISIT)
    }
}

impl std::ops::Add for Work {
    type Output = Work;

    fn add(self, other: Work) -> Work {
        let conflicts = self.conflicts + other.conflicts;
        Work { conflicts, decisions: self.decisions + other.decisions }
    }
}

impl std::ops::Sub for Work {
    type Output = Work;

    fn sub(self, other: Work) -> Work {
        let conflicts = self.conflicts - other.conflicts;
        Work { conflicts, decisions: self.decisions - other.decisions }
    }
}
