//! Boards of triangles in other programs' formats: six groups of clues, A to F counter-clockwise
//! from the upper left.
//!
//! In: groups of clues, or a puzzle. Out: a puzzle, or the lines of its groups. Invariants: within
//! a group, line numbers ascend and runs have the order of the board's lines; formats with another
//! order convert it themselves. The sizes of the groups determine the sides of the board.

use super::text::plain::{PlacedClue, clued};
use super::text::problem::Problem;
use crate::puzzle::{Geometry, LineId, Palette, Puzzle, Shape, Sides};
use std::ops::Range;

/// The names of the groups, A to F, by their positions around the board.
pub(crate) const SIDES: [&str; 6] =
    ["topleft", "bottomleft", "bottom", "bottomright", "topright", "top"];

/// The clues of one side and the place at which they begin.
pub(crate) struct Group {
    pub at: Range<usize>,
    pub clues: Vec<PlacedClue>,
}

/// The puzzle of six groups.
pub(crate) fn puzzle(
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
pub(crate) fn groups(puzzle: &Puzzle) -> Option<[Vec<LineId>; 6]> {
    let Shape::Triangles { sides } = puzzle.geometry().shape() else { return None };
    let [a, b, c, d, e, f] = sides.all();
    let mut lines = puzzle.geometry().lines();
    let mut next = |count: u32| lines.by_ref().take(count as usize).collect::<Vec<LineId>>();
    let (a, b, f, e, c, d) = (next(a), next(b), next(f), next(e), next(c), next(d));
    Some([a, b, c, d, e, f])
}

/// For each row the slashes at its rim, as pictures have them, and the number of cells between.
/// `/` and `\` follow the rim sides of the first and the last triangle.
pub(crate) fn rows(geometry: &Geometry) -> impl Iterator<Item = (char, usize, char)> {
    geometry.rows().map(|row| {
        let points_down = |cell: Option<&_>| cell.is_some_and(|&cell| geometry.is_turned(cell));
        let first = if points_down(row.first()) { '\\' } else { '/' };
        let last = if points_down(row.last()) { '/' } else { '\\' };
        (first, row.len(), last)
    })
}
