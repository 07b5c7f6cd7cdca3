//! Failures as data: kind, message, and the places in a file.
//!
//! In: errors of readers. Out: [`Failure`]. Invariants: kind and fields suffice to translate a
//! failure or to suggest a remedy; no caller has to parse the English message.

use crate::format::{Advice, Fault, Format, Problem, ReadError};
use serde::Serialize;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Failure {
    /// In English, without a full stop.
    pub error: String,
    /// The kind of failure.
    pub kind: Kind,
    /// The problems of a file, with their places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub problems: Vec<Place>,
}

/// The kind of a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "FailureKind"))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Kind {
    /// A file is malformed; the failure has its problems.
    File,
    /// The request has invalid parameters or contents.
    Question,
    /// The request exceeds a size limit.
    TooLarge,
    /// The server is overloaded; the same request may succeed later.
    Busy,
    /// The client sent its request too slowly.
    Slow,
    /// The client may not send this request.
    Forbidden,
    /// There is nothing of this name.
    NotFound,
    /// The path needs another HTTP method, such as POST instead of GET.
    Method,
    /// The operating system or an external solver failed.
    System,
    /// A defect of this program.
    Defect,
}

/// One problem of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Problem"))]
#[non_exhaustive]
pub struct Place {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// The number of characters that the problem spans.
    pub length: usize,
    /// What was found, without a full stop.
    pub message: String,
    /// What was expected there.
    pub expected: String,
    /// How to fix it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<Suggestion>,
    /// The fault in a form to translate, if it is a common one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
}

/// How to fix a problem. Each front end names its own commands and menus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
#[non_exhaustive]
pub enum Suggestion {
    /// Edit the file.
    Text {
        /// In English, without a full stop.
        text: String,
    },
    /// Name the format of the file.
    Format {
        /// The possible formats; empty if any is.
        formats: Vec<&'static str>,
    },
    /// Choose one of several puzzles.
    Several,
    /// Make a puzzle of the file, which is an image.
    Image,
    /// Convert the file, which is an image, to a supported image format first.
    Convert,
}

impl Failure {
    /// A failure without places.
    pub fn new(kind: Kind, error: impl Into<String>) -> Failure {
        Failure { error: error.into(), kind, problems: Vec::new() }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.error)
    }
}

impl From<&ReadError> for Failure {
    fn from(error: &ReadError) -> Failure {
        Failure { problems: Place::all(error), ..Failure::new(Kind::File, error.to_string()) }
    }
}

impl Place {
    /// The places of all problems of a file.
    pub fn all(error: &ReadError) -> Vec<Place> {
        let place = |problem: &Problem| {
            let (line, column) = error.place(problem);
            let length = error.text()[problem.span.clone()].chars().count();
            let Problem { message, expected, advice, fault, .. } = problem.clone();
            let hint = advice.map(Suggestion::from);
            Place { line, column, length, message, expected, hint, fault }
        };
        error.problems().iter().map(place).collect()
    }
}

impl From<Advice> for Suggestion {
    fn from(advice: Advice) -> Suggestion {
        match advice {
            Advice::Text(text) => Suggestion::Text { text },
            Advice::NameFormat(formats) => {
                Suggestion::Format { formats: formats.into_iter().map(Format::name).collect() }
            }
            Advice::OneOfSeveral => Suggestion::Several,
            Advice::MakeFromImage => Suggestion::Image,
            Advice::ConvertImage => Suggestion::Convert,
        }
    }
}
