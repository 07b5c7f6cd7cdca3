//! What a call from Python asks about, and the way of all calls: read, work, answer.
//!
//! In: the bytes of a puzzle or of an image, and what all calls can be told: the format, the language
//! of the words, a time limit, a function for progress. Out: the answer of the work.
//! Invariants: the bytes are a copy, since they are read while Python threads run.

use crate::interrupt::run;
use crate::refused::Refused;
use nonosat_board::document::Document;
use nonosat_board::puzzle::Puzzle;
use nonosat_engine::solver::{Limit, Options};
use nonosat_files as format;
use nonosat_files::{Format, Loss, ReadError, Unclear};
use nonosat_sat::budget::Budget;
use nonosat_service::report::Failure;
use nonosat_words::{Catalog, Language};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

/// What a call asks about, as Python passed it.
#[pyclass(frozen)]
pub struct Question {
    pub input: Input,
    time_limit: Option<f64>,
    progress: Option<Py<PyAny>>,
}

#[pymethods]
impl Question {
    #[new]
    #[pyo3(signature = (puzzle, format=None, lang=None, time_limit=None, progress=None))]
    fn new(
        puzzle: &Bound<'_, PyAny>,
        format: Option<String>,
        lang: Option<String>,
        time_limit: Option<f64>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Question> {
        let bytes = if let Ok(text) = puzzle.cast::<PyString>() {
            text.to_string_lossy().as_bytes().to_vec()
        } else if let Ok(bytes) = puzzle.cast::<PyBytes>() {
            bytes.as_bytes().to_vec()
        } else {
            let name = puzzle.get_type().name()?;
            return Err(PyTypeError::new_err(format!("expected str or bytes, not {name}")));
        };
        Ok(Question { input: Input { bytes, format, lang }, time_limit, progress })
    }
}

impl Question {
    /// Does work within the time limit. Other Python threads go on, Ctrl-C ends it.
    pub fn work<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(Budget) -> Result<T, Refused> + Send,
    ) -> PyResult<T> {
        run(py, self.time_limit, self.progress.as_ref(), work)
    }

    /// Reads the puzzle and works on it.
    pub fn answer<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(Subject) -> Result<T, Refused> + Send,
    ) -> PyResult<T> {
        self.work(py, |budget| {
            let catalog = self.input.catalog()?;
            let options = Options::default().within(budget);
            work(Subject { document: self.input.read()?, options, catalog })
        })
    }
}

/// A puzzle that was read, and how to answer.
pub struct Subject {
    pub document: Document,
    pub options: Options,
    pub catalog: &'static Catalog,
}

impl Subject {
    pub fn puzzle(&self) -> &Puzzle {
        self.document.puzzle()
    }

    pub fn budget(&self) -> &Budget {
        &self.options.budget
    }

    /// The end of work that reached a limit, with the pictures found before.
    pub fn undecided(&self, limit: &Limit, pictures: Vec<Vec<String>>) -> Refused {
        Refused::Undecided(self.catalog.words(&limit.message(self.puzzle())), pictures)
    }
}

/// A document as a text that keeps everything.
pub fn text(document: &Document) -> Result<String, Refused> {
    let written = format::write(document, Format::Clues, Loss::default());
    written.map(|written| written.text).map_err(|error| Refused::defect(error.to_string()))
}

/// The bytes of a puzzle or of an image, and how to read them.
#[derive(Clone)]
pub struct Input {
    pub bytes: Vec<u8>,
    format: Option<String>,
    lang: Option<String>,
}

impl Input {
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
            Ok(catalog) => Refused::failure(Failure::from(error), catalog),
            Err(refused) => refused,
        }
    }

    /// Reads the puzzle.
    fn read(&self) -> Result<Document, Refused> {
        format::read(&self.bytes, self.format()?).map_err(|error| self.refused(&error))
    }

    /// Reads the puzzle; if the format is ambiguous, also returns the other readings.
    pub fn read_unclear(&self) -> Result<(Document, Option<Unclear>), Refused> {
        self.catalog()?;
        format::read_unclear(&self.bytes, self.format()?).map_err(|error| self.refused(&error))
    }
}

/// The language with this code; English if there is none.
pub fn language_named(code: Option<&str>) -> Result<Language, Refused> {
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
