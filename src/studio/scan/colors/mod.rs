//! The colors of clues.
//!
//! In: a [`Reading`](super::reading::Reading) whose cells were seen in colors. Out: its palette, and
//! the color of each number. Invariants: only adding, multiplying, dividing and square roots of
//! fractions, so every machine finds the same colors; at most [`MAX_COLORS`](palette::MAX_COLORS).
//!
//! `lab` says how different two colors look; `palette` joins those that look alike; `paint` chooses the palette
//! whose sums of rows and of columns agree.

mod lab;
mod paint;
mod palette;

pub use paint::paint;
