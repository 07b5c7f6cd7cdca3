//! Writing puzzles in a format that may not be able to say all of them.
//!
//! In: puzzles and a format. Out: the text, and what was dropped; or what cannot be said.
//! Invariants: notes are left out and told of; nothing else is dropped unless asked for.

use super::Format;
use super::feature::{Feature, LossKind, reduced};
use super::{rosetta, tournament};
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

/// What may be left out besides notes, which always may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loss<'a> {
    /// Whatever belongs to the game ([`Weight::Game`]).
    pub lossy: bool,
    /// These, also where that changes the answer ([`Weight::Answer`]).
    pub drop: &'a [Feature],
}

impl Loss<'_> {
    /// Nothing but notes.
    pub const NOTES: Loss<'static> = Loss { lossy: false, drop: &[] };
    /// All that can be left out of a puzzle of the same board and clues.
    pub const ANY: Loss<'static> =
        Loss { lossy: true, drop: &[Feature::Givens, Feature::PartialGivens] };

    /// May this be left out?
    pub fn allows(self, feature: Feature) -> bool {
        match feature.loss_kind() {
            LossKind::Note => true,
            LossKind::Game => self.lossy || self.drop.contains(&feature),
            LossKind::Answer => self.drop.contains(&feature),
            LossKind::Board => false,
        }
    }
}

/// Why a puzzle was not written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The format is only read.
    #[error("the format `{0}` is only read")]
    ReadOnly(&'static str),
    /// The format cannot say what the puzzle is, and it may not be left out.
    #[error("the format `{format}` cannot say: {}", list(.features))]
    CannotKeep {
        /// The format.
        format: &'static str,
        /// What it cannot say. The heaviest tells what would help.
        features: Vec<Feature>,
    },
    /// A picture without a picture.
    #[error("the format `{0}` holds a picture, and the puzzle has no goal that its clues tell")]
    NoPicture(&'static str),
    /// Numbers above 26 or empty lines, in letters.
    #[error("the format `rosetta` has no empty lines and no number above 26")]
    NoLetters,
    /// A board that is no square.
    #[error("the format `tournament` has only squares")]
    NoSquare,
    /// What the features of the puzzle did not tell: a defect of ours.
    #[error("the format `{0}` cannot say this puzzle")]
    Unsupported(&'static str),
    /// Several puzzles, or none, in a format whose files hold one.
    #[error("a file of the format `{format}` holds one puzzle, not {count}")]
    HoldsOne {
        /// The format.
        format: &'static str,
        /// How many puzzles there are.
        count: usize,
    },
    /// One of several puzzles.
    #[error("puzzle {}: {why}", .place + 1)]
    Among {
        /// Which, from 0.
        place: usize,
        /// Why it was not written.
        why: Box<WriteError>,
    },
}

fn list(features: &[Feature]) -> String {
    features.iter().map(|feature| feature.describe()).collect::<Vec<_>>().join(", ")
}

/// Writes a puzzle. What the format cannot say is an error, unless it is a note or `loss`
/// allows to leave it out.
///
/// # Errors
/// [`WriteError`].
pub fn write(document: &Document, format: Format, loss: Loss) -> Result<Written, WriteError> {
    let (document, lost) = fitted(document, format, loss)?;
    let text = format.write(&[document]).map_err(|_| WriteError::Unsupported(format.name()))?;
    Ok(Written { text, lost })
}

/// Writes puzzles one after the other into one file.
///
/// # Errors
/// [`WriteError`]; [`WriteError::HoldsOne`] if files of the format do not hold that many.
pub fn write_all(
    documents: &[Document],
    format: Format,
    loss: Loss,
) -> Result<Written, WriteError> {
    if let [document] = documents {
        return write(document, format, loss);
    }
    if documents.is_empty() || (!format.holds_several() && !format.is_read_only()) {
        let count = documents.len();
        return Err(WriteError::HoldsOne { format: format.name(), count });
    }
    let mut fitting = Vec::with_capacity(documents.len());
    let mut lost = Vec::new();
    for (place, document) in documents.iter().enumerate() {
        let (document, left_out) = fitted(document, format, loss)
            .map_err(|why| WriteError::Among { place, why: Box::new(why) })?;
        fitting.push(document);
        lost.extend(left_out);
    }
    let lost = Feature::all().iter().copied().filter(|feature| lost.contains(feature)).collect();
    let text = format.write(&fitting).map_err(|_| WriteError::Unsupported(format.name()))?;
    Ok(Written { text, lost })
}

/// The part of a puzzle that the format can say, and what it cannot.
fn fitted(
    document: &Document,
    format: Format,
    loss: Loss,
) -> Result<(Document, Vec<Feature>), WriteError> {
    let name = format.name();
    if format.is_read_only() {
        return Err(WriteError::ReadOnly(name));
    }
    let can_keep = |feature: &Feature| {
        format.features().contains(feature)
            || (*feature == Feature::Inks
                && chooses_inks(format)
                && !is_one_color(document.puzzle()))
    };
    let lost: Vec<Feature> =
        Feature::of(document).into_iter().filter(|feature| !can_keep(feature)).collect();
    let firm: Vec<Feature> =
        lost.iter().copied().filter(|&feature| !loss.allows(feature)).collect();
    if !firm.is_empty() {
        return Err(WriteError::CannotKeep { format: name, features: firm });
    }
    let document = reduced(document, format.features());
    if format.is_picture() && !follows_from_goal(&document) {
        return Err(WriteError::NoPicture(name));
    }
    if format == Format::Rosetta && !rosetta::supports(document.puzzle()) {
        return Err(WriteError::NoLetters);
    }
    if format == Format::Tournament && !tournament::supports(document.puzzle()) {
        return Err(WriteError::NoSquare);
    }
    Ok((document, lost))
}

/// Formats with signs instead of colors choose what these look like.
fn chooses_inks(format: Format) -> bool {
    matches!(format, Format::Ctu | Format::Solution)
}

fn is_one_color(puzzle: &Puzzle) -> bool {
    puzzle.palette().color_count() == 2
}

/// Are the clues those of the goal?
fn follows_from_goal(document: &Document) -> bool {
    let puzzle = document.puzzle();
    document.goal().is_some_and(|goal| {
        let told = clues_of(puzzle.geometry(), goal);
        puzzle.geometry().lines().zip(&told).all(|(line, clue)| puzzle.clue(line) == clue)
    })
}
