//! Pixels with opacity: drawn on white, and read from files that are plain pixels.
//!
//! In: a pixel for each column and row, a frame; or a PAM file of the netpbm family with four bytes
//! a pixel, in which programs that decode other formats themselves, such as a browser, send images.
//! Out: what lies in the frame, as a raster of at most [`MAX_SIDE_AFTER_SHRINKING`] pixels to a
//! side; if it has one tone on white, its opacity, in black; light parts that touch a transparent
//! ground get a dark line, since white on white shows nothing. Invariants: a large file is refused
//! before memory is taken; what is dark stays.

use super::raster::{Light, Raster, linear, luminance, shrink_with};
use super::{ImportError, MAX_IMAGE_SIDE};
use crate::budget::{Budget, Meter};
use std::cell::{Cell, RefCell};

/// Longer sides are shrunk to this many pixels, which still are several for each cell.
const MAX_SIDE_AFTER_SHRINKING: u32 = 1024;

/// The work for a pixel, in the unit of a [`Meter`].
const WORK_PER_PIXEL: u64 = 10;

/// The first column, the first row, columns and rows of a part of an image.
pub type Frame = [u32; 4];

/// Columns and rows of an image, and its pixels, row by row.
pub type Levels = ((u32, u32), Vec<[u8; 3]>);

/// Draws pixels with color and opacity on white, and shrinks large images.
pub fn leveled(
    (width, height): (u32, u32),
    greatest: usize,
    pixel: impl Fn(u32, u32) -> ([u8; 3], u8),
    budget: &Budget,
) -> Result<Levels, ImportError> {
    let size = |side: u32| (width / side, height / side);
    let is_small = |&side: &u32| (size(side).0 as usize) * (size(side).1 as usize) <= greatest;
    let side = (1..=width.max(height)).find(is_small).unwrap_or(1);
    let (columns, rows) = size(side);
    let mut levels = Vec::with_capacity(columns as usize * rows as usize);
    let mut meter = Meter::new(budget);
    for top in (0..rows).map(|row| row * side) {
        if meter.is_over(WORK_PER_PIXEL * u64::from(width) * u64::from(side)) {
            return Err(ImportError::Stopped);
        }
        for first_column in (0..columns).map(|column| column * side) {
            let mut sum = [0; 3];
            for (x, y) in (0..side).flat_map(|y| (0..side).map(move |x| (x, y))) {
                let (levels, opacity) = pixel(first_column + x, top + y);
                let levels_on_white = on_white(levels, opacity);
                sum = [0, 1, 2].map(|channel| sum[channel] + u32::from(levels_on_white[channel]));
            }
            levels.push(sum.map(|sum| (sum / (side * side)) as u8));
        }
    }
    Ok(((columns, rows), levels))
}

/// Draws pixels with color and opacity on white, and shrinks large images.
pub fn moderate(
    image_size: (u32, u32),
    frame: Option<Frame>,
    pixel: impl Fn(u32, u32) -> ([u8; 3], u8),
    budget: &Budget,
) -> Result<Raster, ImportError> {
    let [left, top, width, height] = frame.unwrap_or([0, 0, image_size.0, image_size.1]);
    let fits = |first: u32, count: u32, all: u32| {
        count > 0 && first.checked_add(count).is_some_and(|end| end <= all)
    };
    if frame.is_some() && !(fits(left, width, image_size.0) && fits(top, height, image_size.1)) {
        return Err(ImportError::Frame(image_size.0, image_size.1));
    }
    let size = (width, height);
    let longest = size.0.max(size.1);
    let moderate = |side: u32| {
        let shrunk = u64::from(side) * u64::from(MAX_SIDE_AFTER_SHRINKING);
        side.min(((shrunk / u64::from(longest.max(1))) as u32).max(1))
    };
    let (count_near, is_over) = (Cell::new(Seen::default()), Cell::new(false));
    let meter = RefCell::new(Meter::new(budget));
    let read = |x: u32, y: u32| {
        // Once the budget is over, skip the work for the remaining pixels.
        if is_over.get() || meter.borrow_mut().is_over(WORK_PER_PIXEL) {
            is_over.set(true);
            return ([0; 3], 0);
        }
        pixel(left + x, top + y)
    };
    let pixel_of = |x: u32, y: u32, is_from_opacity: bool| {
        let (levels, opacity) = read(x, y);
        let levels_on_white = on_white(if is_from_opacity { [0; 3] } else { levels }, opacity);
        count_near.set(count_near.get().with(levels_on_white, opacity));
        levels_on_white.map(linear)
    };
    let raster = |pixel: &dyn Fn(u32, u32) -> Light| match longest {
        ..=MAX_SIDE_AFTER_SHRINKING => Raster::new(size, pixel),
        _ => shrink_with(size, (moderate(size.0), moderate(size.1)), pixel),
    };
    let plain = raster(&|x, y| pixel_of(x, y, false));
    match count_near.get() {
        _ if budget.is_over() => Err(ImportError::Stopped),
        count_near if count_near.opacity.1 == 0 => Err(ImportError::Transparent),
        count_near if count_near.is_one_tone() && spread(count_near.opacity) >= ONE_TONE => {
            let mut ink = raster(&|x, y| pixel_of(x, y, true));
            ink.is_from_opacity = true;
            Ok(ink)
        }
        count_near if count_near.opacity.0 < OPAQUE => {
            let opacity = raster(&|x, y| [u16::from(read(x, y).1) << 8; 3]);
            if is_over.get() {
                return Err(ImportError::Stopped);
            }
            let least = u16::from(OPAQUE) << 8;
            let is_opaque: Vec<bool> =
                opacity.pixels().iter().map(|opacity| opacity[0] >= least).collect();
            Ok(outlined(&plain, &is_opaque))
        }
        _ => Ok(plain),
    }
}

/// What is less opaque belongs to the ground.
const OPAQUE: u8 = 128;
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
    fn with(self, levels: [u8; 3], opacity: u8) -> Seen {
        let wider =
            |(least, greatest): (u8, u8), level: u8| (least.min(level), greatest.max(level));
        let channel = |at: usize| wider(self.levels[at], levels[at]);
        Seen { levels: [0, 1, 2].map(channel), opacity: wider(self.opacity, opacity) }
    }

    fn is_one_tone(self) -> bool {
        self.levels.into_iter().all(|range| spread(range) < ONE_TONE)
    }
}

fn spread((least, greatest): (u8, u8)) -> u8 {
    greatest.saturating_sub(least)
}

/// Blends a pixel with white.
fn on_white(levels: [u8; 3], opacity: u8) -> [u8; 3] {
    let opacity = u32::from(opacity);
    levels.map(|level| ((u32::from(level) * opacity + 255 * (255 - opacity) + 127) / 255) as u8)
}

/// Red, green, blue and opacity of each pixel, row by row.
pub struct Pixels<'a> {
    pub size: (u32, u32),
    bytes: &'a [u8],
}

impl Pixels<'_> {
    pub fn at(&self, x: u32, y: u32) -> ([u8; 3], u8) {
        let place = 4 * (y as usize * self.size.0 as usize + x as usize);
        let [red, green, blue, opacity] =
            self.bytes.get(place..).and_then(<[u8]>::first_chunk).copied().unwrap_or_default();
        ([red, green, blue], opacity)
    }
}

/// The pixels of a file; `None` if it has another format.
pub fn plain_pixels(bytes: &[u8]) -> Result<Option<Pixels<'_>>, ImportError> {
    let Some((head, bytes)) = head(bytes) else { return Ok(None) };
    let value =
        |name: &str| head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let number = |name| value(name).and_then(|text| text.trim().parse::<u32>().ok());
    if (value("TUPLTYPE"), number("DEPTH"), number("MAXVAL"))
        != (Some("RGB_ALPHA"), Some(4), Some(255))
    {
        return Ok(None);
    }
    let (Some(width), Some(height)) = (number("WIDTH"), number("HEIGHT")) else { return Ok(None) };
    if width.max(height) > MAX_IMAGE_SIDE {
        return Err(ImportError::Large(width, height));
    }
    let size = 4 * u64::from(width) * u64::from(height);
    let is_whole = size > 0 && size == bytes.len() as u64;
    Ok(is_whole.then_some(Pixels { size: (width, height), bytes }))
}

/// The header lines, and the bytes of the pixels.
fn head(bytes: &[u8]) -> Option<(&str, &[u8])> {
    const END: &[u8] = b"\nENDHDR\n";
    let beginning = &bytes[..bytes.len().min(1024)];
    let end = beginning.windows(END.len()).position(|part| part == END)?;
    let head = std::str::from_utf8(&beginning[..end]).ok()?;
    Some((head.strip_prefix("P7\n")?, &bytes[end + END.len()..]))
}

/// Pixels of at least this level are as good as white.
const MIN_LIGHT_LEVEL: u8 = 225;
/// The longer side has this many widths of the line: in a picture of 40 cells two thirds of one.
const WIDTHS_TO_A_SIDE: u32 = 60;

/// The raster with light parts outlined. `is_opaque` tells it of each pixel, row by row.
pub fn outlined(raster: &Raster, is_opaque: &[bool]) -> Raster {
    let (width, height) = raster.size();
    let reach = (width.max(height) / WIDTHS_TO_A_SIDE).max(1) as usize;
    let is_near = near_ground(is_opaque, width as usize, reach);
    let least = linear(MIN_LIGHT_LEVEL);
    let pixel = |x: u32, y: u32| -> Light {
        let (at, light) = (y as usize * width as usize + x as usize, raster.at(x, y));
        let is_line = is_opaque[at] && is_near[at] && luminance(light) >= least;
        if is_line { [0; 3] } else { light }
    };
    Raster::new((width, height), pixel)
}

/// For each pixel: is a pixel of the ground within this many columns and rows?
fn near_ground(is_opaque: &[bool], width: usize, reach: usize) -> Vec<bool> {
    let mut is_near: Vec<bool> = is_opaque.iter().map(|&is_opaque| !is_opaque).collect();
    let height = is_near.len() / width.max(1);
    (0..height).for_each(|y| widen(&mut is_near, y * width, 1, width, reach));
    (0..width).for_each(|x| widen(&mut is_near, x, width, height, reach));
    is_near
}

/// Along a line of this many places, makes those near one that is true so, too.
fn widen(is_near: &mut [bool], from: usize, step: usize, count: usize, reach: usize) {
    let was_near: Vec<bool> = (0..count).map(|at| is_near[from + at * step]).collect();
    let mut count_near = 0;
    for at in 0..count + reach {
        count_near += usize::from(was_near.get(at) == Some(&true));
        if at > 2 * reach {
            count_near -= usize::from(was_near[at - 2 * reach - 1]);
        }
        if at >= reach {
            is_near[from + (at - reach) * step] = count_near > 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(head: &str, pixels: usize) -> Vec<u8> {
        let head = format!("P7\n{head}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n");
        head.bytes().chain((0..4 * pixels).map(|number| number as u8)).collect()
    }

    #[test]
    fn pixels_are_read_row_by_row() {
        let bytes = file("WIDTH 3\nHEIGHT 2", 6);
        let pixels = plain_pixels(&bytes).unwrap().unwrap();
        assert_eq!((pixels.size, pixels.at(1, 1)), ((3, 2), ([16, 17, 18], 19)));
    }

    #[test]
    fn what_is_not_whole_is_no_image_and_what_is_large_is_told() {
        for bytes in [
            file("WIDTH 3\nHEIGHT 2", 5),
            file("WIDTH 0\nHEIGHT 2", 0),
            file("WIDTH 3", 6),
            b"P7\nWIDTH 1".to_vec(),
            b"P6\n1 1\n255\n...".to_vec(),
        ] {
            assert!(plain_pixels(&bytes).unwrap().is_none());
        }
        let large = file("WIDTH 4000000000\nHEIGHT 4000000000", 1);
        assert!(matches!(plain_pixels(&large), Err(ImportError::Large(4_000_000_000, _))));
    }

    #[test]
    fn white_on_a_transparent_ground_gets_an_edge_and_black_stays() {
        // A row: ground, white, gray, ground.
        let white = linear(255);
        let light = |x: u32| if (10..20).contains(&x) { [linear(90); 3] } else { [white; 3] };
        let raster = Raster::new((30, 3), |x, _| light(x));
        let is_opaque: Vec<bool> = (0..90).map(|at| (4..20).contains(&(at % 30))).collect();
        let drawn = outlined(&raster, &is_opaque);
        let row: Vec<u16> = (0..30).map(|x| drawn.at(x, 1)[0]).collect();
        assert_eq!((row[3], row[4], row[5], row[19]), (white, 0, white, linear(90)));
        assert_eq!(outlined(&raster, &[true; 90]).pixels(), raster.pixels());
    }
}
