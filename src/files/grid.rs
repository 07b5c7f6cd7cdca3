//! The native format of picross-solver: `GRID NAME`, `ROWS`, lines `[ 3 1 ]`, `COLUMNS`, lines.
//! `#` begins a comment. A file may have several grids.
//!
//! In: lines. Out: black-and-white puzzles. Invariants: the reader skips blank lines.

use super::text::plain::{PlacedClue, Unsupported, joined, numbers, rectangle, runs};
use super::text::problem::{Noted, Problem};
use super::text::puzzle_set::{Member, PuzzleSet};
use super::text::{Line, MAX_PUZZLES, Word, found};
use crate::document::{Document, Notes};
use crate::message::message;
use crate::puzzle::Palette;

/// A grid while the reader collects its lines.
struct Grid<'a> {
    start: Word<'a>,
    name: Word<'a>,
    is_in_columns: bool,
    rows: Option<Vec<PlacedClue>>,
    columns: Option<Vec<PlacedClue>>,
    problems: Vec<Problem>,
}

impl Grid<'_> {
    /// The list that takes the next clues, if a section has begun.
    fn section(&mut self) -> Option<&mut Vec<PlacedClue>> {
        if self.is_in_columns { self.columns.as_mut() } else { self.rows.as_mut() }
    }
}

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Vec<Member>, Vec<Problem>> {
    let mut puzzles = PuzzleSet::default();
    for mut grid in grids(lines)? {
        let place = grid.start.span();
        let mut problems = std::mem::take(&mut grid.problems);
        puzzles.take(document(grid, text.len()), place, &mut problems)?;
    }
    puzzles.end(Vec::new())
}

fn grids<'a>(lines: &[Line<'a>]) -> Result<Vec<Grid<'a>>, Vec<Problem>> {
    // Problems in front of all grids.
    let mut problems = Vec::new();
    let mut grids: Vec<Grid> = Vec::new();
    for line in lines {
        let end = line.text.find('#').unwrap_or(line.text.len());
        let line = line.part(0..end).trim();
        let (word, rest) = line.split_first();
        let is_too_many = grids.len() > MAX_PUZZLES;
        match (word.text, grids.last_mut()) {
            ("", _) => {}
            ("GRID", _) if is_too_many => {
                let message = message!("problem-puzzles", count = MAX_PUZZLES);
                return Err(vec![Problem::new(word.span(), message, "want-fewer-puzzles")]);
            }
            ("GRID", _) => grids.push(Grid {
                start: word,
                name: rest,
                is_in_columns: false,
                rows: None,
                columns: None,
                problems: Vec::new(),
            }),
            ("ROWS", Some(grid)) => grid.rows = Some(Vec::new()),
            ("COLUMNS" | "COLS", Some(grid)) => {
                grid.columns = Some(Vec::new());
                grid.is_in_columns = true;
            }
            (_, Some(grid)) => match inside(line) {
                Some(inside) if grid.section().is_some() => {
                    let clue = runs(inside, &[], &mut grid.problems);
                    grid.section()
                        .into_iter()
                        .for_each(|section| section.push((clue.clone(), line.span())));
                }
                _ => grid.problems.note(unknown(line)),
            },
            (_, None) => problems.note(unknown(line)),
        }
        if problems.is_full() {
            break;
        }
    }
    if problems.is_empty() { Ok(grids) } else { Err(problems) }
}

fn unknown(line: Word) -> Problem {
    Problem::new(line.span(), found(line.text), "want-grid-line")
}

/// The text between the brackets.
fn inside(line: Word) -> Option<Word> {
    let inner = line.text.strip_prefix('[')?.strip_suffix(']')?;
    Some(line.part(1..1 + inner.len()))
}

fn document(grid: Grid, end: usize) -> Result<Document, Vec<Problem>> {
    let missing = |name: &str| {
        let message = message!("problem-grid-section", name = name);
        vec![Problem::new(grid.start.span(), message, "want-grid-sections")]
    };
    let rows = grid.rows.ok_or_else(|| missing("ROWS"))?;
    let columns = grid.columns.ok_or_else(|| missing("COLUMNS"))?;
    let puzzle = rectangle(grid.start.start..end, rows, columns, Palette::black_on_white())?;
    let title = (!grid.name.text.is_empty()).then(|| grid.name.text.to_owned());
    Ok(Document::from(puzzle).with_notes(Notes { title, ..Notes::default() }))
}

pub(super) fn write(document: &Document) -> Result<String, Unsupported> {
    let (rows, columns) = numbers(document.puzzle())?;
    let lines = |lines: &[Vec<u32>]| -> String {
        let line =
            |numbers: &Vec<u32>| format!("[ {} ]\n", joined(numbers, " ", "")).replace("  ", " ");
        lines.iter().map(line).collect()
    };
    // A `#` in the title would begin a comment.
    let title = document.notes().title.as_deref().unwrap_or_default().replace('#', "");
    let (rows, columns) = (lines(&rows), lines(&columns));
    let text = format!("GRID {title}\nROWS\n{rows}COLUMNS\n{columns}");
    Ok(text.replacen("GRID \n", "GRID\n", 1))
}
