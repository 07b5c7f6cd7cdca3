//! Formulas and who decides them; no puzzles.
//!
//! In: clauses. Out: models, refutations, proof steps. Invariants: nothing here knows a cell, a
//! line or a color; [`cdcl`] is the solver inside, [`backends`] puts it, other solvers inside
//! and programs behind one trait, [`proof`] logs, trims and checks the steps of a refutation.

pub mod backends;
pub mod budget;
pub mod cdcl;
pub mod cnf;
pub mod proof;
