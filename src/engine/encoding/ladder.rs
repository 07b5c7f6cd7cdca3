//! A number with few possible values in the order encoding: a variable "this value or more" for
//! each value but the least.
//!
//! Invariants: a threshold between two possible values uses the variable of the next greater one; a
//! threshold up to the least value is true, one above the greatest is false.
//! Size for `n` values: `n - 1` variables, `n - 2` clauses.
//! Source: N. Tamura, A. Taga, S. Kitagawa, M. Banbara, "Compiling finite linear CSP into SAT",
//! Constraints 14 (2009).

use super::formula::Formula;
use super::meaning::Meaning;
use crate::sat::cnf::Term;

/// The thresholds of one number.
#[derive(Clone, Debug)]
pub(super) struct Ladder {
    values: Vec<u32>,
    /// The term of "`values[i + 1]` or more".
    terms: Vec<Term>,
    /// Added to every value: the end of a run of known length is its start plus the length.
    shift: u32,
}

impl Ladder {
    /// Encodes a number that has one of the ascending `values`; `meaning(v)` is "`v` or more".
    pub fn encode(
        formula: &mut Formula,
        values: Vec<u32>,
        meaning: impl Fn(u32) -> Meaning,
    ) -> Ladder {
        let above_least = values.iter().skip(1);
        let terms: Vec<Term> = above_least.map(|&value| formula.var(meaning(value))).collect();
        for pair in terms.windows(2) {
            formula.implies(pair[1], pair[0]);
        }
        Ladder { values, terms, shift: 0 }
    }

    /// The number plus `by`, without new variables.
    pub fn moved(&self, by: u32) -> Ladder {
        Ladder { shift: self.shift + by, ..self.clone() }
    }

    /// The term "the number is `threshold` or more".
    pub fn at_least(&self, threshold: u32) -> Term {
        let Some(threshold) = threshold.checked_sub(self.shift) else { return Term::Known(true) };
        match self.values.partition_point(|&value| value < threshold) {
            0 => Term::Known(true),
            place if place == self.values.len() => Term::Known(false),
            place => self.terms[place - 1],
        }
    }

    /// The least possible value.
    pub fn least(&self) -> u32 {
        self.values().next().unwrap_or(0)
    }

    /// The greatest possible value.
    pub fn greatest(&self) -> u32 {
        self.values().next_back().unwrap_or(0)
    }

    /// Every possible value, ascending.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = u32> {
        self.values.iter().map(|value| value + self.shift)
    }
}
