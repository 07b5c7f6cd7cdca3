//! Varisat, a CDCL solver that is linked into this program (cargo feature `varisat`).
//!
//! In: a formula, a budget. Out: answers. Invariants: learned clauses and phases are kept between
//! decisions.
//!
//! Varisat cannot be interrupted, but it gives up when its proof cannot be written, and it writes a
//! proof step for each clause it learns. So a proof sink checks the budget and fails once that is
//! over; afterwards the solver is unusable. A budget without limits needs no sink.

use super::SolveError;
use super::growing_formula::GrowingFormula;
use super::other_solver::{OtherSolver, unanswered};
use crate::Outcome;
use crate::budget::Budget;
use crate::cnf::{Cnf, Lit, Model};
use std::io::{self, Write};
use varisat::config::SolverConfigUpdate;
use varisat::{ExtendFormula, ProofFormat, Solver};

/// Clauses added between two checks of the budget.
const CLAUSES_PER_CHECK: usize = 4096;

/// A new solver, tuned for many small conflicts: scores decay faster and clause reductions are more
/// frequent than by default (0.95, 15,000, 10,000). `docs/method/negative.md` has the measurements.
fn new_solver() -> Result<Solver<'static>, SolveError> {
    let mut update = SolverConfigUpdate::new();
    update.vsids_decay = Some(0.92);
    update.reduce_locals_interval = Some(4_000);
    update.reduce_mids_interval = Some(5_000);
    let mut solver = Solver::new();
    solver.config(&update).map_err(|error| SolveError::Embedded(error.to_string()))?;
    Ok(solver)
}

/// A Varisat instance that holds the formula; `None` once the budget was over.
pub(super) struct Varisat(Option<Solver<'static>>);

impl Varisat {
    /// A new solver with the clauses of the formula.
    ///
    /// # Errors
    /// [`SolveError::Embedded`] if Varisat refuses its configuration.
    pub fn new(cnf: &Cnf, budget: &Budget) -> Result<Varisat, SolveError> {
        let mut solver = new_solver()?;
        if budget.ends() {
            // The native format is the one that allows clauses between decisions.
            solver.write_proof(Sink { budget: budget.clone() }, ProofFormat::Varisat);
        }
        let mut literals = Vec::new();
        for (place, clause) in cnf.clauses().enumerate() {
            if place % CLAUSES_PER_CHECK == 0 && budget.is_over() {
                return Ok(Varisat(None));
            }
            hand_over(&mut solver, clause, &mut literals);
        }
        Ok(Varisat(Some(solver)))
    }
}

impl OtherSolver for Varisat {
    fn name(&self) -> &str {
        "varisat"
    }

    /// Variables need no call: Varisat makes them when a clause or an assumption has them.
    fn add(&mut self, clause: &[Lit]) {
        if let Some(solver) = &mut self.0 {
            hand_over(solver, clause, &mut Vec::new());
        }
    }

    fn decide(
        &mut self,
        formula: &GrowingFormula,
        assumptions: &[Lit],
        budget: &Budget,
        core: &mut Vec<Lit>,
    ) -> Result<Outcome, SolveError> {
        let Some(solver) = &mut self.0 else { return Ok(unanswered(budget)) };
        solver.assume(&assumptions.iter().map(literal).collect::<Vec<_>>());
        match solver.solve() {
            Ok(false) => {
                let failed = solver.failed_core().unwrap_or_default();
                let is_failed = |lit: &&Lit| failed.contains(&literal(lit));
                *core = assumptions.iter().filter(is_failed).copied().collect();
                Ok(Outcome::Unsat)
            }
            Ok(true) => {
                let literals = solver.model().unwrap_or_default();
                Ok(Outcome::Sat(model(&literals, formula.var_count())))
            }
            Err(_) if budget.is_over() => {
                self.0 = None;
                Ok(unanswered(budget))
            }
            Err(error) => Err(SolveError::Embedded(error.to_string())),
        }
    }
}

fn literal(lit: &Lit) -> varisat::Lit {
    varisat::Lit::from_index(lit.var().index(), lit.is_positive())
}

fn hand_over(solver: &mut Solver, clause: &[Lit], literals: &mut Vec<varisat::Lit>) {
    literals.clear();
    literals.extend(clause.iter().map(literal));
    solver.add_clause(literals);
}

fn model(literals: &[varisat::Lit], var_count: usize) -> Model {
    let mut values = vec![false; var_count];
    for lit in literals {
        if let Some(value) = values.get_mut(lit.index()) {
            *value = lit.is_positive();
        }
    }
    Model::new(values)
}

/// A proof sink that discards everything, and fails once the budget is over.
struct Sink {
    budget: Budget,
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.budget.is_over() {
            return Err(io::Error::other("the budget is over"));
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
