//! The fields of an object under the names that many programs give them: `rows`, `row_clues`,
//! `rowHints`, `col_clues`, `columns`, `solution`, `grid` and so on; and the format that they show.
//!
//! In: a text. Out: the fields with a meaning here, their values unparsed; the format, whose reader
//! reports what is wrong. Invariants: the case of letters and the signs `_` and `-` in a name mean
//! nothing. Of other fields only the first few names are kept, for messages, so that an object
//! costs no more memory than its text. Ill-formed JSON has a format, too.

use crate::Format;
use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;

/// What a field means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// `rows`: the clues of the rows, or their number.
    Rows,
    /// `columns`, `cols`.
    Columns,
    /// `row_clues`, `rowHints`: the clues and nothing else.
    RowClues,
    /// `col_clues`, `columnHints`.
    ColumnClues,
    /// The number of rows.
    Height,
    /// The number of columns.
    Width,
    /// `solution`, `goal`: the picture.
    Goal,
    /// `content`: a state of play of nonogram-solver: 1 black, -1 blank, 0 open.
    Content,
    /// `grid`: a picture or a state of play.
    Grid,
    /// A title.
    Title,
    /// A name: the title if there is no other.
    Name,
    /// The author.
    Author,
    /// The copyright.
    Copyright,
    /// The license.
    License,
    /// Where it is from.
    Source,
    /// A description.
    Description,
    /// An object with the clues inside: `clues`, `hints`, `puzzle`.
    Inner,
    /// A list of puzzles.
    Puzzles,
}

/// The words behind `row` and `col` that mean clues.
const CLUES: [&str; 7] = ["clues", "clue", "hints", "hint", "rules", "numbers", "constraints"];

impl Role {
    /// The meaning of a name.
    pub fn of(name: &str) -> Option<Role> {
        if name.len() > 40 {
            return None;
        }
        let is_letter = |sign: &char| sign.is_ascii_alphanumeric();
        let plain: String = name.chars().filter(is_letter).collect::<String>().to_lowercase();
        Some(match &*plain {
            "rows" | "hor" => Role::Rows,
            "columns" | "cols" | "ver" => Role::Columns,
            "height" | "numrows" | "rowcount" => Role::Height,
            "width" | "numcols" | "numcolumns" | "colcount" | "columncount" => Role::Width,
            "solution" | "goal" => Role::Goal,
            "content" => Role::Content,
            "grid" => Role::Grid,
            "title" => Role::Title,
            "name" => Role::Name,
            "author" => Role::Author,
            "copyright" => Role::Copyright,
            "license" | "licence" => Role::License,
            "source" => Role::Source,
            "description" => Role::Description,
            "clues" | "hints" | "puzzle" => Role::Inner,
            "puzzles" | "nonograms" => Role::Puzzles,
            other => return Role::of_clues(other),
        })
    }

    fn of_clues(name: &str) -> Option<Role> {
        let sides = [
            ("rows", Role::RowClues),
            ("row", Role::RowClues),
            ("columns", Role::ColumnClues),
            ("column", Role::ColumnClues),
            ("cols", Role::ColumnClues),
            ("col", Role::ColumnClues),
        ];
        let is_clues =
            |side: &str| name.strip_prefix(side).is_some_and(|rest| CLUES.contains(&rest));
        sides.into_iter().find(|(side, _)| is_clues(side)).map(|(_, role)| role)
    }
}

/// A field with a meaning.
pub(super) struct Field<'a> {
    pub name: Cow<'a, str>,
    pub role: Role,
    /// The value as the text has it.
    pub value: &'a str,
}

impl Field<'_> {
    /// Can the value be clues or cells: a list or a text?
    pub fn is_list(&self) -> bool {
        self.value.starts_with(['[', '"'])
    }
}

/// Most fields with a meaning, and most names of others: more than any program writes.
const MAX_KNOWN: usize = 40;
const MAX_OTHERS: usize = 5;

/// The fields of an object.
#[derive(Default)]
pub(super) struct Fields<'a> {
    known: Vec<Field<'a>>,
    /// The first names without a meaning.
    pub others: Vec<String>,
}

impl<'a> Fields<'a> {
    /// The last field with this meaning.
    pub fn get(&self, role: Role) -> Option<&Field<'a>> {
        self.known.iter().rev().find(|field| field.role == role)
    }

    /// The clues of the rows and of the columns. A name that means nothing else comes first.
    pub fn clues(&self) -> (Option<&Field<'a>>, Option<&Field<'a>>) {
        let list = |role| self.get(role).filter(|field| field.is_list());
        let either = |clues: Role, lines: Role| self.get(clues).or_else(|| list(lines));
        (either(Role::RowClues, Role::Rows), either(Role::ColumnClues, Role::Columns))
    }

    /// The values that may have the clues inside.
    pub fn inner(&self) -> Vec<&'a str> {
        let inner = self.known.iter().filter(|field| field.role == Role::Inner);
        inner.map(|field| field.value).filter(|value| value.starts_with('{')).collect()
    }

    /// These fields, and those of an inner object.
    pub fn and(mut self, inner: Fields<'a>) -> Fields<'a> {
        self.known.extend(inner.known);
        self
    }
}

/// A name, a slice of the text if it has no escapes.
#[derive(serde::Deserialize)]
struct Name<'a>(#[serde(borrow)] Cow<'a, str>);

struct Names;

impl<'de> Visitor<'de> for Names {
    type Value = Fields<'de>;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields<'de>, A::Error> {
        let mut fields = Fields::default();
        while let Some(Name(name)) = map.next_key()? {
            let Some(role) = Role::of(&name) else {
                map.next_value::<IgnoredAny>()?;
                if fields.others.len() < MAX_OTHERS {
                    fields.others.push(crate::text::shown(&name));
                }
                continue;
            };
            let value: &RawValue = map.next_value()?;
            if fields.known.len() < MAX_KNOWN {
                fields.known.push(Field { name, role, value: value.get() });
            }
        }
        Ok(fields)
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields<'a>, D::Error> {
        deserializer.deserialize_map(Names)
    }
}

/// The fields that tell formats apart.
#[derive(Default)]
struct FieldsPresent {
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
pub(crate) fn format_by_fields(text: &str) -> Format {
    let mut present = FieldsPresent::default();
    for (name, value) in names(text) {
        let is_list = value.starts_with(['[', '"']);
        match name {
            "nonosat" => present.is_own = true,
            "pictures" => present.has_pictures = true,
            "ver" => present.has_ver = true,
            "hor" => present.has_hor = true,
            "rows" => {
                present.has_rows |= is_list;
                let first = value.strip_prefix('[').map(str::trim_start);
                let cells = first.and_then(|first| first.strip_prefix('"'));
                let is_clue = |text: &str| text.starts_with(|sign: char| sign.is_ascii_digit());
                present.has_letters |= cells.is_some_and(|cells| !is_clue(cells));
            }
            "cols" => present.has_cols |= is_list,
            "problem" => present.has_problem |= value.starts_with('"'),
            "columns" => present.has_columns |= is_list,
            _ => {
                let role = Role::of(name);
                present.has_clues |= matches!(role, Some(Role::RowClues | Role::ColumnClues));
            }
        }
    }
    match present {
        FieldsPresent { is_own: true, .. } => Format::Json,
        FieldsPresent { has_pictures: true, .. } => Format::Solution,
        FieldsPresent { has_ver: true, has_hor: true, .. } => Format::Teall,
        FieldsPresent { has_clues: true, .. } => Format::JsonClues,
        FieldsPresent { has_rows: true, has_cols: true, .. } => Format::Davidje,
        FieldsPresent { has_problem: true, .. } => Format::Puzzlekit,
        FieldsPresent { has_letters: true, has_columns: false, .. } => Format::Solution,
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
