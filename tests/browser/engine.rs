//! The engine of the site, run by Node without a browser: it gives the answers of the library.

use crate::page::built;
use crate::questions::{Asked, answered, is_told, of_all_kinds, of_the_collection};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

/// A module with as little as a worker needs. It breaks off at a request whose path has thirteen
/// letters, as `/api/progress` has; it takes the catalog before that.
const BROKEN: &[u8] = &[
    0, 97, 115, 109, 1, 0, 0, 0, // types: () and (i32) and (i32) -> i32
    1, 13, 3, 96, 0, 0, 96, 1, 127, 0, 96, 1, 127, 1, 127, // functions
    3, 4, 3, 0, 1, 2, // memory of four pages, in which the words have room
    5, 3, 1, 0, 4, // exports
    7, 31, 4, 6, b'm', b'e', b'm', b'o', b'r', b'y', 2, 0, 5, b'b', b'e', b'g', b'i', b'n', 0, 0,
    3, b'a', b's', b'k', 0, 1, 4, b't', b'a', b'k', b'e', 0, 2, // code
    10, 21, 3, 2, 0, 11, 11, 0, 32, 0, 65, 13, 70, 4, 64, 0, 11, 11, 4, 0, 65, 0, 11,
];

/// The worker's answers to questions.
fn worker(site: &Path, wasm: &Path, questions: &[Asked]) -> Vec<Value> {
    let folder = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(site).unwrap().map(Result::unwrap) {
        if file.path().extension().is_some_and(|ending| ending == "js" || ending == "ftl") {
            std::fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
        }
    }
    // The endings that a browser takes as modules.
    std::fs::write(folder.path().join("package.json"), r#"{ "type": "module" }"#).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/engine.mjs");
    let mut node = Command::new("node");
    node.arg(script).arg(folder.path()).arg(wasm).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut node = node.spawn().unwrap();
    let mut input = node.stdin.take().unwrap();
    let lines: Vec<String> = questions
        .iter()
        .map(|(path, body)| {
            json!({ "path": path, "body": BASE64_STANDARD.encode(body) }).to_string()
        })
        .collect();
    let asking = std::thread::spawn(move || {
        lines.iter().for_each(|line| writeln!(input, "{line}").unwrap());
    });
    let output = BufReader::new(node.stdout.take().unwrap()).lines();
    let answers = output.map(|line| serde_json::from_str(&line.unwrap()).unwrap()).collect();
    asking.join().unwrap();
    assert!(node.wait().unwrap().success());
    answers
}

/// Compares the answers of both modules with those of the library. The first module refuses what
/// is not for players.
fn check(questions: &[Asked]) {
    let questions: Vec<Asked> =
        questions.iter().filter(|(path, _)| path != "/api/openapi.json").cloned().collect();
    let refused = compare("whole.wasm", &questions) + compare("nonosat.wasm", &questions);
    assert!(refused < questions.len(), "the first module answers something");
}

/// Compares the answers of a module with those of the library. Returns how many requests it alone
/// refuses, so that the page calls the other module.
fn compare(module: &str, questions: &[Asked]) -> usize {
    let site = built();
    let answers = worker(&site, &site.join(module), questions);
    assert_eq!(answers.len(), questions.len());
    let mut refused = 0;
    for ((path, body), answer) in questions.iter().zip(answers) {
        let (status, text) = answered(path, body);
        if module == "nonosat.wasm" && (answer["status"] == 404 || answer["status"] == 422) {
            refused += 1;
            continue;
        }
        // Models of language ask for this one; the page draws its PNGs itself.
        if path == "/api/png" {
            assert_eq!(answer["status"], 404);
            continue;
        }
        // Without decoders the message about a broken image is shorter.
        let is_image =
            ["/api/image", "/api/candidates", "/api/scan"].iter().any(|it| path.starts_with(it));
        if is_image && text.contains("an image that nonosat reads") {
            assert_eq!(answer["status"], status, "{path}");
            continue;
        }
        let told = answer["lines"].as_array().unwrap().iter();
        let told: String = told.map(|line| format!("{}\n", line.as_str().unwrap())).collect();
        let end = if is_told(path) && answer["status"] == 200 { "\n" } else { "" };
        let found = told + answer["text"].as_str().unwrap() + end;
        let body = String::from_utf8_lossy(&body[..body.len().min(300)]);
        assert_eq!((&answer["status"], &found), (&json!(status), &text), "{path}: {body}");
    }
    refused
}

#[test]
#[ignore = "needs the folder of a site in NONOSAT_SITE"]
fn the_engine_says_what_the_library_answers() {
    check(&of_all_kinds());
}

#[test]
#[ignore = "needs the folder of a site in NONOSAT_SITE"]
fn the_engine_says_the_same_of_every_puzzle_of_the_collection() {
    check(&of_the_collection());
}

#[test]
#[ignore = "needs the folder of a site in NONOSAT_SITE"]
fn work_that_breaks_off_is_an_answer() {
    let site = built();
    let folder = tempfile::tempdir().unwrap();
    let wasm = folder.path().join("broken.wasm");
    std::fs::write(&wasm, BROKEN).unwrap();
    let answers = worker(&site, &wasm, &[("/api/progress".to_owned(), b"{}".to_vec())]);
    assert_eq!((&answers[0]["status"], &answers[0]["isBroken"]), (&json!(500), &json!(true)));
    let text: Value = serde_json::from_str(answers[0]["text"].as_str().unwrap()).unwrap();
    assert_eq!(text["kind"], "defect");
    assert!(text["error"].as_str().unwrap().contains("unreachable"), "{text}");
}
