//! A film, as GIF, by the crate `gif`.
//!
//! In: drawings of one size. Out: bytes. Holds: a picture has only what differs from the one
//! before; there are 256 colors, the most frequent ones, for which the nearest stand.

use super::drawing::Drawing;
use super::png::opaque;
use super::raster::{TooManyPixels, raster};
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Most pixels of a picture of a film.
pub const MAX_FILM_PIXELS: u64 = 1 << 22;
/// Most pictures of a film.
pub const MAX_FRAMES: usize = 400;
/// Hundredths of a second for the whole film, and at least and at most for a picture.
const LENGTH: usize = 3000;
const SHORTEST: usize = 4;
const LONGEST: usize = 40;
/// How long the last picture stays.
const LAST: u16 = 400;

/// Why there is no film.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FilmError {
    /// Its pictures would be too large.
    #[error(transparent)]
    TooManyPixels(#[from] TooManyPixels),
    /// It could not be encoded.
    #[error("the film cannot be encoded: {0}")]
    Encode(#[from] gif::EncodingError),
}

type Color = [u8; 3];

/// A film of `count` pictures, at most [`MAX_FRAMES`], that `frame` draws, with so many pixels
/// from cell to cell.
///
/// # Errors
/// [`FilmError`].
pub fn film(
    count: usize,
    frame: &dyn Fn(usize) -> Drawing,
    cell: f64,
) -> Result<Vec<u8>, FilmError> {
    let count = count.clamp(1, MAX_FRAMES);
    let pixels = |number: usize| -> Result<(usize, Vec<u8>), TooManyPixels> {
        let pixmap = raster(&frame(number), cell, MAX_FILM_PIXELS)?;
        Ok((pixmap.width() as usize, opaque(&pixmap)))
    };
    let samples = [pixels(0)?.1, pixels(count / 2)?.1, pixels(count - 1)?.1];
    let palette = palette(&samples);
    let mut nearest = BTreeMap::new();
    let mut out = Vec::new();
    let (width, first) = pixels(0)?;
    let height = first.len() / 3 / width;
    let side = |side: usize| u16::try_from(side).unwrap_or(u16::MAX);
    let flat = palette.concat();
    let mut encoder = Encoder::new(&mut out, side(width), side(height), &flat)?;
    encoder.set_repeat(Repeat::Infinite)?;
    let usual = (LENGTH / count).clamp(SHORTEST, LONGEST) as u16;
    let mut before: Option<Vec<u8>> = None;
    for number in 0..count {
        let now = if number == 0 { first.clone() } else { pixels(number)?.1 };
        let ((left, top), (right, bottom)) = changed(before.as_deref(), &now, width);
        let mut buffer = Vec::with_capacity((right - left) * (bottom - top));
        for y in top..bottom {
            let row = &now[(y * width + left) * 3..(y * width + right) * 3];
            buffer.extend(row.chunks_exact(3).map(|pixel| {
                let color = [pixel[0], pixel[1], pixel[2]];
                *nearest.entry(color).or_insert_with(|| nearest_of(&palette, color))
            }));
        }
        let frame = Frame {
            delay: if number + 1 == count { LAST } else { usual },
            dispose: DisposalMethod::Keep,
            left: side(left),
            top: side(top),
            width: side(right - left),
            height: side(bottom - top),
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        };
        encoder.write_frame(&frame)?;
        before = Some(now);
    }
    drop(encoder);
    Ok(out)
}

/// The most frequent colors, the same order each time.
fn palette(samples: &[Vec<u8>]) -> Vec<Color> {
    let mut counts: BTreeMap<Color, usize> = BTreeMap::new();
    for pixel in samples.iter().flat_map(|sample| sample.chunks_exact(3)) {
        *counts.entry([pixel[0], pixel[1], pixel[2]]).or_default() += 1;
    }
    let mut colors: Vec<(Color, usize)> = counts.into_iter().collect();
    colors.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    colors.into_iter().take(256).map(|(color, _)| color).collect()
}

fn nearest_of(palette: &[Color], wanted: Color) -> u8 {
    let distance = |found: &Color| -> u32 {
        found.iter().zip(wanted).map(|(&one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    let best = palette.iter().enumerate().min_by_key(|(_, color)| distance(color));
    best.map_or(0, |(place, _)| place as u8)
}

/// The corners of what differs: at least a pixel.
fn changed(before: Option<&[u8]>, now: &[u8], width: usize) -> ((usize, usize), (usize, usize)) {
    let height = now.len() / 3 / width;
    let Some(before) = before else { return ((0, 0), (width, height)) };
    let (mut low, mut high) = ((width, height), (0, 0));
    for y in 0..height {
        let row = y * width * 3..(y + 1) * width * 3;
        let pairs = before[row.clone()].chunks_exact(3).zip(now[row].chunks_exact(3));
        for (x, _) in pairs.enumerate().filter(|(_, (one, other))| one != other) {
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x + 1), high.1.max(y + 1));
        }
    }
    if high.0 == 0 { ((0, 0), (1, 1)) } else { (low, high) }
}
