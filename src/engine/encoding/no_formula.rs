//! Why there is no formula of a puzzle.

use crate::budget::Exhausted;
use crate::puzzle::LineId;

/// Why there is no formula: it would be too large, or there is no time for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoFormula {
    /// The budget is over.
    Budget(Exhausted),
    /// More placements than the placement encoding may list.
    Placements {
        /// The line that passed the limit.
        line: LineId,
        /// How many placements it has; `u128::MAX` means that many or more.
        count: u128,
        /// The limit for all encoded lines together.
        limit: u128,
    },
    /// The formula has more literals than its limit.
    Literals {
        /// The limit.
        limit: usize,
    },
}

impl From<Exhausted> for NoFormula {
    fn from(exhausted: Exhausted) -> NoFormula {
        NoFormula::Budget(exhausted)
    }
}
