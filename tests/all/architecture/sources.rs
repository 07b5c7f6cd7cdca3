//! Which file of a crate uses which, read off the sources by a parser.
//!
//! In: sources with their paths. Out: [`Arrow`]s between files. A name is followed through
//! re-exports to the file that defines it.
//! Invariants: test modules and files of tests are left out.

use std::collections::{BTreeMap, BTreeSet};
use syn::visit::Visit;

/// Names from the root of the crate, or as they are written.
type Path = Vec<String>;

/// One file uses what another one defines.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrow {
    pub from: String,
    pub line: usize,
    pub to: String,
}

/// The files of a crate.
pub struct Sources {
    files: Vec<Source>,
    by_module: BTreeMap<Path, usize>,
}

/// One file: the modules and items that it declares, the names that it imports or hands on, and
/// every path in it.
#[derive(Default)]
struct Source {
    name: String,
    module: Path,
    modules: BTreeSet<String>,
    items: BTreeSet<String>,
    imports: BTreeMap<String, Path>,
    handed_on: Vec<Path>,
    paths: Vec<(Path, usize)>,
    /// How many modules in braces the code being read is in.
    depth: usize,
}

impl Sources {
    /// Reads sources: each with its path from the root of the crate, without the ending.
    pub fn read<'a>(sources: impl Iterator<Item = (String, &'a str)>) -> Sources {
        let files: Vec<Source> = sources.map(|(name, text)| Source::read(name, text)).collect();
        let modules = files.iter().enumerate().map(|(number, file)| (file.module.clone(), number));
        Sources { by_module: modules.collect(), files }
    }

    /// All arrows between different files. What stands in the root of the crate is its face.
    pub fn arrows(&self) -> BTreeSet<Arrow> {
        let mut arrows = BTreeSet::new();
        for file in &self.files {
            for (path, line) in &file.paths {
                let owner = self.absolute(file, path, 0).and_then(|path| self.owner(&path, 0));
                let Some(owner) = owner.map(|owner| &self.files[owner]) else { continue };
                if owner.name != file.name && !owner.module.is_empty() {
                    let (from, to) = (file.name.clone(), owner.name.clone());
                    arrows.insert(Arrow { from, line: *line, to });
                }
            }
        }
        arrows
    }

    /// The path from the root of the crate, if it is one of this crate.
    fn absolute(&self, file: &Source, path: &[String], depth: usize) -> Option<Path> {
        let supers = path.iter().take_while(|name| *name == "super").count();
        match path[0].as_str() {
            "crate" => Some(path[1..].to_vec()),
            "self" => Some([&file.module, &path[1..]].concat()),
            "super" => {
                let above = file.module.len().checked_sub(supers)?;
                Some([&file.module[..above], &path[supers..]].concat())
            }
            first if file.modules.contains(first) || file.items.contains(first) => {
                Some([&file.module, path].concat())
            }
            first => {
                let import = file.imports.get(first).filter(|import| import[0] != first)?;
                // Imports that name each other come to an end.
                let import = (depth < 8).then(|| self.absolute(file, import, depth + 1))??;
                Some([&import, &path[1..]].concat())
            }
        }
    }

    /// The file that defines what has this path.
    fn owner(&self, path: &[String], depth: usize) -> Option<usize> {
        let known =
            (0..=path.len()).rev().find(|&end| self.by_module.contains_key(&path[..end]))?;
        let number = self.by_module[&path[..known]];
        let file = &self.files[number];
        let Some(name) = path.get(known).filter(|name| !file.items.contains(*name)) else {
            return Some(number);
        };
        let within = |import: &Path| (depth < 8).then(|| self.absolute(file, import, 0))?;
        if let Some(import) = file.imports.get(name).and_then(within) {
            return self.owner(&[&import, &path[known + 1..]].concat(), depth + 1);
        }
        let handed_on = file.handed_on.iter().filter_map(within);
        let owners = handed_on
            .filter_map(|import| self.owner(&[&import, &path[known..]].concat(), depth + 1));
        owners.into_iter().find(|&owner| self.files[owner].items.contains(name)).or(Some(number))
    }
}

impl Source {
    fn read(name: String, text: &str) -> Source {
        let mut module: Path = name.split('/').map(str::to_owned).collect();
        if module.last().is_some_and(|last| ["mod", "lib"].contains(&last.as_str())) {
            module.pop();
        }
        let mut source = Source { name, module, ..Source::default() };
        source.visit_file(&syn::parse_file(text).unwrap());
        source
    }

    /// Notes a path. Of a module in braces, `super` may be the file itself.
    fn take(&mut self, path: &[String], line: usize) {
        let supers = path.iter().take_while(|name| *name == "super").count();
        let own = supers.min(self.depth);
        let mut path = path[own..].to_vec();
        if own > 0 && supers == own {
            path.insert(0, "self".to_owned());
        }
        if !path.is_empty() {
            self.paths.push((path, line));
        }
    }

    fn take_tree(&mut self, before: &mut Path, tree: &syn::UseTree) {
        let import = |source: &mut Source, ident: &syn::Ident, name: &syn::Ident| {
            let is_self = ident == "self";
            let own = (!is_self).then(|| ident.to_string());
            let path: Path = before.iter().cloned().chain(own).collect();
            let name = if name == "self" { path.last().cloned() } else { Some(name.to_string()) };
            source.take(&path, ident.span().start().line);
            source.imports.extend(name.map(|name| (name, path)));
        };
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
                self.take(before, glob.star_token.spans[0].start().line);
                self.handed_on.push(before.clone());
            }
            syn::UseTree::Name(found) => import(self, &found.ident, &found.ident),
            syn::UseTree::Rename(found) => import(self, &found.ident, &found.rename),
        }
    }
}

/// Is it there for tests alone?
fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        syn::Meta::List(list) if list.path.is_ident("cfg") => {
            let condition = list.tokens.to_string();
            condition.contains("test") && !condition.contains("not")
        }
        _ => false,
    })
}

impl<'a> Visit<'a> for Source {
    fn visit_item(&mut self, item: &'a syn::Item) {
        let name = match item {
            syn::Item::Struct(item) => Some(&item.ident),
            syn::Item::Enum(item) => Some(&item.ident),
            syn::Item::Fn(item) => Some(&item.sig.ident),
            syn::Item::Const(item) => Some(&item.ident),
            syn::Item::Static(item) => Some(&item.ident),
            syn::Item::Trait(item) => Some(&item.ident),
            syn::Item::Type(item) => Some(&item.ident),
            _ => None,
        };
        self.items.extend(name.map(|name| name.to_string()).filter(|_| self.depth == 0));
        syn::visit::visit_item(self, item);
    }

    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        // A face that hands a name on does not use it.
        let used = self.paths.len();
        self.take_tree(&mut Path::new(), &item.tree);
        if !matches!(item.vis, syn::Visibility::Inherited) || is_for_tests(&item.attrs) {
            self.paths.truncate(used);
        }
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        let names: Path = path.segments.iter().map(|part| part.ident.to_string()).collect();
        self.take(&names, path.segments[0].ident.span().start().line);
        syn::visit::visit_path(self, path);
    }

    fn visit_item_mod(&mut self, item: &'a syn::ItemMod) {
        if is_for_tests(&item.attrs) {
            return;
        }
        if item.content.is_none() {
            self.modules.insert(item.ident.to_string());
            return;
        }
        self.depth += 1;
        syn::visit::visit_item_mod(self, item);
        self.depth -= 1;
    }

    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        if !is_for_tests(&item.attrs) {
            syn::visit::visit_item_fn(self, item);
        }
    }

    /// Paths inside macros are not parsed: find them by their signs.
    fn visit_macro(&mut self, item: &'a syn::Macro) {
        let line = item.path.segments[0].ident.span().start().line;
        let text = item.tokens.to_string().replace(" :: ", "::");
        let is_path = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == ':';
        for words in text.split(|sign| !is_path(sign)) {
            let path: Path = words.split("::").map(str::to_owned).collect();
            if path.iter().all(|name| !name.is_empty() && !name.contains(':')) {
                self.take(&path, line);
            }
        }
        syn::visit::visit_macro(self, item);
    }
}
