//! PNG, by the crate `png`.
//!
//! In: a drawing, its scale. Out: bytes. Invariants: opaque; says how many pixels an inch has.

use super::primitives::{CELL, Drawing};
use super::raster::{MAX_PIXELS, TooManyPixels, raster};
use png::{BitDepth, ColorType, Compression, Encoder, PixelDimensions, SrgbRenderingIntent, Unit};
use tiny_skia::Pixmap;

/// Pixels of an inch for which lengths in pixels are meant.
pub const DPI: f64 = 96.0;

/// How large a drawing is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// Pixels from cell to cell, where an inch has [`DPI`] of them.
    pub cell: f64,
    /// How many an inch has.
    pub dpi: f64,
}

impl Default for Scale {
    fn default() -> Scale {
        Scale { cell: CELL, dpi: DPI }
    }
}

/// Why there is no PNG.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PngError {
    /// It would be too large.
    #[error(transparent)]
    TooManyPixels(#[from] TooManyPixels),
    /// It could not be encoded.
    #[error("the picture cannot be encoded: {0}")]
    Encode(#[from] png::EncodingError),
}

/// A drawing as a PNG file.
///
/// # Errors
/// [`PngError`].
pub fn png(drawing: &Drawing, scale: Scale) -> Result<Vec<u8>, PngError> {
    let pixmap = raster(drawing, scale.cell * scale.dpi / DPI, MAX_PIXELS)?;
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

/// The pixels without their transparency, of which there is none.
pub(super) fn opaque(pixmap: &Pixmap) -> Vec<u8> {
    pixmap.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
}
