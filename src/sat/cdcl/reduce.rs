//! Forgetting learned clauses that are of little use.
//!
//! Holds: only at level 0; clauses of small glue stay, so that what is learned grows slowly.

use super::Solver;
use super::clauses::{ClauseRef, Clauses};
use crate::sat::cnf::Lit;

/// Learned clauses of at most this glue are never forgotten.
const KEPT_GLUE: u32 = 2;
/// Those of at most this glue stay while they are in use.
const USEFUL_GLUE: u32 = 4;
/// Conflicts before the first cleaning; the wait grows by the square root of their number.
const FIRST_CLEANING: u64 = 1000;

/// When to clean.
pub(super) struct Reduction {
    cleanings: u64,
    next: u64,
}

impl Default for Reduction {
    fn default() -> Reduction {
        Reduction { cleanings: 0, next: FIRST_CLEANING }
    }
}

impl Reduction {
    pub fn is_due(&self, conflicts: u64) -> bool {
        conflicts >= self.next
    }
}

impl Solver {
    /// Forgets the worst three quarters of the learned clauses that are not worth keeping, and
    /// what is satisfied for good.
    pub(super) fn reduce(&mut self) {
        self.reduction.cleanings += 1;
        let wait = FIRST_CLEANING as f64 * (self.reduction.cleanings as f64 + 1.0).sqrt();
        self.reduction.next = self.conflicts + wait as u64;
        let mut worst: Vec<(u32, usize, ClauseRef)> = Vec::new();
        for place in 0..self.clauses.learned().len() {
            let clause = self.clauses.learned()[place];
            let was_used = self.clauses.take_used(clause);
            let glue = self.clauses.glue(clause);
            if glue > KEPT_GLUE && !(was_used && glue <= USEFUL_GLUE) {
                worst.push((glue, self.clauses.codes(clause).len(), clause));
            }
        }
        // The worst first; of equals the older.
        worst.sort_unstable_by(|a, b| (b.0, b.1, a.2).cmp(&(a.0, a.1, b.2)));
        let mut forgotten: Vec<ClauseRef> =
            worst.iter().take(worst.len() * 3 / 4).map(|&(.., clause)| clause).collect();
        forgotten.sort_unstable();
        self.rebuild(&forgotten);
    }

    /// Keeps all clauses but those forgotten (sorted), without literals that are false for good.
    fn rebuild(&mut self, forgotten: &[ClauseRef]) {
        for list in &mut self.watches {
            list.retain(|watch| watch.is_pair());
        }
        let old = std::mem::take(&mut self.clauses);
        self.clauses = Clauses::with_capacity(0, old.word_count());
        let mut literals: Vec<Lit> = Vec::new();
        for clause in old.refs() {
            if forgotten.binary_search(&clause).is_ok() {
                continue;
            }
            literals.clear();
            literals.extend(old.codes(clause).iter().map(|&code| Lit::from_code(code)));
            if literals.iter().any(|&lit| self.trail.is_true(lit)) {
                continue;
            }
            literals.retain(|&lit| !self.trail.is_false(lit));
            let glue = old.is_learned(clause).then(|| old.glue(clause));
            match literals[..] {
                [one, other] => self.watch_pair(one, other),
                _ => {
                    let kept = self.clauses.add(&literals, glue);
                    self.watch(kept);
                }
            }
        }
    }
}
