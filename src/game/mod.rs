//! Solving by hand: what the player marked, what that satisfies, what comes next.
//!
//! In: a puzzle and marks: for each cell the colors that the player still thinks possible.
//! Out: [`Game`], [`Assessment`], [`Hint`], [`Why`], [`Check`], [`Back`].
//! Invariants: an open cell looks like background; every solution counts, not one of them.
//! Reads: `puzzle`, `line`, `explain`, `verify`, `pipeline`, `sat`.

mod assessment;
mod back;
mod help;
mod why;

pub use assessment::{Assessment, assess};
pub use back::{Back, way_back};
pub use help::{Hint, Validity, hint, mistake, validate};
pub use why::{Why, why};

use crate::document::{Document, DocumentError};
use crate::puzzle::{CellId, Color, ColorSet, Geometry, Picture, Puzzle};

/// What the player marked, one set of colors a cell, in reading order.
pub type Marks = [ColorSet];

/// The picture that marks show: open cells are background.
pub fn picture(geometry: &Geometry, marks: &Marks) -> Picture {
    let mark = |cell: CellId| marks.get(cell.index()).and_then(|mark| mark.single());
    Picture::painted(geometry, |cell| mark(cell).unwrap_or(Color::BACKGROUND))
}

/// The marks that are stored with a puzzle, or all open; a given cell has its color.
pub fn marks(document: &Document) -> Vec<ColorSet> {
    let puzzle = document.puzzle();
    let open = || vec![puzzle.palette().all(); puzzle.geometry().cell_count()];
    let mut marks = document.saved().map_or_else(open, <[ColorSet]>::to_vec);
    for (cell, colors) in puzzle.limits().filter(|(_, colors)| colors.len() == 1) {
        marks[cell.index()] = colors;
    }
    marks
}

/// Cells and what they were marked before: one step of a game.
pub type Change = Vec<(CellId, ColorSet)>;

/// A game: a puzzle, the marks, and how they came about.
#[derive(Clone, Debug)]
pub struct Game {
    document: Document,
    marks: Vec<ColorSet>,
    past: Vec<Change>,
    future: Vec<Change>,
}

impl Game {
    /// Begins with the state that is stored with the puzzle, or with an open board.
    pub fn new(document: Document) -> Game {
        let marks = marks(&document);
        Game { document, marks, past: Vec::new(), future: Vec::new() }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        self.document.puzzle()
    }

    /// The marks of all cells.
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The color that a cell is marked with; `None` if it is open.
    pub fn mark(&self, cell: CellId) -> Option<Color> {
        self.marks[cell.index()].single()
    }

    /// The steps so far, the newest last: what [`way_back`] goes back by.
    pub fn past(&self) -> &[Change] {
        &self.past
    }

    /// Marks cells with these colors, in one step; did that change any?
    pub fn mark_all(&mut self, cells: &[(CellId, Color)]) -> bool {
        self.step(cells.iter().map(|&(cell, color)| (cell, ColorSet::only(color))).collect())
    }

    /// Marks cells with a color, or opens them with `None`, in one step; did that change any?
    pub fn set(&mut self, cells: &[CellId], color: Option<Color>) -> bool {
        let mark = color.map_or(self.puzzle().palette().all(), ColorSet::only);
        self.step(cells.iter().map(|&cell| (cell, mark)).collect())
    }

    /// Shows this picture, in one step; did that change anything?
    pub fn show(&mut self, picture: &Picture) -> bool {
        let cells = self.puzzle().geometry().cells();
        self.step(cells.map(|cell| (cell, ColorSet::only(picture[cell]))).collect())
    }

    /// Opens all cells, in one step; did that change any?
    pub fn reset(&mut self) -> bool {
        let cells: Vec<CellId> = self.puzzle().geometry().cells().collect();
        self.set(&cells, None)
    }

    /// Takes back the newest step; was there one?
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.past.pop() else { return false };
        let undone = self.swap(step);
        self.future.push(undone);
        true
    }

    /// Does again what was undone last; was there something?
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.future.pop() else { return false };
        let done = self.swap(step);
        self.past.push(done);
        true
    }

    /// What was read, with this state of play, to be kept.
    ///
    /// # Errors
    /// Never for the marks of a game; see [`Document::with_saved`].
    pub fn saved(&self) -> Result<Document, DocumentError> {
        self.document.clone().with_saved(self.marks.clone())
    }

    /// Is the color of this cell told by the puzzle? It cannot be marked, then.
    pub fn is_given(&self, cell: CellId) -> bool {
        self.puzzle().given(cell).is_some_and(|colors| colors.len() == 1)
    }

    /// Does a new step; one that changes nothing is none.
    fn step(&mut self, step: Change) -> bool {
        let before = self.swap(step);
        let is_step = !before.is_empty();
        if is_step {
            self.past.push(before);
            self.future.clear();
        }
        is_step
    }

    /// Gives cells these marks; the cells that changed, with what they had.
    fn swap(&mut self, step: Change) -> Change {
        let mut before = Change::new();
        for (cell, mark) in step {
            if self.is_given(cell) {
                continue;
            }
            let old = std::mem::replace(&mut self.marks[cell.index()], mark);
            if old != mark {
                before.push((cell, old));
            }
        }
        before
    }
}

#[cfg(test)]
mod tests;
