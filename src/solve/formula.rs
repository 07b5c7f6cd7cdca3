//! A formula and what was added to it: what every answer is held against.
//!
//! In: a formula; variables, clauses. Out: [`Outcome`] of models that satisfy all of it.
//! Reads: `sat`.

use super::{Outcome, SolveError};
#[cfg(any(feature = "varisat", feature = "external", feature = "cadical"))]
use crate::sat::budget::Budget;
use crate::sat::cdcl::Solver;
use crate::sat::cnf::{Cnf, CnfError, Lit, Model, Var};

/// The formula of a session.
pub(super) struct Formula<'a> {
    cnf: &'a Cnf,
    /// Variables handed out after those of the formula.
    fresh: usize,
    added: Vec<Vec<Lit>>,
    /// Our own solver, which only propagates: other solvers do not show what follows.
    follower: Option<Solver>,
}

impl<'a> Formula<'a> {
    /// The formula, with nothing added yet.
    pub fn new(cnf: &'a Cnf) -> Formula<'a> {
        Formula { cnf, fresh: 0, added: Vec::new(), follower: None }
    }

    /// How many variables were handed out.
    pub fn var_count(&self) -> usize {
        self.cnf.var_count() + self.fresh
    }

    /// A new variable.
    pub fn fresh(&mut self) -> Result<Var, CnfError> {
        let var = Var::nth(self.var_count()).ok_or(CnfError::Full)?;
        self.fresh += 1;
        self.follower = None;
        Ok(var)
    }

    /// Adds the clause.
    pub fn add(&mut self, clause: &[Lit]) -> Result<(), CnfError> {
        self.check(clause)?;
        self.added.push(clause.to_vec());
        self.follower = None;
        Ok(())
    }

    /// Was every variable handed out?
    pub fn check(&self, literals: &[Lit]) -> Result<(), CnfError> {
        match literals.iter().find(|lit| lit.var().index() >= self.var_count()) {
            Some(lit) => Err(CnfError::Foreign(lit.var())),
            None => Ok(()),
        }
    }

    /// Lets a model pass that satisfies everything.
    pub fn checked(
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

/// What solvers need that are not our own.
#[cfg(any(feature = "varisat", feature = "external", feature = "cadical"))]
impl Formula<'_> {
    /// See [`Session::extend`](super::Session::extend).
    pub fn extend(&mut self, path: &mut Vec<Lit>, wanted: &[Lit], budget: &Budget) {
        match self.follower(budget) {
            Some(follower) => follower.extend(path, wanted),
            None => path.extend_from_slice(wanted),
        }
    }

    /// See [`Session::refutes`](super::Session::refutes).
    /// Nothing is easy to see once the budget is over, so that whoever asks again and again
    /// comes to a decision, which ends for that.
    pub fn refutes(&mut self, path: &[Lit], budget: &Budget) -> bool {
        !budget.is_over() && self.follower(budget).is_some_and(|follower| follower.refutes(path))
    }

    fn follower(&mut self, budget: &Budget) -> Option<&mut Solver> {
        if self.follower.is_none() {
            let mut follower = Solver::new(self.cnf, budget)?;
            for _ in 0..self.fresh {
                follower.fresh()?;
            }
            for clause in &self.added {
                follower.add_clause(clause).ok()?;
            }
            self.follower = Some(follower);
        }
        self.follower.as_mut()
    }
}

/// What a solver needs that reads the formula anew each time.
#[cfg(feature = "external")]
impl Formula<'_> {
    /// How many clauses there are.
    pub fn clause_count(&self) -> usize {
        self.cnf.clause_count() + self.added.len()
    }

    /// All clauses, the added ones last.
    pub fn clauses(&self) -> impl Iterator<Item = &[Lit]> {
        self.cnf.clauses().chain(self.added.iter().map(Vec::as_slice))
    }
}
