//! Counts the lines that a person still has to look at.
//!
//! In: a puzzle, its known cells, how many cells of a line are settled. Out: the number of lines
//! with a clue and an open cell. Invariant: a settled cell is counted once in each of its lines.

use crate::puzzle::{CellId, ColorSet, LineId, Puzzle};

pub(super) struct OpenLines {
    /// By line: how many cells are open; 0 for a line without a clue.
    open: Vec<u32>,
    count: usize,
}

impl OpenLines {
    pub fn new(puzzle: &Puzzle, known: &[ColorSet]) -> OpenLines {
        let geometry = puzzle.geometry();
        let is_open = |cell: &&CellId| known[cell.index()].len() > 1;
        let open = geometry.lines().map(|line| match puzzle.language(line) {
            Some(_) => geometry.line(line).iter().filter(is_open).count() as u32,
            None => 0,
        });
        let open: Vec<u32> = open.collect();
        let count = open.iter().filter(|&&open| open > 0).count();
        OpenLines { open, count }
    }

    /// Open cells of the line are settled. Are they the last ones of a line with a clue?
    pub fn settle(&mut self, line: LineId, cells: u32) -> bool {
        let open = &mut self.open[line.index()];
        let is_last = *open > 0 && *open == cells;
        *open = open.saturating_sub(cells);
        self.count -= usize::from(is_last);
        is_last
    }

    /// The number of lines with a clue and an open cell.
    pub fn count(&self) -> usize {
        self.count
    }
}
