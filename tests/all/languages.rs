//! Problems, errors, warnings and verdicts in the languages of the catalogs.
//!
//! In: faulty files. Out: words of each language, and the same data for programs in all of them.

use crate::folder::Folder;
use nonosat_board::message::{Message, message};
use nonosat_sat::budget::Budget;
use nonosat_service::api::{Question, respond};
use nonosat_words::Language;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const BAD: &str = "rect 2 3\n#ffffff #000000\n1a 2c\n2a 1a\n1a\n0a\n\n";
const DOT: &str = "rect 1 1\n#ffffff #000000\n1a\n1a\n";

fn undeclared() -> Message {
    message!("problem-color-undeclared", color = "c")
}

/// The texts are different in all languages, and are no ids.
#[track_caller]
fn check_all_differ(texts: impl Iterator<Item = String>) {
    let all: Vec<String> = texts.collect();
    let different: BTreeSet<&String> = all.iter().collect();
    assert_eq!(different.len(), Language::ALL.len(), "{all:#?}");
    let is_id = |text: &String| text.contains("problem-") || text.contains("{$");
    assert!(!all.iter().any(is_id), "{all:#?}");
}

#[test]
fn problems_of_files_are_in_the_language_of_the_user() {
    let folder = Folder::new(&[("bad.clues", BAD)]);
    check_all_differ(Language::ALL.into_iter().map(|language| {
        let (status, _, text) = folder.run(&format!("info --lang {} bad.clues", language.code()));
        let title = language.catalog().words(&undeclared());
        assert!(status == 65 && text.contains(&title) && text.contains("bad.clues:3:5"), "{text}");
        text
    }));
}

#[test]
fn programs_get_the_same_data_in_every_language() {
    let folder = Folder::new(&[("bad.clues", BAD)]);
    for language in Language::ALL {
        let command = format!("check --json --lang {} bad.clues", language.code());
        let (_, out, _) = folder.run(&command);
        let answer: Value = serde_json::from_str(&out).unwrap();
        let problem = &answer["problems"][0];
        assert_eq!(problem["message"], json!(language.catalog().words(&undeclared())));
        assert_eq!(
            problem["messages"]["problem"],
            json!({ "id": "problem-color-undeclared", "arguments": { "color": "c" } })
        );
        assert!(answer["error"].as_str().unwrap().contains(problem["message"].as_str().unwrap()));
    }
}

#[test]
fn verdicts_warnings_and_errors_are_in_the_language_of_the_user() {
    let titled = format!("{DOT}title Dot\ngoal\na\n");
    let folder = Folder::new(&[("dot.clues", &titled)]);
    let run = |command: &str, language: Language| {
        folder.run(&format!("{command} --lang {}", language.code()))
    };
    for language in Language::ALL {
        let word = |id: &'static str| language.catalog().words(&Message::new(id));
        let (status, out, _) = run("check --stored-solution dot.clues", language);
        assert_eq!(status, 0, "{out}");
        assert!(out.starts_with(&format!("dot.clues: {}", word("verdict-unique"))), "{out}");
        assert!(out.trim_end().ends_with(&word("check-goal-only")), "{out}");
        let (status, _, text) = run("convert dot.clues - --to mk --lossy", language);
        assert!(status == 0 && text.contains(&word("feature-title")), "{text}");
        assert!(text.starts_with(&word("label-warning")), "{text}");
        let (status, _, text) = run("convert dot.clues - --to mk", language);
        assert!(status == 65 && text.contains(&word("help-lossy")), "{text}");
    }
    check_all_differ(
        Language::ALL.into_iter().map(|language| run("check missing.clues", language).2),
    );
}

/// The signs between the parts of a result are those of the language, as inside its sentences.
#[test]
fn the_parts_of_a_result_stand_between_the_signs_of_the_language() {
    let none = "rect 1 1\n#ffffff #000000\n1a\n\n";
    let folder = Folder::new(&[("dot.clues", DOT), ("none.clues", none)]);
    let check = "check --prove --stored-solution dot.clues none.clues --lang";
    for (language, signs) in [
        ("en", [", ", "; ", " (", ": 1 unique, 1 none"]),
        ("fr", [", ", "\u{a0}; ", " (", "\u{a0}: 1 à solution unique, 1 sans solution"]),
        ("ja", ["、", "／", "（", "：1問は解が1つ、1問は解なし"]),
        ("zh", ["、", "；", "（", "：1个有唯一解、1个无解"]),
    ] {
        let (_, out, summary) = folder.run(&format!("{check} {language}"));
        let text = out + &summary;
        assert!(signs.iter().all(|sign| text.contains(sign)), "{text}");
        let is_european = signs[0] == ", ";
        assert!(is_european || ![", ", ";", " ("].iter().any(|sign| text.contains(sign)), "{text}");
    }
}

#[test]
fn results_of_all_commands_are_in_the_language_of_the_user() {
    let two = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";
    let folder = Folder::new(&[("dot.clues", DOT), ("two.clues", two)]);
    for command in [
        "info dot.clues",
        "mend dot.clues",
        "mend dot.clues --until lines",
        "mend two.clues",
        "mend two.clues --all --reveal",
        "mend two.clues --max 0",
        "mend two.clues --protect r1c1,r1c2,r2c1,r2c2",
        "prove dot.clues --force",
        "prove two.clues --force",
        "verify dot.proof",
        "verify two.proof",
        "make random --size 5x5 -n 1 -o random --force",
    ] {
        check_all_differ(Language::ALL.into_iter().map(|language| {
            let command = format!("{command} --lang {}", language.code());
            let (status, out, text) = folder.run(&command);
            assert!(status < 66, "{command}: {text}");
            out + &text
        }));
    }
    check_all_differ(Language::ALL.into_iter().map(|language| {
        folder.run(&format!("make random --size 5x5 -o r --force --lang {}", language.code()));
        folder.read("r/contact.svg")
    }));
}

#[test]
fn the_api_answers_in_the_language_of_the_query() {
    let failure = |query: &str| -> Value {
        let (path, body, budget) = ("/api/board", BAD.as_bytes(), Budget::endless());
        let answer = respond(&Question { path, query, body, budget }, &mut |_| {});
        assert_eq!(answer.status, 422);
        serde_json::from_str(&answer.text).unwrap()
    };
    let english = failure("");
    for language in Language::ALL {
        let found = failure(&format!("ending=clues&lang={}", language.code()));
        assert_eq!(found["problems"][0]["messages"], english["problems"][0]["messages"]);
        let words = language.catalog().words(&undeclared());
        assert_eq!(found["problems"][0]["message"], json!(words));
        assert!(found["error"].as_str().unwrap().contains(&words), "{found}");
    }
    assert!(failure("lang=tlh")["error"].as_str().unwrap().contains("no language `tlh`"));
}
