//! Makes pictures of an image in several sizes and tones.
//!
//! In: an image, sizes. Out: candidates, not yet in order. Invariants: all are compared with the
//! same image, so that a small picture shows what it lacks.

use super::candidate::Candidate;
use super::gray::{Gray, histogram};
use super::likeness::likeness;
use super::raster::{Raster, levels};
use super::shrink::shrink;
use super::source::{self, Source};
use super::tone::Split;
use super::{Drawing, Import, ImportError, Tone};
use crate::budget::Budget;
use crate::puzzle::Rgb;

/// Thresholds, in hundredths of the way from the mean dark to the mean light level.
const SHARES: [u32; 3] = [38, 50, 62];
/// The least number of areas of a picture that shows something.
const AREAS: usize = 3;
const AREAS_OF_TWO_TONES: usize = 2;

/// A color whose channels differ by less is gray.
const GRAY: u8 = 24;
/// Grays that differ by less are hard to tell apart.
const APART: u8 = 48;

/// Columns and rows.
type Size = (u32, u32);

/// Makes candidates of one image.
pub struct Maker<'a> {
    pub raster: &'a Raster,
    /// The options that all candidates share.
    pub import: Import,
    /// The size of the image with which pictures are compared.
    pub reference: Size,
    pub budget: &'a Budget,
}

impl Maker<'_> {
    /// Pictures in black and white, in several tones if the image has more than two.
    pub fn in_black(
        &self,
        source: &Source,
        sizes: &[Size],
        invert: bool,
    ) -> Result<Vec<Candidate>, ImportError> {
        let reference = [source.cells(self.reference)];
        let least_areas = if source.has_two_tones() { AREAS_OF_TWO_TONES } else { AREAS };
        let mut all = Vec::new();
        for &size in sizes {
            let mut tones = vec![Tone::Sketch];
            if !source.has_two_tones() {
                tones.extend([Tone::Edges, Tone::Local]);
                tones.extend(limits(&source.cells(size)).into_iter().map(Tone::Threshold));
            }
            for tone in tones {
                self.check()?;
                let drawing = source.in_black(size, tone);
                let likeness = self.likeness(&reference, size, &drawing);
                let how = self.how(size, tone, invert);
                all.extend(Candidate::of(drawing, how, likeness, least_areas)?);
            }
        }
        Ok(all)
    }

    /// Pictures in this many colors, unless the image has only two. Between two tones gray is only
    /// the blur of their border.
    pub fn in_colors(
        &self,
        sizes: &[Size],
        counts: &[u8],
        has_two_tones: bool,
    ) -> Result<Vec<Candidate>, ImportError> {
        let apart = if has_two_tones { u8::MAX } else { APART };
        let cells = shrink(self.raster, self.reference);
        let plane = |channel: usize| Gray {
            width: self.reference.0 as usize,
            levels: cells.pixels().iter().map(|&light| channels(levels(light))[channel]).collect(),
        };
        let reference = [0, 1, 2].map(plane);
        let mut all = Vec::new();
        for &size in sizes {
            for &count in counts {
                self.check()?;
                let drawing = source::in_colors(self.raster, size, count);
                if drawing.inks.len() > 2 && !are_like_grays(&drawing.inks, apart) {
                    let likeness = self.likeness(&reference, size, &drawing);
                    let how = self.how(size, Tone::Colors(count), false);
                    all.extend(Candidate::of(drawing, how, likeness, AREAS)?);
                }
            }
        }
        Ok(all)
    }

    fn check(&self) -> Result<(), ImportError> {
        if self.budget.is_over() { Err(ImportError::Stopped) } else { Ok(()) }
    }

    fn how(&self, size: Size, tone: Tone, invert: bool) -> Import {
        let (width, height) = (Some(size.0), Some(size.1));
        Import { width, height, tone, invert, ..self.import }
    }

    /// The mean likeness over the channels of the reference; a gray one is like the first channel.
    fn likeness(&self, reference: &[Gray], size: Size, drawing: &Drawing) -> u32 {
        let (width, height) = self.reference;
        let cell = |(x, y): Size| (y * size.1 / height * size.0 + x * size.0 / width) as usize;
        let places = || (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let of = |(channel, image): (usize, &Gray)| {
            let ink = |place| drawing.inks[usize::from(drawing.cells[cell(place)])];
            let shown: Vec<u8> = places().map(|place| channels(ink(place))[channel]).collect();
            likeness(image, &shown)
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
        red.max(green).max(blue) - red.min(green).min(blue) < GRAY
    };
    inks.iter().all(is_gray) && levels.windows(2).any(|pair| pair[1] - pair[0] < apart)
}

/// Distinct thresholds between the mean dark level and the mean light level.
fn limits(cells: &Gray) -> Vec<u8> {
    let [dark, light] = Split::of(&histogram(&cells.levels)).means.map(u32::from);
    let limit = |share: u32| (dark + (light - dark) * share / 100).clamp(1, 255) as u8;
    let mut limits: Vec<u8> = SHARES.into_iter().map(limit).collect();
    limits.dedup();
    limits
}
