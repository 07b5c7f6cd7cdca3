//! The scripts of the page follow the same rule: their identifiers have no retired word.

use super::messages;
use crate::architecture::root;
use std::fs;
use std::path::{Path, PathBuf};

/// Names that stay: browsers store preferences under them.
const STORED: &[(&str, &str)] = &[("basics/preferences.js", "tell"), ("play/help.js", "tell")];

fn scripts(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let all = entries.flat_map(|path| if path.is_dir() { scripts(&path) } else { vec![path] });
    let is_own = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "js");
    all.filter(|path| is_own(path) && !path.ends_with("basics/fluent.js")).collect()
}

/// The length of a literal up to one of these ends; a slash in brackets ends no pattern.
fn length(literal: &str, ends: &[&str]) -> usize {
    let (mut is_escaped, mut is_bracketed) = (false, false);
    for (at, sign) in literal.char_indices().skip(1) {
        let end = ends.iter().find(|end| literal[at..].starts_with(**end));
        match end {
            _ if is_escaped => is_escaped = false,
            Some(end) if sign != '/' || !is_bracketed => return at + end.len(),
            _ if sign == '\\' => is_escaped = true,
            _ => is_bracketed = sign == '[' || (is_bracketed && sign != ']'),
        }
    }
    literal.len()
}

/// The code of a script: each comment is a blank, each text or pattern a quote; lines stay.
fn code(mut rest: &str) -> String {
    let mut code = String::new();
    // How many braces are open in each template around this place.
    let mut templates: Vec<usize> = Vec::new();
    while let Some(sign) = rest.chars().next() {
        let is_pattern = code.trim_end().ends_with(|before| "(,=>:[!&|?;".contains(before));
        let (taken, stand_in) = match sign {
            '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), ' '),
            '/' if rest.starts_with("/*") => (rest.find("*/").map_or(rest.len(), |at| at + 2), ' '),
            '/' if is_pattern => (length(rest, &["/"]), '"'),
            '"' => (length(rest, &["\""]), '"'),
            '\'' => (length(rest, &["'"]), '"'),
            '`' => (length(rest, &["`", "${"]), '"'),
            '}' if templates.pop_if(|open| *open == 0).is_some() => {
                (length(rest, &["`", "${"]), '"')
            }
            _ => (sign.len_utf8(), sign),
        };
        let (literal, others) = rest.split_at(taken);
        match (sign, templates.last_mut()) {
            _ if stand_in == '"' && literal.ends_with("${") => templates.push(0),
            ('{', Some(open)) => *open += 1,
            ('}', Some(open)) if stand_in == '}' => *open -= 1,
            _ => {}
        }
        code.push(stand_in);
        code.extend(literal.chars().filter(|sign| *sign == '\n' && stand_in != '\n'));
        rest = others;
    }
    code
}

/// The identifiers with a retired word, each with its line.
fn retired(script: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (line, text) in code(script).lines().enumerate() {
        for name in text.split(|sign: char| !sign.is_alphanumeric() && sign != '_') {
            if !messages(name).is_empty() {
                found.push((line + 1, name.to_owned()));
            }
        }
    }
    found
}

#[test]
fn no_identifier_of_a_script_has_a_retired_word() {
    let page = root().join("service/server/page");
    let mut found = Vec::new();
    for path in scripts(&page) {
        let file = path.strip_prefix(&page).unwrap().to_str().unwrap();
        for (line, name) in retired(&fs::read_to_string(&path).unwrap()) {
            if !STORED.contains(&(file, &name)) {
                found.push(format!("{file}:{line}: {}", messages(&name).join(", ")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn retired_words_are_found_in_code_and_not_in_texts() {
    let script = "// tell\n#isTold = `say ${tell({ a: `${say}` })} said` / 2 /* told */;\n\
                  const a = /[/'] say/.test(\"it's told\"), asked = 'say';";
    let found = retired(script);
    let names: Vec<(usize, &str)> = found.iter().map(|(line, name)| (*line, &**name)).collect();
    assert_eq!(names, [(2, "isTold"), (2, "tell"), (2, "say"), (3, "asked")]);
}
