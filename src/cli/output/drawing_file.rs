//! Writes drawings as SVG, PNG, PDF.
//!
//! In: a drawing, its size. Out: bytes. Invariants: all forms show the same; the error for a
//! drawing that is too large names a size that fits.

use crate::app::Exit;
use crate::app::failure::CliError;
#[cfg(feature = "print")]
use crate::app::memory;
use crate::app::paths;
use crate::cli::args::form::Form;
use crate::cli::output::font_file::Font;
use nonosat_board::document::Document;
use nonosat_board::message::message;
use nonosat_board::puzzle::Picture;
#[cfg(feature = "print")]
use nonosat_studio::drawing::Sheets;
use nonosat_studio::drawing::layout;
use nonosat_studio::drawing::{self, CELL, Drawing, Theme};
use std::path::Path;

/// The size of a drawing.
#[derive(Clone, Copy)]
pub struct Size {
    /// Pixels from cell to cell, at 96 pixels per inch.
    pub cell: f64,
    /// Pixels per inch in a PNG.
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

/// A drawing as a file: PNG and PDF as such, any other form as SVG.
pub fn bytes(drawing: Drawing, form: Form, size: Size, font: &Font) -> anyhow::Result<Vec<u8>> {
    match form {
        Form::Png => png(&drawing, size, font),
        Form::Pdf => pdf(drawing, size, font),
        _ => Ok(drawing::svg_of(&drawing, size.cell / CELL).into_bytes()),
    }
}

/// The title of a puzzle without one: the name of its file, with `?` for characters that no font
/// has.
pub fn title_of_file(path: &Path) -> Option<String> {
    let stem = path.file_stem().filter(|_| !paths::is_standard(path))?.to_string_lossy();
    let is_unwritable = |sign: char| sign.is_control() || sign == char::REPLACEMENT_CHARACTER;
    Some(stem.replace(is_unwritable, "?"))
}

#[cfg(feature = "print")]
fn png(drawing: &Drawing, size: Size, font: &Font) -> anyhow::Result<Vec<u8>> {
    let scale = drawing::Scale { cell: size.cell, dpi: size.dpi };
    require_memory(drawing, size.cell * size.dpi / drawing::DPI, drawing::MAX_PIXELS)?;
    drawing::png_with(drawing, scale, font).map_err(|error| match error {
        drawing::PngError::TooManyPixels(error) => too_many(&error, size.dpi),
        error => error.into(),
    })
}

/// Bytes per pixel: drawn, converted and compressed.
#[cfg(feature = "print")]
const OF_PIXEL: f64 = 12.0;

/// Requires the memory for a picture of up to `limit` pixels, with `cell` pixels per cell.
///
/// # Errors
/// If there is too little memory.
#[cfg(feature = "print")]
pub fn require_memory(drawing: &Drawing, cell: f64, limit: u64) -> anyhow::Result<()> {
    let scale = cell / CELL;
    let pixels = (drawing.size.0 * scale * drawing.size.1 * scale).min(limit as f64);
    memory::require((OF_PIXEL * pixels) as u64, "memory-picture", Exit::Undecided)
}

/// The error for too many pixels, with help that names a size that fits.
#[cfg(feature = "print")]
pub fn too_many(error: &drawing::TooManyPixels, dpi: f64) -> anyhow::Error {
    let fitting = (f64::from(error.fitting) * drawing::DPI / dpi).floor();
    let help = match fitting >= 2.0 {
        true => message!("help-cell", cell = fitting as u64),
        false => message!("help-svg"),
    };
    CliError::with_help(Exit::Undecided, error.message(), help)
}

#[cfg(feature = "print")]
fn pdf(drawing: Drawing, size: Size, font: &Font) -> anyhow::Result<Vec<u8>> {
    let sheet = drawing::sheet(drawing, size.cell * drawing::INCH / drawing::DPI);
    Ok(drawing::pdf(&Sheets { font: font.clone(), ..sheet })?)
}

#[cfg(not(feature = "print"))]
fn png(_: &Drawing, _: Size, _: &Font) -> anyhow::Result<Vec<u8>> {
    Err(unprinted())
}

#[cfg(not(feature = "print"))]
fn pdf(_: Drawing, _: Size, _: &Font) -> anyhow::Result<Vec<u8>> {
    Err(unprinted())
}

/// The error without the feature `print`; the parser of forms refuses these forms earlier.
#[cfg(not(feature = "print"))]
fn unprinted() -> anyhow::Error {
    CliError::error(Exit::Usage, message!("not-built", feature = "print"))
}
