//! Reads the font of `--font`, and names the letters that it lacks, before anything is drawn.
//!
//! In: a path; texts with their places. Out: a font; an error. Invariants: at most `MAX_BYTES` are
//! read; each letter is named once, with the first place that needs it. Without the feature `print`
//! nothing is drawn with a font, and no letter is missing.

use crate::app::failure::{CliError, about};
#[cfg(feature = "print")]
use crate::app::language;
use crate::app::paths::name;
#[cfg(feature = "print")]
use crate::app::words::one_line;
use crate::app::{Exit, input};
#[cfg(feature = "print")]
use nonosat_board::message::Argument;
use nonosat_board::message::{Message, message};
#[cfg(feature = "print")]
pub use nonosat_studio::drawing::Font;
#[cfg(feature = "print")]
use std::collections::BTreeMap;
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
