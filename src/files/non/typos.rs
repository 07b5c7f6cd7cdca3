//! Corrects typos in `.non` files.
//!
//! In: words. Out: the words that their author probably meant. Invariants: no correct file contains
//! anything that counts as a typo.

use crate::non::declared::Declared;
use crate::text::Line;

/// The known keys.
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

/// The correct spelling of a misspelled heading or size; `None` for other words. `is_alone`: the
/// word is its whole line.
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

/// Is this line of a section a clue with a typo? It is if it begins with no known key, and clues
/// follow or are missing. Properties do not stand between clues.
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

/// The wrong separator with which the text behind a number begins: `;1` of `1;1`, `;` of `1; 1`.
pub(super) fn separator(behind: &str) -> Option<char> {
    let mut signs = behind.chars();
    let sign = signs.next().filter(|sign| !sign.is_alphanumeric() && *sign != '?')?;
    signs.next().is_none_or(|next| next.is_ascii_digit()).then_some(sign)
}

/// The number that a word resembles, such as `10` for `lO`; at most three digits.
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
