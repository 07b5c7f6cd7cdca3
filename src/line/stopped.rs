//! Why a stage ended without its result: one type for lines, formulas, search and pipeline.
//!
//! Holds: a [`Contradiction`] is an answer for good; what a [`Limit`] stopped may still have
//! any answer.

use crate::puzzle::{LineId, Puzzle};
use crate::sat::budget::Budget;

/// Why a stage has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// There is no solution.
    Contradiction(Contradiction),
    /// A limit was reached first.
    Limit(Limit),
}

/// The line of which propagation found that it has no placement left: the
/// puzzle has no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The line.
    pub line: LineId,
}

/// What work ran into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Limit {
    /// The time of the budget was over.
    Time,
    /// The process uses as much memory as it may.
    Memory,
    /// More placements than the mask encoding may list.
    Masks {
        /// The line that passed the limit.
        line: LineId,
        /// How many placements it has; `u128::MAX` stands for that many or more.
        count: u128,
        /// The limit for all lines together.
        limit: u128,
    },
    /// More literals than a formula may have.
    Literals {
        /// The limit.
        limit: usize,
    },
    /// The solver has no room for what it learns.
    Room,
    /// A solver from outside ended without an answer.
    Solver,
}

impl Limit {
    /// Why a budget is over.
    pub fn of(budget: &Budget) -> Limit {
        if budget.is_out_of_memory() { Limit::Memory } else { Limit::Time }
    }

    /// For people, without a full stop.
    pub fn describe(&self, puzzle: &Puzzle) -> String {
        match *self {
            Limit::Time => "the time is over".to_owned(),
            Limit::Memory => "it needs more memory than there is".to_owned(),
            Limit::Masks { line, count, limit } => {
                let line = puzzle.geometry().describe(line);
                let count = match count {
                    u128::MAX => "more than 10^38".to_owned(),
                    count => count.to_string(),
                };
                format!(
                    "{line} has {count} placements, which with the lines before it are more \
                     than the limit of {limit} masks"
                )
            }
            Limit::Room => "the solver has no room for what it learns".to_owned(),
            Limit::Solver => "the solver gave up".to_owned(),
            Limit::Literals { limit } => format!("the formula has more than {limit} literals"),
        }
    }
}

impl From<Contradiction> for Stopped {
    fn from(contradiction: Contradiction) -> Stopped {
        Stopped::Contradiction(contradiction)
    }
}

impl From<Limit> for Stopped {
    fn from(limit: Limit) -> Stopped {
        Stopped::Limit(limit)
    }
}
