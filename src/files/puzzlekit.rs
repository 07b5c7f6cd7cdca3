//! The text of puzzlekit: `HEIGHT WIDTH`, the columns, the rows, or [Tile Paint](tile_paint) or
//! [Mosaic](mosaic); and its
//! data set, JSON in which the texts stand as `problem` and the pictures as `solution`.
//!
//! In: a text. Out: black-and-white puzzles. Invariants: an empty line of
//! the board is 0 or blank. Alone the text cannot be told from `nin`, which reads the board
//! mirrored at its diagonal; in JSON it is certain. A picture has the size again, then a row on
//! each line: `x` black, `-` blank.
//! Source: the nonograms of puzzlekit-dataset.

use super::data::{Kind, Tree};
use super::json::parse;
use super::sized::PUZZLEKIT;
use super::text::plain::Unsupported;
use crate::document::{Document, Notes};
use crate::message::message;
use crate::puzzle::Puzzle;
use crate::text::{self, Member, Problem, PuzzleSet, Word, filled, moved};
use crate::{document_error, mosaic, picture, tile_paint};
use std::borrow::Cow;
use std::ops::Range;

pub(super) fn read(text: &str, lines: &[Word]) -> Result<Vec<Member>, Vec<Problem>> {
    if !text.trim_start().starts_with('{') {
        return Ok(vec![Ok(puzzle(text, lines)?.into())]);
    }
    parse::whole(text)?;
    let tree = Tree::parse(text, 0..text.len())?;
    let objects = (0..tree.len()).filter(|&id| tree.kind(id) == Kind::Map);
    let member = |object| {
        let problem = tree.field(object, "problem")?;
        let title = tree.name_of(object).map(|name| tree.word(name).text.to_owned());
        let read = member(&tree, problem, tree.field(object, "solution"));
        let read = read.map(|read| read.with_notes(Notes { title, ..Notes::default() }));
        Some((read, tree.span(problem)))
    };
    PuzzleSet::of(objects.filter_map(member), || {
        Problem::new(0..1, message!("problem-missing", name = "problem"), "want-puzzlekit")
    })
}

fn puzzle(text: &str, lines: &[Word]) -> Result<Puzzle, Vec<Problem>> {
    let filled = filled(lines);
    match () {
        () if tile_paint::is_tile_paint(&filled) => tile_paint::read(text, &filled),
        () if mosaic::is_mosaic(&filled) => mosaic::read(text, &filled),
        () => PUZZLEKIT.read(text, lines),
    }
}

pub(super) fn write(puzzle: &Puzzle) -> Result<String, Unsupported> {
    match puzzle.geometry() {
        geometry if geometry.regions().is_some() => tile_paint::write(puzzle),
        geometry if geometry.has_blocks() => mosaic::write(puzzle),
        _ => PUZZLEKIT.write(puzzle),
    }
}

/// The puzzle of an entry. Problems stand at its texts: inside, a line break is two signs.
fn member(tree: &Tree, problem: usize, solution: Option<usize>) -> Member {
    let place = tree.span(problem);
    let problem = string(tree, problem)?;
    let lines = text::lines(&problem).map_err(|problem| moved(problem, &place))?;
    let puzzle = puzzle(&problem, &lines).map_err(|problems| moved(problems, &place))?;
    let Some(solution) = solution else { return Ok(puzzle.into()) };
    let at = tree.span(solution);
    let solution = string(tree, solution)?;
    if solution.trim().is_empty() {
        return Ok(puzzle.into());
    }
    picture(&solution, &puzzle, &at)
}

fn string<'a>(tree: &Tree<'a>, value: usize) -> Result<Cow<'a, str>, Problem> {
    match tree.kind(value) {
        Kind::Text => Ok(tree.unescaped(value)),
        _ => Err(Problem::found(tree.whole(value), "want-json-text")),
    }
}

/// The picture of a solution: the size, then the rows.
fn picture(solution: &str, puzzle: &Puzzle, at: &Range<usize>) -> Member {
    let lines = text::lines(solution).map_err(|problem| moved(problem, at))?;
    let drawn = picture::read(solution, lines.get(1..).unwrap_or_default());
    let drawn = drawn.map_err(|problems| moved(problems, at))?;
    let document = Document::from(puzzle.clone());
    let Some(goal) = drawn.goal().cloned() else { return Ok(document) };
    Ok(document.with_goal(goal).map_err(document_error(at.clone()))?)
}
