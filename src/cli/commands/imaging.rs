//! Reads puzzles or images for `convert`; an image becomes a puzzle.
//!
//! In: a file, options. Out: puzzles. Invariants: refuses options for images if it reads no image.

use crate::app::Exit;
use crate::app::failure::CliError;
use crate::app::input::{Address, LoadedPuzzle};
#[cfg(feature = "print")]
use crate::app::interrupt;
#[cfg(feature = "image")]
use crate::app::paths;
use crate::cli::Verbosity;
use crate::cli::args::Convert;
#[cfg(feature = "print")]
use nonosat_board::document::Document;
use nonosat_board::message::message;
#[cfg(feature = "print")]
use nonosat_board::puzzle::Picture;
#[cfg(feature = "print")]
use nonosat_engine::solver::{Options, Outcome, solution};
use nonosat_files as format;
#[cfg(feature = "print")]
use nonosat_sat::budget::Budget;
use std::path::Path;

/// Reads the puzzles of a file, or makes one from an image.
pub fn read(
    command: &Convert,
    typed: &Path,
    verbosity: Verbosity,
) -> anyhow::Result<Vec<LoadedPuzzle>> {
    let address = Address::of(typed);
    let bytes = address.bytes(MAX_BYTES)?;
    if command.from.is_none() && is_image(&bytes) {
        return puzzle_of_image(command, &address, &bytes, verbosity).map(|input| vec![input]);
    }
    let puzzles = address.all_of(&bytes, command.from)?;
    match command.imaging.typed() {
        None => Ok(puzzles),
        Some(option) => {
            let message = message!("image-option", option = option, name = address.name());
            Err(CliError::with_help(Exit::Usage, message, "help-image-option"))
        }
    }
}

/// Is it an image that can become a puzzle?
fn is_image(bytes: &[u8]) -> bool {
    #[cfg(feature = "vector")]
    if nonosat_studio::authoring::image::is_svg(bytes) {
        return true;
    }
    format::is_image(bytes)
}

/// The picture of a cover and its puzzle: of an image, in some colors, or the goal or the first
/// solution of a puzzle.
#[cfg(feature = "print")]
pub fn cover_picture(path: &Path) -> anyhow::Result<(Document, Picture)> {
    let address = Address::of(path);
    let bytes = address.bytes(MAX_BYTES)?;
    let document = match is_image(&bytes) {
        true => mosaic(&address, &bytes)?,
        false => address.one(None)?.document,
    };
    if let Some(goal) = document.goal() {
        let goal = goal.clone();
        return Ok((document, goal));
    }
    let options = Options::default().within(Budget::endless().or_stop(interrupt::flag()));
    match solution(document.puzzle(), &options)? {
        Outcome::Found(first) => Ok((document, first.picture().clone())),
        _ => Err(CliError::error(Exit::No, message!("book-cover", name = address.name()))),
    }
}

#[cfg(feature = "image")]
pub use taking::{MAX_BYTES, bytes, note_animation, note_opacity, refused, unmade};

#[cfg(feature = "image")]
use taking::{mosaic, puzzle_of_image};

#[cfg(feature = "image")]
mod taking {
    use super::*;
    use crate::app::failure::about;
    use crate::app::interrupt::budget;
    use crate::app::{input, interrupt};
    use crate::cli::args::{Imaging, Limit};
    use nonosat_board::document::Document;
    use nonosat_board::puzzle::Shape;
    use nonosat_studio::authoring::image::{
        Import, ImportError, Imported, MAX_IMAGE_BYTES, Tone, import, import_within, is_animation,
    };
    #[cfg(feature = "pdf")]
    use nonosat_studio::authoring::image::{is_pdf, page};

    /// The most bytes of an image.
    pub const MAX_BYTES: usize = MAX_IMAGE_BYTES;

    /// Makes a puzzle from the bytes of an image.
    pub fn puzzle_of_image(
        command: &Convert,
        address: &Address,
        bytes: &[u8],
        verbosity: Verbosity,
    ) -> anyhow::Result<LoadedPuzzle> {
        let name = address.name();
        refuse_long(bytes, &name)?;
        interrupt::listen();
        let budget = budget(command.deciding.time_limit);
        let best = import_within(bytes, &import_options(command), &budget)
            .map_err(|error| refused(&error, &name))?;
        note_animation(bytes, &name, verbosity);
        note_opacity(std::iter::once(&best), &name, verbosity);
        Ok(LoadedPuzzle::of(&address.path, best.document))
    }

    /// The cells to the longer side of a cover, and its colors.
    const COVER_SIZE_AND_COLORS: (u32, u8) = (64, 8);

    /// An image as cells of several colors.
    pub fn mosaic(address: &Address, bytes: &[u8]) -> anyhow::Result<Document> {
        let name = address.name();
        refuse_long(bytes, &name)?;
        let (side, colors) = COVER_SIZE_AND_COLORS;
        let settings = Import { tone: Tone::Colors(colors), ..Import::default() };
        let wide = import(bytes, &Import { width: Some(side), ..settings });
        let imported = match wide {
            Ok(imported) if imported.document.goal().is_some_and(|goal| is_tall(goal.shape())) => {
                import(bytes, &Import { height: Some(side), ..settings })
            }
            imported => imported,
        };
        Ok(imported.map_err(|error| refused(&error, &name))?.document)
    }

    fn is_tall(shape: Shape) -> bool {
        shape.rectangle().is_some_and(|(height, width)| height > width)
    }

    /// Prints a note if the image is an animation, of which only the first picture counts.
    pub fn note_animation(bytes: &[u8], name: &str, verbosity: Verbosity) {
        if is_animation(bytes) {
            verbosity.note(message!("note-animation", name = name));
        }
    }

    /// Prints a note if the opacity of the image became its ink.
    pub fn note_opacity<'a>(
        mut images: impl Iterator<Item = &'a Imported>,
        name: &str,
        verbosity: Verbosity,
    ) {
        if images.any(|image| image.is_from_opacity) {
            verbosity.note(message!("note-opacity", name = name));
        }
    }

    /// Reads the bytes of an image; `file#3` is a page of a PDF, which is drawn.
    pub fn bytes(path: &Path) -> anyhow::Result<Vec<u8>> {
        let address = Address::of(path);
        let bytes = input::bytes(&address.path, MAX_BYTES as u64)?;
        refuse_long(&bytes, &paths::name(&address.path))?;
        #[cfg(feature = "pdf")]
        if is_pdf(&bytes) {
            let (page, count) = page(bytes, address.number.unwrap_or(1))
                .map_err(|error| refused(&error, &address.name()))?;
            let page = page.filter(|_| count == 1 || address.number.is_some());
            let name = paths::name(&address.path);
            let help = message!("help-say-first", first = format!("{name}#1"));
            let message = message!("file-pages", name = name, count = count);
            return page.ok_or_else(|| CliError::with_help(Exit::BadInput, message, help));
        }
        match address.number {
            // Only documents have pages: the number is part of a name.
            Some(_) if !bytes.starts_with(b"%PDF-") => input::bytes(path, MAX_BYTES as u64),
            _ => Ok(bytes),
        }
    }

    fn refuse_long(bytes: &[u8], name: &str) -> anyhow::Result<()> {
        if bytes.len() <= MAX_BYTES {
            return Ok(());
        }
        let message = about(name, message!("image-bytes", megabytes = MAX_BYTES >> 20));
        Err(CliError::with_help(Exit::BadInput, message, "help-save-smaller"))
    }

    fn import_options(command: &Convert) -> Import {
        let imaging = &command.imaging;
        let tone = match (imaging.colors, imaging.threshold) {
            (Some(count), _) => Tone::Colors(count),
            _ if imaging.edges => Tone::Edges,
            _ if imaging.dither => Tone::Dither,
            (None, Some(Limit::Level(level))) => Tone::Threshold(level),
            (None, Some(Limit::Local)) => Tone::Local,
            (None, Some(Limit::Otsu)) => Tone::Otsu,
            (None, None) => Tone::Sketch,
        };
        let &Imaging { width, height, frame, focus, .. } = imaging;
        let (crop, invert) = (command.edits.crop, command.edits.invert);
        Import { width, height, tone, frame, crop, focus, invert }
    }

    /// The error for an image that becomes no puzzle, with help for `convert` if there is any.
    pub fn refused(error: &ImportError, name: &str) -> anyhow::Error {
        with_help(error, name, "help-image-blank")
    }

    /// As [`refused`], with help for `make`, which has other options.
    pub fn unmade(error: &ImportError, name: &str) -> anyhow::Error {
        with_help(error, name, "help-make-blank")
    }

    fn with_help(error: &ImportError, name: &str, blank: &'static str) -> anyhow::Error {
        let (exit, help) = match error {
            ImportError::Large(..) => (Exit::BadInput, Some("help-save-smaller")),
            ImportError::Side(_) => (Exit::Usage, Some("help-both-sides")),
            ImportError::Thin(..) => (Exit::BadInput, Some("help-image-thin")),
            ImportError::Page => (Exit::BadInput, Some("help-page")),
            ImportError::Frame(..) => (Exit::Usage, None),
            ImportError::Stopped => (Exit::undecided(), None),
            ImportError::Blank => (Exit::BadInput, Some(blank)),
            ImportError::Puzzle(_) | ImportError::Document(_) => (Exit::Defect, None),
            _ => (Exit::BadInput, None),
        };
        let message = about(name, error.message());
        match help {
            None => CliError::error(exit, message),
            Some(help) => CliError::with_help(exit, message, help),
        }
    }
}

#[cfg(not(feature = "image"))]
const MAX_BYTES: usize = format::MAX_BYTES;

#[cfg(all(feature = "print", not(feature = "image")))]
pub fn mosaic(address: &Address, _: &[u8]) -> anyhow::Result<Document> {
    Err(absent(&address.name()))
}

#[cfg(not(feature = "image"))]
pub fn puzzle_of_image(
    _: &Convert,
    address: &Address,
    _: &[u8],
    _: Verbosity,
) -> anyhow::Result<LoadedPuzzle> {
    Err(absent(&address.name()))
}

/// The error for an image in a build without the feature `image`.
#[cfg(not(feature = "image"))]
pub fn absent(name: &str) -> anyhow::Error {
    let message = message!("image-not-built", name = name);
    CliError::with_help(Exit::Usage, message, "help-build-image")
}
