//! An image, ready to be drawn in any size and tone.
//!
//! In: the bytes of an image, which part of it counts, the requested sides. Out: drawings; the
//! columns and rows of its puzzle. Invariants: the same options give the same drawing, whatever was
//! drawn before.

use super::filled::filled;
use super::gray::{Gray, Split, black_and_white, contrasted, histogram};
use super::likeness::painted_rim;
use super::parts::remove_specks;
use super::pitch::squares;
use super::raster::{Raster, shrink};
use super::shadow::drawing_in_shadow;
use super::subject::{around_subject, without_rim};
use super::symmetry::Mirrors;
use super::{Drawing, Import, ImportError, MAX_SIDE, Tone, decode, posterize, sketch, two_tone};
use crate::budget::Budget;

/// Below this level after sharpening, [`Tone::Edges`] draws black.
const MAX_LINE_LEVEL: u8 = 40;

/// So many thousandths of the rim of a dark ground are dark.
const DARK_RIM_IN_1000: u32 = 650;

/// The part of an image that counts, as pixels.
pub fn raster(bytes: &[u8], how: &Import, budget: &Budget) -> Result<Raster, ImportError> {
    let raster = decode::decode(bytes, how.frame, budget)?;
    let is_from_opacity = raster.is_from_opacity;
    let raster = if how.crop { without_rim(raster) } else { raster };
    let mut raster = if how.focus { around_subject(raster) } else { raster };
    raster.is_from_opacity = is_from_opacity;
    Ok(raster)
}

/// The raster of pixel art with a pixel for each square, unless another size is requested.
pub fn in_squares(raster: Raster, width: Option<u32>, height: Option<u32>) -> Raster {
    match squares(&raster) {
        Some((columns, rows))
            if width.is_none_or(|width| width == columns)
                && height.is_none_or(|height| height == rows) =>
        {
            let mut small = shrink(&raster, (columns, rows));
            small.is_from_opacity = raster.is_from_opacity;
            small.is_pixel_art = true;
            small
        }
        _ => raster,
    }
}

/// An image as gray levels.
pub struct Source<'a> {
    raster: &'a Raster,
    gray: Gray,
    /// The level that separates dark and light best.
    limit: u8,
    /// Are there only two tones?
    has_two_tones: bool,
    mirrors: Mirrors,
}

impl Source<'_> {
    /// The gray levels of a raster.
    pub fn of(raster: &Raster, is_inverted: bool) -> Source<'_> {
        let gray = contrasted(raster);
        let gray = if is_inverted { gray.inverted() } else { gray };
        let split = Split::of(&histogram(&gray.levels));
        let (gray, split) = drawing_in_shadow(&gray, &split).unwrap_or((gray, split));
        let (has_two_tones, mirrors) = (two_tone::is_so(&split), Mirrors::of(&gray));
        Source { raster, gray, limit: split.limit, has_two_tones, mirrors }
    }

    /// Are there only two tones?
    pub fn has_two_tones(&self) -> bool {
        self.has_two_tones
    }

    /// Is nearly all of the rim darker than the level that separates dark and light?
    pub fn has_dark_ground(&self) -> bool {
        let cut = self.gray.cut(self.limit);
        let cells: Vec<u8> = cut.levels.iter().map(|level| 255 - level).collect();
        painted_rim(&cells, cut.width) >= DARK_RIM_IN_1000
    }

    /// The gray levels of cells.
    pub fn cells(&self, size: (u32, u32)) -> Gray {
        self.gray.shrunk(size)
    }

    /// The image in black and white.
    pub fn in_black(&self, size: (u32, u32), tone: Tone) -> Drawing {
        let (width, is_drawn) = (size.0 as usize, self.raster.is_drawn_in_cells(size));
        let mut drawing = match tone {
            Tone::Threshold(limit) if self.has_two_tones => {
                two_tone::drawn(&self.gray, limit, size)
            }
            Tone::Sketch | Tone::Otsu | Tone::Filled if self.has_two_tones => {
                two_tone::drawn(&self.gray, self.limit, size)
            }
            Tone::Sketch if !is_drawn => sketch::drawn(&self.gray, self.limit, size),
            Tone::Edges | Tone::Filled => sketch::drawn(&self.gray, MAX_LINE_LEVEL, size),
            tone => {
                let mut drawing = black_and_white(&self.cells(size), tone);
                // Dithering needs its single cells.
                if !matches!(tone, Tone::Dither) && !is_drawn {
                    remove_specks(&mut drawing, width);
                }
                drawing
            }
        };
        // An image drawn cell by cell stays as it is.
        if !is_drawn {
            self.mirrors.give_to(&mut drawing, width);
        }
        match tone {
            Tone::Filled => filled(&drawing, width).unwrap_or(drawing),
            _ => drawing,
        }
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
    remove_specks(&mut drawing, size.0 as usize);
    // Cleaning may have removed some colors.
    posterize::in_order(drawing, size.0 as usize)
}

/// The longer side of the puzzle of a large image, if no side is requested.
const USUAL_SIDE: u32 = 60;

/// Columns and rows of a puzzle. A missing side follows from the aspect ratio of the image.
///
/// # Errors
/// [`ImportError::Side`] if a side is out of range.
pub fn cells_to_a_side(
    width: Option<u32>,
    height: Option<u32>,
    image: (u32, u32),
) -> Result<(u32, u32), ImportError> {
    let scaled = |side: u32, from: u32, to: u32| {
        let (side, from, to) = (u64::from(side), u64::from(from.max(1)), u64::from(to));
        u32::try_from((side * to + from / 2) / from).unwrap_or(u32::MAX).max(1)
    };
    let longest = image.0.max(image.1);
    let usual = if longest > MAX_SIDE / 2 { USUAL_SIDE } else { longest };
    let (columns, rows) = match (width, height) {
        (Some(columns), Some(rows)) => (columns, rows),
        (Some(columns), None) => (columns, scaled(image.1, image.0, columns)),
        (None, Some(rows)) => (scaled(image.0, image.1, rows), rows),
        (None, None) => (scaled(image.0, longest, usual), scaled(image.1, longest, usual)),
    };
    match [columns, rows].into_iter().find(|side| !(1..=MAX_SIDE).contains(side)) {
        Some(side) => Err(ImportError::Side(side)),
        None => Ok((columns, rows)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_side_follows_the_image() {
        assert_eq!(cells_to_a_side(Some(40), None, (300, 200)).unwrap(), (40, 27));
        assert_eq!(cells_to_a_side(None, Some(20), (300, 200)).unwrap(), (30, 20));
        assert_eq!(cells_to_a_side(Some(7), Some(9), (300, 200)).unwrap(), (7, 9));
        assert_eq!(cells_to_a_side(None, None, (3000, 2000)).unwrap(), (60, 40));
        assert_eq!(cells_to_a_side(None, None, (32, 20)).unwrap(), (32, 20));
        assert_eq!(cells_to_a_side(None, None, (6000, 1)).unwrap(), (60, 1));
        assert!(matches!(cells_to_a_side(Some(100), None, (1, 6000)), Err(ImportError::Side(_))));
    }
}
