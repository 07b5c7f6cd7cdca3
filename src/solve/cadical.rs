//! CaDiCaL, a CDCL solver in C++ inside this program (cargo feature `cadical`).
//!
//! In: a formula, a budget. Out: outcomes. Holds: learned clauses and phases
//! are kept between decisions; the solver asks the budget whether to go on.
//! Reads: `cnf`, `budget`.

use super::{Outcome, Session, SolveError, checked};
use crate::sat::budget::Budget;
use crate::sat::cnf::{Cnf, Lit, Model};
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
    cnf: &'a Cnf,
    budget: &'a Budget,
    added: Vec<Vec<Lit>>,
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
        CadicalSession { cnf, budget, added: Vec::new(), solver }
    }
}

impl Session for CadicalSession<'_> {
    fn add_clause(&mut self, clause: &[Lit]) {
        self.added.push(clause.to_vec());
        self.solver.add_clause(clause.iter().map(|lit| lit.to_dimacs()));
    }

    fn decide(&mut self) -> Result<Outcome, SolveError> {
        if self.budget.is_over() {
            return Ok(Outcome::Unknown);
        }
        match self.solver.solve() {
            Some(false) => Ok(Outcome::Unsat),
            Some(true) => {
                let value = |number: i32| {
                    number <= self.solver.max_variable() && self.solver.value(number) == Some(true)
                };
                let values = (1..=self.cnf.var_count() as i32).map(value).collect();
                checked("cadical", Model::new(values), self.cnf, &self.added)
            }
            None => Ok(Outcome::Unknown),
        }
    }
}
