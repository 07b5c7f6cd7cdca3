//! The data of the MiniZinc benchmarks.
//!
//! In: a text. Out: a black-and-white puzzle. Invariants: an empty line of
//! the board is a single 0.
//!
//! `dzn` has `X`, `Y`, `maxlen`, and for the rows and the columns a table with the signs of each
//! line in order: 1 is a black cell, 0 is one or more blank cells, -1 is padding. Neighboring 1s
//! belong to the same run.

use super::data::Tree;
use crate::message::message;
use crate::puzzle::{Clue, Color, Length, Palette, Puzzle, Run};
use crate::text::plain::{PlacedClue, rectangle};
use crate::text::{Noted, Problem};

pub(super) fn read_minizinc(text: &str) -> Result<Puzzle, Vec<Problem>> {
    let tree = Tree::parse(text, 0..text.len())?;
    let mut problems = Vec::new();
    let mut table = |name| -> Vec<PlacedClue> {
        let Some(table) = tree.field(0, name) else {
            let expected = message!("want-text", text = format!("{name} = [| 1, 0, 1 | ... |];"));
            let message = message!("problem-table-missing", name = name);
            problems.note(Problem::new(text.len()..text.len(), message, expected));
            return Vec::new();
        };
        tree.values(table).map(|line| clue_of_signs(&tree, line, &mut problems)).collect()
    };
    let (rows, columns) = (table("rows"), table("cols"));
    problems.none()?;
    rectangle(0..text.len(), rows, columns, Palette::black_on_white())
}

/// Has the text a table `rows = [|`?
pub(super) fn is_minizinc(text: &str) -> bool {
    text.match_indices("rows").any(|(at, name)| {
        let behind = text[at + name.len()..].trim_start().strip_prefix('=');
        !text[..at].ends_with(char::is_alphanumeric)
            && behind.is_some_and(|behind| behind.trim_start().starts_with("[|"))
    })
}

fn clue_of_signs(tree: &Tree, line: usize, problems: &mut Vec<Problem>) -> PlacedClue {
    let mut runs: Vec<Run> = Vec::new();
    let mut is_open = false;
    for word in tree.values(line).map(|value| tree.word(value)) {
        if problems.is_full() {
            break;
        }
        match (word.text, runs.last_mut()) {
            ("1", Some(run)) if is_open => run.length = Length::exactly(run.length.least() + 1),
            ("1", _) => {
                runs.push(Run::new(1, Color::FIRST));
                is_open = true;
            }
            ("0", _) => is_open = false,
            ("-1", _) => {}
            _ => problems.note(Problem::found(word, "want-table-sign")),
        }
    }
    (Clue::Runs(runs), tree.span(line))
}
