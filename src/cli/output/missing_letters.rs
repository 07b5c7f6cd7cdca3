//! Names the letters that a font lacks, before anything is drawn.
//!
//! In: texts with their places. Out: an error. Invariants: each letter is named once, with the
//! first place that needs it.

use crate::app::Exit;
use crate::app::failure::CliError;
use crate::app::words::shown;
use crate::cli::output::font_file::Font;
use std::collections::BTreeMap;

/// Most letters that an error names.
const MOST_NAMED: usize = 8;
/// What the user can do about missing letters.
const HELP: &str = "give a font that has them: --font FILE. Noto Sans CJK (package fonts-noto-cjk) \
                    has Chinese, Japanese and Korean, other Noto fonts other scripts";

/// The letters that a font lacks, each with the first place that needs it.
#[derive(Default)]
pub struct MissingLetters(BTreeMap<char, String>);

impl MissingLetters {
    /// Adds those of a text.
    pub fn add(&mut self, font: &Font, text: &str, place: &str) {
        self.add_letters(font.missing(text), place);
    }

    /// Adds letters.
    pub fn add_letters(&mut self, letters: impl IntoIterator<Item = char>, place: &str) {
        for letter in letters {
            self.0.entry(letter).or_insert_with(|| place.to_owned());
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
        let named = |(letter, place): (&char, &String)| {
            let sign = shown(&letter.to_string());
            format!("`{sign}` (U+{:04X}, in {place})", u32::from(*letter))
        };
        let first: Vec<String> = self.0.iter().take(MOST_NAMED).map(named).collect();
        let more = match self.0.len().saturating_sub(MOST_NAMED) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let message = format!("the font has no {}{more}", first.join(", "));
        CliError::with_help(Exit::Usage, message, HELP)
    }
}
