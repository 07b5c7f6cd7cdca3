//! The outlines of boards: holes and regions as rows of signs, and six groups of clues around
//! triangles.
//!
//! In: a board and rows of signs, `#` for a cell, `.` for a hole, or equal letters for neighbors of
//! one region; groups of clues, A to F
//! counter-clockwise from the upper left, as other programs have them. Out: the board with its
//! holes, a puzzle of triangles, and back. Invariants: every line keeps at least one cell; within a
//! group, line numbers ascend and runs have the order of the board's lines; formats with another
//! order convert it themselves. The sizes of the groups determine the sides of the board.

use crate::message::{Message, message};
use crate::puzzle::{CellId, Geometry, LineId, Palette, Puzzle, PuzzleError, Shape, Sides};
use crate::text::plain::{PlacedClue, clued, rectangle};
use crate::text::{Problem, Word, impossible};
use std::ops::Range;

const CELL: char = '#';
const HOLE: char = '.';

/// The board with a hole for each dot. `at` is the place of problems with all rows together.
pub(crate) fn read_holes(
    rows: &[Word],
    geometry: Geometry,
    at: Range<usize>,
) -> Result<Geometry, Problem> {
    let is_sign = |sign| matches!(sign, CELL | HOLE);
    let signs = signs(rows, &geometry, &at, &is_sign, ("problem-hole-rows", "want-hole-sign"))?;
    let cells = geometry.cells().zip(signs);
    let holes: Vec<CellId> =
        cells.filter(|(_, sign)| *sign == HOLE).map(|(cell, _)| cell).collect();
    let all = geometry.clone();
    geometry.with_holes(&holes).map_err(|error| {
        let message = match error {
            PuzzleError::NoCell { line } => message!("problem-only-holes", line = all.name(line)),
            error => error.message(),
        };
        Problem::new(at, message, "want-cell-each-line")
    })
}

/// The signs of all cells: a row for each row of the board. `problem` and `wanted` are messages for
/// a wrong number of rows and for a wrong sign.
pub(crate) fn signs(
    rows: &[Word],
    geometry: &Geometry,
    at: &Range<usize>,
    is_sign: &dyn Fn(char) -> bool,
    (problem, wanted): (&'static str, &'static str),
) -> Result<Vec<char>, Problem> {
    let expected_rows = geometry.families()[0].line_count;
    if rows.len() != expected_rows {
        let expected = message!("want-row-each", count = expected_rows);
        let message = Message::new(problem).with("count", rows.len());
        return Err(Problem::new(at.clone(), message, expected));
    }
    let mut signs = Vec::with_capacity(geometry.cell_count());
    for (row, cells) in rows.iter().map(Word::trim).zip(geometry.rows()) {
        let found = row.text.chars().count();
        if found != cells.len() {
            let expected = message!("want-row-cells", count = cells.len());
            let message = message!("problem-signs", count = found);
            return Err(Problem::new(row.span(), message, expected));
        }
        if let Some((place, _)) = row.signs().find(|(_, sign)| !is_sign(*sign)) {
            return Err(Problem::found(place, wanted));
        }
        signs.extend(row.text.chars());
    }
    Ok(signs)
}

/// The board whose neighboring cells of one letter or digit are a region. `at` is the place of
/// problems with all rows together.
pub(crate) fn read_regions(
    rows: &[Word],
    geometry: Geometry,
    at: Range<usize>,
) -> Result<Geometry, Problem> {
    let is_sign = |sign: char| sign.is_ascii_alphanumeric();
    let signs = signs(rows, &geometry, &at, &is_sign, ("problem-region-rows", "want-region-sign"))?;
    let regions = geometry.with_regions(&signs);
    regions.map_err(impossible(at, "want-possible"))
}

/// The rows of signs of the regions; `None` without regions.
pub(crate) fn write_regions(geometry: &Geometry) -> Option<Vec<String>> {
    let signs = geometry.region_signs()?;
    let row = |cells: &[CellId]| cells.iter().map(|cell| signs[cell.index()]).collect();
    Some(geometry.rows().map(row).collect())
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

/// The rectangle of two groups, rows and columns, or the board of triangles of six.
pub(crate) fn puzzle_of_groups(
    whole: Range<usize>,
    groups: Vec<Group>,
    palette: Palette,
) -> Result<Puzzle, Vec<Problem>> {
    match <[Group; 6]>::try_from(groups) {
        Ok(six) => six_sided_puzzle(whole, six, palette),
        Err(groups) => {
            let mut clues = groups.into_iter().map(|group| group.clues);
            let mut next = || clues.next().unwrap_or_default();
            rectangle(whole, next(), next(), palette)
        }
    }
}

fn six_sided_puzzle(
    whole: Range<usize>,
    groups: [Group; 6],
    palette: Palette,
) -> Result<Puzzle, Vec<Problem>> {
    let six = groups.each_ref().map(|group| group.clues.len() as u32);
    let sides = Sides::of_six(six).map_err(|error| {
        let group = &groups[if error.side == 'E' { 4 } else { 5 }];
        Problem::new(group.at.clone(), error.message(), "want-six-groups")
            .advice("advice-runless-line")
    })?;
    let geometry = Geometry::new(Shape::Triangles { sides })
        .map_err(impossible(whole.clone(), "want-board"))?;
    let [a, b, c, d, e, f] = groups.map(|group| group.clues);
    let placed = [a, b, f, e, c, d].into_iter().flatten().collect();
    clued(whole, geometry, placed, palette)
}

/// The lines of each group with its name: A to F of triangles, else the rows and the columns.
pub(crate) fn named_groups(puzzle: &Puzzle) -> Vec<(&'static str, Vec<LineId>)> {
    let mut lines = puzzle.geometry().lines();
    let mut next = |count: u32| lines.by_ref().take(count as usize).collect::<Vec<LineId>>();
    if let Shape::Triangles { sides } = puzzle.geometry().shape() {
        let [a, b, c, d, e, f] = sides.all();
        let (a, b, f, e, c, d) = (next(a), next(b), next(f), next(e), next(c), next(d));
        return SIDES.into_iter().zip([a, b, c, d, e, f]).collect();
    }
    let rows = next(puzzle.geometry().families()[0].line_count as u32);
    vec![("rows", rows), ("columns", lines.collect())]
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
