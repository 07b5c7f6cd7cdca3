//! Two JSON formats of bare numbers: davidje13's `{"rows": [[3], [2, 1]], "cols": [...]}`,
//! in which `null` is a line with an unknown clue, and teall.info's
//! `{"ver": [...], "hor": [...]}`, in which `ver` are the columns.
//!
//! In: a text. Out: a black-and-white puzzle.

use super::parse::object;
use crate::format::text::found;
use crate::format::text::plain::{PlacedClue, Unsupported, joined, known_runs, rectangle};
use crate::format::text::problem::{Noted, Problem};
use crate::language::{Argument, Message, message};
use crate::puzzle::{Clue, Color, Palette, Puzzle, Run};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::ops::Range;

/// The clue of one line, as unparsed JSON.
type Raw<'a> = &'a RawValue;

#[derive(Deserialize)]
struct Davidje<'a> {
    #[serde(borrow)]
    rows: Vec<Raw<'a>>,
    #[serde(borrow)]
    cols: Vec<Raw<'a>>,
}

#[derive(Deserialize)]
struct Teall<'a> {
    #[serde(borrow)]
    ver: Vec<Raw<'a>>,
    #[serde(borrow)]
    hor: Vec<Raw<'a>>,
}

/// What is expected: an object with these two lists.
fn lists(first: &str, second: &str) -> Message {
    message!("want-json-lists", names = Argument::And(vec![first.into(), second.into()]))
}

pub(in crate::format) fn read_davidje(text: &str) -> Result<Puzzle, Vec<Problem>> {
    let found: Davidje = object(text, lists("`rows`", "`cols`"))?;
    puzzle(text, &found.rows, &found.cols, true)
}

pub(in crate::format) fn read_teall(text: &str) -> Result<Puzzle, Vec<Problem>> {
    let found: Teall = object(text, lists("`ver`", "`hor`"))?;
    puzzle(text, &found.hor, &found.ver, false)
}

/// The place of `part`, which must be a slice of `text`.
pub(in crate::format) fn span(text: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr() as usize - text.as_ptr() as usize;
    start..start + part.len()
}

fn puzzle(
    text: &str,
    rows: &[Raw],
    columns: &[Raw],
    may_be_null: bool,
) -> Result<Puzzle, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut clues = |lines: &[Raw]| -> Vec<PlacedClue> {
        lines.iter().map(|line| clue(text, line.get(), may_be_null, &mut problems)).collect()
    };
    let (rows, columns) = (clues(rows), clues(columns));
    if !problems.is_empty() {
        return Err(problems);
    }
    rectangle(0..text.len(), rows, columns, Palette::black_on_white())
}

fn clue(text: &str, line: &str, may_be_null: bool, problems: &mut Vec<Problem>) -> PlacedClue {
    let place = span(text, line);
    if line == "null" && may_be_null {
        return (Clue::Unknown, place);
    }
    let lengths: Vec<u32> = serde_json::from_str(line).unwrap_or_else(|_| vec![0, 0]);
    // Some writers write an empty line as `[0]`.
    let lengths = if lengths == [0] { Vec::new() } else { lengths };
    if lengths.contains(&0) && !problems.is_full() {
        problems.note(Problem::new(place.clone(), found(line), "want-lengths"));
    }
    (Clue::Runs(lengths.into_iter().map(|length| Run::new(length, Color::FIRST)).collect()), place)
}

pub(in crate::format) fn write_davidje(puzzle: &Puzzle) -> Result<String, Unsupported> {
    written(puzzle, ["rows", "cols"], false)
}

pub(in crate::format) fn write_teall(puzzle: &Puzzle) -> Result<String, Unsupported> {
    written(puzzle, ["ver", "hor"], true)
}

fn written(
    puzzle: &Puzzle,
    names: [&str; 2],
    are_columns_first: bool,
) -> Result<String, Unsupported> {
    let line = |line| match puzzle.clue(line) {
        // Only davidje13's format has this feature; `write.rs` refuses it for the other one.
        Clue::Unknown => Ok("null".to_owned()),
        _ => {
            let lengths: Vec<u32> =
                known_runs(puzzle, line)?.into_iter().map(|run| run.0).collect();
            Ok(format!("[{}]", joined(&lengths, ",", "")))
        }
    };
    let mut rows = puzzle.geometry().lines().map(line).collect::<Result<Vec<_>, _>>()?;
    let columns = rows.split_off(puzzle.geometry().families()[0].line_count).join(",\n  ");
    let rows = rows.join(",\n  ");
    let (first, second) = if are_columns_first { (columns, rows) } else { (rows, columns) };
    let [name, other] = names;
    Ok(format!("{{\n \"{name}\": [\n  {first}\n ],\n \"{other}\": [\n  {second}\n ]\n}}\n"))
}
