//! A formula under construction: its variables have meanings, what is already known never
//! reaches a clause, and its limits are looked at while it grows.
//!
//! In: terms. Out: a [`Cnf`] and the [`Meaning`] of each variable, or only their number.
//! Invariants: no clause has a known term, one literal twice, or both a literal and its negation.

use super::meaning::Meaning;
use crate::propagation::Limit;
use crate::sat::budget::{Budget, Meter};
use crate::sat::cnf::{Cnf, Lit, Var};

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

/// How large a formula is: also a state to which it can go back.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Size {
    pub vars: usize,
    pub clauses: usize,
    pub literals: usize,
}

/// Clauses and what their variables mean.
pub(super) struct Formula<'a> {
    cnf: Cnf,
    meanings: Vec<Meaning>,
    clause: Vec<Lit>,
    size: Size,
    /// Are clauses kept, or only counted?
    is_kept: bool,
    literal_limit: usize,
    meter: Meter<'a>,
    /// The literals when the meter was last asked.
    metered: usize,
    /// Did it refuse a variable or a clause, which makes it useless?
    is_full: bool,
}

impl<'a> Formula<'a> {
    /// The empty formula.
    pub fn new(literal_limit: usize, budget: &'a Budget) -> Formula<'a> {
        Formula {
            cnf: Cnf::new(),
            meanings: Vec::new(),
            clause: Vec::new(),
            size: Size::default(),
            is_kept: true,
            literal_limit,
            meter: Meter::new(budget),
            metered: 0,
            is_full: false,
        }
    }

    /// The empty formula that counts what it is told and forgets it: it needs no memory.
    pub fn counting(literal_limit: usize, budget: &'a Budget) -> Formula<'a> {
        Formula { is_kept: false, ..Formula::new(literal_limit, budget) }
    }

    /// The clauses and the meanings of their variables.
    pub fn finish(self) -> (Cnf, Vec<Meaning>) {
        (self.cnf, self.meanings)
    }

    /// Is it within its limits? To be asked before a cell, a run or a placement is added.
    ///
    /// # Errors
    /// The [`Limit`] that it passed.
    pub fn within_limits(&mut self) -> Result<(), Limit> {
        if self.is_full || self.size.literals > self.literal_limit {
            return Err(Limit::Literals { limit: self.literal_limit });
        }
        let work = 10 + self.size.literals.abs_diff(self.metered) as u64;
        self.metered = self.size.literals;
        if self.meter.is_over(work) { Err(Limit::of(self.meter.budget())) } else { Ok(()) }
    }

    /// A new variable: the only way to get one.
    pub fn var(&mut self, meaning: Meaning) -> Term {
        let var = if self.is_kept { self.cnf.fresh().ok() } else { Var::nth(self.size.vars) };
        let Some(var) = var else {
            self.is_full = true;
            return Term::Known(false);
        };
        self.size.vars += 1;
        if self.is_kept {
            self.meanings.push(meaning);
        }
        Term::Open(var.positive())
    }

    /// Adds the clause unless it holds anyway. For a few terms.
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
        self.keep();
    }

    /// Adds a clause of any length whose terms all have variables of their own.
    pub fn add_distinct(&mut self, terms: impl IntoIterator<Item = Term>) {
        self.clause.clear();
        for term in terms {
            match term {
                Term::Known(true) => return,
                Term::Known(false) => {}
                Term::Open(lit) => self.clause.push(lit),
            }
        }
        self.keep();
    }

    fn keep(&mut self) {
        self.size.clauses += 1;
        self.size.literals += self.clause.len();
        if self.is_kept {
            self.is_full |= self.cnf.add(&self.clause).is_err();
        }
    }

    /// How large it is now.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Forgets what came after it had this size.
    pub fn back_to(&mut self, size: Size) {
        self.size = size;
        if self.is_kept {
            self.cnf.truncate(size.vars, size.clauses);
            self.meanings.truncate(size.vars);
        }
    }

    /// Adds `if condition then consequence`.
    pub fn implies(&mut self, condition: Term, consequence: Term) {
        self.add([!condition, consequence]);
    }
}
