//! Writes drawings as SVG, PNG, PDF, with the font of `--font`.
//!
//! In: a drawing, its size; the path of a font, texts with their places. Out: bytes; a font; an
//! error that names the letters that it lacks, before anything is drawn. Invariants: all forms show
//! the same; the error for a drawing that is too large names a size that fits; at most `MAX_BYTES`
//! of a font are read; each missing letter is named once, with the first place that needs it.
//! Without the feature `print` nothing is drawn with a font, and no letter is missing.

use crate::app::failure::{CliError, about};
use crate::app::paths::name;
#[cfg(feature = "print")]
use crate::app::text::one_line;
use crate::app::{Exit, input, paths};
#[cfg(feature = "print")]
use crate::app::{language, memory};
use crate::cli::args::form::Form;
use nonosat_board::document::Document;
#[cfg(feature = "print")]
use nonosat_board::message::Argument;
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::Picture;
#[cfg(feature = "print")]
pub use nonosat_studio::drawing::Font;
#[cfg(feature = "print")]
use nonosat_studio::drawing::Sheets;
use nonosat_studio::drawing::{self, CELL, Drawing, Theme, layout};
#[cfg(feature = "print")]
use std::collections::BTreeMap;
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

/// The largest file.
const MAX_BYTES: u64 = 64 << 20;

/// The stand-in without the feature `print`.
#[cfg(not(feature = "print"))]
#[derive(Clone, Default)]
pub struct Font;

#[cfg(not(feature = "print"))]
impl Font {
    pub fn missing(&self, _: &str) -> Option<char> {
        None
    }
}

/// The font of a file; without one the embedded font.
///
/// # Errors
/// If the file cannot be read, is too large or is no font.
pub fn read_font(path: Option<&Path>) -> anyhow::Result<Font> {
    let Some(path) = path else { return Ok(Font::default()) };
    let refusal = |reason: Message| {
        CliError::with_help(Exit::BadInput, about(name(path), reason), "help-font")
    };
    if path.is_dir() {
        return Err(refusal("font-folder".into()));
    }
    let bytes = input::bytes(path, MAX_BYTES)?;
    match bytes.len() as u64 {
        0 => Err(refusal("font-empty".into())),
        size if size > MAX_BYTES => {
            Err(refusal(message!("font-bytes", mebibytes = MAX_BYTES >> 20)))
        }
        _ => parse(bytes).map_err(refusal),
    }
}

#[cfg(feature = "print")]
fn parse(bytes: Vec<u8>) -> Result<Font, Message> {
    // The one font of a run is needed until its end.
    Font::read(bytes.leak(), language::language()).map_err(|error| error.message())
}

#[cfg(not(feature = "print"))]
fn parse(_: Vec<u8>) -> Result<Font, Message> {
    Err(message!("not-built", feature = "print"))
}

/// Most letters that an error names.
#[cfg(feature = "print")]
const MOST_NAMED: usize = 8;
/// The letters that a font lacks, each with the first place that needs it.
#[cfg(feature = "print")]
#[derive(Default)]
pub struct MissingLetters(BTreeMap<char, Argument>);

#[cfg(feature = "print")]
impl MissingLetters {
    /// Adds those of a text.
    pub fn add(&mut self, font: &Font, text: &str, place: impl Into<Argument>) {
        self.add_letters(font.missing(text), place);
    }

    /// Adds letters.
    pub fn add_letters(
        &mut self,
        letters: impl IntoIterator<Item = char>,
        place: impl Into<Argument>,
    ) {
        let place = place.into();
        for letter in letters {
            self.0.entry(letter).or_insert_with(|| place.clone());
        }
    }

    /// Passes if no letter is missing.
    ///
    /// # Errors
    /// An error that names the letters.
    pub fn refuse(&self) -> anyhow::Result<()> {
        if self.0.is_empty() { Ok(()) } else { Err(self.error()) }
    }

    /// The error that names the letters.
    pub fn error(&self) -> anyhow::Error {
        let letter_name = |(letter, place): (&char, &Argument)| {
            let sign = one_line(&letter.to_string());
            let code = format!("U+{:04X}", u32::from(*letter));
            message!("font-letter", sign = sign, code = code, place = place.clone())
        };
        let letters = self.0.iter().take(MOST_NAMED).map(letter_name);
        let letters = Message::joined("list-comma", letters);
        let message = match self.0.len().saturating_sub(MOST_NAMED) {
            0 => message!("font-letters", letters = letters),
            more_letters => message!("font-letters-more", letters = letters, count = more_letters),
        };
        CliError::with_help(Exit::Usage, message, "help-font-letters")
    }
}
