//! The board as characters, before any screen: where cells are, how clues are written.
//!
//! In: a puzzle. Out: [`Sheet`]. Invariants: x in characters and y in rows from the top left of
//! the board; a hexagon's rows are shifted by half a cell, which is one character, those of
//! triangles by two, which is a cell: half of its width is its neighbors'.

use crate::tui::names;
use nonosat::drawing::Columns;
use nonosat::puzzle::{CellId, Clue, Color, Geometry, LineId, Puzzle, Run};

/// A run or another sign of a clue.
pub struct Token {
    /// What is written.
    pub text: String,
    /// The color of the run, if it is known.
    pub color: Option<Color>,
}

/// What a puzzle takes of a screen.
pub struct Sheet {
    /// The tokens of each line's clue, at least one.
    pub clues: Vec<Vec<Token>>,
    /// Do the columns have their clues above them?
    pub is_rect: bool,
    /// Characters of a cell.
    pub cell_width: u32,
    /// Characters of the widest row clue.
    pub clue_width: u32,
    /// Tokens of the highest column clue; 0 if none stands above.
    pub clue_height: u32,
    /// Characters of the board.
    pub width: u32,
    /// Rows of the board.
    pub height: u32,
    columns: Columns,
}

/// A separator stands behind so many cells.
pub const GROUP: u32 = 5;

impl Sheet {
    /// The sheet of a puzzle; its clues name colors by letters where there is `no_color`.
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

    /// Where a cell begins.
    pub fn place(&self, geometry: &Geometry, cell: CellId) -> (u32, u32) {
        let crossing = geometry.through(cell)[0];
        let x = match self.is_rect {
            true => crossing.at * self.cell_width + crossing.at / GROUP,
            // Of triangles neighbors share half of their width: each has half for itself.
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

    /// The cell at a place, if there is one.
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
        // The color itself says it.
        Some(_) if !no_color => run.length.map_or_else(|| "?".to_owned(), |n| n.to_string()),
        _ => names::of_run(puzzle, run),
    };
    Token { text, color: run.color }
}
