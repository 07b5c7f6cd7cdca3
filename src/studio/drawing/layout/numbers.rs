//! Lays out a board with a number in each cell, over a pale picture.
//!
//! In: a document, a picture if there is one, a number for each cell. Out: [`Scene`]. Invariants:
//! the scene has no letters in cells; empty numbers are missing.

use super::{Extras, Scene, extras, layout_with};
use crate::document::Document;
use crate::puzzle::{Picture, Point};

/// A number that a cell shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CellNumber {
    /// Its digits; empty for a cell without a number.
    pub text: String,
    /// How much hangs on it, from 0 to 1.
    pub strength: f64,
}

/// Lays out a board with these numbers, by cell.
pub fn layout_numbers(
    document: &Document,
    picture: Option<&Picture>,
    numbers: &[CellNumber],
    extras: &Extras,
) -> Scene {
    let mut scene = layout_with(document, picture, extras);
    let geometry = document.puzzle().geometry();
    let labels = extras::visible_cells(geometry).filter_map(|cell| {
        let number = numbers.get(cell.index()).filter(|number| !number.text.is_empty())?;
        Some((geometry.center(cell), number.clone()))
    });
    let labels: Vec<(Point, CellNumber)> = labels.collect();
    scene.signs = Vec::new();
    scene.givens = Vec::new();
    scene.title = scene.title.replace(", solved", "").replace(", to be solved", "") + ", proved";
    scene.description = format!("{} {} cells have a number.", scene.description, labels.len());
    scene.numbers = labels;
    scene
}
