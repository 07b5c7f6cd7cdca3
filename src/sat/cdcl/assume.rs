//! Assumptions: literals that hold for one decision only, their cores, and unit propagation under
//! them.
//!
//! Invariants: each assumption has a level of its own, in the order given. So the levels of a
//! common prefix stay on the trail from one decision to the next.
//! Source: N. Eén, N. Sörensson, "Temporal induction by incremental SAT solving" (2003).

use super::Solver;
use super::proof::Proof;
use super::trail::DecodedReason;
use crate::cnf::{CnfError, Lit};

/// The result of placing the next assumption.
pub(super) enum AssumptionStep {
    /// It has a level now: it was decided, or was true already.
    One,
    /// There is no next one: all assumptions are true.
    All,
    /// It is false under those before it. The core is set.
    Failed,
}

impl<P: Proof> Solver<P> {
    /// The core, if the last decision was unsatisfiable: some of its assumptions that cannot hold
    /// together. Empty if the formula itself has no model.
    pub fn core(&self) -> &[Lit] {
        &self.core
    }

    /// Sets the assumptions, and backtracks to the levels of the prefix that stays the same.
    pub(super) fn assume(&mut self, assumptions: &[Lit]) {
        let common = self.assumptions.iter().zip(assumptions).take_while(|(a, b)| a == b).count();
        self.back_to(self.trail.level().min(common as u32));
        self.assumptions.truncate(common);
        self.assumptions.extend_from_slice(&assumptions[common..]);
        self.analysis.reserve_levels(self.trail.var_count() + assumptions.len());
    }

    /// Gives the next assumption a level.
    pub(super) fn place_assumption(&mut self) -> AssumptionStep {
        let Some(&lit) = self.assumptions.get(self.trail.level() as usize) else {
            return AssumptionStep::All;
        };
        if self.trail.is_false(lit) {
            self.find_core(lit);
            return AssumptionStep::Failed;
        }
        if self.trail.is_true(lit) {
            // An empty level keeps assumptions and levels in step.
            self.trail.open_level();
        } else {
            self.trail.decide(lit);
        }
        AssumptionStep::One
    }

    /// Sets the core: the assumption `failed` and those that made it false, found by walking the
    /// trail backwards over the reasons.
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
            let reason = self.reason(lit.var());
            let see = |cause: Lit| {
                if self.trail.level_of(cause.var()) > 0 {
                    self.analysis.see(cause.var());
                }
            };
            match reason {
                DecodedReason::None => self.core.push(lit),
                DecodedReason::Pair(second) => [second].into_iter().for_each(see),
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
                // Two opposite assumptions make a tautology, which needs no step.
                _ if clause.contains(&failed) => {}
                _ => self.log_step(&clause, &self.clause_of(!failed)),
            }
        }
    }

    /// Extends the path by those of the `literals` that unit propagation does not derive from the
    /// path before them. In: a path and literals that hold in one model. Invariants: the new path
    /// implies all of the `literals`.
    pub fn extend(&mut self, path: &mut Vec<Lit>, literals: &[Lit]) {
        self.assume(path);
        // If they hold in no model there may be a conflict; from then on every literal is added.
        let mut is_sound = self.follow();
        for &lit in literals {
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

    /// Derives a clause of a proof by unit propagation alone (RUP), and adds and logs it, or a part
    /// of it that follows. `false` if it does not follow.
    ///
    /// # Errors
    /// [`CnfError::Foreign`] if a variable is unknown.
    pub fn derive(&mut self, clause: &[Lit]) -> Result<bool, CnfError> {
        self.check(clause)?;
        let negated: Vec<Lit> = clause.iter().map(|&lit| !lit).collect();
        self.assume(&negated);
        while !self.is_contradictory {
            if let Some(conflict) = self.propagate() {
                let level = self.trail.level() as usize;
                if level == 0 {
                    self.contradict(&conflict);
                    continue;
                }
                // Literals whose negations were not placed yet are not needed.
                let last = self.false_clause(&conflict);
                self.log_step(&clause[..level], &last);
                self.add_clause(&clause[..level])?;
                return Ok(true);
            }
            self.log_units();
            match self.place_assumption() {
                AssumptionStep::One => {}
                AssumptionStep::All => return Ok(false),
                AssumptionStep::Failed => {
                    // Finding the core logged a step: the part of the clause that follows.
                    let part: Vec<Lit> = self.core.iter().map(|&lit| !lit).collect();
                    self.add_clause(&part)?;
                    return Ok(true);
                }
            }
        }
        Ok(true)
    }

    /// Does unit propagation at level 0 satisfy the clause or refute the formula?
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
            // The conflict ended propagation early, so it must start again from level 0.
            self.back_to(0);
        }
        is_refuted
    }

    /// Places all assumptions and propagates them; `false` if that is a conflict.
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
