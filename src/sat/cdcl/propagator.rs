//! Constraints without clauses: they derive literals, and say why when conflict analysis asks.
//!
//! In: the literals that become true, in their order. Out: literals that follow from them; for a
//! derived literal, or for a contradiction, some literals that imply it. Invariants: a propagator is
//! asked where unit propagation has nothing more, and a level is opened where it has nothing more
//! itself; so whatever it derives has a cause at the newest level. An explanation becomes a clause
//! that nothing watches, until the next reduction. There are no proofs of such literals.
//! Source: O. Ohrimenko, P. Stuckey, M. Codish, "Propagation via lazy clause generation"
//! (Constraints 2009).

use super::clauses::Clauses;
use super::propagate::Conflict;
use super::trail::{DecodedReason, Reason, Trail};
use super::{NoProof, Proof, Solver};
use crate::cnf::{Lit, Var};

/// Constraints on the variables of a formula.
pub trait Propagator: Send {
    /// This literal is true now; for good if `is_permanent`.
    fn assign(&mut self, lit: Lit, is_permanent: bool);

    /// The literal that became true last, of those that are still true, is open again.
    fn unassign(&mut self, lit: Lit);

    /// Forgets which constraints would derive next: all that were left had only literals that are
    /// open again.
    fn drop_waiting(&mut self);

    /// Lets the next constraint derive literals from the true ones.
    fn derive(&mut self, derived: &mut Vec<Lit>) -> Derivation;

    /// Some true literals, each true before the derived one, that imply it; or that contradict each
    /// other, after a contradiction. Permanent ones may be left out.
    fn explain(&mut self, derived: Option<Lit>, causes: &mut Vec<Lit>);

    /// The work since the last call, in the unit of a budget.
    fn take_work(&mut self) -> u64;

    /// A copy for another solver of the formula.
    fn copied(&self) -> Box<dyn Propagator>;
}

/// What one constraint derived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Derivation {
    /// These literals, perhaps none.
    Literals,
    /// The true literals contradict it.
    Contradiction,
    /// No constraint is left that might derive.
    Complete,
}

/// A propagator, and how far it has followed the trail.
pub(super) struct Attached {
    propagator: Box<dyn Propagator>,
    /// How many literals of the trail it knows.
    known: usize,
    /// A buffer for literals it derives, or causes.
    literals: Vec<Lit>,
}

impl Clone for Attached {
    fn clone(&self) -> Attached {
        Attached { propagator: self.propagator.copied(), literals: Vec::new(), ..*self }
    }
}

impl Attached {
    /// Takes back the literals of the trail from `start` on.
    pub fn back_to(&mut self, start: usize, trail: &Trail) {
        let known = start..self.known.max(start);
        for &lit in trail.literals()[known].iter().rev() {
            self.propagator.unassign(lit);
        }
        self.known = self.known.min(start);
        self.propagator.drop_waiting();
    }

    /// Derives until a literal becomes true. `Ok(false)` if there is none.
    ///
    /// # Errors
    /// A conflict; its clause is `None` if there was no room for it.
    fn derive(
        &mut self,
        trail: &mut Trail,
        clauses: &mut Clauses,
    ) -> Result<bool, Option<Conflict>> {
        for &lit in &trail.literals()[self.known..] {
            self.propagator.assign(lit, trail.level_of(lit.var()) == 0);
        }
        self.known = trail.literals().len();
        loop {
            self.literals.clear();
            match self.propagator.derive(&mut self.literals) {
                Derivation::Complete => return Ok(false),
                Derivation::Contradiction => return Err(self.conflict(None, clauses)),
                Derivation::Literals => {}
            }
            if let Some(&lit) = self.literals.iter().find(|&&lit| trail.is_false(lit)) {
                return Err(self.conflict(Some(lit), clauses));
            }
            for &lit in &self.literals {
                if !trail.is_true(lit) {
                    trail.assign(lit, Reason::DERIVED);
                }
            }
            if trail.literals().len() > self.known {
                return Ok(true);
            }
        }
    }

    /// The clause of a contradiction, or of a derived literal that is false already.
    fn conflict(&mut self, derived: Option<Lit>, clauses: &mut Clauses) -> Option<Conflict> {
        self.explain(derived);
        clauses.add_explanation(&self.literals).map(Conflict::Clause)
    }

    /// Sets the literals to a clause that holds and has only false ones but for the derived one,
    /// which comes first.
    fn explain(&mut self, derived: Option<Lit>) {
        self.literals.clear();
        self.propagator.explain(derived, &mut self.literals);
        self.literals.iter_mut().for_each(|lit| *lit = !*lit);
        if let Some(lit) = derived {
            self.literals.insert(0, lit);
        }
    }
}

/// The reason of an assigned variable. A derived literal gets a clause here, unless there is no room.
#[inline]
pub(super) fn reason(
    var: Var,
    trail: &mut Trail,
    clauses: &mut Clauses,
    attached: &mut Option<Attached>,
) -> DecodedReason {
    match (trail.reason_of(var), attached) {
        (Reason::DERIVED, Some(attached)) => {
            let is_positive = trail.is_true(var.positive());
            attached.explain(Some(if is_positive { var.positive() } else { var.negative() }));
            let clause = clauses.add_explanation(&attached.literals);
            trail.set_reason(var, clause.map_or(Reason::NONE, Reason::clause));
            trail.reason_of(var).decoded()
        }
        (reason, _) => reason.decoded(),
    }
}

impl Solver<NoProof> {
    /// Lets a propagator derive, too, from now on. Call it before the first decision.
    pub fn attach(&mut self, propagator: Box<dyn Propagator>) {
        self.back_to(0);
        self.attached = Some(Attached { propagator, known: 0, literals: Vec::new() });
    }
}

impl<P: Proof> Solver<P> {
    /// Lets the propagator derive, if there is one; `Ok(false)` if nothing is left to derive.
    pub(super) fn derive_literals(&mut self) -> Result<bool, Conflict> {
        let Some(attached) = &mut self.attached else { return Ok(false) };
        let derived = attached.derive(&mut self.trail, &mut self.clauses);
        self.visits += attached.propagator.take_work() / super::work::WORK_PER_VISIT;
        // Without room for the clause of a conflict the search ends.
        derived.or_else(|conflict| conflict.map_or(Ok(false), Err))
    }

    /// Backtracks to a level: unassigns the literals above it, saves their phases and puts their
    /// variables back into the heap.
    pub(super) fn back_to(&mut self, level: u32) {
        if let (Some(attached), Some(start)) = (&mut self.attached, self.trail.start_above(level)) {
            attached.back_to(start, &self.trail);
        }
        let (heap, phases) = (&mut self.heap, &mut self.phases);
        self.trail.back_to(level, |lit| {
            phases.save(lit);
            heap.insert(lit.var());
        });
    }
}
