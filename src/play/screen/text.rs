//! Text that has to fit: wrapped into rows, or scrolled around a cursor.
//!
//! In: a text, a number of columns. Out: pieces that are no wider. Holds: letters count as
//! wide as terminals show them.

use ratatui::text::Span;

/// Columns that a text takes.
pub fn width(text: &str) -> usize {
    Span::raw(text).width()
}

fn letter_width(letter: char) -> usize {
    width(letter.encode_utf8(&mut [0; 4]))
}

/// The text in rows of at most `room` columns, broken at blanks where there are any.
pub fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut rows = vec![String::new()];
    for word in text.split_inclusive(' ') {
        if width(&rows[rows.len() - 1]) + width(word.trim_end()) > room {
            rows.push(String::new());
        }
        for letter in word.chars() {
            let row = rows.len() - 1;
            if width(&rows[row]) + letter_width(letter) > room && letter != ' ' {
                rows.push(String::new());
            }
            let row = rows.len() - 1;
            rows[row].push(letter);
        }
    }
    rows.iter_mut().for_each(|row| row.truncate(row.trim_end().len()));
    rows.retain(|row| !row.is_empty());
    rows
}

/// What of a line is shown in `room` columns, with the column of its cursor: an ellipsis
/// stands where something is cut.
pub fn around(letters: &[char], at: usize, room: usize) -> (String, usize) {
    let mut columns = 1;
    let mut from = at;
    // The cursor, and before it as many letters as there is room for.
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

/// The beginning of a text, with an ellipsis if that is not all.
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
    fn rows_are_broken_at_blanks_or_where_they_must_be() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one twothreefour", 6), ["one", "twothr", "eefour"]);
        assert_eq!(wrap("日本語", 5), ["日本", "語"]);
        assert_eq!(wrap("", 5), Vec::<String>::new());
    }

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
