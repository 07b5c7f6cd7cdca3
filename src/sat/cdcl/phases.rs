//! Phases: the value that a decision gives a variable.
//!
//! Invariants: focused mode uses the saved phases; stable mode prefers the target phases, which are
//! the values of the longest assignment without a conflict. Rephasing clears them now and then.
//! Source: A. Biere, M. Fleury, "Chasing target phases" (POS 2020).

use super::{Proof, Solver};
use crate::cnf::{Lit, Var};

/// Conflicts before the first rephasing. Each interval is longer by this than the one before.
const FIRST_REPHASING: u64 = 1000;

/// The phases of all variables.
#[derive(Clone)]
pub(super) struct Phases {
    /// The saved phase: the last value of each variable.
    saved: Vec<bool>,
    /// The target phase: the value in the longest conflict-free assignment since the last
    /// rephasing or the start of the decision.
    target: Vec<Option<bool>>,
    /// The length of that assignment, in literals.
    target_len: usize,
    /// The best phase, of the longest such assignment. Rephasing copies it to the saved phases and
    /// keeps it until a new longest assignment.
    best: Vec<bool>,
    best_len: usize,
    rephasings: u64,
    next_rephasing: u64,
}

impl Phases {
    pub fn new(var_count: usize) -> Phases {
        Phases {
            saved: vec![false; var_count],
            target: vec![None; var_count],
            target_len: 0,
            best: vec![false; var_count],
            best_len: 0,
            rephasings: 0,
            next_rephasing: FIRST_REPHASING,
        }
    }

    /// Adds a variable, with the phase false.
    pub fn grow(&mut self) {
        self.saved.push(false);
        self.target.push(None);
        self.best.push(false);
    }

    /// Sets the saved and the best phase of a variable to make this literal true.
    pub fn set(&mut self, lit: Lit) {
        self.saved[lit.var().index()] = lit.is_positive();
        self.best[lit.var().index()] = lit.is_positive();
    }

    /// Clears the targets: assignments under other clauses or assumptions do not count.
    pub fn reset(&mut self) {
        self.target.fill(None);
        (self.target_len, self.best_len) = (0, 0);
    }

    /// The literal to decide for a variable.
    pub fn choose(&self, var: Var, is_stable: bool) -> Lit {
        let target = self.target[var.index()].filter(|_| is_stable);
        let value = target.unwrap_or(self.saved[var.index()]);
        if value { var.positive() } else { var.negative() }
    }

    /// Saves the phase of a literal that backtracking unassigns.
    #[inline]
    pub fn save(&mut self, lit: Lit) {
        self.saved[lit.var().index()] = lit.is_positive();
    }

    /// Makes an assignment without a conflict the target and the best one if it is the longest.
    pub fn set_target(&mut self, consistent: &[Lit]) {
        if consistent.len() > self.target_len {
            self.target_len = consistent.len();
            for lit in consistent {
                self.target[lit.var().index()] = Some(lit.is_positive());
            }
        }
        if consistent.len() > self.best_len {
            self.best_len = consistent.len();
            for lit in consistent {
                self.best[lit.var().index()] = lit.is_positive();
            }
        }
    }

    /// Is it time to rephase?
    pub fn is_due(&self, conflicts: u64) -> bool {
        conflicts >= self.next_rephasing
    }

    /// Copies the best phases to the saved ones, and clears the targets.
    pub fn rephase(&mut self, conflicts: u64) {
        self.saved.copy_from_slice(&self.best);
        self.best_len = 0;
        self.target.fill(None);
        self.target_len = 0;
        self.rephasings += 1;
        self.next_rephasing = conflicts + FIRST_REPHASING * (self.rephasings + 1);
    }
}

impl<P: Proof> Solver<P> {
    /// The unassigned variable with the highest score, with its phase; `None` if all are assigned.
    /// Assigned ones leave the heap here, and backtracking puts them back.
    pub(super) fn next_decision(&mut self) -> Option<Lit> {
        loop {
            let var = self.heap.pop()?;
            if self.trail.is_open(var) {
                return Some(self.phases.choose(var, self.restarts.is_stable()));
            }
        }
    }
}
