//! How a stage ended: one vocabulary for lines, formulas, the search and the engine.
//!
//! In: what a stage found, or why it found nothing. Out: [`Outcome`], [`End`], [`Stopped`].
//! Invariants: a [`Reason`] is an answer for good; what a [`Limit`] stopped may still have any
//! answer. Neither is an error: errors are broken backends and defects.

use crate::puzzle::{Disagreement, LineId, Puzzle};
use crate::sat::budget::Budget;

/// The answer to a search for something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome<T> {
    /// This was found.
    Found(T),
    /// There is none, and this is why.
    None(Reason),
    /// A limit was reached first.
    Limit(Limit),
}

impl<T> Outcome<T> {
    /// What was found, or the same answer for a search that builds on it.
    ///
    /// # Errors
    /// [`Outcome::None`] or [`Outcome::Limit`].
    pub fn found<U>(self) -> Result<T, Outcome<U>> {
        match self {
            Outcome::Found(found) => Ok(found),
            Outcome::None(reason) => Err(Outcome::None(reason)),
            Outcome::Limit(limit) => Err(Outcome::Limit(limit)),
        }
    }

    /// What was found, changed by `change`.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Outcome<U> {
        match self.found() {
            Ok(found) => Outcome::Found(change(found)),
            Err(ended) => ended,
        }
    }
}

impl<T> From<Result<T, Stopped>> for Outcome<T> {
    fn from(result: Result<T, Stopped>) -> Outcome<T> {
        match result {
            Ok(found) => Outcome::Found(found),
            Err(Stopped::Contradiction(Contradiction { line })) => {
                Outcome::None(Reason::Line(line))
            }
            Err(Stopped::Limit(limit)) => Outcome::Limit(limit),
        }
    }
}

impl<T> From<Result<T, Limit>> for Outcome<T> {
    fn from(result: Result<T, Limit>) -> Outcome<T> {
        result.map_err(Stopped::Limit).into()
    }
}

/// Why pictures stopped coming.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// There are no others.
    Complete,
    /// There is none at all.
    None(Reason),
    /// The receiver broke off.
    Enough,
    /// A limit was reached.
    Undecided(Limit),
}

/// The end of pictures of which none came.
impl<T> From<End> for Outcome<T> {
    fn from(end: End) -> Outcome<T> {
        match end {
            End::None(reason) => Outcome::None(reason),
            End::Undecided(limit) => Outcome::Limit(limit),
            End::Complete | End::Enough => Outcome::None(Reason::Search),
        }
    }
}

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// The families of lines demand different numbers of cells.
    Totals(Disagreement),
    /// Line solving left this line without a placement.
    Line(LineId),
    /// Probing or the engine refuted all lines together.
    Search,
}

impl Reason {
    /// For people, without a full stop.
    pub fn describe(&self, puzzle: &Puzzle) -> String {
        match self {
            Reason::Totals(disagreement) => disagreement.describe(puzzle),
            Reason::Line(line) => {
                let name = puzzle.geometry().describe(*line);
                format!("{name} cannot be filled once the other lines are taken into account")
            }
            Reason::Search => "no picture satisfies all lines at once".to_owned(),
        }
    }
}

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
    Placements {
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
    Capacity,
    /// An external solver ended without an answer.
    Solver,
    /// A short try had no more conflicts.
    Conflicts,
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
            Limit::Placements { line, count, limit } => {
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
            Limit::Capacity => "the solver has no room for what it learns".to_owned(),
            Limit::Solver => "the solver gave up".to_owned(),
            Limit::Conflicts => "the short try is over".to_owned(),
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
