//! The built-in CDCL solver as a backend: one solver, or several side by side that share what they
//! learn, and the first answer counts.
//!
//! In: a formula, a budget, a number of threads. Out: outcomes. Invariants: all members have the same
//! variables and clauses, so that what one learns holds for all; the answer is the same for any number
//! of threads, unless a limit is reached; the model may differ.
//!
//! The first member works alone for a while, since most formulas end sooner than threads start. The
//! others begin as copies of it. They differ by noise on the scores. No member waits for another, so
//! which one answers first depends on the machine.

use super::growing_formula::GrowingFormula;
use super::{Session, SolveError};
use crate::budget::Budget;
use crate::cdcl::{Solver, Work};
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

/// A session of the built-in solver.
pub(super) struct EmbeddedSession {
    /// A copy of the formula, to check models.
    formula: GrowingFormula,
    budget: Budget,
    threads: Threads,
    /// The first one, then its copies once it has worked alone for long enough. Empty if the budget
    /// was over before the first one had all clauses.
    members: Vec<Solver>,
    /// The work of the first member when the others began as copies of it.
    begun: Work,
    /// The member that gave the last answer.
    answerer: usize,
}

impl EmbeddedSession {
    /// A new solver with the clauses of the formula, on up to `threads` threads.
    pub fn new(cnf: &Arc<Cnf>, budget: &Budget, threads: Threads) -> EmbeddedSession {
        let (formula, budget) = (GrowingFormula::new(cnf), budget.clone());
        let members = Solver::new(cnf, &budget).into_iter().collect();
        EmbeddedSession { formula, budget, threads, members, begun: Work::default(), answerer: 0 }
    }

    /// Adds the other members when it is time.
    fn grow(&mut self) {
        let [first] = &mut self.members[..] else { return };
        if self.threads.count > 1 && first.work().conflicts >= self.threads.alone {
            self.begun = first.work();
            let count = copies(self.threads.count - 1, first.size());
            let others: Vec<Solver> = (1..=count).map(|number| first.teammate(number)).collect();
            self.members.extend(others);
        }
    }

    /// The work of the members that began later.
    fn work_of_others(&self) -> Work {
        let others = self.members.iter().skip(1).map(|other| other.work() - self.begun);
        others.fold(Work::default(), |sum, work| sum + work)
    }

    /// Runs all members until one of them has an answer, or the first one reaches a limit.
    fn first_answer(&mut self, assumptions: &[Lit], observer: &mut dyn FnMut(Work)) -> Outcome {
        self.answerer = 0;
        let Some((first, others)) = self.members.split_first_mut() else {
            return Outcome::Limit(Limit::of(&self.budget));
        };
        if others.is_empty() {
            return first.decide_known(assumptions, &self.budget, observer);
        }
        let is_over = Arc::new(AtomicBool::new(false));
        let budget = &self.budget.clone().or_stop(Arc::clone(&is_over));
        let is_over = &is_over;
        std::thread::scope(|scope| {
            let mut threads = Vec::with_capacity(others.len());
            for (place, other) in (1..).zip(others) {
                let work = move || {
                    let outcome = other.decide_known(assumptions, budget, &mut |_| {});
                    let is_answer = !matches!(outcome, Outcome::Limit(_));
                    is_answer.then(|| {
                        is_over.store(true, Ordering::Relaxed);
                        (place, outcome)
                    })
                };
                // A thread that cannot start is left out.
                threads.extend(Builder::new().spawn_scoped(scope, work));
            }
            let own = first.decide_known(assumptions, budget, observer);
            is_over.store(true, Ordering::Relaxed);
            let mut by_others = threads.into_iter().filter_map(|thread| thread.join().ok()?);
            match by_others.next().filter(|_| matches!(own, Outcome::Limit(_))) {
                Some((place, outcome)) => {
                    self.answerer = place;
                    outcome
                }
                None => own,
            }
        })
    }
}

impl Session for EmbeddedSession {
    fn fresh(&mut self) -> Result<Var, SolveError> {
        for member in &mut self.members {
            member.fresh().ok_or(CnfError::Full)?;
        }
        Ok(self.formula.fresh()?)
    }

    fn add_clause(&mut self, clause: &[Lit]) -> Result<(), SolveError> {
        self.formula.add(clause)?;
        Ok(self.members.iter_mut().try_for_each(|member| member.add_clause(clause))?)
    }

    fn decide_observed(
        &mut self,
        assumptions: &[Lit],
        observer: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        self.formula.refuse_foreign(assumptions)?;
        // Each decision resets the phases and checks its model.
        if self.budget.is_over_after(self.formula.literal_count()) {
            return Ok(Outcome::Limit(Limit::of(&self.budget)));
        }
        self.grow();
        let before = self.work_of_others();
        let outcome = self.first_answer(assumptions, &mut |work| observer(work + before));
        let first = self.members.first().map(Solver::work).unwrap_or_default();
        observer(first + self.work_of_others());
        match outcome {
            Outcome::Sat(model) => self.formula.admitted("nonosat", model, assumptions),
            outcome => Ok(outcome),
        }
    }

    /// The limit is that of the first member; the others end with it.
    fn decide_within(
        &mut self,
        conflicts: u64,
        observer: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        let limit = |members: &mut [Solver], conflicts| {
            members.first_mut().into_iter().for_each(|first| first.limit_conflicts(conflicts));
        };
        limit(&mut self.members, Some(conflicts));
        let outcome = self.decide_observed(&[], observer);
        limit(&mut self.members, None);
        outcome
    }

    fn core(&self) -> &[Lit] {
        self.members.get(self.answerer).map_or(&[], Solver::core)
    }

    fn extend_path(&mut self, path: &mut Vec<Lit>, literals: &[Lit]) {
        match self.members.first_mut() {
            Some(first) => first.extend(path, literals),
            None => path.extend_from_slice(literals),
        }
    }

    /// Always `false`: for this solver a decision is as cheap.
    fn is_refuted(&mut self, _: &[Lit]) -> bool {
        false
    }

    fn set_phase(&mut self, lit: Lit, conflicts: f64) -> Result<(), SolveError> {
        self.formula.refuse_foreign(&[lit])?;
        Ok(self.members.iter_mut().try_for_each(|member| member.set_phase(lit, conflicts))?)
    }
}

/// The number of copies, at most `wanted`, that fit into [`MAX_BYTES`] if each takes `bytes`.
fn copies(wanted: usize, bytes: usize) -> usize {
    wanted.min(MAX_BYTES / bytes)
}

#[cfg(test)]
mod tests;
