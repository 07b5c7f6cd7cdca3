//! The OpenAPI description of the API.
//!
//! Invariants: `openapi.json` is generated from the types of requests and answers;
//! `tests/described.rs` refuses a stale one.

use super::Refusal;

const OPENAPI: &str = include_str!("openapi.json");

/// `GET /api/openapi.json`.
pub(super) fn openapi() -> Result<String, Refusal> {
    Ok(OPENAPI.trim_end().to_owned())
}
