//! Draws the state of the game as characters and styles: the board, the clues beside it, and in a
//! list those of the lines through the cursor.
//!
//! Markers show satisfied lines, arrows hinted lines.
//!
//! In: an [`App`] that was fitted to its area. Out: a buffer of that area. Invariants: neither
//! changes the state nor uses the terminal; numbers are shown whole or not at all; an ellipsis stands
//! where numbers are missing.

use super::app::{App, Mode};
use super::footer::{self, draw_footer};
use super::ink::{self, CellState};
use super::keys::{HELP, help};
use super::sheet::{SmallestSize, Token, Window};
use crate::app::language::{self, words};
use crate::app::text::wrap;
use nonosat_board::message::message;
use nonosat_board::puzzle::LineId;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line as TextLine, Span};
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
    }
    if app.sheet.is_rect && app.sheet.group < app.sheet.width {
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
    let hidden_rows = rows.len().saturating_sub(area.height.into());
    let from = if app.is_typing() { hidden_rows } else { 0 };
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
    let hidden_rows = help_length().saturating_sub(area.height);
    Paragraph::new(lines).scroll((from.min(hidden_rows), 0)).render(area, buffer);
}

/// Draws the separators between groups of columns, from the clues down.
fn draw_bars(app: &App, window: &Window, buffer: &mut Buffer) {
    let group = app.sheet.group * app.sheet.cell_width;
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
    let (parts, has_regions) = (app.parts(), geometry.regions().is_some());
    let last = window.origin.1 + u32::from(window.board.height);
    let rows = (0..last).zip(geometry.rows()).skip(window.origin.1 as usize);
    for (row, cells) in rows {
        let below = geometry.rows().nth(row as usize + 1).unwrap_or_default();
        for (at, &cell) in cells.iter().enumerate().filter(|(_, cell)| !geometry.is_hole(**cell)) {
            let place = app.sheet.place(geometry, cell);
            let Some((x, y)) = window.on_screen(place, width) else { continue };
            let state = CellState {
                mark: app.player.mark(cell),
                is_cursor: cell == app.cursor,
                is_lit: geometry.through(cell).iter().any(|crossing| app.is_lit(crossing.line)),
                part: parts[cell.index()],
                ends_group: app.sheet.is_rect
                    && match below.get(at) {
                        Some(&other) if has_regions => !geometry.share_region(cell, other),
                        Some(_) => (row + 1) % app.sheet.group == 0,
                        None => false,
                    },
                has_wall: has_regions && at > 0 && !geometry.share_region(cells[at - 1], cell),
                number: puzzle.number_in(cell).and_then(|number| char::from_digit(number, 10)),
            };
            let (text, style) = ink::cell(puzzle.palette(), state, width as usize, app.no_color);
            buffer.set_string(x, y, text, style);
            if let Some(block) = geometry.block_around(cell).filter(|_| state.number.is_some()) {
                let style =
                    ink::number(puzzle.palette(), state, has_marker(app, block), app.no_color);
                buffer[(x + 1, y)].set_style(style);
            }
        }
    }
}

/// Does the line have the marker of satisfied lines? Lines with unknown clues never do.
fn has_marker(app: &App, line: LineId) -> bool {
    app.judgement.satisfied[line.index()] && app.player.puzzle().language(line).is_some()
}

fn run_style(app: &App, line: LineId, place: usize, token: &Token) -> Style {
    let judgement = &app.judgement;
    let certain = judgement.certain[line.index()].get(place).copied().unwrap_or(false);
    let is_done = certain || has_marker(app, line);
    let palette = app.player.puzzle().palette();
    ink::run(palette, token.color, is_done, app.is_lit(line), app.no_color)
}

/// A clue in one row: runs with blanks between.
fn clue_spans(app: &App, line: LineId) -> Vec<Span<'_>> {
    let mut spans = Vec::new();
    for (place, token) in app.sheet.clues[line.index()].iter().enumerate() {
        if place > 0 {
            spans.push(Span::raw(" "));
        }
        spans.push(Span::styled(token.text.as_str(), run_style(app, line, place, token)));
    }
    spans
}

/// Writes the spans right-aligned, so that they end before column `end`. Of more than `room`
/// characters it keeps the last whole numbers, after an ellipsis.
fn write_right(spans: &[Span], end: u16, y: u16, room: usize, buffer: &mut Buffer) {
    let mut signs: Vec<(char, Style)> = spans
        .iter()
        .flat_map(|span| span.content.chars().map(move |sign| (sign, span.style)))
        .collect();
    if signs.len() > room {
        let first = signs.len() - room + 1;
        // No number is cut in two.
        let entry_start = (first..signs.len()).find(|&at| signs[at - 1].0 == ' ');
        signs.drain(..entry_start.unwrap_or(signs.len()));
        signs.insert(0, ('…', Style::new()));
    }
    let from = end - signs.len() as u16;
    for (x, (sign, style)) in (from..).zip(signs) {
        buffer[(x, y)].set_char(sign).set_style(style);
    }
}

/// Draws the clues at the left of the rows, with markers and arrows.
fn draw_row_clues(app: &App, window: &Window, buffer: &mut Buffer) {
    let board = window.board;
    let hinted = app.hinted_lines();
    let lines = app.player.puzzle().geometry().lines().take(app.sheet.height as usize);
    for (line, y) in lines.skip(window.origin.1 as usize).zip(board.y..board.bottom()) {
        let room = usize::from(board.x - window.area.x).saturating_sub(2);
        write_right(&clue_spans(app, line), board.x - 2, y, room, buffer);
        if hinted.contains(&line) {
            buffer[(board.x - 1, y)].set_char('▶').set_style(Style::new());
        } else if has_marker(app, line) {
            buffer[(board.x - 1, y)].set_char('●').set_style(ink::marker(app.no_color));
        }
    }
}

/// Draws the clues above the columns, with markers and arrows.
fn draw_column_clues(app: &App, window: &Window, buffer: &mut Buffer) {
    let geometry = app.player.puzzle().geometry();
    let width = app.sheet.cell_width;
    let hinted = app.hinted_lines();
    let (top, markers) = (window.area.y, window.board.y - 1);
    for &cell in geometry.rows().next().unwrap_or_default() {
        let place = (app.sheet.place(geometry, cell).0, window.origin.1);
        let Some((x, _)) = window.on_screen(place, width) else { continue };
        let line = geometry.through(cell)[1].line;
        let end = x + width as u16;
        let tokens = &app.sheet.clues[line.index()];
        for (rows_above, (place, token)) in (1..).zip(tokens.iter().enumerate().rev()) {
            let Some(y) = markers.checked_sub(rows_above).filter(|&y| y >= top) else { break };
            let is_cut = y == top && place > 0;
            let text = if is_cut { "…" } else { token.text.as_str() };
            let span = Span::styled(text, run_style(app, line, place, token));
            write_right(&[span], end, y, width as usize, buffer);
        }
        if hinted.contains(&line) {
            buffer[(end - 1, markers)].set_char('▼').set_style(Style::new());
        } else if has_marker(app, line) {
            buffer[(end - 1, markers)].set_char('●').set_style(ink::marker(app.no_color));
        }
    }
}

/// Draws the clues of the lines through the cursor, one per row.
fn draw_panel(app: &App, window: &Window, buffer: &mut Buffer) {
    let geometry = app.player.puzzle().geometry();
    let through = &geometry.through(app.cursor)[..geometry.rim_family_count()];
    for (crossing, y) in through.iter().zip(window.panel.y..window.panel.bottom()) {
        let line = panel_line(app, crossing.line, window.panel.width);
        buffer.set_line(window.panel.x, y, &line, window.panel.width);
    }
}

/// A marker, the name of a line, its clue, in at most `room` columns. Omits the name first, then
/// the last numbers, with an ellipsis.
fn panel_line(app: &App, line: LineId, room: u16) -> TextLine<'_> {
    let room = usize::from(room);
    let marker = if has_marker(app, line) { "● " } else { "  " };
    let mut text = TextLine::from(Span::styled(marker, ink::marker(app.no_color)));
    let name = app.player.puzzle().geometry().name(line);
    let name = Span::raw(words(&message!("labeled", label = name, text = "")));
    let clue = clue_spans(app, line);
    let width: usize = clue.iter().map(Span::width).sum();
    if text.width() + name.width() + width <= room {
        text.push_span(name);
    }
    let is_cut = text.width() + width > room;
    for span in clue {
        // After each number, reserve room for a blank and an ellipsis.
        if is_cut && span.content != " " && text.width() + span.width() + 2 > room {
            text.push_span("…");
            break;
        }
        text.push_span(span);
    }
    text
}
