//! The solving pipeline: deduce, then let an engine decide the open cells.
//!
//! In: a puzzle and options. Out: verified pictures one after the other, or a [`Verdict`].
//! Invariants: every picture passes `verify`; the verdict is the same for all options unless a
//! limit is reached. [`Solver`] is the way of a puzzle, `face` has its short forms.

mod answer;
mod backbone;
pub mod branching;
mod combination;
pub mod counting;
mod deduce;
mod events;
pub mod face;
mod guide;
mod guided_runs;
mod line_propagator;
pub mod marginals;
mod oracle;
mod outcome;
mod part;
mod remedies;
mod solving;
pub mod switches;

pub use answer::{Engine, Event, Options, Verdict};
pub use backbone::{AmbiguousCells, ambiguous_cells};
#[doc(inline)]
pub use counting::{BigUint, Count};
pub(crate) use events::Events;
pub use face::{count_solutions, judge, solution, solutions};
pub use oracle::Oracle;
pub use outcome::{EngineError, Limit, Outcome, Reason, Unfinished};
pub use solving::Solver;
pub use switches::switched;

#[cfg(test)]
mod tests;
