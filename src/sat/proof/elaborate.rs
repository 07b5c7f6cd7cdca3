//! Elaborates a DRAT proof: finds the antecedents of each clause and logs both.
//!
//! In: a formula, a log of it, DRAT in text or binary, a budget. Out: a log that refutes the
//! formula. Invariants: every clause is derived by unit propagation before it is used. Deletions
//! are ignored, which costs time but is sound.
//! Source of the format: N. Wetzler, M. Heule, W. Hunt, "DRAT-trim" (SAT 2014).

use super::log::{ProofLogger, SharedLog};
use crate::budget::Budget;
use crate::cdcl::Solver;
use crate::cnf::{Cnf, Lit};
use std::rc::Rc;

/// Steps between two checks of the budget.
const STEPS_PER_CHECK: usize = 256;

/// Why a proof cannot be elaborated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ElaborateError {
    /// Not a step, or a literal that is not of the formula.
    #[error("step {step} is no clause of the formula's variables")]
    Step {
        /// The step, from 1.
        step: usize,
    },
    /// The clause does not follow by unit propagation.
    #[error("step {step} does not follow from the clauses before it by unit propagation")]
    NotRup {
        /// The step, from 1.
        step: usize,
    },
    /// The proof ends without the empty clause.
    #[error("the steps end without the empty clause")]
    NoEnd,
    /// The budget is over, or the solver or the log is full.
    #[error("time or room was over at step {step}")]
    Limit {
        /// The step, from 1.
        step: usize,
    },
}

/// Elaborates a DRAT proof of the formula into a log of the same formula.
///
/// # Errors
/// [`ElaborateError`], with the step at which it ended.
pub fn follow(
    formula: &Cnf,
    log: &SharedLog,
    proof: &[u8],
    budget: &Budget,
) -> Result<(), ElaborateError> {
    let over = |step| ElaborateError::Limit { step };
    let logger = ProofLogger::new(log, Rc::from([]));
    let mut solver = Solver::with_proof(formula, budget, logger).ok_or(over(0))?;
    let mut steps = Steps { bytes: proof, is_binary: is_binary(proof) };
    let mut clause = Vec::new();
    let mut step = 0;
    while !log.borrow().is_refuted() {
        step += 1;
        let is_added = match steps.next(&mut clause).ok_or(ElaborateError::Step { step })? {
            // After the last step unit propagation alone must refute the formula.
            None => {
                let is_refuted = solver.derive(&[]) == Ok(true);
                return if is_refuted { Ok(()) } else { Err(ElaborateError::NoEnd) };
            }
            Some(is_added) => is_added,
        };
        let is_over = step % STEPS_PER_CHECK == 0 && budget.is_over();
        if is_over || solver.is_full() || log.borrow().is_full() {
            return Err(over(step));
        }
        match is_added.then(|| solver.derive(&clause)) {
            None | Some(Ok(true)) => {}
            Some(Ok(false)) => return Err(ElaborateError::NotRup { step }),
            Some(Err(_)) => return Err(ElaborateError::Step { step }),
        }
    }
    Ok(())
}

/// Is the proof binary? Text consists of digits, blanks, `-` and `d`; binary soon has other bytes.
fn is_binary(proof: &[u8]) -> bool {
    let is_text = |byte: &u8| b"0123456789- d\r\n".contains(byte);
    !proof.iter().take(100).all(is_text)
}

/// The steps of a proof, one after the other.
struct Steps<'a> {
    bytes: &'a [u8],
    is_binary: bool,
}

impl Steps<'_> {
    /// Reads the next clause: `Some(Some(true))` if the step adds it, `Some(Some(false))` if it
    /// deletes it. `Some(None)` at the end, `None` if it is no step.
    fn next(&mut self, clause: &mut Vec<Lit>) -> Option<Option<bool>> {
        clause.clear();
        if self.is_binary { self.next_binary(clause) } else { self.next_text(clause) }
    }

    fn next_binary(&mut self, clause: &mut Vec<Lit>) -> Option<Option<bool>> {
        let Some((&kind, tail)) = self.bytes.split_first() else { return Some(None) };
        self.bytes = tail;
        loop {
            let code = self.number()?;
            if code == 0 {
                break;
            }
            let number = i32::try_from(code >> 1).ok()?;
            clause.push(Lit::from_dimacs(if code & 1 == 0 { number } else { -number })?);
        }
        (kind == b'a' || kind == b'd').then_some(Some(kind == b'a'))
    }

    /// A number in groups of 7 bits, the lowest first.
    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for place in 0..5 {
            let (&byte, tail) = self.bytes.split_first()?;
            self.bytes = tail;
            number += u64::from(byte & 0x7f) << (7 * place);
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    fn next_text(&mut self, clause: &mut Vec<Lit>) -> Option<Option<bool>> {
        let Some(first) = self.word() else { return Some(None) };
        let is_added = first != b"d";
        if !is_added || !push(first, clause)? {
            while !push(self.word()?, clause)? {}
        }
        Some(Some(is_added))
    }

    fn word(&mut self) -> Option<&[u8]> {
        let start = self.bytes.iter().position(|byte| !byte.is_ascii_whitespace())?;
        let tail = &self.bytes[start..];
        let end = tail.iter().position(u8::is_ascii_whitespace).unwrap_or(tail.len());
        let (word, tail) = tail.split_at(end);
        self.bytes = tail;
        Some(word)
    }
}

/// Adds a literal. `Some(true)` if the word is the 0 at the end, `None` if it is no literal.
fn push(word: &[u8], clause: &mut Vec<Lit>) -> Option<bool> {
    let number: i32 = std::str::from_utf8(word).ok()?.parse().ok()?;
    if number != 0 {
        clause.push(Lit::from_dimacs(number)?);
    }
    Some(number == 0)
}
