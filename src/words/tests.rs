//! Tests the catalogs: ids, variables, and every message with arguments at their edges.

use super::{Language, catalog};
use crate::message::{Argument, Message};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Each id of a catalog with its variables, those of its attributes included.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let text = catalog::text(language).to_owned();
    let code = language.code();
    let resource = FluentResource::try_new(text).unwrap_or_else(|(_, faults)| {
        panic!("{code}.ftl: {faults:?}");
    });
    let mut found = BTreeMap::new();
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        let mut variables = BTreeSet::new();
        let attributes = message.attributes.iter().map(|attribute| &attribute.value);
        message.value.iter().chain(attributes).for_each(|it| of_pattern(it, &mut variables));
        let id = message.id.name.to_owned();
        assert!(found.insert(id, variables).is_none(), "{code}.ftl: {} twice", message.id.name);
    }
    found
}

fn of_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                of_inline(inline, variables);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                of_inline(selector, variables);
                variants.iter().for_each(|variant| of_pattern(&variant.value, variables));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|inner| of_inline(inner, variables));
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inner) => of_inline(inner, variables),
            Expression::Select { selector, variants } => {
                of_inline(selector, variables);
                variants.iter().for_each(|variant| of_pattern(&variant.value, variables));
            }
        },
        _ => {}
    }
}

/// The names of the attributes in a catalog: grammatical cases.
fn attributes(language: Language) -> BTreeSet<String> {
    let lines = catalog::text(language).lines();
    let name = |line: &str| {
        let name = line.strip_prefix("    .")?.split_once(" =")?.0;
        Some(name.to_owned())
    };
    lines.filter_map(name).collect()
}

#[test]
fn all_catalogs_have_the_same_ids_and_know_their_variables() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let (code, own, cases) = (language.code(), messages(language), attributes(language));
        let missing: Vec<&String> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{code}.ftl lacks {missing:?}");
        for (id, variables) in own {
            let known = english.get(&id).unwrap_or_else(|| panic!("{code}.ftl: unused id {id}"));
            for variable in variables {
                let case = variable.rsplit_once('-').filter(|(_, case)| cases.contains(*case));
                let plain = case.map_or(&variable[..], |(plain, _)| plain);
                let is_known = known.contains(plain) || plain == "count";
                assert!(is_known, "{code}.ftl: {id} has no ${variable}");
            }
        }
    }
}

/// The names of the arguments that `message!` gets, up to its closing parenthesis.
fn argument_names(rest: &str) -> BTreeSet<String> {
    let (mut depth, mut is_quoted, mut is_escaped) = (0, false, false);
    let mut own = String::new();
    for sign in rest.chars() {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            _ if depth == 0 => own.push(sign),
            _ => {}
        }
    }
    let names = own.split(',').filter_map(|part| Some(part.split_once(" =")?.0.trim().to_owned()));
    names.filter(|name| !name.contains(' ')).collect()
}

#[test]
fn errors_and_problems_get_the_variables_of_their_messages() {
    const KINDS: [&str; 10] = [
        "problem-",
        "want-",
        "advice-",
        "puzzle-",
        "image-",
        "write-",
        "mismatch-",
        "help-",
        "check-",
        "warning-",
    ];
    // These get the rest by `with`.
    const MADE: [&str; 4] =
        ["problem-picture-row", "want-row-as-clues", "puzzle-side", "puzzle-side-follows"];
    let mut texts = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut texts);
    let (all, english) = (texts.concat(), messages(Language::English));
    let mut seen = 0;
    for part in all.split("message!(").skip(1) {
        let quoted = part.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'));
        let Some((id, rest)) = quoted else { continue };
        if KINDS.iter().any(|kind| id.starts_with(kind)) && !MADE.contains(&id) {
            assert_eq!(argument_names(rest), english[id], "{id}");
            seen += 1;
        }
    }
    assert!(seen > 150, "{seen}");
}

/// The Rust files under a folder, the scripts, and the pages.
fn sources(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, texts);
        } else if path
            .extension()
            .is_some_and(|ending| ["rs", "js", "html"].iter().any(|one| ending == *one))
        {
            texts.push(fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_id_is_used_and_every_used_id_is_there() {
    let mut texts = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut texts);
    let all = texts.concat();
    let english = messages(Language::English);
    let starts = |before: &str| -> Vec<&str> {
        let parts = all.split(before).skip(1);
        parts.filter_map(|part| part.trim_start().strip_prefix('"')?.split('"').next()).collect()
    };
    let is_id = |id: &&&str| id.starts_with(|sign: char| sign.is_ascii_lowercase());
    let literals = [starts("message!("), starts("Message::new(")].concat();
    for id in literals.iter().filter(is_id) {
        assert!(english.contains_key(*id), "no message {id}");
    }
    let prefixes: Vec<&str> = starts("Message::new(format!(")
        .into_iter()
        .chain(starts("let id = format!("))
        .filter_map(|id| Some(id.split_once('{')?.0))
        .collect();
    for id in english.keys().filter(|id| !id.starts_with("page-")) {
        // Between quotes, or a placeholder of a page.
        let is_literal =
            all.contains(&format!("\"{id}\"")) || all.contains(&format!("{{{{{id}}}}}"));
        let is_made = prefixes.iter().any(|prefix| id.starts_with(prefix));
        assert!(is_literal || is_made, "the message {id} is unused");
    }
}

#[test]
fn every_message_reads_with_arguments_at_their_edges() {
    let english = messages(Language::English);
    let line = || Message::new("line-row").with("label", "8");
    for language in Language::ALL {
        let catalog = language.catalog();
        for (id, variables) in &english {
            let names = variables.iter().map(String::as_str).chain(["count"]);
            let names: BTreeSet<&'static str> =
                names.map(|name| &*name.to_owned().leak()).collect();
            for number in [0, 1, 2, 5, 21] {
                for is_part in [false, true] {
                    let argument = |name: &str| match name {
                        "count" => Argument::Number(number),
                        "place" if id == "run-nth" => Argument::Number(number),
                        _ if is_part => Argument::from(line()),
                        _ => Argument::And(vec![Argument::Number(number), line().into()]),
                    };
                    let mut message = Message::new(id.clone());
                    names.iter().for_each(|name| {
                        message.arguments.push((name, argument(name)));
                    });
                    let words = catalog.words_or_faults(&message);
                    let code = language.code();
                    assert!(words.is_ok(), "{code}.ftl: {id}: {words:?}");
                    let words = words.unwrap_or_default();
                    // A clue in any order stands in braces.
                    let words = words.replace("{1a 2a}", "").replace("{1 3}", "");
                    assert!(!words.contains(['{', '}']), "{code}.ftl: {id}: {words}");
                }
            }
        }
    }
}
