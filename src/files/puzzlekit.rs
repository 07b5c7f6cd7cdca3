//! The text of puzzlekit: `HEIGHT WIDTH`, the columns, the rows; and its data set, JSON in which
//! the texts stand as `problem` and the pictures as `solution`.
//!
//! In: a text, or a puzzle. Out: black-and-white puzzles, or a text. Invariants: an empty line of
//! the board is 0 or blank. Alone the text cannot be told from `nin`, which reads the board
//! mirrored at its diagonal; in JSON it is certain. A picture has the size again, then a row on
//! each line: `x` black, `-` blank.
//! Source: the nonograms of puzzlekit-dataset.

use super::data::{Kind, Tree};
use super::document_error;
use super::json::parse;
use super::text::plain::{GridFamily, Reader, Unsupported, lines_of, numbers};
use super::text::problem::Problem;
use super::text::puzzle_set::{Member, PuzzleSet};
use super::text::{self, Word, found};
use crate::document::{Document, Notes};
use crate::message::message;
use crate::puzzle::{Color, Picture, Puzzle};
use std::borrow::Cow;
use std::ops::Range;

pub(super) fn read(text: &str, lines: &[Word]) -> Result<Vec<Member>, Vec<Problem>> {
    if !text.trim_start().starts_with('{') {
        return Ok(vec![Ok(alone(text, lines)?.into())]);
    }
    parse::whole(text)?;
    let tree = Tree::parse(text, 0..text.len()).map_err(|problem| vec![problem])?;
    let mut puzzles = PuzzleSet::default();
    for object in (0..tree.len()).filter(|&id| tree.kind(id) == Kind::Map) {
        let Some(problem) = tree.field(object, "problem") else { continue };
        let title = tree.name_of(object).map(|name| tree.word(name).text.to_owned());
        let read = member(&tree, problem, tree.field(object, "solution"));
        let read = read.map(|read| read.with_notes(Notes { title, ..Notes::default() }));
        puzzles.take(read, tree.span(problem), &mut Vec::new())?;
    }
    if puzzles.is_empty() {
        let message = message!("problem-missing", name = "problem");
        return Err(vec![Problem::new(0..1, message, "want-puzzlekit")]);
    }
    puzzles.end(Vec::new())
}

/// The puzzle of an entry. Problems stand at its texts: inside, a line break is two signs.
fn member(tree: &Tree, problem: usize, solution: Option<usize>) -> Member {
    let place = tree.span(problem);
    let moved = |problems: Vec<Problem>| -> Vec<Problem> {
        problems.into_iter().map(|problem| Problem { span: place.clone(), ..problem }).collect()
    };
    let problem = string(tree, problem)?;
    let lines = text::lines(&problem).map_err(|problem| moved(vec![problem]))?;
    let puzzle = alone(&problem, &lines).map_err(moved)?;
    let Some(solution) = solution else { return Ok(puzzle.into()) };
    let at = tree.span(solution);
    let solution = string(tree, solution)?;
    if solution.trim().is_empty() {
        return Ok(puzzle.into());
    }
    let goal = picture(&solution, &puzzle, &at).map_err(|problem| vec![problem])?;
    Document::from(puzzle).with_goal(goal).map_err(|error| vec![document_error(&error, at)])
}

fn string<'a>(tree: &Tree<'a>, value: usize) -> Result<Cow<'a, str>, Vec<Problem>> {
    let place = tree.span(value);
    match tree.kind(value) {
        Kind::Text => Ok(tree.unescaped(value)),
        _ => Err(vec![Problem::new(place.clone(), found(&tree.text[place]), "want-json-text")]),
    }
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
