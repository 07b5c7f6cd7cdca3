//! An image, ready to be drawn in any size and tone.
//!
//! In: the bytes of an image, which part of it counts. Out: drawings. Invariants: the same options
//! give the same drawing, whatever was drawn before.

use super::gray::{self, Gray, histogram};
use super::likeness::painted_rim;
use super::raster::Raster;
use super::tone::Split;
use super::{Drawing, Import, ImportError, Tone};
use super::{clean, crop, decode, focus, posterize, sketch, tone, two_tone};
use crate::budget::Budget;

/// Below this level after sharpening, [`Tone::Edges`] draws black.
const LINES: u8 = 40;

/// So many thousandths of the rim of a dark ground are dark.
const DARK: u32 = 650;

/// The part of an image that counts, as pixels.
pub fn raster(bytes: &[u8], how: &Import, budget: &Budget) -> Result<Raster, ImportError> {
    let raster = decode::decode(bytes, how.frame, budget)?;
    let is_from_opacity = raster.is_from_opacity;
    let raster = if how.crop { crop::subject(raster) } else { raster };
    let mut raster = if how.focus { focus::subject(raster) } else { raster };
    raster.is_from_opacity = is_from_opacity;
    Ok(raster)
}

/// An image as gray levels.
pub struct Source<'a> {
    raster: &'a Raster,
    gray: Gray,
    /// The level that separates dark and light best.
    limit: u8,
    /// Are there only two tones?
    has_two_tones: bool,
}

impl Source<'_> {
    /// The gray levels of a raster.
    pub fn of(raster: &Raster, is_inverted: bool) -> Source<'_> {
        let gray = gray::stretched(raster);
        let gray = if is_inverted { gray.inverted() } else { gray };
        let split = Split::of(&histogram(&gray.levels));
        let has_two_tones = two_tone::is_so(&split);
        Source { raster, gray, limit: split.limit, has_two_tones }
    }

    /// Are there only two tones?
    pub fn has_two_tones(&self) -> bool {
        self.has_two_tones
    }

    /// Is nearly all of the rim darker than the level that separates dark and light?
    pub fn has_dark_ground(&self) -> bool {
        let cut = self.gray.cut(self.limit);
        let cells: Vec<u8> = cut.levels.iter().map(|level| 255 - level).collect();
        painted_rim(&cells, cut.width) >= DARK
    }

    /// The gray levels of cells.
    pub fn cells(&self, size: (u32, u32)) -> Gray {
        self.gray.shrunk(size)
    }

    /// The image in black and white.
    pub fn in_black(&self, size: (u32, u32), tone: Tone) -> Drawing {
        let is_drawn = self.raster.is_drawn_in_cells(size);
        let mut drawing = match tone {
            Tone::Sketch | Tone::Otsu if self.has_two_tones => {
                return two_tone::drawn(&self.gray, self.limit, size);
            }
            Tone::Threshold(limit) if self.has_two_tones => {
                return two_tone::drawn(&self.gray, limit, size);
            }
            Tone::Sketch if !is_drawn => return sketch::drawn(&self.gray, self.limit, size),
            Tone::Edges => return sketch::drawn(&self.gray, LINES, size),
            tone => tone::black(&self.cells(size), tone),
        };
        // An image drawn cell by cell needs no cleaning; dithering needs its single cells.
        if !matches!(tone, Tone::Dither) && !is_drawn {
            clean::clean(&mut drawing, size.0 as usize);
        }
        drawing
    }
}

/// The image in this many colors.
pub fn in_colors(raster: &Raster, size: (u32, u32), count: u8) -> Drawing {
    let is_drawn = raster.is_drawn_in_cells(size);
    let drawing = posterize::posterize(raster, size, count);
    let mut drawing = posterize::in_order(drawing, size.0 as usize);
    if is_drawn {
        return drawing;
    }
    clean::clean(&mut drawing, size.0 as usize);
    // Cleaning may have removed some colors.
    posterize::in_order(drawing, size.0 as usize)
}
