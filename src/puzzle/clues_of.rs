//! The clues that a picture gives.
//!
//! In: a board and a picture of it. Out: one clue a line, with every length and color.

use super::clue::{Clue, Run};
use super::color::Color;
use super::geometry::Geometry;
use super::ids::CellId;
use super::picture::Picture;
use super::runs::runs;

/// The clue of every line, in the order of the board's lines. Cells that the picture
/// lacks, if it is one of another board, are background.
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
