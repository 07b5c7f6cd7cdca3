//! Names the letters that a font lacks, before anything is drawn.
//!
//! In: texts with their places. Out: an error. Invariants: each letter is named once, with the
//! first place that needs it.

use crate::app::Exit;
use crate::app::failure::CliError;
use crate::app::words::shown;
use crate::cli::output::font_file::Font;
use nonosat_board::message::{Argument, Message, message};
use std::collections::BTreeMap;

/// Most letters that an error names.
const MOST_NAMED: usize = 8;
/// What the user can do about missing letters.
/// The letters that a font lacks, each with the first place that needs it.
#[derive(Default)]
pub struct MissingLetters(BTreeMap<char, Argument>);

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
        let named = |(letter, place): (&char, &Argument)| {
            let sign = shown(&letter.to_string());
            let code = format!("U+{:04X}", u32::from(*letter));
            message!("font-letter", sign = sign, code = code, place = place.clone())
        };
        let letters = self.0.iter().take(MOST_NAMED).map(named);
        let letters = Message::joined("list-comma", letters);
        let message = match self.0.len().saturating_sub(MOST_NAMED) {
            0 => message!("font-letters", letters = letters),
            more => message!("font-letters-more", letters = letters, count = more),
        };
        CliError::with_help(Exit::Usage, message, "help-font-letters")
    }
}
