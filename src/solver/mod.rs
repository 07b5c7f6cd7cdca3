//! The solving pipeline: deduce, then let an engine decide the open cells.
//!
//! In: a puzzle and options. Out: verified pictures one after the other, or a [`Verdict`].
//! Invariants: every picture passes `verify`; the verdict is the same for all options unless a
//! limit is reached. [`Solver`] is the way of a puzzle, `face` has its short forms.

mod answer;
mod backbone;
#[doc(hidden)]
pub mod branching;
mod combination;
mod count_solutions;
#[doc(hidden)]
pub mod counting;
mod decimation_runs;
mod deduce;
mod error;
mod events;
pub(crate) mod face;
#[doc(hidden)]
pub mod marginals;
mod oracle;
mod part;
mod remedies;
mod solving;
pub(crate) mod switches;

#[doc(inline)]
pub use crate::propagation::{Limit, Outcome, Reason};
pub use answer::{Engine, Event, Options, Verdict};
pub(crate) use backbone::first_certain;
pub use backbone::{AmbiguousCells, ambiguous_cells};
pub use count_solutions::count_solutions;
#[doc(inline)]
pub use counting::{BigUint, Count};
pub(crate) use deduce::deduce;
pub use error::{EngineError, Unfinished};
pub(crate) use events::Events;
#[doc(hidden)]
pub use face::{judge, solution, solutions};
pub(crate) use oracle::Oracle;
pub use solving::Solver;
#[doc(hidden)]
pub use switches::switched;

use crate::budget::Budget;
use crate::encoding::{EncodeOptions, Encoding, encode, encode_clues};
use crate::propagation::NoObserver;
use crate::puzzle::Puzzle;

/// The formula of a puzzle: the cells that line solving and probing leave open. If these refute the
/// puzzle, the formula of its clues alone, which is then unsatisfiable.
///
/// # Errors
/// [`Limit`] if the formula would be too large or the budget is over.
pub fn compile(
    puzzle: &Puzzle,
    options: &EncodeOptions,
    budget: &Budget,
    watch: &mut dyn FnMut(Event),
) -> Result<Encoding, Limit> {
    let within = Options::default().within(budget.clone());
    let encoding = match deduce(puzzle, &within, &mut NoObserver, &mut Events::to(watch)) {
        Outcome::Found(deduction) => encode(puzzle, &deduction, options, budget)?,
        Outcome::None(_) => encode_clues(puzzle, options, budget)?,
        Outcome::Limit(limit) => return Err(limit),
    };
    watch(Event::encoded(std::slice::from_ref(&encoding)));
    Ok(encoding)
}

/// The formula of the clues and the givens alone, without line solving and probing.
///
/// # Errors
/// Same as [`compile`].
#[doc(hidden)]
pub fn compile_clues(
    puzzle: &Puzzle,
    options: &EncodeOptions,
    budget: &Budget,
    watch: &mut dyn FnMut(Event),
) -> Result<Encoding, Limit> {
    let encoding = encode_clues(puzzle, options, budget)?;
    watch(Event::encoded(std::slice::from_ref(&encoding)));
    Ok(encoding)
}

#[cfg(test)]
mod tests;
