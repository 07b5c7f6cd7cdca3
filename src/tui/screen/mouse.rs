//! Clicks and drags on the board.
//!
//! In: positions on the screen. Out: marks. Invariants: a drag is one step, along one line of the
//! board; it changes only cells with the mark that it began with, or open cells. Any other action
//! ends it, so that its step is the newest one.

use super::app::App;
use super::drag::Drag;
use super::strokes;
use nonosat_board::puzzle::{CellId, Color};

impl App {
    fn cell_at(&self, x: u16, y: u16) -> Option<CellId> {
        let (x, y) = self.window.ok()?.on_sheet(x, y)?;
        self.sheet.cell_at(self.player.puzzle().geometry(), x, y)
    }

    /// The cell that a drag leads to: the one at this position, or outside of the shown board the
    /// cursor's neighbor in that direction.
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
        let preferred_x = geometry.center(beside).0;
        strokes::below(geometry, beside, down, preferred_x).or(Some(beside))
    }

    /// A button went down at this position: marks the cell and begins a drag.
    pub fn press(&mut self, x: u16, y: u16, forwards: bool) {
        self.drag = None;
        let Some(cell) = self.cell_at(x, y) else { return };
        self.go(cell);
        let had = self.player.mark(cell);
        let paints = if forwards { next(had, self.color) } else { previous(had, self.color) };
        self.mark(cell, paints);
        self.drag = (!self.player.is_given(cell)).then_some(Drag { from: cell, had, paints });
    }

    /// Extends the drag to this position: marks the open cells of the line from its first cell. If
    /// the drag opens cells, it opens those with the first cell's former mark. It stays one step.
    pub fn drag(&mut self, x: u16, y: u16) {
        let Some(drag) = &self.drag else { return };
        let next_cell = self.cell_towards(x, y).filter(|&cell| cell != self.cursor);
        let Some(cell) = next_cell else { return };
        let cells = strokes::stroke(self.player.puzzle().geometry(), drag.from, cell);
        self.player.undo();
        let free = if drag.paints.is_none() { drag.had } else { None };
        let is_free = |cell: &CellId| *cell == drag.from || self.player.mark(*cell) == free;
        let cells: Vec<CellId> = cells.into_iter().filter(is_free).collect();
        self.player.set(&cells, drag.paints);
        self.go(cell);
        self.changed(None);
    }
}

/// The mark after `mark` in: open, colored, blank, open. Another color becomes `color`.
pub fn next(mark: Option<Color>, color: Color) -> Option<Color> {
    match mark {
        Some(Color::BACKGROUND) => None,
        Some(mark) if mark == color => Some(Color::BACKGROUND),
        _ => Some(color),
    }
}

/// The mark before `mark` in: open, colored, blank, open. Another color becomes `color`.
fn previous(mark: Option<Color>, color: Color) -> Option<Color> {
    match mark {
        None => Some(Color::BACKGROUND),
        Some(mark) if mark == color => None,
        Some(_) => Some(color),
    }
}
