//! Model counting: how many pictures a puzzle has, exactly or at least.
//!
//! In: a puzzle, a deduction, a budget. Out: a [`Count`]. Invariants: an exact number counts each
//! picture once; "at least" is the number of pictures counted so far, never an estimate;
//! [`MAX_BYTES`] bounds the memory.
//!
//! The residual of a line is a decision diagram over its open cells; equal residuals share their
//! nodes. The counter branches on the cells in the order of the short lines, settles the board, and
//! splits it into parts that share no line. It stores the count of a part under the residuals of
//! its lines, so that an equal part is not counted again.
//! Sources: component caching as in T. Sang, F. Bacchus, P. Beame, H. Kautz, T. Pitassi, "Combining
//! component caching and clause learning for effective model counting" (SAT 2004) and M. Thurley,
//! "sharpSAT" (SAT 2006), here with lines in the place of clauses; shared diagrams as in R. Bryant,
//! "Graph-based algorithms for Boolean function manipulation" (IEEE Transactions on Computers
//! 1986).

mod automaton;
mod board;
mod model_counter;
mod residuals;
mod tables;

pub use num_bigint::BigUint;

use crate::budget::Budget;
use crate::propagation::Deduction;
use crate::puzzle::Puzzle;
use crate::solver::Limit;
use board::Board;
use model_counter::ModelCounter;

/// Approximate limit in bytes for residuals and stored counts. At the limit everything not in use
/// is dropped; if that does not free half of it, counting ends.
pub const MAX_BYTES: usize = 1 << 29;

/// How many pictures a puzzle has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Count {
    /// Exactly this many.
    Exactly(BigUint),
    /// This many were counted, and there may be more: a limit was reached, or, without a limit,
    /// `enough` were counted.
    AtLeast(BigUint, Option<Limit>),
}

impl Count {
    /// The number.
    pub fn number(&self) -> &BigUint {
        match self {
            Count::Exactly(number) | Count::AtLeast(number, _) => number,
        }
    }

    /// Is the number exact?
    pub fn is_exact(&self) -> bool {
        matches!(self, Count::Exactly(_))
    }
}

/// The number for people: `6`, `at least 6`.
impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let words = if self.is_exact() { "" } else { "at least " };
        write!(f, "{words}{}", self.number())
    }
}

/// Counts the pictures of `deduction`. Stops once `target` are counted, if given.
pub fn count(
    puzzle: &Puzzle,
    deduction: &Deduction,
    target: Option<&BigUint>,
    budget: &Budget,
) -> Count {
    count_within(puzzle, deduction, target, budget, MAX_BYTES)
}

fn count_within(
    puzzle: &Puzzle,
    deduction: &Deduction,
    target: Option<&BigUint>,
    budget: &Budget,
    max_bytes: usize,
) -> Count {
    match Board::new(puzzle, deduction, budget, max_bytes) {
        Ok(Some(board)) => ModelCounter::new(board, target, max_bytes).count(),
        Ok(None) => Count::Exactly(BigUint::ZERO),
        Err(limit) => Count::AtLeast(BigUint::ZERO, Some(limit)),
    }
}

#[cfg(test)]
mod tests;
