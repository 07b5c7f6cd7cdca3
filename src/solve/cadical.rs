//! CaDiCaL, a CDCL solver in C++ inside this program (cargo feature `cadical`).
//!
//! In: a formula, a budget. Out: outcomes. Holds: learned clauses and phases
//! are kept between decisions; the solver asks the budget whether to go on.
//! Reads: `sat`.

use super::formula::Formula;
use super::{Outcome, Session, SolveError, Work};
use crate::sat::budget::Budget;
use crate::sat::cnf::{Cnf, Lit, Model, Var};
use cadical::{Callbacks, Solver};

/// Ends the solver when the budget is over.
struct Watch(Budget);

impl Callbacks for Watch {
    fn terminate(&mut self) -> bool {
        self.0.is_over()
    }
}

/// A formula inside CaDiCaL.
pub(super) struct CadicalSession<'a> {
    formula: Formula<'a>,
    budget: &'a Budget,
    core: Vec<Lit>,
    solver: Solver<Watch>,
}

impl<'a> CadicalSession<'a> {
    /// Hands the formula to a new solver.
    pub fn new(cnf: &'a Cnf, budget: &'a Budget) -> CadicalSession<'a> {
        let mut solver = Solver::new();
        solver.set_callbacks(Some(Watch(budget.clone())));
        for clause in cnf.clauses() {
            solver.add_clause(clause.iter().map(|lit| lit.to_dimacs()));
        }
        CadicalSession { formula: Formula::new(cnf), budget, core: Vec::new(), solver }
    }
}

impl Session for CadicalSession<'_> {
    /// CaDiCaL meets a variable when a clause or an assumption has it.
    fn fresh(&mut self) -> Result<Var, SolveError> {
        Ok(self.formula.fresh()?)
    }

    fn add_clause(&mut self, clause: &[Lit]) -> Result<(), SolveError> {
        self.formula.add(clause)?;
        self.solver.add_clause(clause.iter().map(|lit| lit.to_dimacs()));
        Ok(())
    }

    fn decide_under(
        &mut self,
        assumptions: &[Lit],
        _: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        self.formula.check(assumptions)?;
        if self.budget.is_over() {
            return Ok(Outcome::Unknown);
        }
        match self.solver.solve_with(assumptions.iter().map(|lit| lit.to_dimacs())) {
            Some(false) => {
                let is_failed = |lit: &&Lit| self.solver.failed(lit.to_dimacs());
                self.core = assumptions.iter().filter(is_failed).copied().collect();
                Ok(Outcome::Unsat)
            }
            Some(true) => {
                let value = |number: i32| {
                    number <= self.solver.max_variable() && self.solver.value(number) == Some(true)
                };
                let values = (1..=self.formula.var_count() as i32).map(value).collect();
                self.formula.checked("cadical", Model::new(values), assumptions)
            }
            None => Ok(Outcome::Unknown),
        }
    }

    fn core(&self) -> &[Lit] {
        &self.core
    }

    fn extend(&mut self, path: &mut Vec<Lit>, wanted: &[Lit]) {
        self.formula.extend(path, wanted, self.budget);
    }

    fn refutes(&mut self, path: &[Lit]) -> bool {
        self.formula.refutes(path, self.budget)
    }
}
