//! Refutations of formulas: written down while they are found, made small, checked.
//!
//! In: formulas, the steps that solvers tell. Out: LRAT and DRAT; whether they are right.
//! Invariants: every step follows by unit propagation (RUP); the checker shares nothing with
//! whoever finds or writes the steps. Reads: `sat`, and of it the checker only `sat::cnf`.

pub mod check;
mod elaborate;
mod lift;
mod log;
mod trim;

pub use elaborate::{ElaborateError, follow};
pub use lift::{LiftError, Lifted, lift};
pub use log::{Log, ProofLogger, SharedLog, shared};
pub use trim::{Refutation, Unsound};
