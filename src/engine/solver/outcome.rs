//! How the engine ended: one set of types for what its rooms answer.
//!
//! In: the result of a room, or why it has none. Out: [`Outcome`], [`Reason`], [`Limit`]; failures.
//! Invariants: a [`Reason`] is final; after a [`Limit`] any answer is still possible. Neither is an
//! error: an [`EngineError`] is a broken backend or a defect.

use crate::budget::{Budget, Exhausted};
use crate::encoding::NoFormula;
use crate::message::{Message, message};
use crate::propagation::{Contradiction, Stopped};
use crate::puzzle::{Disagreement, LineId, Puzzle};
use crate::sat;
use crate::sat::backends::SolveError;
use crate::sat::cnf::CnfError;
use crate::verify::Mismatch;

/// The answer of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome<T> {
    /// The result.
    Found(T),
    /// There is no result, for this reason.
    None(Reason),
    /// A limit was reached first.
    Limit(Limit),
}

impl<T> Outcome<T> {
    /// The result, or the same failure as an [`Outcome`] of another type.
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

    /// Applies `change` to the result.
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
            Err(Stopped::Budget(exhausted)) => Outcome::Limit(exhausted.into()),
        }
    }
}

/// Why a puzzle has no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The families of lines require different numbers of cells.
    Totals(Disagreement),
    /// Line solving left no placement for this line.
    Line(LineId),
    /// Probing or the engine refuted all lines together.
    Search,
}

impl Reason {
    /// The reason as an English clause, without a full stop.
    ///
    /// # Panics
    /// If the line belongs to a larger puzzle.
    pub fn describe(&self, puzzle: &Puzzle) -> String {
        match self {
            Reason::Totals(disagreement) => disagreement.describe(puzzle),
            Reason::Line(line) => {
                let line = puzzle.geometry().line_name(*line);
                format!("{line} cannot be filled once the other lines are taken into account")
            }
            Reason::Search => "no picture satisfies all lines at once".to_owned(),
        }
    }

    /// The reason as a clause.
    ///
    /// # Panics
    /// As [`Reason::describe`].
    pub fn message(&self, puzzle: &Puzzle) -> Message {
        match self {
            Reason::Totals(disagreement) => disagreement.message(puzzle),
            Reason::Line(line) => message!("reason-line", line = puzzle.geometry().name(*line)),
            Reason::Search => message!("reason-search"),
        }
    }
}

/// Which limit stopped the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The time of the budget is over.
    Time,
    /// The process uses as much memory as the budget allows.
    Memory,
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
    /// A table of bounded size is full: the clauses of a solver, the proof log, or the counting
    /// memo.
    Capacity,
    /// An external solver ended without an answer.
    Solver,
    /// A decision with a bounded number of conflicts used them up.
    Conflicts,
    /// No numbers were found that prove the verdict.
    Weights,
    /// The puzzle has patterns, regions or blocks, which only numbers prove.
    Patterns,
}

impl Limit {
    /// The limit that ended a budget.
    pub fn of(budget: &Budget) -> Limit {
        budget.exhausted().into()
    }

    /// The limit as an English clause, without a full stop.
    ///
    /// # Panics
    /// If its line belongs to a larger puzzle.
    pub fn describe(&self, puzzle: &Puzzle) -> String {
        match *self {
            Limit::Time => "time is up".to_owned(),
            Limit::Memory => "it needs more memory than there is".to_owned(),
            Limit::Placements { line, count, limit } => {
                let count = match count {
                    u128::MAX => "more than 10^38".to_owned(),
                    count => count.to_string(),
                };
                let line = puzzle.geometry().line_name(line);
                format!(
                    "{line} has {count} placements, which with the lines before it are more than \
                     the limit of {limit}"
                )
            }
            Limit::Capacity => "a table of bounded size is full".to_owned(),
            Limit::Solver => "the solver gave up".to_owned(),
            Limit::Conflicts => "the short try is over".to_owned(),
            Limit::Weights => "no numbers that prove it were found".to_owned(),
            Limit::Patterns => {
                "only numbers prove clues with patterns, regions and numbers in cells".to_owned()
            }
            Limit::Literals { limit } => format!("the formula has more than {limit} literals"),
        }
    }

    /// The limit as a clause.
    ///
    /// # Panics
    /// As [`Limit::describe`].
    pub fn message(&self, puzzle: &Puzzle) -> Message {
        match *self {
            Limit::Time => message!("limit-time"),
            Limit::Memory => message!("limit-memory"),
            Limit::Placements { line, count, limit } => {
                let message = match count {
                    u128::MAX => message!("limit-placements-uncounted"),
                    count => message!("limit-placements", placements = count.to_string()),
                };
                let line = puzzle.geometry().name(line);
                message.with("line", line).with("limit", limit.to_string())
            }
            Limit::Capacity => message!("limit-capacity"),
            Limit::Solver => message!("limit-solver"),
            Limit::Conflicts => message!("limit-conflicts"),
            Limit::Weights => message!("limit-weights"),
            Limit::Patterns => message!("limit-patterns"),
            Limit::Literals { limit } => message!("limit-literals", limit = limit.to_string()),
        }
    }
}

impl From<Exhausted> for Limit {
    fn from(exhausted: Exhausted) -> Limit {
        match exhausted {
            Exhausted::Time => Limit::Time,
            Exhausted::Memory => Limit::Memory,
        }
    }
}

impl From<NoFormula> for Limit {
    fn from(reason: NoFormula) -> Limit {
        match reason {
            NoFormula::Budget(exhausted) => exhausted.into(),
            NoFormula::Placements { line, count, limit } => {
                Limit::Placements { line, count, limit }
            }
            NoFormula::Literals { limit } => Limit::Literals { limit },
        }
    }
}

impl From<sat::Limit> for Limit {
    fn from(limit: sat::Limit) -> Limit {
        match limit {
            sat::Limit::Time => Limit::Time,
            sat::Limit::Memory => Limit::Memory,
            sat::Limit::Conflicts => Limit::Conflicts,
            sat::Limit::Capacity => Limit::Capacity,
            sat::Limit::Solver => Limit::Solver,
        }
    }
}

/// A broken solver, or a defect of this program.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EngineError {
    /// The solver failed.
    #[error(transparent)]
    Backend(#[from] SolveError),
    /// A picture that the program found does not satisfy the puzzle: a defect.
    #[error("nonosat found a picture that does not satisfy the puzzle; please report this: {0}")]
    Unsound(#[from] Mismatch),
    /// Line solving contradicts a picture that satisfies the puzzle: a defect.
    #[error("nonosat lost a picture that satisfies the puzzle; please report this")]
    Lost,
}

impl EngineError {
    /// Is it a defect of this program? Otherwise an external solver failed.
    pub fn is_defect(&self) -> bool {
        matches!(self, EngineError::Unsound(_) | EngineError::Lost)
    }
}

impl From<CnfError> for EngineError {
    fn from(error: CnfError) -> EngineError {
        EngineError::Backend(error.into())
    }
}

/// Why there may be more solutions than those that came.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unfinished {
    /// A limit was reached.
    #[error("a limit was reached before the last solution")]
    Limit(Limit),
    /// A solver failed, or the program has a defect.
    #[error(transparent)]
    Engine(#[from] EngineError),
}
