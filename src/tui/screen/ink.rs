//! Styles of cells and clues, and what becomes of them on terminals with 256 colors or ASCII alone.
//!
//! In: a palette, marks, a buffer. Out: texts and styles, the buffer with what the terminal can show.
//! Invariants: with `no_color`, styles have no color; texts such as names of files stay.

use crate::tui::assist::Part;
use nonosat_board::puzzle::{Color, Palette, Rgb};
use nonosat_studio::drawing::nearest_of_256;
use ratatui::buffer::Buffer;
use ratatui::style::{Color as Shade, Modifier, Style};

/// All that decides how a cell is drawn.
#[derive(Clone, Copy)]
pub struct CellState {
    pub mark: Option<Color>,
    pub is_cursor: bool,
    /// Is it in a line through the cursor?
    pub is_lit: bool,
    /// Its part in the shown hint or mistake.
    pub part: Option<Part>,
    /// Does a group of five rows end here, or does a region end below?
    pub ends_group: bool,
    /// Does another region lie at its left?
    pub has_wall: bool,
    /// The number in the cell.
    pub number: Option<char>,
}

const YELLOW: Rgb = Rgb(255, 200, 60);
const BLUE: Rgb = Rgb(70, 140, 255);

/// The sign of a cell in a hint or a mistake.
fn part_sign(part: Part) -> Option<char> {
    match part {
        Part::Line => None,
        Part::Needed => Some('*'),
        Part::Chain(number) => char::from_digit(number as u32, 36),
        Part::Follows => Some('?'),
        Part::Wrong => Some('!'),
    }
}

/// The cell's text of `width` characters, and its style.
pub fn cell(palette: &Palette, state: CellState, width: usize, no_color: bool) -> (String, Style) {
    let sign = match state.mark {
        None if no_color => '·',
        None => ' ',
        Some(Color::BACKGROUND) => '×',
        Some(_) if !no_color => ' ',
        Some(_) if palette.color_count() == 2 => '#',
        Some(color) => color.letter(),
    };
    let mut text: Vec<char> = match sign {
        '·' | '×' | ' ' => vec![' '; width],
        letter => vec![letter; width],
    };
    if state.has_wall {
        text[0] = '│';
    }
    if state.is_cursor && !no_color {
        (text[0], text[width - 1]) = ('[', ']');
    }
    match (sign, state.number) {
        // In the middle; right of it if the width is even.
        ('·' | '×', None) => text[width / 2] = sign,
        ('×', Some(_)) => text[width - 1] = sign,
        _ => {}
    }
    if let Some(number) = state.number {
        text[width / 2] = number;
    }
    if let Some(sign) = state.part.and_then(part_sign) {
        // Covers only the first character, so that the mark stays visible.
        text[0] = sign;
    }
    let style = if no_color { plain(state) } else { style_of(palette, state) };
    (text.into_iter().collect(), style)
}

/// The style of the number in a cell: dim if it is done.
pub fn number(palette: &Palette, state: CellState, is_done: bool, no_color: bool) -> Style {
    let style = if no_color { plain(state) } else { style_of(palette, state) };
    match (is_done, style.bg) {
        (true, _) => style.add_modifier(Modifier::DIM),
        (false, Some(Shade::Rgb(red, green, blue))) => {
            style.fg(shade(contrast(Rgb(red, green, blue))))
        }
        (false, _) => style,
    }
}

fn plain(state: CellState) -> Style {
    let mut style = Style::new();
    if state.is_cursor {
        style = style.add_modifier(Modifier::REVERSED);
    } else if state.is_lit || state.part.is_some() {
        style = style.add_modifier(Modifier::BOLD);
    }
    if state.ends_group { style.add_modifier(Modifier::UNDERLINED) } else { style }
}

fn style_of(palette: &Palette, state: CellState) -> Style {
    let mark = state.mark.unwrap_or(Color::BACKGROUND);
    let mut ground = palette.ink(mark).rgb;
    if state.part.is_some() {
        ground = blend(ground, BLUE, 40);
    } else if mark.is_background() && state.is_lit {
        ground = blend(ground, YELLOW, 30);
    }
    let faint = blend(ground, contrast(ground), 50);
    let has_sign = state.part.and_then(part_sign).is_some();
    let front = if state.is_cursor || has_sign { contrast(ground) } else { faint };
    let mut style = Style::new().bg(shade(ground)).fg(shade(front));
    if state.is_cursor {
        style = style.add_modifier(Modifier::BOLD);
    }
    if state.ends_group { style.add_modifier(Modifier::UNDERLINED) } else { style }
}

/// The style of a run: its color in puzzles of several, dim if it is done, bold if its line goes
/// through the cursor.
pub fn run(
    palette: &Palette,
    color: Option<Color>,
    is_done: bool,
    is_lit: bool,
    no_color: bool,
) -> Style {
    let mut style = Style::new();
    match color {
        Some(color) if !no_color && !is_done && palette.color_count() > 2 => {
            let ground = palette.ink(color).rgb;
            style = style.bg(shade(ground)).fg(shade(contrast(ground)));
        }
        _ => {}
    }
    if is_done {
        style = style.add_modifier(Modifier::DIM);
    }
    if is_lit { style.add_modifier(Modifier::BOLD) } else { style }
}

/// The style of the marker of satisfied lines.
pub fn marker(no_color: bool) -> Style {
    if no_color { Style::new() } else { Style::new().fg(Shade::Green) }
}

/// A color of the palette as background, with black or white text.
pub fn swatch(palette: &Palette, color: Color, no_color: bool) -> Style {
    if no_color {
        return Style::new();
    }
    let ground = palette.ink(color).rgb;
    Style::new().bg(shade(ground)).fg(shade(contrast(ground)))
}

fn shade(Rgb(red, green, blue): Rgb) -> Shade {
    Shade::Rgb(red, green, blue)
}

/// Black or white, whichever contrasts more.
fn contrast(Rgb(red, green, blue): Rgb) -> Rgb {
    let light = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue);
    if light > 128_000 { Rgb(0, 0, 0) } else { Rgb(255, 255, 255) }
}

/// A mixture: `percent` of the second color, the rest of the first.
fn blend(one: Rgb, other: Rgb, percent: u32) -> Rgb {
    let mix =
        |a: u8, b: u8| ((u32::from(a) * (100 - percent) + u32::from(b) * percent) / 100) as u8;
    Rgb(mix(one.0, other.0), mix(one.1, other.1), mix(one.2, other.2))
}

/// Replaces every true color in the buffer.
pub fn reduce(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        cell.fg = indexed(cell.fg);
        cell.bg = indexed(cell.bg);
    }
}

fn indexed(shade: Shade) -> Shade {
    match shade {
        Shade::Rgb(red, green, blue) => Shade::Indexed(nearest_of_256(Rgb(red, green, blue))),
        shade => shade,
    }
}

/// Replaces every sign of the game in the buffer.
pub fn replace_signs(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(sign) = ascii(cell.symbol()) {
            cell.set_char(sign);
        }
    }
}

fn ascii(sign: &str) -> Option<char> {
    Some(match sign {
        "·" => '.',
        "×" => '-',
        "●" => 'o',
        "│" => '|',
        "…" => '~',
        "▶" => '>',
        "◀" => '<',
        "▲" => '^',
        "▼" => 'v',
        _ => return None,
    })
}
