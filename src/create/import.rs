//! A small image as a puzzle: its pixels become cells, and the cells tell the clues.
//!
//! In: the bytes of a PNG, GIF, JPEG or BMP, and how to take them. Out: a puzzle with the
//! picture as goal and as marks. Holds: the background is the lightest color; what is
//! transparent is white; images past [`MAX_IMAGE_SIDE`] are refused before they are decoded.

use crate::document::{Document, DocumentError};
use crate::puzzle::{
    Color, ColorSet, Geometry, Ink, MAX_COLORS, Palette, Picture, Puzzle, PuzzleError, Rgb, Shape,
    clues_of,
};
use image::imageops::{FilterType, resize};
use image::{DynamicImage, ImageReader, Limits, Rgba, RgbaImage};
use quantette::{ImageRef, PaletteSize, Pipeline, deps::palette::Srgb};
use std::io::Cursor;

/// Most pixels to a side of an image.
pub const MAX_IMAGE_SIDE: u32 = 6_000;
/// Most cells to a side of the puzzle.
pub const MAX_SIDE: u32 = 200;
/// The longer side of the puzzle where the image is larger and nobody said how large.
const USUAL_SIDE: u32 = 60;

/// How colors are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Black where the image is darker than this, 1 to 255.
    Threshold(u8),
    /// So many colors, the background included, 2 to [`MAX_COLORS`].
    Colors(u8),
}

/// How an image is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Import {
    /// Columns; if absent, as the height and the image tell.
    pub width: Option<u32>,
    /// Rows; if absent, as the width and the image tell.
    pub height: Option<u32>,
    /// How colors are taken.
    pub tone: Tone,
}

/// Why an image is no puzzle.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ImportError {
    /// It cannot be decoded.
    #[error("this is no PNG, GIF, JPEG or BMP image that can be read: {0}")]
    Image(#[from] image::ImageError),
    /// A side out of range.
    #[error("{0} cells to a side, expected 1 to {MAX_SIDE}")]
    Side(u32),
    /// Too few or too many colors.
    #[error("{0} colors, expected 2 to {MAX_COLORS} (the background is one of them)")]
    ColorCount(u8),
    /// What comes out is no puzzle.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// The picture does not fit: a defect of this program.
    #[error(transparent)]
    Document(#[from] DocumentError),
}

/// Makes a puzzle of an image.
///
/// # Errors
/// [`ImportError`].
pub fn import(bytes: &[u8], how: &Import) -> Result<Document, ImportError> {
    let image = on_white(decoded(bytes)?);
    let (width, height) = size(how, image.dimensions())?;
    let small = match image.dimensions() == (width, height) {
        true => image,
        false => resize(&image, width, height, FilterType::Triangle),
    };
    let pixels: Vec<Rgb> = small.pixels().map(|Rgba([r, g, b, _])| Rgb(*r, *g, *b)).collect();
    let (inks, cells) = match how.tone {
        Tone::Threshold(limit) => by_threshold(&pixels, limit),
        Tone::Colors(count) if (2..=MAX_COLORS as u8).contains(&count) => {
            by_colors(&pixels, (width, height), count)
        }
        Tone::Colors(count) => return Err(ImportError::ColorCount(count)),
    };
    let ink = |rgb| Ink { rgb, name: None };
    let palette = Palette::new(inks.into_iter().map(ink).collect())?;
    let geometry = Geometry::new(Shape::Rect { height, width })?;
    let goal = Picture::painted(&geometry, |cell| cells[cell.index()]);
    drawn(geometry, palette, goal)
}

/// The puzzle of a picture, with the picture as goal and as marks.
fn drawn(geometry: Geometry, palette: Palette, goal: Picture) -> Result<Document, ImportError> {
    let all = palette.all();
    let mark = |&color: &Color| if color.is_background() { all } else { ColorSet::only(color) };
    let marks = goal.colors().iter().map(mark).collect();
    let clues = clues_of(&geometry, &goal);
    let document = Document::from(Puzzle::new(geometry, palette, clues)?);
    Ok(document.with_goal(goal)?.with_saved(marks)?)
}

fn decoded(bytes: &[u8]) -> Result<DynamicImage, ImportError> {
    let mut reader = ImageReader::new(Cursor::new(bytes))
        .with_guessed_format()
        .map_err(image::ImageError::from)?;
    let mut limits = Limits::default();
    limits.max_image_width = Some(MAX_IMAGE_SIDE);
    limits.max_image_height = Some(MAX_IMAGE_SIDE);
    limits.max_alloc = Some(256 << 20);
    reader.limits(limits);
    Ok(reader.decode()?)
}

/// The image without transparency: what is behind it is white.
fn on_white(image: DynamicImage) -> RgbaImage {
    let mut image = image.into_rgba8();
    for Rgba([red, green, blue, alpha]) in image.pixels_mut() {
        let opacity = u32::from(*alpha);
        let shown =
            |tone: u8| ((u32::from(tone) * opacity + 255 * (255 - opacity) + 127) / 255) as u8;
        (*red, *green, *blue, *alpha) = (shown(*red), shown(*green), shown(*blue), 255);
    }
    image
}

/// Columns and rows of the puzzle.
fn size(how: &Import, (width, height): (u32, u32)) -> Result<(u32, u32), ImportError> {
    let scaled = |side: u32, from: u32, to: u32| {
        let scaled = u64::from(side) * u64::from(to) / u64::from(from.max(1));
        u32::try_from(scaled).unwrap_or(u32::MAX).max(1)
    };
    let longest = width.max(height);
    let usual = if longest > MAX_SIDE / 2 { USUAL_SIDE } else { longest };
    let (columns, rows) = match (how.width, how.height) {
        (Some(columns), Some(rows)) => (columns, rows),
        (Some(columns), None) => (columns, scaled(height, width, columns)),
        (None, Some(rows)) => (scaled(width, height, rows), rows),
        (None, None) => (scaled(width, longest, usual), scaled(height, longest, usual)),
    };
    match [columns, rows].into_iter().find(|side| !(1..=MAX_SIDE).contains(side)) {
        Some(side) => Err(ImportError::Side(side)),
        None => Ok((columns, rows)),
    }
}

/// Brightness as people see it, 0 to 255 (Rec. 709 weights).
fn brightness(Rgb(red, green, blue): Rgb) -> u32 {
    (2126 * u32::from(red) + 7152 * u32::from(green) + 722 * u32::from(blue)) / 10_000
}

fn by_threshold(pixels: &[Rgb], limit: u8) -> (Vec<Rgb>, Vec<Color>) {
    let color = |&pixel: &Rgb| Color::numbered(u8::from(brightness(pixel) < u32::from(limit)));
    (vec![Rgb(255, 255, 255), Rgb(0, 0, 0)], pixels.iter().map(color).collect())
}

/// At most `count` colors, the lightest first, at least two.
fn by_colors(pixels: &[Rgb], (width, height): (u32, u32), count: u8) -> (Vec<Rgb>, Vec<Color>) {
    let colors: Vec<Srgb<u8>> = pixels.iter().map(|p| Srgb::new(p.0, p.1, p.2)).collect();
    let pipeline = Pipeline::new().palette_size(PaletteSize::from_u8_clamped(count)).ditherer(None);
    let image = ImageRef::new(width, height, &colors).expect("as many pixels as the sides say");
    let indexed = pipeline.input_image(image).output_srgb8_indexed_image();
    let palette: Vec<Rgb> = indexed.palette().iter().map(|c| Rgb(c.red, c.green, c.blue)).collect();
    let mut order: Vec<usize> = (0..palette.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(brightness(palette[at])));
    let mut inks: Vec<Rgb> = order.iter().map(|&at| palette[at]).collect();
    let mut places = vec![0; palette.len()];
    for (place, &at) in (0..).zip(&order) {
        places[at] = place;
    }
    let color = |&index: &u8| Color::numbered(places[usize::from(index)]);
    let cells = indexed.indices().iter().map(color).collect();
    if inks.len() < 2 {
        inks.push(Rgb(0, 0, 0));
    }
    (inks, cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_transparent_is_white() {
        let pixels = [[0, 0, 0, 0], [0, 0, 0, 255], [0, 0, 0, 40], [0, 0, 0, 200]];
        let image = RgbaImage::from_fn(4, 1, |x, _| Rgba(pixels[x as usize]));
        let mut bytes = Cursor::new(Vec::new());
        image.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
        let how = Import { width: None, height: None, tone: Tone::Threshold(128) };
        let puzzle = import(bytes.get_ref(), &how).unwrap();
        let dark = puzzle.goal().unwrap().colors().iter().map(|color| !color.is_background());
        assert_eq!(dark.collect::<Vec<_>>(), [false, true, false, true]);
    }
}
