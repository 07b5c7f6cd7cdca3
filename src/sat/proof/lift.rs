//! Lifts a proof under extra unit clauses to a proof without them.
//!
//! In: a log of a formula; the same formula with extra unit clauses, the givens, and an LRAT proof
//! of that. Out: steps in the log. Invariants: a lifted step is the old clause plus the negations
//! of the givens that it depends on. So the empty clause becomes "not all of these givens". A step
//! that needs no given stays as it is, and the log keeps it once, however many proofs have it.

use super::log::{Log, Number};
use crate::sat::cnf::{Cnf, Lit};
use std::collections::BTreeSet;

/// The result of lifting a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lifted {
    /// The extra unit clauses: those that are not in the log.
    pub givens: BTreeSet<Lit>,
    /// The lifted empty clause: the negations of the givens that the proof needs.
    pub end: Vec<Lit>,
}

/// Why a proof cannot be lifted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LiftError {
    /// A clause, counted from 1, is neither in the log nor a given.
    #[error("clause {0} is not one of the whole")]
    Foreign(usize),
    /// A line, counted from 1, is no step.
    #[error("line {0} is no step")]
    Step(usize),
    /// The log is full.
    #[error("there is no room for all steps together")]
    Room,
    /// The proof ends without the empty clause.
    #[error("it ends without the empty clause")]
    NoEnd,
}

/// What a clause of the proof became.
#[derive(Clone, Copy)]
enum Known {
    /// This given implies it.
    Given(Lit),
    /// The clause with this number in the log.
    Clause(Number),
}

/// Lifts a proof of `formula` into the log. In: a proof that the checker accepted.
///
/// # Errors
/// [`LiftError`].
pub fn lift(log: &mut Log, formula: &Cnf, proof: &[u8]) -> Result<Lifted, LiftError> {
    let (mut known, mut givens) = (Vec::new(), BTreeSet::new());
    for (place, clause) in (1..).zip(formula.clauses()) {
        known.push(match (log.find(clause), clause) {
            (Some(number), _) => Known::Clause(number),
            (None, &[given]) if given.var().index() < log.var_count() => {
                givens.insert(given);
                Known::Given(given)
            }
            _ => return Err(LiftError::Foreign(place)),
        });
    }
    let mut end = log.find(&[]);
    let (mut clause, mut antecedents) = (Vec::new(), Vec::new());
    for (line, text) in (1..).zip(proof.split(|&byte| byte == b'\n')) {
        if end.is_some() {
            break;
        }
        let Some((literals, hints)) = step(text).ok_or(LiftError::Step(line))? else { continue };
        clause.clear();
        antecedents.clear();
        clause.extend_from_slice(&literals);
        for hint in hints {
            match hint.checked_sub(1).and_then(|place| known.get(place)) {
                Some(Known::Given(given)) => clause.push(!*given),
                Some(Known::Clause(number)) => {
                    let is_needed = |lit: &&Lit| givens.contains(&!**lit);
                    clause.extend(log.clause(*number).iter().filter(is_needed));
                    antecedents.push(*number);
                }
                None => return Err(LiftError::Step(line)),
            }
        }
        clause.sort_unstable();
        clause.dedup();
        // A clause that contains a given is implied by it: no step is needed.
        let given = literals.iter().find(|lit| givens.contains(lit));
        known.push(match given {
            Some(&given) => Known::Given(given),
            None => Known::Clause(log.add_numbered(&clause, &antecedents).ok_or(LiftError::Room)?),
        });
        if let (true, Some(&Known::Clause(number))) = (literals.is_empty(), known.last()) {
            end = Some(number);
        }
    }
    let end = log.clause(end.ok_or(LiftError::NoEnd)?).to_vec();
    Ok(Lifted { givens, end })
}

/// The literals and the hints of a step; `Some(None)` for a deletion or a blank line, `None` if
/// the line is no step.
fn step(text: &[u8]) -> Option<Option<(Vec<Lit>, Vec<usize>)>> {
    let text = std::str::from_utf8(text).ok()?;
    let mut words = text.split_ascii_whitespace().skip(1).peekable();
    if words.peek().is_none_or(|word| *word == "d") {
        return Some(None);
    }
    let (mut literals, mut hints) = (Vec::new(), Vec::new());
    for word in words.by_ref().take_while(|word| *word != "0") {
        literals.push(Lit::from_dimacs(word.parse().ok()?)?);
    }
    for word in words.take_while(|word| *word != "0") {
        hints.push(word.parse().ok()?);
    }
    Some(Some((literals, hints)))
}
