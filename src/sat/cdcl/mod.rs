//! The solver inside: conflict-driven clause learning, made for many small
//! formulas of short clauses.
//!
//! In: a [`Cnf`]; more variables and clauses between decisions, assumptions, a budget. Out: a
//! [`Model`], "unsatisfiable" with a core, or out of time or room. Invariants: deterministic; what was
//! learned and the phases stay from one decision to the next. Reads: `sat::cnf`, `sat::budget`.
//!
//! The whole follows N. Eén, N. Sörensson, "An extensible SAT-solver" (SAT 2003); each
//! file names the source of its own part.

mod analyze;
mod antecedents;
mod assume;
mod clauses;
mod heap;
mod phases;
mod proof;
mod propagate;
mod reduce;
mod restarts;
mod trail;
mod watches;

pub use proof::{NoProof, Proof};

use crate::sat::budget::Budget;
use crate::sat::cnf::{Cnf, CnfError, Lit, Model, Var};
use analyze::Analysis;
use antecedents::AntecedentSearch;
use assume::AssumptionStep;
use clauses::Clauses;
use heap::VarHeap;
use phases::Phases;
use reduce::Reduction;
use restarts::Restarts;
use trail::{Reason, Trail};
use watches::Watches;

/// Conflicts between two looks at the clock.
const CONFLICTS_PER_CHECK: u64 = 16;
/// Decisions between two looks at the clock.
const DECISIONS_PER_CHECK: u64 = 1024;
/// Clauses taken in between two looks at the clock.
const CLAUSES_PER_CHECK: usize = 4096;

/// About how many words a variable takes.
const WORDS_PER_VAR: usize = 24;

/// A formula and what is known of it.
pub struct Solver<P = NoProof> {
    trail: Trail,
    clauses: Clauses,
    watches: Watches,
    heap: VarHeap,
    phases: Phases,
    restarts: Restarts,
    reduction: Reduction,
    analysis: Analysis,
    /// What holds for this decision: the literal of each of the first levels.
    assumptions: Vec<Lit>,
    core: Vec<Lit>,
    /// A conflict without any decision was found.
    is_contradictory: bool,
    /// There was no room for a clause, so that nothing can be said any more.
    is_full: bool,
    work: Work,
    /// A decision ends when so many conflicts were had.
    conflict_limit: u64,
    proof: P,
    /// How many facts the proof was told.
    logged_units: usize,
    /// Room for a clause that is added.
    added: Vec<Lit>,
    walk: AntecedentSearch,
}

/// How much was done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Conflicts that something was learned from.
    pub conflicts: u64,
    /// Choices of a variable, assumptions among them.
    pub decisions: u64,
}

impl Solver {
    /// A solver of `cnf`; `None` if the budget is over first.
    pub fn new(cnf: &Cnf, budget: &Budget) -> Option<Solver> {
        Solver::with_proof(cnf, budget, NoProof)
    }
}

impl<P: Proof> Solver<P> {
    /// A solver of `cnf` that tells what it learns; `None` if the budget is over first, or there is
    /// no memory for it.
    pub fn with_proof(cnf: &Cnf, budget: &Budget, proof: P) -> Option<Solver<P>> {
        let var_count = cnf.var_count();
        let words = 6 * cnf.clause_count() + cnf.literal_count() + WORDS_PER_VAR * var_count;
        if !budget.has_room(words * size_of::<u32>()) {
            return None;
        }
        let mut solver = Solver {
            trail: Trail::new(var_count),
            clauses: Clauses::with_capacity(cnf.clause_count(), cnf.literal_count()),
            watches: Watches::new(cnf),
            heap: VarHeap::new(var_count),
            phases: Phases::new(var_count),
            restarts: Restarts::default(),
            reduction: Reduction::default(),
            analysis: Analysis::new(var_count),
            assumptions: Vec::new(),
            core: Vec::new(),
            is_contradictory: false,
            is_full: false,
            work: Work::default(),
            conflict_limit: u64::MAX,
            proof,
            logged_units: 0,
            added: Vec::new(),
            walk: AntecedentSearch::default(),
        };
        for (place, clause) in cnf.clauses().enumerate() {
            if place % CLAUSES_PER_CHECK == 0 && budget.is_over() {
                return None;
            }
            solver.add_clause(clause).ok()?;
        }
        Some(solver)
    }

    /// How much was done so far.
    pub fn work(&self) -> Work {
        self.work
    }

    /// How many variables were handed out, those of the formula included.
    pub fn var_count(&self) -> usize {
        self.trail.var_count()
    }

    /// The same solver, with room for so many words of clauses.
    #[cfg(test)]
    pub(crate) fn limit(&mut self, max_words: usize) {
        self.clauses.limit(max_words);
    }

    /// Was there no room for a clause? Then nothing can be said any more.
    pub fn is_full(&self) -> bool {
        self.is_full
    }

    /// What was told, and what is there to tell it.
    pub fn proof(&self) -> &P {
        &self.proof
    }

    /// Decisions end without an answer once there were so many more conflicts, or a few after.
    pub fn limit_conflicts(&mut self, conflicts: Option<u64>) {
        let limit = conflicts.map(|conflicts| self.work.conflicts.saturating_add(conflicts));
        self.conflict_limit = limit.unwrap_or(u64::MAX);
    }

    /// A new variable, the next in number; `None` if there are [`MAX_VARS`](crate::sat::cnf::MAX_VARS).
    pub fn fresh(&mut self) -> Option<Var> {
        let var = Var::nth(self.trail.var_count())?;
        self.trail.grow();
        self.watches.grow();
        self.heap.grow();
        self.phases.grow();
        self.analysis.grow();
        Some(var)
    }

    /// At the next decision: tries this literal sooner than its negation, and its variable as
    /// if it had taken part in so many conflicts.
    ///
    /// # Errors
    /// [`CnfError::Foreign`] if nobody handed out its variable.
    pub fn set_phase(&mut self, lit: Lit, conflicts: f64) -> Result<(), CnfError> {
        self.check(&[lit])?;
        // What is taken back later would leave its values as phases.
        self.back_to(0);
        self.phases.set(lit);
        self.heap.raise(lit.var(), conflicts);
        Ok(())
    }

    /// Adds a clause over the variables of the formula.
    ///
    /// # Errors
    /// [`CnfError::Foreign`] if nobody handed out a variable of it; nothing is added then.
    pub fn add_clause(&mut self, clause: &[Lit]) -> Result<(), CnfError> {
        self.check(clause)?;
        self.back_to(0);
        self.is_full |= self.watches.is_full();
        if self.is_full {
            return Ok(());
        }
        let mut literals = std::mem::take(&mut self.added);
        literals.clear();
        literals.extend_from_slice(clause);
        self.take_in(&mut literals);
        self.added = literals;
        Ok(())
    }

    /// Adds a clause of known variables, at level 0.
    fn take_in(&mut self, literals: &mut Vec<Lit>) {
        literals.sort_unstable();
        literals.dedup();
        let is_tautology = literals.windows(2).any(|pair| pair[0] == !pair[1]);
        if is_tautology || literals.iter().any(|&lit| self.trail.is_true(lit)) {
            return;
        }
        if literals.iter().any(|&lit| self.trail.is_false(lit)) {
            let whole = if P::IS_KEPT { literals.clone() } else { Vec::new() };
            literals.retain(|&lit| !self.trail.is_false(lit));
            self.log_units();
            self.log_step(literals, &whole);
        }
        match literals[..] {
            [] => self.is_contradictory = true,
            [lit] => self.trail.assign(lit, Reason::NONE),
            [one, other] => self.watch_pair(one, other),
            _ => match self.clauses.add(literals, None) {
                Some(clause) => self.watch(clause),
                None => self.is_full = true,
            },
        }
    }

    fn check(&self, clause: &[Lit]) -> Result<(), CnfError> {
        let is_foreign = |lit: &&Lit| lit.var().index() >= self.trail.var_count();
        match clause.iter().find(is_foreign) {
            Some(lit) => Err(CnfError::Foreign(lit.var())),
            None => Ok(()),
        }
    }

    /// Decides the formula with all clauses added so far; `None` when the
    /// budget is over. Values of a model are kept as phases.
    pub fn decide(&mut self, budget: &Budget) -> Option<Result<Model, Unsatisfiable>> {
        // Without assumptions none can be foreign.
        self.decide_under(&[], budget, &mut |_| {}).ok()?
    }

    /// Decides the formula where all `assumptions` hold, too, and tells at each look at the
    /// budget, and at the end, how far it is. "Unsatisfiable" is then said of the formula with
    /// the assumptions of the [core](Solver::core).
    ///
    /// # Errors
    /// [`CnfError::Foreign`] if nobody handed out the variable of an assumption.
    pub fn decide_under(
        &mut self,
        assumptions: &[Lit],
        budget: &Budget,
        watch: &mut dyn FnMut(Work),
    ) -> Result<Option<Result<Model, Unsatisfiable>>, CnfError> {
        self.check(assumptions)?;
        self.assume(assumptions);
        self.phases.reset();
        let found = self.search(budget, watch);
        watch(self.work);
        Ok(found)
    }

    fn search(
        &mut self,
        budget: &Budget,
        watch: &mut dyn FnMut(Work),
    ) -> Option<Result<Model, Unsatisfiable>> {
        loop {
            if self.is_contradictory {
                self.core.clear();
                return Some(Err(Unsatisfiable));
            }
            if self.is_full || self.watches.is_full() {
                return None;
            }
            if let Some(conflict) = self.propagate() {
                self.work.conflicts += 1;
                self.learn(conflict);
                if self.work.conflicts.is_multiple_of(CONFLICTS_PER_CHECK) {
                    watch(self.work);
                    if self.work.conflicts >= self.conflict_limit || budget.is_over() {
                        return None;
                    }
                }
                continue;
            }
            self.log_units();
            self.maintain();
            self.work.decisions += 1;
            if self.work.decisions.is_multiple_of(DECISIONS_PER_CHECK) {
                watch(self.work);
                if budget.is_over() {
                    return None;
                }
            }
            match self.place_assumption() {
                AssumptionStep::One => continue,
                AssumptionStep::Failed => return Some(Err(Unsatisfiable)),
                AssumptionStep::All => {}
            }
            match self.next_variable() {
                Some(var) => self.trail.decide(self.phases.choose(var, self.restarts.is_stable())),
                None => return Some(Ok(self.model())),
            }
        }
    }

    /// Restarts, forgets and turns the phases when it is time.
    fn maintain(&mut self) {
        let assumed = self.assumptions.len() as u32;
        if self.trail.level() > assumed && self.restarts.is_due(self.work.conflicts) {
            self.back_to(assumed);
        }
        if self.phases.is_due(self.work.conflicts) {
            self.back_to(0);
            self.phases.rephase(self.work.conflicts);
        }
        if self.reduction.is_due(self.work.conflicts) {
            self.back_to(0);
            self.reduce();
        }
    }

    /// The open variable with the highest score.
    fn next_variable(&mut self) -> Option<Var> {
        loop {
            let var = self.heap.pop()?;
            if self.trail.is_open(var) {
                return Some(var);
            }
        }
    }

    /// Takes back all decisions above a level.
    fn back_to(&mut self, level: u32) {
        let (heap, phases) = (&mut self.heap, &mut self.phases);
        self.trail.back_to(level, |lit| {
            phases.save(lit);
            heap.insert(lit.var());
        });
    }

    fn model(&self) -> Model {
        let vars = (0..self.trail.var_count() as u32).map(Var::numbered);
        Model::new(vars.map(|var| self.trail.is_true(var.positive())).collect())
    }
}

/// The formula has no model: an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsatisfiable;

#[cfg(test)]
mod tests;
