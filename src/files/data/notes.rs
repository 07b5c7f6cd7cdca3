//! The notes of a puzzle: title, author and others.
//!
//! In: the fields of an object. Out: [`Notes`]. Invariants: the lines under `[Description]` of
//! gnonograms are the title and the author, those under `[License]` the license and the copyright.

use super::fields::Fields;
use super::names::Role;
use super::tree::{Kind, Tree};
use crate::document::Notes;

/// The notes of the fields that are texts.
pub(super) fn notes(tree: &Tree, fields: &Fields, title: Option<String>) -> Notes {
    let line = |role, place| {
        let value = tree.values(fields.get(role)?.value).nth(place)?;
        let line = tree.word(value).text;
        (!line.is_empty()).then(|| line.replace("%5B", "[").replace("%5D", "]"))
    };
    let text = |role| {
        let value = fields.get(role)?.value;
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
