//! The player's board: a game whose given cells stand, and what of it is kept in a file.
//!
//! In: a puzzle. Out: [`Player`]. Holds: given cells have their color from the beginning
//! and nothing changes them; what is undone and done again is whole steps.

use nonosat::game::{self, Game, Marks};
use nonosat::puzzle::{CellId, Color, ColorSet, Picture, Puzzle};

/// A game as a person plays it.
pub struct Player {
    game: Game,
    /// For each cell, is its color given?
    given: Vec<bool>,
    /// The marks as they were kept last.
    kept: Vec<ColorSet>,
}

impl Player {
    /// Begins with the state of play that is stored with the puzzle, if there is one.
    pub fn new(puzzle: Puzzle) -> Player {
        let mut marks = game::marks(&puzzle);
        let mut given = vec![false; marks.len()];
        for &(cell, colors) in puzzle.givens() {
            if colors.len() == 1 {
                marks[cell.index()] = colors;
                given[cell.index()] = true;
            }
        }
        // These marks fit the puzzle; if ever they did not, the board would begin open.
        let marked = puzzle.clone().with_saved(marks.clone()).unwrap_or(puzzle);
        Player { game: Game::new(marked), given, kept: marks }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        self.game.puzzle()
    }

    /// The marks of all cells.
    pub fn marks(&self) -> &Marks {
        self.game.marks()
    }

    /// The color that a cell is marked with; `None` if it is open.
    pub fn mark(&self, cell: CellId) -> Option<Color> {
        self.game.mark(cell)
    }

    /// Is the color of this cell given?
    pub fn is_given(&self, cell: CellId) -> bool {
        self.given[cell.index()]
    }

    /// Marks those of the cells that are not given, in one step.
    pub fn set(&mut self, cells: &[CellId], color: Option<Color>) {
        let free: Vec<CellId> =
            cells.iter().copied().filter(|&cell| !self.is_given(cell)).collect();
        self.game.set(&free, color);
    }

    /// Shows this picture, in one step.
    pub fn show(&mut self, picture: &Picture) {
        self.game.show(picture);
    }

    /// Opens all cells that are not given, in one step.
    #[cfg(feature = "screen")]
    pub fn reset(&mut self) {
        let cells: Vec<CellId> = self.puzzle().geometry().cells().collect();
        self.set(&cells, None);
    }

    /// Takes back the newest step; was there one?
    pub fn undo(&mut self) -> bool {
        self.game.undo()
    }

    /// Does again what was undone last; was there something?
    #[cfg(feature = "screen")]
    pub fn redo(&mut self) -> bool {
        self.game.redo()
    }

    /// The puzzle with this state of play.
    pub fn saved(&self) -> anyhow::Result<Puzzle> {
        Ok(self.game.saved()?)
    }

    /// Notes that the state of play is now in a file.
    pub fn was_kept(&mut self) {
        self.kept = self.game.marks().to_vec();
    }

    /// Are there marks that no file has?
    #[cfg(feature = "screen")]
    pub fn has_unkept(&self) -> bool {
        self.kept != self.game.marks()
    }
}
