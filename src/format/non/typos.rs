//! What was meant where a `.non` file has a slip.
//!
//! In: words. Out: what they were meant to be. Invariants: nothing that a correct file can have
//! is taken for a slip.

use crate::format::non::declared::Declared;
use crate::format::text::Line;

/// The words that begin lines of their own.
const KEYS: [&str; 17] = [
    "rows",
    "columns",
    "height",
    "width",
    "goal",
    "saved",
    "grid",
    "color",
    "colour",
    "title",
    "by",
    "author",
    "copyright",
    "license",
    "catalogue",
    "remark",
    "====",
];

/// The heading or size that a word means which is none as it stands.
pub(super) fn heading(word: &str, is_alone: bool) -> Option<&'static str> {
    if word.len() > "coloumns:".len() {
        return None;
    }
    let lower = word.trim_end_matches(':').to_lowercase();
    let meant = match lower.as_str() {
        "rows" => "rows",
        "columns" => "columns",
        "height" => "height",
        "width" => "width",
        "row" if is_alone => "rows",
        "column" | "cols" | "col" | "colums" | "coloumns" | "collumns" if is_alone => "columns",
        _ => return None,
    };
    (meant != word).then_some(meant)
}

/// Is this line behind `found` ones of a section a clue with a slip? It is if it begins with
/// no known word, and clues follow or are missing: a property has its place elsewhere.
pub(super) fn is_clue<'a, 'b: 'a>(
    line: &Line,
    mut behind: impl Iterator<Item = Line<'b>>,
    inks: &Declared,
    is_missing: bool,
) -> bool {
    let (first, rest) = line.split_first();
    if KEYS.contains(&first.text)
        || first.text.starts_with("====")
        || heading(first.text, rest.text.is_empty()).is_some()
    {
        return false;
    }
    is_missing || behind.find(|line| !line.is_blank()).is_some_and(|line| inks.is_clue(&line))
}

/// The sign that stands between numbers where a comma should, if what is behind a number is that:
/// `;1` of `1;1`, `;` of `1; 1`.
pub(super) fn separator(behind: &str) -> Option<char> {
    let mut signs = behind.chars();
    let sign = signs.next().filter(|sign| !sign.is_alphanumeric() && *sign != '?')?;
    signs.next().is_none_or(|next| next.is_ascii_digit()).then_some(sign)
}

/// The number that letters look like which stand in its place.
pub(super) fn number(word: &str) -> Option<String> {
    let digit = |sign: char| match sign {
        '0'..='9' => Some(sign),
        'l' | 'I' | 'i' | '|' | '!' => Some('1'),
        'O' | 'o' => Some('0'),
        'Z' | 'z' => Some('2'),
        'S' | 's' => Some('5'),
        'B' => Some('8'),
        _ => None,
    };
    word.chars().take(4).map(digit).collect::<Option<String>>().filter(|found| found.len() < 4)
}
