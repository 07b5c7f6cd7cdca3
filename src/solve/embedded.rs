//! Our own solver as a backend.
//!
//! In: a formula, a budget. Out: outcomes. Reads: `sat`.

use super::formula::Formula;
use super::{Outcome, Session, SolveError, Work};
use crate::sat::budget::Budget;
use crate::sat::cdcl::{Solver, Unsatisfiable};
use crate::sat::cnf::{Cnf, CnfError, Lit, Var};

/// A formula inside our own solver.
pub(super) struct EmbeddedSession<'a> {
    formula: Formula<'a>,
    budget: &'a Budget,
    /// `None` if the budget was over at the beginning.
    solver: Option<Solver>,
}

impl<'a> EmbeddedSession<'a> {
    /// Hands the formula to a new solver.
    pub fn new(cnf: &'a Cnf, budget: &'a Budget) -> EmbeddedSession<'a> {
        let (formula, solver) = (Formula::new(cnf), Solver::new(cnf, budget));
        EmbeddedSession { formula, budget, solver }
    }
}

impl Session for EmbeddedSession<'_> {
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
        watch: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        self.formula.check(assumptions)?;
        let Some(solver) = &mut self.solver else { return Ok(Outcome::Unknown) };
        if self.budget.is_over() {
            return Ok(Outcome::Unknown);
        }
        match solver.decide_under(assumptions, self.budget, watch)? {
            Some(Ok(model)) => self.formula.checked("nonosat", model, assumptions),
            Some(Err(Unsatisfiable)) => Ok(Outcome::Unsat),
            None => Ok(Outcome::Unknown),
        }
    }

    fn decide_briefly(
        &mut self,
        conflicts: u64,
        watch: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        if let Some(solver) = &mut self.solver {
            solver.limit_conflicts(conflicts);
        }
        let outcome = self.decide_under(&[], watch);
        if let Some(solver) = &mut self.solver {
            solver.limit_conflicts(u64::MAX);
        }
        outcome
    }

    fn core(&self) -> &[Lit] {
        self.solver.as_ref().map_or(&[], Solver::core)
    }

    fn extend(&mut self, path: &mut Vec<Lit>, wanted: &[Lit]) {
        match &mut self.solver {
            Some(solver) => solver.extend(path, wanted),
            None => path.extend_from_slice(wanted),
        }
    }

    /// It decides as quickly.
    fn refutes(&mut self, _: &[Lit]) -> bool {
        false
    }

    fn prefer(&mut self, lit: Lit, conflicts: f64) -> Result<(), SolveError> {
        self.formula.check(&[lit])?;
        if let Some(solver) = &mut self.solver {
            solver.prefer(lit, conflicts)?;
        }
        Ok(())
    }
}
