//! Why lines, probing and counts of placements end without a result.

use crate::budget::Exhausted;
use crate::puzzle::LineId;

/// Why a stage has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// The puzzle has no solution.
    Contradiction(Contradiction),
    /// The budget was over first.
    Budget(Exhausted),
}

/// The line that propagation left without a placement: the puzzle has no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The line.
    pub line: LineId,
}

impl From<Contradiction> for Stopped {
    fn from(contradiction: Contradiction) -> Stopped {
        Stopped::Contradiction(contradiction)
    }
}

impl From<Exhausted> for Stopped {
    fn from(exhausted: Exhausted) -> Stopped {
        Stopped::Budget(exhausted)
    }
}
