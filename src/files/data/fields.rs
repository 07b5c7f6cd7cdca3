//! The fields of an object, or the names of a whole text, and the lists of clues among them.
//!
//! In: a tree and one of its objects. Out: [`Fields`], the notes among them; the pairs of lists that
//! belong together. Invariants: of names without a meaning only the first few are kept, for messages. A pair has the
//! same word with both sides; only if there is none, any two sides are a pair.

use super::names::{Certainty, Lines, Role, Side};
use super::tree::{Id, Kind, Tree};
use crate::document::Notes;
use crate::text::shown;

/// Most names of other fields.
const MAX_OTHERS: usize = 5;
/// Most fields with one meaning, besides lists of clues: the last ones. Each puzzle of an object looks
/// through all, and 16 MiB have room for 300,000 of both.
const MAX_OF_MEANING: usize = 4;

/// A field with a meaning.
pub(super) struct Field {
    pub role: Role,
    pub name: Id,
    pub value: Id,
}

/// The fields of an object.
#[derive(Default)]
pub(super) struct Fields {
    /// The lists of clues, in the order of the text.
    pub lists: Vec<NamedList>,
    known: Vec<Field>,
    /// The first names without a meaning.
    pub others: Vec<Id>,
}

/// A list of clues with its name.
pub(super) struct NamedList {
    pub lines: Lines,
    pub name: Id,
    pub value: Id,
}

/// Two lists of clues, of the rows and of the columns.
#[derive(Clone, Copy)]
pub(super) struct Pair<'l> {
    pub rows: &'l NamedList,
    pub columns: &'l NamedList,
}

impl Fields {
    pub fn of(tree: &Tree, object: Id) -> Fields {
        let mut fields = Fields::default();
        for (name, value) in tree.entries(object) {
            let Some(name) = name else { continue };
            let (text, value) = (tree.word(name).text, tree.argument(value));
            let lines = match Role::of_other(text) {
                Some(role) => {
                    fields.take(Field { role, name, value });
                    continue;
                }
                None => Lines::of(text),
            };
            match lines {
                Some(lines) => {
                    fields.take(Field { role: Role::Lines(lines.side), name, value });
                    if may_be_clues(tree, value, lines.certainty) {
                        fields.lists.push(NamedList { lines, name, value });
                    }
                }
                None if fields.others.len() < MAX_OTHERS => fields.others.push(name),
                None => {}
            }
        }
        fields
    }

    fn take(&mut self, field: Field) {
        let mut same = self.known.iter().enumerate().filter(|(_, other)| other.role == field.role);
        if let (Some((first, _)), Some(_)) = (same.next(), same.nth(MAX_OF_MEANING - 2)) {
            self.known.remove(first);
        }
        self.known.push(field);
    }

    /// The last field with this meaning.
    pub fn get(&self, role: Role) -> Option<&Field> {
        self.known.iter().rev().find(|field| field.role == role)
    }

    /// A number with this meaning.
    pub fn number(&self, tree: &Tree, role: Role) -> Option<(Id, u64)> {
        let mut fields = self.known.iter().rev().filter(|field| field.role == role);
        fields.find_map(|field| Some((field.name, tree.word(field.value).text.parse().ok()?)))
    }

    /// These fields, and those of an inner object.
    pub fn and(mut self, inner: Fields) -> Fields {
        self.lists.extend(inner.lists);
        self.known.extend(inner.known);
        self.others = inner.others;
        self
    }

    /// The notes: fields that are texts. The lines under `[Description]` of gnonograms are the title
    /// and the author, those under `[License]` the license and the copyright.
    pub fn notes(&self, tree: &Tree, title: Option<String>) -> Notes {
        let line = |role, place| {
            let value = tree.values(self.get(role)?.value).nth(place)?;
            let line = tree.word(value).text;
            (!line.is_empty()).then(|| line.replace("%5B", "[").replace("%5D", "]"))
        };
        let text = |role| {
            let value = self.get(role)?.value;
            if tree.kind(value) == Kind::List {
                return line(role, 0).filter(|_| role != Role::Description);
            }
            let word = tree.word(value).text;
            let is_text = match tree.kind(value) {
                Kind::Text => true,
                Kind::Word => {
                    let is_letter = word.starts_with(char::is_alphabetic);
                    is_letter && !matches!(word, "null" | "None" | "true" | "false")
                }
                _ => false,
            };
            is_text.then(|| tree.unescaped(value).into_owned())
        };
        Notes {
            title: text(Role::Title)
                .or_else(|| text(Role::Name))
                .or_else(|| line(Role::Description, 0))
                .or(title),
            author: text(Role::Author).or_else(|| line(Role::Description, 1)),
            copyright: text(Role::Copyright).or_else(|| line(Role::License, 1)),
            license: text(Role::License),
            catalogue: text(Role::Source),
            remark: text(Role::Description),
        }
    }

    /// The names of the other fields.
    pub fn other_names(&self, tree: &Tree) -> String {
        let names: Vec<String> =
            self.others.iter().map(|&name| shown(tree.word(name).text)).collect();
        names.join(", ")
    }
}

impl<'l> Pair<'l> {
    /// The words of the names that go with a side, without a number behind them.
    pub fn words(&self) -> &'l str {
        self.rows.lines.rest.trim_end_matches(|sign: char| sign.is_ascii_digit())
    }
}

impl NamedList {
    pub fn is_certain(&self) -> bool {
        self.lines.certainty != Certainty::Other
    }
}

/// Can the value be clues? A list without a certain name must look like some.
fn may_be_clues(tree: &Tree, value: Id, certainty: Certainty) -> bool {
    let is_number =
        |sign: char| sign.is_ascii_digit() || sign.is_whitespace() || ",.;/\\n".contains(sign);
    match tree.kind(value) {
        Kind::List if certainty == Certainty::Other => {
            let mut values = tree.values(value).peekable();
            values.peek().is_some() && values.all(|line| tree.kind(line) == Kind::List)
        }
        Kind::List => true,
        Kind::Text => certainty == Certainty::Clues || tree.word(value).text.chars().all(is_number),
        _ => false,
    }
}

/// The lists that belong together. Several with the same word, or numbered, are several puzzles.
pub(super) fn pairs(lists: &[NamedList]) -> Vec<Pair<'_>> {
    let mut sorted: Vec<&NamedList> = lists.iter().collect();
    // The sort keeps the order of the text among equal names.
    sorted.sort_by(|one, other| one.lines.rest.cmp(&other.lines.rest));
    let mut pairs = Vec::new();
    for group in sorted.chunk_by(|one, other| one.lines.rest == other.lines.rest) {
        let of = |side| group.iter().copied().filter(move |list| list.lines.side == side);
        let both = of(Side::Rows).zip(of(Side::Columns));
        pairs.extend(both.map(|(rows, columns)| Pair { rows, columns }));
    }
    let last = |side| {
        let of_side =
            lists.iter().rev().filter(|list| list.is_certain() && list.lines.side == side);
        of_side.min_by_key(|list| list.lines.certainty)
    };
    if pairs.is_empty()
        && let (Some(rows), Some(columns)) = (last(Side::Rows), last(Side::Columns))
    {
        pairs.push(Pair { rows, columns });
    }
    if pairs.iter().any(|pair| pair.rows.is_certain()) {
        pairs.retain(|pair| pair.rows.is_certain());
    }
    pairs.sort_by_key(|pair| pair.rows.name);
    pairs
}
