//! What is asked about: a puzzle as text or bytes, and the name of its format if that was told.

use crate::refused::Refused;
use nonosat::Document;
use nonosat::format::{self, Format, Unclear};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

/// A puzzle as it was handed over. It is copied, since it is read while Python goes on.
pub struct PuzzleInput {
    bytes: Vec<u8>,
    format: Option<String>,
}

impl PuzzleInput {
    /// Takes what was handed over.
    pub fn of(puzzle: &Bound<'_, PyAny>, format: Option<String>) -> PyResult<PuzzleInput> {
        let bytes = if let Ok(text) = puzzle.cast::<PyString>() {
            text.to_string_lossy().as_bytes().to_vec()
        } else if let Ok(bytes) = puzzle.cast::<PyBytes>() {
            bytes.as_bytes().to_vec()
        } else {
            let name = puzzle.get_type().name()?;
            return Err(PyTypeError::new_err(format!("a puzzle is str or bytes, not {name}")));
        };
        Ok(PuzzleInput { bytes, format })
    }

    fn format(&self) -> Result<Option<Format>, Refused> {
        self.format.as_deref().map(format_named).transpose()
    }

    /// The puzzle.
    pub fn read(&self) -> Result<Document, Refused> {
        Ok(format::read(&self.bytes, self.format()?)?)
    }

    /// The puzzle, and what else it could be if the text does not tell the format.
    pub fn read_unclear(&self) -> Result<(Document, Option<Unclear>), Refused> {
        Ok(format::read_unclear(&self.bytes, self.format()?)?)
    }
}

/// The format of a name or an ending.
pub fn format_named(word: &str) -> Result<Format, Refused> {
    Format::from_word(word).ok_or_else(|| Refused::question(format!("no format is called {word}")))
}
