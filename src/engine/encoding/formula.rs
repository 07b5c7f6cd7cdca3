//! A formula under construction: simplifies known terms away, records the meaning of each variable,
//! and enforces limits while it grows.
//!
//! In: terms. Out: a [`Cnf`] and the [`Meaning`] of each variable, or only their counts.
//! Invariants: no clause has a known term, a repeated literal, or both a literal and its negation.

use super::NoFormula;
use super::meaning::Meaning;
use crate::budget::{Budget, Meter};
use crate::sat::cnf::{Cnf, Lit, Term, Var, growth};

/// Work of a literal in the unit of a budget: measured on boards of 80x80 and 150x150.
const WORK_PER_LITERAL: u64 = 25;

/// The size of a formula; also a state for [`Formula::back_to`].
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Size {
    pub vars: usize,
    pub clauses: usize,
    pub literals: usize,
}

/// Clauses and the meanings of their variables.
pub(super) struct Formula<'a> {
    cnf: Cnf,
    meanings: Vec<Meaning>,
    clause: Vec<Lit>,
    size: Size,
    /// Are clauses kept? Otherwise only counted.
    is_kept: bool,
    literal_limit: usize,
    meter: Meter<'a>,
    /// The number of literals at the last meter check.
    metered: usize,
    /// Did the CNF refuse a variable or a clause? Then the formula is useless.
    is_full: bool,
    /// Was there no memory for a clause or a variable? Then the formula is useless, too.
    is_out: bool,
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
            is_out: false,
        }
    }

    /// An empty formula that only counts variables, clauses and literals; it stores none.
    pub fn counting(literal_limit: usize, budget: &'a Budget) -> Formula<'a> {
        Formula { is_kept: false, ..Formula::new(literal_limit, budget) }
    }

    /// The clauses and the meanings of their variables.
    pub fn finish(self) -> (Cnf, Vec<Meaning>) {
        (self.cnf, self.meanings)
    }

    /// Checks the limits. Call it before each cell, run or placement.
    ///
    /// # Errors
    /// [`NoFormula`] with the limit that is exceeded.
    pub fn within_limits(&mut self) -> Result<(), NoFormula> {
        if self.is_full || self.size.literals > self.literal_limit {
            return Err(NoFormula::Literals { limit: self.literal_limit });
        }
        if self.is_out {
            return Err(self.meter.budget().exhausted().into());
        }
        let literals = self.size.literals.abs_diff(self.metered) as u64;
        let work = 10 + WORK_PER_LITERAL * literals;
        self.metered = self.size.literals;
        if self.meter.is_over(work) { Err(self.meter.budget().exhausted().into()) } else { Ok(()) }
    }

    /// Creates a variable with this meaning, the only way to get one.
    pub fn var(&mut self, meaning: Meaning) -> Term {
        let var = if self.is_kept { self.cnf.fresh().ok() } else { Var::nth(self.size.vars) };
        let Some(var) = var else {
            self.is_full = true;
            return Term::Known(false);
        };
        self.size.vars += 1;
        if self.is_kept && self.has_room(growth(&self.meanings, 1)) {
            self.meanings.push(meaning);
        }
        Term::Open(var.positive())
    }

    /// Adds a clause of a few terms, unless it is a tautology.
    pub fn add(&mut self, terms: impl IntoIterator<Item = Term>) {
        let is_open = Term::clause(terms, &mut self.clause);
        if !is_open || self.clause.iter().any(|&lit| self.clause.contains(&!lit)) {
            return;
        }
        for place in (1..self.clause.len()).rev() {
            if self.clause[..place].contains(&self.clause[place]) {
                self.clause.remove(place);
            }
        }
        self.keep();
    }

    /// Adds a clause of any length whose open terms have distinct variables.
    pub fn add_distinct(&mut self, terms: impl IntoIterator<Item = Term>) {
        if Term::clause(terms, &mut self.clause) {
            self.keep();
        }
    }

    fn keep(&mut self) {
        self.size.clauses += 1;
        self.size.literals += self.clause.len();
        if self.is_kept && self.has_room(self.cnf.growth(self.clause.len())) {
            self.is_full |= self.cnf.add(&self.clause).is_err();
        }
    }

    /// Does the budget have memory for this many more bytes? Collections double when they are full,
    /// so `bytes` is mostly 0 and nothing is checked.
    fn has_room(&mut self, bytes: usize) -> bool {
        self.is_out |= bytes > 0 && !self.meter.budget().has_room(bytes);
        !self.is_out
    }

    /// How large it is now.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Removes everything added since the formula had this size.
    pub fn back_to(&mut self, size: Size) {
        self.size = size;
        if self.is_kept {
            self.cnf.truncate(size.vars, size.clauses);
            self.meanings.truncate(size.vars);
        }
    }

    /// Adds "if `condition` then `consequence`".
    pub fn implies(&mut self, condition: Term, consequence: Term) {
        self.add([!condition, consequence]);
    }
}
