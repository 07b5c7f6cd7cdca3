//! What is known of the cells.
//!
//! In: a puzzle's givens, a player's marks, or what lines left over. Out: the colors that
//! each cell may still have. Invariants: every cell of the board has an entry.

use crate::puzzle::{CellId, Color, ColorSet, Geometry, Picture, Puzzle};

/// What is known of the cells: the colors each may still have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    domains: Vec<ColorSet>,
}

impl Deduction {
    /// What the puzzle's givens and its holes tell and nothing else.
    pub fn of_givens(puzzle: &Puzzle) -> Deduction {
        let mut domains = vec![puzzle.palette().all(); puzzle.geometry().cell_count()];
        for (cell, colors) in puzzle.limits() {
            domains[cell.index()] = colors;
        }
        Deduction { domains }
    }

    /// What the givens and the marks of a player tell together; a mark that a given
    /// excludes does not count. One mark a cell.
    pub fn of_marks(puzzle: &Puzzle, marks: &[ColorSet]) -> Deduction {
        let mut deduction = Deduction::of_givens(puzzle);
        for (domain, &mark) in deduction.domains.iter_mut().zip(marks) {
            let both = domain.intersect(mark);
            *domain = if both.is_empty() { *domain } else { both };
        }
        deduction
    }

    /// The colors that a cell may still have; never none.
    pub fn colors(&self, cell: CellId) -> ColorSet {
        self.domains[cell.index()]
    }

    /// A deduction with these colors for each cell.
    pub(super) fn new(domains: Vec<ColorSet>) -> Deduction {
        Deduction { domains }
    }

    /// How many cells may still have several colors.
    pub fn open_count(&self) -> usize {
        self.open_cells().count()
    }

    /// Is it still to be told which color a cell has?
    pub(crate) fn is_open(&self, cell: CellId) -> bool {
        self.colors(cell).len() > 1
    }

    /// The cells that may still have several colors, in reading order.
    pub(crate) fn open_cells(&self) -> impl Iterator<Item = CellId> {
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
