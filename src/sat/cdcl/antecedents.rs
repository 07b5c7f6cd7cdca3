//! Which clauses make a step of the proof follow, in the order in which they propagate.
//!
//! In: a clause that follows, and the clause in which propagation ends once all literals of
//! the first are false. Out: [`Proof::antecedent`] for each clause on the way, then
//! [`Proof::add`]. Invariants: told from the assignment as it stands, so that nothing is kept
//! while the solver works; with nobody listening nothing is done.
//! Source: F. Pollitt, M. Fleury, A. Biere, "Faster LRAT checking than solving with CaDiCaL"
//! (SAT 2023), for the order; here it is found by a walk of its own.

use super::Solver;
use super::clauses::ClauseRef;
use super::proof::Proof;
use super::propagate::Conflict;
use super::trail::{DecodedReason, Reason};
use crate::sat::cnf::Lit;

impl<P: Proof> Solver<P> {
    /// Tells that `clause` follows: if its literals are false, so in the end are those of `last`.
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

    /// A conflict at level 0: the formula is contradictory, whatever is assumed.
    pub(super) fn contradict(&mut self, conflict: &Conflict) {
        self.log_units();
        let last = if P::IS_KEPT { self.false_clause(conflict) } else { Vec::new() };
        self.log_step(&[], &last);
        self.is_contradictory = true;
    }

    /// Tells the facts that are new, so that their reasons may be forgotten.
    pub(super) fn log_units(&mut self) {
        if !P::IS_KEPT || self.trail.level() > 0 {
            return;
        }
        while let Some(&fact) = self.trail.literals().get(self.logged_units) {
            self.logged_units += 1;
            let reason = self.trail.reason_of(fact.var());
            // Without a reason it is a clause itself.
            if reason != Reason::NONE {
                let last = self.clause_of(fact);
                self.log_step(&[fact], &last);
            }
        }
    }

    /// The literals of the clause that is false.
    pub(super) fn false_clause(&self, conflict: &Conflict) -> Vec<Lit> {
        let mut literals = Vec::new();
        match *conflict {
            Conflict::Pair(one, other) => literals.extend([one, other]),
            Conflict::Clause(clause) => self.push_clause(clause, &mut literals),
        }
        literals
    }

    /// The literals of the clause that made a literal true; none if it was decided.
    pub(super) fn clause_of(&self, lit: Lit) -> Vec<Lit> {
        let mut literals = Vec::new();
        self.push_clause_of(lit, &mut literals);
        literals
    }

    fn push_clause_of(&self, lit: Lit, literals: &mut Vec<Lit>) {
        match self.trail.reason_of(lit.var()).decoded() {
            DecodedReason::Pair(other) => literals.extend([lit, other]),
            DecodedReason::Clause(clause) => self.push_clause(clause, literals),
            DecodedReason::None => {}
        }
    }

    fn push_clause(&self, clause: ClauseRef, literals: &mut Vec<Lit>) {
        literals.extend(self.clauses.codes(clause).iter().map(|&code| Lit::from_code(code)));
    }

    /// Tells why a literal is false, unless that was told for this step, or is told by the step.
    fn log_causes(&mut self, lit: Lit) {
        // The clauses on the way down, one behind the other: where each begins, and how far it
        // was looked at.
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

/// Room for the walk from a clause to its causes, kept between steps.
#[derive(Default)]
pub(super) struct AntecedentSearch {
    literals: Vec<Lit>,
    clauses: Vec<(usize, usize)>,
}
