//! The session of every solver but the built-in one.
//!
//! In: an [`OtherSolver`], a formula, a budget. Out: outcomes. Invariants: every model is checked
//! against the formula.
//!
//! These solvers do not show what unit propagation derives, which an enumeration needs. So the
//! session keeps a built-in solver, the follower, that only propagates.

use super::growing_formula::GrowingFormula;
use super::{Session, SolveError, Work};
use crate::budget::Budget;
use crate::cdcl::Solver;
use crate::cnf::{Cnf, Lit, Var};
use crate::{Limit, Outcome};
use std::sync::Arc;

/// A solver that is not the built-in one: CaDiCaL, Varisat or an external program.
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
pub(super) fn unanswered(budget: &Budget) -> Outcome {
    Outcome::Limit(if budget.is_over() { Limit::of(budget) } else { Limit::Solver })
}

/// A session of an [`OtherSolver`].
pub(super) struct ExternalSession<D> {
    decider: D,
    cnf: Arc<Cnf>,
    formula: GrowingFormula,
    budget: Budget,
    core: Vec<Lit>,
    /// A built-in solver with the same clauses, for unit propagation. Made when needed.
    follower: Option<Solver>,
}

impl<D: OtherSolver> ExternalSession<D> {
    /// A session of `decider`. If it keeps the formula, it has the clauses of `cnf` already.
    pub fn new(decider: D, cnf: &Arc<Cnf>, budget: &Budget) -> ExternalSession<D> {
        let (formula, cnf, budget) = (GrowingFormula::new(cnf), Arc::clone(cnf), budget.clone());
        ExternalSession { decider, cnf, formula, budget, core: Vec::new(), follower: None }
    }

    /// The follower; `None` if the budget was over before it had all clauses.
    fn follower(&mut self) -> Option<&mut Solver> {
        if self.follower.is_none() {
            let mut follower = Solver::new(&self.cnf, &self.budget)?;
            while follower.var_count() < self.formula.var_count() {
                follower.fresh()?;
            }
            for clause in self.formula.added() {
                follower.add_clause(clause).ok()?;
            }
            self.follower = Some(follower);
        }
        self.follower.as_mut()
    }
}

impl<D: OtherSolver> Session for ExternalSession<D> {
    fn fresh(&mut self) -> Result<Var, SolveError> {
        self.follower = None;
        Ok(self.formula.fresh()?)
    }

    fn add_clause(&mut self, clause: &[Lit]) -> Result<(), SolveError> {
        self.formula.add(clause)?;
        self.follower = None;
        self.decider.add(clause);
        Ok(())
    }

    fn decide_observed(
        &mut self,
        assumptions: &[Lit],
        _: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        self.formula.refuse_foreign(assumptions)?;
        if self.budget.is_over() {
            return Ok(Outcome::Limit(Limit::of(&self.budget)));
        }
        let Self { decider, formula, budget, core, .. } = self;
        match decider.decide(formula, assumptions, budget, core)? {
            Outcome::Sat(model) => formula.admitted(decider.name(), model, assumptions),
            outcome => Ok(outcome),
        }
    }

    fn core(&self) -> &[Lit] {
        &self.core
    }

    fn extend_path(&mut self, path: &mut Vec<Lit>, literals: &[Lit]) {
        match self.follower() {
            Some(follower) => follower.extend(path, literals),
            None => path.extend_from_slice(literals),
        }
    }

    /// `false` once the budget is over, so that a loop over refuted paths reaches a decision and
    /// ends with its limit.
    fn is_refuted(&mut self, path: &[Lit]) -> bool {
        !self.budget.is_over() && self.follower().is_some_and(|follower| follower.refutes(path))
    }
}
