//! Recognizes the number in a clue cell.
//!
//! In: a crop of 32x32 levels, as `warp` takes it. Out: [`Scores`] of the numbers 0 to 99 and of a
//! blank cell. Invariants: whole numbers alone, so every machine gives the same scores.
//!
//! A cell is read as a whole: rules at its sides and digits that touch need no separation. The net
//! was trained on digits drawn with many fonts; `tests/scan/train.py` has how, `docs/SCAN.md` how
//! well it reads.

mod layers;
mod net;
mod normal;
mod scores;

pub use net::recognize;
pub use normal::normal;
pub use scores::{BLANK, NAT, Scores};

/// Pixels to a side of a crop.
pub const SIDE: usize = 32;
/// What is seen around the cell, in parts of the cell.
pub const MARGIN: f64 = 0.12;

#[cfg(test)]
mod tests;
