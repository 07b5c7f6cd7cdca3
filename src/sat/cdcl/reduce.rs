//! Reduction: deletes learned clauses of high glue (LBD), which rarely propagate.
//!
//! Invariants: runs at level 0 only. Clauses of small glue stay.
//! Source: G. Audemard, L. Simon, "Predicting learnt clauses quality in modern SAT solvers"
//! (IJCAI 2009).

use super::Solver;
use super::clauses::ClauseRef;
use super::proof::Proof;
use crate::cnf::Lit;

/// Learned clauses of at most this glue are never deleted for their glue.
const KEPT_GLUE: u32 = 2;
/// Those of at most this glue stay if they took part in a conflict since the last reduction.
const USEFUL_GLUE: u32 = 4;
/// Conflicts before the first reduction. Later intervals grow with the square root of the number of
/// reductions.
const FIRST_REDUCTION: u64 = 1000;

/// The schedule of reductions.
#[derive(Clone)]
pub(super) struct Reduction {
    reductions: u64,
    next: u64,
}

impl Default for Reduction {
    fn default() -> Reduction {
        Reduction { reductions: 0, next: FIRST_REDUCTION }
    }
}

impl Reduction {
    pub fn is_due(&self, conflicts: u64) -> bool {
        conflicts >= self.next
    }
}

impl<P: Proof> Solver<P> {
    /// Deletes the worst three quarters of the learned clauses that are not kept for their glue,
    /// and all clauses that are satisfied at level 0.
    pub(super) fn reduce(&mut self) {
        self.reduction.reductions += 1;
        let wait = FIRST_REDUCTION as f64 * (self.reduction.reductions as f64 + 1.0).sqrt();
        self.reduction.next = self.work.conflicts + wait as u64;
        let mut worst: Vec<(u32, usize, ClauseRef)> = Vec::new();
        for place in 0..self.clauses.learned().len() {
            let clause = self.clauses.learned()[place];
            let was_used = self.clauses.take_used(clause);
            let glue = self.clauses.glue(clause);
            if glue > KEPT_GLUE && !(was_used && glue <= USEFUL_GLUE) {
                worst.push((glue, self.clauses.codes(clause).len(), clause));
            }
        }
        // Highest glue first, then longest, then oldest.
        worst.sort_unstable_by(|a, b| (b.0, b.1, a.2).cmp(&(a.0, a.1, b.2)));
        let mut deleted: Vec<ClauseRef> =
            worst.iter().take(worst.len() * 3 / 4).map(|&(.., clause)| clause).collect();
        deleted.sort_unstable();
        self.rebuild(&deleted);
    }

    /// Rebuilds the arena and the watch lists without the `deleted` clauses (sorted), satisfied
    /// clauses and literals that are false at level 0.
    fn rebuild(&mut self, deleted: &[ClauseRef]) {
        self.watches.keep_pairs();
        let new_clauses = self.clauses.emptied();
        let old = std::mem::replace(&mut self.clauses, new_clauses);
        let mut old_literals: Vec<Lit> = Vec::new();
        let mut literals: Vec<Lit> = Vec::new();
        for clause in old.refs().filter(|&clause| !old.is_explanation(clause)) {
            old_literals.clear();
            old_literals.extend(old.codes(clause).iter().map(|&code| Lit::from_code(code)));
            let is_deleted = deleted.binary_search(&clause).is_ok();
            if is_deleted || old_literals.iter().any(|&lit| self.trail.is_true(lit)) {
                self.proof.delete(&old_literals);
                continue;
            }
            literals.clear();
            literals.extend(old_literals.iter().filter(|&&lit| !self.trail.is_false(lit)));
            if P::IS_KEPT && literals.len() < old_literals.len() {
                self.log_step(&literals, &old_literals);
                self.proof.delete(&old_literals);
            }
            debug_assert!(literals.len() > 1, "level 0 was propagated");
            if let [first, second] = literals[..] {
                self.watch_pair(first, second);
                continue;
            }
            let glue = old.is_learned(clause).then(|| old.glue(clause));
            match self.clauses.add(&literals, glue) {
                Some(clause_ref) => self.watch(clause_ref),
                None => self.is_full = true,
            }
        }
    }
}
