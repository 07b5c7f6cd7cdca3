//! Tells the JSON formats apart by the names of fields.
//!
//! In: a text that begins as an object or a list of objects. Out: a format, whose reader reports
//! what is wrong. Invariants: ill-formed JSON has a format, too.

use super::fields::Role;
use crate::Format;

/// The fields that tell formats apart.
#[derive(Default)]
struct Seen {
    is_own: bool,
    has_pictures: bool,
    has_ver: bool,
    has_hor: bool,
    has_cols: bool,
    has_rows: bool,
    /// `rows` are texts of letters, as in a picture.
    has_letters: bool,
    has_columns: bool,
    has_clues: bool,
    has_problem: bool,
}

/// The format of a JSON text.
pub(crate) fn format(text: &str) -> Format {
    let mut seen = Seen::default();
    for (name, value) in names(text) {
        let is_list = value.starts_with(['[', '"']);
        match name {
            "nonosat" => seen.is_own = true,
            "pictures" => seen.has_pictures = true,
            "ver" => seen.has_ver = true,
            "hor" => seen.has_hor = true,
            "rows" => {
                seen.has_rows |= is_list;
                let first = value.strip_prefix('[').map(str::trim_start);
                let cells = first.and_then(|first| first.strip_prefix('"'));
                let is_clue = |text: &str| text.starts_with(|sign: char| sign.is_ascii_digit());
                seen.has_letters |= cells.is_some_and(|cells| !is_clue(cells));
            }
            "cols" => seen.has_cols |= is_list,
            "problem" => seen.has_problem |= value.starts_with('"'),
            "columns" => seen.has_columns |= is_list,
            _ => {
                let role = Role::of(name);
                seen.has_clues |= matches!(role, Some(Role::RowClues | Role::ColumnClues));
            }
        }
    }
    match seen {
        Seen { is_own: true, .. } => Format::Json,
        Seen { has_pictures: true, .. } => Format::Solution,
        Seen { has_ver: true, has_hor: true, .. } => Format::Teall,
        Seen { has_clues: true, .. } => Format::JsonClues,
        Seen { has_rows: true, has_cols: true, .. } => Format::Davidje,
        Seen { has_problem: true, .. } => Format::Puzzlekit,
        Seen { has_letters: true, has_columns: false, .. } => Format::Solution,
        _ => Format::JsonClues,
    }
}

/// The names of fields at any depth, each with the text behind its colon.
fn names(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let quotes = text.match_indices('"').map(|(at, _)| at);
    let ends = text.match_indices('"').map(|(at, _)| at).skip(1);
    quotes.zip(ends).filter_map(|(start, end)| {
        let value = text[end + 1..].trim_start().strip_prefix(':')?;
        Some((&text[start + 1..end], value.trim_start()))
    })
}
