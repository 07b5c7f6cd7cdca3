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
mod formula;
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

#[cfg(test)]
mod tests;
