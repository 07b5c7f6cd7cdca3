//! The text of puzzlekit: `HEIGHT WIDTH`, the columns, the rows; and its data set, JSON in which
//! the texts stand as `problem` and the pictures as `solution`.
//!
//! In: a text, or a puzzle. Out: black-and-white puzzles, or a text. Invariants: an empty line of
//! the board is 0 or blank. Alone the text cannot be told from `nin`, which reads the board
//! mirrored at its diagonal; in JSON it is certain. A picture has the size again, then a row on
//! each line: `x` black, `-` blank.
//! Source: the nonograms of puzzlekit-dataset.

use super::document_error;
use super::json::parse::{object, span};
use super::text::plain::{GridFamily, Reader, Unsupported, lines_of, numbers};
use super::text::problem::Problem;
use super::text::puzzle_set::{Member, PuzzleSet};
use super::text::{self, Word, found};
use crate::document::{Document, Notes};
use crate::message::message;
use crate::puzzle::{Color, Picture, Puzzle};
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// A data set, or one puzzle of it.
#[derive(Deserialize)]
struct File<'a> {
    #[serde(borrow)]
    data: Option<Data<'a>>,
    #[serde(borrow)]
    problem: Option<&'a RawValue>,
    #[serde(borrow)]
    solution: Option<&'a RawValue>,
}

/// One puzzle of a data set.
#[derive(Deserialize)]
struct Entry<'a> {
    #[serde(borrow)]
    problem: &'a RawValue,
    #[serde(borrow, default)]
    solution: Option<&'a RawValue>,
}

/// The puzzles by their names, in order.
struct Data<'a>(Vec<(Cow<'a, str>, Entry<'a>)>);

#[derive(Deserialize)]
struct Name<'a>(#[serde(borrow)] Cow<'a, str>);

struct Entries;

impl<'de> Visitor<'de> for Entries {
    type Value = Data<'de>;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Data<'de>, A::Error> {
        let mut entries = Vec::new();
        while let Some(Name(name)) = map.next_key()? {
            entries.push((name, map.next_value()?));
        }
        Ok(Data(entries))
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Data<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Data<'a>, D::Error> {
        deserializer.deserialize_map(Entries)
    }
}

pub(super) fn read(text: &str, lines: &[Word]) -> Result<Vec<Member>, Vec<Problem>> {
    if !text.trim_start().starts_with('{') {
        return Ok(vec![Ok(alone(text, lines)?.into())]);
    }
    let file: File = object(text, "want-puzzlekit".into())?;
    let mut puzzles = PuzzleSet::default();
    let entries = match (file.data, file.problem) {
        (Some(Data(entries)), _) => entries,
        (None, Some(problem)) => {
            vec![(Cow::Borrowed(""), Entry { problem, solution: file.solution })]
        }
        (None, None) => {
            let message = message!("problem-missing", name = "problem");
            return Err(vec![Problem::new(0..1, message, "want-puzzlekit")]);
        }
    };
    for (name, entry) in entries {
        let read = member(text, &entry).map(|document| {
            document.with_notes(Notes { title: Some(name.into_owned()), ..Notes::default() })
        });
        puzzles.take(read, span(text, entry.problem.get()), &mut Vec::new())?;
    }
    puzzles.end(Vec::new())
}

/// The puzzle of an entry. Problems stand at its texts: inside, a line break is two signs.
fn member(text: &str, entry: &Entry) -> Member {
    let place = span(text, entry.problem.get());
    let moved = |problems: Vec<Problem>| -> Vec<Problem> {
        problems.into_iter().map(|problem| Problem { span: place.clone(), ..problem }).collect()
    };
    let problem = string(text, entry.problem)?;
    let lines = text::lines(&problem).map_err(|problem| moved(vec![problem]))?;
    let puzzle = alone(&problem, &lines).map_err(moved)?;
    let Some(solution) = entry.solution else { return Ok(puzzle.into()) };
    let at = span(text, solution.get());
    let solution = string(text, solution)?;
    if solution.trim().is_empty() {
        return Ok(puzzle.into());
    }
    let goal = picture(&solution, &puzzle, &at).map_err(|problem| vec![problem])?;
    Document::from(puzzle).with_goal(goal).map_err(|error| vec![document_error(&error, at)])
}

fn string(text: &str, value: &RawValue) -> Result<String, Vec<Problem>> {
    let place = span(text, value.get());
    serde_json::from_str(value.get())
        .map_err(|_| vec![Problem::new(place, found(value.get()), "want-json-text")])
}

/// The puzzle of a text.
fn alone(text: &str, lines: &[Word]) -> Result<Puzzle, Vec<Problem>> {
    let mut reader = Reader::new(text, lines);
    let [height, width] = reader.sizes(["number-rows", "number-columns"], &[])?;
    let columns = reader.clues(width, GridFamily::Columns, &[]);
    let rows = reader.clues(height, GridFamily::Rows, &[]);
    reader.end(GridFamily::Rows);
    reader.rectangle(rows, columns)
}

/// The picture of a solution: the size, then the rows.
fn picture(solution: &str, puzzle: &Puzzle, at: &Range<usize>) -> Result<Picture, Problem> {
    let geometry = puzzle.geometry();
    let rows: Vec<&str> = solution.lines().skip(1).filter(|row| !row.trim().is_empty()).collect();
    let problem = |message, expected| Problem::new(at.clone(), message, expected);
    let wanted = geometry.families()[0].line_count;
    if rows.len() != wanted {
        let message = message!("problem-picture-rows", count = rows.len());
        return Err(problem(message, message!("want-as-clues", count = wanted)));
    }
    let mut cells = Vec::new();
    for (row, line) in rows.into_iter().zip(geometry.rows()) {
        let before = cells.len();
        for sign in row.split_whitespace() {
            cells.push(match sign {
                "x" => Color::FIRST,
                "-" => Color::BACKGROUND,
                sign => return Err(problem(found(sign), "want-puzzlekit-sign".into())),
            });
        }
        if cells.len() - before != line.len() {
            let message = message!("problem-this-row-has", count = cells.len() - before);
            return Err(problem(message, message!("want-as-clues", count = line.len())));
        }
    }
    let count = cells.len();
    let message = || message!("problem-picture-cells", count = count);
    Picture::new(geometry, cells).ok_or_else(|| problem(message(), "want-each-cell".into()))
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(puzzle)?;
    let (rows_text, columns_text) = (lines_of(&rows, " ", ""), lines_of(&columns, " ", ""));
    Ok(format!("{} {}\n{columns_text}{rows_text}", rows.len(), columns.len()))
}
