//! Reports of small puzzles, seen as JSON.

use super::*;
use crate::budget::Budget;
use crate::explanation;
use crate::format::read;
use crate::language::Language;
use crate::solver::{Engine, Options, Solver, solution};
use serde_json::{Value, json, to_value};
use std::time::Duration;

fn judged(text: &str, options: &Options) -> Value {
    let document = read(text.as_bytes(), None).unwrap();
    let puzzle = document.puzzle();
    let mut report = Report::undecided(puzzle);
    let on_event = &mut |event| report.event(&event);
    let verdict = Solver::new(puzzle, options).on_event(on_event).verdict().unwrap();
    report.judged(puzzle, &verdict);
    to_value(&report).unwrap()
}

const SEVERAL: &str = "rect 2 2\n#fff #000\n1a\n1a\n1a\n1a\n";
/// One picture, of which neither lines nor probing settle a cell.
const DOMINOES: &str = "rect 11 11\n#fff #000\n\
    3a\n1a\n3a 1a\n1a\n3a 1a\n1a\n3a 1a\n1a\n3a 1a\n1a\n1a\n\
    1a\n1a\n1a 3a\n1a\n1a 3a\n1a\n1a 3a\n1a\n1a 3a\n1a\n3a\n";

#[test]
fn several_pictures_are_told_with_the_cells_in_which_they_differ() {
    let report = judged(SEVERAL, &Options::default());
    assert_eq!(report["verdict"], "several");
    let pictures = report["pictures"].as_array().unwrap();
    assert_eq!(pictures.len(), 2);
    assert!(pictures.contains(&json!(["a-", "-a"])));
    assert!(pictures.contains(&json!(["-a", "a-"])));
    assert_eq!(report["differing_cells"], json!([0, 1, 2, 3]));
    assert!(report.get("reason").is_none());
}

#[test]
fn sizes_follow_the_stages_that_were_reached() {
    let report = judged(DOMINOES, &Options::default());
    let (sizes, effort) = (&report["sizes"], &report["effort"]);
    for (name, value) in [("cells", 121), ("lines", 22), ("colors", 1), ("givens", 0)] {
        assert_eq!(sizes[name], value, "{name}");
    }
    assert_eq!(sizes["open_after_lines"], 121);
    assert_eq!(sizes["open_after_probing"], 121);
    assert_eq!(sizes["parts"], 1);
    // Each of the lines at least once, and again where cells were probed.
    assert!(effort["line_solves"].as_u64() > Some(22), "{effort}");
    assert!(sizes["literals"].as_u64() > sizes["clauses"].as_u64());
    let settled = judged("rect 1 2\n#fff #000\n1a\n1a\n\n", &Options::default());
    assert_eq!(settled["verdict"], "unique");
    assert_eq!(settled["sizes"]["open_after_lines"], 0);
    assert!(settled["sizes"].get("variables").is_none(), "{settled}");
}

/// To rate a large board takes longer than to judge it.
#[test]
fn a_large_puzzle_is_rated_only_on_request() {
    for (height, is_rated) in [(100, true), (101, false)] {
        let line = |length: u32| format!("{length}a\n");
        let clues = line(100).repeat(height as usize) + &line(height).repeat(100);
        let text = format!("rect {height} 100\n#fff #000\n{clues}");
        let document = read(text.as_bytes(), None).unwrap();
        let (puzzle, options) = (document.puzzle(), Options::default());
        let mut report = Report::undecided(puzzle);
        let on_event = &mut |event| report.event(&event);
        let verdict = Solver::new(puzzle, &options).on_event(on_event).verdict().unwrap();
        report.rate(puzzle, &verdict, false, &options.budget);
        assert_eq!(report.rating.is_some(), is_rated, "{height}");
        report.rate(puzzle, &verdict, true, &options.budget);
        assert!(report.rating.is_some(), "{height}");
    }
}

#[test]
fn a_reason_is_told_as_data_and_in_words() {
    let totals = judged("rect 1 2\n#fff #000\n1a\n1a\n1a\n", &Options::default());
    assert_eq!((&totals["verdict"], &totals["reason"]["kind"]), (&json!("none"), &json!("totals")));
    let line = judged("rect 2 2\n#fff #000\n2a\n\n2a\n\n", &Options::default());
    assert_eq!(line["reason"]["kind"], "line", "{line}");
    let number = line["reason"]["line"].as_u64().unwrap();
    assert!(number < 4);
    assert!(line["reason"]["words"].as_str().unwrap().contains("cannot be filled"), "{line}");
}

#[test]
fn the_search_counts_its_nodes() {
    let options = Options { engine: Engine::Search, probe: false, ..Options::default() };
    let report = judged(SEVERAL, &options);
    assert!(report["effort"]["nodes"].as_u64().unwrap() > 0, "{report}");
    assert!(report["sizes"].get("variables").is_none());
}

#[test]
fn one_picture_is_solved_and_says_nothing_of_others() {
    let document = read(SEVERAL.as_bytes(), None).unwrap();
    let mut report = Report::undecided(document.puzzle());
    let found = solution(document.puzzle(), &Options::default()).unwrap();
    report.solved(document.puzzle(), &found);
    assert_eq!((report.verdict.name(), report.pictures.map(|all| all.len())), ("solved", Some(1)));
    assert_eq!(report.differing_cells, Some(Vec::new()));
}

#[test]
fn a_bad_file_is_told_with_its_places() {
    let error = read("rect 1 2\n#fff #000\n9a\n1a\n1a\n".as_bytes(), None).unwrap_err();
    let failure = to_value(Failure::from(&error)).unwrap();
    assert_eq!(failure["kind"], "file");
    let place = &failure["problems"][0];
    assert_eq!(
        (&place["line"], &place["column"], &place["length"]),
        (&json!(3), &json!(1), &json!(2))
    );
    assert!(place["message"].is_string() && place["expected"].is_string());
}

#[test]
fn why_there_is_no_answer_is_told_apart() {
    let document = read(SEVERAL.as_bytes(), None).unwrap();
    let said = |limit: Limit| {
        let mut report = Report::undecided(document.puzzle());
        report.solved(document.puzzle(), &Outcome::Limit(limit));
        let reason = report.reason.unwrap();
        (to_value(reason.kind).unwrap(), reason.words)
    };
    for (limit, kind, words) in [
        (Limit::Time, "time", "time is up"),
        (Limit::Memory, "memory", "it needs more memory than there is"),
        (Limit::Capacity, "capacity", "a table of bounded size is full"),
        (Limit::Solver, "solver", "the solver gave up"),
    ] {
        assert_eq!(said(limit), (json!(kind), words.to_owned()));
    }
}

#[test]
fn a_walk_that_there_is_no_time_to_write_says_so() {
    let document = read(b"rect 1 2\n#fff #000\n2a\n1a\n1a\n", None).unwrap();
    let puzzle = document.puzzle();
    let walk = explanation::walk(puzzle, &explanation::givens(puzzle), None, &Budget::endless());
    for (time, is_whole, end) in [(1000, true, "solved"), (0, false, "out-of-time")] {
        let (mut text, budget) = (Vec::new(), Budget::of(Duration::from_secs(time)));
        let written = WalkReport::write(
            &mut text,
            puzzle,
            &walk,
            "unique",
            None,
            (Language::English.catalog(), &budget),
        )
        .unwrap();
        let json: serde_json::Value = serde_json::from_slice(&text).unwrap();
        let has_steps = json["steps"].as_array().is_some_and(|steps| !steps.is_empty());
        assert_eq!((written, has_steps), (is_whole, is_whole));
        assert_eq!(json["end"], end);
    }
}

#[test]
fn what_was_done_when_time_ran_out_can_be_forgotten() {
    let document = read(SEVERAL.as_bytes(), None).unwrap();
    let fresh = Report::undecided(document.puzzle());
    let mut report = fresh.clone();
    report.event(&Event::Propagated { open_cells: 4 });
    report.event(&Event::LinesSolved(9));
    assert_ne!(to_value(&report).unwrap(), to_value(&fresh).unwrap());
    report.forget_progress(document.puzzle());
    assert_eq!(to_value(&report).unwrap(), to_value(&fresh).unwrap());
}
