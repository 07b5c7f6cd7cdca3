//! Literals that hold for one decision only, which of them cannot hold together, and
//! what follows from some of them.
//!
//! Invariants: each assumption has a level of its own, in the order given, so that levels which
//! two decisions have in common are kept from one to the next.
//! Source: N. Eén, N. Sörensson, "Temporal induction by incremental SAT solving" (2003).

use super::Solver;
use super::proof::Proof;
use super::trail::DecodedReason;
use crate::sat::cnf::{CnfError, Lit};

/// What comes after the assumptions that stand.
pub(super) enum AssumptionStep {
    /// One of them was decided or held already.
    One,
    /// All of them hold.
    All,
    /// One of them cannot hold with those before it; the core tells which.
    Failed,
}

impl<P: Proof> Solver<P> {
    /// Of the assumptions of the last decision those that cannot hold together, if
    /// it said "unsatisfiable"; empty if no assumption was needed for that.
    pub fn core(&self) -> &[Lit] {
        &self.core
    }

    /// Takes on new assumptions, and takes back every level but those that stay the same.
    pub(super) fn assume(&mut self, assumptions: &[Lit]) {
        let common = self.assumptions.iter().zip(assumptions).take_while(|(a, b)| a == b).count();
        self.back_to(self.trail.level().min(common as u32));
        self.assumptions.truncate(common);
        self.assumptions.extend_from_slice(&assumptions[common..]);
        self.analysis.reserve_levels(self.trail.var_count() + assumptions.len());
    }

    /// Places the next assumption.
    pub(super) fn place_assumption(&mut self) -> AssumptionStep {
        let Some(&lit) = self.assumptions.get(self.trail.level() as usize) else {
            return AssumptionStep::All;
        };
        if self.trail.is_false(lit) {
            self.find_core(lit);
            return AssumptionStep::Failed;
        }
        if self.trail.is_true(lit) {
            self.trail.open_level();
        } else {
            self.trail.decide(lit);
        }
        AssumptionStep::One
    }

    /// The assumptions that made `failed`, one of them, false.
    fn find_core(&mut self, failed: Lit) {
        self.core.clear();
        self.core.push(failed);
        if self.trail.level_of(failed.var()) > 0 {
            self.analysis.see(failed.var());
        }
        for place in (0..self.trail.literals().len()).rev() {
            let lit = self.trail.literals()[place];
            if !self.analysis.is_seen(lit.var()) {
                continue;
            }
            let see = |cause: Lit| {
                if self.trail.level_of(cause.var()) > 0 {
                    self.analysis.see(cause.var());
                }
            };
            match self.trail.reason_of(lit.var()).decoded() {
                DecodedReason::None => self.core.push(lit),
                DecodedReason::Pair(other) => [other].into_iter().for_each(see),
                DecodedReason::Clause(clause) => {
                    let codes = self.clauses.codes(clause)[1..].iter();
                    codes.map(|&code| Lit::from_code(code)).for_each(see);
                }
            }
        }
        self.analysis.clear();
        if P::IS_KEPT {
            let clause: Vec<Lit> = self.core.iter().map(|&lit| !lit).collect();
            match self.trail.level_of(failed.var()) {
                0 => self.log_step(&clause, &[!failed]),
                // Two assumptions that deny each other make a clause that always holds.
                _ if clause.contains(&failed) => {}
                _ => self.log_step(&clause, &self.clause_of(!failed)),
            }
        }
    }

    /// Adds those of the `wanted` literals to `path` that do not follow from the path before
    /// them by unit propagation. In: literals of one model, which has the path, too.
    /// Holds: nothing wanted is left out that the new path does not imply.
    pub fn extend(&mut self, path: &mut Vec<Lit>, wanted: &[Lit]) {
        self.assume(path);
        // Without a model there may be a conflict; then nothing is taken to follow.
        let mut is_sound = self.follow();
        for &lit in wanted {
            if is_sound && self.trail.is_true(lit) {
                continue;
            }
            path.push(lit);
            is_sound = is_sound && self.trail.is_open(lit.var());
            if is_sound {
                self.assumptions.push(lit);
                self.trail.decide(lit);
                is_sound = self.propagate().is_none();
            }
        }
        if !is_sound {
            self.back_to(0);
        }
    }

    /// Takes in a clause of a proof if unit propagation alone shows that it follows. Did it?
    ///
    /// # Errors
    /// [`CnfError::Foreign`] if nobody handed out a variable of it.
    pub fn derive(&mut self, clause: &[Lit]) -> Result<bool, CnfError> {
        self.check(clause)?;
        let denied: Vec<Lit> = clause.iter().map(|&lit| !lit).collect();
        self.assume(&denied);
        while !self.is_contradictory {
            if let Some(conflict) = self.propagate() {
                let placed = self.trail.level() as usize;
                if placed == 0 {
                    self.contradict(&conflict);
                    continue;
                }
                // The literals that were not denied yet take no part.
                let last = self.false_clause(&conflict);
                self.log_step(&clause[..placed], &last);
                self.add_clause(&clause[..placed])?;
                return Ok(true);
            }
            self.log_units();
            match self.place_assumption() {
                AssumptionStep::One => {}
                AssumptionStep::All => return Ok(false),
                AssumptionStep::Failed => {
                    // A part of the clause follows, and is told.
                    let part: Vec<Lit> = self.core.iter().map(|&lit| !lit).collect();
                    self.add_clause(&part)?;
                    return Ok(true);
                }
            }
        }
        Ok(true)
    }

    /// Does unit propagation alone make one of the literals true for good, whatever is decided?
    pub fn settles(&mut self, clause: &[Lit]) -> bool {
        self.assume(&[]);
        if let Some(conflict) = self.propagate() {
            self.contradict(&conflict);
        }
        self.is_contradictory || clause.iter().any(|&lit| self.trail.is_true(lit))
    }

    /// Does unit propagation alone show that the literals of the path cannot hold together?
    pub fn refutes(&mut self, path: &[Lit]) -> bool {
        if self.is_contradictory {
            return true;
        }
        self.assume(path);
        let is_refuted = !self.follow();
        if is_refuted {
            // Where propagation was cut short it has to begin anew.
            self.back_to(0);
        }
        is_refuted
    }

    /// Places all assumptions, with what follows from them by unit propagation; `false` if
    /// that is a conflict.
    fn follow(&mut self) -> bool {
        loop {
            if let Some(conflict) = self.propagate() {
                if self.trail.level() == 0 {
                    self.contradict(&conflict);
                }
                return false;
            }
            self.log_units();
            match self.place_assumption() {
                AssumptionStep::One => {}
                AssumptionStep::All => return true,
                AssumptionStep::Failed => return false,
            }
        }
    }
}
