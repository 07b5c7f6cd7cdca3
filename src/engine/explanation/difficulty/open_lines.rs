//! Counts the lines that a person still has to look at.
//!
//! In: a puzzle, its known cells, each cell that is settled. Out: the number of lines with a clue
//! and an open cell. Invariant: a settled cell is counted once.

use crate::puzzle::{CellId, ColorSet, Puzzle};

pub(super) struct OpenLines<'a> {
    puzzle: &'a Puzzle,
    /// By line: how many cells are open; 0 for a line without a clue.
    open: Vec<u32>,
    count: usize,
}

impl<'a> OpenLines<'a> {
    pub fn new(puzzle: &'a Puzzle, known: &[ColorSet]) -> OpenLines<'a> {
        let geometry = puzzle.geometry();
        let is_open = |cell: &&CellId| known[cell.index()].len() > 1;
        let open = geometry.lines().map(|line| match puzzle.clue(line).runs() {
            Some(_) => geometry.line(line).iter().filter(is_open).count() as u32,
            None => 0,
        });
        let open: Vec<u32> = open.collect();
        let count = open.iter().filter(|&&open| open > 0).count();
        OpenLines { puzzle, open, count }
    }

    /// A cell that was open is settled.
    pub fn settle(&mut self, cell: CellId) {
        for crossing in self.puzzle.geometry().through(cell) {
            let open = &mut self.open[crossing.line.index()];
            if *open > 0 {
                *open -= 1;
                self.count -= usize::from(*open == 0);
            }
        }
    }

    /// The number of lines with a clue and an open cell.
    pub fn count(&self) -> usize {
        self.count
    }
}
