//! How a decision ends, for the built-in solver and all others.
//!
//! Invariants: after a [`Limit`] any answer is still possible. None of these is an error: errors are
//! broken solvers and unknown variables.

use super::cnf::Model;
use crate::budget::Budget;

/// The outcome of a decision: an answer, or the limit that ended it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Satisfiable, with this model.
    Sat(Model),
    /// Unsatisfiable, under the assumptions if there are any.
    Unsat,
    /// A limit was reached first.
    Limit(Limit),
}

/// Which limit ended a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The time of the budget is over.
    Time,
    /// The process uses as much memory as the budget allows.
    Memory,
    /// The conflicts that the decision was given are used up.
    Conflicts,
    /// The solver has no room for another clause.
    Capacity,
    /// The solver ended without an answer, for reasons of its own.
    Solver,
}

impl Limit {
    /// The limit that ended a budget.
    pub(crate) fn of(budget: &Budget) -> Limit {
        if budget.is_out_of_memory() { Limit::Memory } else { Limit::Time }
    }
}

#[cfg(test)]
impl Outcome {
    /// The model, if there is one.
    #[track_caller]
    pub(crate) fn model(self) -> Option<Model> {
        match self {
            Outcome::Sat(model) => Some(model),
            Outcome::Unsat => None,
            Outcome::Limit(limit) => panic!("no limit: {limit:?}"),
        }
    }
}
