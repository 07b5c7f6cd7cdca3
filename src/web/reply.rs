//! What the API answers, and how it refuses.
//!
//! In: values. Out: HTTP responses. Holds: every refusal is JSON with a message.

use crate::format::{Format, Hint, Problem, ReadError};
use crate::pipeline::{Options, PipelineError};
use axum::body::Bytes;
use axum::extract::Query;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error;

/// What a request brings to whoever answers it.
pub(super) struct Question {
    pub body: Bytes,
    pub uri: Uri,
    /// How to decide, and for how long.
    pub options: Options,
}

impl Question {
    /// The query behind the path.
    pub fn query<T: DeserializeOwned>(&self) -> Result<T, Refusal> {
        let query = Query::try_from_uri(&self.uri);
        let wrong = |error: &dyn Error| format!("the query is wrong: {error}");
        query.map(|Query(found)| found).map_err(|error| match error.source() {
            Some(cause) => Refusal::bad(wrong(cause)),
            None => Refusal::bad(wrong(&error)),
        })
    }
}

/// JSON, or a refusal.
pub(super) type Answer = Result<String, Refusal>;

/// A value as JSON.
pub(super) fn json<T: Serialize>(value: &T) -> Answer {
    serde_json::to_string(value).map_err(|error| Refusal::defect(error.to_string()))
}

/// Why there is no answer.
#[derive(Debug)]
pub(super) struct Refusal {
    status: StatusCode,
    message: String,
    problems: Vec<Place>,
}

/// Something wrong in what was sent.
#[derive(Debug, Serialize)]
pub(super) struct Place {
    /// From 1.
    line: usize,
    /// From 1, in characters.
    column: usize,
    message: String,
    expected: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<HintJson>,
}

/// How to mend it; the page words it.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum HintJson {
    /// About what was sent, in words.
    Text { text: String },
    /// Say which format it is: one of these, or any if there are none.
    Format { formats: Vec<&'static str> },
    /// There are several puzzles where one is wanted.
    Several,
    /// It is an image of which a puzzle can be made.
    Image,
    /// It is an image of a kind that has to become another one first.
    Convert,
}

impl HintJson {
    fn of(hint: &Hint) -> HintJson {
        match hint {
            Hint::Text(text) => HintJson::Text { text: text.clone() },
            Hint::SayFormat(formats) => {
                HintJson::Format { formats: formats.iter().copied().map(Format::name).collect() }
            }
            Hint::OneOfSeveral => HintJson::Several,
            Hint::MakeFromImage => HintJson::Image,
            Hint::ConvertImage => HintJson::Convert,
        }
    }
}

#[derive(Serialize)]
struct Body<'a> {
    error: &'a str,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    problems: &'a [Place],
}

impl Refusal {
    pub fn new(status: StatusCode, message: impl Into<String>) -> Refusal {
        Refusal { status, message: message.into(), problems: Vec::new() }
    }

    /// What was sent is not what was wanted.
    pub fn bad(message: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message)
    }

    /// Too much is going on.
    pub fn busy() -> Refusal {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "too many requests at once; try again")
    }

    /// A defect of this program.
    pub fn defect(message: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, message)
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Refusal {
        let place = |problem: &Problem| {
            let (line, column) = error.place(problem);
            let Problem { message, expected, hint, .. } = problem.clone();
            let hint = hint.as_ref().map(HintJson::of);
            Place { line, column, message, expected, hint }
        };
        let problems = error.problems().iter().map(place).collect();
        Refusal { problems, ..Refusal::bad(error.to_string()) }
    }
}

impl From<PipelineError> for Refusal {
    fn from(error: PipelineError) -> Refusal {
        match error {
            PipelineError::Encode(error) => Refusal::bad(error.to_string()),
            error => Refusal::defect(error.to_string()),
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let body = Body { error: &self.message, problems: &self.problems };
        let body = serde_json::to_string(&body).unwrap_or_default();
        let mut response = as_json(self.status, body);
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}

/// A response of this JSON.
pub(super) fn as_json(status: StatusCode, body: String) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}
