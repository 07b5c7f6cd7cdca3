//! Parses JSON and rewords the parser's errors.
//!
//! In: a text and a description of the expected object. Out: data, or the first problem.
//! Invariants: no other file rewords errors of the JSON parser.

use crate::message::{Message, message};
use crate::text::{Problem, found, shown};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::ops::Range;

/// Longer texts are cut in messages, in bytes.
const MAX_QUOTED: usize = 100;

/// What is expected where an error names nothing.
const WANTED_JSON: &str = "want-json";

/// Parses a text as a JSON object. `expected` describes the object.
pub(crate) fn object<'a, T: Deserialize<'a>>(
    text: &'a str,
    expected: Message,
) -> Result<T, Problem> {
    let trimmed = text.trim();
    if !trimmed.starts_with('{') {
        // The parser also accepts lists for structs; they are refused here.
        let start = text.len() - text.trim_start().len();
        let message = match trimmed.chars().next() {
            None => message!("problem-found-nothing"),
            Some('[') => message!("problem-found-list"),
            Some(_) => found(trimmed),
        };
        return Err(Problem::new(start..start + 1, message, expected));
    }
    serde_json::from_str(text).map_err(|error| problem_of(text, &error))
}

/// Parses a text as JSON, and keeps nothing of it.
pub(crate) fn whole(text: &str) -> Result<(), Problem> {
    let parsed = serde_json::from_str(text).map(|IgnoredAny| ());
    parsed.map_err(|error| problem_of(text, &error))
}

/// The place of `part`, which must be a slice of `text`.
pub(crate) fn span(text: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr() as usize - text.as_ptr() as usize;
    start..start + part.len()
}

/// The problem for an error of the parser.
fn problem_of(text: &str, error: &serde_json::Error) -> Problem {
    let start = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len);
    let at = start.sum::<usize>() + error.column().saturating_sub(1);
    let error = error.to_string();
    let field = error.strip_prefix("unknown field `").and_then(|rest| rest.split_once('`'));
    let place = field.and_then(|(name, _)| name_before(text, at, name)).unwrap_or(at..at + 1);
    let error = error.rsplit_once(" at line ").map_or(&*error, |(message, _)| message);
    let (message, expected) = match error.rsplit_once(", expected ") {
        Some((found, expected)) => (problem(found), expected_words(expected)),
        None => match error.strip_prefix("expected ") {
            Some(expected) => (sign(text, at), expected_words(expected)),
            None => (problem(error), WANTED_JSON.into()),
        },
    };
    Problem::new(place, message, expected)
}

/// The place of the last field of this name that ends before an offset or there.
fn name_before(text: &str, at: usize, name: &str) -> Option<Range<usize>> {
    let quoted = format!("\"{name}\"");
    let is_field = |start: &usize| text[start + quoted.len()..].trim_start().starts_with(':');
    let mut places = text.get(..=at)?.rmatch_indices(&*quoted).map(|(start, _)| start);
    places.find(is_field).map(|start| start..start + quoted.len())
}

/// The message for an unexpected character at this offset.
fn sign(text: &str, at: usize) -> Message {
    let sign = text.get(at..).and_then(|rest| rest.chars().next());
    sign.map_or("problem-text-ends".into(), |sign| message!("problem-found", found = sign))
}

/// Rewords what the parser found.
fn problem(found: &str) -> Message {
    if found.starts_with("EOF") {
        return message!("problem-text-ends");
    }
    if let Some(field) = found.strip_prefix("missing field ") {
        return message!("problem-missing", name = field.trim_matches('`'));
    }
    if let Some(count) = found.strip_prefix("invalid length ") {
        return message!("problem-found-list-of", count = count);
    }
    let kinds = ["invalid type: ", "invalid value: "];
    let Some(value) = kinds.into_iter().find_map(|kind| found.strip_prefix(kind)) else {
        return Message::plain(found);
    };
    match (value, value.find(['`', '"'])) {
        // The parser quotes the whole text.
        (_, Some(quoted)) if value.len() > MAX_QUOTED => {
            message!("problem-found-plain", found = shown(&value[quoted..]))
        }
        ("sequence", _) => message!("problem-found-list"),
        ("map", _) => message!("problem-found-object"),
        (_, Some(quoted)) => message!("problem-found-plain", found = &value[quoted..]),
        _ => message!("problem-found-plain", found = value),
    }
}

/// Rewords what the parser expected.
fn expected_words(expected: &str) -> Message {
    match expected {
        "a sequence" => message!("want-json-list"),
        "a string" | "a borrowed string" => message!("want-json-text"),
        "u32" | "usize" => message!("want-json-number"),
        "value" => WANTED_JSON.into(),
        other => Message::plain(other),
    }
}
