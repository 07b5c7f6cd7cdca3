//! Rectangles turned and mirrored.
//!
//! In: a puzzle. Out: the same puzzle as somebody sees it who turned the sheet. Holds: the
//! solutions are the same but for that. Other shapes are left as they are.

use super::clue::{Clue, Run};
use super::geometry::{Geometry, Shape};
use super::ids::CellId;
use super::{ColorSet, Puzzle};

/// The clues of a line as numbers that can be compared: length and color of each run, from 1.
type Key = Vec<Vec<(u32, usize)>>;

/// The puzzle in the one of its eight positions whose clues come first in some fixed order, so
/// that all eight have the same; for each of its cells the cell of `puzzle`.
pub fn upright(puzzle: &Puzzle) -> (Puzzle, Vec<CellId>) {
    let Shape::Rect { height, width } = puzzle.geometry().shape() else {
        return (puzzle.clone(), puzzle.geometry().cells().collect());
    };
    let turns = (0..8).map(|turn| Turn { height, width, turn });
    let least = turns.filter_map(|turn| turned(puzzle, turn)).min_by_key(|(turned, _)| key(turned));
    least.unwrap_or_else(|| (puzzle.clone(), puzzle.geometry().cells().collect()))
}

/// One of the eight positions of a sheet: rows and columns change places, then the columns
/// are mirrored, then the rows.
#[derive(Clone, Copy)]
struct Turn {
    height: u32,
    width: u32,
    turn: u8,
}

impl Turn {
    fn is_swapped(self) -> bool {
        self.turn & 1 == 1
    }

    /// The size after the turn.
    fn size(self) -> (u32, u32) {
        if self.is_swapped() { (self.width, self.height) } else { (self.height, self.width) }
    }

    /// Where the cell that is now in this row and column was before.
    fn before(self, (row, column): (u32, u32)) -> (u32, u32) {
        let (height, width) = self.size();
        let column = if self.turn & 2 == 0 { column } else { width - 1 - column };
        let row = if self.turn & 4 == 0 { row } else { height - 1 - row };
        if self.is_swapped() { (column, row) } else { (row, column) }
    }
}

fn turned(puzzle: &Puzzle, turn: Turn) -> Option<(Puzzle, Vec<CellId>)> {
    let (height, width) = turn.size();
    let geometry = Geometry::new(Shape::Rect { height, width }).ok()?;
    let cells = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
    let old: Vec<CellId> = cells
        .map(|place| turn.before(place))
        .map(|(row, column)| CellId::new(row * turn.width + column))
        .collect();
    let clue = |line| {
        let cells = geometry.line(line);
        let first = old[cells[0].index()];
        // A line of one cell is the same from both ends.
        let crossings = puzzle.geometry().through(first);
        let family = usize::from((geometry.place(line).0 == 1) != turn.is_swapped());
        let was = crossings[family];
        match puzzle.clue(was.line) {
            Clue::Runs(runs) if was.at != 0 => Clue::Runs(runs.iter().rev().copied().collect()),
            clue => clue.clone(),
        }
    };
    let clues = geometry.lines().map(clue).collect();
    let given = |(at, cell): (usize, &CellId)| Some((CellId::new(at as u32), puzzle.given(*cell)?));
    let givens: Vec<(CellId, ColorSet)> = old.iter().enumerate().filter_map(given).collect();
    let turned = Puzzle::new(geometry, puzzle.palette().clone(), clues).ok()?;
    Some((turned.with_givens(&givens).ok()?, old))
}

/// What tells the positions apart.
fn key(puzzle: &Puzzle) -> (usize, Key, Vec<(u32, Vec<usize>)>) {
    let run = |run: &Run| {
        (run.length.map_or(0, |length| length), run.color.map_or(0, |color| color.index() + 1))
    };
    let clue = |line| match puzzle.clue(line) {
        Clue::Runs(runs) => runs.iter().map(run).collect(),
        Clue::Unknown => vec![(u32::MAX, 0)],
    };
    let rows = puzzle.geometry().rows().count();
    let given = |&(cell, colors): &(CellId, ColorSet)| {
        (cell.number(), colors.iter().map(|color| color.index()).collect())
    };
    let clues = puzzle.geometry().lines().map(clue).collect();
    (rows, clues, puzzle.givens().iter().map(given).collect())
}
