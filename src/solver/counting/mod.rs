//! How many pictures there are: exactly, or at least.
//!
//! In: a puzzle, what is known of it, a budget. Out: a [`Count`]. Invariants: an exact number counts
//! each picture once; "at least" is the number of pictures that were counted, never an
//! estimate; the memory is bounded by [`MAX_BYTES`]. Reads: `puzzle`, `line`, `sat::budget`.
//!
//! What is left of a line is a decision diagram over its open cells, shared wherever it is
//! equal. The board is branched on cell by cell in the order of its short lines, settled, and
//! split into parts that share no line; the number of a part is remembered under the diagrams
//! of its lines, so that a part that comes up again is not counted again.
//! Sources: component caching as in T. Sang, F. Bacchus, P. Beame, H. Kautz, T. Pitassi,
//! "Combining component caching and clause learning for effective model counting" (SAT 2004)
//! and M. Thurley, "sharpSAT" (SAT 2006), here with lines in the place of clauses; shared
//! diagrams as in R. Bryant, "Graph-based algorithms for Boolean function manipulation" (IEEE
//! Transactions on Computers 1986).

mod automaton;
mod board;
mod memo;
mod model_counter;
mod residuals;
mod unique_table;

pub use num_bigint::BigUint;

use crate::propagation::{Deduction, Limit};
use crate::puzzle::Puzzle;
use crate::sat::budget::Budget;
use board::Board;
use model_counter::ModelCounter;

/// Most memory for what is remembered, in bytes, about. Past it all that is not in use is
/// forgotten; if that is not enough, the counting ends.
pub const MAX_BYTES: usize = 1 << 29;

/// How many pictures there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Count {
    /// So many.
    Exactly(BigUint),
    /// So many were counted, and there may be more: a limit was reached, or, without one, as
    /// many as were asked for.
    AtLeast(BigUint, Option<Limit>),
}

impl Count {
    /// The number.
    pub fn number(&self) -> &BigUint {
        match self {
            Count::Exactly(number) | Count::AtLeast(number, _) => number,
        }
    }

    /// Are there no others?
    pub fn is_exact(&self) -> bool {
        matches!(self, Count::Exactly(_))
    }
}

/// For people: `6`, `at least 6`.
impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let words = if self.is_exact() { "" } else { "at least " };
        write!(f, "{words}{}", self.number())
    }
}

/// Counts the pictures that `deduction` leaves possible, `enough` of them if that is told.
pub fn count(
    puzzle: &Puzzle,
    deduction: &Deduction,
    enough: Option<&BigUint>,
    budget: &Budget,
) -> Count {
    count_within(puzzle, deduction, enough, budget, MAX_BYTES)
}

fn count_within(
    puzzle: &Puzzle,
    deduction: &Deduction,
    enough: Option<&BigUint>,
    budget: &Budget,
    max_bytes: usize,
) -> Count {
    match Board::new(puzzle, deduction, budget, max_bytes) {
        Ok(Some(board)) => ModelCounter::new(board, enough, max_bytes).count(),
        Ok(None) => Count::Exactly(BigUint::ZERO),
        Err(limit) => Count::AtLeast(BigUint::ZERO, Some(limit)),
    }
}

#[cfg(test)]
mod tests;
