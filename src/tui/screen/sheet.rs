//! Lays the board out in characters, independent of the screen ([`Sheet`]), and divides the screen
//! between board, clues and footer ([`Window`]).
//!
//! In: a puzzle, an area, the cursor. Out: a sheet; a window, or the size that is needed. Invariants:
//! on a sheet, x counts characters and y rows, from the top left of the board. Rows of hexagons shift
//! by half a cell, one character. Triangles overlap their neighbors by half their width, so each
//! takes one cell's width and rows shift by whole cells. A window shows the cursor; all its parts are
//! inside the area. Clues that are too long are cut.

use crate::tui::names;
use nonosat_board::puzzle::{CellId, Clue, ClueWord, Color, Geometry, LineId, Puzzle};
use nonosat_studio::drawing::Columns;
use ratatui::layout::Rect;

/// A run of a clue, or its sign: `0` without runs, `*` if unknown.
pub struct Token {
    pub text: String,
    /// The color of the run, if it is known.
    pub color: Option<Color>,
}

/// The layout of a puzzle.
pub struct Sheet {
    /// The tokens of each line's clue; none for those inside the board.
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
    /// Cells between two separators; regions have walls instead.
    pub group: u32,
    columns: Columns,
}

/// Cells between two separators.
const CELLS_PER_GROUP: u32 = 5;

impl Sheet {
    /// Lays out a puzzle. With `no_color`, letters name the colors of runs.
    pub fn new(puzzle: &Puzzle, no_color: bool) -> Sheet {
        let geometry = puzzle.geometry();
        let mut clues: Vec<Vec<Token>> =
            geometry.rim_lines().map(|line| tokens(puzzle, line, no_color)).collect();
        clues.resize_with(geometry.line_count(), Vec::new);
        let is_rect = geometry.shape().rectangle().is_some();
        let rows = geometry.families()[0].line_count;
        let columns = if is_rect { &clues[rows..] } else { &[] };
        let widest = columns.iter().flatten().map(|token| token.text.len()).max().unwrap_or(1);
        let mut sheet = Sheet {
            is_rect,
            // A number needs room for its mark.
            cell_width: if geometry.has_blocks() { 3 } else { widest as u32 + 1 },
            clue_width: clues[..rows].iter().map(|clue| width(clue)).max().unwrap_or(0),
            clue_height: columns.iter().map(Vec::len).max().unwrap_or(0) as u32,
            width: 0,
            height: rows as u32,
            group: if geometry.regions().is_some() { u32::MAX } else { CELLS_PER_GROUP },
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
            true => crossing.at * self.cell_width + crossing.at / self.group,
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
        Clue::Runs(runs) if runs.is_empty() => sign("0"),
        clue => clue.words().iter().map(|word| token(puzzle, word, no_color)).collect(),
    }
}

fn token(puzzle: &Puzzle, word: &ClueWord, no_color: bool) -> Token {
    let color = word.number.and_then(|number| number.1);
    let text = match color {
        // The word is drawn in its color.
        Some(_) if !no_color => word.label(|_| String::new()),
        _ => names::of_word(puzzle, word),
    };
    Token { text, color }
}

/// Rows below the board for messages and keys.
pub const FOOTER_ROWS: u16 = 2;
/// The fewest cells to show in each direction.
const MIN_CELLS: u32 = 3;
/// The fewest characters to show of a cut row clue, marker included.
const FEWEST_CLUE: u32 = 8;

/// The parts of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The whole area.
    pub area: Rect,
    /// The cells.
    pub board: Rect,
    /// The list of clues of the lines through the cursor; of height 0 without a list.
    pub panel: Rect,
    /// The position on the sheet of the board's top left corner.
    pub origin: (u32, u32),
}

/// The smallest sufficient size: characters, rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallestSize(pub u16, pub u16);

impl Window {
    /// Fits a sheet into `area`, scrolled from `origin` only as far as the cursor requires.
    /// `families` is the number of lines through a cell.
    ///
    /// # Errors
    /// The smallest sufficient size if the area is too small.
    pub fn fit(
        sheet: &Sheet,
        families: usize,
        area: Rect,
        cursor: (u32, u32),
        origin: (u32, u32),
    ) -> Result<Window, SmallestSize> {
        let Some(clues) = split(sheet, families, area.width, area.height) else {
            return Err(smallest_size(sheet, families));
        };
        let Clues { width, height, panel } = clues;
        let board = Rect {
            x: area.x + width,
            y: area.y + height,
            width: area.width - width,
            height: area.height - FOOTER_ROWS - panel - height,
        };
        let panel = Rect { x: area.x, y: board.y + board.height, width: area.width, height: panel };
        let origin = (
            scroll(origin.0, cursor.0, sheet.cell_width, board.width, sheet.width),
            scroll(origin.1, cursor.1, 1, board.height, sheet.height),
        );
        Ok(Window { area, board, panel, origin })
    }

    /// The screen position of a sheet position; `None` unless all `width` characters are shown.
    pub fn on_screen(&self, (x, y): (u32, u32), width: u32) -> Option<(u16, u16)> {
        let x = x.checked_sub(self.origin.0)?;
        let y = y.checked_sub(self.origin.1)?;
        let is_inside =
            x + width <= u32::from(self.board.width) && y < u32::from(self.board.height);
        is_inside.then(|| (self.board.x + x as u16, self.board.y + y as u16))
    }

    /// The sheet position at a screen position; `None` outside of the board.
    pub fn on_sheet(&self, x: u16, y: u16) -> Option<(u32, u32)> {
        let is_inside = self.board.contains((x, y).into());
        is_inside.then(|| {
            (
                self.origin.0 + u32::from(x - self.board.x),
                self.origin.1 + u32::from(y - self.board.y),
            )
        })
    }

    /// Arrows to the hidden parts of the board.
    pub fn arrows(&self, sheet: &Sheet) -> String {
        let (x, y) = self.origin;
        let signs = [
            ('◀', x > 0),
            ('▲', y > 0),
            ('▼', y + u32::from(self.board.height) < sheet.height),
            ('▶', x + u32::from(self.board.width) < sheet.width),
        ];
        signs.iter().filter(|(_, is_more)| *is_more).map(|(sign, _)| sign).collect()
    }
}

/// Characters and rows for the clues, and rows for the list.
struct Clues {
    width: u16,
    height: u16,
    panel: u16,
}

fn split(sheet: &Sheet, families: usize, width: u16, height: u16) -> Option<Clues> {
    let full_width = sheet.clue_width + 2;
    let full_height = if sheet.is_rect { sheet.clue_height + 1 } else { 0 };
    let clue_width = share(full_width, sheet.width, width.into())?;
    let rows = u32::from(height.checked_sub(FOOTER_ROWS)?);
    let mut panel = 0;
    let mut clue_height = share(full_height, sheet.height, rows)?;
    if !sheet.is_rect || clue_width < full_width || clue_height < full_height {
        panel = families as u32;
        clue_height = share(full_height, sheet.height, rows.checked_sub(panel)?)?;
    }
    let cells = sheet.width.min(MIN_CELLS * sheet.cell_width);
    let fits = u32::from(width) >= clue_width + cells
        && clue_width >= full_width.min(FEWEST_CLUE)
        // The row of markers above the columns.
        && clue_height >= full_height.min(1)
        && rows >= clue_height + panel + sheet.height.min(MIN_CELLS);
    // All three are at most a side of the screen, a `u16`.
    fits.then_some(Clues {
        width: clue_width as u16,
        height: clue_height as u16,
        panel: panel as u16,
    })
}

/// The characters or rows that clues get of a side of the screen: all they need if the cells still
/// fit, else at most half of the side. `None` if the side is 0.
fn share(needed: u32, cells: u32, side: u32) -> Option<u32> {
    let share = if needed + cells <= side { needed } else { needed.min(side / 2) };
    (side > 0).then_some(share)
}

fn smallest_size(sheet: &Sheet, families: usize) -> SmallestSize {
    let fits = |width, height| split(sheet, families, width, height).is_some();
    let last = 1_000;
    let width = (1..last).find(|&width| fits(width, last)).unwrap_or(last);
    let height = (1..last).find(|&height| fits(width, height)).unwrap_or(last);
    SmallestSize(width, height)
}

/// The first position to show: the nearest to `old_start` such that the `size` characters from `at`
/// are inside.
fn scroll(old_start: u32, at: u32, size: u32, side: u16, total: u32) -> u32 {
    let side = u32::from(side);
    let least = (at + size).saturating_sub(side);
    old_start.clamp(least, at.max(least)).min(total.saturating_sub(side))
}
