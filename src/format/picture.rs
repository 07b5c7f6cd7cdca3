//! A picture in signs: `0` and `1`, or `.` and `#`, or, in several colors, `.` and letters as
//! `solve` prints it; one sign a cell, blanks between or not.
//!
//! In: lines. Out: the puzzle whose clues are read off the picture, which is its goal.

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
    let is_dense = |line: &Line| !line.text.contains(char::is_whitespace);
    // Two short lines of digits could be a size and a clue, unless the size would be 0.
    let is_no_size = |line: &Line| line.words(&[]).any(|word| !word.text.starts_with('1'));
    shape(filled.iter().map(sign_count)).is_some()
        && (filled.iter().all(is_dense)
            || filled.len() > 2
            || filled.first().is_some_and(is_no_size))
        && filled.first().is_some_and(|line| sign_count(line) > 1 || filled.len() > 1)
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
    is_hexagon.then_some(Shape::Hex { side: first as u32 })
}

fn sign_count(line: &Line) -> usize {
    line.text.chars().filter(|sign| !sign.is_whitespace()).count()
}

/// Is it a picture of several colors: `.` and letters, not only those that mean black?
fn is_in_letters(filled: &[Line]) -> bool {
    let signs = || filled.iter().flat_map(|line| line.text.chars());
    signs().all(|sign| sign == '.' || sign.is_ascii_alphabetic() || sign.is_whitespace())
        && signs().any(|sign| sign == '.')
        && signs().any(|sign| sign.is_ascii_alphabetic() && !BLACK.contains(sign))
        && shape(filled.iter().map(sign_count)).is_some()
}

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Document, Vec<Problem>> {
    let filled: Vec<Line> = lines.iter().filter(|line| !line.is_blank()).map(Line::trim).collect();
    let in_letters = is_in_letters(&filled);
    let mut cells = Vec::new();
    let mut problems: Vec<Problem> = Vec::new();
    let mut lengths = Vec::new();
    for line in &filled {
        let before = cells.len();
        let signs = line.text.char_indices().filter(|(_, sign)| !sign.is_whitespace());
        for (at, sign) in signs {
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
                return Err(problems);
            }
            cells.push(color.unwrap_or(Color::BACKGROUND));
        }
        lengths.push(cells.len() - before);
    }
    let shape = shape(lengths.iter().copied());
    if shape.is_none() {
        let width = lengths.first().copied().unwrap_or(0);
        let odd = filled.iter().zip(&lengths).filter(|(_, length)| **length != width);
        for (line, &found) in odd {
            let message = format!("this row has {}", plural(found, "cell"));
            let expected = format!("{width} as the rows before");
            problems.note(Problem::new(line.span(), message, expected));
            if problems.is_full() {
                break;
            }
        }
    }
    let Some(shape) = shape.filter(|_| problems.is_empty()) else { return Err(problems) };
    drawn(shape, usual_palette(&cells), cells)
        .map_err(|message| vec![Problem::new(0..text.len(), message, "another picture")])
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
    let mut out = String::new();
    for row in document.puzzle().geometry().rows() {
        out.extend(row.iter().map(|&cell| if goal[cell].is_background() { '.' } else { '#' }));
        out.push('\n');
    }
    Ok(out)
}
