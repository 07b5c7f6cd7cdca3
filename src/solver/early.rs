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
/// A board with more open cells than this is large: there a run fails soon, or arrives.
const LARGE: usize = 10_000;

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
    let pace = if settled.open_count() > LARGE { Pace::WARY } else { Pace::COARSE };
    let Decimation { picture, flipped } =
        decimate(puzzle, settled, &mut marginals, pace, &options.budget);
    watch(Event::Decimated { found_picture: picture.is_some(), flipped });
    let Some(first) = picture else { return Vec::new() };
    let second = switched(puzzle, settled, &first, &options.budget);
    [Some(first), second].into_iter().flatten().collect()
}
