//! The words of the house: identifiers have none that the glossary replaced.

mod scripts;

use crate::architecture::{all_sources, is_tests, root};
use proc_macro2::{TokenStream, TokenTree};
use std::fs;

/// Words that no identifier has as a part, and what to say instead.
const RETIRED: &[(&str, &str)] = &[
    ("asked", "requested"),
    ("asker", "client"),
    ("belief", "marginal"),
    ("beliefs", "marginals"),
    ("believe", "use marginals"),
    ("complaint", "error"),
    ("dive", "decimation"),
    ("doubt", "ambiguous"),
    ("lamp", "marker"),
    ("mended", "repaired"),
    ("proven", "certificate"),
    ("rival", "alternative"),
    ("rivals", "alternatives"),
    ("rung", "hint level"),
    ("rungs", "hint levels"),
    ("said", "text, message"),
    ("say", "print, show"),
    ("says", "allows, implies"),
    ("sight", "scan"),
    ("slip", "typo"),
    ("tell", "report, print, send"),
    ("teller", "writer, logger, factor"),
    ("telling", "text"),
    ("tells", "shows"),
    ("told", "text, report, known"),
    ("twin", "ambiguous format"),
    ("twins", "ambiguous formats"),
    ("unsayable", "unsupported"),
    ("voice", "verbosity"),
    ("whoever", "the caller"),
    ("wish", "request, config"),
    ("wished", "requested"),
];

/// The words of an identifier: `ask_forTwo` has `ask`, `for` and `two`.
fn words(identifier: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for sign in identifier.chars() {
        if sign == '_' || sign.is_uppercase() {
            words.push(String::new());
        }
        if sign != '_' {
            words.last_mut().unwrap().extend(sign.to_lowercase());
        }
    }
    words
}

/// The messages about the retired words in an identifier.
fn messages(name: &str) -> Vec<String> {
    let retired = |word: &String| RETIRED.iter().find(|(old, _)| old == word);
    words(name)
        .iter()
        .filter_map(retired)
        .map(|(word, instead)| format!("`{name}` has the word `{word}`: {instead}"))
        .collect()
}

/// The retired words in a source, each with its line. Strings and comments are free.
fn retired(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => retired(group.stream(), found),
            TokenTree::Ident(ident) => {
                let line = ident.span().start().line;
                found.extend(messages(&ident.to_string()).into_iter().map(|text| (line, text)));
            }
            _ => {}
        }
    }
}

#[test]
fn no_identifier_has_a_retired_word() {
    let mut complaints = Vec::new();
    for path in all_sources() {
        let name = path.strip_prefix(root()).unwrap();
        if is_tests(name) {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let text = text.split("\nmod tests {").next().unwrap_or_default();
        let mut found = Vec::new();
        retired(text.parse().unwrap(), &mut found);
        complaints.extend(
            found.iter().map(|(line, message)| format!("{}:{line}: {message}", name.display())),
        );
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn retired_words_are_found_as_parts_of_names() {
    let mut found = Vec::new();
    retired("fn tell_all() { let isTold = \"told\"; stories }".parse().unwrap(), &mut found);
    let lines: Vec<usize> = found.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [1, 1], "{found:?}");
}

/// A glossary that is read to its end.
#[test]
fn the_glossary_has_at_most_sixty_words() {
    let text = include_str!("../../docs/ARCHITECTURE.md");
    let glossary = text.split("## Glossary").nth(1).unwrap();
    let count = glossary.matches('*').count() / 2;
    assert!((40..=60).contains(&count), "{count} words");
}
