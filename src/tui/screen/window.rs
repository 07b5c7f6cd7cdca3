//! Divides the screen between board, clues and footer, and scrolls the board.
//!
//! In: a sheet, an area, the cursor. Out: [`Window`], or the size that is needed. Invariants: the
//! window shows the cursor; all parts are inside the area. Clues that are too long are cut.

use super::sheet::Sheet;
use ratatui::layout::Rect;

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
    let most = 1_000;
    let width = (1..most).find(|&width| fits(width, most)).unwrap_or(most);
    let height = (1..most).find(|&height| fits(width, height)).unwrap_or(most);
    SmallestSize(width, height)
}

/// The first position to show: the nearest to `before` such that the `size` characters from `at`
/// are inside.
fn scroll(before: u32, at: u32, size: u32, side: u16, total: u32) -> u32 {
    let side = u32::from(side);
    let least = (at + size).saturating_sub(side);
    before.clamp(least, at.max(least)).min(total.saturating_sub(side))
}
