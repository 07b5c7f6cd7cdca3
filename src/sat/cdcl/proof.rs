//! The interface through which the solver logs its proof: each clause derived or deleted.
//!
//! Out: the steps of a DRAT proof in order, with the antecedents that LRAT needs. Invariants:
//! every clause of `add` follows by unit propagation (RUP) from the formula and earlier steps. A
//! clause of `delete` was in the formula, without repeated literals, or was added before. Clauses
//! that the caller adds between decisions belong to the formula and are not logged.
//! Source: N. Wetzler, M. Heule, W. Hunt, "DRAT-trim" (SAT 2014).

use crate::cnf::Lit;

/// Receives the steps of a proof.
pub trait Proof {
    /// Does it use the steps? If not, the solver does not compute them.
    const IS_KEPT: bool = true;

    /// Receives the next antecedent of the coming [`Proof::add`], with its literals in any order.
    /// Once the literals of the added clause are false, each antecedent in turn is unit and the
    /// last one is false.
    fn antecedent(&mut self, _clause: &[Lit]) {}

    /// Receives a derived clause.
    fn add(&mut self, clause: &[Lit]);

    /// Receives a clause that the solver deleted.
    fn delete(&mut self, clause: &[Lit]);
}

/// No proof: the solver skips all logging at compile time.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoProof;

impl Proof for NoProof {
    const IS_KEPT: bool = false;

    #[inline]
    fn add(&mut self, _: &[Lit]) {}

    #[inline]
    fn delete(&mut self, _: &[Lit]) {}
}
