//! Writes a drawing as PNG, with the crate `png`.
//!
//! In: a drawing, its scale. Out: bytes. Invariants: the image is opaque; the file contains its
//! resolution.

use super::font::Font;
use super::primitives::{CELL, Drawing};
use super::raster::{MAX_PIXELS, TooManyPixels, raster};
use png::{BitDepth, ColorType, Compression, Encoder, PixelDimensions, SrgbRenderingIntent, Unit};
use tiny_skia::Pixmap;

/// The resolution at which lengths of a drawing are pixels, in pixels per inch.
pub const DPI: f64 = 96.0;

/// Scale and resolution of an image.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// Pixels from cell to cell at a resolution of [`DPI`].
    pub cell: f64,
    /// The resolution of the image, in pixels per inch.
    pub dpi: f64,
}

impl Default for Scale {
    fn default() -> Scale {
        Scale { cell: CELL, dpi: DPI }
    }
}

/// Why a PNG cannot be written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PngError {
    /// The image would have too many pixels.
    #[error(transparent)]
    TooManyPixels(#[from] TooManyPixels),
    /// The encoder failed.
    #[error("the picture cannot be encoded: {0}")]
    Encode(#[from] png::EncodingError),
}

/// Writes a drawing as a PNG file.
///
/// # Errors
/// [`PngError`] if the image would have more than [`MAX_PIXELS`] pixels, or cannot be encoded.
pub fn png(drawing: &Drawing, scale: Scale) -> Result<Vec<u8>, PngError> {
    png_with(drawing, scale, &Font::open())
}

/// Like [`png()`], with this font.
///
/// # Errors
/// As of [`png()`].
pub fn png_with(drawing: &Drawing, scale: Scale, font: &Font) -> Result<Vec<u8>, PngError> {
    let pixmap = raster(drawing, (scale.cell * scale.dpi / DPI, MAX_PIXELS), font)?;
    let mut out = Vec::new();
    let mut encoder = Encoder::new(&mut out, pixmap.width(), pixmap.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Default);
    encoder.set_source_srgb(SrgbRenderingIntent::Perceptual);
    let per_meter = (scale.dpi / 0.0254).round() as u32;
    let dimensions = PixelDimensions { xppu: per_meter, yppu: per_meter, unit: Unit::Meter };
    encoder.set_pixel_dims(Some(dimensions));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&opaque(&pixmap))?;
    writer.finish()?;
    Ok(out)
}

/// Red, green and blue of all pixels, without opacity, which is always full.
pub(super) fn opaque(pixmap: &Pixmap) -> Vec<u8> {
    pixmap.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
}
