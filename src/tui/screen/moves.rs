//! Moves the cursor.
//!
//! In: steps. Out: a cursor. Invariants: it stays on the board; up and down, it keeps its distance
//! from the left as well as the rows allow.

use super::app::App;
use super::strokes;
use nonosat_board::puzzle::CellId;

impl App {
    /// Moves the cursor by cells, at most to the edge.
    pub fn step(&mut self, right: i32, down: i32) {
        let geometry = self.player.puzzle().geometry();
        let next_cell = if down == 0 {
            strokes::beside(geometry, self.cursor, right)
        } else {
            strokes::below(geometry, self.cursor, down, self.preferred_x)
        };
        if let Some(cell) = next_cell {
            self.cursor = cell;
            if down == 0 {
                self.preferred_x = geometry.center(cell).0;
            }
        }
    }

    /// Moves the cursor down by screens, each one row less than the screen shows.
    pub fn page(&mut self, screens: i32) {
        let rows = self.window.map_or(1, |window| i32::from(window.board.height) - 1);
        self.step(0, screens * rows.max(1));
    }

    /// Moves the cursor to a cell.
    pub fn go(&mut self, cell: CellId) {
        self.cursor = cell;
        self.preferred_x = self.player.puzzle().geometry().center(cell).0;
    }
}
