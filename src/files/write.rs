//! Writes documents in a format that may not keep all of their features.
//!
//! In: documents, a format, the losses that the caller allows. Out: the text and the lost features,
//! or the features that the format cannot keep. Invariants: the writer drops notes and reports
//! them; it drops other features only if the caller allows that.

use super::feature::{Feature, LossKind, reduced};
use crate::document::Document;
use crate::language::english_errors;
use crate::message::{Message, message};
use crate::puzzle::{Picture, Puzzle, clues_of};
use crate::{Format, mosaic, tile_paint};

/// A written file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The content of the file.
    pub text: String,
    /// The features that it lacks.
    pub lost: Vec<Feature>,
}

/// The features that the writer may drop. It may always drop notes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loss<'a> {
    /// Drop every feature of the kind [`LossKind::Game`]?
    pub lossy: bool,
    /// Drop these features, even of the kind [`LossKind::Answer`].
    pub drop: &'a [Feature],
}

impl Loss<'_> {
    /// Drop only notes.
    pub const NOTES: Loss<'static> = Loss { lossy: false, drop: &[] };
    /// Drop everything except board and clues.
    pub const ANY: Loss<'static> =
        Loss { lossy: true, drop: &[Feature::Givens, Feature::PartialGivens] };

    /// May the writer drop this feature?
    pub fn allows(self, feature: Feature) -> bool {
        match feature.loss_kind() {
            LossKind::Note => true,
            LossKind::Game => self.lossy || self.drop.contains(&feature),
            LossKind::Answer => self.drop.contains(&feature),
            LossKind::Board => false,
        }
    }
}

/// Why a puzzle cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WriteError {
    /// The format has no writer.
    ReadOnly(&'static str),
    /// The format cannot keep some features, and the caller does not allow to drop them.
    CannotKeep {
        /// The format.
        format: &'static str,
        /// The features that would be lost. The kind of each shows which option leaves it out.
        features: Vec<Feature>,
    },
    /// The format holds a picture, and the puzzle has no goal with its clues.
    NoPicture(&'static str),
    /// The writer failed although the format keeps all features: a defect of nonosat.
    Unsupported(&'static str),
    /// Several puzzles, or none, for a format whose files hold one.
    HoldsOne {
        /// The format.
        format: &'static str,
        /// The number of puzzles.
        count: usize,
    },
    /// One of several puzzles cannot be written.
    Among {
        /// Its index, from 0.
        place: usize,
        /// Why it cannot be written.
        why: Box<WriteError>,
    },
}

impl WriteError {
    /// The error as a message.
    pub fn message(&self) -> Message {
        match self {
            WriteError::ReadOnly(format) => message!("write-read-only", format = *format),
            WriteError::CannotKeep { format, features } => {
                message!("write-lossy", format = *format, features = Feature::list(features))
            }
            WriteError::NoPicture(format) => message!("write-no-picture", format = *format),
            WriteError::Unsupported(format) => message!("write-impossible", format = *format),
            WriteError::HoldsOne { format, count } => {
                message!("write-one", format = *format, count = *count)
            }
            WriteError::Among { place, why } => {
                message!("write-among", number = *place + 1, why = why.message())
            }
        }
    }
}

english_errors!(WriteError);
/// Writes a puzzle. A feature that the format cannot keep is an error, unless it is a note or
/// `loss` allows to drop it.
///
/// # Errors
/// [`WriteError`].
pub fn write(document: &Document, format: Format, loss: Loss) -> Result<Written, WriteError> {
    write_all(std::slice::from_ref(document), format, loss)
}

/// Writes puzzles one after the other into one file.
///
/// # Errors
/// [`WriteError`]; [`WriteError::HoldsOne`] if files of the format hold one puzzle and there are
/// more or none.
pub fn write_all(
    documents: &[Document],
    format: Format,
    loss: Loss,
) -> Result<Written, WriteError> {
    let (count, name) = (documents.len(), format.name());
    if count == 0 || count > 1 && !format.holds_several() && !format.is_read_only() {
        return Err(WriteError::HoldsOne { format: name, count });
    }
    let (mut fitting, mut all_lost) = (Vec::with_capacity(count), Vec::new());
    for (place, document) in documents.iter().enumerate() {
        let (document, lost) =
            part_that_fits(document, format, loss).map_err(|why| match count {
                1 => why,
                _ => WriteError::Among { place, why: Box::new(why) },
            })?;
        fitting.push(document);
        all_lost.extend(lost);
    }
    let lost = Feature::all().iter().copied().filter(|lost| all_lost.contains(lost)).collect();
    let text = format.write(&fitting).map_err(|_| WriteError::Unsupported(name))?;
    Ok(Written { text, lost })
}

/// The part of a document that the format can keep, and the features that it cannot keep.
fn part_that_fits(
    document: &Document,
    format: Format,
    loss: Loss,
) -> Result<(Document, Vec<Feature>), WriteError> {
    let name = format.name();
    if format.is_read_only() {
        return Err(WriteError::ReadOnly(name));
    }
    let kept = format.features();
    let can_keep = |feature: &Feature| {
        kept.contains(feature)
            || (*feature == Feature::Inks
                // Its reader chooses the inks.
                && format == Format::Solution
                && document.puzzle().palette().color_count() > 2)
            // It has sums on boards of regions or blocks alone.
            || (matches!(
                feature,
                Feature::Regions | Feature::Blocks | Feature::Patterns | Feature::UnknownLines
            ) && format == Format::Puzzlekit
                && (tile_paint::holds(document.puzzle()) || mosaic::holds(document.puzzle())))
    };
    let lost: Vec<Feature> =
        Feature::of(document).into_iter().filter(|feature| !can_keep(feature)).collect();
    let blocked: Vec<Feature> =
        lost.iter().copied().filter(|&feature| !loss.allows(feature)).collect();
    if !blocked.is_empty() {
        return Err(WriteError::CannotKeep { format: name, features: blocked });
    }
    let document = reduced(document, &kept);
    let has_its_clues = |goal| has_clues_of(document.puzzle(), goal);
    if format.is_picture() && !document.goal().is_some_and(has_its_clues) {
        return Err(WriteError::NoPicture(name));
    }
    Ok((document, lost))
}

/// Does the picture have exactly the clues of the puzzle?
pub(super) fn has_clues_of(puzzle: &Puzzle, picture: &Picture) -> bool {
    let clues = clues_of(puzzle.geometry(), picture);
    puzzle.geometry().lines().zip(&clues).all(|(line, clue)| puzzle.clue(line) == clue)
}
