//! Builds the OpenAPI description of the API.
//!
//! Invariants: `openapi.json` only refers to puzzles and reports; `docs/*.schema.json` define them.

use super::Refusal;
use serde_json::Value;

const OPENAPI: &str = include_str!("openapi.json");
const PUZZLE: &str = include_str!("../../docs/puzzle.schema.json");
const REPORT: &str = include_str!("../../docs/report.schema.json");

/// `GET /api/openapi.json`.
pub(super) fn openapi() -> Result<String, Refusal> {
    merged_schemas().map_err(Refusal::defect)
}

fn merged_schemas() -> serde_json::Result<String> {
    let mut api: Value = serde_json::from_str(OPENAPI)?;
    let schemas = &mut api["components"]["schemas"];
    schemas["Puzzle"] = serde_json::from_str(PUZZLE)?;
    let report = REPORT.replace("#/$defs/", "#/components/schemas/");
    let mut report: Value = serde_json::from_str(&report)?;
    if let Value::Object(parts) = report["$defs"].take() {
        parts.into_iter().for_each(|(name, part)| schemas[name] = part);
    }
    serde_json::to_string_pretty(&api)
}
