//! Decodes an image of moderate size.
//!
//! In: the bytes of an image file. Out: [`Sheet`]. Invariants: at most [`MAX_PIXELS`] pixels.

use super::ScanError;
use super::geometry::Gray;
use super::sheet::Sheet;
use crate::authoring::image::pixels;
use crate::budget::Budget;

/// The most pixels that are looked at; larger images are shrunk.
const MAX_PIXELS: usize = 16 << 20;

/// The sheet of an image, with its channels if clues have colors.
pub fn sheet(bytes: &[u8], is_colored: bool, budget: &Budget) -> Result<Sheet, ScanError> {
    let ((width, height), pixels) = pixels(bytes, budget).map_err(ScanError::Image)?;
    let (width, height) = (width as usize, height as usize);
    let mut parts = 1;
    while (width / parts) * (height / parts) > MAX_PIXELS {
        parts += 1;
    }
    let moderate = |gray: Gray| if parts == 1 { gray } else { shrunk(&gray, parts) };
    let channel = |channel: usize| {
        moderate(Gray::new(width, pixels.iter().map(|pixel| pixel[channel]).collect()))
    };
    let channels = is_colored.then(|| [0, 1, 2].map(channel));
    Ok(Sheet { gray: moderate(Gray::of(width, &pixels)), channels })
}

/// Each square of so many pixels to a side as one.
fn shrunk(gray: &Gray, parts: usize) -> Gray {
    let (width, height) = (gray.width() / parts, gray.height() / parts);
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let level = |(x, y): (usize, usize)| {
        let rows = (y * parts..(y + 1) * parts).map(|row| row * gray.width() + x * parts);
        let levels = rows.flat_map(|first| &gray.levels()[first..first + parts]);
        (levels.map(|&level| usize::from(level)).sum::<usize>() / (parts * parts)) as u8
    };
    Gray::new(width, places.map(level).collect())
}
