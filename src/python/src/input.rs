//! A puzzle that Python passes: text or bytes, and optionally the name of its format and the
//! language of the messages about it.

use crate::refused::Refused;
use nonosat_board::document::Document;
use nonosat_files as format;
use nonosat_files::{Format, ReadError, Unclear};
use nonosat_service::report::Failure;
use nonosat_words::{Catalog, Language};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

/// A puzzle as Python passed it. It is a copy, since it is read while Python threads run.
pub struct PuzzleInput {
    bytes: Vec<u8>,
    format: Option<String>,
    lang: Option<String>,
}

impl PuzzleInput {
    /// Copies a puzzle from Python.
    ///
    /// # Errors
    /// `TypeError` if it is neither `str` nor `bytes`.
    pub fn of(
        puzzle: &Bound<'_, PyAny>,
        format: Option<String>,
        lang: Option<String>,
    ) -> PyResult<PuzzleInput> {
        let bytes = if let Ok(text) = puzzle.cast::<PyString>() {
            text.to_string_lossy().as_bytes().to_vec()
        } else if let Ok(bytes) = puzzle.cast::<PyBytes>() {
            bytes.as_bytes().to_vec()
        } else {
            let name = puzzle.get_type().name()?;
            return Err(PyTypeError::new_err(format!("a puzzle is str or bytes, not {name}")));
        };
        Ok(PuzzleInput { bytes, format, lang })
    }

    fn format(&self) -> Result<Option<Format>, Refused> {
        self.format.as_deref().map(format_named).transpose()
    }

    /// The catalog of the language; the English one if none is named.
    pub fn catalog(&self) -> Result<&'static Catalog, Refused> {
        language_named(self.lang.as_deref()).map(Language::catalog)
    }

    /// The refusal of a file, in the language.
    pub fn refused(&self, error: &ReadError) -> Refused {
        match self.catalog() {
            Ok(catalog) => {
                let mut failure = Failure::from(error);
                failure.translate(catalog);
                Refused::Failure(failure)
            }
            Err(refused) => refused,
        }
    }

    /// Reads the puzzle.
    pub fn read(&self) -> Result<Document, Refused> {
        self.catalog()?;
        format::read(&self.bytes, self.format()?).map_err(|error| self.refused(&error))
    }

    /// Reads the puzzle; if the format is ambiguous, also returns the other readings.
    pub fn read_unclear(&self) -> Result<(Document, Option<Unclear>), Refused> {
        self.catalog()?;
        format::read_unclear(&self.bytes, self.format()?).map_err(|error| self.refused(&error))
    }
}

/// The language with this code; English if there is none.
fn language_named(code: Option<&str>) -> Result<Language, Refused> {
    let Some(code) = code else { return Ok(Language::English) };
    Language::named(code).ok_or_else(|| {
        let known = Language::ALL.map(Language::code).join(", ");
        Refused::question(format!("no language {code}, expected one of {known}"))
    })
}

/// The format with this name or file ending.
pub fn format_named(word: &str) -> Result<Format, Refused> {
    Format::from_word(word).ok_or_else(|| Refused::question(format!("no format is called {word}")))
}
