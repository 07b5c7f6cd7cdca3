//! Refusals of requests, with their HTTP status.
//!
//! In: errors. Out: statuses and JSON. Invariants: every refusal has a kind and a message; the
//! kind determines the status.

use super::Answer;
#[cfg(feature = "certificate")]
use crate::certificate::CertificateError;
use crate::format::ReadError;
use crate::language::Language;
use crate::message::{Message, message};
use crate::report::{Failure, Kind};
use crate::solver::EngineError;
use serde::Serialize;
use std::fmt::{Display, Formatter};

/// Why a request has no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(Failure);

/// A value as JSON.
pub(super) fn json<T: Serialize>(value: &T) -> Result<String, Refusal> {
    serde_json::to_string(value).map_err(Refusal::defect)
}

impl Refusal {
    /// A refusal in English, without a full stop: for those who write programs.
    pub fn new(kind: Kind, message: impl Into<String>) -> Refusal {
        Refusal(Failure::new(kind, message))
    }

    /// A refusal that a user of the page may see.
    pub fn of(kind: Kind, message: impl Into<Message>) -> Refusal {
        Refusal(Failure::of(kind, message.into()))
    }

    /// The refusal in another language, as far as it is a message.
    pub(super) fn translated(mut self, language: Language) -> Refusal {
        if language != Language::English {
            self.0.translate(language.catalog());
        }
        self
    }

    /// The request has invalid parameters or contents.
    pub(super) fn bad(message: impl Display) -> Refusal {
        Refusal::new(Kind::Question, message.to_string())
    }

    /// A defect of this program.
    pub(super) fn defect(message: impl Display) -> Refusal {
        Refusal::new(Kind::Defect, message.to_string())
    }

    /// The server is overloaded.
    pub fn busy() -> Refusal {
        Refusal::of(Kind::Busy, "refused-busy")
    }

    /// The path does not exist.
    pub fn nothing_here() -> Refusal {
        Refusal::new(Kind::NotFound, "there is nothing here")
    }

    /// The body is longer than `limit` bytes.
    pub fn too_many_bytes(limit: usize) -> Refusal {
        Refusal::of(Kind::TooLarge, message!("refused-bytes", count = limit))
    }

    /// The HTTP status.
    pub fn status(&self) -> u16 {
        match self.0.kind {
            Kind::Forbidden => 403,
            Kind::NotFound => 404,
            Kind::Method => 405,
            Kind::Slow => 408,
            Kind::TooLarge => 413,
            Kind::File | Kind::Question => 422,
            Kind::System | Kind::Defect => 500,
            Kind::Busy => 503,
        }
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Answer {
        // A failure has only numbers and strings, so serializing it cannot fail.
        let text = serde_json::to_string(&refusal.0).unwrap_or_else(|error| error.to_string());
        Answer { status: refusal.status(), text }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        refusal.0
    }
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Refusal {
        Refusal((&error).into())
    }
}

impl From<EngineError> for Refusal {
    fn from(error: EngineError) -> Refusal {
        let kind = if error.is_defect() { Kind::Defect } else { Kind::System };
        Refusal::new(kind, error.to_string())
    }
}

#[cfg(feature = "certificate")]
impl From<CertificateError> for Refusal {
    fn from(error: CertificateError) -> Refusal {
        match error {
            error if error.is_defect() => Refusal::defect(error),
            error => Refusal::new(Kind::System, error.to_string()),
        }
    }
}
