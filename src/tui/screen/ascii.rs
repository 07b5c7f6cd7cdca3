//! Replaces the signs of the game for terminals that show only ASCII.
//!
//! In: a buffer. Out: the buffer with ASCII characters instead of the game's own signs; other
//! text, such as names of files, stays.

use ratatui::buffer::Buffer;

/// Replaces every sign of the game in the buffer.
pub fn replace(buffer: &mut Buffer) {
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
