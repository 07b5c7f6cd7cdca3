//! A formula and what was added to it: what every answer is held against.
//!
//! In: a formula; variables, clauses. Out: [`Outcome`] of models that satisfy all of it.
//! Reads: `sat`.

use super::{Outcome, SolveError};
use crate::sat::cnf::{Cnf, CnfError, Lit, Model, Var};
use std::sync::Arc;

/// The formula of a session.
pub(super) struct GrowingFormula {
    cnf: Arc<Cnf>,
    /// Variables handed out after those of the formula.
    fresh: usize,
    added: Vec<Vec<Lit>>,
}

impl GrowingFormula {
    /// The formula, with nothing added yet.
    pub fn new(cnf: &Arc<Cnf>) -> GrowingFormula {
        GrowingFormula { cnf: Arc::clone(cnf), fresh: 0, added: Vec::new() }
    }

    /// How many variables were handed out.
    pub fn var_count(&self) -> usize {
        self.cnf.var_count() + self.fresh
    }

    /// A new variable.
    pub fn fresh(&mut self) -> Result<Var, CnfError> {
        let var = Var::nth(self.var_count()).ok_or(CnfError::Full)?;
        self.fresh += 1;
        Ok(var)
    }

    /// Adds the clause.
    pub fn add(&mut self, clause: &[Lit]) -> Result<(), CnfError> {
        self.refuse_foreign(clause)?;
        self.added.push(clause.to_vec());
        Ok(())
    }

    /// Was every variable handed out?
    pub fn refuse_foreign(&self, literals: &[Lit]) -> Result<(), CnfError> {
        match literals.iter().find(|lit| lit.var().index() >= self.var_count()) {
            Some(lit) => Err(CnfError::Foreign(lit.var())),
            None => Ok(()),
        }
    }

    /// Lets a model pass that satisfies everything.
    pub fn admitted(
        &self,
        solver: &str,
        model: Model,
        assumptions: &[Lit],
    ) -> Result<Outcome, SolveError> {
        let fails = |clause: &Vec<Lit>| !clause.iter().any(|&lit| model.holds(lit));
        let violated = self.cnf.violated_by(&model).or_else(|| {
            self.added.iter().position(fails).map(|place| self.cnf.clause_count() + place)
        });
        if let Some(place) = violated {
            return Err(SolveError::WrongModel { solver: solver.to_owned(), clause: place + 1 });
        }
        match assumptions.iter().position(|&lit| !model.holds(lit)) {
            Some(place) => {
                let (solver, assumption) = (solver.to_owned(), place + 1);
                Err(SolveError::WrongAssumption { solver, assumption })
            }
            None => Ok(Outcome::Sat(model)),
        }
    }
}

/// What a follower needs.
#[cfg(any(feature = "varisat", feature = "external", feature = "cadical"))]
impl GrowingFormula {
    /// The clauses that were added.
    pub fn added(&self) -> &[Vec<Lit>] {
        &self.added
    }
}

/// What a solver needs that reads the formula anew each time.
#[cfg(feature = "external")]
impl GrowingFormula {
    /// How many clauses there are.
    pub fn clause_count(&self) -> usize {
        self.cnf.clause_count() + self.added.len()
    }

    /// All clauses, the added ones last.
    pub fn clauses(&self) -> impl Iterator<Item = &[Lit]> {
        self.cnf.clauses().chain(self.added.iter().map(Vec::as_slice))
    }
}
