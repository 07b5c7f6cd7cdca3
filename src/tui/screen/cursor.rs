//! Moves the cursor by keys, clicks and drags.
//!
//! In: steps, places on the screen. Out: a cursor, marks. Invariants: the cursor stays on the board;
//! up and down, it keeps its distance from the left as well as the rows allow; works on all shapes,
//! by rows, lines and centers.

use super::app::{App, Drag};
use nonosat_board::puzzle::{CellId, Color, Geometry};

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
        let target = cell_beside(geometry, self.cursor, right)?;
        let preferred_x = geometry.center(target).0;
        cell_below(geometry, target, down, preferred_x).or(Some(target))
    }

    /// A button went down at this position: marks the cell and begins a drag.
    pub fn press(&mut self, x: u16, y: u16, forwards: bool) {
        self.drag = None;
        let Some(cell) = self.cell_at(x, y) else { return };
        self.go(cell);
        let old_color = self.player.mark(cell);
        let paints =
            if forwards { next(old_color, self.color) } else { previous(old_color, self.color) };
        self.mark(cell, paints);
        self.drag = (!self.player.is_given(cell)).then_some(Drag {
            from: cell,
            first_color: old_color,
            paints,
        });
    }

    /// Extends the drag to this position: marks the open cells of the line from its first cell. If
    /// the drag opens cells, it opens those with the first cell's former mark. It stays one step.
    pub fn drag(&mut self, x: u16, y: u16) {
        let Some(drag) = &self.drag else { return };
        let next_cell = self.cell_towards(x, y).filter(|&cell| cell != self.cursor);
        let Some(cell) = next_cell else { return };
        let cells = stroke(self.player.puzzle().geometry(), drag.from, cell);
        self.player.undo();
        let free = if drag.paints.is_none() { drag.first_color } else { None };
        let is_free = |cell: &CellId| *cell == drag.from || self.player.mark(*cell) == free;
        let cells: Vec<CellId> = cells.into_iter().filter(is_free).collect();
        self.player.set(&cells, drag.paints);
        self.go(cell);
        self.after_change(None);
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

impl App {
    /// Moves the cursor by cells, at most to the edge.
    pub fn step(&mut self, right: i32, down: i32) {
        let geometry = self.player.puzzle().geometry();
        let next_cell = if down == 0 {
            cell_beside(geometry, self.cursor, right)
        } else {
            cell_below(geometry, self.cursor, down, self.preferred_x)
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

/// The cell `steps` to the right in the same row, or the last one before the edge.
fn cell_beside(geometry: &Geometry, cell: CellId, steps: i32) -> Option<CellId> {
    let crossing = geometry.through(cell)[0];
    let cells = geometry.line(crossing.line);
    let at = (crossing.at.saturating_add_signed(steps) as usize).min(cells.len() - 1);
    let is_there = |cell: &&CellId| !geometry.is_hole(**cell);
    // Skip holes; if only holes follow, take the last cell before them.
    let (mut after, mut before) = (cells[at..].iter(), cells[..=at].iter());
    let nearest = match steps < 0 {
        true => before.rfind(is_there).or_else(|| after.find(is_there)),
        false => after.find(is_there).or_else(|| before.rfind(is_there)),
    };
    nearest.copied()
}

/// The cell `rows` down, or in the last row before the edge, whose center is nearest to
/// `preferred_x`. `None` if the cell is already in that row.
fn cell_below(geometry: &Geometry, cell: CellId, rows: i32, preferred_x: f64) -> Option<CellId> {
    let own_row = geometry.through(cell)[0].line.number();
    let last = geometry.families()[0].line_count as u32 - 1;
    let row = own_row.saturating_add_signed(rows).min(last);
    if row == own_row {
        return None;
    }
    let distance = |cell: &CellId| (geometry.center(*cell).0 - preferred_x).abs();
    let cells = geometry.rows().nth(row as usize)?.iter().copied();
    let cells = cells.filter(|&cell| !geometry.is_hole(cell));
    cells.min_by(|one, other| distance(one).total_cmp(&distance(other)))
}

/// The cells of the line through `from` that leads nearest to `to`, both ends included.
pub fn stroke(geometry: &Geometry, from: CellId, to: CellId) -> Vec<CellId> {
    let goal = geometry.center(to);
    let distance = |cell: CellId| {
        let center = geometry.center(cell);
        (center.0 - goal.0).powi(2) + (center.1 - goal.1).powi(2)
    };
    let mut best = (f64::MAX, Vec::new());
    for crossing in &geometry.through(from)[..geometry.straight_family_count()] {
        let cells = geometry.line(crossing.line);
        let ends = cells.iter().enumerate().map(|(at, &cell)| (at, distance(cell)));
        let Some((at, end)) = ends.min_by(|one, other| one.1.total_cmp(&other.1)) else { continue };
        if end < best.0 {
            let place = crossing.at as usize;
            best = (end, cells[place.min(at)..=place.max(at)].to_vec());
        }
    }
    best.1
}
