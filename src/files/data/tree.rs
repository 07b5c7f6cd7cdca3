//! Lists within any text: JSON, Python, JavaScript and the like, and the plain part of YAML.
//!
//! In: a text. Out: a [`Tree`]: lists, names and words in the order of the text, each with its
//! place. Invariants: a node and all inside of it are neighbors, so that nothing calls itself.

use crate::text::Word;
use std::borrow::Cow;
use std::ops::Range;

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A list without names.
    List,
    /// A list with names.
    Map,
    /// Parentheses around a single value, which mean nothing.
    Group,
    /// The name of the next node.
    Name,
    /// A text in quotation marks; the place is inside of them.
    Text,
    /// A number or another word.
    Word,
}

/// A part of the text. Those inside a list follow it, up to `next`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub kind: Kind,
    pub start: u32,
    pub end: u32,
    pub next: u32,
}

/// A node, by its number.
pub(crate) type Id = usize;

/// The lists of a text; node 0 is the text itself.
pub(crate) struct Tree<'a> {
    pub text: &'a str,
    pub(super) nodes: Vec<Node>,
}

impl<'a> Tree<'a> {
    /// The node itself; parentheses around a single value are that value.
    pub fn resolve(&self, id: Id) -> Id {
        let mut id = id;
        while self.nodes[id].kind == Kind::Group {
            id += 1;
        }
        id
    }

    pub fn kind(&self, id: Id) -> Kind {
        self.nodes[id].kind
    }

    pub fn is_list(&self, id: Id) -> bool {
        matches!(self.kind(id), Kind::List | Kind::Map)
    }

    /// The text of a node and its place, of a text without its quotation marks.
    pub fn word(&self, id: Id) -> Word<'a> {
        let node = self.nodes[id];
        Word::at(self.text, node.start as usize..node.end as usize)
    }

    /// The text of a node without its escapes.
    pub fn unescaped(&self, id: Id) -> Cow<'a, str> {
        let inside = self.word(id).text;
        if !inside.contains('\\') {
            return inside.into();
        }
        serde_json::from_str(&format!("\"{inside}\"")).map_or_else(|_| inside.into(), Cow::Owned)
    }

    /// The text of a node with its quotation marks.
    pub fn whole(&self, id: Id) -> Word<'a> {
        Word::at(self.text, self.span(id))
    }

    /// The place of a node, quotation marks included.
    pub fn span(&self, id: Id) -> Range<usize> {
        let span = self.word(id).span();
        let is_quoted = self.text[..span.start].ends_with(['"', '\'', '`']);
        let around = usize::from(self.kind(id) == Kind::Text && is_quoted);
        span.start - around..(span.end + around).min(self.text.len())
    }

    /// The name of a value.
    pub fn name_of(&self, value: Id) -> Option<Id> {
        let before = (0..value).rev().find(|&id| self.kind(id) != Kind::Group)?;
        (self.kind(before) == Kind::Name).then_some(before)
    }

    /// The node behind this one and all inside of it.
    pub fn next(&self, id: Id) -> Id {
        self.nodes[id].next as usize
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The values in a list, each with the node of its name.
    pub fn entries(&self, list: Id) -> impl Iterator<Item = (Option<Id>, Id)> {
        let (mut at, end) = (list + 1, self.next(list));
        std::iter::from_fn(move || {
            let mut name = None;
            while at < end {
                let id = at;
                at = self.next(id);
                if self.kind(id) != Kind::Name {
                    return Some((name, self.resolve(id)));
                }
                name = Some(id);
            }
            None
        })
    }

    /// The only list among the arguments of a call, `array2d(1..2, [1, 2])`; else the node itself.
    pub fn argument(&self, id: Id) -> Id {
        let mut lists = self.values(id).filter(|&value| self.is_list(value));
        let is_call = self.is_list(id) && self.word(id).text.starts_with('(');
        match (is_call, lists.next(), lists.next()) {
            (true, Some(list), None) if self.values(id).any(|value| !self.is_list(value)) => list,
            _ => id,
        }
    }

    /// The value of a name in an object.
    pub fn field(&self, object: Id, name: &str) -> Option<Id> {
        let is_it =
            |(own, _): &(Option<Id>, Id)| own.is_some_and(|own| self.word(own).text == name);
        self.entries(object).find(is_it).map(|(_, value)| value)
    }

    /// The values in a list.
    pub fn values(&self, list: Id) -> impl Iterator<Item = Id> {
        self.entries(list).map(|(_, value)| value)
    }
}
