//! The picture of each day: drawings of our own, and the rule that gives every date one of them.
//!
//! In: a date. Out: a [`Day`] with its puzzle. Invariants: the date alone determines the puzzle, which
//! is unique and solved by single lines; no clue is made by anything but the drawing's cells. What
//! the files in `puzzles/drawings` say is true; two packs say the same in few bytes, and
//! `tests/all/drawings.rs` compares both.

mod date;
mod day;
mod drawing;
#[cfg(test)]
mod tests;
mod when;

pub use date::Date;
pub use day::Day;
pub use drawing::{Drawing, drawings};
