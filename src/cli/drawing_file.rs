//! Drawings as files: SVG, PNG, PDF.
//!
//! In: a scene, how large it is to be. Out: bytes. Invariants: all forms draw the same; what would
//! be too large is refused with what would do.

use super::form::Form;
use crate::app::Exit;
use crate::app::failure::CliError;
#[cfg(feature = "print")]
use crate::app::memory;
use crate::app::paths;
use nonosat::document::Document;
use nonosat::drawing::layout;
use nonosat::drawing::{self, CELL, Drawing, Theme};
use nonosat::puzzle::Picture;
use std::path::Path;

/// How large a drawing is.
#[derive(Clone, Copy)]
pub struct Size {
    /// Pixels from cell to cell, where an inch has 96.
    pub cell: f64,
    /// Pixels of an inch in a PNG.
    #[cfg_attr(not(feature = "print"), allow(dead_code))]
    pub dpi: f64,
}

impl Default for Size {
    fn default() -> Size {
        Size { cell: CELL, dpi: 96.0 }
    }
}

/// The drawing of a puzzle, blank or with a picture.
pub fn usual(document: &Document, picture: Option<&Picture>) -> Drawing {
    drawing::draw(&layout::layout(document, picture), &Theme::light())
}

/// A drawing in one of the forms that are drawings.
pub fn bytes(drawing: Drawing, form: Form, size: Size) -> anyhow::Result<Vec<u8>> {
    match form {
        Form::Png => png(&drawing, size),
        Form::Pdf => pdf(drawing, size),
        _ => Ok(drawing::svg_of(&drawing, size.cell / CELL).into_bytes()),
    }
}

/// The first sign of a text that the font has not; an SVG is drawn in the fonts of who looks.
#[cfg(feature = "print")]
pub fn missing(text: &str, form: Form) -> Option<char> {
    let font = drawing::Font::open();
    let is_missing = |sign: &char| !font.has(sign.encode_utf8(&mut [0; 4]));
    text.chars().find(is_missing).filter(|_| form != Form::Svg)
}

#[cfg(not(feature = "print"))]
pub fn missing(_: &str, _: Form) -> Option<char> {
    None
}

/// What a puzzle without a title is called: as its file, as far as the font goes.
pub fn called(path: &Path, form: Form) -> String {
    if paths::is_standard(path) {
        return "Nonogram".to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let is_missing = |sign: char| missing(sign.encode_utf8(&mut [0; 4]), form).is_some();
    stem.chars().map(|sign| if is_missing(sign) { '?' } else { sign }).collect()
}

#[cfg(feature = "print")]
fn png(drawing: &Drawing, size: Size) -> anyhow::Result<Vec<u8>> {
    let scale = drawing::Scale { cell: size.cell, dpi: size.dpi };
    require_memory(drawing, size.cell * size.dpi / drawing::DPI, drawing::MAX_PIXELS)?;
    drawing::png(drawing, scale).map_err(|error| match error {
        drawing::PngError::TooManyPixels(error) => too_many(&error, size.dpi),
        error => error.into(),
    })
}

/// What a pixel takes: as it is drawn, as it is written, compressed.
#[cfg(feature = "print")]
const OF_PIXEL: f64 = 12.0;

/// Asks for the memory of a picture that has not too many pixels.
///
/// # Errors
/// If there is too little.
#[cfg(feature = "print")]
pub fn require_memory(drawing: &Drawing, cell: f64, limit: u64) -> anyhow::Result<()> {
    let scale = cell / CELL;
    let pixels = (drawing.size.0 * scale * drawing.size.1 * scale).min(limit as f64);
    memory::require((OF_PIXEL * pixels) as u64, "the picture", Exit::Undecided)
}

/// Says what would do.
#[cfg(feature = "print")]
pub fn too_many(error: &drawing::TooManyPixels, dpi: f64) -> anyhow::Error {
    let fitting = (f64::from(error.fitting) * drawing::DPI / dpi).floor();
    let help = match fitting >= 2.0 {
        true => format!("--cell {fitting} makes it small enough; SVG and PDF have no such limit"),
        false => "SVG and PDF have no such limit".to_owned(),
    };
    CliError::with_help(Exit::Undecided, error, help)
}

#[cfg(feature = "print")]
fn pdf(drawing: Drawing, size: Size) -> anyhow::Result<Vec<u8>> {
    let sheet = drawing::sheet(drawing, size.cell * drawing::INCH / drawing::DPI);
    Ok(drawing::pdf(&sheet))
}

#[cfg(not(feature = "print"))]
fn png(_: &Drawing, _: Size) -> anyhow::Result<Vec<u8>> {
    Err(unprinted())
}

#[cfg(not(feature = "print"))]
fn pdf(_: Drawing, _: Size) -> anyhow::Result<Vec<u8>> {
    Err(unprinted())
}

/// No form of that name is known then.
#[cfg(not(feature = "print"))]
fn unprinted() -> anyhow::Error {
    CliError::error(Exit::Usage, "this program was built without the feature `print`")
}
