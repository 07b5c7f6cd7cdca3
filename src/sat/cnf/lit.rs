//! Variables and literals, numbered from 0 in the program, from 1 with a sign in DIMACS; and terms:
//! truth values that may be known before a formula is solved.
//!
//! In: numbers, terms. Out: the literals of a clause that are left for the solver.

/// A propositional variable, numbered densely from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Var(u32);

impl Var {
    /// The variable of this number; `None` from [`MAX_VARS`] on.
    pub const fn nth(number: usize) -> Option<Var> {
        if number < MAX_VARS as usize { Some(Var(number as u32)) } else { None }
    }

    /// The variable of this number, which a formula handed out before.
    pub const fn numbered(number: u32) -> Var {
        Var(number)
    }

    /// The number as an index.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The literal that holds when the variable is true.
    pub fn positive(self) -> Lit {
        Lit(self.0 << 1)
    }

    /// The literal that holds when the variable is false.
    pub fn negative(self) -> Lit {
        Lit(self.0 << 1 | 1)
    }
}

/// A variable or its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lit(u32);

impl Lit {
    /// The variable.
    pub fn var(self) -> Var {
        Var(self.0 >> 1)
    }

    /// The literal of another variable with the same sign.
    pub fn of(self, var: Var) -> Lit {
        Lit(var.0 << 1 | self.0 & 1)
    }

    /// Does it hold when the variable is true?
    pub fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }

    /// A dense numbering of the literals: twice the variable, plus one if negated.
    pub(crate) fn code(self) -> u32 {
        self.0
    }

    /// The literal of a code.
    pub(crate) fn from_code(code: u32) -> Lit {
        Lit(code)
    }

    /// The DIMACS number: the variable counted from 1, negative if negated.
    pub fn to_dimacs(self) -> i32 {
        let number = self.var().0 as i32 + 1;
        if self.is_positive() { number } else { -number }
    }

    /// The literal of a DIMACS number; `None` for 0 and numbers past [`MAX_VARS`].
    pub fn from_dimacs(number: i32) -> Option<Lit> {
        let var = Var(number.unsigned_abs().checked_sub(1)?);
        if var.0 >= MAX_VARS {
            return None;
        }
        Some(if number > 0 { var.positive() } else { var.negative() })
    }
}

impl std::ops::Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

/// Most variables that a formula may have: one less than the bits of a [`Lit`] allow, since the
/// solver needs a code that is no literal.
pub const MAX_VARS: u32 = (1 << 30) - 1;

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
