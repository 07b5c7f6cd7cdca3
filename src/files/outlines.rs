//! The outlines of boards: holes as rows of signs, and six groups of clues around triangles.
//!
//! In: a board and rows of signs, `#` for a cell, `.` for a hole; groups of clues, A to F
//! counter-clockwise from the upper left, as other programs have them. Out: the board with its
//! holes, a puzzle of triangles, and back. Invariants: every line keeps at least one cell; within a
//! group, line numbers ascend and runs have the order of the board's lines; formats with another
//! order convert it themselves. The sizes of the groups determine the sides of the board.

use crate::message::message;
use crate::puzzle::{CellId, Geometry, LineId, Palette, Puzzle, PuzzleError, Shape, Sides};
use crate::text::Word;
use crate::text::plain::{PlacedClue, clued};
use crate::text::problem::Problem;
use std::ops::Range;

const CELL: char = '#';
const HOLE: char = '.';

/// The board with a hole for each dot. `at` is the place of problems with all rows together.
pub(crate) fn read_holes(rows: &[Word], geometry: Geometry, at: Word) -> Result<Geometry, Problem> {
    let expected_rows = geometry.families()[0].line_count;
    if rows.len() != expected_rows {
        let expected = message!("want-row-each", count = expected_rows);
        let message = message!("problem-hole-rows", count = rows.len());
        return Err(Problem::new(at.span(), message, expected));
    }
    let mut holes = Vec::new();
    for (row, cells) in rows.iter().map(Word::trim).zip(geometry.rows()) {
        let found = row.text.chars().count();
        if found != cells.len() {
            let expected = message!("want-row-cells", count = cells.len());
            let message = message!("problem-signs", count = found);
            return Err(Problem::new(row.span(), message, expected));
        }
        for ((place, sign), &cell) in row.text.char_indices().zip(cells) {
            match sign {
                CELL => {}
                HOLE => holes.push(cell),
                _ => {
                    let span = row.part(place..place + sign.len_utf8()).span();
                    let message = message!("problem-found", found = sign);
                    return Err(Problem::new(span, message, "want-hole-sign"));
                }
            }
        }
    }
    let all = geometry.clone();
    geometry.with_holes(&holes).map_err(|error| {
        let message = match error {
            PuzzleError::NoCell { line } => message!("problem-only-holes", line = all.name(line)),
            error => error.message(),
        };
        Problem::new(at.span(), message, "want-cell-each-line")
    })
}

/// The rows of signs of a board; `None` if it has no holes.
pub(crate) fn write_holes(geometry: &Geometry) -> Option<Vec<String>> {
    let sign = |&cell: &CellId| if geometry.is_hole(cell) { HOLE } else { CELL };
    let row = |cells: &[CellId]| cells.iter().map(sign).collect();
    (!geometry.holes().is_empty()).then(|| geometry.rows().map(row).collect())
}

/// The names of the groups, A to F, by their positions around the board.
pub(crate) const SIDES: [&str; 6] =
    ["topleft", "bottomleft", "bottom", "bottomright", "topright", "top"];

/// The clues of one side and the place at which they begin.
pub(crate) struct Group {
    pub at: Range<usize>,
    pub clues: Vec<PlacedClue>,
}

/// The puzzle of six groups.
pub(crate) fn six_sided_puzzle(
    whole: Range<usize>,
    groups: [Group; 6],
    palette: Palette,
) -> Result<Puzzle, Vec<Problem>> {
    let six = groups.each_ref().map(|group| group.clues.len() as u32);
    let sides = Sides::of_six(six).map_err(|error| {
        let group = &groups[if error.side == 'E' { 4 } else { 5 }];
        vec![
            Problem::new(group.at.clone(), error.message(), "want-six-groups")
                .advice("advice-runless-line"),
        ]
    })?;
    let geometry = Geometry::new(Shape::Triangles { sides })
        .map_err(|error| vec![Problem::new(whole.clone(), error.message(), "want-board")])?;
    let [a, b, c, d, e, f] = groups.map(|group| group.clues);
    let placed = [a, b, f, e, c, d].into_iter().flatten().collect();
    clued(whole, geometry, placed, palette)
}

/// The lines of each group, A to F; `None` if the board does not consist of triangles.
pub(crate) fn six_groups(puzzle: &Puzzle) -> Option<[Vec<LineId>; 6]> {
    let Shape::Triangles { sides } = puzzle.geometry().shape() else { return None };
    let [a, b, c, d, e, f] = sides.all();
    let mut lines = puzzle.geometry().lines();
    let mut next = |count: u32| lines.by_ref().take(count as usize).collect::<Vec<LineId>>();
    let (a, b, f, e, c, d) = (next(a), next(b), next(f), next(e), next(c), next(d));
    Some([a, b, c, d, e, f])
}

/// For each row the slashes at its rim, as pictures have them, and the number of cells between.
/// `/` and `\` follow the rim sides of the first and the last triangle.
pub(crate) fn rows_of_triangles(geometry: &Geometry) -> impl Iterator<Item = (char, usize, char)> {
    geometry.rows().map(|row| {
        let points_down = |cell: Option<&_>| cell.is_some_and(|&cell| geometry.is_turned(cell));
        let first = if points_down(row.first()) { '\\' } else { '/' };
        let last = if points_down(row.last()) { '/' } else { '\\' };
        (first, row.len(), last)
    })
}
