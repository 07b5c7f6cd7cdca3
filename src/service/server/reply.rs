//! Converts answers and refusals to HTTP responses.

use crate::api::{Answer, Refusal};
use crate::report::Kind;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// The `Retry-After` header of busy responses.
const RETRY_SECONDS: HeaderValue = HeaderValue::from_static("1");

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let kind = [(header::CONTENT_TYPE, "application/json")];
        let mut response = (status, kind, self.text).into_response();
        if status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(header::RETRY_AFTER, RETRY_SECONDS);
        }
        response
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        Answer::from(self).into_response()
    }
}

pub(super) async fn not_found() -> Refusal {
    Refusal::nothing_here()
}

pub(super) async fn wrong_method() -> Refusal {
    Refusal::new(Kind::Method, "another method is expected; see /api/openapi.json")
}
