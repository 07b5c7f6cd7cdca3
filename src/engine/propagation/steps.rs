//! The steps of line solving and probing, for explanations, proofs and statistics.
//!
//! In: nothing. Out: [`Step`]s, sent to an [`Observer`] in the order in which they happen.
//! Invariants: starting from the givens, the steps replay to exactly the final deduction. Each step
//! follows from its line and the colors left before it, so each can be checked alone.
//! [`NoObserver`] costs nothing.

use crate::puzzle::{CellId, Color, LineId};

/// One step. A trial begins with [`Step::Trial`] and ends with [`Step::Refuted`] or
/// [`Step::Withdrawn`]; only line steps lie between them, never another trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Step<'a> {
    /// The line excludes colors: no placement that agrees with the colors left uses them in these
    /// cells. All other colors left in the line occur in such a placement.
    Line {
        /// The line.
        line: LineId,
        /// The excluded colors; never empty.
        excluded: &'a [(CellId, Color)],
    },
    /// No placement of the line agrees with the colors left. The puzzle has no solution; within a
    /// trial, none with the color tried.
    Contradiction {
        /// The line.
        line: LineId,
    },
    /// A trial begins: the cell is assumed to have this color.
    Trial {
        /// The cell.
        cell: CellId,
        /// The color.
        color: Color,
    },
    /// The trial ends in a contradiction: all its steps are undone, and the cell does not have the
    /// color.
    Refuted {
        /// The cell.
        cell: CellId,
        /// The color.
        color: Color,
        /// The line without a placement.
        line: LineId,
    },
    /// The trial ends without a contradiction: all its steps are undone, and it proves nothing
    /// alone.
    Withdrawn {
        /// The cell.
        cell: CellId,
        /// The color.
        color: Color,
    },
    /// The trials just before covered every color that the cell may still have, and each of them
    /// excluded these colors.
    Common {
        /// The cell.
        cell: CellId,
        /// The excluded colors; never empty.
        excluded: &'a [(CellId, Color)],
    },
}

/// Receives each step.
pub trait Observer {
    /// Called after each step.
    fn step(&mut self, step: Step<'_>);

    /// Called when the work ends, with the number of line solves.
    fn ended(&mut self, _line_solves: u64) {}
}

impl<F: FnMut(Step<'_>)> Observer for F {
    fn step(&mut self, step: Step<'_>) {
        self(step);
    }
}

/// Ignores all steps.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoObserver;

impl Observer for NoObserver {
    #[inline(always)]
    fn step(&mut self, _step: Step<'_>) {}
}
