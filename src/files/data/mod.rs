//! Puzzles in whatever holds lists: JSON, YAML, Python, JavaScript and other code, pages.
//!
//! In: a text. Out: puzzles; what was taken for clues is a note of the document. Invariants: names
//! decide which lists are the clues, else their sums; where two readings differ, nothing is chosen.

mod block;
mod cells;
mod clues;
mod colors;
mod fields;
mod find;
mod headed;
mod names;
mod page;
mod parser;
mod puzzle;
mod sections;
mod token;
mod tree;

use crate::json::parse;
use crate::message::{Argument, message};
use crate::text::{self, Member, Problem, PuzzleSet};
use names::{Lines, Side};
pub(crate) use page::is_page;
pub(crate) use sections::is_sections;
use std::ops::Range;
pub(crate) use tree::{Kind, Tree};

const WANTED_CLUES: &str = "want-json-clues";

pub(crate) fn read(text: &str) -> Result<Vec<Member>, Vec<Problem>> {
    if page::is_page(text) {
        return page::read(text);
    }
    if let Ok(lines) = text::lines(text)
        && let filled = text::filled(&lines)
        && (named_sides(text) != (true, true) && is_sections(&filled)
            || headed::sides(&filled).is_some())
    {
        return puzzles(&sections::parse(text, &lines)?);
    }
    puzzles(&Tree::parse(text, 0..text.len()).map_err(|problem| as_json(text, problem))?)
}

/// Are the only lists of clues in the text two whose sums differ?
pub(crate) fn is_unequal_lists(text: &str) -> bool {
    let tree = Tree::parse(text, 0..text.len());
    tree.is_ok_and(|tree| find::unequal_lists(&tree).is_some())
}

/// What a JSON parser says about a text that begins like JSON and whose lists do not close.
fn as_json(text: &str, problem: Problem) -> Problem {
    let is_json = text.trim_start().starts_with(['{', '[']);
    is_json.then(|| parse::whole(text).err()).flatten().unwrap_or(problem)
}

/// The puzzles of a tree.
fn puzzles(tree: &Tree) -> Result<Vec<Member>, Vec<Problem>> {
    let members = find::places(tree).into_iter().flat_map(|place| {
        let (members, span) = puzzle::members(tree, place);
        members.into_iter().map(move |member| (member, span.clone()))
    });
    PuzzleSet::of(members, || find::unequal_lists(tree).unwrap_or_else(|| puzzle::nothing(tree)))
}

/// Does the text give lists to names of the rows and of the columns?
pub(crate) fn named_sides(text: &str) -> (bool, bool) {
    let mut sides = (false, false);
    if !text.bytes().any(|byte| b":=".contains(&byte)) {
        return sides;
    }
    for line in text.lines().filter(|line| line.contains([':', '='])).take(10_000) {
        for (at, sign) in line.match_indices([':', '=']).take(20) {
            let name = line[..at].trim_end_matches(['"', '\'', ':', ' ', ']', '[']);
            let is_end = |sign: char| !sign.is_alphanumeric() && sign != '_' && sign != '-';
            let name = name.rsplit(is_end).next().unwrap_or(name);
            let value = line[at + sign.len()..].trim_start_matches(['=', '>', ' ']);
            let below = || {
                text[value.as_ptr() as usize + value.len() - text.as_ptr() as usize..].trim_start()
            };
            let has_list = match value.trim_end() {
                "" => below().starts_with(['[', '(', '{']) || below().starts_with("- "),
                value => value.contains(['[', '(', '{']),
            };
            match Lines::of(name).filter(|_| has_list) {
                Some(Lines { side: Side::Rows, .. }) => sides.0 = true,
                Some(_) => sides.1 = true,
                None => {}
            }
        }
        if sides == (true, true) {
            break;
        }
    }
    sides
}

/// The problem of a text that fits two readings.
fn two_readings(span: Range<usize>, readings: Vec<String>) -> Problem {
    let readings = readings.into_iter().map(Argument::from).collect();
    let message = message!("problem-could-be", formats = Argument::Or(readings));
    Problem::new(span, message, "want-one-reading")
}
