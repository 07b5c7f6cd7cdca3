//! Refutations of formulas: logged during the search, trimmed, written and checked.
//!
//! In: formulas, the steps that solvers log. Out: LRAT and DRAT; verdicts of the checker.
//! Invariants: every step follows by unit propagation (RUP); the checker [`check`] shares no code
//! with the solvers, the log and the writers, except `sat::cnf`.

pub mod check;
mod elaborate;
mod log;
mod trim;

pub use elaborate::{ElaborateError, follow};
pub use log::{Log, ProofLogger, SharedLog, shared};
pub use trim::{Refutation, Unsound};

#[cfg(test)]
mod tests;
