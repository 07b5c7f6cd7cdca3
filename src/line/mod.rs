//! Reasoning in one line, then in all of them.
//!
//! In: a puzzle. Out: a [`Deduction`] or a [`Contradiction`], where runs may
//! lie, how many placements a line has.
//! Holds: complete for single lines, sound for the puzzle. Reads: `puzzle`, `budget`.

/// Calls a function with the number of words that the puzzle's longest line needs.
macro_rules! with_words {
    ($puzzle:expr, $function:ident($($argument:expr),*)) => {
        match $crate::line::words($puzzle) {
            1 => $function::<1>($($argument),*),
            2 => $function::<2>($($argument),*),
            3..=4 => $function::<4>($($argument),*),
            _ => $function::<16>($($argument),*),
        }
    };
}
pub(crate) use with_words;

mod bits;
mod board;
mod forced;
mod parts;
mod placements;
mod probe;
mod propagate;
mod rules;
mod slots;
mod sweep;

pub(crate) use board::Board;
pub use forced::{Forced, forced};
pub use parts::parts;
pub use placements::Placements;
pub use probe::probe;
pub(crate) use probe::probe_board;
pub(crate) use propagate::words;
pub use propagate::{Contradiction, Deduction, propagate};
pub use slots::{RunSlots, slots};

#[cfg(test)]
mod tests;
