//! Fits text into one row: cuts it, or scrolls it around a cursor.
//!
//! In: a text, a number of columns. Out: a piece that is no wider. Invariants: counts the columns
//! that terminals give each letter.

use crate::app::wrap::{letter_width, width};

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
    let rest: String = letters[at..].iter().collect();
    text.push_str(&cut(&rest, room.saturating_sub(cursor)));
    (text, cursor)
}

/// The beginning of a text that fits into `room` columns, with an ellipsis if it is cut.
pub fn cut(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        if width(&kept) + letter_width(letter) >= room {
            break;
        }
        kept.push(letter);
    }
    if room > 0 { kept + "…" } else { kept }
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
