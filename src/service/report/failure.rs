//! Failures as data: kind, message, and the places in a file.
//!
//! In: errors of readers, messages. Out: [`Failure`]. Invariants: kind and fields suffice to suggest
//! a remedy; no caller has to parse the words.

use crate::format::{Advice, Fault, Format, Problem, ReadError, problem_at};
use crate::language::{Catalog, english};
use crate::message::{Message, message};
use serde::Serialize;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Failure {
    /// In words, without a full stop; in English unless [`Failure::translate`] changed it.
    pub error: String,
    /// The words as data; absent where `problems` have them, and where they are always in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<Message>,
    /// The kind of failure.
    pub kind: Kind,
    /// The problems of a file, with their places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub problems: Vec<Place>,
}

/// The kind of a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FailureKind"))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Problem"))]
#[non_exhaustive]
pub struct Place {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// The number of characters that the problem spans.
    pub length: usize,
    /// What was found, in words, without a full stop.
    pub message: String,
    /// What was expected there, in words.
    pub expected: String,
    /// The words as data.
    pub messages: PlaceMessages,
    /// How to fix it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<Suggestion>,
    /// The fault in a form to translate, if it is a common one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
}

/// A problem as messages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ProblemMessages"))]
#[non_exhaustive]
pub struct PlaceMessages {
    /// What was found.
    pub problem: Message,
    /// What was expected there.
    pub expected: Message,
    /// How to fix it, if the file has to be edited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<Message>,
}

/// How to fix a problem. Each front end names its own commands and menus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
#[non_exhaustive]
pub enum Suggestion {
    /// Edit the file.
    Text {
        /// In words, without a full stop.
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
    /// A failure without places, in English alone.
    pub fn new(kind: Kind, error: impl Into<String>) -> Failure {
        Failure { error: error.into(), message: None, kind, problems: Vec::new() }
    }

    /// A failure without places.
    pub fn of(kind: Kind, message: Message) -> Failure {
        Failure { message: Some(message.clone()), ..Failure::new(kind, english(&message)) }
    }

    /// Puts the words in another language, as far as they are messages.
    pub fn translate(&mut self, catalog: &Catalog) {
        self.problems.iter_mut().for_each(|place| place.translate(catalog));
        let message = self.message.clone().or_else(|| Place::message(&self.problems));
        if let Some(message) = message {
            self.error = catalog.words(&message);
        }
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
            let words = match &advice {
                Some(Advice::Text(words)) => Some(words.clone()),
                _ => None,
            };
            let hint = advice.map(Suggestion::from);
            let (found, wanted) = (english(&message), english(&expected));
            let messages = PlaceMessages { problem: message, expected, advice: words };
            Place { line, column, length, message: found, expected: wanted, messages, hint, fault }
        };
        error.problems().iter().map(place).collect()
    }

    fn translate(&mut self, catalog: &Catalog) {
        self.message = catalog.words(&self.messages.problem);
        self.expected = catalog.words(&self.messages.expected);
        if let (Some(Suggestion::Text { text }), Some(advice)) =
            (&mut self.hint, &self.messages.advice)
        {
            *text = catalog.words(advice);
        }
    }

    /// All problems of a file as one message; `None` if there are none.
    fn message(places: &[Place]) -> Option<Message> {
        let words = places.iter().map(|place| {
            let PlaceMessages { problem, expected, .. } = &place.messages;
            problem_at((place.line, place.column), problem, expected)
        });
        words.reduce(|first, second| message!("problem-list", first = first, second = second))
    }
}

impl From<Advice> for Suggestion {
    fn from(advice: Advice) -> Suggestion {
        match advice {
            Advice::Text(message) => Suggestion::Text { text: english(&message) },
            Advice::NameFormat(formats) => {
                Suggestion::Format { formats: formats.into_iter().map(Format::name).collect() }
            }
            Advice::OneOfSeveral => Suggestion::Several,
            Advice::MakeFromImage => Suggestion::Image,
            Advice::ConvertImage => Suggestion::Convert,
        }
    }
}
