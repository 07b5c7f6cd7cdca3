//! The trail: the assigned literals in order, with their values, decision levels and reasons.

use super::clauses::ClauseRef;
use crate::cnf::{Lit, Var};

/// Why a literal was assigned: the clause that propagated it, or none. A binary clause is stored as
/// its other literal, which is false.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Reason(u32);

/// The tag of a binary clause.
const PAIR: u32 = 1 << 31;

impl Reason {
    /// The literal is a decision, an assumption or a unit clause.
    pub const NONE: Reason = Reason(u32::MAX);

    /// A propagator derived it, and was not asked why yet.
    pub const DERIVED: Reason = Reason(u32::MAX - 1);

    /// A clause of three or more literals, or any clause of a propagator.
    pub fn clause(clause: ClauseRef) -> Reason {
        Reason(clause.0)
    }

    /// The binary clause of the literal and `other`.
    pub fn pair(other: Lit) -> Reason {
        Reason(PAIR | other.code())
    }

    /// The reason as an enum.
    pub fn decoded(self) -> DecodedReason {
        match self {
            Reason::NONE | Reason::DERIVED => DecodedReason::None,
            Reason(tagged) if tagged & PAIR != 0 => {
                DecodedReason::Pair(Lit::from_code(tagged & !PAIR))
            }
            Reason(clause) => DecodedReason::Clause(ClauseRef(clause)),
        }
    }
}

/// A [`Reason`] to match on.
pub(super) enum DecodedReason {
    None,
    Pair(Lit),
    Clause(ClauseRef),
}

/// The decision level and the reason of a variable.
#[derive(Clone, Copy)]
struct Cause {
    level: u32,
    reason: Reason,
}

/// The current assignment.
#[derive(Clone)]
pub(super) struct Trail {
    /// For each literal, by code: 1 true, -1 false, 0 unassigned.
    values: Vec<i8>,
    /// The cause of each variable. Meaningless if it is unassigned.
    causes: Vec<Cause>,
    /// The true literals, oldest first.
    literals: Vec<Lit>,
    /// Where each level above 0 begins in `literals`.
    starts: Vec<u32>,
    /// The literals before this index were propagated.
    head: usize,
}

impl Trail {
    pub fn new(var_count: usize) -> Trail {
        Trail {
            values: vec![0; 2 * var_count],
            causes: vec![Cause { level: 0, reason: Reason::NONE }; var_count],
            literals: Vec::with_capacity(var_count),
            starts: Vec::new(),
            head: 0,
        }
    }

    /// The value of a literal: 1 true, -1 false, 0 unassigned.
    #[inline]
    pub fn value(&self, lit: Lit) -> i8 {
        self.values[lit.code() as usize]
    }

    #[inline]
    pub fn is_true(&self, lit: Lit) -> bool {
        self.value(lit) > 0
    }

    #[inline]
    pub fn is_false(&self, lit: Lit) -> bool {
        self.value(lit) < 0
    }

    /// Is the variable unassigned?
    #[inline]
    pub fn is_open(&self, var: Var) -> bool {
        self.value(var.positive()) == 0
    }

    /// The decision level of an assigned variable.
    #[inline]
    pub fn level_of(&self, var: Var) -> u32 {
        self.causes[var.index()].level
    }

    /// The reason of an assigned variable.
    #[inline]
    pub fn reason_of(&self, var: Var) -> Reason {
        self.causes[var.index()].reason
    }

    /// Sets the reason of an assigned variable.
    pub fn set_reason(&mut self, var: Var, reason: Reason) {
        self.causes[var.index()].reason = reason;
    }

    /// Where the levels above `level` begin among the literals, if there are any.
    pub fn start_above(&self, level: u32) -> Option<usize> {
        self.starts.get(level as usize).map(|&start| start as usize)
    }

    /// The current decision level.
    #[inline]
    pub fn level(&self) -> u32 {
        self.starts.len() as u32
    }

    /// How many variables there are.
    pub fn var_count(&self) -> usize {
        self.causes.len()
    }

    /// Adds a variable.
    pub fn grow(&mut self) {
        self.values.extend([0, 0]);
        self.causes.push(Cause { level: 0, reason: Reason::NONE });
    }

    /// All assigned literals, oldest first.
    pub fn literals(&self) -> &[Lit] {
        &self.literals
    }

    /// The literals below the newest level.
    pub fn before_newest_level(&self) -> &[Lit] {
        &self.literals[..self.starts.last().map_or(0, |&start| start as usize)]
    }

    /// Makes an unassigned literal true, at the current level.
    #[inline]
    pub fn assign(&mut self, lit: Lit, reason: Reason) {
        let var = lit.var().index();
        let value = if lit.is_positive() { 1 } else { -1 };
        self.values[2 * var..][..2].copy_from_slice(&[value, -value]);
        self.causes[var] = Cause { level: self.level(), reason };
        self.literals.push(lit);
    }

    /// Opens a new level without literals.
    pub fn open_level(&mut self) {
        self.starts.push(self.literals.len() as u32);
    }

    /// Opens a new level with this literal as its decision.
    pub fn decide(&mut self, lit: Lit) {
        self.open_level();
        self.assign(lit, Reason::NONE);
    }

    /// The next literal to propagate.
    #[inline]
    pub fn next(&mut self) -> Option<Lit> {
        let lit = self.literals.get(self.head).copied();
        self.head += usize::from(lit.is_some());
        lit
    }

    /// Unassigns all literals above `level`, newest first, and passes each to `unassigned`.
    pub fn back_to(&mut self, level: u32, mut unassigned: impl FnMut(Lit)) {
        if level >= self.level() {
            return;
        }
        let start = self.starts[level as usize] as usize;
        for &lit in self.literals[start..].iter().rev() {
            self.values[lit.code() as usize] = 0;
            self.values[(!lit).code() as usize] = 0;
            unassigned(lit);
        }
        self.literals.truncate(start);
        self.starts.truncate(level as usize);
        self.head = self.head.min(start);
    }
}
