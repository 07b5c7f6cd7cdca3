//! A picture in signs: `0` and `1`, or `.` and `#`, one for each cell, with or without blanks
//! between; or the output of `solve`: two signs for each cell, letters for several colors,
//! triangles between slashes.
//!
//! In: lines. Out: a puzzle with the clues of the picture, which is its goal.
//! Invariants: if all signs come in pairs, each pair is one cell and each pair of blanks a hole,
//! except for `0` and `1`.

mod rows;
mod terminal;

use crate::document::Document;
use crate::message::{Message, message};
use crate::puzzle::{
    CellId, Color, Geometry, MAX_CELLS, Palette, Picture, Puzzle, Shape, clues_of,
};
use crate::text::plain::Unsupported;
use crate::text::{Line, Noted, Problem, impossible, moved, usual_palette};
use rows::{Notation, Rows};
pub(super) use rows::{read_rows, shape};
use std::collections::BTreeSet;
pub(super) use terminal::is_begin;

/// The signs of blank and of black cells.
const BLANK: &str = "0.-_ □░";
const BLACK: &str = "1#Xx*@■█";

/// Are the lines such a picture: more than one cell, the rows of a board, signs of one kind?
pub(super) fn is_picture(lines: &[Line]) -> bool {
    let may_be = |sign: char| sign.is_ascii_alphabetic() || "01.#/\\_,□░■█*@".contains(sign);
    let mut all = lines.iter().flat_map(|line| line.text.chars());
    if !all.all(|sign| sign.is_whitespace() || may_be(sign)) {
        return false;
    }
    let rows = Rows::of(lines);
    if !rows.all_signs().all(|sign| "01.# ".contains(sign)) {
        return (is_in_letters(&rows) || is_in_two_signs(&rows)) && rows.shape().is_some();
    }
    let is_dense = |line: &Line| !line.text.contains(char::is_whitespace);
    // Two short lines of digits may be a size and a clue, unless the first line has a 0.
    let is_no_size = |line: &Line| line.words(&[]).any(|word| !word.text.starts_with('1'));
    let filled = || rows.rows.iter().map(|row| row.line);
    (rows.notation != Notation::Single
        || rows.rows.len() > 2
        || filled().all(|line| is_dense(&line))
        || filled().next().is_some_and(|line| is_no_size(&line)))
        && rows.lengths().sum::<usize>() > 1
        && rows.shape().is_some()
}

/// Are there two signs, one of black cells and one of blank ones?
fn is_in_two_signs(rows: &Rows) -> bool {
    let signs: BTreeSet<char> = rows.all_signs().take(MAX_CELLS).collect();
    let has = |of: &str| signs.iter().any(|&sign| of.contains(sign));
    signs.len() == 2 && has(BLACK) && has(BLANK)
}

/// Is it a picture in letters, as `solve` prints several colors? For one color `solve` prints `#`.
fn is_in_letters(rows: &Rows) -> bool {
    let signs = || rows.all_signs();
    let mut letters = signs().filter(|&sign| sign != '.' && sign != ' ');
    let Some(first) = letters.next() else { return false };
    let has_several = signs().any(|sign| sign == '.') || letters.any(|sign| sign != first);
    let is_sign = |sign: char| sign.is_ascii_alphabetic() || sign == '.' || sign == ' ';
    rows.notation != Notation::Single && has_several && signs().all(is_sign)
}

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Document, Vec<Problem>> {
    if let Some(rows) = terminal::rows(lines) {
        let rows: Vec<Line> = rows.iter().map(|row| Line { text: row, start: 0 }).collect();
        let read = drawing(text, &Rows::of(&rows), false);
        return read.map_err(|problems| moved(problems, &(0..1)));
    }
    let rows = Rows::of(lines);
    drawing(text, &rows, is_in_letters(&rows))
}

/// Reads rows of one letter for each cell.
pub(super) fn read_letters(text: &str, rows: &[Line]) -> Result<Document, Vec<Problem>> {
    drawing(text, &Rows::in_single_notation(rows), true)
}

fn drawing(text: &str, rows: &Rows, in_letters: bool) -> Result<Document, Vec<Problem>> {
    let whole = |message: Message| Problem::new(0..text.len(), message, "want-other-picture");
    let cells = cells(rows, in_letters)?;
    let Some(shape) = rows.shape() else { return Err(uneven(text, rows)) };
    let impossible = impossible(0..text.len(), "want-other-picture");
    let geometry = Geometry::new(shape).map_err(&impossible)?;
    let Some((cells, holes)) = colors_and_holes(rows, &geometry, cells) else {
        return Err(uneven(text, rows));
    };
    let geometry = geometry.with_holes(&holes).map_err(impossible)?;
    Ok(drawn_on(geometry, usual_palette(&cells), cells).map_err(whole)?)
}

/// The colors of all rows; `None` is a hole.
type Cells = Vec<Vec<Option<Color>>>;

fn cells(rows: &Rows, in_letters: bool) -> Result<Cells, Vec<Problem>> {
    let wanted = if in_letters { "want-color-each" } else { "want-cell-sign" };
    let mut problems = Vec::new();
    let mut cells = Vec::new();
    let mut count = 0;
    for (row, length) in rows.rows.iter().zip(rows.lengths()) {
        count += length;
        if count > MAX_CELLS {
            let message = "problem-cells-more";
            return Err(Problem::new(row.line.span(), message, "want-smaller-picture").into());
        }
        let mut colors = Vec::with_capacity(length);
        for (place, sign) in rows.signs(row) {
            let color = match sign {
                ' ' => None,
                _ if BLANK.contains(sign) => Some(Color::BACKGROUND),
                _ if in_letters => Color::from_letter(sign),
                _ => BLACK.contains(sign).then_some(Color::FIRST),
            };
            if color.is_none() && sign != ' ' {
                problems.note(Problem::found(place, wanted));
            }
            if problems.is_full() {
                return Err(problems);
            }
            colors.push(color);
        }
        cells.push(colors);
    }
    problems.none().map(|()| cells)
}

/// The colors of all cells of the board, and its holes. In a rectangle the cells before and after
/// a shorter row are holes, too. `None` if the rows do not fit the board.
fn colors_and_holes(
    rows: &Rows,
    geometry: &Geometry,
    found: Cells,
) -> Option<(Vec<Color>, Vec<CellId>)> {
    let is_whole = geometry.shape().rectangle().is_none() || rows.notation != Notation::Doubled;
    let (mut colors, mut holes) = (Vec::new(), Vec::new());
    for ((row, cells), lead) in geometry.rows().zip(found).zip(rows.leads()) {
        if is_whole && cells.len() != row.len() {
            return None;
        }
        let lead = if is_whole { 0 } else { lead };
        let color = |place: usize| cells.get(place.checked_sub(lead)?).copied().flatten();
        holes.extend(
            row.iter().enumerate().filter(|(at, _)| color(*at).is_none()).map(|(_, cell)| cell),
        );
        colors.extend((0..row.len()).map(|place| color(place).unwrap_or(Color::BACKGROUND)));
    }
    Some((colors, holes))
}

/// The problems of rows that fit no board.
fn uneven(text: &str, rows: &Rows) -> Vec<Problem> {
    let mut problems = Vec::new();
    let width = rows.lengths().next().unwrap_or(0);
    for (row, found) in rows.rows.iter().zip(rows.lengths()).filter(|(_, length)| *length != width)
    {
        if problems.is_full() || rows.notation == Notation::Rimmed {
            break;
        }
        let message = message!("problem-this-row-has", count = found);
        let expected = message!("want-as-rows-before", count = width);
        problems.note(Problem::new(row.line.span(), message, expected));
    }
    if problems.is_empty() {
        problems.note(Problem::new(0..text.len(), "problem-no-board", "want-rows-board"));
    }
    problems
}

/// The puzzle with the clues of a picture, and the picture as its goal.
pub(super) fn drawn(
    shape: Shape,
    palette: Palette,
    cells: Vec<Color>,
) -> Result<Document, Message> {
    let geometry = Geometry::new(shape).map_err(|error| error.message())?;
    drawn_on(geometry, palette, cells)
}

fn drawn_on(geometry: Geometry, palette: Palette, cells: Vec<Color>) -> Result<Document, Message> {
    let found = cells.len();
    let Some(picture) = Picture::new(&geometry, cells) else {
        return Err(message!("problem-picture-cells", count = found));
    };
    let clues = clues_of(&geometry, &picture);
    let puzzle = Puzzle::new(geometry, palette, clues);
    let document = Document::from(puzzle.map_err(|error| error.message())?);
    document.with_goal(picture).map_err(|error| error.message())
}

/// The goal in signs.
pub(super) fn write(document: &Document) -> Result<String, Unsupported> {
    let Some(goal) = document.goal() else { return Err(Unsupported) };
    let rows = document.puzzle().geometry().rows();
    let sign = |&cell: &_| if goal[cell].is_background() { "." } else { "#" };
    let rows: Vec<Vec<&str>> = rows.map(|row| row.iter().map(sign).collect()).collect();
    let joined =
        |between: &str| rows.iter().map(|row| row.join(between) + "\n").collect::<String>();
    let dense = joined("");
    let lines: Vec<Line> = dense.lines().map(|text| Line { text, start: 0 }).collect();
    // Blanks separate signs that come in pairs by chance, so that the reader does not join them.
    Ok(if Rows::of(&lines).notation == Notation::Doubled { joined(" ") } else { dense })
}
