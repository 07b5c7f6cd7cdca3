//! Where in a tree the puzzles are.
//!
//! In: a tree. Out: the places of its puzzles. Invariants: the first of these that the text has
//! counts: objects (or the text itself) with names for both sides; with one side, which is
//! a problem; pictures by name; the only two lists whose sums agree; the only matrix.

use super::clues::Reader;
use super::fields::{Fields, NamedList, pairs};
use super::names::Role;
use super::tree::{Id, Kind, Tree};
use crate::message::message;
use crate::text::Problem;
use std::collections::BTreeMap;

/// A place with a puzzle.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// An object with names, the object around it, and its name there.
    Object { object: Id, outer: Option<Id>, name: Option<Id> },
    /// Something else in a list of puzzles.
    Other(Id),
    /// Two lists without names, the rows first.
    Lists(Id, Id),
    /// A list of rows of 0 and 1.
    Matrix(Id),
}

/// The places of all puzzles, in the order of the text.
pub(super) fn places(tree: &Tree) -> Vec<Place> {
    let found = contents(tree);
    let ways = [PAIR, LIST, PICTURE].into_iter();
    let mut named = ways.map(|content| objects(tree, &found, content));
    named.find(|places| !places.is_empty()).unwrap_or_else(|| unnamed(tree))
}

/// What an object has: two lists that belong together, at least one, a picture.
const PAIR: u8 = 1;
const LIST: u8 = 2;
const PICTURE: u8 = 4;

/// What each object has, by its number; once, since names take long to read.
fn contents(tree: &Tree) -> Vec<u8> {
    let of_object = |object: Id| {
        let fields = Fields::of(tree, object);
        let pictures = [Role::Goal, Role::Grid, Role::Content];
        let has = |content, is_there| if is_there { content } else { 0 };
        has(PAIR, !pairs(&fields.lists).is_empty())
            | has(LIST, fields.lists.iter().any(NamedList::is_certain))
            | has(PICTURE, pictures.into_iter().any(|role| fields.get(role).is_some()))
    };
    let of = |id| if tree.kind(id) == Kind::Map { of_object(id) } else { 0 };
    (0..tree.len()).map(of).collect()
}

/// The objects that are puzzles, and whatever else is in a list with such an object.
fn objects(tree: &Tree, found: &[u8], content: u8) -> Vec<Place> {
    let is_object = |id: Id| tree.kind(id) == Kind::Map;
    let mut places = Vec::new();
    // The lists around, with their ends.
    let mut around: Vec<(Id, Id)> = Vec::new();
    let mut id = 0;
    while id < tree.len() {
        while around.last().is_some_and(|&(_, end)| id >= end) {
            around.pop();
        }
        let is_container = tree.kind(id) == Kind::List
            && tree
                .values(id)
                .any(|value| is_object(value) && holder(tree, found, value, content).is_some());
        if is_container {
            places.extend(tree.values(id).map(|value| member(tree, found, value)));
            id = tree.next(id);
        } else if is_object(id) && found[id] & content > 0 {
            let name = tree.name_of(id);
            let outer = around.last().map(|&(outer, _)| outer).filter(|_| name.is_some());
            places.push(Place::Object { object: id, outer, name });
            id = tree.next(id);
        } else {
            if tree.is_list(id) {
                around.push((id, tree.next(id)));
            }
            id += 1;
        }
    }
    with_own_names(places)
}

/// The object that has a content: this one, or else one in it.
fn holder(tree: &Tree, found: &[u8], object: Id, content: u8) -> Option<Id> {
    let has = |id: &Id| found[*id] & content > 0;
    let mut inside = tree.values(object);
    Some(object).filter(has).or_else(|| inside.find(has))
}

/// The place of a value in a list of puzzles.
fn member(tree: &Tree, found: &[u8], value: Id) -> Place {
    if tree.kind(value) != Kind::Map {
        return Place::Other(value);
    }
    let object = holder(tree, found, value, PAIR).unwrap_or(value);
    Place::Object { object, outer: (object != value).then_some(value), name: None }
}

/// Of several puzzles in one object each has its own name as title, a single one what is around it.
fn with_own_names(mut places: Vec<Place>) -> Vec<Place> {
    let mut counts: BTreeMap<Id, usize> = BTreeMap::new();
    for place in &places {
        if let Place::Object { outer: Some(outer), .. } = place {
            *counts.entry(*outer).or_default() += 1;
        }
    }
    for place in &mut places {
        if let Place::Object { outer, name, .. } = place {
            match outer.and_then(|outer| counts.get(&outer)) {
                Some(1) => *name = None,
                _ => *outer = None,
            }
        }
    }
    places
}

/// Most lists among which a pair is sought.
const MAX_LISTS: usize = 40;

/// All lists of clues, with their sums, and all matrices.
fn lists_and_matrices(tree: &Tree) -> (Vec<(Id, u64)>, Vec<Id>) {
    let (mut lists, mut matrices) = (Vec::new(), Vec::new());
    let mut id = 0;
    while id < tree.len() && lists.len() <= MAX_LISTS {
        let sum = if tree.kind(id) == Kind::List { sum(tree, id) } else { None };
        if is_matrix(tree, id) {
            matrices.push(id);
        }
        lists.extend(sum.map(|sum| (id, sum)));
        id = if sum.is_some() { tree.next(id) } else { id + 1 };
    }
    (lists, matrices)
}

/// The problem of a text whose only lists of clues are two with different sums.
pub(super) fn unequal_lists(tree: &Tree) -> Option<Problem> {
    let [(first, one), (_, other)] = lists_and_matrices(tree).0[..] else { return None };
    let start = tree.span(first).start;
    let message = message!("problem-unequal-lists", count = one, other = other);
    (one != other).then(|| Problem::new(start..start + 1, message, "want-equal-lists"))
}

fn unnamed(tree: &Tree) -> Vec<Place> {
    let (lists, matrices) = lists_and_matrices(tree);
    let mut pairs = Vec::new();
    for (at, &(rows, sum)) in lists.iter().enumerate() {
        let others = lists[at + 1..].iter().filter(|&&(_, other)| other == sum);
        pairs.extend(others.map(|&(columns, _)| Place::Lists(rows, columns)));
    }
    match (&pairs[..], &matrices[..]) {
        ([pair], _) => vec![*pair],
        ([], [matrix]) => vec![Place::Matrix(*matrix)],
        _ => Vec::new(),
    }
}

/// The sum of all numbers of a list of lists or texts of numbers.
fn sum(tree: &Tree, list: Id) -> Option<u64> {
    let mut reader = Reader { tree, problems: Vec::new(), has_padding: false };
    let is_line = |line: Id| match tree.kind(line) {
        Kind::List => tree.values(line).all(|value| tree.kind(value) == Kind::Word),
        kind => kind == Kind::Text,
    };
    if !tree.values(list).all(is_line) {
        return None;
    }
    let lines = reader.lines(list, None);
    let pieces = lines.iter().filter_map(|(line, _)| line.as_ref()).flatten();
    let sum = pieces.map(|piece| u64::from(piece.length)).sum();
    (reader.problems.is_empty() && sum > 0).then_some(sum)
}

/// Is it a list of equally long rows of 0 and 1, with both?
fn is_matrix(tree: &Tree, list: Id) -> bool {
    let mut width = None;
    let mut signs = [false; 2];
    let is_row = |row: Id| {
        let count = tree.values(row).count();
        tree.kind(row) == Kind::List && *width.get_or_insert(count) == count
    };
    let mut is_cell = |cell: Id| {
        let sign = match tree.word(cell).text {
            "0" | "false" | "False" => 0,
            "1" | "true" | "True" => 1,
            _ => return false,
        };
        signs[sign] = true;
        true
    };
    tree.kind(list) == Kind::List
        && tree.values(list).all(is_row)
        && tree.values(list).flat_map(|row| tree.values(row)).all(&mut is_cell)
        && signs == [true, true]
}
