//! The built-in CDCL solver as a backend.
//!
//! In: a formula, a budget. Out: outcomes.

use super::growing_formula::GrowingFormula;
use super::{Outcome, Session, SolveError, Work};
use crate::budget::Budget;
use crate::sat::cdcl::{Team, Threads, Unsatisfiable};
use crate::sat::cnf::{Cnf, CnfError, Lit, Var};
use std::sync::Arc;

/// A session of the built-in solver.
pub(super) struct EmbeddedSession {
    /// A copy of the formula, to check models.
    formula: GrowingFormula,
    budget: Budget,
    /// `None` if the budget was over before the solver had all clauses.
    solver: Option<Team>,
}

impl EmbeddedSession {
    /// A new solver with the clauses of the formula, on up to `threads` threads.
    pub fn new(cnf: &Arc<Cnf>, budget: &Budget, threads: Threads) -> EmbeddedSession {
        let (formula, solver) = (GrowingFormula::new(cnf), Team::new(cnf, budget, threads));
        EmbeddedSession { formula, budget: budget.clone(), solver }
    }
}

impl Session for EmbeddedSession {
    fn fresh(&mut self) -> Result<Var, SolveError> {
        if let Some(solver) = &mut self.solver {
            solver.fresh().ok_or(CnfError::Full)?;
        }
        Ok(self.formula.fresh()?)
    }

    fn add_clause(&mut self, clause: &[Lit]) -> Result<(), SolveError> {
        self.formula.add(clause)?;
        if let Some(solver) = &mut self.solver {
            solver.add_clause(clause)?;
        }
        Ok(())
    }

    fn decide_under(
        &mut self,
        assumptions: &[Lit],
        observer: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        self.formula.refuse_foreign(assumptions)?;
        let Some(solver) = &mut self.solver else { return Ok(Outcome::OutOfTime) };
        // Each decision resets the phases and checks its model.
        if self.budget.is_over_after(self.formula.literal_count()) {
            return Ok(Outcome::OutOfTime);
        }
        match solver.decide_under(assumptions, &self.budget, observer)? {
            Some(Ok(model)) => self.formula.admitted("nonosat", model, assumptions),
            Some(Err(Unsatisfiable)) => Ok(Outcome::Unsat),
            None if solver.is_full() => Ok(Outcome::OutOfMemory),
            None => Ok(Outcome::OutOfTime),
        }
    }

    fn decide_within(
        &mut self,
        conflicts: u64,
        observer: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        if let Some(solver) = &mut self.solver {
            solver.limit_conflicts(Some(conflicts));
        }
        let outcome = self.decide_under(&[], observer)?;
        if let Some(solver) = &mut self.solver {
            solver.limit_conflicts(None);
        }
        let is_cut = outcome == Outcome::OutOfTime && !self.budget.is_over();
        Ok(if is_cut { Outcome::OutOfConflicts } else { outcome })
    }

    fn core(&self) -> &[Lit] {
        self.solver.as_ref().map_or(&[], Team::core)
    }

    fn extend_path(&mut self, path: &mut Vec<Lit>, literals: &[Lit]) {
        match &mut self.solver {
            Some(solver) => solver.extend(path, literals),
            None => path.extend_from_slice(literals),
        }
    }

    /// Always `false`: for this solver a decision is as cheap.
    fn is_refuted(&mut self, _: &[Lit]) -> bool {
        false
    }

    fn set_phase(&mut self, lit: Lit, conflicts: f64) -> Result<(), SolveError> {
        self.formula.refuse_foreign(&[lit])?;
        if let Some(solver) = &mut self.solver {
            solver.set_phase(lit, conflicts)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sat::cnf::samples::pigeons;

    #[test]
    fn a_solver_that_runs_full_is_not_out_of_time() {
        let cnf = Arc::new(pigeons(6));
        let mut session = EmbeddedSession::new(&cnf, &Budget::endless(), 1.into());
        session.solver.as_mut().unwrap().limit(600);
        assert_eq!(session.decide().unwrap(), Outcome::OutOfMemory);
    }
}
