//! A second prover beside the solver: numbers in the cells that show that a picture is the only one.
//!
//! In: a part, its first picture, how many conflicts the solver had since. Out: whether numbers show
//! that there is no other picture. Invariants: an exact checker has accepted the numbers; looking
//! for them takes about a fiftieth of the solver's time, counted in conflicts. `weights` has the
//! method.

use crate::budget::Budget;
use crate::propagation::Deduction;
use crate::puzzle::{Picture, Puzzle};
use crate::weights::shows_only;

/// Conflicts before the first look.
const FIRST: u64 = 4_000;
/// Work of a look in nanoseconds, by conflict. A conflict takes some 20,000.
const WORK_PER_CONFLICT: u64 = 300;

/// When to look for numbers.
pub(super) struct SecondProver {
    /// Conflicts at which to look next; each look waits for twice as many.
    next: u64,
}

impl SecondProver {
    pub fn new() -> SecondProver {
        SecondProver { next: FIRST }
    }

    /// Do numbers show that the part has no other picture? Looks only now and then.
    pub fn shows_only(
        &mut self,
        puzzle: &Puzzle,
        part: &Deduction,
        picture: &Picture,
        conflicts: u64,
        budget: &Budget,
    ) -> bool {
        if conflicts < self.next {
            return false;
        }
        let shown = shows_only(puzzle, part, picture, WORK_PER_CONFLICT * conflicts, budget);
        // Without numbers of a reasonable size, more time does not help.
        self.next = if shown.is_some() { u64::MAX } else { 2 * conflicts };
        shown == Some(true)
    }
}
