//! What a proof needs to know of a run: each clause learned and each clause forgotten.
//!
//! Out: the steps of a DRAT proof, in order, with what an LRAT proof says besides. Invariants: every clause told with `add` follows from
//! the formula and the clauses told before by unit propagation alone (RUP); a clause told with
//! `delete` was in the formula, without double literals, or was told before. Clauses that come
//! between two decisions are part of the formula and are not told.
//! Source: N. Wetzler, M. Heule, W. Hunt, "DRAT-trim" (SAT 2014).

use crate::sat::cnf::Lit;

/// Receives the steps.
pub trait Proof {
    /// Is anybody listening? Nothing is paid otherwise.
    const IS_KEPT: bool = true;

    /// Told before a clause is added, one after the other: clauses known by then, each of which
    /// has, once the literals of the new one are false, all literals false but one, or in the
    /// end all. A clause has its literals in any order.
    fn antecedent(&mut self, _clause: &[Lit]) {}

    /// The clause follows.
    fn add(&mut self, clause: &[Lit]);

    /// The clause is no longer used.
    fn delete(&mut self, clause: &[Lit]);
}

impl<P: Proof> Proof for &mut P {
    const IS_KEPT: bool = P::IS_KEPT;

    fn antecedent(&mut self, clause: &[Lit]) {
        P::antecedent(self, clause);
    }

    fn add(&mut self, clause: &[Lit]) {
        P::add(self, clause);
    }

    fn delete(&mut self, clause: &[Lit]) {
        P::delete(self, clause);
    }
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoProof;

impl Proof for NoProof {
    const IS_KEPT: bool = false;

    #[inline]
    fn add(&mut self, _: &[Lit]) {}

    #[inline]
    fn delete(&mut self, _: &[Lit]) {}
}
