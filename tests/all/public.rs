//! The public face of the library as a reviewed list.
//!
//! In: the sources. Out: a snapshot of all items that `src/lib.rs` shows and of the functions of their
//! types, and an upper bound of their number. The crates behind the face may show more.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use syn::{Attribute, ImplItem, Item, UseTree, Visibility};

/// The most items that the library may show.
const MAX_ITEMS: usize = 484;

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// The feature that an item needs.
fn feature(attributes: &[Attribute]) -> String {
    let tokens = attributes.iter().filter_map(|attribute| match &attribute.meta {
        syn::Meta::List(list) if list.path.is_ident("cfg") => Some(list.tokens.to_string()),
        _ => None,
    });
    tokens.map(|tokens| format!("  [{tokens}]")).collect()
}

/// The paths that a `use` imports.
fn imports(tree: &UseTree, path: &[String], paths: &mut Vec<Vec<String>>) {
    let with = |name: String| [path, &[name]].concat();
    match tree {
        UseTree::Path(inner) => imports(&inner.tree, &with(inner.ident.to_string()), paths),
        UseTree::Group(group) => group.items.iter().for_each(|tree| imports(tree, path, paths)),
        UseTree::Name(name) => paths.push(with(name.ident.to_string())),
        UseTree::Rename(rename) => paths.push(with(rename.rename.to_string())),
        UseTree::Glob(_) => paths.push(with("*".to_owned())),
    }
}

/// What the face shows.
#[derive(Default)]
struct Face {
    items: BTreeSet<String>,
    /// The shown types of each room, a folder or file under `src/`.
    types: BTreeMap<PathBuf, BTreeSet<String>>,
}

impl Face {
    fn take(&mut self, item: &Item, path: &str) {
        match item {
            Item::Mod(item) if is_public(&item.vis) => {
                let path = format!("{path}::{}", item.ident);
                self.items.insert(format!("{path}  mod{}", feature(&item.attrs)));
                let (_, items) = item.content.as_ref().unwrap();
                items.iter().for_each(|item| self.take(item, &path));
            }
            Item::Use(item) if is_public(&item.vis) => self.take_use(item, path),
            Item::Fn(item) if is_public(&item.vis) => {
                self.items.insert(format!("{path}::{}  fn", item.sig.ident));
            }
            _ => {}
        }
    }

    fn take_use(&mut self, item: &syn::ItemUse, path: &str) {
        let mut paths = Vec::new();
        imports(&item.tree, &[], &mut paths);
        for import in paths {
            let name = import.last().unwrap();
            self.items.insert(format!("{path}::{name}{}", feature(&item.attrs)));
            if let Some(member) = import[0].strip_prefix("nonosat_") {
                let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(member);
                let room = folder.join(&import[1]);
                let places = [room.clone(), room.with_extension("rs"), folder];
                let place = places.into_iter().find(|place| place.exists()).unwrap();
                self.types.entry(place).or_default().insert(name.clone());
            }
        }
    }

    /// Adds the public functions of the types of a room, wherever they are written in it.
    fn add_functions(&mut self, path: &Path, types: &BTreeSet<String>) {
        if path.is_dir() {
            for entry in fs::read_dir(path).unwrap() {
                self.add_functions(&entry.unwrap().path(), types);
            }
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = fs::read_to_string(path).unwrap();
            for item in syn::parse_file(&source).unwrap().items {
                self.add_functions_of(&item, types);
            }
        }
    }

    fn add_functions_of(&mut self, item: &Item, types: &BTreeSet<String>) {
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
                self.items.insert(format!("{name}::{own}(){}", feature(&function.attrs)));
            }
        }
    }
}

#[test]
fn nothing_is_public_by_accident() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs");
    let mut face = Face::default();
    for item in syn::parse_file(&fs::read_to_string(root).unwrap()).unwrap().items {
        face.take(&item, "nonosat");
    }
    for (room, types) in face.types.clone() {
        face.add_functions(&room, &types);
    }
    let list: Vec<String> = face.items.into_iter().collect();
    insta::assert_snapshot!(list.join("\n"));
    assert!(list.len() <= MAX_ITEMS, "{} public items, at most {MAX_ITEMS}", list.len());
}
