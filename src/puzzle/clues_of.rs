//! The clues that a picture gives.
//!
//! In: a board and a picture of it. Out: one clue a line, each length and color told.

use super::clue::{Clue, Run};
use super::color::Color;
use super::geometry::Geometry;
use super::picture::Picture;

/// The clue of every line, in the order of the board's lines. Cells that the picture
/// lacks, if it is one of another board, are background.
pub fn clues_of(geometry: &Geometry, picture: &Picture) -> Vec<Clue> {
    let clue = |line| {
        let mut runs: Vec<Run> = Vec::new();
        let mut before = Color::BACKGROUND;
        for &cell in geometry.line(line) {
            let color = picture.colors().get(cell.index()).copied().unwrap_or(Color::BACKGROUND);
            match runs.last_mut() {
                Some(run) if color == before && !color.is_background() => {
                    run.length = run.length.map(|length| length + 1);
                }
                _ if color.is_background() => {}
                _ => runs.push(Run { color: Some(color), length: Some(1) }),
            }
            before = color;
        }
        Clue::Runs(runs)
    };
    geometry.lines().map(clue).collect()
}
