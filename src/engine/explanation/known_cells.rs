//! A line of which only some cells are known.
//!
//! In: a line; some of its cells with the colors that they keep. Out: the colors of all of its cells.
//! Invariants: a hole is background, whatever is known.

use super::finding::Item;
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};

/// The colors of the cells of a line of which only some items and the holes are known.
pub(super) struct KnownCells {
    blank: Vec<ColorSet>,
    known: Vec<ColorSet>,
}

impl KnownCells {
    pub fn new(puzzle: &Puzzle, line: LineId) -> KnownCells {
        let (geometry, all) = (puzzle.geometry(), puzzle.palette().all());
        let ground = |&cell: &CellId| match geometry.is_hole(cell) {
            true => ColorSet::only(Color::BACKGROUND),
            false => all,
        };
        let ground: Vec<ColorSet> = geometry.line(line).iter().map(ground).collect();
        KnownCells { known: ground.clone(), blank: ground }
    }

    /// The possible colors of each cell if only `items` and the holes are known.
    pub fn with(&mut self, items: &[Item]) -> &[ColorSet] {
        self.known.copy_from_slice(&self.blank);
        for &(at, colors) in items {
            self.known[at] = self.known[at].intersect(colors);
        }
        &self.known
    }
}
