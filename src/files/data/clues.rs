//! The clues in a list: one line an item, as a list or a text of numbers, with or without colors.
//!
//! In: a list of a tree. Out: lines of runs with their places. Invariants: null is a line with an
//! unknown clue; zeros before and behind the runs of a line are padding. A run of color is a pair,
//! an object or a number beside a letter. In a pair of numbers either one may be the color.

use super::tree::{Id, Kind, Tree};
use crate::puzzle::MAX_LINE_CELLS;
use crate::text::{Noted, Problem, Word, at_most, found, moved, positive};
use std::ops::Range;

/// A color as the text names it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ColorName {
    Number(u32),
    Text(String),
}

/// A name in small letters; a single letter keeps its case.
pub(super) fn folded(name: &str) -> String {
    if name.chars().nth(1).is_some() { name.to_lowercase() } else { name.to_owned() }
}

/// A run as the text has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub length: u32,
    pub color: Option<ColorName>,
    /// Two numbers in a list: the first one could be the color, too.
    pub is_pair: bool,
}

/// A line; `None` if its clue is unknown.
pub(super) type PlacedLine = (Option<Vec<Piece>>, Range<usize>);

/// Reads lists of clues.
pub(super) struct Reader<'t, 'a> {
    pub tree: &'t Tree<'a>,
    pub problems: Vec<Problem>,
    /// Were there zeros to leave out?
    pub has_padding: bool,
}

/// The names of lengths and of colors in objects.
const LENGTH_FIELDS: [&str; 10] =
    ["count", "length", "len", "size", "amount", "cells", "run", "number", "num", "n"];
const COLOR_FIELDS: [&str; 9] =
    ["color", "colour", "colorid", "colorindex", "ink", "val", "col", "c", "type"];

impl<'a> Reader<'_, 'a> {
    /// The lines of a list, or of a text with a line for each. Without inner lists all lines have
    /// this many numbers.
    pub fn lines(&mut self, list: Id, length: Option<usize>) -> Vec<PlacedLine> {
        // A board with one line too many is refused.
        let most = MAX_LINE_CELLS + 1;
        let tree = self.tree;
        match tree.kind(list) {
            Kind::List => {
                let values: Vec<Id> = tree.values(list).take(most * most).collect();
                let is_flat = values.iter().all(|&value| tree.kind(value) == Kind::Word);
                if let Some(length) = length.filter(|&length| is_flat && length > 0) {
                    let lines = values.chunks(length).take(most);
                    return lines.map(|line| self.of_values(line)).collect();
                }
                let is_block = !tree.word(list).text.starts_with(['[', '(', '{', '|']);
                values.into_iter().take(most).map(|line| self.line(line, is_block)).collect()
            }
            Kind::Text => {
                let place = tree.span(list);
                let clues = self.tree.unescaped(list);
                let lines = clues.trim_matches('\n').split(['\n', ';', '/']).take(most);
                lines.map(|line| (Some(self.of_text(line, &place)), place.clone())).collect()
            }
            _ => {
                self.refuse(list, "want-json-list");
                Vec::new()
            }
        }
    }

    fn refuse(&mut self, id: Id, expected: &'static str) {
        self.problems.note(match self.tree.kind(id) {
            Kind::Map => Problem::new(self.tree.span(id), "problem-found-object", expected),
            _ => Problem::found(self.tree.whole(id), expected),
        });
    }

    fn line(&mut self, id: Id, is_block: bool) -> PlacedLine {
        let place = self.tree.span(id);
        let word = self.tree.word(id);
        match self.tree.kind(id) {
            Kind::Word if matches!(word.text, "null" | "None" | "nil" | "undefined" | "~") => {
                (None, place)
            }
            Kind::List => {
                // A line of more numbers is refused.
                let values: Vec<Id> = self.tree.values(id).take(MAX_LINE_CELLS + 1).collect();
                let (pieces, _) = self.of_values(&values);
                (pieces, place)
            }
            Kind::Text if !word.text.contains('\\') => (Some(self.of_word(word)), place),
            Kind::Text => (Some(self.of_text(&self.tree.unescaped(id), &place)), place),
            Kind::Word if is_block => (Some(self.of_word(word)), place),
            _ => {
                self.refuse(id, "want-lengths");
                (Some(Vec::new()), place)
            }
        }
    }

    fn of_values(&mut self, values: &[Id]) -> PlacedLine {
        let place = match values {
            [] => 0..0,
            [first, .., last] | [first @ last] => {
                self.tree.span(*first).start..self.tree.span(*last).end
            }
        };
        if values.len() > MAX_LINE_CELLS {
            let line = Word::at(self.tree.text, place.clone());
            self.problems.note(Problem::found(line, at_most(MAX_LINE_CELLS)));
            return (Some(Vec::new()), place);
        }
        let placed = |&value| Some((self.piece(value)?, self.tree.span(value)));
        let pieces = values.iter().filter_map(placed).collect();
        (Some(self.without_padding(pieces)), place)
    }

    /// The run of a value.
    fn piece(&mut self, id: Id) -> Option<Piece> {
        if self.problems.is_full() {
            return None;
        }
        let word = self.tree.word(id);
        let piece = match self.tree.kind(id) {
            Kind::Word | Kind::Text => return self.of_run(word),
            Kind::Map => self.of_object(id),
            _ => self.of_pair(id),
        };
        if piece.is_none() {
            let found = found(word.text);
            let expected = crate::text::whole("number-run");
            self.problems.note(Problem::new(self.tree.span(id), found, expected));
        }
        piece
    }

    fn color(&self, id: Id) -> Option<ColorName> {
        match self.tree.kind(id) {
            Kind::Word | Kind::Text => {
                let text = self.tree.word(id).text;
                let number = text.parse().map(ColorName::Number);
                Some(number.unwrap_or_else(|_| ColorName::Text(folded(text))))
            }
            _ => None,
        }
    }

    fn number(&self, id: Id) -> Option<u32> {
        let is_word = matches!(self.tree.kind(id), Kind::Word | Kind::Text);
        self.tree.word(id).text.parse().ok().filter(|_| is_word)
    }

    /// `["r", 3]`, `[3, "r"]`, `[2, 3]`.
    fn of_pair(&self, id: Id) -> Option<Piece> {
        let values: Vec<Id> = self.tree.values(id).take(3).collect();
        let [first, second] = values[..] else { return None };
        let (one, other) = (self.number(first), self.number(second));
        let piece = |length, color, is_pair| Piece { length, color, is_pair };
        match (one, other) {
            (_, Some(length)) => Some(piece(length, self.color(first), one.is_some())),
            (Some(length), None) => Some(piece(length, self.color(second), false)),
            (None, None) => None,
        }
    }

    /// `{"count": 3, "color": "red"}`.
    fn of_object(&self, id: Id) -> Option<Piece> {
        let fields: Vec<(String, Id)> = self
            .tree
            .entries(id)
            .take(10)
            .filter_map(|(name, value)| Some((self.tree.word(name?).text.to_lowercase(), value)))
            .collect();
        let of = |names: &[&str]| {
            let find = |name: &&str| fields.iter().position(|(own, _)| own.as_str() == *name);
            names.iter().find_map(find)
        };
        let other = |than: usize| (fields.len() == 2).then(|| 1 - than);
        let (length, color) = match (of(&LENGTH_FIELDS), of(&COLOR_FIELDS)) {
            (Some(length), color) => (length, color.or_else(|| other(length))),
            (None, Some(color)) => (other(color)?, Some(color)),
            (None, None) => return None,
        };
        let color = color.and_then(|color| self.color(fields[color].1));
        Some(Piece { length: self.number(fields[length].1)?, color, is_pair: false })
    }

    fn of_word(&mut self, word: Word) -> Vec<Piece> {
        let words = || word.words(&[',', '.']);
        if words().nth(MAX_LINE_CELLS).is_some() {
            self.problems.note(Problem::found(word, at_most(MAX_LINE_CELLS)));
            return Vec::new();
        }
        let placed = |word: Word| Some((self.of_run(word)?, word.span()));
        let pieces = words().filter_map(placed).collect();
        self.without_padding(pieces)
    }

    /// The run of a word: a number, with or without the letters of a color: `3`, `3r`, `r3`.
    fn of_run(&mut self, word: Word) -> Option<Piece> {
        let piece = |length, color| Some(Piece { length, color, is_pair: false });
        let text = word.text;
        if text == "0" {
            return piece(0, None);
        }
        let digits = |sign: char| sign.is_ascii_digit();
        let (behind, before) = (text.trim_start_matches(digits), text.trim_end_matches(digits));
        let is_color = |name: &str| {
            !name.is_empty() && name.len() < text.len() && name.chars().all(char::is_alphabetic)
        };
        for (color, number) in
            [(behind, &text[..text.len() - behind.len()]), (before, &text[before.len()..])]
        {
            if is_color(color)
                && let Ok(length) = number.parse()
            {
                return piece(length, Some(ColorName::Text(folded(color))));
            }
        }
        piece(self.problems.kept(positive(word, "number-run"))?, None)
    }

    /// The runs of a text that is no slice of the file: problems stand at `place`.
    fn of_text(&mut self, line: &str, place: &Range<usize>) -> Vec<Piece> {
        let before = std::mem::take(&mut self.problems);
        let pieces = self.of_word(Word { text: line, start: 0 });
        let inside = std::mem::replace(&mut self.problems, before);
        for problem in moved(inside, place) {
            self.problems.note(problem);
        }
        pieces
    }

    /// The runs between the zeros at both ends. Zeros between runs are problems.
    fn without_padding(&mut self, pieces: Vec<(Piece, Range<usize>)>) -> Vec<Piece> {
        let is_run = |(piece, _): &(Piece, Range<usize>)| piece.length > 0;
        let first = pieces.iter().position(is_run).unwrap_or(pieces.len());
        let last = pieces.iter().rposition(is_run).map_or(first, |last| last + 1);
        self.has_padding |= pieces.len() > 1 && last - first < pieces.len();
        let mut runs = Vec::with_capacity(last - first);
        for (piece, place) in pieces.into_iter().take(last).skip(first) {
            if piece.length == 0 && !piece.is_pair {
                let zero = Word { text: "0", start: place.start };
                self.problems.kept(positive(zero, "number-run"));
            }
            runs.push(piece);
        }
        runs
    }
}
