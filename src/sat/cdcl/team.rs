//! Several solvers of one formula, side by side: they share what they learn, and the first answer
//! counts.
//!
//! In: what a [`Solver`] takes, and a number of threads. Out: what a [`Solver`] returns. Invariants:
//! all members have the same variables and clauses, so that what one learns holds for all; the answer
//! is the same for any number of threads, unless a limit is reached; the model may differ.
//!
//! The first member works alone for a while, since most formulas end sooner than threads start. The
//! others begin as copies of it. They differ by noise on the scores. No member waits for another, so
//! which one answers first depends on the machine.

use super::{Solver, Unsatisfiable, WORDS_PER_VAR, Work};
use crate::budget::Budget;
use crate::sat::cnf::{Cnf, CnfError, Lit, Model, Var};
use crate::sat::noise::Noise;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Builder;

/// Conflicts of the first member before the others begin, unless chosen otherwise.
const ALONE: u64 = 2000;
/// Most memory of the copies together, in bytes; on a larger formula fewer members begin.
const MAX_BYTES: usize = 2 << 30;
/// Most noise on a score, in conflicts.
const NOISE: f64 = 4.0;

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
    pub(crate) fn count(self) -> usize {
        self.count
    }
}

/// This many solvers; the others begin at the usual time.
impl From<usize> for Threads {
    fn from(count: usize) -> Threads {
        Threads::new(count, ALONE)
    }
}

/// A model or none, and the core of no model.
type Answer = (Result<Model, Unsatisfiable>, Vec<Lit>);

/// One solver, or several that share learned clauses.
pub struct Team {
    first: Solver,
    /// Copies of the first member, once it has worked alone for long enough.
    others: Vec<Solver>,
    /// The work of the first member when the others began as copies of it.
    begun: Work,
    threads: Threads,
    /// The core of the last unsatisfiable call.
    core: Vec<Lit>,
}

impl Team {
    /// A team of up to so many threads, with the clauses of `cnf`; `None` if the budget is over first.
    pub fn new(cnf: &Cnf, budget: &Budget, threads: Threads) -> Option<Team> {
        let first = Solver::new(cnf, budget)?;
        Some(Team { first, others: Vec::new(), begun: Work::default(), threads, core: Vec::new() })
    }

    pub(super) fn members(&mut self) -> impl Iterator<Item = &mut Solver> {
        std::iter::once(&mut self.first).chain(&mut self.others)
    }

    /// As [`Solver::fresh`].
    pub fn fresh(&mut self) -> Option<Var> {
        self.others.iter_mut().for_each(|other| {
            other.fresh();
        });
        self.first.fresh()
    }

    /// As [`Solver::add_clause`].
    pub fn add_clause(&mut self, clause: &[Lit]) -> Result<(), CnfError> {
        self.members().try_for_each(|member| member.add_clause(clause))
    }

    /// As [`Solver::set_phase`], for every member.
    pub fn set_phase(&mut self, lit: Lit, conflicts: f64) -> Result<(), CnfError> {
        self.members().try_for_each(|member| member.set_phase(lit, conflicts))
    }

    /// As [`Solver::limit_conflicts`], for the first member; the others end with it.
    pub fn limit_conflicts(&mut self, conflicts: Option<u64>) {
        self.first.limit_conflicts(conflicts);
    }

    /// As `Solver::limit`, for the first member.
    #[cfg(test)]
    pub(crate) fn limit(&mut self, max_words: usize) {
        self.first.limit(max_words);
    }

    /// As [`Solver::is_full`], of the first member.
    pub fn is_full(&self) -> bool {
        self.first.is_full()
    }

    /// As [`Solver::core`].
    pub fn core(&self) -> &[Lit] {
        &self.core
    }

    /// As [`Solver::extend`].
    pub fn extend(&mut self, path: &mut Vec<Lit>, literals: &[Lit]) {
        self.first.extend(path, literals);
    }

    /// The work of the members that began later.
    fn work_of_others(&self) -> Work {
        let of = |part: fn(Work) -> u64| {
            self.others.iter().map(|other| part(other.work()) - part(self.begun)).sum()
        };
        Work { conflicts: of(|work| work.conflicts), decisions: of(|work| work.decisions) }
    }

    /// As [`Solver::decide_under`]. The observer gets the work of all members.
    pub fn decide_under(
        &mut self,
        assumptions: &[Lit],
        budget: &Budget,
        observer: &mut dyn FnMut(Work),
    ) -> Result<Option<Result<Model, Unsatisfiable>>, CnfError> {
        self.grow();
        let before = self.work_of_others();
        let mut of_all = |work: Work| observer(work + before);
        let answer = if self.others.is_empty() {
            self.first.answer(assumptions, budget, &mut of_all)?
        } else {
            self.first_answer(assumptions, budget, &mut of_all)?
        };
        observer(self.first.work() + self.work_of_others());
        Ok(answer.map(|(answer, core)| {
            self.core = core;
            answer
        }))
    }

    /// Runs all members until one of them has an answer, or the first one reaches a limit.
    fn first_answer(
        &mut self,
        assumptions: &[Lit],
        budget: &Budget,
        observer: &mut dyn FnMut(Work),
    ) -> Result<Option<Answer>, CnfError> {
        let is_over = Arc::new(AtomicBool::new(false));
        let budget = budget.clone().or_stop(Arc::clone(&is_over));
        let Team { first, others, .. } = self;
        std::thread::scope(|scope| {
            let threads: Vec<_> = others
                .iter_mut()
                .filter_map(|other| {
                    let (budget, is_over) = (&budget, &is_over);
                    let work = move || {
                        let answer = other.answer(assumptions, budget, &mut |_| {}).ok()??;
                        is_over.store(true, Ordering::Relaxed);
                        Some(answer)
                    };
                    // A thread that cannot start is left out.
                    Builder::new().spawn_scoped(scope, work).ok()
                })
                .collect();
            let own = first.answer(assumptions, &budget, observer);
            is_over.store(true, Ordering::Relaxed);
            let mut by_others = threads.into_iter().filter_map(|thread| thread.join().ok()?);
            Ok(own?.or(by_others.next()))
        })
    }

    /// Adds the other members when it is time.
    fn grow(&mut self) {
        let is_time = self.first.work().conflicts >= self.threads.alone;
        if self.threads.count == 1 || !self.others.is_empty() || !is_time {
            return;
        }
        self.begun = self.first.work();
        let count = copies(self.threads.count - 1, self.first.size());
        self.others = (1..=count).map(|number| self.first.teammate(number)).collect();
    }
}

/// The number of copies, at most `wanted`, that fit into [`MAX_BYTES`] if each takes `bytes`.
pub(super) fn copies(wanted: usize, bytes: usize) -> usize {
    wanted.min(MAX_BYTES / bytes)
}

impl Solver {
    /// As [`Solver::decide_under`], with the core.
    fn answer(
        &mut self,
        assumptions: &[Lit],
        budget: &Budget,
        observer: &mut dyn FnMut(Work),
    ) -> Result<Option<Answer>, CnfError> {
        let answer = self.decide_under(assumptions, budget, observer)?;
        Ok(answer.map(|answer| (answer, self.core().to_vec())))
    }

    /// A copy that searches elsewhere, and exchanges clauses with this solver.
    fn teammate(&mut self, number: usize) -> Solver {
        let port = self.port.get_or_insert_default().another(number);
        let mut copy = self.clone();
        copy.port = Some(port);
        copy.conflict_limit = u64::MAX;
        copy.back_to(0);
        let mut noise = Noise::numbered(number);
        for var in 0..copy.var_count() as u32 {
            copy.heap.raise(Var::numbered(var), NOISE * noise.next());
        }
        copy
    }

    /// The memory of a copy, roughly, in bytes.
    pub(super) fn size(&self) -> usize {
        (self.clauses.words() * 3 + WORDS_PER_VAR * self.var_count() + 1) * size_of::<u32>()
    }
}

impl std::ops::Add for Work {
    type Output = Work;

    fn add(self, other: Work) -> Work {
        Work {
            conflicts: self.conflicts + other.conflicts,
            decisions: self.decisions + other.decisions,
        }
    }
}
