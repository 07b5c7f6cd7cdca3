//! Enumerates the models of a formula, projected to some variables.
//!
//! In: a session, the projection variables. Out: models that differ on these variables, until
//! there are no others. Invariants: complete, no model twice; memory does not grow with the number
//! of models, since no blocking clauses are added.
//!
//! The models are the leaves of a binary tree. The enumeration keeps the path to the last model:
//! its literals that unit propagation does not derive from earlier ones. To find the next model it
//! flips the last literal of the path and decides under the path as assumptions. If there is no
//! model, it backtracks; the core shows which literals it can drop without flipping them.
//! Source: M. Gebser, B. Kaufmann, T. Schaub, "Solution enumeration for projected Boolean search
//! problems" (CPAIOR 2009), here with assumptions in the place of decision levels.

use super::{Session, SolveError, Work};
use crate::Outcome;
use crate::cnf::{Lit, Var};

/// The state of an enumeration.
pub struct Enumeration {
    /// Models that agree on these variables count as one.
    projection: Vec<Var>,
    /// The literals assumed, from the root of the tree.
    path: Vec<Lit>,
    /// For each literal of the path: is the subtree of its negation done?
    is_flipped: Vec<bool>,
    is_complete: bool,
    /// Does the path lead to the model that was returned last?
    is_reported: bool,
}

impl Enumeration {
    /// An enumeration of the values of the `projection` variables.
    pub fn new(projection: Vec<Var>) -> Enumeration {
        Enumeration {
            projection,
            path: Vec::new(),
            is_flipped: Vec::new(),
            is_complete: false,
            is_reported: false,
        }
    }

    /// The next model; [`Outcome::Unsat`] if there are no others. Every call needs the same
    /// session, with nothing added to it between calls.
    ///
    /// # Errors
    /// Errors of the session.
    pub fn next(
        &mut self,
        session: &mut Session,
        observer: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        if std::mem::take(&mut self.is_reported) {
            self.flip_last();
        }
        while !self.is_complete {
            if session.is_refuted(&self.path) {
                self.flip_last();
                continue;
            }
            match session.decide(&self.path, None, observer)? {
                Outcome::Sat(model) => {
                    let literal = |var: &Var| {
                        if model.holds(var.positive()) { var.positive() } else { var.negative() }
                    };
                    let literals: Vec<Lit> = self.projection.iter().map(literal).collect();
                    session.extend_path(&mut self.path, &literals);
                    self.is_flipped.resize(self.path.len(), false);
                    self.is_reported = true;
                    return Ok(Outcome::Sat(model));
                }
                Outcome::Unsat => {
                    let core = session.core();
                    while self.path.last().is_some_and(|lit| !core.contains(lit)) {
                        self.path.pop();
                    }
                    self.is_flipped.truncate(self.path.len());
                    self.flip_last();
                }
                limit => return Ok(limit),
            }
        }
        Ok(Outcome::Unsat)
    }

    /// Flips the last literal of the path that was not flipped, and drops those after it. Without
    /// one the enumeration is complete.
    fn flip_last(&mut self) {
        while self.is_flipped.last() == Some(&true) {
            self.is_flipped.pop();
            self.path.pop();
        }
        match (self.path.last_mut(), self.is_flipped.last_mut()) {
            (Some(lit), Some(is_turned)) => (*lit, *is_turned) = (!*lit, true),
            _ => self.is_complete = true,
        }
    }
}
