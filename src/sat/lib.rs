//! SAT solving: formulas, solvers and proofs; no puzzles.
//!
//! In: clauses. Out: models, refutations, proof steps. Invariants: nothing here refers to cells,
//! lines or colors.
//!
//! [`cnf`] holds formulas, [`cdcl`] is the built-in solver. [`backends`] puts it, other linked
//! solvers and external programs into sessions. [`maxsat`] finds a cheapest model. [`proof`] logs,
//! trims and checks refutations. `noise` makes searches side by side differ. Every solver answers
//! with an [`Outcome`].

pub mod backends;
pub mod budget;
pub mod cdcl;
pub mod cnf;
pub mod maxsat;
pub mod noise;
mod outcome;
pub mod proof;
mod totalizer;

pub use outcome::{Limit, Outcome};
pub use totalizer::Totalizer;

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
