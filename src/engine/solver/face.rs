//! Short forms of a [`Solver`], for callers that need no events.
//!
//! In: a puzzle and options; for a count also its verdict. Out: a verdict, one solution, all of
//! them, how many there are. Invariants: a [`Count`] is exact for every verdict but `undecided`,
//! unless a limit is reached; it is never less than the verdict shows.

use super::{EngineError, Options, Outcome, Solver, Unfinished, Verdict};
use crate::propagation::{Deduction, NoObserver};
use crate::puzzle::Puzzle;
use crate::solver::counting::{BigUint, Count, count};
use crate::verify::Verified;

/// Decides whether a puzzle has a picture and whether that is the only one.
///
/// # Errors
/// [`EngineError`]. "No picture" and "a limit was reached" are verdicts, not errors.
pub fn judge(puzzle: &Puzzle, options: &Options) -> Result<Verdict, EngineError> {
    Solver::new(puzzle, options).verdict()
}

/// Finds one solution.
///
/// # Errors
/// [`EngineError`].
pub fn solution(puzzle: &Puzzle, options: &Options) -> Result<Outcome<Verified>, EngineError> {
    Solver::new(puzzle, options).next_picture()
}

/// The solutions, one at a time. If a limit or a failure ends them early, that comes last.
pub fn solutions<'p>(
    puzzle: &'p Puzzle,
    options: &'p Options,
) -> impl Iterator<Item = Result<Verified, Unfinished>> + 'p {
    let mut solver = Some(Solver::new(puzzle, options));
    std::iter::from_fn(move || {
        let unfinished = match solver.as_mut()?.next_picture() {
            Ok(Outcome::Found(solution)) => return Some(Ok(solution)),
            Ok(Outcome::None(_)) => None,
            Ok(Outcome::Limit(limit)) => Some(Unfinished::Limit(limit)),
            Err(error) => Some(error.into()),
        };
        solver = None;
        unfinished.map(Err)
    })
}

/// Counts the pictures of a puzzle with this verdict. Stops once `target` are counted, if given.
pub fn count_solutions(
    puzzle: &Puzzle,
    verdict: &Verdict,
    target: Option<&BigUint>,
    options: &Options,
) -> Count {
    match verdict {
        Verdict::None(_) => Count::Exactly(BigUint::ZERO),
        Verdict::Unique(_) => Count::Exactly(BigUint::from(1u32)),
        Verdict::Undecided(first, limit) => {
            Count::AtLeast(BigUint::from(u32::from(first.is_some())), Some(*limit))
        }
        Verdict::Several(..) => {
            let two = BigUint::from(2u32);
            if target.is_some_and(|target| *target <= two) {
                return Count::AtLeast(two, None);
            }
            match count(puzzle, &known(puzzle, options), target, &options.budget) {
                Count::AtLeast(number, limit) => Count::AtLeast(number.max(two), limit),
                exact => exact,
            }
        }
    }
}

/// What lines and probing leave open of a puzzle with pictures, or the givens if a limit comes
/// first.
fn known(puzzle: &Puzzle, options: &Options) -> Deduction {
    let options = options.clone().with_probe(true);
    match Solver::new(puzzle, &options).deduction(&mut NoObserver) {
        Ok(Outcome::Found(deduction)) => deduction,
        _ => Deduction::of_givens(puzzle),
    }
}
