//! Refusals as data: what kind of thing is wrong, in words, and where.
//!
//! In: errors of readers. Out: [`Failure`]. Invariants: who words a refusal anew, or offers a way
//! out, needs its kind and its fields; nobody has to read English.

use crate::format::{Advice, Fault, Format, Problem, ReadError};
use serde::Serialize;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Failure {
    /// In English, without a full stop.
    pub error: String,
    /// What kind of thing is wrong.
    pub kind: Kind,
    /// What is wrong with a file, and where.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub problems: Vec<Place>,
}

/// What kind of thing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Kind {
    /// A file is not what it should be; there are problems with their places.
    File,
    /// What was asked cannot be answered as it was asked.
    Question,
    /// Something is larger than it may be.
    TooLarge,
    /// Too much is going on; the same question may be answered later.
    Busy,
    /// What was sent came too slowly.
    Slow,
    /// Whoever asks may not.
    Forbidden,
    /// There is nothing of this name.
    NotFound,
    /// It is to be asked in another way, as with POST instead of GET.
    Method,
    /// The system could not do it: a file, a process, a solver from outside.
    System,
    /// A defect of this program.
    Defect,
}

/// Something wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Place {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// How many characters are meant.
    pub length: usize,
    /// What was found, without a full stop.
    pub message: String,
    /// What was expected there.
    pub expected: String,
    /// How to mend it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<Suggestion>,
    /// What kind of thing is wrong, if it is a usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
}

/// How to mend what is wrong. What commands and menus are called, each shell says itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[non_exhaustive]
pub enum Suggestion {
    /// About the file itself.
    Text {
        /// In English, without a full stop.
        text: String,
    },
    /// To be told which format it is.
    Format {
        /// One of these; if there are none, any.
        formats: Vec<&'static str>,
    },
    /// To be told which of several puzzles is meant.
    Several,
    /// It is an image, of which a puzzle can be made.
    Image,
    /// It is an image of a kind that has to become another one first.
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
