//! The state of the game as characters and styles.
//!
//! In: an [`App`] that was fitted to its area. Out: a buffer of that area. Holds: changes
//! nothing of the state, asks nothing of the terminal.

use super::app::{App, Mode};
use super::footer::{self, draw_footer};
use super::ink::{self, Look};
use super::keys::HELP;
use super::sheet::{GROUP, Token};
use super::text::wrap;
use super::window::{Needed, Window};
use nonosat::puzzle::{Clue, LineId};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

/// The fewest columns in which letters of any width can be drawn.
const FEWEST: u16 = 4;

/// Draws everything.
pub fn draw(app: &App, area: Rect, buffer: &mut Buffer) {
    if area.width < FEWEST {
        return;
    }
    if let Mode::Help(from) = app.mode {
        return draw_help(from, area, buffer);
    }
    let window = match &app.window {
        Ok(window) => window,
        Err(needed) => return draw_needed(app, *needed, area, buffer),
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

/// Says what is needed, and behind that what is asked: an answer is taken all the same.
fn draw_needed(app: &App, Needed(width, height): Needed, area: Rect, buffer: &mut Buffer) {
    let question = if app.is_typing() { footer::question(app) } else { String::new() };
    let text = format!(
        "This screen of {}x{} is too small for this puzzle: it needs {width}x{height}. \
         Enlarge it, or press q. {question}",
        area.width, area.height
    );
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
    let lines: Vec<Line> =
        HELP.iter().map(|(key, what)| Line::raw(format!("{key:<15}{what}"))).collect();
    let hidden = help_length().saturating_sub(area.height);
    Paragraph::new(lines).scroll((from.min(hidden), 0)).render(area, buffer);
}

/// Is this one of the lines through the cursor?
fn is_lit(app: &App, line: LineId) -> bool {
    let through = app.player.puzzle().geometry().through(app.cursor);
    through.iter().any(|crossing| crossing.line == line)
}

/// Lines of which nothing is told have no lamp.
fn has_lamp(app: &App, line: LineId) -> bool {
    app.judgement.satisfied[line.index()] && *app.player.puzzle().clue(line) != Clue::Unknown
}

fn run_style(app: &App, line: LineId, place: usize, token: &Token) -> Style {
    let judgement = &app.judgement;
    let certain = judgement.certain[line.index()].get(place).copied().unwrap_or(false);
    let is_done = certain || has_lamp(app, line);
    let palette = app.player.puzzle().palette();
    ink::run(palette, token.color, is_done, is_lit(app, line), app.no_color)
}

/// A clue as it stands in a row: runs with blanks between.
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

/// Keeps the last numbers; what is missing before them is told by an ellipsis.
fn write_right(spans: &[Span], end: u16, y: u16, room: usize, buffer: &mut Buffer) {
    let mut signs: Vec<(char, Style)> = spans
        .iter()
        .flat_map(|span| span.content.chars().map(move |sign| (sign, span.style)))
        .collect();
    if signs.len() > room {
        let first = signs.len() - room + 1;
        // No number is cut in two.
        let whole = (first..signs.len()).find(|&at| signs[at - 1].0 == ' ');
        signs.drain(..whole.unwrap_or(signs.len()));
        signs.insert(0, ('…', Style::new()));
    }
    let from = end - signs.len() as u16;
    for (x, (sign, style)) in (from..).zip(signs) {
        buffer[(x, y)].set_char(sign).set_style(style);
    }
}

fn draw_row_clues(app: &App, window: &Window, buffer: &mut Buffer) {
    let board = window.board;
    let rows = (window.origin.1..app.sheet.height).zip(board.y..board.bottom());
    for (row, y) in rows {
        let line = LineId(row);
        let room = usize::from(board.x - window.area.x).saturating_sub(2);
        write_right(&clue_spans(app, line), board.x - 2, y, room, buffer);
        if has_lamp(app, line) {
            buffer[(board.x - 1, y)].set_char('●').set_style(ink::lamp(app.no_color));
        }
    }
}

fn draw_column_clues(app: &App, window: &Window, buffer: &mut Buffer) {
    let geometry = app.player.puzzle().geometry();
    let width = app.sheet.cell_width;
    let (top, lamps) = (window.area.y, window.board.y - 1);
    for &cell in geometry.line(LineId(0)) {
        let place = (app.sheet.place(geometry, cell).0, window.origin.1);
        let Some((x, _)) = window.on_screen(place, width) else { continue };
        let line = geometry.through(cell)[1].line;
        let end = x + width as u16;
        let tokens = &app.sheet.clues[line.index()];
        for (above, (place, token)) in (1..).zip(tokens.iter().enumerate().rev()) {
            let Some(y) = lamps.checked_sub(above).filter(|&y| y >= top) else { break };
            let is_cut = y == top && place > 0;
            let text = if is_cut { "…" } else { token.text.as_str() };
            let span = Span::styled(text, run_style(app, line, place, token));
            write_right(&[span], end, y, width as usize, buffer);
        }
        if has_lamp(app, line) {
            buffer[(end - 1, lamps)].set_char('●').set_style(ink::lamp(app.no_color));
        }
    }
}

/// Separators between groups of columns, from the clues down.
fn draw_bars(app: &App, window: &Window, buffer: &mut Buffer) {
    let group = GROUP * app.sheet.cell_width;
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
    let last = window.origin.1 + u32::from(window.board.height);
    for row in window.origin.1..app.sheet.height.min(last) {
        for &cell in geometry.line(LineId(row)) {
            let place = app.sheet.place(geometry, cell);
            let Some((x, y)) = window.on_screen(place, width) else { continue };
            let look = Look {
                mark: app.player.mark(cell),
                is_cursor: cell == app.cursor,
                is_lit: geometry.through(cell).iter().any(|crossing| is_lit(app, crossing.line)),
                ends_group: app.sheet.is_rect
                    && (row + 1) % GROUP == 0
                    && row + 1 < app.sheet.height,
            };
            let (text, style) = ink::cell(puzzle.palette(), look, width as usize, app.no_color);
            buffer.set_string(x, y, text, style);
        }
    }
}

/// The clues of the lines through the cursor, one a row.
fn draw_panel(app: &App, window: &Window, buffer: &mut Buffer) {
    let through = app.player.puzzle().geometry().through(app.cursor);
    for (crossing, y) in through.iter().zip(window.panel.y..window.panel.bottom()) {
        let line = panel_line(app, crossing.line, window.panel.width);
        buffer.set_line(window.panel.x, y, &line, window.panel.width);
    }
}

/// A lamp, the name of a line, its clue; without the name if it leaves the clue no room, and
/// with an ellipsis where numbers are missing.
fn panel_line(app: &App, line: LineId, room: u16) -> Line<'_> {
    let room = usize::from(room);
    let lamp = if has_lamp(app, line) { "● " } else { "  " };
    let mut shown = Line::from(Span::styled(lamp, ink::lamp(app.no_color)));
    let name = Span::raw(app.player.puzzle().geometry().describe(line) + ": ");
    let clue = clue_spans(app, line);
    let width: usize = clue.iter().map(Span::width).sum();
    if shown.width() + name.width() + width <= room {
        shown.push_span(name);
    }
    let is_cut = shown.width() + width > room;
    for span in clue {
        // Behind a number there is room for a blank and an ellipsis.
        if is_cut && span.content != " " && shown.width() + span.width() + 2 > room {
            shown.push_span("…");
            break;
        }
        shown.push_span(span);
    }
    shown
}
