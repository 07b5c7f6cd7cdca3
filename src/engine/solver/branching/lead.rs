//! Chooses branches by marginals while there is no picture yet: the surest cell, in its likeliest
//! color.
//!
//! In: the board at a node. Out: a cell and a color. Invariants: messages persist from node to
//! node, so that few lines must be updated again.

use crate::budget::Budget;
use crate::propagation::{Board, Deduction};
use crate::puzzle::{CellId, Color, Puzzle};
use crate::solver::marginals::Marginals;

/// Rounds of messages at each node.
const ROUNDS: u32 = 10;

/// The marginals of the open cells.
pub(super) struct Lead<'a> {
    marginals: Marginals<'a>,
    cells: Vec<CellId>,
}

impl<'a> Lead<'a> {
    /// `None` if the board is too large for belief propagation.
    pub fn new(puzzle: &'a Puzzle, deduction: &Deduction, budget: &'a Budget) -> Option<Lead<'a>> {
        let cells = deduction.open_cells().collect();
        Some(Lead { marginals: Marginals::new(puzzle, deduction, budget)?, cells })
    }

    /// The open cell with the surest marginal, the first of several, and its likeliest color.
    pub fn branch<const W: usize>(&mut self, board: &Board<W>) -> Option<(CellId, Color)> {
        for &cell in &self.cells {
            self.marginals.restrict(cell, board.colors(cell));
        }
        self.marginals.settle_node(ROUNDS);
        let (mut surest, mut most) = (None, -1.0);
        for &cell in self.cells.iter().filter(|&&cell| board.colors(cell).len() > 1) {
            let (color, sureness) = self.marginals.likeliest(cell);
            if sureness > most {
                (surest, most) = (Some((cell, color)), sureness);
            }
        }
        surest
    }
}
