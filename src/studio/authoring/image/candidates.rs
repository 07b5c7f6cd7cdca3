//! Converts one image to several pictures to choose from.
//!
//! In: the bytes of an image. Out: puzzles in black and white and in colors, the best first.
//! Invariants: no two pictures are equal; a picture that shows little is there only if no other is.

use super::candidate::Candidate;
use super::maker::Maker;
use super::ranking::in_order;
use super::size::cells;
use super::source::{self, Source};
use super::{Import, ImportError};
use crate::budget::Budget;
use crate::puzzle::MAX_COLORS;
use std::ops::RangeInclusive;

/// The longer side if no side is requested.
const USUAL_SIDE: u32 = 40;
/// Sizes of photographs, and of images of two tones, in eighths of the requested one.
const SIZES: [u32; 2] = [8, 6];
const SIZES_OF_TWO_TONES: [u32; 5] = [8, 7, 6, 5, 4];
/// Pictures with fewer columns or rows show nothing.
const LEAST_SIDE: u32 = 3;
/// Colored pictures have the first sizes of these.
const COLORED_SIZES: usize = 2;
/// Numbers of colors if none is requested.
const COLORS: [u8; 2] = [4, 6];
/// The numbers of colors that can be requested.
const COUNTS: RangeInclusive<u8> = 2..=MAX_COLORS as u8;
/// Pictures in black and white are at least this like the image, in eighths of the best one.
const LIKE: u32 = 7;
const LIKE_OF_TWO_TONES: u32 = 6;
/// Pictures are compared with the image in this many parts to a side of a cell of the largest ones.
const FINER: u32 = 2;

/// Options for the pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Candidates {
    /// Columns of the largest pictures; the smaller ones follow.
    pub width: Option<u32>,
    /// Rows of the largest pictures; the smaller ones follow.
    pub height: Option<u32>,
    /// Colors of the colored pictures, the background included; if absent, 4 and 6.
    pub colors: Option<u8>,
    /// The part that counts: the first column, the first row, columns and rows of pixels.
    pub frame: Option<[u32; 4]>,
    /// Remove a rim of one color.
    pub crop: bool,
    /// Leave out what is around the subject.
    pub focus: bool,
}

impl Candidates {
    /// Sets the columns and rows of the largest pictures; what is absent follows from the image.
    pub fn with_size(self, width: Option<u32>, height: Option<u32>) -> Candidates {
        Candidates { width, height, ..self }
    }

    /// Sets the colors of the colored pictures, the background included.
    pub fn with_colors(self, colors: Option<u8>) -> Candidates {
        Candidates { colors, ..self }
    }

    /// Sets the part that counts: the first column, the first row, columns and rows of pixels.
    pub fn with_frame(self, frame: Option<[u32; 4]>) -> Candidates {
        Candidates { frame, ..self }
    }

    /// Sets whether to remove a rim of one color.
    pub fn with_crop(self, crop: bool) -> Candidates {
        Candidates { crop, ..self }
    }

    /// Sets whether to leave out what is around the subject.
    pub fn with_focus(self, focus: bool) -> Candidates {
        Candidates { focus, ..self }
    }

    /// The options of an import that all pictures share.
    fn import(&self) -> Import {
        Import { frame: self.frame, crop: self.crop, focus: self.focus, ..Import::default() }
    }
}

/// Converts an image with several tones, in several sizes. The best comes first.
///
/// # Errors
/// [`ImportError`]; [`ImportError::Blank`] if every picture is blank or fully painted.
pub fn candidates(bytes: &[u8], request: &Candidates) -> Result<Vec<Candidate>, ImportError> {
    candidates_within(bytes, request, &Budget::endless())
}

/// As [`candidates`], within a budget.
///
/// # Errors
/// As [`candidates`]; [`ImportError::Stopped`] when the budget is over.
pub fn candidates_within(
    bytes: &[u8],
    request: &Candidates,
    budget: &Budget,
) -> Result<Vec<Candidate>, ImportError> {
    if let Some(count) = request.colors.filter(|count| !COUNTS.contains(count)) {
        return Err(ImportError::ColorCount(count));
    }
    let raster = source::raster(bytes, &request.import(), budget)?;
    let (width, height) = raster.size();
    let (mut columns, mut rows) = (request.width, request.height);
    if (columns, rows) == (None, None) {
        *(if width >= height { &mut columns } else { &mut rows }) = Some(USUAL_SIDE);
    }
    let largest = cells(columns, rows, (width, height))?;
    if largest.0.min(largest.1) < LEAST_SIDE {
        return Err(ImportError::Thin(largest.0, largest.1));
    }
    let source = Source::of(&raster, false);
    let eighths = if source.has_two_tones() { &SIZES_OF_TWO_TONES[..] } else { &SIZES };
    let part = |side: u32, eighths: u32| (side * eighths / 8).max(1);
    let sizes: Vec<(u32, u32)> =
        eighths.iter().map(|&all| (part(largest.0, all), part(largest.1, all))).collect();
    let reference = (largest.0 * FINER, largest.1 * FINER);
    let maker = Maker { raster: &raster, import: request.import(), reference, budget };
    let mut all = maker.in_black(&source, &sizes, false)?;
    // The subject is the ink, unless it is light on a dark ground.
    if source.has_dark_ground() || !all.iter().any(|candidate| candidate.shows) {
        all.extend(maker.in_black(&Source::of(&raster, true), &sizes, true)?);
    }
    let best = all.iter().map(|candidate| candidate.likeness).max().unwrap_or(0);
    let like = if source.has_two_tones() { LIKE_OF_TWO_TONES } else { LIKE };
    all.retain(|candidate| candidate.likeness * 8 >= best * like);
    let counts = request.colors.as_ref().map_or(&COLORS[..], std::slice::from_ref);
    all.extend(maker.in_colors(&sizes[..COLORED_SIZES], counts, source.has_two_tones())?);
    if all.iter().any(|candidate| candidate.shows) {
        all.retain(|candidate| candidate.shows);
    }
    if source.has_two_tones() && all.iter().any(|candidate| !candidate.is_plain) {
        let plain = all.iter().filter(|candidate| candidate.is_plain);
        let best = plain.map(|candidate| candidate.score).max();
        all.retain(|candidate| !candidate.is_plain || Some(candidate.score) == best);
    }
    all.iter_mut().for_each(|one| one.imported.is_from_opacity = raster.is_from_opacity);
    if all.is_empty() { Err(ImportError::Blank) } else { Ok(in_order(all)) }
}
