//! Decodes an image of moderate size.
//!
//! In: the bytes of an image file. Out: [`Sheet`]. Invariants: at most [`MAX_PIXELS`] pixels.

use super::ScanError;
use super::geometry::Gray;
use super::sheet::Sheet;
use crate::authoring::image::pixels;
use crate::budget::Budget;

/// The most pixels that are looked at; larger images are shrunk.
pub const MAX_PIXELS: usize = 16 << 20;

/// The sheet of an image, with its channels if clues have colors.
pub fn sheet(bytes: &[u8], is_colored: bool, budget: &Budget) -> Result<Sheet, ScanError> {
    let ((width, _), pixels) = pixels(bytes, MAX_PIXELS, budget).map_err(ScanError::Image)?;
    let width = width as usize;
    let channel =
        |channel: usize| Gray::new(width, pixels.iter().map(|pixel| pixel[channel]).collect());
    let channels = is_colored.then(|| [0, 1, 2].map(channel));
    Ok(Sheet { gray: Gray::of(width, &pixels), channels })
}
