//! Draws the footer: a message, question or name; below it colors, keys and the cursor's place.
//!
//! In: an [`App`], its window. Out: characters and styles. Invariants: a long message covers the
//! keys, then the board, and loses its first rows only on a full screen; the row of keys has the
//! chosen color and the key for help; a text is cut or scrolled by the columns that terminals give
//! each letter.

use super::app::{App, Mode};
use super::ink;
use super::sheet::{FOOTER_ROWS, Window};
use crate::app::language::words;
use crate::app::text::{letter_width, width, wrap};
use nonosat_board::message::{Message, message};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line as TextLine, Span};
use ratatui::widgets::{Clear, Widget};

/// With fewer columns for the name, the prompt is omitted.
const FEWEST_FOR_NAME: usize = 15;
/// Narrower screens omit the cursor's place.
const FEWEST_FOR_PLACE: u16 = 40;
/// The keys and their ranks. Where room is short, high ranks are omitted first.
const KEYS: &[(&str, u8)] = &[
    ("play-key-mark", 2),
    ("play-key-blank", 6),
    ("play-key-undo", 5),
    ("play-key-hint", 4),
    ("play-key-save", 3),
    ("play-key-help", 0),
    ("play-key-quit", 1),
];

/// Draws the footer.
pub fn draw_footer(app: &App, window: &Window, buffer: &mut Buffer) {
    let area = window.area;
    let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
    draw_keys(app, window, keys, buffer);
    let mut rows = wrap(&text(app), area.width.into());
    let name = match &app.mode {
        Mode::Name(editor) => Some(name_line(&editor.text, editor.at, area.width)),
        _ => None,
    };
    rows.extend(name.iter().map(|(line, _)| line.clone()));
    // One row stands above the keys; several cover the keys, and part of the board if needed.
    let height = (rows.len() as u16).clamp(1, area.height);
    let top = area.bottom() - height.max(FOOTER_ROWS);
    Clear.render(Rect { y: top, height, ..area }, buffer);
    let hidden_rows = rows.len().saturating_sub(height.into());
    for (y, row) in (top..).zip(&rows[hidden_rows..]) {
        buffer.set_stringn(area.x, y, row, area.width.into(), Style::new());
    }
    if let Some((_, cursor)) = name {
        buffer[(area.x + cursor, top + height - 1)].modifier |= Modifier::REVERSED;
    }
}

/// The question of the mode, else the message.
pub fn text(app: &App) -> String {
    match &app.mode {
        Mode::Quit => words(&message!("play-quit")),
        Mode::Replace(path, draft) => {
            let file = path.display().to_string();
            words(&match draft.format {
                Some(format) => message!("play-replace-as", file = file, format = format),
                None => message!("play-replace", file = file),
            })
        }
        _ => app.message.clone(),
    }
}

/// The question, or the prompt with the typed name, for a screen that has no footer.
pub fn question(app: &App) -> String {
    match &app.mode {
        Mode::Name(editor) => {
            let name: String = editor.text.iter().collect();
            format!("{} {}{name}", app.message, prompt())
        }
        _ => text(app),
    }
}

/// Stands before the name of the file.
fn prompt() -> String {
    words(&message!("labeled", label = message!("play-file"), text = ""))
}

/// The prompt with the typed name, and the column of the cursor.
fn name_line(letters: &[char], at: usize, columns: u16) -> (String, u16) {
    let columns = usize::from(columns);
    let prompt = Some(prompt()).filter(|prompt| columns >= width(prompt) + FEWEST_FOR_NAME);
    let prompt = prompt.unwrap_or_default();
    let room = width(&prompt);
    let (text, cursor) = around(letters, at, columns - room);
    (prompt + &text, (room + cursor) as u16)
}

/// Draws the colors if there is a choice, the keys that fit, the cursor's place.
fn draw_keys(app: &App, window: &Window, row: Rect, buffer: &mut Buffer) {
    let place = place(app, window);
    let right = width(&place).min(row.width.into()) as u16;
    let room = usize::from(row.width - right);
    let mut spans = colors(app, room.saturating_sub(width(&keys(0))));
    let width: usize = spans.iter().map(Span::width).sum();
    spans.push(Span::raw(keys(room.saturating_sub(width))));
    buffer.set_line(row.x, row.y, &TextLine::from(spans), row.width - right);
    buffer.set_stringn(row.right() - right, row.y, place, right.into(), Style::new());
}

/// The keys that fit into `room` columns, at least the one for help.
fn keys(room: usize) -> String {
    let up_to = |rank: u8| {
        let keys = KEYS.iter().filter(|(_, least)| *least <= rank);
        keys.map(|&(key, _)| words(&Message::new(key))).collect::<Vec<_>>().join("  ")
    };
    let fitting = (0..KEYS.len() as u8).rev().map(up_to).find(|keys| width(keys) <= room);
    fitting.unwrap_or_else(|| up_to(0))
}

/// The cursor's lines, unless the panel shows them, and arrows to the hidden parts of the board.
fn place(app: &App, window: &Window) -> String {
    let geometry = app.player.puzzle().geometry();
    let arrows = window.arrows(&app.sheet);
    let mut parts = Vec::new();
    if window.panel.height == 0 && window.area.width >= FEWEST_FOR_PLACE {
        let lines = geometry.through(app.cursor)[..geometry.straight_family_count()].iter();
        let names: Vec<String> =
            lines.map(|crossing| words(&geometry.name(crossing.line))).collect();
        parts.push(names.join(", "));
    }
    parts.push(arrows);
    parts.retain(|part| !part.is_empty());
    parts.iter().map(|part| format!(" {part}")).collect()
}

/// The colors that fit into `room` columns, the chosen one among them. None if the puzzle has a
/// single color.
fn colors(app: &App, room: usize) -> Vec<Span<'static>> {
    let palette = app.player.puzzle().palette();
    let count = palette.color_count() - 1;
    if count < 2 {
        return Vec::new();
    }
    let swatches: Vec<[Span; 3]> =
        palette.colors().skip(1).map(|color| swatch(app, color)).collect();
    let widest =
        swatches.iter().map(|swatch| swatch.iter().map(Span::width).sum()).max().unwrap_or(1);
    // Two blanks follow them.
    let visible = (room.saturating_sub(2) / widest).clamp(1, count);
    let place = app.color.index() - 1;
    let first = place.saturating_sub(visible / 2).min(count - visible);
    let mut spans: Vec<Span> = swatches.into_iter().skip(first).take(visible).flatten().collect();
    spans.push(Span::raw("  "));
    spans
}

fn swatch(app: &App, color: nonosat_board::puzzle::Color) -> [Span<'static>; 3] {
    let (left, right) = if color == app.color { ("[", "]") } else { (" ", " ") };
    let name = match app.no_color {
        true => format!("{}{}", color.index(), color.letter()),
        false => format!(" {} ", color.index()),
    };
    let style = ink::swatch(app.player.puzzle().palette(), color, app.no_color);
    [Span::raw(left), Span::styled(name, style), Span::raw(right)]
}

/// The part of a line around its cursor that fits into `room` columns, and the cursor's column.
/// An ellipsis stands where the line is cut. `at` is the index of the letter after the cursor.
///
/// # Panics
/// If `at` is past the end of `letters`.
pub fn around(letters: &[char], at: usize, room: usize) -> (String, usize) {
    let mut columns = 1;
    let mut from = at;
    // The cursor takes one column; the letters before it as many as fit.
    while from > 0 && columns + letter_width(letters[from - 1]) < room {
        from -= 1;
        columns += letter_width(letters[from]);
    }
    let mut text = if from > 0 { "…".to_owned() } else { String::new() };
    text.extend(&letters[from..at]);
    let cursor = width(&text);
    let tail: String = letters[at..].iter().collect();
    text.push_str(&shortened(&tail, room.saturating_sub(cursor)));
    (text, cursor)
}

/// The beginning of a text that fits into `room` columns, with an ellipsis if it is cut.
pub fn shortened(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let mut start = String::new();
    for letter in text.chars() {
        if width(&start) + letter_width(letter) >= room {
            break;
        }
        start.push(letter);
    }
    if room > 0 { start + "…" } else { start }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_shown_around_its_cursor() {
        let letters: Vec<char> = "abcdefgh".chars().collect();
        assert_eq!(around(&letters, 8, 20), ("abcdefgh".to_owned(), 8));
        assert_eq!(around(&letters, 8, 5), ("…fgh".to_owned(), 4));
        assert_eq!(around(&letters, 0, 5), ("abcd…".to_owned(), 0));
        let wide: Vec<char> = "日本語".chars().collect();
        assert_eq!(around(&wide, 3, 6), ("…本語".to_owned(), 5));
        for (at, room) in (0..=3).flat_map(|at| (4..9).map(move |room| (at, room))) {
            let (text, cursor) = around(&wide, at, room);
            assert!(width(&text) <= room && cursor < room, "{text} {cursor} {room}");
        }
    }
}
