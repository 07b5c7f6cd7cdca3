//! Replaces true colors by the nearest of 256 for terminals without them.
//!
//! In: a buffer. Out: the buffer with indexed colors.

use nonosat_board::puzzle::Rgb;
use nonosat_studio::drawing::nearest_of_256;
use ratatui::buffer::Buffer;
use ratatui::style::Color as Shade;

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
