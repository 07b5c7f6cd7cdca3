//! The colors that each cell may still have.
//!
//! In: a puzzle's givens, a player's marks, or the result of line solving. Out: a [`Deduction`].
//! Invariants: every cell of the board has an entry, which is never empty.

use crate::puzzle::{CellId, Color, ColorSet, Geometry, Picture, Puzzle};

/// The colors that each cell of a board may still have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    domains: Vec<ColorSet>,
}

impl Deduction {
    /// The deduction from the puzzle's givens and holes alone.
    pub fn of_givens(puzzle: &Puzzle) -> Deduction {
        let mut domains = vec![puzzle.palette().all(); puzzle.geometry().cell_count()];
        for (cell, colors) in puzzle.limits() {
            domains[cell.index()] = colors;
        }
        Deduction { domains }
    }

    /// The givens together with a player's marks, one per cell in reading order. A mark that a
    /// given excludes is ignored.
    pub fn of_marks(puzzle: &Puzzle, marks: &[ColorSet]) -> Deduction {
        let mut deduction = Deduction::of_givens(puzzle);
        for (domain, &mark) in deduction.domains.iter_mut().zip(marks) {
            let both = domain.intersect(mark);
            *domain = if both.is_empty() { *domain } else { both };
        }
        deduction
    }

    /// The colors that a cell may still have; never empty.
    ///
    /// # Panics
    /// If the cell belongs to a larger board.
    pub fn colors(&self, cell: CellId) -> ColorSet {
        self.domains[cell.index()]
    }

    /// A deduction with these colors for each cell.
    pub fn new(domains: Vec<ColorSet>) -> Deduction {
        Deduction { domains }
    }

    /// How many cells may still have several colors.
    pub fn open_count(&self) -> usize {
        self.open_cells().count()
    }

    /// Does the cell have more than one color left?
    pub(crate) fn is_open(&self, cell: CellId) -> bool {
        self.colors(cell).len() > 1
    }

    /// The cells that may still have several colors, in reading order.
    pub fn open_cells(&self) -> impl Iterator<Item = CellId> {
        let cells = (0..self.domains.len() as u32).map(CellId::new);
        cells.filter(|&cell| self.is_open(cell))
    }

    /// The picture, if every cell has one color left.
    pub fn picture(&self, geometry: &Geometry) -> Option<Picture> {
        let colors: Option<Vec<Color>> =
            self.domains.iter().map(|domain| domain.single()).collect();
        Picture::new(geometry, colors?)
    }
}
