//! Truth values that may be known before a formula is solved.
//!
//! In: terms. Out: the literals of a clause that are left for the solver.

use super::Lit;

/// A known truth value, or a literal for the solver to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// It is known.
    Known(bool),
    /// The solver decides it.
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

impl Term {
    /// Replaces `clause` by the open ones of these terms; false if one is known to hold, so that
    /// the clause says nothing. Then it reads no further.
    pub fn clause(terms: impl IntoIterator<Item = Term>, clause: &mut Vec<Lit>) -> bool {
        clause.clear();
        for term in terms {
            match term {
                Term::Known(true) => return false,
                Term::Known(false) => {}
                Term::Open(lit) => clause.push(lit),
            }
        }
        true
    }
}
