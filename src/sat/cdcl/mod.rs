//! The built-in solver: conflict-driven clause learning (CDCL), tuned for many small formulas of
//! short clauses.
//!
//! In: a [`Cnf`]; more variables and clauses between decisions, assumptions, a budget. Out: a
//! [`Model`], [`Outcome::Unsat`] with a core, or the limit that ended the search.
//! Invariants: deterministic; learned clauses and phases stay from one decision to the next.
//!
//! The design follows N. Eén, N. Sörensson, "An extensible SAT-solver" (SAT 2003). Each file
//! names the source of its own part.

mod analyze;
mod antecedents;
mod assume;
mod clauses;
mod exchange;
mod guide;
mod heap;
mod phases;
mod proof;
mod propagate;
mod propagator;
mod reduce;
mod restarts;
mod trail;
mod watches;
mod work;

pub(crate) use guide::Proposals;
pub use guide::{Guide, Values};
pub use proof::{NoProof, Proof};
pub use propagator::{Derivation, Propagator};
pub use work::Work;

use crate::budget::Budget;
use crate::cnf::{Cnf, CnfError, Lit, Model, Var};
use crate::{Limit, Outcome};
use analyze::Analysis;
use antecedents::AntecedentSearch;
use assume::AssumptionStep;
use clauses::Clauses;
use exchange::Port;
use heap::VarHeap;
use phases::Phases;
use propagator::Attached;
use reduce::Reduction;
use restarts::Restarts;
use trail::{Reason, Trail};
use watches::Watches;

/// Conflicts between two checks of the budget.
const CONFLICTS_PER_CHECK: u64 = 16;
/// Decisions between two checks of the budget, for searches with few conflicts.
const DECISIONS_PER_CHECK: u64 = 1024;
/// Clauses added between two checks of the budget.
const CLAUSES_PER_CHECK: usize = 4096;

/// Work of a literal that is added, in the unit of a budget: measured on boards of 80x80 and 150x150.
const WORK_PER_LITERAL: u64 = 50;
/// Memory per variable, roughly, in words of 4 bytes.
const WORDS_PER_VAR: usize = 24;

/// A CDCL solver: a formula, the clauses learned from it and the state of the search.
#[derive(Clone)]
pub struct Solver<P = NoProof> {
    trail: Trail,
    clauses: Clauses,
    watches: Watches,
    heap: VarHeap,
    phases: Phases,
    restarts: Restarts,
    reduction: Reduction,
    analysis: Analysis,
    /// The assumptions of the current call: the i-th one is decided at level i + 1.
    assumptions: Vec<Lit>,
    /// The core of the last unsatisfiable call.
    core: Vec<Lit>,
    /// Was there a conflict at level 0? Then the formula has no model under any assumptions.
    is_contradictory: bool,
    /// Was a clause dropped for lack of room? Then no model can be trusted any more.
    is_full: bool,
    work: Work,
    /// Watches visited by propagation so far, and when the budget was checked last.
    visits: u64,
    visits_checked: u64,
    /// The total number of conflicts at which a call ends.
    conflict_limit: u64,
    proof: P,
    /// How many literals of level 0, from the start of the trail, the proof has as units.
    logged_units: usize,
    /// A buffer for the clause that is added.
    added_clause: Vec<Lit>,
    /// A buffer for the antecedents of a proof step.
    walk: AntecedentSearch,
    /// Where it shares clauses with other solvers of the formula, if there are any.
    port: Option<Port>,
    /// What derives literals besides the clauses, if anything does.
    attached: Option<Attached>,
}

impl Solver {
    /// A solver with the clauses of `cnf`; `None` if the budget is over first.
    pub fn new(cnf: &Cnf, budget: &Budget) -> Option<Solver> {
        Solver::with_proof(cnf, budget, NoProof)
    }
}

impl<P: Proof> Solver<P> {
    /// A solver with the clauses of `cnf` that logs its steps to `proof`; `None` if the budget is
    /// over first or has no room for the formula.
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
            visits: 0,
            visits_checked: 0,
            conflict_limit: u64::MAX,
            proof,
            logged_units: 0,
            added_clause: Vec::new(),
            walk: AntecedentSearch::default(),
            port: None,
            attached: None,
        };
        let mut literals = 0;
        for (place, clause) in cnf.clauses().enumerate() {
            literals += clause.len() as u64;
            let is_due = place % CLAUSES_PER_CHECK == 0;
            let mut work = || std::mem::take(&mut literals) * WORK_PER_LITERAL;
            if is_due && budget.is_over_after(work()) {
                return None;
            }
            solver.add_clause(clause).ok()?;
        }
        Some(solver)
    }

    /// The work so far, of all calls together.
    pub fn work(&self) -> Work {
        self.work
    }

    /// How many variables there are, with the added ones.
    pub fn var_count(&self) -> usize {
        self.trail.var_count()
    }

    /// Limits the clauses to so many words, to test what happens when they are full.
    pub fn limit(&mut self, max_words: usize) {
        self.clauses.limit(max_words);
    }

    /// Was there no room for a clause? Then every later decision ends with [`Limit::Capacity`].
    pub(crate) fn is_full(&self) -> bool {
        self.is_full
    }

    /// The receiver of the proof steps.
    pub fn proof(&self) -> &P {
        &self.proof
    }

    /// Ends each later decision without an answer after about `conflicts` more conflicts. `None`
    /// removes the limit.
    pub fn limit_conflicts(&mut self, conflicts: Option<u64>) {
        let limit = conflicts.map(|conflicts| self.work.conflicts.saturating_add(conflicts));
        self.conflict_limit = limit.unwrap_or(u64::MAX);
    }

    /// Adds the next variable; `None` if there are [`MAX_VARS`](crate::cnf::MAX_VARS).
    pub fn fresh(&mut self) -> Option<Var> {
        let var = Var::nth(self.trail.var_count())?;
        self.trail.grow();
        self.watches.grow();
        self.heap.grow();
        self.phases.grow();
        self.analysis.grow();
        Some(var)
    }

    /// Sets the saved phase of a variable to this literal, and bumps the variable as if it had
    /// taken part in so many conflicts.
    ///
    /// # Errors
    /// [`CnfError::Foreign`] if its variable is unknown.
    pub fn set_phase(&mut self, lit: Lit, conflicts: f64) -> Result<(), CnfError> {
        self.check(&[lit])?;
        // Backtracking saves the values on the trail as phases, so it must come first.
        self.back_to(0);
        self.phases.set(lit);
        self.heap.raise(lit.var(), conflicts);
        Ok(())
    }

    /// Adds a clause and backtracks to level 0.
    ///
    /// # Errors
    /// [`CnfError::Foreign`] if a variable is unknown; then nothing is added.
    pub fn add_clause(&mut self, clause: &[Lit]) -> Result<(), CnfError> {
        self.check(clause)?;
        self.back_to(0);
        self.is_full |= self.watches.is_full();
        if self.is_full {
            return Ok(());
        }
        let mut literals = std::mem::take(&mut self.added_clause);
        literals.clear();
        literals.extend_from_slice(clause);
        self.take_in(&mut literals, None);
        self.added_clause = literals;
        Ok(())
    }

    /// Adds a clause of known variables, at level 0. Drops it if it is a tautology or satisfied,
    /// and removes false literals; the shortened clause is a step of the proof. A clause that another
    /// solver learned has a glue.
    fn take_in(&mut self, literals: &mut Vec<Lit>, glue: Option<u32>) {
        literals.sort_unstable();
        literals.dedup();
        let is_tautology = literals.windows(2).any(|pair| pair[0] == !pair[1]);
        if is_tautology || literals.iter().any(|&lit| self.trail.is_true(lit)) {
            return;
        }
        if literals.iter().any(|&lit| self.trail.is_false(lit)) {
            let unshortened = if P::IS_KEPT { literals.clone() } else { Vec::new() };
            literals.retain(|&lit| !self.trail.is_false(lit));
            self.log_units();
            self.log_step(literals, &unshortened);
        }
        match literals[..] {
            [] => self.is_contradictory = true,
            [lit] => self.trail.assign(lit, Reason::NONE),
            [first, second] => self.watch_pair(first, second),
            _ => match self.clauses.add(literals, glue) {
                Some(clause) => self.watch(clause),
                None => self.is_full = true,
            },
        }
    }

    /// Refuses literals of unknown variables.
    fn check(&self, clause: &[Lit]) -> Result<(), CnfError> {
        let is_foreign = |lit: &&Lit| lit.var().index() >= self.trail.var_count();
        match clause.iter().find(is_foreign) {
            Some(lit) => Err(CnfError::Foreign(lit.var())),
            None => Ok(()),
        }
    }

    /// Decides the formula with all clauses added so far. The values of a model become the saved
    /// phases.
    pub fn decide(&mut self, budget: &Budget) -> Outcome {
        self.decide_known(&[], None, budget, &mut |_| {})
    }

    /// Decides the formula under the assumptions. [`Outcome::Unsat`] means that the formula has no
    /// model under the assumptions of the [core](Solver::core).
    ///
    /// # Errors
    /// [`CnfError::Foreign`] if the variable of an assumption is unknown.
    pub fn decide_under(
        &mut self,
        assumptions: &[Lit],
        budget: &Budget,
    ) -> Result<Outcome, CnfError> {
        self.check(assumptions)?;
        Ok(self.decide_known(assumptions, None, budget, &mut |_| {}))
    }

    /// As [`Solver::decide_under`], for assumptions of known variables. Calls `observer` at each
    /// check of the budget and at the end. With proposals these are the decisions, as long as there
    /// are some, and there are no restarts.
    pub(crate) fn decide_known(
        &mut self,
        assumptions: &[Lit],
        proposals: Option<Proposals<'_>>,
        budget: &Budget,
        observer: &mut dyn FnMut(Work),
    ) -> Outcome {
        self.assume(assumptions);
        self.phases.reset();
        let outcome = self.search(proposals, budget, observer);
        observer(self.work);
        outcome
    }

    /// The CDCL loop: propagate, then learn from a conflict or decide another literal.
    fn search(
        &mut self,
        mut proposals: Option<Proposals<'_>>,
        budget: &Budget,
        observer: &mut dyn FnMut(Work),
    ) -> Outcome {
        loop {
            if self.is_contradictory {
                self.core.clear();
                return Outcome::Unsat;
            }
            if self.lacks_room() {
                return Outcome::Limit(Limit::Capacity);
            }
            if let Some(conflict) = self.propagate() {
                self.work.conflicts += 1;
                self.learn(conflict);
                let is_due = self.work.conflicts.is_multiple_of(CONFLICTS_PER_CHECK);
                if is_due {
                    observer(self.work);
                    if self.work.conflicts >= self.conflict_limit {
                        return Outcome::Limit(Limit::Conflicts);
                    }
                }
                if self.is_over(is_due, budget) {
                    return Outcome::Limit(Limit::of(budget));
                }
                continue;
            }
            // Before a reduction may delete the reasons of units.
            self.log_units();
            if proposals.is_none() {
                self.maintain();
            }
            if self.receive() {
                continue;
            }
            self.work.decisions += 1;
            let is_due = self.work.decisions.is_multiple_of(DECISIONS_PER_CHECK);
            if is_due {
                observer(self.work);
            }
            if self.is_over(is_due, budget) {
                return Outcome::Limit(Limit::of(budget));
            }
            match self.place_assumption() {
                AssumptionStep::One => continue,
                AssumptionStep::Failed => return Outcome::Unsat,
                AssumptionStep::All => {}
            }
            let conflicts = self.work.conflicts;
            let proposal =
                proposals.as_mut().and_then(|proposals| proposals.next(&self.trail, conflicts));
            match proposal.or_else(|| self.next_decision()) {
                Some(lit) => self.trail.decide(lit),
                None if self.lacks_room() => return Outcome::Limit(Limit::Capacity),
                None => return Outcome::Sat(self.model()),
            }
        }
    }

    /// Was a clause dropped, or may the next one be?
    fn lacks_room(&self) -> bool {
        self.is_full || self.clauses.is_full() || self.watches.is_full()
    }

    /// Restarts, rephases and reduces the learned clauses, each when it is due.
    fn maintain(&mut self) {
        // A restart keeps the levels of the assumptions, which would be placed again at once.
        let assumed = self.assumptions.len() as u32;
        if self.trail.level() > assumed && self.restarts.is_due(self.work.conflicts) {
            self.back_to(assumed);
        }
        if self.phases.is_due(self.work.conflicts) {
            // Backtracking saves phases, so it must come before they are replaced.
            self.back_to(0);
            self.phases.rephase(self.work.conflicts);
        }
        if self.reduction.is_due(self.work.conflicts) {
            // Conflict analysis needs no reasons of level 0, so any clause may go.
            self.back_to(0);
            self.reduce();
        }
    }

    /// The values on the trail, which assigns every variable.
    fn model(&self) -> Model {
        let vars = (0..self.trail.var_count() as u32).map(Var::numbered);
        Model::new(vars.map(|var| self.trail.is_true(var.positive())).collect())
    }
}

#[cfg(test)]
mod tests;
