//! A picture in signs: `0` and `1`, or `.` and `#`, one a cell, blanks between or not; or as
//! `solve` prints it, two signs a cell, letters if there are several colors.
//!
//! In: lines. Out: the puzzle whose clues are read off the picture, which is its goal.
//! Holds: signs without blanks between that all come in pairs stand for one cell each pair,
//! unless they are `0` and `1`.

use super::text::ink::usual_palette;
use super::text::plain::Unsayable;
use super::text::problem::{Noted, Problem};
use super::text::{Line, plural};
use crate::document::Document;
use crate::puzzle::{Color, Geometry, Palette, Picture, Puzzle, Shape, clues_of};

/// The signs of blank and of black cells.
const BLANK: &str = "0.-_ ";
const BLACK: &str = "1#Xx*@";

/// Is it such a picture: more than one cell, the rows of a board, signs of one kind?
pub(super) fn is_picture(lines: &[Line]) -> bool {
    let filled: Vec<Line> = lines.iter().filter(|line| !line.is_blank()).map(Line::trim).collect();
    let is_row =
        |line: &Line| line.text.chars().all(|sign| sign.is_whitespace() || "01.#".contains(sign));
    if !filled.iter().all(is_row) {
        return is_in_letters(&filled);
    }
    let per_cell = if is_doubled(&filled) { 2 } else { 1 };
    let signs =
        |line: &Line| line.text.chars().filter(|sign| !sign.is_whitespace()).count() / per_cell;
    let is_dense = |line: &Line| !line.text.contains(char::is_whitespace);
    // Two short lines of digits could be a size and a clue, unless the size would be 0.
    let is_no_size = |line: &Line| line.words(&[]).any(|word| !word.text.starts_with('1'));
    shape(filled.iter().map(signs)).is_some()
        && (filled.iter().all(is_dense)
            || filled.len() > 2
            || filled.first().is_some_and(is_no_size))
        && filled.first().is_some_and(|line| signs(line) > 1 || filled.len() > 1)
}

/// The board whose rows have these numbers of cells.
pub(super) fn shape(mut lengths: impl Iterator<Item = usize>) -> Option<Shape> {
    let lengths: Vec<usize> = lengths.by_ref().collect();
    let (&first, height) = (lengths.first()?, lengths.len());
    if lengths.iter().all(|&length| length == first) {
        return Some(Shape::Rect { height: height as u32, width: first as u32 });
    }
    let wanted = (0..height).map(|row| first + row.min(height - 1 - row));
    let is_hexagon = height + 1 == 2 * first && lengths.iter().copied().eq(wanted);
    is_hexagon.then_some(Shape::hex(first as u32))
}

/// Does every sign come twice, without blanks between?
fn is_doubled(filled: &[Line]) -> bool {
    let mut rows = filled.iter().map(|line| line.trim().text.as_bytes());
    let is_sign = |byte: u8| byte.is_ascii_alphabetic() || byte == b'.' || byte == b'#';
    rows.all(|row| {
        row.len() % 2 == 0 && row.chunks(2).all(|pair| pair[0] == pair[1] && is_sign(pair[0]))
    })
}

/// Is it a picture of several colors as `solve` prints it? One color alone has `#`.
fn is_in_letters(filled: &[Line]) -> bool {
    let letters = || filled.iter().flat_map(|line| line.text.bytes()).filter(|&byte| byte != b'.');
    let first = letters().next();
    let has_blank = || filled.iter().any(|line| line.text.contains('.'));
    letters().all(|byte| byte.is_ascii_alphabetic())
        && (has_blank() || letters().any(|byte| Some(byte) != first))
        && is_doubled(filled)
        && shape(filled.iter().map(|line| line.text.len() / 2)).is_some()
}

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Document, Vec<Problem>> {
    let filled: Vec<Line> = lines.iter().filter(|line| !line.is_blank()).map(Line::trim).collect();
    let mut problems = Vec::new();
    let (cells, lengths) = cells(&filled, &mut problems)?;
    let shape = shape(lengths.iter().copied());
    if shape.is_none() {
        note_uneven(&filled, &lengths, &mut problems);
    }
    let Some(shape) = shape.filter(|_| problems.is_empty()) else { return Err(problems) };
    drawn(shape, usual_palette(&cells), cells)
        .map_err(|message| vec![Problem::new(0..text.len(), message, "another picture")])
}

/// The cells of all rows, and how many each row has.
fn cells(
    filled: &[Line],
    problems: &mut Vec<Problem>,
) -> Result<(Vec<Color>, Vec<usize>), Vec<Problem>> {
    let in_letters = is_in_letters(filled);
    let per_cell = if is_doubled(filled) { 2 } else { 1 };
    let (mut cells, mut lengths) = (Vec::new(), Vec::new());
    for line in filled {
        let before = cells.len();
        let signs = line.text.char_indices().filter(|(_, sign)| !sign.is_whitespace());
        for (at, sign) in signs.step_by(per_cell) {
            let color = match sign {
                _ if BLANK.contains(sign) => Some(Color::BACKGROUND),
                _ if in_letters => Color::from_letter(sign),
                _ => BLACK.contains(sign).then_some(Color::FIRST),
            };
            if color.is_none() {
                let span = line.part(at..at + sign.len_utf8()).span();
                let expected = "0 or 1, or . or # for each cell";
                problems.note(Problem::new(span, format!("found `{sign}`"), expected));
            }
            if problems.is_full() {
                return Err(std::mem::take(problems));
            }
            cells.push(color.unwrap_or(Color::BACKGROUND));
        }
        lengths.push(cells.len() - before);
    }
    Ok((cells, lengths))
}

/// Notes the rows that have another number of cells than the first one.
fn note_uneven(filled: &[Line], lengths: &[usize], problems: &mut Vec<Problem>) {
    let width = lengths.first().copied().unwrap_or(0);
    for (line, &found) in filled.iter().zip(lengths).filter(|(_, length)| **length != width) {
        let message = format!("this row has {}", plural(found, "cell"));
        let expected = format!("{width} as the rows before");
        problems.note(Problem::new(line.span(), message, expected));
        if problems.is_full() {
            break;
        }
    }
}

/// The puzzle of a picture.
pub(super) fn drawn(shape: Shape, palette: Palette, cells: Vec<Color>) -> Result<Document, String> {
    let geometry = Geometry::new(shape).map_err(|error| error.to_string())?;
    let found = plural(cells.len(), "cell");
    let Some(picture) = Picture::new(&geometry, cells) else {
        return Err(format!("the picture has {found}, its size says {}", geometry.cell_count()));
    };
    let clues = clues_of(&geometry, &picture);
    let puzzle = Puzzle::new(geometry, palette, clues);
    let document = Document::from(puzzle.map_err(|error| error.to_string())?);
    document.with_goal(picture).map_err(|error| error.to_string())
}

/// The goal in signs.
pub(super) fn write(document: &Document) -> Result<String, Unsayable> {
    let Some(goal) = document.goal() else { return Err(Unsayable) };
    let rows = document.puzzle().geometry().rows();
    let sign = |&cell: &_| if goal[cell].is_background() { "." } else { "#" };
    let rows: Vec<Vec<&str>> = rows.map(|row| row.iter().map(sign).collect()).collect();
    let joined =
        |between: &str| rows.iter().map(|row| row.join(between) + "\n").collect::<String>();
    let dense = joined("");
    let lines: Vec<Line> = dense.lines().map(|text| Line { text, start: 0 }).collect();
    // Signs that come in pairs by chance are kept apart.
    Ok(if is_doubled(&lines) { joined(" ") } else { dense })
}
