//! The clues of a picture.
//!
//! In: a board and a picture of it. Out: one clue for each line. Invariants: every run has a length
//! and a color.

use super::clue::{Clue, Run};
use super::color::Color;
use super::geometry::Geometry;
use super::ids::CellId;
use super::picture::Picture;
use super::runs::runs;

/// The clue of every line, in the order of the board's lines. If the picture is of a smaller board,
/// the cells it lacks count as background.
pub fn clues_of(geometry: &Geometry, picture: &Picture) -> Vec<Clue> {
    let clue = |line| {
        let color = |cell: &CellId| picture.colors().get(cell.index()).copied();
        let colors =
            geometry.line(line).iter().map(|cell| color(cell).unwrap_or(Color::BACKGROUND));
        let runs =
            runs(colors).map(|(color, length)| Run { color: Some(color), length: Some(length) });
        Clue::Runs(runs.collect())
    };
    geometry.lines().map(clue).collect()
}
