//! Solves, proves and explains puzzles.
//!
//! In: a puzzle of `nonosat-board`. Out: pictures that were verified, verdicts with their proofs,
//! steps that a person can follow. Invariants: no files, no words of a language, no sockets.

#[cfg(feature = "certificate")]
pub mod certificate;
pub mod encoding;
pub mod explanation;
pub mod game;
pub mod propagation;
pub mod solver;
pub mod weights;

#[cfg(test)]
#[allow(dead_code)]
#[path = "../sat/cnf/random.rs"]
mod random;

use nonosat_board::{document, message, puzzle, verify};
#[cfg(test)]
use nonosat_files as format;
use nonosat_sat as sat;
use nonosat_sat::budget;
#[cfg(test)]
use nonosat_words as language;

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct Readme;
