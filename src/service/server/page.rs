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
/// Folders of scripts. One uses those before it; the last three, screens, use none of each other.
pub(super) const FOLDERS: [&str; 8] =
    ["basics", "engine", "board", "game", "export", "play", "studio", "start"];
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
    SCRIPT "basics/colors.js",
    SCRIPT "basics/dark.js",
    SCRIPT "basics/dialogs.js",
    SCRIPT "basics/elements.js",
    SCRIPT "basics/fluent.js",
    SCRIPT "basics/menus.js",
    SCRIPT "basics/preferences.js",
    SCRIPT "basics/screens.js",
    SCRIPT "basics/store.js",
    SCRIPT "basics/swatches.js",
    SCRIPT "basics/words.js",
    SCRIPT "engine/api.js",
    SCRIPT "engine/engine-http.js",
    SCRIPT "engine/engine-worker.js",
    SCRIPT "engine/faults.js",
    SCRIPT "engine/offline.js",
    SCRIPT "engine/pixels.js",
    SCRIPT "engine/worker.js",
    SCRIPT "board/camera.js",
    SCRIPT "board/cells.js",
    SCRIPT "board/clues.js",
    SCRIPT "board/geometry.js",
    SCRIPT "board/gestures.js",
    SCRIPT "board/miniature.js",
    SCRIPT "board/shapes.js",
    SCRIPT "board/strips.js",
    SCRIPT "board/surface.js",
    SCRIPT "board/svg.js",
    SCRIPT "board/theme.js",
    SCRIPT "board/thumbnail.js",
    SCRIPT "board/walk.js",
    SCRIPT "board/wrap.js",
    SCRIPT "game/covers.js",
    SCRIPT "game/days.js",
    SCRIPT "game/drawings.js",
    SCRIPT "game/first.js",
    SCRIPT "game/games.js",
    SCRIPT "game/keep.js",
    SCRIPT "game/learned.js",
    SCRIPT "game/parts.js",
    SCRIPT "game/records.js",
    SCRIPT "game/share.js",
    SCRIPT "game/shelves.js",
    SCRIPT "game/sources.js",
    SCRIPT "game/state.js",
    SCRIPT "export/files.js",
    SCRIPT "export/poster.js",
    SCRIPT "export/printing.js",
    SCRIPT "export/publish.js",
    SCRIPT "export/sheet.js",
    SCRIPT "play/awake.js",
    SCRIPT "play/bar.js",
    SCRIPT "play/board.js",
    SCRIPT "play/checker.js",
    SCRIPT "play/clock.js",
    SCRIPT "play/end.js",
    SCRIPT "play/gamepad.js",
    SCRIPT "play/hand.js",
    SCRIPT "play/help.js",
    SCRIPT "play/keyboard.js",
    SCRIPT "play/ladder.js",
    SCRIPT "play/looks.js",
    SCRIPT "play/map.js",
    SCRIPT "play/palette.js",
    SCRIPT "play/pointer.js",
    SCRIPT "play/proof.js",
    SCRIPT "play/reasons.js",
    SCRIPT "play/solving.js",
    SCRIPT "play/sound.js",
    SCRIPT "play/spoken.js",
    SCRIPT "play/tools.js",
    SCRIPT "play/weights.js",
    SCRIPT "studio/clue-fields.js",
    SCRIPT "studio/drawing.js",
    SCRIPT "studio/easel.js",
    SCRIPT "studio/fairness.js",
    SCRIPT "studio/image.js",
    SCRIPT "studio/lattice.js",
    SCRIPT "studio/make.js",
    SCRIPT "studio/outline.js",
    SCRIPT "studio/rim.js",
    SCRIPT "studio/scan.js",
    SCRIPT "studio/sketchbook.js",
    SCRIPT "studio/studio.js",
    SCRIPT "start/bring.js",
    SCRIPT "start/brought.js",
    SCRIPT "start/calendar.js",
    SCRIPT "start/filter.js",
    SCRIPT "start/gallery.js",
    SCRIPT "start/hello.js",
    SCRIPT "start/learn.js",
    SCRIPT "start/line.js",
    SCRIPT "start/mine.js",
    SCRIPT "start/recent.js",
    SCRIPT "start/rows.js",
    SCRIPT "start/statistics.js",
    SCRIPT "start/understand.js",
    DRAWING "icon.svg",
}

pub(super) async fn index() -> Response {
    page_file("index.html")
}

pub(super) async fn file(uri: Uri) -> Response {
    page_file(uri.path().trim_start_matches('/'))
}

fn page_file(name: &str) -> Response {
    let file = FILES
        .iter()
        .find(|(file_name, ..)| *file_name == name)
        .map(|&(_, kind, text)| (kind, text));
    match file.or_else(|| Some((TEXT, catalog(name)?))) {
        Some((kind, text)) => ([(header::CONTENT_TYPE, kind)], text).into_response(),
        None => Refusal::nothing_here().into_response(),
    }
}

/// The catalog of a language, `de.ftl`, without the texts of books and of the program; the page
/// loads the one of its reader.
fn catalog(name: &str) -> Option<&'static str> {
    let code = name.strip_suffix(".ftl")?;
    let language = Language::ALL.into_iter().find(|language| language.code() == code);
    let text = language?.text();
    Some(text.split_once("\n## Books").map_or(text, |(page, _)| page))
}

#[cfg(test)]
mod tests {
    use super::{FILES, FOLDERS, SCRIPT};

    /// How far up a folder stands; the screens stand side by side.
    fn floor(folder: &str) -> usize {
        FOLDERS.iter().position(|one| *one == folder).expect(folder).min(FOLDERS.len() - 3)
    }

    #[test]
    fn lines_of_scripts_are_short() {
        let own =
            FILES.iter().filter(|(name, kind, _)| *kind == SCRIPT && !name.contains("fluent"));
        for (name, _, text) in own {
            let long = text.lines().find(|line| line.chars().count() > 120);
            assert_eq!(long, None, "{name}");
        }
    }

    #[test]
    fn scripts_use_those_of_their_folder_and_of_folders_below() {
        let scripts = FILES.iter().filter(|(_, kind, _)| *kind == SCRIPT);
        for (name, _, text) in scripts {
            let Some((own, _)) = name.split_once('/') else { continue };
            let used = text.split('"').filter_map(|part| part.strip_prefix("../")?.split_once('/'));
            for (folder, file) in used {
                assert!(floor(folder) < floor(own), "{name} uses {folder}/{file}");
            }
        }
    }
}
