//! Reads the font of `--font`.
//!
//! In: a path. Out: a font. Invariants: at most `MAX_BYTES` are read. Without the feature
//! `print` nothing is drawn with a font, and no letter is missing.

use crate::app::Exit;
use crate::app::failure::{CliError, about};
use crate::app::input;
#[cfg(feature = "print")]
use crate::app::language;
use crate::app::paths::name;
use nonosat_board::message::{Message, message};
#[cfg(feature = "print")]
pub use nonosat_studio::drawing::Font;
use std::path::Path;

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
pub fn read(path: Option<&Path>) -> anyhow::Result<Font> {
    let Some(path) = path else { return Ok(Font::default()) };
    let refused =
        |why: Message| CliError::with_help(Exit::BadInput, about(name(path), why), "help-font");
    if path.is_dir() {
        return Err(refused("font-folder".into()));
    }
    let bytes = input::bytes(path, MAX_BYTES)?;
    match bytes.len() as u64 {
        0 => Err(refused("font-empty".into())),
        size if size > MAX_BYTES => {
            Err(refused(message!("font-bytes", mebibytes = MAX_BYTES >> 20)))
        }
        _ => parsed(bytes).map_err(refused),
    }
}

#[cfg(feature = "print")]
fn parsed(bytes: Vec<u8>) -> Result<Font, Message> {
    // The one font of a run is needed until its end.
    Font::read(bytes.leak(), language::language()).map_err(|error| error.message())
}

#[cfg(not(feature = "print"))]
fn parsed(_: Vec<u8>) -> Result<Font, Message> {
    Err(message!("not-built", feature = "print"))
}
