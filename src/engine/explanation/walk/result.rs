//! What a walk gives: its steps, the rounds that they were chosen from, how it ended.

use crate::explanation::{DeadEnd, Step};
use crate::puzzle::ColorSet;
use std::ops::Range;

/// All steps from what is known to the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// Groups of steps that were available at the same time.
    pub rounds: Vec<Round>,
    /// How it ended.
    pub end: End,
    /// The possible colors of each cell at the end.
    pub known: Vec<ColorSet>,
}

/// Steps that were available at the same time, so that their order does not matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Indices into [`Walk::steps`].
    pub steps: Range<usize>,
    /// How many such steps were available. Exceeds the steps taken if some gave the same cells.
    pub open: usize,
}

/// How a walk ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The color of every cell is known.
    Solved,
    /// A line has no placement: the puzzle has no solution with what was known at the start.
    DeadEnd(DeadEnd),
    /// No step was found that a person could follow, and the caller passed no picture.
    Stuck,
    /// The budget ran out.
    OutOfTime,
    /// The steps take more than [`MAX_BYTES`](super::MAX_BYTES), or the process has no more memory.
    OutOfMemory,
}
