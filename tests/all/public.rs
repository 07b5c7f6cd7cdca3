//! What the library shows to whoever depends on it, as a list that is looked at when it changes.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use syn::{Attribute, ImplItem, Item, UseTree, Visibility};

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// The feature that an item needs.
fn feature(attributes: &[Attribute]) -> String {
    let needs = attributes.iter().filter_map(|attribute| match &attribute.meta {
        syn::Meta::List(list) if list.path.is_ident("cfg") => Some(list.tokens.to_string()),
        _ => None,
    });
    needs.map(|tokens| format!("  [{tokens}]")).collect()
}

/// The last names of a `use`, as they are seen from outside.
fn names(tree: &UseTree, found: &mut Vec<String>) {
    match tree {
        UseTree::Path(path) => names(&path.tree, found),
        UseTree::Group(group) => group.items.iter().for_each(|tree| names(tree, found)),
        UseTree::Name(name) => found.push(name.ident.to_string()),
        UseTree::Rename(rename) => found.push(rename.rename.to_string()),
        UseTree::Glob(_) => found.push("*".to_owned()),
    }
}

/// The public items of a module and of those below it.
struct Face {
    items: BTreeSet<String>,
    /// Types by name that are public somewhere.
    types: BTreeSet<String>,
}

impl Face {
    fn read(&mut self, file: &Path, path: &str) {
        let source = fs::read_to_string(file).unwrap();
        for item in syn::parse_file(&source).unwrap().items {
            self.take(&item, file, path);
        }
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
            Item::Use(item) if is_public(&item.vis) => {
                let mut found = Vec::new();
                names(&item.tree, &mut found);
                for name in found {
                    self.items.insert(format!("{path}::{name}{}", feature(&item.attrs)));
                    self.types.insert(name);
                }
                return;
            }
            _ => return,
        };
        if !is_public(visibility) {
            return;
        }
        self.items.insert(format!("{path}::{name}  {kind}{}", feature(attributes)));
        self.types.insert(name.clone());
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
}

/// The public functions of public types, wherever they are written.
fn functions(types: &BTreeSet<String>, folder: &Path, found: &mut BTreeSet<String>) {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    for path in entries {
        if path.is_dir() && !["cli", "play", "shell"].iter().any(|shell| path.ends_with(shell)) {
            functions(types, &path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = fs::read_to_string(&path).unwrap();
            for item in syn::parse_file(&source).unwrap().items {
                of_impl(&item, types, found);
            }
        }
    }
}

fn of_impl(item: &Item, types: &BTreeSet<String>, found: &mut BTreeSet<String>) {
    let Item::Impl(item) = item else { return };
    let syn::Type::Path(of) = &*item.self_ty else { return };
    let name = of.path.segments.last().unwrap().ident.to_string();
    if item.trait_.is_some() || !types.contains(&name) {
        return;
    }
    for item in &item.items {
        if let ImplItem::Fn(function) = item
            && is_public(&function.vis)
        {
            let own = function.sig.ident.to_string();
            found.insert(format!("{name}::{own}(){}", feature(&function.attrs)));
        }
    }
}

#[test]
fn nothing_is_public_by_accident() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut face = Face { items: BTreeSet::new(), types: BTreeSet::new() };
    face.read(&root.join("lib.rs"), "nonosat");
    functions(&face.types.clone(), &root, &mut face.items);
    let list: Vec<String> = face.items.into_iter().collect();
    insta::assert_snapshot!(list.join("\n"));
}
