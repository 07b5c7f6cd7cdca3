//! A proof that takes more for granted, as steps of the formula without that.
//!
//! In: a log of a formula; the same formula with more clauses of one literal, the givens, and an
//! LRAT proof of it. Out: steps in the log. Invariants: a step that needs some givens says "or one of
//! them does not hold", so that the last one is the clause that the givens do not hold together;
//! one that needs none is the step itself, and is kept once however many proofs have it.

use super::log::{Log, Number};
use crate::sat::cnf::{Cnf, Lit};
use std::collections::BTreeSet;

/// What a proof came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lifted {
    /// Clauses of one literal that the formula does not have.
    pub givens: BTreeSet<Lit>,
    /// The clause that they do not hold together, or fewer of them.
    pub end: Vec<Lit>,
}

/// Why a proof is not lifted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LiftError {
    /// A clause that is neither one of the formula nor a given.
    #[error("clause {0} is not one of the whole")]
    Foreign(usize),
    /// A line that is no step.
    #[error("line {0} is no step")]
    Step(usize),
    /// The log is full.
    #[error("there is no room for all steps together")]
    Room,
    /// There is no empty clause.
    #[error("it ends without the empty clause")]
    NoEnd,
}

/// What a clause became.
#[derive(Clone, Copy)]
enum Known {
    /// It holds if this given does.
    Given(Lit),
    /// The clause of this number.
    Clause(Number),
}

/// Lifts a proof of a formula, which was checked, into the log.
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
        // What says that a given holds says nothing that the given does not.
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

/// The literals of a step and the numbers it names; nothing if clauses are deleted there.
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
