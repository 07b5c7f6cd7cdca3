//! How many pictures a puzzle with a known verdict has.
//!
//! In: a puzzle, its verdict, options. Out: a [`Count`]. Invariants: exact for every verdict but
//! `undecided`, unless a limit is reached; never less than the verdict shows.

use super::{Options, Outcome, Solver, Verdict};
use crate::propagation::{Deduction, NoObserver};
use crate::puzzle::Puzzle;
use crate::solver::counting::{BigUint, Count, count};

/// Counts the pictures of a puzzle with this verdict. Stops once `enough` are counted, if given.
pub fn count_solutions(
    puzzle: &Puzzle,
    verdict: &Verdict,
    enough: Option<&BigUint>,
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
            if enough.is_some_and(|enough| *enough <= two) {
                return Count::AtLeast(two, None);
            }
            match count(puzzle, &known(puzzle, options), enough, &options.budget) {
                Count::AtLeast(number, limit) => Count::AtLeast(number.max(two), limit),
                exact => exact,
            }
        }
    }
}

/// What lines and probing leave open of a puzzle with pictures, or the givens if a limit comes first.
fn known(puzzle: &Puzzle, options: &Options) -> Deduction {
    let options = options.clone().with_probe(true);
    match Solver::new(puzzle, &options).deduction(&mut NoObserver) {
        Ok(Outcome::Found(known)) => known,
        _ => Deduction::of_givens(puzzle),
    }
}
