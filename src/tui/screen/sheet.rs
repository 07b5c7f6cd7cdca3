//! Lays the board out in characters, independent of the screen: positions of cells, text of clues.
//!
//! In: a puzzle. Out: [`Sheet`]. Invariants: x counts characters and y rows, from the top left of
//! the board. Rows of hexagons shift by half a cell, one character. Triangles overlap their
//! neighbors by half their width, so each takes one cell's width and rows shift by whole cells.

use crate::tui::names;
use nonosat_board::puzzle::{CellId, Clue, Color, Geometry, LineId, Puzzle, Run};
use nonosat_studio::drawing::Columns;

/// A run of a clue, or its sign: `0` without runs, `*` if unknown.
pub struct Token {
    pub text: String,
    /// The color of the run, if it is known.
    pub color: Option<Color>,
}

/// The layout of a puzzle.
pub struct Sheet {
    /// The tokens of each line's clue, at least one.
    pub clues: Vec<Vec<Token>>,
    /// Do the columns have their clues above them?
    pub is_rect: bool,
    /// Characters of a cell.
    pub cell_width: u32,
    /// Characters of the widest row clue.
    pub clue_width: u32,
    /// Tokens of the longest column clue; 0 if columns have no clues above.
    pub clue_height: u32,
    /// Characters of the board.
    pub width: u32,
    /// Rows of the board.
    pub height: u32,
    columns: Columns,
}

/// Cells between two separators.
pub const CELLS_PER_GROUP: u32 = 5;

impl Sheet {
    /// Lays out a puzzle. With `no_color`, letters name the colors of runs.
    pub fn new(puzzle: &Puzzle, no_color: bool) -> Sheet {
        let geometry = puzzle.geometry();
        let clues: Vec<Vec<Token>> =
            geometry.lines().map(|line| tokens(puzzle, line, no_color)).collect();
        let is_rect = geometry.shape().rectangle().is_some();
        let rows = geometry.families()[0].line_count;
        let columns = if is_rect { &clues[rows..] } else { &[] };
        let widest = columns.iter().flatten().map(|token| token.text.len()).max().unwrap_or(1);
        let mut sheet = Sheet {
            is_rect,
            cell_width: widest as u32 + 1,
            clue_width: clues[..rows].iter().map(|clue| width(clue)).max().unwrap_or(0),
            clue_height: columns.iter().map(Vec::len).max().unwrap_or(0) as u32,
            width: 0,
            height: rows as u32,
            columns: Columns::new(geometry),
            clues,
        };
        let ends = geometry.rows().filter_map(|row| row.last());
        let ends = ends.map(|&cell| sheet.place(geometry, cell).0 + sheet.cell_width);
        sheet.width = ends.max().unwrap_or(0);
        sheet
    }

    /// The position of a cell's first character.
    pub fn place(&self, geometry: &Geometry, cell: CellId) -> (u32, u32) {
        let crossing = geometry.through(cell)[0];
        let x = match self.is_rect {
            true => crossing.at * self.cell_width + crossing.at / CELLS_PER_GROUP,
            // Triangles overlap by half their width; see the header.
            false => {
                let row = geometry.line(crossing.line);
                let halves = self.columns.shift(geometry, row) as u32;
                match self.columns.per_cell {
                    1 => (halves + crossing.at) * self.cell_width,
                    _ => halves + crossing.at * self.cell_width,
                }
            }
        };
        (x, crossing.line.number())
    }

    /// The cell at this position; `None` for holes and outside of the board.
    pub fn cell_at(&self, geometry: &Geometry, x: u32, y: u32) -> Option<CellId> {
        let covers = |cell: &CellId| {
            let from = self.place(geometry, *cell).0;
            (from..from + self.cell_width).contains(&x)
        };
        let is_there = |cell: &CellId| !geometry.is_hole(*cell) && covers(cell);
        geometry.rows().nth(y as usize)?.iter().copied().find(is_there)
    }
}

/// Characters of a clue in a row.
pub fn width(clue: &[Token]) -> u32 {
    let letters: usize = clue.iter().map(|token| token.text.chars().count() + 1).sum();
    letters.saturating_sub(1) as u32
}

fn tokens(puzzle: &Puzzle, line: LineId, no_color: bool) -> Vec<Token> {
    let sign = |text: &str| vec![Token { text: text.to_owned(), color: None }];
    match puzzle.clue(line) {
        Clue::Unknown => sign("*"),
        Clue::Runs(runs) if runs.is_empty() => sign("0"),
        Clue::Runs(runs) => runs.iter().map(|&run| token(puzzle, run, no_color)).collect(),
    }
}

fn token(puzzle: &Puzzle, run: Run, no_color: bool) -> Token {
    let text = match run.color {
        // The run is drawn in its color.
        Some(_) if !no_color => run.length.map_or_else(|| "?".to_owned(), |n| n.to_string()),
        _ => names::of_run(puzzle, run),
    };
    Token { text, color: run.color }
}
