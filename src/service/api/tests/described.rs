//! The descriptions that are generated from the types of requests, answers and reports.
//!
//! In: the types. Out: the files of [`files`], which are part of the sources. Invariants: a stale
//! file fails the test; `INSTA_UPDATE=always` renews all.

mod answers;
mod paths;
mod python;
mod table;
mod types;
mod typescript;

use crate::format::PuzzleJson;
use crate::report::{
    AnswerLine, CheckedProof, CountReport, Facts, Failure, FormatFacts, Judged, Place,
    RepairReport, ScanReport, Stats, WalkReport,
};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use std::path::Path;

const RENEW: &str =
    "INSTA_UPDATE=always cargo test --package nonosat-service --all-features described";
/// Most characters of a line of JSON.
const WIDTH: usize = 100;
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// Collects schemas whose references begin with this path.
fn generator(path: &'static str) -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings.with(|settings| settings.definitions_path = path.into()).into_generator()
}

/// The collected definitions.
fn definitions(generator: &mut SchemaGenerator) -> Map<String, Value> {
    let mut all = generator.take_definitions(true);
    all.values_mut().for_each(simplify);
    all
}

/// Makes a schema describe what serde writes, briefly: an absent property is never null; numbers
/// have no widths; descriptions have neither line breaks nor links.
fn simplify(schema: &mut Value) {
    match schema {
        Value::Object(object) => {
            let required = object.get("required").and_then(Value::as_array).cloned();
            if let Some(Value::Object(properties)) = object.get_mut("properties") {
                let is_required = |name: &str| {
                    required.iter().flatten().any(|required| required.as_str() == Some(name))
                };
                let optional = properties.iter_mut().filter(|(name, _)| !is_required(name));
                optional.for_each(|(_, property)| without_null(property));
            }
            if object.contains_key("type") {
                object.remove("format");
            }
            if let Some(Value::String(text)) = object.get_mut("description") {
                let plain = text.replace('\n', " ").replace("`None`", "absent");
                *text = plain.replace("[`", "`").replace("`]", "`");
            }
            object.values_mut().for_each(simplify);
        }
        Value::Array(items) => items.iter_mut().for_each(simplify),
        _ => {}
    }
}

fn without_null(schema: &mut Value) {
    if let Some(Value::Array(kinds)) = schema.get_mut("type") {
        kinds.retain(|kind| kind != "null");
        if let [only] = &kinds[..] {
            schema["type"] = only.clone();
        }
    }
    let Some(Value::Array(mut choices)) = schema.get("anyOf").cloned() else { return };
    choices.retain(|choice| choice["type"] != "null");
    if let ([Value::Object(only)], Value::Object(schema)) = (&choices[..], schema) {
        schema.remove("anyOf");
        schema.extend(only.clone());
    }
}

/// `docs/puzzle.schema.json`.
fn puzzle() -> Value {
    let mut generator = generator("/$defs");
    generator.subschema_for::<PuzzleJson>();
    let mut all = definitions(&mut generator);
    let mut puzzle = all.remove("Puzzle").unwrap();
    puzzle["$schema"] = json!(DIALECT);
    puzzle["$defs"] = Value::Object(all);
    puzzle
}

/// `docs/report.schema.json`.
fn report() -> Value {
    let mut generator = generator("/$defs");
    let kinds = [
        generator.subschema_for::<AnswerLine<Judged>>(),
        generator.subschema_for::<AnswerLine<Failure>>(),
        generator.subschema_for::<Facts>(),
        generator.subschema_for::<WalkReport>(),
        generator.subschema_for::<RepairReport>(),
        generator.subschema_for::<Stats>(),
        generator.subschema_for::<FormatFacts>(),
        generator.subschema_for::<CheckedProof>(),
    ];
    json!({
        "$schema": DIALECT,
        "title": "What nonosat answers",
        "description": "Files count lines and columns from 1; boards count cells and lines from \
            0, cells in reading order, lines direction by direction.",
        "oneOf": kinds,
        "$defs": definitions(&mut generator),
    })
}

/// The types of the Python package.
fn python_types() -> String {
    fn add<T: JsonSchema>(generator: &mut SchemaGenerator) {
        generator.subschema_for::<T>();
    }
    let mut generator = generator("/$defs");
    add::<Judged>(&mut generator);
    add::<WalkReport>(&mut generator);
    add::<CountReport>(&mut generator);
    add::<Place>(&mut generator);
    add::<RepairReport>(&mut generator);
    add::<ScanReport>(&mut generator);
    add::<answers::Hint>(&mut generator);
    python::module(&types::all(&definitions(&mut generator)), RENEW)
}

/// JSON as text: what fits into a line is in one line.
fn laid_out(value: &Value, margin: usize) -> String {
    let line = value.to_string();
    let inner = " ".repeat(margin + 2);
    let parts: Vec<String> = match value {
        _ if margin + line.len() <= WIDTH => return line,
        Value::Object(all) => {
            let part =
                |(name, value)| format!("{inner}\"{name}\": {}", laid_out(value, margin + 2));
            all.iter().map(part).collect()
        }
        Value::Array(all) => {
            all.iter().map(|item| inner.clone() + &laid_out(item, margin + 2)).collect()
        }
        _ => return line,
    };
    let (open, close) = if value.is_object() { ('{', '}') } else { ('[', ']') };
    format!("{open}\n{}\n{}{close}", parts.join(",\n"), " ".repeat(margin))
}

/// The generated files and their contents.
fn files() -> [(&'static str, String); 5] {
    let pretty = |value: &Value| laid_out(value, 0) + "\n";
    let api = paths::openapi();
    let page = typescript::module(&api, RENEW);
    [
        ("src/service/api/openapi.json", pretty(&api)),
        ("docs/puzzle.schema.json", pretty(&puzzle())),
        ("docs/report.schema.json", pretty(&report())),
        ("src/service/server/page/answers.d.ts", page),
        ("src/python/nonosat/_types.py", python_types()),
    ]
}

#[test]
fn descriptions_are_those_of_the_types() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let is_renewed = std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always");
    let mut stale = Vec::new();
    for (name, content) in files() {
        let path = root.join(name);
        if std::fs::read_to_string(&path).ok().as_ref() == Some(&content) {
            continue;
        }
        match is_renewed {
            true => std::fs::write(&path, content).unwrap(),
            false => stale.push(name),
        }
    }
    assert!(stale.is_empty(), "stale: {}; renew them with `{RENEW}`", stale.join(", "));
}
