//! Which value a variable is tried with: its phase.
//!
//! Invariants: in stable mode the values of the longest assignment without a
//! conflict are followed; from time to time that begins anew.
//! Source: A. Biere, M. Fleury, "Chasing target phases" (POS 2020).

use crate::sat::cnf::{Lit, Var};

/// Conflicts before the first rephasing; the wait grows by as much each time.
const FIRST_REPHASING: u64 = 1000;

/// The values.
pub(super) struct Phases {
    /// Last value of each variable.
    saved: Vec<bool>,
    /// Values of the longest conflict-free assignment since the last rephasing.
    target: Vec<Option<bool>>,
    target_len: usize,
    /// The same since the last time these were taken up.
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

    /// Room for one more variable, false until told otherwise.
    pub fn grow(&mut self) {
        self.saved.push(false);
        self.target.push(None);
        self.best.push(false);
    }

    /// What the literal says is tried first.
    pub fn set(&mut self, lit: Lit) {
        self.saved[lit.var().index()] = lit.is_positive();
        self.best[lit.var().index()] = lit.is_positive();
    }

    /// A new decision begins: nothing is aimed at.
    pub fn reset(&mut self) {
        self.target.fill(None);
        (self.target_len, self.best_len) = (0, 0);
    }

    /// The literal to try.
    pub fn choose(&self, var: Var, is_stable: bool) -> Lit {
        let aimed = self.target[var.index()].filter(|_| is_stable);
        let value = aimed.unwrap_or(self.saved[var.index()]);
        if value { var.positive() } else { var.negative() }
    }

    /// Remembers the value of a literal that is being taken back.
    #[inline]
    pub fn save(&mut self, lit: Lit) {
        self.saved[lit.var().index()] = lit.is_positive();
    }

    /// An assignment without a conflict.
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

    /// Takes up the best values and aims anew.
    pub fn rephase(&mut self, conflicts: u64) {
        self.saved.copy_from_slice(&self.best);
        self.best_len = 0;
        self.target.fill(None);
        self.target_len = 0;
        self.rephasings += 1;
        self.next_rephasing = conflicts + FIRST_REPHASING * (self.rephasings + 1);
    }
}
