//! The two lines below the board: messages and questions, colors and keys.
//!
//! In: an [`App`], its window. Out: characters and styles.

use super::app::{App, Mode};
use super::ink;
use super::window::{FOOTER, Window};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Widget, Wrap};

/// Draws both lines.
pub fn draw_footer(app: &App, window: &Window, buffer: &mut Buffer) {
    let area = window.area;
    let rows = Rect { y: area.bottom() - FOOTER, height: FOOTER, ..area };
    let second = Rect { y: rows.y + 1, height: 1, ..rows };
    keys_line(app).render(second, buffer);
    let arrows = Span::raw(format!(" {}", window.arrows(&app.sheet)));
    let width = (arrows.width() as u16).min(area.width);
    buffer.set_span(area.right() - width, second.y, &arrows, width);
    let (text, cursor) = text(app);
    // A message of two rows covers the keys.
    let height = if text.chars().count() > usize::from(area.width) { FOOTER } else { 1 };
    let message = Rect { height, ..rows };
    Clear.render(message, buffer);
    Paragraph::new(text).wrap(Wrap { trim: false }).render(message, buffer);
    if let Some(at) = cursor {
        let (x, y) = (at as u16 % area.width.max(1), at as u16 / area.width.max(1));
        if y < FOOTER {
            buffer[(area.x + x, rows.y + y)].modifier |= Modifier::REVERSED;
        }
    }
}

/// The first line of the footer, and the place of a text cursor in it.
pub fn text(app: &App) -> (String, Option<usize>) {
    match &app.mode {
        Mode::Quit => ("Some marks are in no file. Quit (y/n)?".to_owned(), None),
        Mode::Replace(path) => (format!("{} exists. Replace it (y/n)?", path.display()), None),
        Mode::Name(editor) => {
            let prompt = "File to write: ";
            let text: String = prompt.chars().chain(editor.text.iter().copied()).collect();
            (text + " ", Some(prompt.len() + editor.at))
        }
        _ => (app.message.clone(), None),
    }
}

/// The palette, if there is a choice, and the most needed keys.
fn keys_line(app: &App) -> Line<'_> {
    let palette = app.player.puzzle().palette();
    let mut spans = Vec::new();
    for color in palette.colors().skip(1).filter(|_| palette.color_count() > 2) {
        let (left, right) = if color == app.color { ("[", "]") } else { (" ", " ") };
        let name = match app.no_color {
            true => format!("{}{}", color.0, color.letter()),
            false => format!(" {} ", color.0),
        };
        spans.push(Span::raw(left));
        spans.push(Span::styled(name, ink::swatch(palette, color, app.no_color)));
        spans.push(Span::raw(right));
    }
    if !spans.is_empty() {
        spans.push(Span::raw("  "));
    }
    spans.push(Span::raw("space mark  x blank  u undo  h hint  w save  ? help  q quit"));
    Line::from(spans)
}
