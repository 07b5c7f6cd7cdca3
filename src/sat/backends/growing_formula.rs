//! The formula of a session, to which variables and clauses are added, and the check of models.
//!
//! In: a formula; variables, clauses, outcomes. Out: outcomes whose models satisfy the formula, the
//! added clauses and the assumptions.

use super::SolveError;
use crate::Outcome;
use crate::budget::Budget;
use crate::cdcl::Solver;
use crate::cnf::{Cnf, CnfError, Lit, Var};
use std::sync::Arc;

/// A shared formula plus the variables and clauses that one session added to it. The formula itself
/// is never copied.
pub(super) struct GrowingFormula {
    cnf: Arc<Cnf>,
    /// How many variables were added.
    fresh: usize,
    /// The clauses that were added.
    added_clauses: Vec<Vec<Lit>>,
}

impl GrowingFormula {
    /// The formula, with nothing added yet.
    pub fn new(cnf: &Arc<Cnf>) -> GrowingFormula {
        GrowingFormula { cnf: Arc::clone(cnf), fresh: 0, added_clauses: Vec::new() }
    }

    /// How many variables there are, with the added ones.
    pub fn var_count(&self) -> usize {
        self.cnf.var_count() + self.fresh
    }

    /// How many literals its clauses have, without the added ones.
    pub fn literal_count(&self) -> u64 {
        self.cnf.literal_count() as u64
    }

    /// Adds a variable.
    ///
    /// # Errors
    /// [`CnfError::Full`].
    pub fn fresh(&mut self) -> Result<Var, CnfError> {
        let var = Var::nth(self.var_count()).ok_or(CnfError::Full)?;
        self.fresh += 1;
        Ok(var)
    }

    /// Adds a clause.
    ///
    /// # Errors
    /// [`CnfError::Foreign`]; then nothing is added.
    pub fn add(&mut self, clause: &[Lit]) -> Result<(), CnfError> {
        self.refuse_foreign(clause)?;
        self.added_clauses.push(clause.to_vec());
        Ok(())
    }

    /// Refuses literals of unknown variables.
    ///
    /// # Errors
    /// [`CnfError::Foreign`] with the first unknown variable.
    pub fn refuse_foreign(&self, literals: &[Lit]) -> Result<(), CnfError> {
        match literals.iter().find(|lit| lit.var().index() >= self.var_count()) {
            Some(lit) => Err(CnfError::Foreign(lit.var())),
            None => Ok(()),
        }
    }

    /// A built-in solver with all variables and clauses; `None` if the budget was over first.
    pub fn solver(&self, budget: &Budget) -> Option<Solver> {
        let mut solver = Solver::new(&self.cnf, budget)?;
        for _ in 0..self.fresh {
            solver.fresh()?;
        }
        self.added_clauses.iter().try_for_each(|clause| solver.add_clause(clause)).ok()?;
        Some(solver)
    }

    /// The outcome, once a model is seen to satisfy the formula, the added clauses and the
    /// assumptions.
    ///
    /// # Errors
    /// [`SolveError::WrongModel`] or [`SolveError::WrongAssumption`].
    pub fn checked(
        &self,
        solver: &str,
        outcome: Outcome,
        assumptions: &[Lit],
    ) -> Result<Outcome, SolveError> {
        let Outcome::Sat(model) = &outcome else { return Ok(outcome) };
        let fails = |clause: &Vec<Lit>| !clause.iter().any(|&lit| model.holds(lit));
        let violated = self.cnf.violated_by(model).or_else(|| {
            self.added_clauses.iter().position(fails).map(|place| self.cnf.clause_count() + place)
        });
        if let Some(place) = violated {
            return Err(SolveError::WrongModel { solver: solver.to_owned(), clause: place + 1 });
        }
        if let Some(place) = assumptions.iter().position(|&lit| !model.holds(lit)) {
            let (solver, assumption) = (solver.to_owned(), place + 1);
            return Err(SolveError::WrongAssumption { solver, assumption });
        }
        Ok(outcome)
    }
}

/// For solvers that read the formula anew for each decision.
#[cfg(feature = "external")]
impl GrowingFormula {
    /// How many clauses there are, with the added ones.
    pub fn clause_count(&self) -> usize {
        self.cnf.clause_count() + self.added_clauses.len()
    }

    /// All clauses, the added ones last.
    pub fn clauses(&self) -> impl Iterator<Item = &[Lit]> {
        self.cnf.clauses().chain(self.added_clauses.iter().map(Vec::as_slice))
    }
}
