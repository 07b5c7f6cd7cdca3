//! What is encoded: a puzzle, and what is known of its cells.
//!
//! In: a puzzle, a deduction or none, options, a budget. Out: the lines that need clauses, with
//! the colors of their cells and the places of their runs.

use super::EncodeOptions;
use super::NoFormula;
use super::bounds::bounds;
use crate::budget::Budget;
use crate::propagation::{Deduction, RunSlots, placement_count, slots};
use crate::puzzle::{CellId, ColorSet, Language, LineId, Puzzle, Run};

/// What the encoder knows about the cells.
#[derive(Clone, Copy)]
pub(super) enum Known<'a> {
    /// A deduction at the fixpoint of line solving.
    Lines(&'a Deduction),
    /// The same, for a formula of the cells alone: a propagator has the lines.
    Cells(&'a Deduction),
    /// Nothing: even single clues are not solved.
    Nothing,
}

/// The input of an encoding.
pub(super) struct Lines<'a> {
    pub puzzle: &'a Puzzle,
    pub known: Known<'a>,
    pub options: &'a EncodeOptions,
    pub budget: &'a Budget,
}

impl Lines<'_> {
    /// The lines that have open cells and a clue, with what it allows.
    pub fn open_lines(&self) -> impl Iterator<Item = (LineId, Language<'_>)> {
        let is_open = |line: &LineId| {
            let members = self.puzzle.geometry().line(*line);
            !matches!(self.known, Known::Cells(_))
                && members.iter().any(|&cell| self.colors(cell).len() > 1)
        };
        let lines = self.puzzle.geometry().lines().filter(is_open);
        lines.filter_map(|line| Some((line, self.puzzle.language(line)?)))
    }

    /// The colors that a cell may have.
    pub fn colors(&self, cell: CellId) -> ColorSet {
        match self.known {
            Known::Lines(deduction) | Known::Cells(deduction) => deduction.colors(cell),
            Known::Nothing => self.puzzle.palette().all(),
        }
    }

    /// The colors that the cells of a line may have.
    pub fn domains(&self, line: LineId) -> Vec<ColorSet> {
        let cells = self.puzzle.geometry().line(line).iter();
        cells.map(|&cell| self.colors(cell)).collect()
    }

    /// Where the runs of a line may lie.
    pub fn slots(&self, line: LineId, runs: &[Run]) -> Option<Vec<RunSlots>> {
        match self.known {
            Known::Lines(deduction) | Known::Cells(deduction) => {
                slots(self.puzzle, deduction, line)
            }
            Known::Nothing => Some(bounds(self.puzzle, line, runs)),
        }
    }

    /// How many placements a line has.
    pub fn count(&self, line: LineId) -> Result<u128, NoFormula> {
        let count = placement_count(self.puzzle, line, &self.domains(line), self.budget);
        Ok(count.unwrap_or(Ok(u128::MAX))?)
    }
}
