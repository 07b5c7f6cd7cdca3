//! Our own solver as a backend.
//!
//! In: a formula, a budget. Out: outcomes. Reads: `cdcl`, `cnf`, `budget`.

use super::{Outcome, Session, SolveError, checked};
use crate::sat::budget::Budget;
use crate::sat::cdcl::{Solver, Unsatisfiable};
use crate::sat::cnf::{Cnf, Lit};

/// A formula inside our own solver.
pub(super) struct EmbeddedSession<'a> {
    cnf: &'a Cnf,
    budget: &'a Budget,
    added: Vec<Vec<Lit>>,
    /// `None` if the budget was over at the beginning.
    solver: Option<Solver>,
}

impl<'a> EmbeddedSession<'a> {
    /// Hands the formula to a new solver.
    pub fn new(cnf: &'a Cnf, budget: &'a Budget) -> EmbeddedSession<'a> {
        EmbeddedSession { cnf, budget, added: Vec::new(), solver: Solver::new(cnf, budget) }
    }
}

impl Session for EmbeddedSession<'_> {
    fn add_clause(&mut self, clause: &[Lit]) {
        self.added.push(clause.to_vec());
        if let Some(solver) = &mut self.solver {
            solver.add_clause(clause);
        }
    }

    fn decide(&mut self) -> Result<Outcome, SolveError> {
        let Some(solver) = &mut self.solver else { return Ok(Outcome::Unknown) };
        if self.budget.is_over() {
            return Ok(Outcome::Unknown);
        }
        match solver.decide(self.budget) {
            Some(Ok(model)) => checked("nonosat", model, self.cnf, &self.added),
            Some(Err(Unsatisfiable)) => Ok(Outcome::Unsat),
            None => Ok(Outcome::Unknown),
        }
    }
}
