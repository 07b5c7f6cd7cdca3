//! Tests the dependencies that crates cannot hold. A room is a top-level module of a crate; an arrow
//! leads from a file to a file that it uses.
//!
//! In: the sources. Invariants: within a crate and within a room, the arrows have no cycle; some
//! rooms do not know others; shapes, clap and anyhow are named only in certain files.

mod sources;

use sources::{Arrow, Sources};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The crates of the workspace below the program: folders of `src/`. What each may use stands in its
/// `Cargo.toml`.
const CRATES: [&str; 7] = ["sat", "board", "engine", "words", "files", "studio", "service"];

/// Rooms that must not know others, though their crate can.
const MUST_NOT_USE: &[(&str, &[&str])] = &[
    // The verifier shares code with nothing that it checks.
    ("board/verify.rs", &["document"]),
    ("studio/drawing", &["sat", "propagation", "solver", "explanation"]),
    ("engine/propagation", &["sat"]),
    ("engine/weights/check.rs", &["propagation", "solver"]),
    ("engine/game", &["sat", "encoding"]),
];

/// The rooms of the program, which use the library as a separate crate.
const SHELLS: &[&str] = &["app", "tui", "cli"];

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Does this file contain only tests?
pub(crate) fn is_tests(path: &Path) -> bool {
    path.iter().any(|name| name == "tests" || name == "tests.rs")
}

/// The sources in a folder, without packages that lie in it.
pub(crate) fn sources_in(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let mut entries: Vec<_> =
        fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    let is_room = |path: &Path| path.is_dir() && !path.join("Cargo.toml").exists();
    let entries = entries
        .iter()
        .filter(|path| is_room(path) || path.extension().is_some_and(|ending| ending == "rs"));
    entries.flat_map(|path| sources_in(path)).collect()
}

/// The folders of the crates, that of the program last.
fn crates() -> Vec<PathBuf> {
    CRATES.iter().map(|name| root().join(name)).chain([root()]).collect()
}

/// The sources of all crates.
pub(crate) fn all_sources() -> Vec<PathBuf> {
    crates().iter().flat_map(|folder| sources_in(folder)).collect()
}

/// The arrows between the files of a crate, without tests.
fn arrows(root: &Path) -> BTreeSet<Arrow> {
    let name = |path: &PathBuf| path.strip_prefix(root).unwrap().with_extension("");
    let names: Vec<PathBuf> = sources_in(root)
        .iter()
        .map(name)
        .filter(|name| !is_tests(&name.with_extension("rs")))
        .collect();
    let texts: Vec<String> = names
        .iter()
        .map(|name| fs::read_to_string(root.join(name).with_extension("rs")).unwrap())
        .collect();
    let named = names.iter().map(|name| name.to_str().unwrap().to_owned());
    Sources::read(named.zip(texts.iter().map(String::as_str))).arrows()
}

/// The room of a file.
fn room(file: &str) -> &str {
    file.split('/').next().unwrap_or_default()
}

/// The files that the parser finds `verify` to use, if it has this source.
fn used_rooms(source: &str) -> Vec<String> {
    let others = ["lib", "web", "format/mod", "format/table", "line/mod"];
    let text = |name: &str| match name {
        "lib" => "mod web; mod format; mod line; mod verify;",
        "format/mod" => "mod table; pub use table::Format;",
        "format/table" => "pub struct Format;",
        _ => "",
    };
    let others = others.map(|name| (name.to_owned(), text(name)));
    let sources = others.into_iter().chain([("verify".to_owned(), source)]);
    let arrows = Sources::read(sources).arrows();
    arrows.into_iter().filter(|arrow| arrow.from == "verify").map(|arrow| arrow.to).collect()
}

#[test]
fn every_way_to_name_a_file_is_seen() {
    assert_eq!(used_rooms("use crate::{web, format::Format};"), ["format/table", "web"]);
    assert_eq!(used_rooms("use super::format::{self as text}; fn f(_: text::Format) {}").len(), 2);
    assert_eq!(used_rooms("mod inner { use super::super::line; use super::thing; }"), ["line/mod"]);
    assert_eq!(used_rooms("fn f() { crate::line::start() }"), ["line/mod"]);
    assert_eq!(used_rooms("fn f() { assert!(crate::web::x()) }"), ["web"]);
    assert_eq!(used_rooms("use std::fmt; #[cfg(test)] mod tests { use crate::web; }").len(), 0);
}

#[test]
fn some_rooms_do_not_know_others() {
    for (room, others) in MUST_NOT_USE {
        for path in sources_in(&root().join(room)).iter().filter(|path| !is_tests(path)) {
            let text = fs::read_to_string(path).unwrap();
            let own = text.split("#[cfg(test)]").next().unwrap_or_default();
            for other in *others {
                let is_used = own.contains(&format!("crate::{other}::"));
                assert!(!is_used, "{} uses `{other}`", path.display());
            }
        }
    }
}

#[test]
fn every_crate_of_the_workspace_is_looked_at() {
    let manifest = fs::read_to_string(root().join("../Cargo.toml")).unwrap();
    let members = manifest.split_once("\nmembers = [").unwrap().1.split_once(']').unwrap().0;
    let names: Vec<&str> = members.split('"').skip(1).step_by(2).collect();
    let own = names.iter().filter_map(|name| name.strip_prefix("src/"));
    let own: Vec<&str> = own.filter(|name| !["python", "wasm"].contains(name)).collect();
    assert_eq!(own, CRATES);
}

/// The arrows between the entries (files and folders) of `folder`, with the place of one use each.
/// A use of the `mod.rs` of a folder that contains the file is no arrow.
fn inside(folder: &str, arrows: &BTreeSet<Arrow>) -> BTreeMap<(String, String), String> {
    let child = |file: &str| file.strip_prefix(folder).map(|rest| room(rest).to_owned());
    let mut found = BTreeMap::new();
    for Arrow { from, line, to } in arrows {
        let is_own_face = to.strip_suffix("mod").is_some_and(|face| from.starts_with(face));
        if let (Some(user), Some(used)) = (child(from), child(to))
            && user != used
            && !is_own_face
        {
            found.insert((user, used), format!("{from}.rs:{line} uses {to}.rs"));
        }
    }
    found
}

/// Returns arrows that contain every cycle; empty if there is none.
fn circle(arrows: &BTreeMap<(String, String), String>) -> Vec<&String> {
    let mut left: BTreeSet<_> = arrows.keys().collect();
    // Repeatedly remove arrows whose source is unused or whose target uses nothing.
    loop {
        let users: BTreeSet<_> = left.iter().map(|(user, _)| user).collect();
        let used: BTreeSet<_> = left.iter().map(|(_, used)| used).collect();
        let count = left.len();
        let mut kept = left.clone();
        kept.retain(|(from, to)| used.contains(from) && users.contains(to));
        left = kept;
        if left.len() == count {
            return left.into_iter().map(|arrow| &arrows[arrow]).collect();
        }
    }
}

#[test]
fn no_arrow_runs_back_inside_a_crate_or_a_room() {
    for root in crates() {
        let arrows = arrows(&root);
        let files = arrows.iter().flat_map(|arrow| [&arrow.from, &arrow.to]);
        let folders = files.flat_map(|file| file.match_indices('/').map(|(end, _)| &file[..=end]));
        let folders: BTreeSet<&str> = folders.chain([""]).collect();
        assert!(!arrows.is_empty(), "{}", root.display());
        for folder in folders {
            let arrows = inside(folder, &arrows);
            let circle = circle(&arrows);
            assert!(
                circle.is_empty(),
                "a circle in {}/{folder}:\n{}",
                root.display(),
                circle.iter().map(|arrow| arrow.as_str()).collect::<Vec<_>>().join("\n")
            );
        }
    }
}

/// The files that may name shapes, because they create or write boards. Others call `Geometry`.
const KNOW_SHAPES: [&str; 3] = ["board/puzzle/", "files/", "studio/authoring/generator/config.rs"];

#[test]
fn shapes_are_named_where_they_are_known() {
    let root = root();
    let mut complaints = Vec::new();
    for path in all_sources().iter().map(|path| path.strip_prefix(&root).unwrap()) {
        let is_known = KNOW_SHAPES.iter().any(|room| path.to_str().unwrap().starts_with(room));
        if is_known || is_tests(path) {
            continue;
        }
        let text = fs::read_to_string(root.join(path)).unwrap();
        let told = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        for (number, line) in told.lines().enumerate().filter(|(_, line)| line.contains("Shape::"))
        {
            complaints.push(format!("{}:{}: {}", path.display(), number + 1, line.trim()));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn only_the_shell_knows_clap_and_anyhow() {
    for path in all_sources() {
        let name = path.strip_prefix(root()).unwrap().with_extension("");
        let room = room(name.to_str().unwrap());
        // A build script learns its folder from the environment.
        let is_shell = SHELLS.contains(&room)
            || name.ends_with("lib")
            || room == "main"
            || path.ends_with("build.rs");
        if !is_shell && !is_tests(&path) {
            let text = fs::read_to_string(&path).unwrap();
            for name in ["clap::", "anyhow::", "std::env"] {
                assert!(!text.contains(name), "{} uses {name}", path.display());
            }
        }
    }
}

#[test]
fn every_source_says_what_it_is_and_stays_readable() {
    for path in all_sources() {
        let text = fs::read_to_string(&path).unwrap();
        assert!(
            is_tests(path.strip_prefix(root()).unwrap()) || text.starts_with("//! "),
            "{} has no header",
            path.display()
        );
        assert!(text.lines().count() <= 400, "{} is too long to read", path.display());
    }
}

/// `tests/browser/README.md` lists every requirement once, with tests that exist.
#[test]
fn the_requirements_of_the_helper_are_shown_by_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tests: String = sources_in(&root.join("tests/browser"))
        .iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let table = fs::read_to_string(root.join("tests/browser/README.md")).unwrap();
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| R-helper-")).collect();
    assert_eq!(rows.len(), 20);
    for row in rows {
        let names: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty(), "{row}");
        for name in names {
            assert!(tests.contains(&format!("async fn {name}()")), "no test {name}: {row}");
        }
    }
}

/// `docs/ARCHITECTURE.md` names files and folders that exist.
#[test]
fn the_places_that_the_documents_name_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for document in ["docs/ARCHITECTURE.md", "docs/CONTRIBUTING.md"] {
        let text = fs::read_to_string(root.join(document)).unwrap();
        let words = text.split('`').skip(1).step_by(2);
        let is_place = |word: &&str| {
            word.contains('/') && word.ends_with(['/', 's', 'y']) && !word.contains([' ', '*', ':'])
        };
        let places: Vec<&str> = words.filter(is_place).collect();
        assert!(places.len() > 4, "{document}");
        for place in places.into_iter().filter(|place| !place.starts_with("target/")) {
            let exists = ["", "src"].iter().any(|folder| root.join(folder).join(place).exists());
            assert!(exists, "{document}: no {place}");
        }
    }
}
