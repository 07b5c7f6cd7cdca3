//! One formula in one solver, which decides it repeatedly (incremental SAT).
//!
//! In: a formula, a budget, a number of threads, perhaps another solver than the built-in one. Out:
//! an [`Outcome`] for each decision. Invariants: every model satisfies the formula, the added clauses
//! and the assumptions; all members have the same variables and clauses, so that what one learns
//! holds for all; the answer is the same for any number of threads, unless a limit is reached; the
//! model may differ.
//!
//! The built-in solver is one member, or several side by side that share what they learn, and the
//! first answer counts. The first member works alone for a while, since most formulas end sooner than
//! threads start. The others begin as copies of it. They differ by noise on the scores. No member
//! waits for another, so which one answers first depends on the machine.
//!
//! Other solvers do not show what unit propagation derives, which an enumeration needs. Beside one of
//! them the only member propagates and decides nothing. It is made when needed.

use super::SolveError;
use super::growing_formula::GrowingFormula;
use super::other_solver::OtherSolver;
use crate::budget::Budget;
use crate::cdcl::{Guide, Propagator, Proposals, Solver, Work};
use crate::cnf::{Cnf, CnfError, Lit, Var};
use crate::{Limit, Outcome};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Builder;

/// Conflicts of the first member before the others begin, unless chosen otherwise. A puzzle of the
/// tournament needs some 170 on average, so with half or twice as many most would still have one thread.
const ALONE: u64 = 2000;
/// Most memory of the copies together, in bytes; on a larger formula fewer members begin.
const MAX_BYTES: usize = 2 << 30;

/// How many solvers work on one formula, and when the others begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads {
    /// Most solvers, at least one.
    count: usize,
    /// Conflicts of the first one before the others begin.
    alone: u64,
}

impl Threads {
    /// Up to `count` solvers, at least one; the others begin after `alone` conflicts of the first.
    pub fn new(count: usize, alone: u64) -> Threads {
        Threads { count: count.max(1), alone }
    }

    /// Most threads, at least one.
    pub fn count(self) -> usize {
        self.count
    }
}

/// This many solvers; the others begin at the usual time.
impl From<usize> for Threads {
    fn from(count: usize) -> Threads {
        Threads::new(count, ALONE)
    }
}

/// A formula in one solver. Between decisions the caller may add variables and clauses; learned
/// clauses and phases are kept.
pub struct Session {
    /// A copy of the formula, to check models.
    formula: GrowingFormula,
    budget: Budget,
    threads: Threads,
    /// The first one, then its copies once it has worked alone for long enough. Empty if the budget
    /// was over before the first one had all clauses.
    members: Vec<Solver>,
    /// The work of the first member when the others began as copies of it.
    work_at_start: Work,
    /// The member that gave the last answer.
    answerer: usize,
    /// The solver that decides in place of the members, and its last core.
    other_solver: Option<(Box<dyn OtherSolver>, Vec<Lit>)>,
}

impl Session {
    /// A session of the built-in solver, on up to `threads` threads, or of another one. If that keeps
    /// the formula, it has the clauses of `cnf` already.
    pub(super) fn new(
        cnf: &Arc<Cnf>,
        budget: &Budget,
        threads: Threads,
        other_solver: Option<Box<dyn OtherSolver>>,
    ) -> Session {
        let formula = GrowingFormula::new(cnf);
        let first = if other_solver.is_none() { formula.solver(budget) } else { None };
        Session {
            formula,
            budget: budget.clone(),
            threads,
            members: first.into_iter().collect(),
            work_at_start: Work::default(),
            answerer: 0,
            other_solver: other_solver.map(|other_solver| (other_solver, Vec::new())),
        }
    }

    /// Lets a propagator derive literals besides the clauses, in the built-in solver; another one knows
    /// the clauses alone.
    pub fn attach(&mut self, propagator: Box<dyn Propagator>) {
        if let Some(first) = self.members.first_mut() {
            first.attach(propagator);
        }
    }

    /// Adds a variable.
    ///
    /// # Errors
    /// [`SolveError::Formula`] if there are too many.
    pub fn fresh(&mut self) -> Result<Var, SolveError> {
        for member in &mut self.members {
            member.fresh().ok_or(CnfError::Full)?;
        }
        Ok(self.formula.fresh()?)
    }

    /// Adds a clause over the variables of the formula and the added ones.
    ///
    /// # Errors
    /// [`SolveError::Formula`] if a variable is unknown; then nothing is added.
    pub fn add_clause(&mut self, clause: &[Lit]) -> Result<(), SolveError> {
        self.formula.add(clause)?;
        if let Some((other_solver, _)) = &mut self.other_solver {
            other_solver.add(clause);
        }
        Ok(self.members.iter_mut().try_for_each(|member| member.add_clause(clause))?)
    }

    /// Decides the formula, with all clauses added so far, under the assumptions. The built-in
    /// solver calls `observer` now and then with its work so far. With `conflicts` it ends with
    /// [`Limit::Conflicts`] when its first member has had about that number. Other solvers ignore
    /// both.
    ///
    /// # Errors
    /// [`SolveError`] if the solver fails or the variable of an assumption is unknown. Running out
    /// of time is an outcome, not an error.
    pub fn decide(
        &mut self,
        assumptions: &[Lit],
        conflicts: Option<u64>,
        observer: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        self.formula.refuse_foreign(assumptions)?;
        self.decide_known(assumptions, Vec::new(), conflicts, observer)
    }

    /// How many built-in solvers take part in the next decision.
    pub fn member_count(&mut self) -> usize {
        self.grow();
        self.members.len()
    }

    /// Decides the formula as [`Session::decide`] does, within `conflicts` conflicts, while each guide
    /// proposes the decisions of one member, anew after `pace` conflicts each. Members without a guide
    /// decide alone. Other solvers than the built-in one have none: they end with
    /// [`Limit::Conflicts`] at once.
    ///
    /// # Errors
    /// As [`Session::decide`].
    pub fn decide_guided(
        &mut self,
        guides: &mut [impl Guide],
        pace: u64,
        conflicts: u64,
        observer: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        if self.other_solver.is_some() {
            return Ok(Outcome::Limit(Limit::Conflicts));
        }
        let proposals = guides.iter_mut().map(|guide| Proposals::new(guide, pace)).collect();
        self.decide_known(&[], proposals, Some(conflicts), observer)
    }

    fn decide_known(
        &mut self,
        assumptions: &[Lit],
        proposals: Vec<Proposals<'_>>,
        conflicts: Option<u64>,
        observer: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        if let Some((other_solver, core)) = &mut self.other_solver {
            if self.budget.is_over() {
                return Ok(Outcome::Limit(Limit::of(&self.budget)));
            }
            let outcome = other_solver.decide(&self.formula, assumptions, &self.budget, core)?;
            return self.formula.checked(other_solver.name(), outcome, assumptions);
        }
        // Each decision resets the phases and checks its model.
        if self.budget.is_over_after(self.formula.literal_count()) {
            return Ok(Outcome::Limit(Limit::of(&self.budget)));
        }
        self.members.first_mut().into_iter().for_each(|first| first.limit_conflicts(conflicts));
        self.grow();
        let others_before = self.work_of_others();
        let outcome =
            self.first_answer(assumptions, proposals, &mut |work| observer(work + others_before));
        let first = self.members.first().map(Solver::work).unwrap_or_default();
        observer(first + self.work_of_others());
        self.formula.checked("nonosat", outcome, assumptions)
    }

    /// Decides the formula under the assumptions, without a limit of conflicts and an observer.
    ///
    /// # Errors
    /// As [`Session::decide`].
    pub fn decide_under(&mut self, assumptions: &[Lit]) -> Result<Outcome, SolveError> {
        self.decide(assumptions, None, &mut |_| {})
    }

    /// The core, if the last decision was [`Outcome::Unsat`]: some of its assumptions that cannot
    /// hold together. External programs cannot compute one; then it is all of the assumptions.
    pub fn core(&self) -> &[Lit] {
        match &self.other_solver {
            Some((_, core)) => core,
            None => self.members.get(self.answerer).map_or(&[], Solver::core),
        }
    }

    /// Extends the path by some of the `literals`, from which, with the path, unit propagation
    /// derives the others. In: a path and literals that hold in one model of the formula.
    pub fn extend_path(&mut self, path: &mut Vec<Lit>, literals: &[Lit]) {
        match self.propagator() {
            Some(first) => first.extend(path, literals),
            None => path.extend_from_slice(literals),
        }
    }

    /// Does unit propagation show that the literals of the path cannot hold together? Always `false`
    /// for the built-in solver, for which a decision is as cheap; and once the budget is over, so that
    /// a loop over refuted paths reaches a decision and ends with its limit.
    pub fn is_refuted(&mut self, path: &[Lit]) -> bool {
        if self.other_solver.is_none() || self.budget.is_over() {
            return false;
        }
        self.propagator().is_some_and(|propagator| propagator.refutes(path))
    }

    /// A hint for the next decision: sets the saved phase of the variable to this literal, and
    /// bumps the variable as if it had taken part in `conflicts` conflicts. Other solvers than the
    /// built-in one ignore it.
    ///
    /// # Errors
    /// [`SolveError::Formula`] if its variable is unknown.
    pub fn set_phase(&mut self, lit: Lit, conflicts: f64) -> Result<(), SolveError> {
        self.formula.refuse_foreign(&[lit])?;
        Ok(self.members.iter_mut().try_for_each(|member| member.set_phase(lit, conflicts))?)
    }

    /// The first member; `None` if the budget was over before it had all clauses.
    fn propagator(&mut self) -> Option<&mut Solver> {
        if self.members.is_empty() && self.other_solver.is_some() {
            self.members.extend(self.formula.solver(&self.budget));
        }
        self.members.first_mut()
    }

    /// Adds the other members when it is time.
    fn grow(&mut self) {
        let [first] = &mut self.members[..] else { return };
        if self.threads.count > 1 && first.work().conflicts >= self.threads.alone {
            self.work_at_start = first.work();
            let count = copies(self.threads.count - 1, first.size());
            let teammates: Vec<Solver> = (1..=count).map(|number| first.teammate(number)).collect();
            self.members.extend(teammates);
        }
    }

    /// The work of the members that began later.
    fn work_of_others(&self) -> Work {
        let works = self.members.iter().skip(1).map(|member| member.work() - self.work_at_start);
        works.fold(Work::default(), |sum, work| sum + work)
    }

    /// Runs all members until one of them has an answer, or the first one reaches a limit.
    fn first_answer(
        &mut self,
        assumptions: &[Lit],
        proposals: Vec<Proposals<'_>>,
        observer: &mut dyn FnMut(Work),
    ) -> Outcome {
        self.answerer = 0;
        let Some((first, teammates)) = self.members.split_first_mut() else {
            return Outcome::Limit(Limit::of(&self.budget));
        };
        let mut proposals = proposals.into_iter();
        let for_first = proposals.next();
        if teammates.is_empty() {
            return first.decide_known(assumptions, for_first, &self.budget, observer);
        }
        let is_over = Arc::new(AtomicBool::new(false));
        let budget = &self.budget.clone().or_stop(Arc::clone(&is_over));
        let is_over = &is_over;
        std::thread::scope(|scope| {
            let mut threads = Vec::with_capacity(teammates.len());
            for (place, teammate) in (1..).zip(teammates) {
                let proposals = proposals.next();
                let work = move || {
                    let outcome =
                        teammate.decide_known(assumptions, proposals, budget, &mut |_| {});
                    let is_answer = !matches!(outcome, Outcome::Limit(_));
                    is_answer.then(|| {
                        is_over.store(true, Ordering::Relaxed);
                        (place, outcome)
                    })
                };
                // A thread that cannot start is left out.
                threads.extend(Builder::new().spawn_scoped(scope, work));
            }
            let first_outcome = first.decide_known(assumptions, for_first, budget, observer);
            is_over.store(true, Ordering::Relaxed);
            let mut by_others = threads.into_iter().filter_map(|thread| thread.join().ok()?);
            match by_others.next().filter(|_| matches!(first_outcome, Outcome::Limit(_))) {
                Some((place, outcome)) => {
                    self.answerer = place;
                    outcome
                }
                None => first_outcome,
            }
        })
    }
}

/// The number of copies, at most `requested`, that fit into [`MAX_BYTES`] if each takes `bytes`.
fn copies(requested: usize, bytes: usize) -> usize {
    requested.min(MAX_BYTES / bytes)
}

#[cfg(test)]
mod tests;
