//! Pictures found before probing and before any formula: one decimation run, then a switch.
//!
//! In: a puzzle, what line solving left of it, options. Out: no, one or two different pictures, not
//! yet verified. Invariants: nothing is proved here; the work is bounded, and small beside that of
//! the stages that follow when the run fails.
//!
//! Most boards by chance and of tournaments have many pictures. There this ends the work.

use super::decimation_runs::Runs;
use super::marginals::Pace;
use super::switches::switched;
use super::{Event, Options};
use crate::propagation::Deduction;
use crate::puzzle::{Picture, Puzzle};

/// Rounds of messages before the run.
const ROUNDS: u32 = 15;
/// From this number of open cells on, a board is large: up to two finer runs follow a coarse one
/// that fails, each with the messages of the one before. They cost less than probing and the formula.
const LARGE: usize = 8_000;
const LARGE_RUNS: usize = 2;
/// From this number on, it is huge: there a coarse run fails soon, or arrives, and finer ones seldom
/// find more.
const HUGE: usize = 15_000;

/// A picture that decimation finds, and one that differs from it by an elementary switch.
pub(super) fn early_pictures(
    puzzle: &Puzzle,
    settled: &Deduction,
    options: &Options,
    watch: &mut dyn FnMut(Event),
) -> Vec<Picture> {
    let Some(mut runs) = Runs::new(puzzle, settled, options) else { return Vec::new() };
    runs.settle(ROUNDS);
    let open = settled.open_count();
    let first = if open < HUGE { Pace::COARSE } else { Pace::WARY };
    let finer = if (LARGE..HUGE).contains(&open) { LARGE_RUNS } else { 0 };
    let paces = std::iter::once(first).chain(std::iter::repeat_n(Pace::FINE, finer));
    let Some(first) = paces.into_iter().find_map(|pace| runs.picture(pace, watch)) else {
        return Vec::new();
    };
    let second = switched(puzzle, settled, &first, &options.budget);
    [Some(first), second].into_iter().flatten().collect()
}
