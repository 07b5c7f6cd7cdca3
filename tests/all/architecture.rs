//! The arrows of the house: which room may use which, read off the sources by a parser.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use syn::visit::Visit;

/// Each room and the rooms it may use, the lowest first: a room uses only rooms above it
/// in this table, so that there are no circles.
const MAY_USE: &[(&str, &[&str])] = &[
    ("sat", &[]),
    ("puzzle", &[]),
    ("document", &["puzzle"]),
    ("verify", &["puzzle"]),
    ("format", &["puzzle", "document"]),
    ("line", &["sat", "puzzle"]),
    ("explain", &["sat", "puzzle", "line"]),
    ("count", &["sat", "puzzle", "line"]),
    ("belief", &["sat", "puzzle", "line"]),
    ("search", &["sat", "puzzle", "line", "belief"]),
    ("encode", &["sat", "puzzle", "line"]),
    ("exchange", &["sat", "puzzle", "format", "encode"]),
    ("solve", &["sat"]),
    (
        "pipeline",
        &["sat", "puzzle", "line", "count", "belief", "encode", "search", "solve", "verify"],
    ),
    ("proof", &["sat"]),
    (
        "prove",
        &["sat", "puzzle", "verify", "format", "line", "encode", "solve", "pipeline", "proof"],
    ),
    ("scene", &["puzzle", "document"]),
    ("render", &["puzzle", "document", "scene"]),
    // Pages.
    ("book", &["puzzle", "document", "verify", "explain", "scene", "render"]),
    ("create", &["sat", "puzzle", "document", "verify", "line", "explain", "pipeline"]),
    ("game", &["sat", "puzzle", "document", "line", "explain", "verify", "pipeline"]),
    (
        "report",
        &["sat", "puzzle", "line", "explain", "count", "format", "verify", "pipeline", "create"],
    ),
    (
        "respond",
        &[
            "sat", "puzzle", "document", "format", "encode", "explain", "pipeline", "scene",
            "render", "create", "game", "report", "prove",
        ],
    ),
    ("web", &["sat", "document", "report", "respond"]),
    // The program. It sees the library as `nonosat`, and all of it.
    ("shell", &[]),
    ("play", &["shell"]),
    ("cli", &["shell", "play"]),
];

/// Rooms of the program, which use the library from outside.
const SHELLS: &[&str] = &["shell", "play", "cli"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Is this a file of tests alone?
fn is_tests(path: &Path) -> bool {
    path.iter().any(|name| name == "tests" || name == "tests.rs")
}

/// The sources in a folder; a package of its own has walls of its own.
fn sources(path: &Path) -> Vec<PathBuf> {
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
    entries.flat_map(|path| sources(path)).collect()
}

/// The module that a file is, as the names from the root of its crate.
fn module(path: &Path) -> Vec<String> {
    let inside = path.strip_prefix(root()).unwrap().with_extension("");
    let mut names: Vec<String> =
        inside.iter().map(|name| name.to_string_lossy().into_owned()).collect();
    if names.last().is_some_and(|name| ["mod", "lib", "main"].contains(&name.as_str())) {
        names.pop();
    }
    names
}

/// The rooms that a file names, with the lines where it does.
struct Uses {
    /// The module that the code being read is in.
    module: Vec<String>,
    found: BTreeSet<(usize, String)>,
}

impl Uses {
    fn take(&mut self, path: &[String], line: usize) {
        let supers = path.iter().take_while(|name| *name == "super").count();
        let room = match path.first().map(String::as_str) {
            Some("crate") => path.get(1).cloned(),
            Some("super") if supers < self.module.len() => Some(self.module[0].clone()),
            Some("super") => path.get(supers).cloned(),
            _ => None,
        };
        // What the root hands on under its own name belongs to no room.
        let is_room = |room: &String| MAY_USE.iter().any(|(name, _)| name == room);
        match room {
            Some(room) if is_room(&room) => {
                self.found.insert((line, room));
            }
            Some(room) if room == "*" || room == "self" => {
                self.found.insert((line, "the whole crate".to_owned()));
            }
            _ => {}
        }
    }

    fn take_tree(&mut self, before: &mut Vec<String>, tree: &syn::UseTree) {
        let line = |ident: &syn::Ident| ident.span().start().line;
        match tree {
            syn::UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.take_tree(before, &path.tree);
                before.pop();
            }
            syn::UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.take_tree(before, tree));
            }
            syn::UseTree::Glob(glob) => {
                before.push("*".to_owned());
                self.take(before, glob.star_token.spans[0].start().line);
                before.pop();
            }
            syn::UseTree::Name(syn::UseName { ident })
            | syn::UseTree::Rename(syn::UseRename { ident, .. }) => {
                before.push(ident.to_string());
                self.take(before, line(ident));
                before.pop();
            }
        }
    }
}

impl<'a> Visit<'a> for Uses {
    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        self.take_tree(&mut Vec::new(), &item.tree);
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|part| part.ident.to_string()).collect();
        self.take(&names, path.segments[0].ident.span().start().line);
        syn::visit::visit_path(self, path);
    }

    /// Tests may use whatever helps them.
    fn visit_item_mod(&mut self, item: &'a syn::ItemMod) {
        let is_test = |attribute: &syn::Attribute| {
            matches!(&attribute.meta, syn::Meta::List(list)
                if list.path.is_ident("cfg") && list.tokens.to_string() == "test")
        };
        if item.attrs.iter().any(is_test) {
            return;
        }
        self.module.push(item.ident.to_string());
        syn::visit::visit_item_mod(self, item);
        self.module.pop();
    }

    /// Paths inside macros are not parsed: find them by their letters.
    fn visit_macro(&mut self, item: &'a syn::Macro) {
        let text = item.tokens.to_string();
        let line = item.path.segments[0].ident.span().start().line;
        for rest in text.split("crate :: ").skip(1) {
            let is_letter = |sign: char| sign.is_alphanumeric() || sign == '_';
            let name = &rest[..rest.find(|sign| !is_letter(sign)).unwrap_or(rest.len())];
            self.take(&["crate".to_owned(), name.to_owned()], line);
        }
        syn::visit::visit_macro(self, item);
    }
}

/// The rooms named in a source that stands in this module.
fn rooms_named(source: &str, module: Vec<String>) -> BTreeSet<(usize, String)> {
    let mut uses = Uses { module, found: BTreeSet::new() };
    uses.visit_file(&syn::parse_file(source).unwrap());
    uses.found
}

#[test]
fn every_way_to_name_a_room_is_seen() {
    let named = |source: &str| -> Vec<String> {
        let found = rooms_named(source, vec!["verify".to_owned()]);
        found.into_iter().map(|(_, room)| room).collect()
    };
    assert_eq!(named("use crate::{web, format::Format};"), ["format", "web"]);
    assert_eq!(named("use super::encode::encode;"), ["encode"]);
    assert_eq!(
        named("mod inner { use super::super::line; use super::thing; }"),
        ["line", "verify"]
    );
    assert_eq!(named("fn f() { crate::sat::backends::start() }"), ["solve"]);
    assert_eq!(named("fn f() { assert!(crate::game::x()) }"), ["game"]);
    assert_eq!(named("use crate::*;"), ["the whole crate"]);
    assert_eq!(named("use std::fmt;").len(), 0);
}

#[test]
fn the_table_has_no_circles() {
    for (place, (room, uses)) in MAY_USE.iter().enumerate() {
        for used in *uses {
            let above = MAY_USE[..place].iter().any(|(name, _)| name == used);
            assert!(
                above || SHELLS.contains(room),
                "`{room}` uses `{used}`, which is not above it"
            );
        }
    }
}

#[test]
fn rooms_use_only_the_rooms_below_them() {
    let mut complaints = Vec::new();
    let inside = |path: &PathBuf| !is_tests(path.strip_prefix(root()).unwrap());
    for path in sources(&root()).into_iter().filter(inside) {
        let module = module(&path);
        let Some(room) = module.first().cloned() else { continue };
        let Some((_, may_use)) = MAY_USE.iter().find(|(name, _)| *name == room) else {
            complaints.push(format!("{}: room `{room}` has no row in MAY_USE", path.display()));
            continue;
        };
        for (line, used) in rooms_named(&fs::read_to_string(&path).unwrap(), module) {
            if used != room && !may_use.contains(&used.as_str()) {
                complaints.push(format!("{}:{line}: `{room}` uses `{used}`", path.display()));
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Who may say which shapes there are: those who make or write one. All others ask a board.
const KNOW_SHAPES: [&str; 3] = ["puzzle/", "format/", "create/random/wish.rs"];

#[test]
fn shapes_are_named_where_they_are_known() {
    let root = root();
    let mut complaints = Vec::new();
    for path in sources(&root).iter().map(|path| path.strip_prefix(&root).unwrap()) {
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
    for path in sources(&root()) {
        let module = module(&path);
        if module.first().is_some_and(|room| !SHELLS.contains(&room.as_str())) {
            let text = fs::read_to_string(&path).unwrap();
            for name in ["clap::", "anyhow::", "std::env"] {
                assert!(!text.contains(name), "{} uses {name}", path.display());
            }
        }
    }
}

#[test]
fn every_source_says_what_it_is_and_stays_readable() {
    for path in sources(&root()) {
        let text = fs::read_to_string(&path).unwrap();
        assert!(
            is_tests(path.strip_prefix(root()).unwrap()) || text.starts_with("//! "),
            "{} has no header",
            path.display()
        );
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
