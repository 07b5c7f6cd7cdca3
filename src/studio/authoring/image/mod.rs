//! Converts an image to a puzzle.
//!
//! In: the bytes of an image, options. Out: a puzzle with the picture as its goal, and how sure the
//! color of each cell is. Invariants: each limit is checked before the memory that it bounds is
//! taken, and images above one are rejected before decoding; after decoding all decisions use whole
//! numbers, so that every machine makes the same puzzle.
//!
//! `decode` (with `vector`, an SVG) and `pixels` give the image upright, on white, of moderate size, `subject` the part
//! that counts, `sides` its columns and rows, `gray` its contrast, `raster` its cells. Then one of
//! `two_tone`, with `stroke`, `mask` and `parts`, `sketch`, `gray` and `posterize` decides on
//! colors; `parts` removes specks, `finish` fills outlines and mirrors. `source` puts them in
//! order; `candidates` tries several, `board` on hexagons and triangles, compares them by
//! `likeness` and ranks them; `cut` cuts one into parts; `puzzles` gives the best of them one
//! solution.

mod board;
mod candidate;
mod candidates;
mod cut;
mod decode;
mod finish;
mod gray;
mod likeness;
mod mask;
#[cfg(feature = "pdf")]
mod page;
mod parts;
mod pixels;
mod posterize;
mod puzzles;
mod raster;
mod sides;
mod sketch;
mod source;
mod stroke;
mod subject;
mod two_tone;
#[cfg(feature = "vector")]
mod vector;

use crate::budget::Budget;
use crate::document::{Document, DocumentError};
use crate::message::{Message, message};
use crate::puzzle::{
    Color, Geometry, Ink, MAX_COLORS, Palette, Picture, Puzzle, PuzzleError, Rgb, clues_of,
};
pub use candidate::Candidate;
pub use candidates::{Candidates, candidates, candidates_within};
#[cfg(feature = "image")]
pub use decode::is_animation;
pub(crate) use decode::pixels;
#[cfg(feature = "pdf")]
pub use page::{is_pdf, page};
use posterize::Inks;
pub use puzzles::{ImagePuzzle, MOST_REPAIRED, MendError, Request};
use sides::{cells_to_a_side, fitted};
use source::Source;
#[cfg(feature = "image")]
pub use source::{Preview, preview};
#[cfg(feature = "vector")]
pub use vector::is_svg;

/// Most pixels to a side of an image.
pub const MAX_IMAGE_SIDE: u32 = 10_000;
/// Most bytes of an image file.
pub const MAX_IMAGE_BYTES: usize = 64 << 20;
/// Most bytes of the decoded pixels: 48 million in color, as many as cameras take.
const MAX_DECODED: u64 = 144 << 20;
/// Most cells to a side of the puzzle.
pub const MAX_SIDE: u32 = 200;

/// How the tones of an image become colors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// As an artist would draw it: black where an image of two tones has ink; otherwise dark areas,
    /// and lines where light and dark meet (extended difference of Gaussians).
    #[default]
    Sketch,
    /// Black below the threshold that separates light and dark best (N. Otsu, "A threshold
    /// selection method from gray-level histograms", 1979).
    Otsu,
    /// Black below this level, 1 to 255.
    Threshold(u8),
    /// Black where a cell is darker than its surroundings (D. Bradley, G. Roth, "Adaptive
    /// thresholding using the integral image", 2007).
    Local,
    /// Black along edges, with few areas: as [`Tone::Sketch`], with a low threshold.
    Edges,
    /// As [`Tone::Sketch`], but what an outline encloses is black, and the lines inside are white.
    Filled,
    /// Grays as patterns of black cells (B. E. Bayer, 1973).
    Dither,
    /// This many colors, the background included, 2 to [`MAX_COLORS`].
    Colors(u8),
}

/// Options of the conversion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// Columns of cells; if absent, they follow from the height and the image.
    pub width: Option<u32>,
    /// Rows of cells; if absent, they follow from the width and the image.
    pub height: Option<u32>,
    /// How tones become colors.
    pub tone: Tone,
    /// The part that counts: the first column, the first row, columns and rows of pixels of the
    /// upright image.
    pub frame: Option<[u32; 4]>,
    /// Remove a rim of one color.
    pub crop: bool,
    /// Leave out what is around the subject.
    pub focus: bool,
    /// Exchange dark and light; ignored with [`Tone::Colors`].
    pub invert: bool,
}

/// The puzzle of an image.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The puzzle, with its picture as the goal.
    pub document: Document,
    /// For each cell how sure its color is, 0 to 255; 0 where another color fits as well.
    pub sureness: Vec<u8>,
    /// Is the ink what is opaque? On white the image would have a single tone.
    pub is_from_opacity: bool,
}

/// What every image that cannot be decoded is called.
const UNREADABLE: &str =
    "this is not an image that nonosat reads (PNG, JPEG, SVG, GIF, BMP, WebP, PGM or PPM)";

/// Why an image cannot be converted.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ImportError {
    /// The decoder rejects the image.
    #[cfg(feature = "image")]
    #[error("{UNREADABLE}: {0}")]
    Image(::image::ImageError),
    /// This build has no decoders, and the format needs one.
    #[cfg(not(feature = "image"))]
    #[error("{UNREADABLE}")]
    Unknown,
    /// A page of a PDF, which is no image.
    #[cfg(feature = "image")]
    #[error("this is a PDF document")]
    Page,
    /// The image has too many pixels; width and height.
    #[error(
        "an image of {0} x {1} pixels is too large, expected at most {MAX_IMAGE_SIDE} to a side and {megabytes} MB decoded",
        megabytes = MAX_DECODED >> 20
    )]
    Large(u32, u32),
    /// The frame leaves the image, which has this width and height.
    #[error("the frame reaches beyond the image, which has {0} x {1} pixels")]
    Frame(u32, u32),
    /// A side of the puzzle is out of range.
    #[error("{0} cells to a side, expected 1 to {MAX_SIDE}")]
    Side(u32),
    /// Pictures of the image would have these columns and rows: too few to show anything.
    #[error("the image is too thin: pictures would have {0} x {1} cells")]
    Thin(u32, u32),
    /// Too few or too many colors.
    #[error("{0} colors; a puzzle has 2 to {MAX_COLORS}, the background included")]
    ColorCount(u8),
    /// The budget was over.
    #[error("the image was not read in time")]
    Stopped,
    /// All pixels are fully transparent.
    #[error("the image is transparent all over")]
    Transparent,
    /// All cells would have the background color.
    #[error("nothing in the image stands out: no cell would be filled")]
    Blank,
    /// The picture makes no valid puzzle.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// The picture does not fit its puzzle: a defect of this program.
    #[error(transparent)]
    Document(#[from] DocumentError),
}

impl ImportError {
    /// The error as a message.
    pub fn message(&self) -> Message {
        match self {
            #[cfg(feature = "image")]
            ImportError::Image(error) => message!("image-unreadable-why", why = error.to_string()),
            #[cfg(not(feature = "image"))]
            ImportError::Unknown => message!("image-unreadable"),
            #[cfg(feature = "image")]
            ImportError::Page => message!("problem-pdf"),
            ImportError::Large(width, height) => message!(
                "image-large",
                width = *width,
                height = *height,
                side = MAX_IMAGE_SIDE,
                megabytes = MAX_DECODED >> 20,
            ),
            ImportError::Frame(width, height) => {
                message!("image-frame", width = *width, height = *height)
            }
            ImportError::Side(side) => message!("image-side", found = *side, most = MAX_SIDE),
            ImportError::Thin(columns, rows) => {
                message!("image-thin", columns = *columns, rows = *rows)
            }
            ImportError::ColorCount(color_count) => {
                message!("image-colors", found = u32::from(*color_count), most = MAX_COLORS)
            }
            ImportError::Stopped => message!("image-slow"),
            ImportError::Transparent => message!("image-transparent"),
            ImportError::Blank => message!("image-blank"),
            ImportError::Puzzle(error) => error.message(),
            ImportError::Document(error) => error.message(),
        }
    }
}

#[cfg(feature = "image")]
impl From<::image::ImageError> for ImportError {
    fn from(error: ::image::ImageError) -> ImportError {
        ImportError::Image(error)
    }
}

/// A picture in the making; the first ink is the background.
struct Drawing {
    inks: Vec<Rgb>,
    /// For each cell the index of its ink.
    cells: Vec<u8>,
    /// For each cell how sure its ink is, 0 to 255.
    sureness: Vec<u8>,
}

/// Converts an image to a puzzle, without a time limit.
///
/// # Errors
/// [`ImportError`] if the image cannot be decoded, shows nothing, or if the options are out of
/// range.
pub fn import(bytes: &[u8], options: &Import) -> Result<Imported, ImportError> {
    import_within(bytes, options, &Budget::endless())
}

/// As [`import`], within a budget.
///
/// # Errors
/// As [`import`]; [`ImportError::Stopped`] when the budget is over.
pub fn import_within(
    bytes: &[u8],
    options: &Import,
    budget: &Budget,
) -> Result<Imported, ImportError> {
    let raster = source::raster(bytes, options, budget)?;
    let raster = source::in_squares(raster, options.width, options.height);
    let size = cells_to_a_side(options.width, options.height, raster.size())?;
    let raster = fitted(&raster, size).unwrap_or(raster);
    let drawing = match options.tone {
        Tone::Colors(count) if (2..=MAX_COLORS as u8).contains(&count) => {
            source::in_colors(&raster, size, &Inks::Count(count))
        }
        Tone::Colors(count) => return Err(ImportError::ColorCount(count)),
        tone => Source::of(&raster, options.invert).in_black(size, tone),
    };
    let geometry = Geometry::rectangle(size.1, size.0)?;
    Ok(Imported { is_from_opacity: raster.is_from_opacity, ..document(&geometry, drawing)? })
}

fn document(geometry: &Geometry, drawing: Drawing) -> Result<Imported, ImportError> {
    if drawing.cells.iter().all(|&cell| cell == 0) {
        return Err(ImportError::Blank);
    }
    of_cells(geometry, drawing)
}

/// As [`document`], also if the picture is blank.
fn of_cells(geometry: &Geometry, drawing: Drawing) -> Result<Imported, ImportError> {
    let ink = |rgb| Ink { rgb, name: None };
    let palette = Palette::new(drawing.inks.into_iter().map(ink).collect())?;
    let goal = Picture::painted(geometry, |cell| Color::numbered(drawing.cells[cell.index()]));
    let clues = clues_of(geometry, &goal);
    let document =
        Document::from(Puzzle::new(geometry.clone(), palette, clues)?).with_goal(goal)?;
    Ok(Imported { document, sureness: drawing.sureness, is_from_opacity: false })
}

#[cfg(test)]
mod tests;
