//! Reasoning in one line, then in all of them.
//!
//! In: a puzzle. Out: a [`Deduction`] or a [`Contradiction`], where runs may
//! lie, how many placements a line has.
//! Holds: complete for single lines, sound for the puzzle. Reads: `puzzle`, `budget`.

mod bits;
mod board;
mod placements;
mod probe;
mod propagate;
mod rules;
mod slots;
mod sweep;

pub use placements::Placements;
pub use probe::probe;
pub use propagate::{Contradiction, Deduction, propagate};
pub use slots::{RunSlots, slots};

#[cfg(test)]
mod tests;
