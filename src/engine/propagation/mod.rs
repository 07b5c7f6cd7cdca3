//! Line solving and probing: what single lines force, to a fixpoint over all lines.
//!
//! In: a puzzle, a budget. Out: a [`Deduction`] or a [`Stopped`]; [`Step`]s for an observer; the
//! slots of runs; placement counts. Invariants: complete for each line, sound for the puzzle.

/// Calls a function with a number of 64-bit words that the puzzle's longest line fits. Each number is
/// one more copy of the code; the page, which is downloaded, has three.
macro_rules! with_words {
    ($puzzle:expr, $function:ident($($argument:expr),*)) => {
        match $crate::propagation::words($puzzle) {
            1 => $function::<1>($($argument),*),
            #[cfg(not(target_family = "wasm"))]
            2 => $function::<2>($($argument),*),
            ..=4 => $function::<4>($($argument),*),
            #[cfg(not(target_family = "wasm"))]
            5..=8 => $function::<8>($($argument),*),
            _ => $function::<16>($($argument),*),
        }
    };
}
pub(crate) use with_words;

mod bits;
mod board;
mod deduction;
mod diagrams;
mod line_query;
mod line_reasons;
mod line_solver;
mod parts;
mod placements;
mod probe;
mod propagate;
mod rules;
mod slots;
mod steps;
mod stopped;
mod sweep;

pub(crate) use board::{Board, Decision};
pub use deduction::Deduction;
pub use diagrams::DiagramPlacements;
pub(crate) use line_query::{LineQueries, LineState, line_queries};
pub(crate) use line_reasons::{Exclusion, LineReasons, line_reasons};
pub use parts::parts;
pub use placements::{Placements, placement_count};
pub(crate) use probe::{Credit, probe_board};
pub use probe::{probe, probe_observed};
pub use propagate::{propagate, propagate_observed};
pub(crate) use propagate::{propagate_from, words};
pub(crate) use rules::{LineRules, OPEN, RunRule, line_rules};
pub use slots::{RunSlots, slots};
pub use steps::{NoObserver, Observer, Step};
pub use stopped::{Contradiction, Stopped};

#[cfg(test)]
mod tests;
