//! A picture in signs: `0` and `1`, or `.` and `#`, one a cell, blanks between or not.
//!
//! In: lines. Out: the puzzle whose clues are read off the picture, which is its goal.

use super::text::problem::{Noted, Problem};
use super::text::{Line, plural};
use crate::document::Document;
use crate::puzzle::{Color, Geometry, Palette, Picture, Puzzle, Shape, clues_of};

/// The signs of blank and of black cells.
const BLANK: &str = "0.-_ ";
const BLACK: &str = "1#Xx*@";

/// Is it such a picture: more than one cell, rows of one length, signs of one kind?
pub(super) fn is_picture(lines: &[Line]) -> bool {
    let filled: Vec<&Line> = lines.iter().filter(|line| !line.is_blank()).collect();
    let is_row =
        |line: &&Line| line.text.chars().all(|sign| sign.is_whitespace() || "01.#".contains(sign));
    let signs = |line: &Line| line.text.chars().filter(|sign| !sign.is_whitespace()).count();
    let is_dense = |line: &&Line| !line.trim().text.contains(char::is_whitespace);
    filled.iter().all(is_row)
        && filled.windows(2).all(|pair| signs(pair[0]) == signs(pair[1]))
        && (filled.iter().all(is_dense) || filled.len() > 2)
        && filled.first().is_some_and(|line| signs(line) > 1 || filled.len() > 1)
}

pub(super) fn read(text: &str, lines: &[Line]) -> Result<Document, Vec<Problem>> {
    let mut cells = Vec::new();
    let mut problems = Vec::new();
    let (mut width, mut height) = (None, 0);
    for line in lines.iter().filter(|line| !line.is_blank()) {
        height += 1;
        let before = cells.len();
        for (at, sign) in line.text.char_indices().filter(|(_, sign)| !sign.is_whitespace()) {
            if !BLANK.contains(sign) && !BLACK.contains(sign) {
                let span = line.part(at..at + sign.len_utf8()).span();
                let expected = "0 or 1, or . or # for each cell";
                problems.note(Problem::new(span, format!("found `{sign}`"), expected));
            }
            cells.push(Color::numbered(u8::from(BLACK.contains(sign))));
        }
        let found = cells.len() - before;
        if *width.get_or_insert(found) != found {
            let message = format!("this row has {}", plural(found, "cell"));
            let expected = format!("{} as the rows before", width.unwrap_or(0));
            problems.note(Problem::new(line.trim().span(), message, expected));
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    drawn(height, width.unwrap_or(0) as u32, cells)
        .map_err(|message| vec![Problem::new(0..text.len(), message, "another picture")])
}

/// The puzzle of a black-and-white picture.
pub(super) fn drawn(height: u32, width: u32, cells: Vec<Color>) -> Result<Document, String> {
    let geometry =
        Geometry::new(Shape::Rect { height, width }).map_err(|error| error.to_string())?;
    let picture = Picture::new(cells);
    if picture.cell_count() != geometry.cell_count() {
        let found = plural(picture.cell_count(), "cell");
        return Err(format!("the picture has {found}, its size says {}", geometry.cell_count()));
    }
    let clues = clues_of(&geometry, &picture);
    let puzzle = Puzzle::new(geometry, Palette::black_on_white(), clues);
    let document = Document::from(puzzle.map_err(|error| error.to_string())?);
    document.with_goal(picture).map_err(|error| error.to_string())
}

/// The goal in signs; nothing if there is none.
pub(super) fn write(document: &Document) -> String {
    let Some(goal) = document.goal() else { return String::new() };
    let mut out = String::new();
    for row in document.puzzle().geometry().rows() {
        out.extend(row.iter().map(|&cell| if goal[cell].is_background() { '.' } else { '#' }));
        out.push('\n');
    }
    out
}
