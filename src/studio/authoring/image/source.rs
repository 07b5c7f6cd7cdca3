//! An image, ready to be drawn in any size and tone.
//!
//! In: the bytes of an image, which part of it counts. Out: drawings; the part that counts as a
//! small JPEG. Invariants: the same options give the same drawing, whatever was drawn before; a
//! drawing on paper of which a part lies in shadow gets even light, and what has two tones already,
//! or is no drawing, stays.

use super::finish::{Mirrors, filled};
use super::gray::{Gray, Split, black_and_white, contrasted, counts_within, histogram};
use super::likeness::painted_rim;
use super::parts::{around, remove_specks};
use super::posterize::Inks;
use super::raster::{Raster, shrink};
use super::sides::squares;
use super::subject::{around_subject, without_rim};
use super::{Drawing, Import, ImportError, Tone, decode, posterize, sketch, two_tone};
use crate::budget::Budget;

/// Below this level after sharpening, [`Tone::Edges`] draws black.
const MAX_LINE_LEVEL: u8 = 40;

/// So many thousandths of the rim of a dark ground are dark.
const DARK_RIM_IN_1000: u32 = 650;

/// The part of an image that counts, as pixels.
pub fn raster(bytes: &[u8], options: &Import, budget: &Budget) -> Result<Raster, ImportError> {
    let raster = decode::decode(bytes, options.frame, budget)?;
    let is_from_opacity = raster.is_from_opacity;
    let raster = if options.crop { without_rim(raster) } else { raster };
    let mut raster = if options.focus { around_subject(raster) } else { raster };
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
        let two_tones = self.gray.cut(self.limit);
        let cells: Vec<u8> = two_tones.levels.iter().map(|level| 255 - level).collect();
        painted_rim(&cells, two_tones.width) >= DARK_RIM_IN_1000
    }

    /// In black and white alone, parted by the level that separates dark and light.
    pub fn in_two_tones(&self, size: (u32, u32)) -> Gray {
        self.gray.cut(self.limit).shrunk(size)
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

/// The image in these inks.
pub fn in_colors(raster: &Raster, size: (u32, u32), inks: &Inks) -> Drawing {
    let is_drawn = raster.is_drawn_in_cells(size);
    let drawing = posterize::posterize(raster, size, inks);
    let in_order = |drawing| match inks {
        Inks::Count(_) => posterize::in_order(drawing, size.0 as usize),
        Inks::Given(_) => posterize::used(drawing),
    };
    let mut drawing = in_order(drawing);
    if is_drawn {
        return drawing;
    }
    remove_specks(&mut drawing, size.0 as usize);
    // Cleaning may have removed some colors.
    in_order(drawing)
}

/// Parts to the longer side of an image in uneven light.
const GROUND_PARTS: usize = 32;
/// The ground of a part is lighter than this percentage of its pixels.
const GROUND_PERCENT: usize = 80;
/// A drawing in uneven light has at most this many hundredths of ink.
const MAX_INK_IN_SHADOW: usize = 30;

/// In even light, a drawing on paper that lies half in shadow; `None` for anything else.
fn drawing_in_shadow(gray: &Gray, split: &Split) -> Option<(Gray, Split)> {
    if two_tone::is_so(split) {
        return None;
    }
    let lit = gray.in_even_light();
    let counts = histogram(&lit.levels);
    let split = Split::of(&counts);
    let ink: usize = counts[..usize::from(split.limit)].iter().sum();
    let is_drawing = two_tone::is_so(&split) && ink * 100 <= MAX_INK_IN_SHADOW * lit.levels.len();
    is_drawing.then_some((lit, split))
}

/// The level of the ground of a part.
fn light_level(counts: &[usize; 256]) -> u8 {
    let share = counts.iter().sum::<usize>() * GROUND_PERCENT / 100;
    counts_within(counts.iter(), share).min(255) as u8
}

impl Gray {
    /// Each level divided by that of the ground around it, which is lighter than most of a part of
    /// the image.
    fn in_even_light(&self) -> Gray {
        let longest = self.width.max(self.height());
        let side = |side: usize| (side * GROUND_PARTS).div_ceil(longest).max(1);
        let (columns, rows) = (side(self.width), side(self.height()));
        let part =
            |x: usize, y: usize| y * rows / self.height() * columns + x * columns / self.width;
        let mut counts = vec![[0; 256]; columns * rows];
        for (at, &level) in self.levels.iter().enumerate() {
            counts[part(at % self.width, at / self.width)][usize::from(level)] += 1;
        }
        let light: Vec<u8> = counts.iter().map(light_level).collect();
        let grid = Gray { width: columns, levels: light }
            .of_parts(|levels_around| levels_around.max().unwrap_or(0));
        let mean = |levels_around: &mut dyn Iterator<Item = u8>| {
            let (sum, count) = levels_around
                .fold((0_u32, 0_u32), |(sum, n), level| (sum + u32::from(level), n + 1));
            (sum / count.max(1)) as u8
        };
        let grid = grid.of_parts(mean);
        let lit = |(at, &level): (usize, &u8)| {
            let (x, y) = (at % self.width, at / self.width);
            let ground = grid.between((x, self.width), (y, self.height())).max(1);
            (u32::from(level) * 255 / ground).min(255) as u8
        };
        Gray { width: self.width, levels: self.levels.iter().enumerate().map(lit).collect() }
    }

    /// For each level one of it and those around it.
    fn of_parts(&self, of: impl Fn(&mut dyn Iterator<Item = u8>) -> u8) -> Gray {
        let count = self.levels.len();
        let level = |at: usize| {
            let places = around(at, self.width, count).chain([at]);
            of(&mut places.map(|place| self.levels[place]))
        };
        Gray { width: self.width, levels: (0..count).map(level).collect() }
    }

    /// The level at a place of a larger image, between the middles of the parts around it.
    fn between(&self, (x, width): (usize, usize), (y, height): (usize, usize)) -> u32 {
        // In halves of a pixel, since the middle of a part may lie between two pixels.
        let place = |at: usize, pixels: usize, parts: usize| {
            let middle = ((2 * at + 1) * parts).saturating_sub(pixels);
            let first = (middle / (2 * pixels)).min(parts - 1);
            (first, (first + 1).min(parts - 1), middle % (2 * pixels), 2 * pixels)
        };
        let (left, right, across, columns) = place(x, width, self.width);
        let (top, bottom, down, rows) = place(y, height, self.height());
        let at = |x: usize, y: usize| usize::from(self.levels[y * self.width + x]);
        let row = |y: usize| at(left, y) * (columns - across) + at(right, y) * across;
        ((row(top) * (rows - down) + row(bottom) * down) / (columns * rows)) as u32
    }
}

/// The quality of the JPEG of a [`Preview`], of 100.
#[cfg(feature = "image")]
const JPEG_QUALITY: u8 = 85;

/// A small image file, and its columns and rows.
#[cfg(feature = "image")]
pub struct Preview {
    /// A JPEG.
    pub jpeg: Vec<u8>,
    /// Columns and rows of pixels.
    pub size: (u32, u32),
}

/// The part of an image from which these options make a puzzle, as a JPEG with at most this many
/// pixels to a side.
///
/// # Errors
/// [`ImportError`] if the image cannot be decoded.
#[cfg(feature = "image")]
pub fn preview(bytes: &[u8], options: &Import, side: u32) -> Result<Preview, ImportError> {
    let raster = raster(bytes, options, &Budget::endless())?;
    let (width, height) = raster.size();
    let longest = u64::from(width.max(height).max(1));
    let part = |length: u32| {
        let shrunk = u64::from(length) * u64::from(side) / longest;
        length.min((shrunk as u32).max(1))
    };
    let size = (part(width), part(height));
    let small = shrink(&raster, size);
    let levels = small.pixels().iter().flat_map(|&light| {
        let rgb = super::raster::levels(light);
        [rgb.0, rgb.1, rgb.2]
    });
    let mut jpeg = Vec::new();
    if let Some(image) = image::RgbImage::from_raw(size.0, size.1, levels.collect()) {
        let quality = JPEG_QUALITY;
        image::codecs::jpeg::JpegEncoder::new_with_quality(&mut jpeg, quality)
            .encode_image(&image)?;
    }
    Ok(Preview { jpeg, size })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_even_light_a_shadow_is_gone_and_lines_stay() {
        // A ground from 250 to 90, with a line of half its light every 20 columns.
        let level = |at: usize| {
            let (x, ground) = (at % 160, 250 - at % 160);
            if x % 20 < 2 { ground / 2 } else { ground }
        };
        let gray = Gray { width: 160, levels: (0..160 * 100).map(|at| level(at) as u8).collect() };
        assert!(Split::of(&histogram(&gray.levels)).explained < 90);
        let lit = gray.in_even_light();
        assert!(Split::of(&histogram(&lit.levels)).explained >= 90);
        let is_right = |(at, &level): (usize, &u8)| (level < 180) == (at % 20 < 2);
        assert!(lit.levels.iter().enumerate().all(is_right));
    }
}
