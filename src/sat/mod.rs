//! Formulas, and a solver of them; no puzzles.

pub mod budget;
pub mod cdcl;
pub mod cnf;
