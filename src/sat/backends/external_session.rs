//! A session of a solver that is not our own: what all of them have in common.
//!
//! In: a solver that decides, a formula, a budget. Out: outcomes. Invariants: every answer is held
//! against the formula; what follows by unit propagation, which these solvers do not show, a
//! solver of ours tells. Reads: `sat`.

use super::growing_formula::GrowingFormula;
use super::{Outcome, Session, SolveError, Work};
use crate::sat::budget::Budget;
use crate::sat::cdcl::Solver;
use crate::sat::cnf::{Cnf, Lit, Model, Var};
use std::sync::Arc;

/// A solver that is not our own.
pub(super) trait OtherSolver {
    /// What to call it in messages.
    fn name(&self) -> &str;

    /// Takes a clause that was added to the formula. Who reads the formula anew for each
    /// decision finds it there.
    fn add(&mut self, _clause: &[Lit]) {}

    /// Decides the formula where the assumptions hold.
    fn decide(
        &mut self,
        formula: &GrowingFormula,
        assumptions: &[Lit],
        budget: &Budget,
    ) -> Result<Decided, SolveError>;
}

/// What such a solver says.
pub(super) enum Decided {
    /// Satisfiable, by these values.
    Model(Model),
    /// Some of the assumptions, which cannot hold together.
    Core(Vec<Lit>),
    /// Nothing: the budget was over, or the solver gave up.
    Nothing,
}

/// A formula and the solver that decides it.
pub(super) struct ExternalSession<D> {
    decider: D,
    cnf: Arc<Cnf>,
    formula: GrowingFormula,
    budget: Budget,
    core: Vec<Lit>,
    /// Our own solver, which only propagates. It is made when it is needed.
    follower: Option<Solver>,
}

impl<D: OtherSolver> ExternalSession<D> {
    /// A session of `decider`, which has the formula already if it keeps it.
    pub fn new(decider: D, cnf: &Arc<Cnf>, budget: &Budget) -> ExternalSession<D> {
        let (formula, cnf, budget) = (GrowingFormula::new(cnf), Arc::clone(cnf), budget.clone());
        ExternalSession { decider, cnf, formula, budget, core: Vec::new(), follower: None }
    }

    fn follower(&mut self) -> Option<&mut Solver> {
        if self.follower.is_none() {
            let mut follower = Solver::new(&self.cnf, &self.budget)?;
            while follower.var_count() < self.formula.var_count() {
                follower.fresh()?;
            }
            for clause in self.formula.added() {
                follower.add_clause(clause).ok()?;
            }
            self.follower = Some(follower);
        }
        self.follower.as_mut()
    }
}

impl<D: OtherSolver> Session for ExternalSession<D> {
    fn fresh(&mut self) -> Result<Var, SolveError> {
        self.follower = None;
        Ok(self.formula.fresh()?)
    }

    fn add_clause(&mut self, clause: &[Lit]) -> Result<(), SolveError> {
        self.formula.add(clause)?;
        self.follower = None;
        self.decider.add(clause);
        Ok(())
    }

    fn decide_under(
        &mut self,
        assumptions: &[Lit],
        _: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        self.formula.refuse_foreign(assumptions)?;
        if self.budget.is_over() {
            return Ok(Outcome::OutOfTime);
        }
        match self.decider.decide(&self.formula, assumptions, &self.budget)? {
            Decided::Model(model) => self.formula.admitted(self.decider.name(), model, assumptions),
            Decided::Core(core) => {
                self.core = core;
                Ok(Outcome::Unsat)
            }
            Decided::Nothing if self.budget.is_over() => Ok(Outcome::OutOfTime),
            Decided::Nothing => Ok(Outcome::GaveUp),
        }
    }

    fn core(&self) -> &[Lit] {
        &self.core
    }

    fn extend_path(&mut self, path: &mut Vec<Lit>, wanted: &[Lit]) {
        match self.follower() {
            Some(follower) => follower.extend(path, wanted),
            None => path.extend_from_slice(wanted),
        }
    }

    /// Nothing is easy to see once the budget is over, so that whoever asks again and again
    /// comes to a decision, which ends for that.
    fn is_refuted(&mut self, path: &[Lit]) -> bool {
        !self.budget.is_over() && self.follower().is_some_and(|follower| follower.refutes(path))
    }
}
