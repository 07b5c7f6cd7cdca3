//! Converts one image to several pictures to choose from, in several sizes and tones.
//!
//! In: the bytes of an image. Out: puzzles in black and white and in colors, the best first.
//! Invariants: all are compared with the same image, so that a small picture shows what it lacks;
//! no two are equal; a picture that shows little is there only if no other is.

use super::board::Board;
use super::candidate::{Candidate, in_order};
use super::gray::{Gray, Split, histogram};
use super::likeness::likeness;
use super::posterize::Inks;
use super::raster::{Raster, levels, shrink};
use super::sides::{MAX_DIFFERENCE_PERCENT, cells_to_a_side, fitted};
use super::source::{self, Source};
use super::{Drawing, Import, ImportError, Tone};
use crate::budget::Budget;
use crate::puzzle::{MAX_COLORS, Rgb, Shape};
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
const MIN_LIKENESS: u32 = 7;
const LIKE_OF_TWO_TONES: u32 = 6;
/// Pictures are compared with the image in this many parts to a side of a cell of the largest ones.
const PARTS_PER_CELL: u32 = 2;

/// Options for the pictures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Candidates {
    /// Columns of the largest pictures; the smaller ones follow.
    pub width: Option<u32>,
    /// Rows of the largest pictures; the smaller ones follow.
    pub height: Option<u32>,
    /// Colors of the colored pictures, the background included; if absent, 4 and 6.
    pub colors: Option<u8>,
    /// The inks of the colored pictures, on white; if empty, they follow from the image.
    pub palette: Vec<Rgb>,
    /// The board, if it is no rectangle.
    pub shape: Option<Shape>,
    /// The part that counts: the first column, the first row, columns and rows of pixels.
    pub frame: Option<[u32; 4]>,
    /// Remove a rim of one color.
    pub crop: bool,
    /// Leave out what is around the subject.
    pub focus: bool,
}

impl Candidates {
    /// The inks of colored pictures.
    pub(super) fn inks(&self) -> Vec<Inks> {
        if !self.palette.is_empty() {
            return vec![Inks::Given(self.palette.clone())];
        }
        let counts = self.colors.as_ref().map_or(&COLORS[..], std::slice::from_ref);
        counts.iter().map(|&count| Inks::Count(count)).collect()
    }

    /// The options of an import that all pictures share.
    pub(super) fn import(&self) -> Import {
        Import { frame: self.frame, crop: self.crop, focus: self.focus, ..Import::default() }
    }

    /// Columns and rows of the pictures, the largest first, in fives where that changes little.
    /// Unless requested no picture has more cells than the image has pixels, or squares.
    fn sizes(&self, raster: &Raster, has_two_tones: bool) -> Result<Vec<Size>, ImportError> {
        let image = raster.size();
        let eighths = if has_two_tones { &SIZES_OF_TWO_TONES[..] } else { &SIZES };
        let part = |side: u32, eighths: u32| (side * eighths / 8).max(1);
        let mut sizes: Vec<Size> = match (self.width, self.height) {
            (None, None) if image.0.max(image.1) <= USUAL_SIDE || raster.is_pixel_art => {
                vec![cells_to_a_side(Some(image.0), None, image)?]
            }
            (Some(columns), Some(rows)) => {
                let (columns, rows) = cells_to_a_side(Some(columns), Some(rows), image)?;
                eighths.iter().map(|&all| (part(columns, all), part(rows, all))).collect()
            }
            (width, height) => {
                let is_wide = width.is_some() || height.is_none() && image.0 >= image.1;
                let longest = width.or(height);
                let size = |&eighths: &u32| -> Result<Size, ImportError> {
                    let side = part(longest.unwrap_or(USUAL_SIDE), eighths);
                    // What was typed stays.
                    let side = if eighths == 8 { side } else { in_fives(side) };
                    let given_side = Some(side);
                    let (columns, rows) = match is_wide {
                        true => cells_to_a_side(given_side, None, image)?,
                        false => cells_to_a_side(None, given_side, image)?,
                    };
                    Ok(if is_wide { (columns, in_fives(rows)) } else { (in_fives(columns), rows) })
                };
                eighths.iter().map(size).collect::<Result<_, _>>()?
            }
        };
        sizes.dedup();
        match sizes[0] {
            (columns, rows) if columns.min(rows) < LEAST_SIDE => {
                Err(ImportError::Thin(columns, rows))
            }
            _ => Ok(sizes),
        }
    }
}

/// The nearest multiple of five, if it is near enough.
fn in_fives(side: u32) -> u32 {
    let five = (side + 2) / 5 * 5;
    let is_near = u64::from(five.abs_diff(side)) * 100 <= MAX_DIFFERENCE_PERCENT * u64::from(side);
    if is_near { five } else { side }
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
    let raster = source::in_squares(raster, request.width, request.height);
    let source = Source::of(&raster, false);
    let sizes = request.sizes(&raster, source.has_two_tones())?;
    let reference = (sizes[0].0 * PARTS_PER_CELL, sizes[0].1 * PARTS_PER_CELL);
    let maker = Maker { raster: &raster, request, reference, budget };
    let mut all = match request.shape {
        Some(shape) => {
            Board::new(shape)?.candidates(&raster, request.import(), &request.inks(), budget)?
        }
        None => maker.on_rectangles(&source, &sizes)?,
    };
    all.iter_mut()
        .for_each(|candidate| candidate.imported.is_from_opacity = raster.is_from_opacity);
    if all.is_empty() { Err(ImportError::Blank) } else { Ok(in_order(all)) }
}

/// Thresholds, in hundredths of the way from the mean dark to the mean light level.
const THRESHOLDS: [u32; 3] = [38, 50, 62];
/// The least number of areas of a picture that shows something.
const MIN_AREAS: usize = 3;
const AREAS_OF_TWO_TONES: usize = 2;

/// A color whose channels differ by less is gray.
const GRAY_SPREAD: u8 = 24;
/// Grays that differ by less are hard to tell apart.
const MIN_GRAY_DISTANCE: u8 = 48;

/// What the negative of a photograph loses: people do not recognize it.
const NEGATIVE: i64 = 120;
/// What a filled body gains where lines do not solve its outline.
const FILLED: i64 = 60;

/// Columns and rows.
type Size = (u32, u32);

/// Makes candidates of one image.
pub struct Maker<'a> {
    pub raster: &'a Raster,
    pub request: &'a Candidates,
    /// The size of the image with which pictures are compared.
    pub reference: Size,
    pub budget: &'a Budget,
}

impl Maker<'_> {
    /// Those in black and white that are most like the image, and colored ones.
    fn on_rectangles(
        &self,
        source: &Source,
        sizes: &[Size],
    ) -> Result<Vec<Candidate>, ImportError> {
        let has_two_tones = source.has_two_tones();
        let mut all = self.in_black(source, sizes, false)?;
        // The subject is the ink, unless it is light on a dark ground.
        if source.has_dark_ground() || !all.iter().any(|candidate| candidate.shows) {
            let mut negatives = self.in_black(&Source::of(self.raster, true), sizes, true)?;
            if !has_two_tones {
                negatives.iter_mut().for_each(|negative| negative.score -= NEGATIVE);
            }
            all.extend(negatives);
        }
        let best = all.iter().map(|candidate| candidate.likeness).max().unwrap_or(0);
        let like = if has_two_tones { LIKE_OF_TWO_TONES } else { MIN_LIKENESS };
        all.retain(|candidate| candidate.likeness * 8 >= best * like);
        all.extend(self.in_colors(&sizes[..sizes.len().min(COLORED_SIZES)], has_two_tones)?);
        if all.iter().any(|candidate| candidate.shows) {
            all.retain(|candidate| candidate.shows);
        }
        if has_two_tones && all.iter().any(|candidate| !candidate.is_plain) {
            let plain = all.iter().filter(|candidate| candidate.is_plain);
            let best = plain.map(|candidate| candidate.score).max();
            all.retain(|candidate| !candidate.is_plain || Some(candidate.score) == best);
        }
        Ok(all)
    }

    /// Pictures in black and white, in several tones if the image has more than two.
    pub fn in_black(
        &self,
        source: &Source,
        sizes: &[Size],
        invert: bool,
    ) -> Result<Vec<Candidate>, ImportError> {
        let least_areas = if source.has_two_tones() { AREAS_OF_TWO_TONES } else { MIN_AREAS };
        let mut all = Vec::new();
        for &size in sizes {
            let fit = fitted(self.raster, size);
            let fitted_source = fit.as_ref().map(|raster| Source::of(raster, invert));
            let source = fitted_source.as_ref().unwrap_or(source);
            let reference = [source.cells(self.reference)];
            let mut tones = vec![Tone::Sketch];
            if source.has_two_tones() {
                all.extend(self.filled(source, &reference, size, invert)?);
            } else {
                tones.extend([Tone::Edges, Tone::Local]);
                tones.extend(limits(&source.cells(size)).into_iter().map(Tone::Threshold));
            }
            for tone in tones {
                self.check()?;
                let drawing = source.in_black(size, tone);
                let likeness = self.likeness(&reference, size, &drawing);
                let import = self.how(size, tone, invert);
                all.extend(Candidate::of(drawing, import, likeness, least_areas)?);
            }
        }
        Ok(all)
    }

    /// The picture of an outline whose body is filled. It is as like the image as the outline, and
    /// comes before it, unless lines solve that.
    fn filled(
        &self,
        source: &Source,
        reference: &[Gray],
        size: Size,
        invert: bool,
    ) -> Result<Option<Candidate>, ImportError> {
        let drawing = source.in_black(size, Tone::Filled);
        let outline = source.in_black(size, Tone::Sketch);
        if drawing.cells == outline.cells {
            return Ok(None);
        }
        let likeness = self.likeness(reference, size, &outline);
        let import = self.how(size, Tone::Sketch, invert);
        let outline = Candidate::of(outline, import, likeness, AREAS_OF_TWO_TONES)?;
        let import = self.how(size, Tone::Filled, invert);
        let filled_candidate = Candidate::of(drawing, import, likeness, AREAS_OF_TWO_TONES)?;
        Ok(filled_candidate.map(|mut filled_candidate| {
            if outline.is_some_and(|outline| outline.open > 0) {
                filled_candidate.score += FILLED;
            }
            filled_candidate
        }))
    }

    /// Pictures in this many colors, unless the image has only two. Between two tones gray is only
    /// the blur of their border.
    pub fn in_colors(
        &self,
        sizes: &[Size],
        has_two_tones: bool,
    ) -> Result<Vec<Candidate>, ImportError> {
        let apart = if has_two_tones { u8::MAX } else { MIN_GRAY_DISTANCE };
        let mut all = Vec::new();
        for &size in sizes {
            let fit = fitted(self.raster, size);
            let raster = fit.as_ref().unwrap_or(self.raster);
            let cells = shrink(raster, self.reference);
            let plane = |channel: usize| Gray {
                width: self.reference.0 as usize,
                levels: cells
                    .pixels()
                    .iter()
                    .map(|&light| channels(levels(light))[channel])
                    .collect(),
            };
            let reference = [0, 1, 2].map(plane);
            for inks in self.request.inks() {
                self.check()?;
                let drawing = source::in_colors(raster, size, &inks);
                let is_given = !self.request.palette.is_empty();
                if drawing.inks.len() > 2 && (is_given || !are_like_grays(&drawing.inks, apart)) {
                    let count = inks.count();
                    let likeness = self.likeness(&reference, size, &drawing);
                    let import = self.how(size, Tone::Colors(count), false);
                    all.extend(Candidate::of(drawing, import, likeness, MIN_AREAS)?);
                }
            }
        }
        Ok(all)
    }

    pub(super) fn check(&self) -> Result<(), ImportError> {
        if self.budget.is_over() { Err(ImportError::Stopped) } else { Ok(()) }
    }

    fn how(&self, size: Size, tone: Tone, invert: bool) -> Import {
        let (width, height) = (Some(size.0), Some(size.1));
        Import { width, height, tone, invert, ..self.request.import() }
    }

    /// The mean likeness over the channels of the reference; a gray one is like the first channel.
    fn likeness(&self, reference: &[Gray], size: Size, drawing: &Drawing) -> u32 {
        let (width, height) = self.reference;
        let cell = |(x, y): Size| (y * size.1 / height * size.0 + x * size.0 / width) as usize;
        let places = || (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let of = |(channel, image): (usize, &Gray)| {
            let ink = |place| drawing.inks[usize::from(drawing.cells[cell(place)])];
            let levels: Vec<u8> = places().map(|place| channels(ink(place))[channel]).collect();
            likeness(image, &levels)
        };
        reference.iter().enumerate().map(of).sum::<u32>() / reference.len().max(1) as u32
    }
}

fn channels(Rgb(red, green, blue): Rgb) -> [u8; 3] {
    [red, green, blue]
}

/// Are all colors grays, some of them less than this far apart?
fn are_like_grays(inks: &[Rgb], apart: u8) -> bool {
    let mut levels: Vec<u8> = inks.iter().map(|ink| ink.1).collect();
    levels.sort_unstable();
    let is_gray = |&ink: &Rgb| {
        let [red, green, blue] = channels(ink);
        red.max(green).max(blue) - red.min(green).min(blue) < GRAY_SPREAD
    };
    inks.iter().all(is_gray) && levels.windows(2).any(|pair| pair[1] - pair[0] < apart)
}

/// Distinct thresholds between the mean dark level and the mean light level.
fn limits(cells: &Gray) -> Vec<u8> {
    let [dark, light] = Split::of(&histogram(&cells.levels)).means.map(u32::from);
    let limit = |share: u32| (dark + (light - dark) * share / 100).clamp(1, 255) as u8;
    let mut limits: Vec<u8> = THRESHOLDS.into_iter().map(limit).collect();
    limits.dedup();
    limits
}
