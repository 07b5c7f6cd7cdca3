//! Writing a puzzle in a format that may not be able to say all of it.
//!
//! In: a puzzle and a format. Out: the text, and what was dropped; or what cannot be said.
//! Holds: nothing is dropped unless asked for.

use super::feature::{Feature, reduced};
use super::rosetta;
use super::table::Format;
use crate::document::Document;
use crate::puzzle::{Puzzle, clues_of};

/// What was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The file.
    pub text: String,
    /// What is not in it.
    pub lost: Vec<Feature>,
}

/// Why a puzzle was not written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The format is only read.
    #[error("the format `{0}` is only read")]
    ReadOnly(&'static str),
    /// The format cannot say what the puzzle is.
    #[error("the format `{format}` cannot say: {}", list(.features))]
    CannotSay {
        /// The format.
        format: &'static str,
        /// What it cannot say.
        features: Vec<Feature>,
    },
    /// A picture without a picture.
    #[error("the format `{0}` holds a picture, and the puzzle has no goal that its clues tell")]
    NoPicture(&'static str),
    /// Numbers above 26 or empty lines, in letters.
    #[error("the format `rosetta` has no empty lines and no number above 26")]
    NoLetters,
}

fn list(features: &[Feature]) -> String {
    features.iter().map(|feature| feature.describe()).collect::<Vec<_>>().join(", ")
}

/// Writes a puzzle. What the format cannot say is an error, unless `may_drop` allows
/// to drop it and it can be dropped.
///
/// # Errors
/// [`WriteError`].
pub fn write(document: &Document, format: Format, may_drop: bool) -> Result<Written, WriteError> {
    let name = format.name();
    if format.is_read_only() {
        return Err(WriteError::ReadOnly(name));
    }
    let can_say = |feature: &Feature| {
        format.features().contains(feature)
            // Formats with signs instead of colors choose what these look like.
            || (*feature == Feature::Inks && format == Format::Ctu && !is_one_color(document.puzzle()))
    };
    let lost: Vec<Feature> =
        Feature::of(document).into_iter().filter(|feature| !can_say(feature)).collect();
    let firm: Vec<Feature> =
        lost.iter().copied().filter(|feature| !may_drop || !feature.may_be_dropped()).collect();
    if !firm.is_empty() {
        return Err(WriteError::CannotSay { format: name, features: firm });
    }
    let document = reduced(document, format.features());
    if format.is_picture() && !is_told_by_goal(&document) {
        return Err(WriteError::NoPicture(name));
    }
    if format == Format::Rosetta && !rosetta::can_say(document.puzzle()) {
        return Err(WriteError::NoLetters);
    }
    Ok(Written { text: format.write(&document), lost })
}

fn is_one_color(puzzle: &Puzzle) -> bool {
    puzzle.palette().color_count() == 2
}

/// Are the clues those of the goal?
fn is_told_by_goal(document: &Document) -> bool {
    let puzzle = document.puzzle();
    document.goal().is_some_and(|goal| {
        let told = clues_of(puzzle.geometry(), goal);
        puzzle.geometry().lines().zip(&told).all(|(line, clue)| puzzle.clue(line) == clue)
    })
}
