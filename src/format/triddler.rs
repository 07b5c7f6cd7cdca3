//! Boards of triangles as other programs tell them: six groups of clues, A to F
//! counter-clockwise from the upper left.
//!
//! In: groups of clues, or a puzzle. Out: a puzzle, or the lines of its groups. Invariants: within a
//! group lines grow and runs are in the order of the board's own lines; what a format turns
//! round, it turns itself. How many clues there are tells the outline.

use super::text::plain::{PlacedClue, clued};
use super::text::problem::Problem;
use crate::puzzle::{Geometry, LineId, Palette, Puzzle, Shape, Sides};
use std::ops::Range;

/// Where the clues of each group stand: `A`, upper left.
pub(in crate::format) const SIDES: [&str; 6] =
    ["topleft", "bottomleft", "bottom", "bottomright", "topright", "top"];

/// The clues of one side, and where the group begins.
pub(in crate::format) struct Group {
    pub at: Range<usize>,
    pub clues: Vec<PlacedClue>,
}

/// The puzzle of six groups.
pub(in crate::format) fn puzzle(
    whole: Range<usize>,
    groups: [Group; 6],
    palette: Palette,
) -> Result<Puzzle, Vec<Problem>> {
    let six = groups.each_ref().map(|group| group.clues.len() as u32);
    let sides = Sides::of_six(six).map_err(|error| {
        let group = &groups[if error.side == 'E' { 4 } else { 5 }];
        let expected = "six groups of clues whose sizes agree";
        vec![
            Problem::new(group.at.clone(), error.to_string(), expected)
                .advice("a line without a run has a clue of its own"),
        ]
    })?;
    let geometry = Geometry::new(Shape::Triangles { sides })
        .map_err(|error| vec![Problem::new(whole.clone(), error.to_string(), "another board")])?;
    let [a, b, c, d, e, f] = groups.map(|group| group.clues);
    let placed = [a, b, f, e, c, d].into_iter().flatten().collect();
    clued(whole, geometry, placed, palette)
}

/// The lines of each group, if the board is one of triangles.
pub(in crate::format) fn groups(puzzle: &Puzzle) -> Option<[Vec<LineId>; 6]> {
    let Shape::Triangles { sides } = puzzle.geometry().shape() else { return None };
    let [a, b, c, d, e, f] = sides.all();
    let mut lines = puzzle.geometry().lines();
    let mut next = |count: u32| lines.by_ref().take(count as usize).collect::<Vec<LineId>>();
    let (a, b, f, e, c, d) = (next(a), next(b), next(f), next(e), next(c), next(d));
    Some([a, b, c, d, e, f])
}

/// Where a row begins and ends, as pictures show it, and how many cells lie between: `/` and
/// `\` as the triangles there lean.
pub(in crate::format) fn rows(geometry: &Geometry) -> impl Iterator<Item = (char, usize, char)> {
    geometry.rows().map(|row| {
        let points_down = |cell: Option<&_>| cell.is_some_and(|&cell| geometry.is_turned(cell));
        let first = if points_down(row.first()) { '\\' } else { '/' };
        let last = if points_down(row.last()) { '/' } else { '\\' };
        (first, row.len(), last)
    })
}
