//! Terminals that show no signs beyond ASCII.
//!
//! In: a buffer. Out: the buffer with letters in place of our own signs; names and titles stay
//! as they are.

use ratatui::buffer::Buffer;

/// Takes ASCII for our signs everywhere.
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
