//! Clicks and drags on the board.
//!
//! In: places on the screen. Out: marks. Invariants: a drag is one step, along one line of the
//! board, and changes no other mark than the one it began with; whatever else is done ends it,
//! so that its step is the newest one.

use super::app::App;
use super::drag::Drag;
use super::strokes;
use nonosat::puzzle::{CellId, Color};

impl App {
    fn cell_at(&self, x: u16, y: u16) -> Option<CellId> {
        let (x, y) = self.window.ok()?.on_sheet(x, y)?;
        self.sheet.cell_at(self.player.puzzle().geometry(), x, y)
    }

    /// The cell that a drag leads to: past the edge of what is shown, the one beside the cursor.
    fn cell_towards(&self, x: u16, y: u16) -> Option<CellId> {
        let board = self.window.ok()?.board;
        let past = |at: u16, from: u16, to: u16| i32::from(at >= to) - i32::from(at < from);
        let right = past(x, board.x, board.right());
        let down = past(y, board.y, board.bottom());
        if (right, down) == (0, 0) {
            return self.cell_at(x, y);
        }
        let geometry = self.player.puzzle().geometry();
        let beside = strokes::beside(geometry, self.cursor, right)?;
        let wanted = geometry.center(beside).0;
        strokes::below(geometry, beside, down, wanted).or(Some(beside))
    }

    /// A button went down there.
    pub fn press(&mut self, x: u16, y: u16, forwards: bool) {
        self.drag = None;
        let Some(cell) = self.cell_at(x, y) else { return };
        self.go(cell);
        let had = self.player.mark(cell);
        let paints = if forwards { next(had, self.color) } else { previous(had, self.color) };
        self.mark(cell, paints);
        self.drag = (!self.player.is_given(cell)).then_some(Drag { from: cell, had, paints });
    }

    /// Paints the line from the cell where the button went down: open cells, or if that cell
    /// was opened, those that were marked as it was. It stays one step.
    pub fn drag(&mut self, x: u16, y: u16) {
        let Some(drag) = &self.drag else { return };
        let found = self.cell_towards(x, y).filter(|&cell| cell != self.cursor);
        let Some(cell) = found else { return };
        let cells = strokes::stroke(self.player.puzzle().geometry(), drag.from, cell);
        self.player.undo();
        let free = if drag.paints.is_none() { drag.had } else { None };
        let is_free = |cell: &CellId| *cell == drag.from || self.player.mark(*cell) == free;
        let cells: Vec<CellId> = cells.into_iter().filter(is_free).collect();
        self.player.set(&cells, drag.paints);
        self.go(cell);
        self.changed("");
    }
}

/// What comes after a mark: open, colored, blank, open; another color becomes this one.
pub fn next(mark: Option<Color>, color: Color) -> Option<Color> {
    match mark {
        Some(Color::BACKGROUND) => None,
        Some(mark) if mark == color => Some(Color::BACKGROUND),
        _ => Some(color),
    }
}

/// What comes before it.
fn previous(mark: Option<Color>, color: Color) -> Option<Color> {
    match mark {
        None => Some(Color::BACKGROUND),
        Some(mark) if mark == color => None,
        Some(_) => Some(color),
    }
}
