//! Pictures found before probing and before any formula: one decimation run, then a switch.
//!
//! In: a puzzle, what line solving left of it, options. Out: no, one or two different pictures, not
//! yet verified. Invariants: nothing is proved here; the work is bounded, and small beside that of
//! the stages that follow when the run fails.
//!
//! Most boards by chance and of tournaments have many pictures. There this ends the work.

use super::marginals::{Decimation, Marginals, Pace, decimate};
use super::switches::switched;
use super::{Event, Options};
use crate::propagation::Deduction;
use crate::puzzle::{Picture, Puzzle};

/// Rounds of messages before the run.
const ROUNDS: u32 = 15;
/// A board with more open cells than this is huge: a coarse run there fails soon, or arrives.
const HUGE: usize = 10_000;
/// From this number of open cells on, finer runs follow a coarse one that fails: they cost less than
/// probing and the formula. Each begins with the messages of the one before.
const LARGE: usize = 8_000;
const LARGE_RUNS: usize = 2;

/// A picture that decimation finds, and one that differs from it by an elementary switch.
pub(super) fn early_pictures(
    puzzle: &Puzzle,
    settled: &Deduction,
    options: &Options,
    watch: &mut dyn FnMut(Event),
) -> Vec<Picture> {
    let Some(mut marginals) = Marginals::new(puzzle, settled, &options.budget) else {
        return Vec::new();
    };
    marginals.settle(ROUNDS);
    let open = settled.open_count();
    let first = if open > HUGE { Pace::WARY } else { Pace::COARSE };
    let finer = if open < LARGE { 0 } else { LARGE_RUNS };
    let paces = std::iter::once(first).chain(std::iter::repeat_n(Pace::FINE, finer));
    let found = paces.into_iter().find_map(|pace| {
        let Decimation { picture, flipped } =
            decimate(puzzle, settled, &mut marginals, pace, &options.budget);
        watch(Event::Decimated { found_picture: picture.is_some(), flipped });
        picture
    });
    let Some(first) = found else { return Vec::new() };
    let second = switched(puzzle, settled, &first, &options.budget);
    [Some(first), second].into_iter().flatten().collect()
}
