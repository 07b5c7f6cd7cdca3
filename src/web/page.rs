//! The files of the page, which are part of the program.
//!
//! Holds: a name that is not in the list is not found; no file is read.

use super::reply::{Answer, Refusal, as_json};
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const DRAWING: &str = "image/svg+xml";

macro_rules! files {
    ($($kind:ident $name:literal),* $(,)?) => {
        /// Name, kind and content of each file.
        const FILES: &[(&str, &str, &str)] =
            &[$(($name, $kind, include_str!(concat!("page/", $name)))),*];
    };
}

files! {
    HTML "index.html",
    CSS "style.css",
    CSS "print.css",
    SCRIPT "main.js",
    SCRIPT "api.js",
    SCRIPT "state.js",
    SCRIPT "svg.js",
    SCRIPT "board.js",
    SCRIPT "miniature.js",
    SCRIPT "palette.js",
    SCRIPT "pointer.js",
    SCRIPT "keyboard.js",
    SCRIPT "help.js",
    SCRIPT "make.js",
    SCRIPT "image.js",
    SCRIPT "keep.js",
    SCRIPT "games.js",
    SCRIPT "files.js",
    SCRIPT "preferences.js",
    SCRIPT "dialogs.js",
    DRAWING "icon.svg",
}

/// Says of puzzles only where they occur; what they are says their own schema.
const OPENAPI: &str = include_str!("openapi.json");
const PUZZLE: &str = include_str!("../../docs/puzzle.schema.json");

pub(super) async fn index() -> Response {
    named("index.html")
}

pub(super) async fn file(uri: Uri) -> Response {
    named(uri.path().trim_start_matches('/'))
}

pub(super) async fn openapi() -> Response {
    described().map_or_else(IntoResponse::into_response, |text| as_json(StatusCode::OK, text))
}

fn described() -> Answer {
    let parsed = |text| serde_json::from_str::<Value>(text);
    let whole = parsed(OPENAPI).and_then(|mut api| {
        api["components"]["schemas"]["Puzzle"] = parsed(PUZZLE)?;
        serde_json::to_string_pretty(&api)
    });
    whole.map_err(|error| Refusal::defect(error.to_string()))
}

fn named(name: &str) -> Response {
    match FILES.iter().find(|(own, ..)| *own == name) {
        Some((_, kind, text)) => ([(header::CONTENT_TYPE, *kind)], *text).into_response(),
        None => Refusal::new(StatusCode::NOT_FOUND, "there is nothing here").into_response(),
    }
}
