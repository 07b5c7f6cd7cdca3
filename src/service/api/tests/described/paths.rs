//! The OpenAPI description.
//!
//! In: [`ROUTES`], the table of paths. Out: the document. Invariants: every route is in the table,
//! with the query names that its handler reads.

use super::{definitions, generator, table};
use crate::api::solve::StageJson;
use crate::api::{Priority, Question, ROUTES, Refusal, respond};
use crate::budget::Budget;
use crate::report::{Failure, Kind};
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Value, json};

const ABOUT: &str = "Stateless: each request brings its puzzle and, in `saved`, the marks. Nothing \
    is kept, no file is touched. Requests must name this server as host; those of other pages are \
    refused. Bodies are limited to 4 MiB, files and images to 16 MiB.";

/// Statuses of failures, their names in the description, and when they come.
const FAILURES: [(u16, &str, &str); 6] = [
    (403, "Forbidden", "Another host or another page sent the request."),
    (408, "Slow", "The body came too slowly."),
    (413, "TooLarge", "The body, the board or the formula is too large."),
    (422, "Wrong", "The request is wrong; `problems` has places."),
    (500, "Defect", "The program or an external solver failed."),
    (503, "Busy", "Too many requests; try again after `Retry-After` seconds."),
];

/// What paths are for, with their names.
const TAGS: [(&str, &str, &[&str]); 5] = [
    (
        "puzzles",
        "Puzzles to play.",
        &["collection", "puzzle", "drawings", "drawing", "days", "day", "random", "start"],
    ),
    (
        "files",
        "Puzzles from and to files, drawings.",
        &["formats", "board", "write", "formats/supported", "svg", "png", "qr", "openapi.json"],
    ),
    (
        "play",
        "Marks of a player: judged, explained, taken back.",
        &["progress", "validate", "hint", "why", "mistake", "undo-to-valid", "line"],
    ),
    (
        "make",
        "Puzzles of clues, drawings and images.",
        &["clues", "generate", "image", "candidates", "scan", "rate", "repair"],
    ),
    ("solve", "Pictures, verdicts, proofs.", &["solve", "prove", "weights"]),
];

/// Most characters of an answer that is shown as an example.
const MAX_EXAMPLE: usize = 1_600;

/// A path while it is described.
pub struct Path<'a> {
    generator: &'a mut SchemaGenerator,
    operation: Value,
    /// The names of the parameters.
    names: Vec<&'static str>,
}

impl Path<'_> {
    pub fn about(mut self, about: &str) -> Self {
        self.operation["summary"] = json!(about);
        self
    }

    pub fn parameter(mut self, name: &'static str, about: &str, schema: Value) -> Self {
        self.names.push(name);
        let list = &mut self.operation["parameters"];
        if list.is_null() {
            *list = json!([]);
        }
        list.as_array_mut().unwrap().push(json!({
            "name": name, "in": "query", "required": false, "description": about, "schema": schema,
        }));
        self
    }

    pub fn required(
        self,
        (name, example): (&'static str, &str),
        about: &str,
        schema: Value,
    ) -> Self {
        let mut path = self.parameter(name, about, schema);
        let list = path.operation["parameters"].as_array_mut().unwrap();
        let parameter = list.last_mut().unwrap();
        parameter["required"] = json!(true);
        parameter["example"] = json!(example);
        path
    }

    fn body(mut self, kind: &str, schema: Value, example: Value) -> Self {
        let mut content = json!({ "schema": schema });
        if !example.is_null() {
            content["example"] = example;
        }
        self.operation["requestBody"] = json!({ "required": true, "content": { kind: content } });
        self
    }

    pub fn json<T: JsonSchema>(self, example: Value) -> Self {
        let schema = self.generator.subschema_for::<T>().to_value();
        self.body("application/json", schema, example)
    }

    pub fn file(self, example: Value) -> Self {
        let bytes = json!({ "type": "string", "format": "binary" });
        self.body("application/octet-stream", bytes, example)
    }

    pub fn answer<T: JsonSchema>(mut self) -> Self {
        let schema = self.generator.subschema_for::<T>().to_value();
        self.answers(json!({ "application/json": { "schema": schema } }));
        self
    }

    /// Progress lines, then the answer or a failure.
    pub fn lines<T: JsonSchema>(mut self) -> Self {
        let kinds = [
            self.generator.subschema_for::<StageJson>().to_value(),
            self.generator.subschema_for::<T>().to_value(),
            self.generator.subschema_for::<Failure>().to_value(),
        ];
        self.answers(json!({ "application/x-ndjson": { "schema": { "oneOf": kinds } } }));
        self
    }

    fn answers(&mut self, content: Value) {
        self.operation["responses"]["200"] =
            json!({ "description": "The answer.", "content": content });
    }
}

/// Describes one path with the statuses of its failures; gives its query names, too.
fn operation(
    generator: &mut SchemaGenerator,
    path: &str,
    is_get: bool,
) -> (Value, Vec<&'static str>) {
    let start = Path { generator, operation: json!({}), names: Vec::new() };
    let name = path.trim_start_matches("/api/");
    let Path { mut operation, names, .. } = table::described(name, start);
    let tags = TAGS.iter().filter(|(_, _, names)| names.contains(&name));
    let tags: Vec<&str> = tags.map(|(tag, ..)| *tag).collect();
    assert_eq!(tags.len(), 1, "the tag of {path}");
    operation["tags"] = json!(tags);
    if let Some(answer) = answer_to_example(path, &operation) {
        let content = operation["responses"]["200"]["content"].as_object_mut().unwrap();
        content.values_mut().for_each(|content| content["example"] = answer.clone());
    }
    let statuses = match is_get {
        true => &[403, 422, 500][..],
        false => &[403, 408, 413, 422, 500, 503],
    };
    for (status, name, _) in FAILURES.iter().filter(|(status, ..)| statuses.contains(status)) {
        let response = json!({ "$ref": format!("#/components/responses/{name}") });
        operation["responses"][status.to_string()] = response;
    }
    if operation["parameters"].is_null() {
        operation["parameters"] = json!([]);
    }
    let language = json!({ "$ref": "#/components/parameters/lang" });
    operation["parameters"].as_array_mut().unwrap().push(language);
    (json!({ if is_get { "get" } else { "post" }: operation }), names)
}

/// What the path answers to its example; `None` if it has none, or a long answer.
fn answer_to_example(path: &str, operation: &Value) -> Option<Value> {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let pair = |parameter: &Value| {
        let example = parameter["example"].as_str()?;
        Some(format!("{}={example}", parameter["name"].as_str()?))
    };
    let query = parameters.filter_map(pair).collect::<Vec<_>>().join("&");
    let content = operation["requestBody"]["content"].as_object();
    let body = match content.and_then(|content| content.values().next()?.get("example")) {
        Some(Value::String(text)) => text.clone(),
        Some(value) => value.to_string(),
        None => String::new(),
    };
    let question =
        Question { path, query: &query, body: body.as_bytes(), budget: Budget::endless() };
    let answer = respond(&question, &mut |_| {});
    let is_short = answer.status == 200 && answer.text.chars().count() <= MAX_EXAMPLE;
    is_short.then(|| serde_json::from_str(&answer.text).unwrap())
}

/// `openapi.json`.
pub fn openapi() -> Value {
    let mut generator = generator("/components/schemas");
    let mut paths = json!({});
    for route in ROUTES {
        let is_get = route.priority == Priority::None;
        paths[route.path] = operation(&mut generator, route.path, is_get).0;
    }
    paths["/api/start"] = operation(&mut generator, "/api/start", true).0;
    let mut responses = json!({});
    let failure = generator.subschema_for::<Failure>();
    for (_, name, about) in FAILURES {
        let content = json!({ "application/json": { "schema": failure } });
        responses[name] = json!({ "description": about, "content": content });
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "nonosat serve", "version": "1", "description": ABOUT },
        "tags": TAGS.map(|(tag, about, _)| json!({ "name": tag, "description": about })),
        "paths": paths,
        "components": {
            "schemas": definitions(&mut generator),
            "parameters": { "lang": table::language() },
            "responses": responses,
        },
    })
}

/// The names that the handler of a path reads, from its refusal of another one.
fn names_read(path: &str) -> Vec<String> {
    let (query, body, budget) = ("no-such-name=1", &b""[..], Budget::endless());
    let answer = respond(&Question { path, query, body, budget }, &mut |_| {});
    let failure: Value = serde_json::from_str(&answer.text).unwrap();
    let message = failure["error"].as_str().unwrap_or_default();
    match message.split_once("unknown name `no-such-name`, expected one of ") {
        Some((_, names)) => {
            names.split(", ").map(|name| name.trim_matches('`').to_owned()).collect()
        }
        None => Vec::new(),
    }
}

#[test]
fn every_query_name_is_described() {
    for route in ROUTES {
        let (_, names) = operation(&mut generator("/components/schemas"), route.path, false);
        assert_eq!(names, names_read(route.path), "{}", route.path);
    }
}

#[test]
fn every_status_of_a_failure_is_described() {
    let kinds = [
        Kind::Forbidden,
        Kind::Slow,
        Kind::TooLarge,
        Kind::File,
        Kind::Question,
        Kind::System,
        Kind::Defect,
        Kind::Busy,
    ];
    let mut statuses: Vec<u16> = kinds.map(|kind| Refusal::new(kind, "").status()).into();
    statuses.dedup();
    assert_eq!(statuses, FAILURES.map(|(status, ..)| status));
}
