//! A formula under construction: its variables have meanings, and what is
//! already known never reaches a clause.
//!
//! In: terms. Out: a [`Cnf`] and the [`Meaning`] of each variable.
//! Holds: no clause has a known term, one literal twice, or both a literal and its negation.

use super::meaning::Meaning;
use crate::sat::cnf::{Cnf, CnfError, Lit};

/// Something that is true, false, or for the solver to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Term {
    Known(bool),
    Open(Lit),
}

impl std::ops::Not for Term {
    type Output = Term;

    fn not(self) -> Term {
        match self {
            Term::Known(value) => Term::Known(!value),
            Term::Open(lit) => Term::Open(!lit),
        }
    }
}

/// A state of a formula to which it can go back.
pub(super) struct Mark {
    var_count: usize,
    clause_count: usize,
}

/// Clauses and what their variables mean.
#[derive(Clone, Debug, Default)]
pub(super) struct Formula {
    pub cnf: Cnf,
    pub meanings: Vec<Meaning>,
    clause: Vec<Lit>,
    /// What the formula refused, which makes it useless.
    pub refused: Option<CnfError>,
}

impl Formula {
    /// A new variable: the only way to get one.
    pub fn var(&mut self, meaning: Meaning) -> Term {
        match self.cnf.fresh() {
            Ok(var) => {
                self.meanings.push(meaning);
                Term::Open(var.positive())
            }
            Err(error) => {
                self.refused = Some(error);
                Term::Known(false)
            }
        }
    }

    /// Adds the clause unless it holds anyway.
    pub fn add(&mut self, terms: impl IntoIterator<Item = Term>) {
        self.clause.clear();
        for term in terms {
            match term {
                Term::Known(true) => return,
                Term::Known(false) => {}
                Term::Open(lit) if self.clause.contains(&!lit) => return,
                Term::Open(lit) if self.clause.contains(&lit) => {}
                Term::Open(lit) => self.clause.push(lit),
            }
        }
        if let Err(error) = self.cnf.add(&self.clause) {
            self.refused = Some(error);
        }
    }

    /// Where the formula stands now.
    pub fn mark(&self) -> Mark {
        Mark { var_count: self.cnf.var_count(), clause_count: self.cnf.clause_count() }
    }

    /// How many clauses came after the mark.
    pub fn clauses_since(&self, mark: &Mark) -> usize {
        self.cnf.clause_count() - mark.clause_count
    }

    /// Forgets what came after the mark.
    pub fn back_to(&mut self, mark: &Mark) {
        self.cnf.truncate(mark.var_count, mark.clause_count);
        self.meanings.truncate(mark.var_count);
    }

    /// Adds `if condition then consequence`.
    pub fn implies(&mut self, condition: Term, consequence: Term) {
        self.add([!condition, consequence]);
    }

    /// At least one of the terms holds, and at most one. Pairwise:
    /// `n (n - 1) / 2 + 1` clauses for `n` open terms.
    pub fn exactly_one(&mut self, terms: &[Term]) {
        self.add(terms.iter().copied());
        self.at_most_one(terms);
    }

    /// At most one of the terms holds. Pairwise: `n (n - 1) / 2` clauses for `n` open terms.
    pub fn at_most_one(&mut self, terms: &[Term]) {
        for (place, &one) in terms.iter().enumerate() {
            for &other in &terms[place + 1..] {
                self.add([!one, !other]);
            }
        }
    }
}
