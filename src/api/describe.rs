//! The description of the questions, for programs.
//!
//! Invariants: `openapi.json` says of puzzles and reports only where they occur; what they are say
//! their own schemas.

use super::Refusal;
use serde_json::Value;

const OPENAPI: &str = include_str!("openapi.json");
const PUZZLE: &str = include_str!("../../docs/puzzle.schema.json");
const REPORT: &str = include_str!("../../docs/report.schema.json");

/// `GET /api/openapi.json`.
pub(super) fn openapi() -> Result<String, Refusal> {
    described().map_err(|error| Refusal::defect(error.to_string()))
}

fn described() -> serde_json::Result<String> {
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
