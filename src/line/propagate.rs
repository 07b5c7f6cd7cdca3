//! All lines, solved one by one to a fixpoint.
//!
//! In: a puzzle. Out: a [`Deduction`], or the line that has no placement left.
//! Holds: no solution is lost; at the fixpoint every remaining value of every
//! cell stands in some placement of each line through it.

use super::board::Board;
use crate::puzzle::{CellId, Color, ColorSet, LineId, Picture, Puzzle};

/// What is known of the cells: the colors each may still have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    domains: Vec<ColorSet>,
}

impl Deduction {
    /// What the puzzle's givens tell and nothing else.
    pub fn of_givens(puzzle: &Puzzle) -> Deduction {
        let mut domains = vec![puzzle.palette().all(); puzzle.geometry().cell_count()];
        for &(cell, colors) in puzzle.givens() {
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
        self.domains.iter().filter(|domain| domain.len() > 1).count()
    }

    /// The picture, if every cell has one color left.
    pub fn picture(&self) -> Option<Picture> {
        let colors: Option<Vec<Color>> =
            self.domains.iter().map(|domain| domain.single()).collect();
        colors.map(Picture::new)
    }
}

/// The line of which propagation found that it has no placement left: the
/// puzzle has no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The line.
    pub line: LineId,
}

/// Solves all lines to a fixpoint.
///
/// # Errors
/// A [`Contradiction`], which is an answer: there is no solution.
pub fn propagate(puzzle: &Puzzle) -> Result<Deduction, Contradiction> {
    with_words!(puzzle, fixpoint(puzzle))
}

/// Words of 64 bits that the borders of the longest line take; at most 16,
/// since a line has at most 1000 cells.
pub(crate) fn words(puzzle: &Puzzle) -> usize {
    let geometry = puzzle.geometry();
    let longest = geometry.lines().map(|line| geometry.line(line).len()).max().unwrap_or(0);
    longest / 64 + 1
}

fn fixpoint<const W: usize>(puzzle: &Puzzle) -> Result<Deduction, Contradiction> {
    let mut board = Board::<W>::new(puzzle, &Deduction::of_givens(puzzle));
    board.queue_all();
    board.settle()?;
    Ok(board.deduction())
}
