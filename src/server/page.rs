//! Serves the files of the page, which are part of the program.
//!
//! Invariants: only names in the list are found; no file on disk is read.

use crate::api::Refusal;
use crate::language::Language;
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Response};

pub(super) const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const DRAWING: &str = "image/svg+xml";
const TEXT: &str = "text/plain; charset=utf-8";
/// The page.
pub(super) const INDEX: &str = include_str!("page/index.html");

macro_rules! files {
    ($($kind:ident $name:literal),* $(,)?) => {
        /// Name, content type and content of each file.
        const FILES: &[(&str, &str, &str)] =
            &[$(($name, $kind, include_str!(concat!("page/", $name)))),*];
    };
}

files! {
    HTML "index.html",
    CSS "style.css",
    CSS "board.css",
    CSS "play.css",
    CSS "screens.css",
    CSS "print.css",
    SCRIPT "main.js",
    SCRIPT "first.js",
    SCRIPT "api.js",
    SCRIPT "faults.js",
    SCRIPT "engine-http.js",
    SCRIPT "engine-worker.js",
    SCRIPT "worker.js",
    SCRIPT "pixels.js",
    SCRIPT "offline.js",
    SCRIPT "share.js",
    SCRIPT "state.js",
    SCRIPT "svg.js",
    SCRIPT "board.js",
    SCRIPT "surface.js",
    SCRIPT "camera.js",
    SCRIPT "cells.js",
    SCRIPT "looks.js",
    SCRIPT "clues.js",
    SCRIPT "strips.js",
    SCRIPT "geometry.js",
    SCRIPT "lattice.js",
    SCRIPT "walk.js",
    SCRIPT "gestures.js",
    SCRIPT "theme.js",
    SCRIPT "dark.js",
    SCRIPT "views.js",
    SCRIPT "spoken.js",
    SCRIPT "bar.js",
    SCRIPT "hand.js",
    SCRIPT "end.js",
    SCRIPT "sheet.js",
    SCRIPT "miniature.js",
    SCRIPT "palette.js",
    SCRIPT "pointer.js",
    SCRIPT "keyboard.js",
    SCRIPT "help.js",
    SCRIPT "solving.js",
    SCRIPT "ladder.js",
    SCRIPT "swatches.js",
    SCRIPT "reasons.js",
    SCRIPT "proof.js",
    SCRIPT "make.js",
    SCRIPT "image.js",
    SCRIPT "scan.js",
    SCRIPT "keep.js",
    SCRIPT "games.js",
    SCRIPT "files.js",
    SCRIPT "preferences.js",
    SCRIPT "dialogs.js",
    SCRIPT "menus.js",
    SCRIPT "tools.js",
    SCRIPT "map.js",
    SCRIPT "screens.js",
    SCRIPT "store.js",
    SCRIPT "weights.js",
    SCRIPT "words.js",
    SCRIPT "fluent.js",
    SCRIPT "colors.js",
    SCRIPT "clock.js",
    SCRIPT "gallery.js",
    SCRIPT "elements.js",
    SCRIPT "sources.js",
    SCRIPT "shelves.js",
    SCRIPT "wrap.js",
    SCRIPT "days.js",
    SCRIPT "calendar.js",
    SCRIPT "learn.js",
    SCRIPT "mine.js",
    SCRIPT "poster.js",
    SCRIPT "thumbnail.js",
    SCRIPT "shapes.js",
    SCRIPT "outline.js",
    SCRIPT "recent.js",
    SCRIPT "records.js",
    SCRIPT "statistics.js",
    SCRIPT "drawing.js",
    SCRIPT "easel.js",
    SCRIPT "lamp.js",
    SCRIPT "studio.js",
    SCRIPT "rim.js",
    SCRIPT "sketchbook.js",
    SCRIPT "drawings.js",
    SCRIPT "publish.js",
    SCRIPT "printing.js",
    SCRIPT "sound.js",
    DRAWING "icon.svg",
}

pub(super) async fn index() -> Response {
    named("index.html")
}

pub(super) async fn file(uri: Uri) -> Response {
    named(uri.path().trim_start_matches('/'))
}

fn named(name: &str) -> Response {
    let file = FILES.iter().find(|(own, ..)| *own == name).map(|&(_, kind, text)| (kind, text));
    match file.or_else(|| Some((TEXT, catalog(name)?))) {
        Some((kind, text)) => ([(header::CONTENT_TYPE, kind)], text).into_response(),
        None => Refusal::nothing_here().into_response(),
    }
}

/// The catalog of a language, `de.ftl`, without the texts of books and of the program; the page
/// loads the one of its reader.
fn catalog(name: &str) -> Option<&'static str> {
    let code = name.strip_suffix(".ftl")?;
    let found = Language::ALL.into_iter().find(|language| language.code() == code);
    let text = found?.text();
    Some(text.split_once("\n## Books").map_or(text, |(page, _)| page))
}
