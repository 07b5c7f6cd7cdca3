//! Which clauses make a step of the proof follow, in the order in which they propagate.
//!
//! In: a clause that follows, and the clause in which propagation ends once all literals of
//! the first are false. Out: [`Proof::antecedent`] for each clause on the way, then
//! [`Proof::add`]. Holds: told from the assignment as it stands, so that nothing is kept
//! while the solver works; with nobody listening nothing is done.
//! Source: F. Pollitt, M. Fleury, A. Biere, "Faster LRAT checking than solving with CaDiCaL"
//! (SAT 2023), for the order; here it is found by a walk of its own.

use super::Solver;
use super::proof::Proof;
use super::propagate::Conflict;
use super::trail::{Reason, Spelled};
use crate::sat::cnf::Lit;

impl<P: Proof> Solver<P> {
    /// Tells that `clause` follows: if its literals are false, so in the end are those of `last`.
    pub(super) fn tell(&mut self, clause: &[Lit], last: &[Lit]) {
        if !P::IS_KEPT {
            return;
        }
        for lit in clause {
            self.analysis.see(lit.var());
        }
        for &lit in last {
            self.tell_causes(lit);
        }
        self.proof.antecedent(last);
        self.proof.add(clause);
        self.analysis.clear();
    }

    /// Tells the facts that are new, so that their reasons may be forgotten.
    pub(super) fn tell_facts(&mut self) {
        if !P::IS_KEPT || self.trail.level() > 0 {
            return;
        }
        while let Some(&fact) = self.trail.literals().get(self.told_facts) {
            self.told_facts += 1;
            let reason = self.trail.reason_of(fact.var());
            // Without a reason it is a clause itself.
            if reason != Reason::NONE {
                let last = self.clause_of(fact);
                self.tell(&[fact], &last);
            }
        }
    }

    /// The literals of the clause that is false.
    pub(super) fn false_clause(&self, conflict: &Conflict) -> Vec<Lit> {
        match *conflict {
            Conflict::Pair(one, other) => vec![one, other],
            Conflict::Clause(clause) => self.literals_of(Reason::clause(clause)),
        }
    }

    /// The clause that made the literal true; empty if it was decided.
    pub(super) fn clause_of(&self, lit: Lit) -> Vec<Lit> {
        match self.trail.reason_of(lit.var()).spelled() {
            Spelled::Pair(other) => vec![lit, other],
            _ => self.literals_of(self.trail.reason_of(lit.var())),
        }
    }

    fn literals_of(&self, reason: Reason) -> Vec<Lit> {
        let Spelled::Clause(clause) = reason.spelled() else { return Vec::new() };
        self.clauses.codes(clause).iter().map(|&code| Lit::from_code(code)).collect()
    }

    /// Tells why a literal is false, unless that was told for this step, or is told by the step.
    fn tell_causes(&mut self, lit: Lit) {
        // Each false literal with the clause that made it so, and how far that was looked at.
        let mut stack: Vec<(Vec<Lit>, usize)> = Vec::new();
        let mut next = Some(lit);
        loop {
            if let Some(lit) = next.take()
                && !self.analysis.is_seen(lit.var())
            {
                if self.trail.level_of(lit.var()) > 0 {
                    stack.push((self.clause_of(!lit), 0));
                } else {
                    self.proof.antecedent(&[!lit]);
                }
                self.analysis.see(lit.var());
            }
            let Some((clause, at)) = stack.last_mut() else { return };
            match clause.get(*at) {
                Some(&cause) => {
                    *at += 1;
                    next = Some(cause);
                }
                None => {
                    self.proof.antecedent(clause);
                    stack.pop();
                }
            }
        }
    }
}
