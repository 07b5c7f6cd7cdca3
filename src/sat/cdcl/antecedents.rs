//! Logs proof steps with their antecedents, in the order in which they propagate.
//!
//! In: a derived clause, and the clause that is false once the literals of the derived one are.
//! Out: [`Proof::antecedent`] for each reason in between, then [`Proof::add`]. Invariants: the
//! antecedents are found from the reasons on the trail when a step is logged, so the search
//! records nothing; without a proof these functions do nothing.
//! Source: F. Pollitt, M. Fleury, A. Biere, "Faster LRAT checking than solving with CaDiCaL"
//! (SAT 2023), for the order; here a separate walk over the reasons finds it.

use super::Solver;
use super::clauses::ClauseRef;
use super::proof::Proof;
use super::propagate::Conflict;
use super::trail::{DecodedReason, Reason};
use crate::cnf::Lit;

impl<P: Proof> Solver<P> {
    /// Logs that `clause` follows: if its literals are false, propagation makes those of `last`
    /// false.
    pub(super) fn log_step(&mut self, clause: &[Lit], last: &[Lit]) {
        if !P::IS_KEPT {
            return;
        }
        for lit in clause {
            self.analysis.see(lit.var());
        }
        for &lit in last {
            self.log_causes(lit);
        }
        self.proof.antecedent(last);
        self.proof.add(clause);
        self.analysis.clear();
    }

    /// Logs the empty clause after a conflict at level 0: the formula has no model.
    pub(super) fn contradict(&mut self, conflict: &Conflict) {
        self.log_units();
        let last = if P::IS_KEPT { self.false_clause(conflict) } else { Vec::new() };
        self.log_step(&[], &last);
        self.is_contradictory = true;
    }

    /// Logs the new literals of level 0 as units. Later steps then need no reasons of level 0, so
    /// a reduction may delete those.
    pub(super) fn log_units(&mut self) {
        if !P::IS_KEPT || self.trail.level() > 0 {
            return;
        }
        while let Some(&unit) = self.trail.literals().get(self.logged_units) {
            self.logged_units += 1;
            let reason = self.trail.reason_of(unit.var());
            // Without a reason it is a unit clause, which the proof has.
            if reason != Reason::NONE {
                let last = self.clause_of(unit);
                self.log_step(&[unit], &last);
            }
        }
    }

    /// The literals of the false clause of a conflict.
    pub(super) fn false_clause(&self, conflict: &Conflict) -> Vec<Lit> {
        let mut literals = Vec::new();
        match *conflict {
            Conflict::Pair(first, second) => literals.extend([first, second]),
            Conflict::Clause(clause) => self.push_clause(clause, &mut literals),
        }
        literals
    }

    /// The literals of the reason of a literal; none if it was decided.
    pub(super) fn clause_of(&self, lit: Lit) -> Vec<Lit> {
        let mut literals = Vec::new();
        self.push_clause_of(lit, &mut literals);
        literals
    }

    fn push_clause_of(&self, lit: Lit, literals: &mut Vec<Lit>) {
        match self.trail.reason_of(lit.var()).decoded() {
            DecodedReason::Pair(second) => literals.extend([lit, second]),
            DecodedReason::Clause(clause) => self.push_clause(clause, literals),
            DecodedReason::None => {}
        }
    }

    fn push_clause(&self, clause: ClauseRef, literals: &mut Vec<Lit>) {
        literals.extend(self.clauses.codes(clause).iter().map(|&code| Lit::from_code(code)));
    }

    /// Logs the reasons that make a literal false, by a depth-first walk. Skips literals that are
    /// in the step's clause or were visited for this step. At level 0 the logged unit is enough.
    fn log_causes(&mut self, lit: Lit) {
        let mut walk = std::mem::take(&mut self.walk);
        let mut next = Some(lit);
        loop {
            if let Some(lit) = next.take()
                && !self.analysis.is_seen(lit.var())
            {
                if self.trail.level_of(lit.var()) > 0 {
                    let start = walk.literals.len();
                    walk.clauses.push((start, start));
                    self.push_clause_of(!lit, &mut walk.literals);
                } else {
                    self.proof.antecedent(&[!lit]);
                }
                self.analysis.see(lit.var());
            }
            let Some((start, at)) = walk.clauses.last_mut() else { break };
            next = walk.literals.get(*at).copied();
            *at += 1;
            if next.is_none() {
                self.proof.antecedent(&walk.literals[*start..]);
                walk.literals.truncate(*start);
                walk.clauses.pop();
            }
        }
        self.walk = walk;
    }
}

/// The stack of the walk over the reasons. Its buffers are reused from step to step.
#[derive(Clone, Default)]
pub(super) struct AntecedentSearch {
    /// The literals of the reasons on the stack, one after the other.
    literals: Vec<Lit>,
    /// For each reason where it begins in `literals`, and its next literal to visit.
    clauses: Vec<(usize, usize)>,
}
