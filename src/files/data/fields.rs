//! The fields of an object, or the names of a whole text, and the lists of clues among them.
//!
//! In: a tree and one of its objects. Out: [`Fields`]; the pairs of lists that belong together.
//! Invariants: of names without a meaning only the first few are kept, for messages. A pair has the
//! same word with both sides; only if there is none, any two sides are a pair.

use super::names::{Certainty, Lines, Role, Side};
use super::tree::{Id, Kind, Tree};
use crate::text::shown;

/// Most names of other fields.
const MAX_OTHERS: usize = 5;
/// Most fields with one meaning, besides lists of clues: the last ones. Each puzzle of an object looks
/// through all, and 16 MiB have room for 300,000 of both.
const MAX_OF_MEANING: usize = 4;

/// A field with a meaning.
#[derive(Clone)]
pub(super) struct Field {
    pub role: Role,
    pub name: Id,
    pub value: Id,
}

/// The fields of an object.
#[derive(Default)]
pub(super) struct Fields {
    /// Those of lines, which may be lists of clues.
    sides: Vec<Field>,
    known: Vec<Field>,
    /// The first names without a meaning.
    pub others: Vec<Id>,
}

/// A list of clues with its name.
#[derive(Clone)]
pub(super) struct NamedList {
    pub lines: Lines,
    pub name: Id,
    pub value: Id,
}

/// Two lists of clues, of the rows and of the columns.
#[derive(Clone)]
pub(super) struct Pair {
    pub rows: NamedList,
    pub columns: NamedList,
}

impl Fields {
    pub fn of(tree: &Tree, object: Id) -> Fields {
        let mut fields = Fields::default();
        for (name, value) in tree.entries(object) {
            let Some(name) = name else { continue };
            let value = tree.argument(value);
            match Role::of(tree.word(name).text) {
                Some(role) => fields.take(Field { role, name, value }),
                None if fields.others.len() < MAX_OTHERS => fields.others.push(name),
                None => {}
            }
        }
        fields
    }

    fn take(&mut self, field: Field) {
        if matches!(field.role, Role::Lines(_)) {
            self.sides.push(field.clone());
        }
        let mut same = self.known.iter().enumerate().filter(|(_, other)| other.role == field.role);
        if let (Some((first, _)), Some(_)) = (same.next(), same.nth(MAX_OF_MEANING - 2)) {
            self.known.remove(first);
        }
        self.known.push(field);
    }

    /// The lists of clues, in the order of the text.
    pub fn lists(&self, tree: &Tree) -> Vec<NamedList> {
        let named = self.sides.iter().filter_map(|&Field { name, value, .. }| {
            let lines = Lines::of(tree.word(name).text)?;
            may_be_clues(tree, value, lines.certainty).then_some(NamedList { lines, name, value })
        });
        named.collect()
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
        self.sides.extend(inner.sides);
        self.known.extend(inner.known);
        self.others = inner.others;
        self
    }

    /// The names of the other fields.
    pub fn other_names(&self, tree: &Tree) -> String {
        let names: Vec<String> =
            self.others.iter().map(|&name| shown(tree.word(name).text)).collect();
        names.join(", ")
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
pub(super) fn pairs(lists: &[NamedList]) -> Vec<Pair> {
    let mut sorted: Vec<&NamedList> = lists.iter().collect();
    // The sort keeps the order of the text among equal names.
    sorted.sort_by(|one, other| one.lines.rest.cmp(&other.lines.rest));
    let mut pairs = Vec::new();
    for group in sorted.chunk_by(|one, other| one.lines.rest == other.lines.rest) {
        let of = |side| group.iter().filter(move |list| list.lines.side == side);
        let both = of(Side::Rows).zip(of(Side::Columns));
        pairs.extend(both.map(|(rows, columns)| pair(rows, columns)));
    }
    let is_certain = |list: &&NamedList| list.lines.certainty != Certainty::Other;
    let last = |side| {
        let of_side = lists.iter().rev().filter(is_certain).filter(|list| list.lines.side == side);
        of_side.min_by_key(|list| list.lines.certainty)
    };
    if pairs.is_empty()
        && let (Some(rows), Some(columns)) = (last(Side::Rows), last(Side::Columns))
    {
        pairs.push(pair(rows, columns));
    }
    if pairs.iter().any(|pair| pair.rows.lines.certainty != Certainty::Other) {
        pairs.retain(|pair| pair.rows.lines.certainty != Certainty::Other);
    }
    pairs.sort_by_key(|pair| pair.rows.name);
    pairs
}

fn pair(rows: &NamedList, columns: &NamedList) -> Pair {
    Pair { rows: rows.clone(), columns: columns.clone() }
}
