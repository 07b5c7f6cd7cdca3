//! Decodes bytes to pixels: upright, on white, of moderate size.
//!
//! In: the bytes of an image file, or plain pixels; a frame. Out: what lies in the frame, as a
//! raster of at most [`MODERATE`] pixels to a side; if it has one tone on white, its opacity, in
//! black. Invariants: an image that needs too much memory is rejected before decoding; of an
//! animation the first frame counts.

use super::ImportError;
use super::pam;
use super::raster::{Raster, linear};
use super::shrink::shrink_with;
use crate::budget::{Budget, Meter};
#[cfg(feature = "image")]
pub use files::is_animation;
#[cfg(feature = "image")]
use files::{decoded, levels};
use std::cell::{Cell, RefCell};

/// Longer sides are shrunk to this many pixels, which still are several for each cell.
const MODERATE: u32 = 1024;

/// The work for a pixel, in the unit of a [`Meter`].
const WORK_PER_PIXEL: u64 = 10;

/// The first column, the first row, columns and rows of a part of an image.
pub type Frame = [u32; 4];

/// Columns and rows of an image, and its pixels, row by row.
pub type Levels = ((u32, u32), Vec<[u8; 3]>);

/// The upright image on white. If it has more pixels than `most`, squares of them are one.
pub fn pixels(bytes: &[u8], most: usize, budget: &Budget) -> Result<Levels, ImportError> {
    match pam::read(bytes)? {
        Some(pixels) => leveled(pixels.size, most, |x, y| pixels.at(x, y), budget),
        None => levels(bytes, most, budget),
    }
}

#[cfg(not(feature = "image"))]
fn levels(_: &[u8], _: usize, _: &Budget) -> Result<Levels, ImportError> {
    Err(ImportError::Unknown)
}

/// Draws pixels with color and opacity on white, and shrinks large images.
fn leveled(
    (width, height): (u32, u32),
    most: usize,
    pixel: impl Fn(u32, u32) -> ([u8; 3], u8),
    budget: &Budget,
) -> Result<Levels, ImportError> {
    let size = |side: u32| (width / side, height / side);
    let is_small = |&side: &u32| (size(side).0 as usize) * (size(side).1 as usize) <= most;
    let side = (1..=width.max(height)).find(is_small).unwrap_or(1);
    let (columns, rows) = size(side);
    let mut levels = Vec::with_capacity(columns as usize * rows as usize);
    let mut meter = Meter::new(budget);
    for top in (0..rows).map(|row| row * side) {
        if meter.is_over(WORK_PER_PIXEL * u64::from(width) * u64::from(side)) {
            return Err(ImportError::Stopped);
        }
        for left in (0..columns).map(|column| column * side) {
            let mut sum = [0; 3];
            for (x, y) in (0..side).flat_map(|y| (0..side).map(move |x| (x, y))) {
                let (levels, opacity) = pixel(left + x, top + y);
                let shown = on_white(levels, opacity);
                sum = [0, 1, 2].map(|channel| sum[channel] + u32::from(shown[channel]));
            }
            levels.push(sum.map(|sum| (sum / (side * side)) as u8));
        }
    }
    Ok(((columns, rows), levels))
}

/// Decodes what lies in the frame, without one the whole image.
pub fn decode(bytes: &[u8], frame: Option<Frame>, budget: &Budget) -> Result<Raster, ImportError> {
    match pam::read(bytes)? {
        Some(pixels) => moderate(pixels.size, frame, |x, y| pixels.at(x, y), budget),
        None => decoded(bytes, frame, budget),
    }
}

#[cfg(not(feature = "image"))]
fn decoded(_: &[u8], _: Option<Frame>, _: &Budget) -> Result<Raster, ImportError> {
    Err(ImportError::Unknown)
}

/// Draws pixels with color and opacity on white, and shrinks large images.
fn moderate(
    whole: (u32, u32),
    frame: Option<Frame>,
    pixel: impl Fn(u32, u32) -> ([u8; 3], u8),
    budget: &Budget,
) -> Result<Raster, ImportError> {
    let [left, top, width, height] = frame.unwrap_or([0, 0, whole.0, whole.1]);
    let fits = |first: u32, count: u32, all: u32| {
        count > 0 && first.checked_add(count).is_some_and(|end| end <= all)
    };
    if frame.is_some() && !(fits(left, width, whole.0) && fits(top, height, whole.1)) {
        return Err(ImportError::Frame(whole.0, whole.1));
    }
    let size = (width, height);
    let longest = u64::from(size.0.max(size.1));
    let moderate = |side: u32| {
        let shrunk = u64::from(side) * u64::from(MODERATE) / longest.max(1);
        side.min((shrunk as u32).max(1))
    };
    let (seen, is_over) = (Cell::new(Seen::default()), Cell::new(false));
    let meter = RefCell::new(Meter::new(budget));
    let drawn = |x: u32, y: u32, is_from_opacity: bool| {
        // Once the budget is over, skip the work for the remaining pixels.
        if is_over.get() || meter.borrow_mut().is_over(WORK_PER_PIXEL) {
            is_over.set(true);
            return [0; 3];
        }
        let (levels, opacity) = pixel(left + x, top + y);
        let shown = on_white(if is_from_opacity { [0; 3] } else { levels }, opacity);
        seen.set(seen.get().with(shown, opacity));
        shown.map(linear)
    };
    let raster = |is_from_opacity: bool| {
        let pixel = |x, y| drawn(x, y, is_from_opacity);
        let mut raster = match longest <= u64::from(MODERATE) {
            true => Raster::new(size, pixel),
            false => shrink_with(size, (moderate(size.0), moderate(size.1)), pixel),
        };
        raster.is_from_opacity = is_from_opacity;
        raster
    };
    let plain = raster(false);
    match seen.get() {
        _ if budget.is_over() => Err(ImportError::Stopped),
        seen if seen.opacity.1 == 0 => Err(ImportError::Transparent),
        seen if seen.is_one_tone() && spread(seen.opacity) >= ONE_TONE => Ok(raster(true)),
        _ => Ok(plain),
    }
}

/// Levels that differ by less are one tone.
const ONE_TONE: u8 = 16;

/// The least and the greatest level of each channel, and of opacity.
#[derive(Clone, Copy)]
struct Seen {
    levels: [(u8, u8); 3],
    opacity: (u8, u8),
}

impl Default for Seen {
    fn default() -> Seen {
        Seen { levels: [(u8::MAX, 0); 3], opacity: (u8::MAX, 0) }
    }
}

impl Seen {
    fn with(self, shown: [u8; 3], opacity: u8) -> Seen {
        let wider = |(least, most): (u8, u8), level: u8| (least.min(level), most.max(level));
        let channel = |at: usize| wider(self.levels[at], shown[at]);
        Seen { levels: [0, 1, 2].map(channel), opacity: wider(self.opacity, opacity) }
    }

    fn is_one_tone(self) -> bool {
        self.levels.into_iter().all(|range| spread(range) < ONE_TONE)
    }
}

fn spread((least, most): (u8, u8)) -> u8 {
    most.saturating_sub(least)
}

/// Blends a pixel with white.
fn on_white(levels: [u8; 3], opacity: u8) -> [u8; 3] {
    let opacity = u32::from(opacity);
    levels.map(|level| ((u32::from(level) * opacity + 255 * (255 - opacity) + 127) / 255) as u8)
}

/// Files that the crate `image` decodes.
#[cfg(feature = "image")]
mod files {
    use super::{Frame, Levels, leveled, moderate};
    use crate::authoring::image::ImportError;
    use crate::authoring::image::limits::{MAX_DECODED, MAX_IMAGE_SIDE};
    use crate::authoring::image::raster::Raster;
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
        let (image, orientation) = opened(bytes, budget).map_err(|error| match error {
            ImportError::Image(_) if budget.is_over() => ImportError::Stopped,
            error => error,
        })?;
        let (size, upright) = upright(image.dimensions(), orientation);
        moderate(size, frame, |x, y| at(&image, upright((x, y))), budget)
    }

    /// The upright image on white.
    pub fn levels(bytes: &[u8], most: usize, budget: &Budget) -> Result<Levels, ImportError> {
        let (image, orientation) = opened(bytes, budget).map_err(|error| match error {
            ImportError::Image(_) if budget.is_over() => ImportError::Stopped,
            error => error,
        })?;
        let (size, upright) = upright(image.dimensions(), orientation);
        leveled(size, most, |x, y| at(&image, upright((x, y))), budget)
    }

    /// The color and the opacity of a pixel.
    fn at(image: &DynamicImage, (x, y): Place) -> ([u8; 3], u8) {
        let Rgba([red, green, blue, opacity]) = image.get_pixel(x, y);
        ([red, green, blue], opacity)
    }

    fn opened(bytes: &[u8], budget: &Budget) -> Result<(DynamicImage, Orientation), ImportError> {
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
