//! Model after model, at the price of one decision each.
//!
//! In: a session, the variables that count. Out: models that differ on these variables, until
//! there are no others. Invariants: complete, each once; memory does not grow with the number of
//! models, as none is excluded by a clause of its own.
//!
//! The models are the leaves of a tree of choices. The path to the last one is kept: the
//! literals of the model that are not brought about by those before them. The next model is
//! sought where the last choice of the path is turned around; where there is none, the choice
//! before it is turned, and so on. A core says which choices need not be turned.
//! Source: M. Gebser, B. Kaufmann, T. Schaub, "Solution enumeration for projected Boolean search
//! problems" (CPAIOR 2009), here with assumptions in the place of levels.

use super::{Outcome, Session, SolveError, Work};
use crate::sat::cnf::{Lit, Var};

/// Where an enumeration stands.
pub struct Enumeration {
    /// The variables that count.
    projection: Vec<Var>,
    path: Vec<Lit>,
    /// For each literal of the path: was its negation dealt with before?
    is_flipped: Vec<bool>,
    is_complete: bool,
    /// Is the path that to a model that was handed out?
    is_reported: bool,
}

impl Enumeration {
    /// An enumeration of the values of `seen`.
    pub fn new(seen: Vec<Var>) -> Enumeration {
        Enumeration {
            projection: seen,
            path: Vec::new(),
            is_flipped: Vec::new(),
            is_complete: false,
            is_reported: false,
        }
    }

    /// The next model; [`Outcome::Unsat`] if there are no others. Always the same session, and
    /// nothing may be added to it in between.
    ///
    /// # Errors
    /// What the session says.
    pub fn next(
        &mut self,
        session: &mut dyn Session,
        watch: &mut dyn FnMut(Work),
    ) -> Result<Outcome, SolveError> {
        if std::mem::take(&mut self.is_reported) {
            self.flip_last();
        }
        while !self.is_complete {
            if session.is_refuted(&self.path) {
                self.flip_last();
                continue;
            }
            match session.decide_under(&self.path, watch)? {
                Outcome::Sat(model) => {
                    let literal = |var: &Var| {
                        if model.holds(var.positive()) { var.positive() } else { var.negative() }
                    };
                    let wanted: Vec<Lit> = self.projection.iter().map(literal).collect();
                    session.extend_path(&mut self.path, &wanted);
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
                unknown => return Ok(unknown),
            }
        }
        Ok(Outcome::Unsat)
    }

    /// Turns the last choice that was not turned before.
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
