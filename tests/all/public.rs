//! The public face of the library as a reviewed list.
//!
//! In: the sources. Out: a snapshot of all public items and functions, and an upper bound of their
//! number. Items with `#[doc(hidden)]` are left out: on the item, its module, its `pub use`, its
//! `impl`, or on the function. They are for the program and the packages of this repository.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use syn::{Attribute, ImplItem, Item, UseTree, Visibility};

/// The most items that the library may show.
const MAX_ITEMS: usize = 350;
/// Folders of other crates.
const OTHERS: [&str; 5] = ["app", "cli", "python", "tui", "wasm"];

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// The tokens of each attribute of this name: `hidden` of `#[doc(hidden)]`.
fn arguments<'a>(attributes: &'a [Attribute], name: &'a str) -> impl Iterator<Item = String> + 'a {
    attributes.iter().filter_map(move |attribute| match &attribute.meta {
        syn::Meta::List(list) if list.path.is_ident(name) => Some(list.tokens.to_string()),
        _ => None,
    })
}

fn is_hidden(attributes: &[Attribute]) -> bool {
    arguments(attributes, "doc").any(|argument| argument == "hidden")
}

/// The feature that an item needs.
fn feature(attributes: &[Attribute]) -> String {
    arguments(attributes, "cfg").map(|tokens| format!("  [{tokens}]")).collect()
}

/// The paths that a `use` imports.
fn imports(tree: &UseTree, path: &[String], found: &mut Vec<Vec<String>>) {
    let with = |name: String| [path, &[name]].concat();
    match tree {
        UseTree::Path(inner) => imports(&inner.tree, &with(inner.ident.to_string()), found),
        UseTree::Group(group) => group.items.iter().for_each(|tree| imports(tree, path, found)),
        UseTree::Name(name) => found.push(with(name.ident.to_string())),
        UseTree::Rename(rename) => found.push(with(rename.rename.to_string())),
        UseTree::Glob(_) => found.push(with("*".to_owned())),
    }
}

/// The public items of a module and of the modules in it.
struct Face {
    items: BTreeSet<String>,
    /// Public types: the room that defines them, and their names.
    types: BTreeSet<(String, String)>,
}

impl Face {
    fn read(&mut self, file: &Path, path: &str) {
        let source = fs::read_to_string(file).unwrap();
        for item in syn::parse_file(&source).unwrap().items {
            self.take(&item, file, path);
        }
    }

    fn add_type(&mut self, room: &str, name: &str) {
        self.types.insert((room.to_owned(), name.to_owned()));
    }

    fn take(&mut self, item: &Item, file: &Path, path: &str) {
        let (visibility, kind, name, attributes) = match item {
            Item::Fn(item) => (&item.vis, "fn", item.sig.ident.to_string(), &item.attrs),
            Item::Struct(item) => (&item.vis, "struct", item.ident.to_string(), &item.attrs),
            Item::Enum(item) => (&item.vis, "enum", item.ident.to_string(), &item.attrs),
            Item::Trait(item) => (&item.vis, "trait", item.ident.to_string(), &item.attrs),
            Item::Const(item) => (&item.vis, "const", item.ident.to_string(), &item.attrs),
            Item::Static(item) => (&item.vis, "static", item.ident.to_string(), &item.attrs),
            Item::Type(item) => (&item.vis, "type", item.ident.to_string(), &item.attrs),
            Item::Mod(item) => (&item.vis, "mod", item.ident.to_string(), &item.attrs),
            Item::Use(item) => return self.take_use(item, path),
            _ => return,
        };
        if !is_public(visibility) || is_hidden(attributes) {
            return;
        }
        self.items.insert(format!("{path}::{name}  {kind}{}", feature(attributes)));
        self.add_type(path.split("::").nth(1).unwrap_or_default(), &name);
        if kind == "mod" {
            let folder = match file.file_stem().unwrap().to_str().unwrap() {
                "mod" | "lib" => file.parent().unwrap().to_owned(),
                _ => file.with_extension(""),
            };
            let alone = folder.join(format!("{name}.rs"));
            let below = if alone.is_file() { alone } else { folder.join(&name).join("mod.rs") };
            self.read(&below, &format!("{path}::{name}"));
        }
    }

    fn take_use(&mut self, item: &syn::ItemUse, path: &str) {
        if !is_public(&item.vis) || is_hidden(&item.attrs) {
            return;
        }
        let mut found = Vec::new();
        imports(&item.tree, &[], &mut found);
        for import in found {
            let name = import.last().unwrap();
            self.items.insert(format!("{path}::{name}{}", feature(&item.attrs)));
            // `crate::room::..`, or at the root `room::..`; elsewhere a path inside the own room.
            let names_room = import[0] == "crate" || path == "nonosat";
            let room = import[usize::from(import[0] == "crate")].clone();
            let own = path.split("::").nth(1).unwrap_or_default();
            self.add_type(if names_room { &room } else { own }, name);
        }
    }
}

/// The public functions of public types, wherever they are written in the folder of a room.
fn functions(room: &str, path: &Path, face: &mut Face) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            functions(room, &entry.unwrap().path(), face);
        }
    } else if path.extension().is_some_and(|ending| ending == "rs") {
        let source = fs::read_to_string(path).unwrap();
        for item in syn::parse_file(&source).unwrap().items {
            of_impl(&item, room, face);
        }
    }
}

fn of_impl(item: &Item, room: &str, face: &mut Face) {
    let Item::Impl(item) = item else { return };
    let syn::Type::Path(of) = &*item.self_ty else { return };
    let name = of.path.segments.last().unwrap().ident.to_string();
    let is_listed = face.types.contains(&(room.to_owned(), name.clone()));
    if item.trait_.is_some() || is_hidden(&item.attrs) || !is_listed {
        return;
    }
    for item in &item.items {
        if let ImplItem::Fn(function) = item
            && is_public(&function.vis)
            && !is_hidden(&function.attrs)
        {
            let own = function.sig.ident.to_string();
            face.items.insert(format!("{name}::{own}(){}", feature(&function.attrs)));
        }
    }
}

#[test]
fn nothing_is_public_by_accident() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut face = Face { items: BTreeSet::new(), types: BTreeSet::new() };
    face.read(&root.join("lib.rs"), "nonosat");
    for entry in fs::read_dir(&root).unwrap() {
        let path = entry.unwrap().path();
        let room = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if !OTHERS.contains(&room.as_str()) {
            functions(&room, &path, &mut face);
        }
    }
    let list: Vec<String> = face.items.into_iter().collect();
    insta::assert_snapshot!(list.join("\n"));
    assert!(list.len() <= MAX_ITEMS, "{} public items, at most {MAX_ITEMS}", list.len());
}
