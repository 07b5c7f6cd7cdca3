//! Solving by hand: keeps the player's marks, assesses and validates them, gives hints.
//!
//! In: a puzzle and marks: for each cell the colors that the player still considers possible.
//! Out: [`Game`], [`Assessment`], [`Hint`], [`Why`], [`Validity`].
//! Invariants: an open cell counts as background when the picture is compared with clues; marks
//! are valid if any solution has them, not only a stored goal. A step marks whole regions.

mod assessment;
mod back;
mod help;
mod why;

pub use assessment::{Assessment, assess};
pub use back::way_back;
pub use help::{Hint, Validity, hint, mistake, validate};
pub use why::{Why, why};

use crate::document::{Document, DocumentError};
use crate::puzzle::{CellId, Color, ColorSet, Geometry, Picture, Puzzle};

/// Work limit of one request of a player, in about nanoseconds: all that it asks of the library
/// counts.
const MAX_WORK: u64 = 900_000_000;

/// The player's marks: one set of colors for each cell, in reading order.
pub type Marks = [ColorSet];

/// The picture that marks show: open cells are background.
pub fn picture(geometry: &Geometry, marks: &Marks) -> Picture {
    let mark = |cell: CellId| marks.get(cell.index()).and_then(|mark| mark.single());
    Picture::painted(geometry, |cell| mark(cell).unwrap_or(Color::BACKGROUND))
}

/// The marks stored with a puzzle, or an open board. Given cells have their colors.
pub fn marks(document: &Document) -> Vec<ColorSet> {
    let puzzle = document.puzzle();
    let open = || vec![puzzle.palette().all(); puzzle.geometry().cell_count()];
    let mut marks = document.saved().map_or_else(open, <[ColorSet]>::to_vec);
    for (cell, colors) in puzzle.limits().filter(|(_, colors)| colors.len() == 1) {
        marks[cell.index()] = colors;
    }
    marks
}

/// One step of a game: the changed cells with their earlier marks.
pub type Change = Vec<(CellId, ColorSet)>;

/// A game: a puzzle, the marks, and the steps to undo and redo.
#[derive(Clone, Debug)]
pub struct Game {
    document: Document,
    marks: Vec<ColorSet>,
    past: Vec<Change>,
    future: Vec<Change>,
}

impl Game {
    /// Starts from the marks stored with the puzzle, or from an open board.
    pub fn new(document: Document) -> Game {
        let marks = marks(&document);
        Game { document, marks, past: Vec::new(), future: Vec::new() }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        self.document.puzzle()
    }

    /// The title of the picture, if the puzzle's file tells it.
    pub fn title(&self) -> Option<&str> {
        self.document.notes().title.as_deref()
    }

    /// The marks of all cells.
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The color that a cell is marked with; `None` if it is open.
    ///
    /// # Panics
    /// If the cell belongs to a larger puzzle.
    pub fn mark(&self, cell: CellId) -> Option<Color> {
        self.marks[cell.index()].single()
    }

    /// The steps so far, the newest last, as [`way_back`] takes them.
    pub fn past(&self) -> &[Change] {
        &self.past
    }

    /// Marks cells with these colors, in one step. Returns whether any cell changed.
    pub fn mark_all(&mut self, cells: &[(CellId, Color)]) -> bool {
        self.step(cells.iter().map(|&(cell, color)| (cell, ColorSet::only(color))).collect())
    }

    /// Marks cells with a color, or opens them with `None`, in one step. Returns whether any cell
    /// changed.
    pub fn set(&mut self, cells: &[CellId], color: Option<Color>) -> bool {
        let mark = color.map_or(self.puzzle().palette().all(), ColorSet::only);
        self.step(cells.iter().map(|&cell| (cell, mark)).collect())
    }

    /// Marks all cells with this picture, in one step. Returns whether any cell changed.
    pub fn show(&mut self, picture: &Picture) -> bool {
        let cells = self.puzzle().geometry().cells();
        self.step(cells.map(|cell| (cell, ColorSet::only(picture[cell]))).collect())
    }

    /// Opens all cells, in one step. Returns whether any cell changed.
    pub fn reset(&mut self) -> bool {
        let cells: Vec<CellId> = self.puzzle().geometry().cells().collect();
        self.set(&cells, None)
    }

    /// Takes back the newest step. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.past.pop() else { return false };
        let undone = self.swap(step);
        self.future.push(undone);
        true
    }

    /// Repeats the step that was undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.future.pop() else { return false };
        let undone = self.swap(step);
        self.past.push(undone);
        true
    }

    /// The document with the current marks, ready to be written.
    ///
    /// # Errors
    /// Those of [`Document::with_saved`]; the marks of a game never cause one.
    pub fn saved(&self) -> Result<Document, DocumentError> {
        self.document.clone().with_saved(self.marks.clone())
    }

    /// Does the puzzle give the color of this cell? Such a cell cannot be marked.
    pub fn is_given(&self, cell: CellId) -> bool {
        self.puzzle().given(cell).is_some_and(|colors| colors.len() == 1)
    }

    /// Applies a step and records it, unless it changes nothing. Returns whether it did.
    fn step(&mut self, step: Change) -> bool {
        let changed = self.swap(self.with_regions(step));
        let is_step = !changed.is_empty();
        if is_step {
            self.past.push(changed);
            self.future.clear();
        }
        is_step
    }

    /// The step with all cells of the regions that it marks: they have one color.
    fn with_regions(&self, step: Change) -> Change {
        let geometry = self.puzzle().geometry();
        let Some(regions) = geometry.regions() else { return step };
        let regions: Vec<usize> = regions.collect();
        let mut marks = vec![None; geometry.families()[2].line_count];
        for (cell, mark) in step {
            marks[regions[cell.index()]] = Some(mark);
        }
        let mark = |cell: CellId| Some((cell, marks[regions[cell.index()]]?));
        geometry.cells().filter_map(mark).collect()
    }

    /// Sets these marks except on given cells; returns the changed cells with their earlier marks.
    fn swap(&mut self, step: Change) -> Change {
        let mut changed = Change::new();
        for (cell, mark) in step {
            if self.is_given(cell) {
                continue;
            }
            let old = std::mem::replace(&mut self.marks[cell.index()], mark);
            if old != mark {
                changed.push((cell, old));
            }
        }
        changed
    }
}

#[cfg(test)]
mod tests;
