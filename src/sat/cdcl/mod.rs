//! The solver inside: conflict-driven clause learning, made for many small
//! formulas of short clauses.
//!
//! In: a [`Cnf`], more clauses between decisions, a budget. Out: a [`Model`],
//! "unsatisfiable", or out of time. Holds: deterministic; what was learned and the phases
//! stay from one decision to the next. Reads: `cnf`, `budget`.
//!
//! Sources: J. Marques-Silva, K. Sakallah, "GRASP" (1999); M. Moskewicz et al.,
//! "Chaff" (2001); N. Eén, N. Sörensson, "An extensible SAT-solver" (2003);
//! G. Audemard, L. Simon, "Predicting learnt clauses quality" (2009);
//! A. Biere, M. Fleury, "Chasing target phases" (2020).

mod analyze;
mod clauses;
mod heap;
mod phases;
mod propagate;
mod reduce;
mod restarts;
mod trail;

use crate::sat::budget::Budget;
use crate::sat::cnf::{Cnf, Lit, Model, Var};
use analyze::Analysis;
use clauses::{Clauses, Watch};
use heap::VarHeap;
use phases::Phases;
use reduce::Reduction;
use restarts::Restarts;
use trail::{Reason, Trail};

/// Conflicts between two looks at the clock.
const CONFLICTS_PER_LOOK: u64 = 16;
/// Decisions between two looks at the clock.
const DECISIONS_PER_LOOK: u64 = 1024;
/// Clauses taken in between two looks at the clock.
const CLAUSES_PER_LOOK: usize = 4096;

/// A formula and what is known of it.
pub struct Solver {
    trail: Trail,
    clauses: Clauses,
    watches: Vec<Vec<Watch>>,
    heap: VarHeap,
    phases: Phases,
    restarts: Restarts,
    reduction: Reduction,
    analysis: Analysis,
    /// A conflict without any decision was found.
    is_contradictory: bool,
    conflicts: u64,
    decisions: u64,
}

impl Solver {
    /// A solver of `cnf`; `None` if the budget is over first.
    pub fn new(cnf: &Cnf, budget: &Budget) -> Option<Solver> {
        let var_count = cnf.var_count();
        let mut solver = Solver {
            trail: Trail::new(var_count),
            clauses: Clauses::with_capacity(cnf.clause_count(), cnf.literal_count()),
            watches: vec![Vec::new(); 2 * var_count],
            heap: VarHeap::new(var_count),
            phases: Phases::new(var_count),
            restarts: Restarts::default(),
            reduction: Reduction::default(),
            analysis: Analysis::new(var_count),
            is_contradictory: false,
            conflicts: 0,
            decisions: 0,
        };
        for (place, clause) in cnf.clauses().enumerate() {
            if place % CLAUSES_PER_LOOK == 0 && budget.is_over() {
                return None;
            }
            solver.add_clause(clause);
        }
        Some(solver)
    }

    /// How many conflicts there were so far: the measure of work.
    #[cfg(test)]
    fn conflicts(&self) -> u64 {
        self.conflicts
    }

    /// Adds a clause over the variables of the formula.
    pub fn add_clause(&mut self, clause: &[Lit]) {
        self.back_to(0);
        let mut literals: Vec<Lit> = clause.to_vec();
        literals.sort_unstable();
        literals.dedup();
        let is_tautology = literals.windows(2).any(|pair| pair[0] == !pair[1]);
        if is_tautology || literals.iter().any(|&lit| self.trail.is_true(lit)) {
            return;
        }
        literals.retain(|&lit| !self.trail.is_false(lit));
        match literals[..] {
            [] => self.is_contradictory = true,
            [lit] => self.trail.assign(lit, Reason::NONE),
            [one, other] => self.watch_pair(one, other),
            _ => {
                let clause = self.clauses.add(&literals, None);
                self.watch(clause);
            }
        }
    }

    /// Decides the formula with all clauses added so far; `None` when the
    /// budget is over. Values of a model are kept as phases.
    pub fn decide(&mut self, budget: &Budget) -> Option<Result<Model, Unsatisfiable>> {
        self.back_to(0);
        self.phases.begin();
        loop {
            if self.is_contradictory {
                return Some(Err(Unsatisfiable));
            }
            if let Some(conflict) = self.propagate() {
                self.conflicts += 1;
                self.learn(conflict);
                if self.conflicts.is_multiple_of(CONFLICTS_PER_LOOK) && budget.is_over() {
                    return None;
                }
                continue;
            }
            self.maintain();
            self.decisions += 1;
            if self.decisions.is_multiple_of(DECISIONS_PER_LOOK) && budget.is_over() {
                return None;
            }
            match self.next_variable() {
                Some(var) => self.trail.decide(self.phases.choose(var, self.restarts.is_stable())),
                None => return Some(Ok(self.model())),
            }
        }
    }

    /// Restarts, forgets and turns the phases when it is time.
    fn maintain(&mut self) {
        if self.trail.level() > 0 && self.restarts.is_due(self.conflicts) {
            self.back_to(0);
        }
        if self.phases.is_due(self.conflicts) {
            self.back_to(0);
            self.phases.renew(self.conflicts);
        }
        if self.reduction.is_due(self.conflicts) {
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
        let vars = (0..self.phases.var_count() as u32).map(Var::numbered);
        Model::new(vars.map(|var| self.trail.is_true(var.positive())).collect())
    }
}

/// The formula has no model: an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsatisfiable;

#[cfg(test)]
mod tests;
