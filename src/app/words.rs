//! Formats names and numbers for messages.
//!
//! In: names, numbers. Out: text in one line.

/// A number and a word: `1 cell`, `2 cells`.
pub fn count_with_word(count: impl std::fmt::Display, word: &str) -> String {
    let count = count.to_string();
    let ending = if count == "1" { "" } else { "s" };
    format!("{count} {word}{ending}")
}

/// A name in one line, harmless for a terminal: control characters as `\u{1b}` or `\n`.
pub fn one_line(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for sign in name.chars() {
        match sign.is_control() {
            true => text.extend(sign.escape_default()),
            false => text.push(sign),
        }
    }
    text
}

/// The first 200 characters of a text, with `...` if that is not all.
pub fn beginning(text: &str) -> String {
    const MAX_CHARACTERS: usize = 200;
    match text.char_indices().nth(MAX_CHARACTERS) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}
