//! Draws the state of the game as characters and styles.
//!
//! In: an [`App`] that was fitted to its area. Out: a buffer of that area. Invariants: neither
//! changes the state nor uses the terminal.

use super::app::{App, Mode};
use super::clues::{draw_column_clues, draw_panel, draw_row_clues};
use super::footer::{self, draw_footer};
use super::ink::{self, CellState};
use super::keys::{HELP, help};
use super::sheet::CELLS_PER_GROUP;
use super::window::{SmallestSize, Window};
use crate::app::language::{self, words};
use crate::app::wrap::wrap;
use nonosat_board::message::message;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line as TextLine;
use ratatui::widgets::{Paragraph, Widget};

/// Narrower areas stay empty: not every letter fits.
const MIN_AREA: u16 = 4;

/// Draws the whole screen.
pub fn draw(app: &App, area: Rect, buffer: &mut Buffer) {
    if area.width < MIN_AREA {
        return;
    }
    if let Mode::Help(from) = app.mode {
        return draw_help(from, area, buffer);
    }
    let window = match &app.window {
        Ok(window) => window,
        Err(needed) => return draw_too_small(app, *needed, area, buffer),
    };
    draw_row_clues(app, window, buffer);
    if app.sheet.is_rect {
        draw_column_clues(app, window, buffer);
        draw_bars(app, window, buffer);
    }
    draw_cells(app, window, buffer);
    draw_panel(app, window, buffer);
    draw_footer(app, window, buffer);
}

/// Draws the size that the puzzle needs, then the open question: the player can still answer it.
fn draw_too_small(
    app: &App,
    SmallestSize(width, height): SmallestSize,
    area: Rect,
    buffer: &mut Buffer,
) {
    let question = if app.is_typing() { footer::question(app) } else { String::new() };
    let (size, least) = (format!("{}x{}", area.width, area.height), format!("{width}x{height}"));
    let text = words(&message!("play-small", size = size, least = least)) + " " + &question;
    let rows = wrap(&text, area.width.into());
    let hidden = rows.len().saturating_sub(area.height.into());
    let from = if app.is_typing() { hidden } else { 0 };
    for (y, row) in (area.y..area.bottom()).zip(&rows[from..]) {
        buffer.set_stringn(area.x, y, row, area.width.into(), Style::new());
    }
}

/// Rows of the list of keys.
pub fn help_length() -> u16 {
    HELP.len() as u16
}

fn draw_help(from: u16, area: Rect, buffer: &mut Buffer) {
    let lines: Vec<TextLine> = help(language::catalog()).into_iter().map(TextLine::raw).collect();
    let hidden = help_length().saturating_sub(area.height);
    Paragraph::new(lines).scroll((from.min(hidden), 0)).render(area, buffer);
}

/// Draws the separators between groups of columns, from the clues down.
fn draw_bars(app: &App, window: &Window, buffer: &mut Buffer) {
    let group = CELLS_PER_GROUP * app.sheet.cell_width;
    let bars = (1..).map(|count| count * (group + 1) - 1).take_while(|&x| x < app.sheet.width);
    let rows = u32::from(window.board.height).min(app.sheet.height - window.origin.1) as u16;
    for x in bars {
        if let Some((x, _)) = window.on_screen((x, window.origin.1), 1) {
            for y in window.area.y..window.board.y + rows {
                buffer[(x, y)].set_char('│').set_style(Style::new().add_modifier(Modifier::DIM));
            }
        }
    }
}

fn draw_cells(app: &App, window: &Window, buffer: &mut Buffer) {
    let puzzle = app.player.puzzle();
    let geometry = puzzle.geometry();
    let width = app.sheet.cell_width;
    let parts = app.parts();
    let last = window.origin.1 + u32::from(window.board.height);
    let rows = (0..last).zip(geometry.rows()).skip(window.origin.1 as usize);
    for (row, cells) in rows {
        for &cell in cells.iter().filter(|&&cell| !geometry.is_hole(cell)) {
            let place = app.sheet.place(geometry, cell);
            let Some((x, y)) = window.on_screen(place, width) else { continue };
            let state = CellState {
                mark: app.player.mark(cell),
                is_cursor: cell == app.cursor,
                is_lit: geometry.through(cell).iter().any(|crossing| app.is_lit(crossing.line)),
                part: parts[cell.index()],
                ends_group: app.sheet.is_rect
                    && (row + 1) % CELLS_PER_GROUP == 0
                    && row + 1 < app.sheet.height,
            };
            let (text, style) = ink::cell(puzzle.palette(), state, width as usize, app.no_color);
            buffer.set_string(x, y, text, style);
        }
    }
}
