//! Decodes bytes to pixels: upright, on white, of moderate size.
//!
//! In: the bytes of an image file, or plain pixels; a frame. Out: what lies in the frame, as a
//! raster of at most `MODERATE` pixels to a side; if it has one tone on white, its opacity, in
//! black. Invariants: an image that needs too much memory is rejected before decoding; of an
//! animation the first frame counts.

use super::ImportError;
use super::pixels::{Frame, Levels, leveled, moderate, plain_pixels};
use super::raster::Raster;
use crate::budget::Budget;
#[cfg(feature = "image")]
pub use files::is_animation;
#[cfg(feature = "image")]
use files::{decoded, levels};

/// The upright image on white. If it has more pixels than `max_side`, squares of them are one.
pub fn pixels(bytes: &[u8], max_side: usize, budget: &Budget) -> Result<Levels, ImportError> {
    match plain_pixels(bytes)? {
        Some(pixels) => leveled(pixels.size, max_side, |x, y| pixels.at(x, y), budget),
        None => levels(bytes, max_side, budget),
    }
}

#[cfg(not(feature = "image"))]
fn levels(_: &[u8], _: usize, _: &Budget) -> Result<Levels, ImportError> {
    Err(ImportError::Unknown)
}

/// Decodes what lies in the frame, without one the whole image.
pub fn decode(bytes: &[u8], frame: Option<Frame>, budget: &Budget) -> Result<Raster, ImportError> {
    match plain_pixels(bytes)? {
        Some(pixels) => moderate(pixels.size, frame, |x, y| pixels.at(x, y), budget),
        None => decoded(bytes, frame, budget),
    }
}

#[cfg(not(feature = "image"))]
fn decoded(_: &[u8], _: Option<Frame>, _: &Budget) -> Result<Raster, ImportError> {
    Err(ImportError::Unknown)
}

/// Files that the crate `image` decodes.
#[cfg(feature = "image")]
mod files {
    use crate::authoring::image::pixels::{Frame, Levels, leveled, moderate};
    use crate::authoring::image::raster::Raster;
    #[cfg(feature = "vector")]
    use crate::authoring::image::vector;
    use crate::authoring::image::{ImportError, MAX_DECODED, MAX_IMAGE_SIDE};
    use crate::budget::Budget;
    use image::codecs::gif::GifDecoder;
    use image::codecs::png::PngDecoder;
    use image::codecs::webp::WebPDecoder;
    use image::error::{ImageError, LimitErrorKind};
    use image::metadata::Orientation;
    use image::{
        AnimationDecoder, DynamicImage, GenericImageView, ImageDecoder, ImageFormat, ImageReader,
        Limits, Rgba,
    };
    use std::io::{self, BufRead, Cursor, Read, Seek, SeekFrom};

    /// The most bytes to read at once: a file of a single color has a thousand pixels in a byte.
    const AT_ONCE: usize = 4096;

    /// A reader that fails once the budget is over.
    struct Watched<'a> {
        bytes: Cursor<&'a [u8]>,
        budget: &'a Budget,
    }

    impl Watched<'_> {
        fn in_time(&self) -> io::Result<()> {
            if self.budget.is_over() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(()) }
        }
    }

    impl Read for Watched<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            self.in_time()?;
            let size = into.len().min(AT_ONCE);
            self.bytes.read(&mut into[..size])
        }
    }

    impl BufRead for Watched<'_> {
        fn fill_buf(&mut self) -> io::Result<&[u8]> {
            self.in_time()?;
            let bytes = self.bytes.fill_buf()?;
            Ok(&bytes[..bytes.len().min(AT_ONCE)])
        }

        fn consume(&mut self, amount: usize) {
            self.bytes.consume(amount);
        }
    }

    impl Seek for Watched<'_> {
        fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
            self.bytes.seek(to)
        }
    }

    /// Does the image have more than one frame? False for unknown formats.
    pub fn is_animation(bytes: &[u8]) -> bool {
        let format = image::guess_format(bytes);
        let bytes = Cursor::new(bytes);
        match format {
            Ok(ImageFormat::Gif) => GifDecoder::new(bytes).is_ok_and(|mut decoder| {
                let mut limits = Limits::default();
                limits.max_alloc = Some(MAX_DECODED);
                let is_small = decoder.set_limits(limits).is_ok();
                is_small && decoder.into_frames().take(2).flatten().count() > 1
            }),
            Ok(ImageFormat::Png) => {
                PngDecoder::new(bytes).is_ok_and(|decoder| decoder.is_apng().unwrap_or(false))
            }
            Ok(ImageFormat::WebP) => {
                WebPDecoder::new(bytes).is_ok_and(|decoder| decoder.has_animation())
            }
            _ => false,
        }
    }

    /// A column and a row.
    type Place = (u32, u32);

    /// Decodes a file of any format that the crate `image` knows.
    pub fn decoded(
        bytes: &[u8],
        frame: Option<Frame>,
        budget: &Budget,
    ) -> Result<Raster, ImportError> {
        let (image, orientation) = opened_in_time(bytes, budget)?;
        let (size, upright) = upright(image.dimensions(), orientation);
        moderate(size, frame, |x, y| at(&image, upright((x, y))), budget)
    }

    /// The upright image on white.
    pub fn levels(bytes: &[u8], max_side: usize, budget: &Budget) -> Result<Levels, ImportError> {
        let (image, orientation) = opened_in_time(bytes, budget)?;
        let (size, upright) = upright(image.dimensions(), orientation);
        leveled(size, max_side, |x, y| at(&image, upright((x, y))), budget)
    }

    /// The color and the opacity of a pixel.
    fn at(image: &DynamicImage, (x, y): Place) -> ([u8; 3], u8) {
        let Rgba([red, green, blue, opacity]) = image.get_pixel(x, y);
        ([red, green, blue], opacity)
    }

    /// An image as its file has it, and how it is turned.
    type Opened = (DynamicImage, Orientation);

    fn opened_in_time(bytes: &[u8], budget: &Budget) -> Result<Opened, ImportError> {
        opened(bytes, budget).map_err(|error| match error {
            ImportError::Image(_) if budget.is_over() => ImportError::Stopped,
            error => error,
        })
    }

    fn opened(bytes: &[u8], budget: &Budget) -> Result<Opened, ImportError> {
        if bytes.starts_with(b"%PDF-") {
            return Err(ImportError::Page);
        }
        #[cfg(feature = "vector")]
        if vector::is_svg(bytes) {
            return Ok((vector::drawn(bytes)?.into(), Orientation::NoTransforms));
        }
        let mut reader = ImageReader::new(Watched { bytes: Cursor::new(bytes), budget })
            .with_guessed_format()
            .map_err(ImageError::from)?;
        let mut limits = Limits::default();
        // The sides are checked below, where the error can contain them.
        limits.max_alloc = Some(MAX_DECODED);
        reader.limits(limits);
        let mut decoder = reader.into_decoder()?;
        let (width, height) = decoder.dimensions();
        let is_large = width.max(height) > MAX_IMAGE_SIDE || decoder.total_bytes() > MAX_DECODED;
        if is_large {
            return Err(ImportError::Large(width, height));
        }
        let orientation = decoder.orientation()?;
        let image = DynamicImage::from_decoder(decoder).map_err(|error| match error {
            ImageError::Limits(limit) if limit.kind() == LimitErrorKind::InsufficientMemory => {
                ImportError::Large(width, height)
            }
            error => error.into(),
        })?;
        Ok((image, orientation))
    }

    /// The size of the upright image, and which pixel of the file each of its pixels is.
    fn upright(
        (width, height): (u32, u32),
        orientation: Orientation,
    ) -> ((u32, u32), impl Fn(Place) -> Place) {
        let (right, bottom) = (width.saturating_sub(1), height.saturating_sub(1));
        let from: fn(Place, Place) -> Place = match orientation {
            Orientation::NoTransforms => |place, _| place,
            Orientation::FlipHorizontal => |(x, y), (right, _)| (right - x, y),
            Orientation::FlipVertical => |(x, y), (_, bottom)| (x, bottom - y),
            Orientation::Rotate180 => |(x, y), (right, bottom)| (right - x, bottom - y),
            Orientation::Rotate90 => |(x, y), (_, bottom)| (y, bottom - x),
            Orientation::Rotate270 => |(x, y), (right, _)| (right - y, x),
            Orientation::Rotate90FlipH => |(x, y), _| (y, x),
            Orientation::Rotate270FlipH => |(x, y), (right, bottom)| (right - y, bottom - x),
        };
        let is_turned = !matches!(
            orientation,
            Orientation::NoTransforms
                | Orientation::FlipHorizontal
                | Orientation::FlipVertical
                | Orientation::Rotate180
        );
        let size = if is_turned { (height, width) } else { (width, height) };
        (size, move |place| from(place, (right, bottom)))
    }
}
