//! Formats names and numbers for messages.
//!
//! In: names, numbers. Out: text in one line.

/// A number and a word: `1 cell`, `2 cells`.
pub fn counted(count: impl std::fmt::Display, word: &str) -> String {
    let count = count.to_string();
    let many = if count == "1" { "" } else { "s" };
    format!("{count} {word}{many}")
}

/// A name in one line, harmless for a terminal: control characters as `\u{1b}` or `\n`.
pub fn shown(name: &str) -> String {
    let sign = |sign: char| match sign.is_control() {
        true => sign.escape_default().to_string(),
        false => sign.to_string(),
    };
    name.chars().map(sign).collect()
}

/// The first 200 characters of a text, with `...` if that is not all.
pub fn cut(text: &str) -> String {
    const MAX_CHARACTERS: usize = 200;
    match text.char_indices().nth(MAX_CHARACTERS) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}
