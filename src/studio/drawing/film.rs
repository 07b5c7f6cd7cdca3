//! Writes an animation as GIF, with the crate `gif`, or as APNG, with the crate `png`.
//!
//! In: drawings of one size. Out: bytes. Invariants: a frame contains only the rectangle that
//! differs from the frame before.

use super::font::Font;
use super::png::opaque;
use super::primitives::Drawing;
use super::raster::{TooManyPixels, raster};
use itertools::Itertools;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Most pixels of a frame.
pub const MAX_FILM_PIXELS: u64 = 1 << 22;
/// Most frames of a film.
pub const MAX_FRAMES: usize = 400;
/// The intended length of a film, in hundredths of a second.
const FILM_LENGTH: usize = 3000;
/// The shortest and the longest duration of a frame, in hundredths of a second.
const SHORTEST_FRAME: usize = 4;
const LONGEST_FRAME: usize = 40;
/// The duration of the last frame, in hundredths of a second.
const LAST_FRAME: u16 = 400;

/// The file format of a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reel {
    /// The 256 most frequent colors; others become the nearest of them.
    Gif,
    /// All colors.
    Apng,
}

/// Why a film cannot be written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FilmError {
    /// Its frames would have too many pixels.
    #[error(transparent)]
    TooManyPixels(#[from] TooManyPixels),
    /// The GIF encoder failed.
    #[error("the film cannot be encoded: {0}")]
    Gif(#[from] gif::EncodingError),
    /// The APNG encoder failed.
    #[error("the film cannot be encoded: {0}")]
    Apng(#[from] png::EncodingError),
}

type Color = [u8; 3];

/// The rectangle of a frame that differs from the frame before.
struct Still {
    corner: (usize, usize),
    size: (usize, usize),
    /// Hundredths of a second.
    delay: u16,
    pixels: Vec<Color>,
}

/// The drawings of a film, and their scale.
struct Film<'a> {
    count: usize,
    frame: &'a dyn Fn(usize) -> Drawing,
    cell: f64,
    font: &'a Font,
}

/// Writes a film of `count` frames, at most [`MAX_FRAMES`], with `cell` pixels from cell to cell.
/// `frame` draws a frame, numbered from 0.
///
/// # Errors
/// [`FilmError`] if frames have more than [`MAX_FILM_PIXELS`] pixels, or cannot be encoded.
pub fn film(
    count: usize,
    frame: &dyn Fn(usize) -> Drawing,
    cell: f64,
    reel: Reel,
) -> Result<Vec<u8>, FilmError> {
    film_with(count, frame, cell, reel, &Font::open())
}

/// Like [`film`], with this font.
///
/// # Errors
/// As of [`film`].
pub fn film_with(
    count: usize,
    frame: &dyn Fn(usize) -> Drawing,
    cell: f64,
    reel: Reel,
    font: &Font,
) -> Result<Vec<u8>, FilmError> {
    let film = Film { count: count.clamp(1, MAX_FRAMES), frame, cell, font };
    match reel {
        Reel::Gif => film.gif(),
        Reel::Apng => film.apng(),
    }
}

impl Film<'_> {
    /// Width and pixels of a frame.
    fn pixels(&self, number: usize) -> Result<(usize, Vec<Color>), TooManyPixels> {
        let pixmap = raster(&(self.frame)(number), (self.cell, MAX_FILM_PIXELS), self.font)?;
        let colors = opaque(&pixmap).chunks_exact(3).map(|rgb| [rgb[0], rgb[1], rgb[2]]).collect();
        Ok((pixmap.width() as usize, colors))
    }

    /// Passes each frame to `take`, the first one complete.
    fn stills(
        &self,
        take: &mut dyn FnMut(Still) -> Result<(), FilmError>,
    ) -> Result<(), FilmError> {
        let usual = (FILM_LENGTH / self.count).clamp(SHORTEST_FRAME, LONGEST_FRAME) as u16;
        let mut previous: Option<Vec<Color>> = None;
        for number in 0..self.count {
            let (width, now) = self.pixels(number)?;
            let ((left, top), (right, bottom)) =
                corners_of_changes(previous.as_deref(), &now, width);
            let rows = now.chunks_exact(width).take(bottom).skip(top);
            take(Still {
                corner: (left, top),
                size: (right - left, bottom - top),
                delay: if number + 1 == self.count { LAST_FRAME } else { usual },
                pixels: rows.flat_map(|row| &row[left..right]).copied().collect(),
            })?;
            previous = Some(now);
        }
        Ok(())
    }

    fn gif(&self) -> Result<Vec<u8>, FilmError> {
        let (width, first) = self.pixels(0)?;
        let height = first.len() / width;
        let samples = [first, self.pixels(self.count / 2)?.1, self.pixels(self.count - 1)?.1];
        let palette = palette(&samples);
        let mut nearest = BTreeMap::new();
        let side = |side: usize| u16::try_from(side).unwrap_or(u16::MAX);
        let (mut out, flat) = (Vec::new(), palette.concat());
        let mut encoder = gif::Encoder::new(&mut out, side(width), side(height), &flat)?;
        encoder.set_repeat(gif::Repeat::Infinite)?;
        self.stills(&mut |still| {
            let mut place = |&color: &Color| {
                *nearest.entry(color).or_insert_with(|| nearest_of(&palette, color))
            };
            let buffer: Vec<u8> = still.pixels.iter().map(&mut place).collect();
            encoder.write_frame(&gif::Frame {
                delay: still.delay,
                dispose: gif::DisposalMethod::Keep,
                left: side(still.corner.0),
                top: side(still.corner.1),
                width: side(still.size.0),
                height: side(still.size.1),
                buffer: Cow::Owned(buffer),
                ..gif::Frame::default()
            })?;
            Ok(())
        })?;
        drop(encoder);
        Ok(out)
    }

    fn apng(&self) -> Result<Vec<u8>, FilmError> {
        let (width, first) = self.pixels(0)?;
        let side = |side: usize| u32::try_from(side).unwrap_or(u32::MAX);
        let mut out = Vec::new();
        let mut encoder = png::Encoder::new(&mut out, side(width), side(first.len() / width));
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_animated(side(self.count), 0)?;
        let mut writer = encoder.write_header()?;
        self.stills(&mut |still| {
            writer.set_frame_position(0, 0)?;
            writer.set_frame_dimension(side(still.size.0), side(still.size.1))?;
            writer.set_frame_position(side(still.corner.0), side(still.corner.1))?;
            writer.set_frame_delay(still.delay, 100)?;
            writer.set_dispose_op(png::DisposeOp::None)?;
            writer.set_blend_op(png::BlendOp::Source)?;
            writer.write_image_data(&still.pixels.concat())?;
            Ok(())
        })?;
        writer.finish()?;
        Ok(out)
    }
}

/// The 256 most frequent colors, in a deterministic order.
fn palette(samples: &[Vec<Color>]) -> Vec<Color> {
    let mut counts: BTreeMap<Color, usize> = BTreeMap::new();
    for &color in samples.iter().flatten() {
        *counts.entry(color).or_default() += 1;
    }
    let colors: Vec<(Color, usize)> =
        counts.into_iter().sorted_by_key(|(_, count)| std::cmp::Reverse(*count)).collect();
    colors.into_iter().take(256).map(|(color, _)| color).collect()
}

fn nearest_of(palette: &[Color], target: Color) -> u8 {
    let distance = |candidate: &Color| -> u32 {
        candidate
            .iter()
            .zip(target)
            .map(|(&one, other)| u32::from(one.abs_diff(other)).pow(2))
            .sum()
    };
    let best = palette.iter().enumerate().min_by_key(|(_, color)| distance(color));
    best.map_or(0, |(place, _)| place as u8)
}

/// Upper left and lower right corner of the pixels that differ; at least one pixel.
fn corners_of_changes(
    previous: Option<&[Color]>,
    now: &[Color],
    width: usize,
) -> ((usize, usize), (usize, usize)) {
    let height = now.len() / width;
    let Some(previous) = previous else { return ((0, 0), (width, height)) };
    let (mut low, mut high) = ((width, height), (0, 0));
    for (at, _) in previous.iter().zip(now).enumerate().filter(|(_, (one, other))| one != other) {
        let (x, y) = (at % width, at / width);
        low = (low.0.min(x), low.1.min(y));
        high = (high.0.max(x + 1), high.1.max(y + 1));
    }
    if high.0 == 0 { ((0, 0), (1, 1)) } else { (low, high) }
}
