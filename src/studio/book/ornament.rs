//! Chooses pictures for covers and for the pages that open a part: drawings of our own.
//!
//! In: names of drawings, the puzzles of a book. Out: a picture without clues. Invariants: no puzzle
//! of the book resembles it, at any size, turned or mirrored, unless all of them are in the book.

use super::BookPuzzle;
use crate::calendar::drawings;
use crate::document::Document;
use crate::drawing::layout::{Extras, layout_with};
use crate::drawing::{Drawing, Item, Theme, draw};
use crate::puzzle::{CellId, Geometry, Picture, Puzzle};

/// For covers, in colors.
pub(super) const COVERS: [&str; 4] = ["hot-air-balloon", "sunflower", "peacock", "teddy-bear"];
/// For the parts of a book: a difficulty, and a drawing.
const PARTS: [(&str, &str); 5] = [
    ("gentle", "snail"),
    ("easy", "rhinoceros"),
    ("tricky", "owl"),
    ("hard", "tyrannosaurus"),
    ("fiendish", "dragonfly"),
];
/// A picture of the book that differs in less than this share of the cells spoils such a drawing, in
/// hundredths.
const ALIKE_PERCENT: usize = 10;

/// The picture for the puzzles of a difficulty, if the book has none like it.
pub(super) fn of_part(difficulty: &str, puzzles: &[BookPuzzle]) -> Option<Drawing> {
    let (_, name) = PARTS.into_iter().find(|(word, _)| *word == difficulty)?;
    fitting(name, puzzles)
}

/// The first of these pictures that the book has none like, else the first one.
pub(super) fn of_cover(puzzles: &[BookPuzzle]) -> Option<Drawing> {
    COVERS.into_iter().find_map(|name| fitting(name, puzzles)).or_else(|| fitting(COVERS[0], &[]))
}

fn fitting(name: &str, puzzles: &[BookPuzzle]) -> Option<Drawing> {
    let (puzzle, picture) = named(name)?;
    let painted = cropped(puzzle.geometry(), &picture)?;
    let is_spoiled = puzzles.iter().any(|it| is_alike(&painted, it));
    (!is_spoiled).then(|| bare(&Document::from(puzzle), &picture))
}

/// The drawing of this name.
pub(super) fn named(name: &str) -> Option<(Puzzle, Picture)> {
    let drawing = drawings().iter().find(|drawing| drawing.name == name)?;
    let (puzzle, cells) = (drawing.puzzle(&drawing.inks).ok()?, drawing.cells());
    let picture = Picture::painted(puzzle.geometry(), |cell| cells[cell.index()]);
    Some((puzzle, picture))
}

/// Draws a picture without clues and without lines, which would spoil small pictures.
pub(super) fn bare(document: &Document, picture: &Picture) -> Drawing {
    let extras = Extras { bare: true, ..Extras::default() };
    let mut drawing = draw(&layout_with(document, Some(picture), &extras), &Theme::paper());
    drawing.items.retain(|item| !matches!(item, Item::Lines { .. }));
    drawing
}

/// Does the puzzle show nearly this, at any size, turned or mirrored? Empty rims do not count.
fn is_alike(painted: &[Vec<bool>], puzzle: &BookPuzzle) -> bool {
    let geometry = puzzle.document.puzzle().geometry();
    let Some(mut solution) = cropped(geometry, puzzle.answer.picture()) else { return false };
    let (high, wide) = (painted.len(), painted[0].len());
    (0..8).any(|turn| {
        // Quarter turns; from the fifth on of the mirror image.
        solution = (0..solution[0].len())
            .map(|x| solution.iter().rev().map(|row| row[x]).collect())
            .collect();
        if turn == 4 {
            solution.iter_mut().for_each(|row| row.reverse());
        }
        let at =
            |y: usize, x: usize| solution[y * solution.len() / high][x * solution[0].len() / wide];
        let cells = (0..high).flat_map(|y| (0..wide).map(move |x| (y, x)));
        let differing = cells.filter(|&(y, x)| painted[y][x] != at(y, x)).count();
        differing * 100 < ALIKE_PERCENT * high * wide
    })
}

/// Which cells are painted in the rectangle with all of them; `None` if there are none, or the board
/// is no rectangle.
fn cropped(geometry: &Geometry, picture: &Picture) -> Option<Vec<Vec<bool>>> {
    geometry.shape().rectangle()?;
    let line = |row: &[CellId]| row.iter().map(|&cell| !picture[cell].is_background()).collect();
    let rows: Vec<Vec<bool>> = geometry.rows().map(line).collect();
    let width = rows.first()?.len();
    let is_used = |x: &usize| rows.iter().any(|row| row[*x]);
    let (left, right) = ((0..width).find(is_used)?, (0..width).rfind(is_used)?);
    let is_painted = |row: &Vec<bool>| row.contains(&true);
    let (top, bottom) = (rows.iter().position(is_painted)?, rows.iter().rposition(is_painted)?);
    Some(rows[top..=bottom].iter().map(|row| row[left..=right].to_vec()).collect())
}
