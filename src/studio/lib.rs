//! Makes, repairs, reads, draws and prints puzzles.
//!
//! In: images, pictures, documents. Out: puzzles that are unique, clues that an image shows,
//! drawings, books. Each part that needs a large library has a feature.

pub mod authoring;
#[cfg(feature = "print")]
pub mod book;
pub mod calendar;
pub mod drawing;
#[cfg(feature = "pixels")]
pub mod scan;
#[cfg(feature = "pixels")]
mod sums;

use nonosat_board::{document, message, puzzle, verify};
use nonosat_engine::{explanation, propagation, solver};
use nonosat_sat as sat;
use nonosat_sat::budget;
use nonosat_words as language;
