//! Writes the part of an image that counts as a small image file.
//!
//! In: the bytes of an image, options. Out: a JPEG. Invariants: its longer side is at most as long
//! as requested.

use super::raster::{levels, shrink};
use super::source::raster;
use super::{Import, ImportError};
use crate::budget::Budget;
use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;

/// The quality of the JPEG, of 100.
const JPEG_QUALITY: u8 = 85;

/// A small image file, and its columns and rows.
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
pub fn preview(bytes: &[u8], how: &Import, side: u32) -> Result<Preview, ImportError> {
    let raster = raster(bytes, how, &Budget::endless())?;
    let (width, height) = raster.size();
    let longest = u64::from(width.max(height).max(1));
    let part = |length: u32| {
        let shrunk = u64::from(length) * u64::from(side) / longest;
        length.min((shrunk as u32).max(1))
    };
    let size = (part(width), part(height));
    let small = shrink(&raster, size);
    let levels = small.pixels().iter().flat_map(|&light| {
        let rgb = levels(light);
        [rgb.0, rgb.1, rgb.2]
    });
    let mut jpeg = Vec::new();
    if let Some(image) = RgbImage::from_raw(size.0, size.1, levels.collect()) {
        JpegEncoder::new_with_quality(&mut jpeg, JPEG_QUALITY).encode_image(&image)?;
    }
    Ok(Preview { jpeg, size })
}
