//! The arrows of the house: which room may use which, held by reading the sources.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// Each room of the library and the rooms it may use.
const MAY_USE: &[(&str, &[&str])] = &[
    ("budget", &[]),
    ("puzzle", &[]),
    ("cnf", &[]),
    ("cdcl", &["cnf", "budget"]),
    ("format", &["puzzle"]),
    ("line", &["puzzle", "budget"]),
    ("search", &["puzzle", "line", "budget"]),
    ("encode", &["puzzle", "line", "cnf", "budget"]),
    ("solve", &["cnf", "cdcl", "budget"]),
    ("verify", &["puzzle"]),
    ("switch", &["puzzle", "line"]),
    ("scene", &["puzzle"]),
    ("render", &["puzzle", "scene"]),
    ("exchange", &["puzzle", "cnf", "format", "encode"]),
    ("game", &["puzzle", "line", "verify", "pipeline", "budget"]),
    ("create", &["puzzle"]),
    (
        "web",
        &["puzzle", "format", "game", "pipeline", "budget", "encode", "create", "scene", "render"],
    ),
    ("portfolio", &["pipeline", "puzzle", "format", "encode", "solve", "verify", "budget"]),
    (
        "pipeline",
        &["puzzle", "line", "cnf", "encode", "search", "solve", "switch", "verify", "budget"],
    ),
];

fn sources(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let mut entries: Vec<_> =
        fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    let entries =
        entries.iter().filter(|path| path.is_dir() || path.extension().is_some_and(|e| e == "rs"));
    entries.flat_map(|path| sources(path)).collect()
}

fn room_of(path: &Path, root: &Path) -> String {
    let inside = path.strip_prefix(root).unwrap();
    let first = inside.components().next().unwrap();
    Path::new(first.as_os_str()).file_stem().unwrap().to_string_lossy().into_owned()
}

/// The rooms that a line of code names behind `crate::`.
fn rooms_named(line: &str) -> Vec<&str> {
    let paths = line.split("crate::").skip(1);
    let room = |path: &'_ str| {
        path.len() - path.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_').len()
    };
    paths.map(|path| &path[..room(path)]).filter(|room| !room.is_empty()).collect()
}

#[test]
fn rooms_use_only_the_rooms_below_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut complaints = Vec::new();
    for path in sources(&root) {
        let room = room_of(&path, &root);
        if ["lib", "main", "cli"].contains(&room.as_str()) {
            continue;
        }
        let Some((_, may_use)) = MAY_USE.iter().find(|(name, _)| *name == room) else {
            complaints.push(format!("{}: room `{room}` has no row in MAY_USE", path.display()));
            continue;
        };
        for (number, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            for used in rooms_named(line) {
                if used != room && !may_use.contains(&used) {
                    let place = format!("{}:{}", path.display(), number + 1);
                    complaints.push(format!("{place}: `{room}` uses `{used}`"));
                }
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn only_the_shell_knows_clap_and_anyhow() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for path in sources(&root) {
        if room_of(&path, &root) != "cli" {
            let text = fs::read_to_string(&path).unwrap();
            for name in ["clap::", "anyhow::", "std::env"] {
                assert!(!text.contains(name), "{} uses {name}", path.display());
            }
        }
    }
}

#[test]
fn every_source_says_what_it_is_and_stays_readable() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for path in sources(&root) {
        let text = fs::read_to_string(&path).unwrap();
        let is_test = path.file_name().is_some_and(|name| name == "tests.rs");
        assert!(is_test || text.starts_with("//! "), "{} has no header", path.display());
        assert!(text.lines().count() <= 400, "{} is too long to read", path.display());
    }
}

/// `docs/HELPER.md` names tests that exist, for every requirement once.
#[test]
fn the_requirements_of_the_helper_are_shown_by_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tests: String = sources(&root.join("tests/browser"))
        .iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let table = fs::read_to_string(root.join("docs/HELPER.md")).unwrap();
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
