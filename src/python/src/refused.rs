//! Failures as Python exceptions.

use nonosat_engine::certificate::CertificateError;
use nonosat_engine::solver::EngineError;
use nonosat_files::ReadError;
use nonosat_service::api::Refusal;
use nonosat_service::report::{Failure, Kind};
use nonosat_words::Catalog;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;

mod python {
    pyo3::import_exception!(nonosat._errors, BadPuzzle);
    pyo3::import_exception!(nonosat._errors, Defect);
    pyo3::import_exception!(nonosat._errors, Undecided);
}

/// Pictures as rows of letters.
pub type Pictures = Vec<Vec<String>>;

/// Why a call has no result.
pub enum Refused {
    /// The arguments are wrong, or nonosat has a defect.
    Failure(Failure),
    /// A limit was reached: a description in words, and the pictures found before.
    Undecided(String, Pictures),
}

impl Refused {
    /// A failure, in the language of the catalog.
    pub fn failure(mut failure: Failure, catalog: &Catalog) -> Refused {
        failure.translate(catalog);
        Refused::Failure(failure)
    }

    /// The arguments are wrong.
    pub fn question(error: impl Into<String>) -> Refused {
        Refused::Failure(Failure::new(Kind::Question, error))
    }

    /// A defect of nonosat.
    pub fn defect(error: impl Into<String>) -> Refused {
        Refused::Failure(Failure::new(Kind::Defect, error))
    }

    /// Converts to a Python exception.
    pub fn raised(self, py: Python<'_>) -> PyErr {
        match self {
            Refused::Undecided(words, pictures) => python::Undecided::new_err((words, pictures)),
            Refused::Failure(Failure { error, kind, problems, .. }) => match kind {
                Kind::File => match as_objects(py, &problems) {
                    Ok(problems) => python::BadPuzzle::new_err((error, problems)),
                    Err(error) => error,
                },
                Kind::System => PyOSError::new_err(error),
                Kind::Defect => python::Defect::new_err(error),
                _ => PyValueError::new_err(error),
            },
        }
    }
}

/// Converts to Python objects by way of JSON.
fn as_objects(py: Python<'_>, value: &impl serde::Serialize) -> PyResult<Py<PyAny>> {
    let json =
        serde_json::to_string(value).map_err(|error| python::Defect::new_err(error.to_string()))?;
    Ok(py.import("json")?.call_method1("loads", (json,))?.unbind())
}

impl From<ReadError> for Refused {
    fn from(error: ReadError) -> Refused {
        Refused::Failure(Failure::from(&error))
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Failure(refusal.into())
    }
}

impl From<EngineError> for Refused {
    fn from(error: EngineError) -> Refused {
        Refused::defect(error.to_string())
    }
}

impl From<CertificateError> for Refused {
    fn from(error: CertificateError) -> Refused {
        Refused::defect(error.to_string())
    }
}

impl From<serde_json::Error> for Refused {
    fn from(error: serde_json::Error) -> Refused {
        Refused::defect(error.to_string())
    }
}
