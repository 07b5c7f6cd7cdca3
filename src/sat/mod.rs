//! SAT solving: formulas, solvers and proofs; no puzzles.
//!
//! In: clauses. Out: models, refutations, proof steps. Invariants: nothing here refers to cells,
//! lines or colors.
//!
//! [`cnf`] holds formulas, [`cdcl`] is the built-in solver. [`backends`] puts it, other linked
//! solvers and external programs behind one trait. [`proof`] logs, trims and checks refutations;
//! [`budget`] limits the time and the memory of all work. `noise` makes searches side by side differ.

pub mod backends;
pub mod budget;
#[doc(hidden)]
pub mod cdcl;
pub mod cnf;
pub(crate) mod noise;
#[doc(hidden)]
pub mod proof;
