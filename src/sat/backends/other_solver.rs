//! What every solver but the built-in one can do: CaDiCaL, Varisat, external programs.
//!
//! In: a formula that grows, assumptions, a budget. Out: outcomes. The [`Session`](super::Session)
//! checks the models.

use super::SolveError;
use super::growing_formula::GrowingFormula;
use crate::Outcome;
use crate::budget::Budget;
use crate::cnf::Lit;

/// A solver that is not the built-in one.
pub(super) trait OtherSolver {
    /// Its name in messages.
    fn name(&self) -> &str;

    /// Adds a clause to a solver that keeps the formula. Solvers that read the formula anew for
    /// each decision need nothing.
    fn add(&mut self, _clause: &[Lit]) {}

    /// Decides the formula under the assumptions. If there is no model, fills `core` with some of
    /// them that cannot hold together.
    ///
    /// # Errors
    /// [`SolveError`] if the solver fails.
    fn decide(
        &mut self,
        formula: &GrowingFormula,
        assumptions: &[Lit],
        budget: &Budget,
        core: &mut Vec<Lit>,
    ) -> Result<Outcome, SolveError>;
}

/// The outcome if there is no answer: the budget is over, or the solver gave up.
#[cfg(any(feature = "varisat", feature = "external", feature = "cadical"))]
pub(super) fn unanswered(budget: &Budget) -> Outcome {
    use crate::Limit;
    Outcome::Limit(if budget.is_over() { Limit::of(budget) } else { Limit::Solver })
}
