//! CaDiCaL, a CDCL solver in C++ that is linked into this program (cargo feature `cadical`).
//!
//! In: a formula, a budget. Out: answers. Invariants: learned clauses and phases are kept between
//! decisions; CaDiCaL checks the budget through a callback.

use super::SolveError;
use super::growing_formula::GrowingFormula;
use super::other_solver::{OtherSolver, unanswered};
use crate::Outcome;
use crate::budget::Budget;
use crate::cnf::{Cnf, Lit, Model};
use cadical::{Callbacks, Solver};

/// The callback that stops the solver when the budget is over.
struct Watch(Budget);

impl Callbacks for Watch {
    fn terminate(&mut self) -> bool {
        self.0.is_over()
    }
}

/// A CaDiCaL instance that holds the formula.
pub(super) struct Cadical(Solver<Watch>);

impl Cadical {
    /// A new solver with the clauses of the formula.
    pub fn new(cnf: &Cnf, budget: &Budget) -> Cadical {
        let mut solver = Solver::new();
        solver.set_callbacks(Some(Watch(budget.clone())));
        let mut cadical = Cadical(solver);
        cnf.clauses().for_each(|clause| cadical.add(clause));
        cadical
    }
}

impl OtherSolver for Cadical {
    fn name(&self) -> &str {
        "cadical"
    }

    /// Variables need no call: CaDiCaL makes them when a clause or an assumption has them.
    fn add(&mut self, clause: &[Lit]) {
        self.0.add_clause(clause.iter().map(|lit| lit.to_dimacs()));
    }

    fn decide(
        &mut self,
        formula: &GrowingFormula,
        assumptions: &[Lit],
        budget: &Budget,
        core: &mut Vec<Lit>,
    ) -> Result<Outcome, SolveError> {
        let solver = &mut self.0;
        Ok(match solver.solve_with(assumptions.iter().map(|lit| lit.to_dimacs())) {
            Some(false) => {
                let is_failed = |lit: &&Lit| solver.failed(lit.to_dimacs());
                *core = assumptions.iter().filter(is_failed).copied().collect();
                Outcome::Unsat
            }
            Some(true) => {
                let value = |number: i32| {
                    number <= solver.max_variable() && solver.value(number) == Some(true)
                };
                let values = (1..=formula.var_count() as i32).map(value).collect();
                Outcome::Sat(Model::new(values))
            }
            None => unanswered(budget),
        })
    }
}
