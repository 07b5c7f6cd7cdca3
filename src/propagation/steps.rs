//! The steps of line solving and probing, for whoever wants to know how something was found.
//!
//! In: nothing. Out: [`Step`]s, told to an [`Observer`] in the order in which they are taken.
//! Invariants: whoever begins with the givens and does what each step says has exactly the
//! deduction at the end. Every step follows from its own line and from what is known before
//! it, so each can be checked by itself. With [`NoObserver`] nothing is paid.

use crate::puzzle::{CellId, Color, LineId};

/// One step. A trial begins with [`Step::Trial`] and ends with [`Step::Refuted`] or
/// [`Step::Withdrawn`]; it holds only steps of lines, never another trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Step<'a> {
    /// No placement of the line, among those that what is known allows, has one of these
    /// colors in these cells; all others that are known to be possible occur in one.
    Line {
        /// The line.
        line: LineId,
        /// What is no longer possible; at least one.
        excluded: &'a [(CellId, Color)],
    },
    /// What is known allows no placement of the line: the puzzle has no solution, or,
    /// in a trial, none with the color that is tried.
    Contradiction {
        /// The line.
        line: LineId,
    },
    /// From here on the cell is supposed to have this color.
    Trial {
        /// The cell.
        cell: CellId,
        /// The color.
        color: Color,
    },
    /// All since the trial began is taken back, and the cell does not have the color.
    Refuted {
        /// The cell.
        cell: CellId,
        /// The color.
        color: Color,
        /// The line that had no placement left.
        line: LineId,
    },
    /// All since the trial began is taken back, and nothing is known from this trial alone.
    Withdrawn {
        /// The cell.
        cell: CellId,
        /// The color.
        color: Color,
    },
    /// Each color that the cell may still have was tried in the trials just before, and
    /// each of them excludes this.
    Common {
        /// The cell.
        cell: CellId,
        /// What is no longer possible; at least one.
        excluded: &'a [(CellId, Color)],
    },
}

/// Somebody who is told each step.
pub trait Observer {
    /// A step was taken.
    fn step(&mut self, step: Step<'_>);

    /// The work has ended, after so many lines were solved.
    fn ended(&mut self, _line_solves: u64) {}
}

impl<F: FnMut(Step<'_>)> Observer for F {
    fn step(&mut self, step: Step<'_>) {
        self(step);
    }
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoObserver;

impl Observer for NoObserver {
    #[inline(always)]
    fn step(&mut self, _step: Step<'_>) {}
}
