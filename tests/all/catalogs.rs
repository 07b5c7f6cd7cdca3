//! The catalogs of `src/language` against the page that reads them.
//!
//! In: the sources. Invariants: an id stands whole where the page uses it, so that a search finds it;
//! only those of colors are made of names.

use nonosat::language::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A path of the repository.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-')
}

/// The ids of the messages of the English catalog, which all others have, too.
fn ids() -> BTreeSet<String> {
    let text = fs::read_to_string(path("src/language/en.ftl")).unwrap();
    let lines = text.lines().filter_map(|line| line.split_once(" ="));
    lines.map(|(id, _)| id.to_owned()).filter(|id| is_id(id)).collect()
}

/// The ids in the quoted texts of the page.
fn ids_of_the_page() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut left = vec![path("src/server/page")];
    while let Some(path) = left.pop() {
        if path.is_dir() {
            left.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let is_source = path.extension().is_some_and(|ending| ending == "js" || ending == "html");
        if is_source && !path.ends_with("fluent.js") {
            let text = fs::read_to_string(&path).unwrap();
            let quoted = text.split(['"', '\'', '`']).filter(|text| is_id(text));
            let is_message = |text: &&str| {
                ["page-", "line-", "difficulty-"].iter().any(|start| text.starts_with(start))
            };
            found.extend(quoted.filter(is_message).map(str::to_owned));
        }
    }
    found
}

/// The English names that the library gives to colors.
fn colors() -> BTreeSet<String> {
    let source = fs::read_to_string(path("src/puzzle/hue.rs")).unwrap();
    let source = source.split("#[cfg(test)]").next().unwrap();
    let quoted = source.lines().filter(|line| !line.trim().starts_with("//"));
    let quoted = quoted.flat_map(|line| line.split('"').skip(1).step_by(2));
    let is_name = |name: &&str| name.chars().all(|sign| sign.is_ascii_lowercase() || sign == ' ');
    let names: BTreeSet<String> = quoted.filter(is_name).map(str::to_owned).collect();
    let table = source.split_once("const HUES").unwrap().1.split_once("];").unwrap().0;
    let hues = table.lines().filter(|line| line.trim().starts_with('('));
    let hues = hues.filter_map(|line| line.split('"').nth(1)).filter(|name| is_name(name));
    let hues: Vec<&str> = hues.collect();
    let shades = hues.iter().flat_map(|hue| [format!("dark {hue}"), format!("light {hue}")]);
    let others = ["background", "shaded"].map(str::to_owned);
    names.iter().cloned().chain(shades).chain(others).collect()
}

#[test]
fn the_page_uses_all_of_its_messages_and_no_others() {
    let (english, used) = (ids(), ids_of_the_page());
    let missing: Vec<&String> = used.iter().filter(|id| !english.contains(*id)).collect();
    assert!(missing.is_empty(), "en.ftl lacks {missing:?}");
    let own = english.iter().filter(|id| id.starts_with("page-"));
    let unused: Vec<&String> = own.filter(|id| !used.contains(*id)).collect();
    assert!(unused.is_empty(), "the page has no use for {unused:?}");
    assert!(used.len() > 400, "{}", used.len());
}

#[test]
fn every_color_has_a_name_in_the_catalogs() {
    let names: BTreeSet<String> =
        colors().iter().map(|name| format!("color-{}", name.replace(' ', "-"))).collect();
    let is_name = |id: &String| id.starts_with("color-") && id != "color-lettered";
    let known: BTreeSet<String> = ids().into_iter().filter(is_name).collect();
    assert_eq!(known, names);
}

#[test]
fn the_page_offers_every_language() {
    let words = fs::read_to_string(path("src/server/page/basics/words.js")).unwrap();
    let table = words.split_once("const LANGUAGES = {").unwrap().1.split_once('}').unwrap().0;
    for language in Language::ALL {
        let code = language.code();
        assert!(table.contains(&format!("{code}: \"")), "the list of languages lacks {code}");
    }
    assert_eq!(table.matches(": \"").count(), Language::ALL.len(), "{table}");
}
