//! Requests answered without a server.

#[cfg(all(feature = "pixels", feature = "qr", feature = "schema"))]
mod described;
mod large;
#[cfg(feature = "formats")]
mod line;
mod ready;

use super::*;
use crate::bundle::{Bundle, check_certificate};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

fn asked(path: &str, query: &str, body: &[u8]) -> (u16, Value) {
    let budget = Budget::endless();
    let answer = respond(&Question { path, query, body, budget }, &mut |_| {});
    (answer.status, serde_json::from_str(&answer.text).unwrap())
}

/// A black and white board with these clues, rows first, as JSON.
fn black_and_white(height: usize, width: usize, clues: &[&str]) -> String {
    json!({
        "nonosat": 1, "shape": { "rect": { "height": height, "width": width } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }], "clues": clues,
    })
    .to_string()
}

/// A board of this many rows and columns without any clue, as JSON.
fn blank(height: usize, width: usize) -> Vec<u8> {
    json!({
        "nonosat": 1, "shape": { "rect": { "height": height, "width": width } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }],
        "clues": vec![Value::Null; height + width],
    })
    .to_string()
    .into_bytes()
}

#[test]
fn a_board_too_large_for_the_page_is_refused_on_every_path() {
    let large = blank(201, 200);
    let played = format!(r#"{{ "puzzle": {}, "past": [] }}"#, String::from_utf8_lossy(&large));
    let typed = format!(
        r#"{{ "puzzle": {}, "clues": [{}] }}"#,
        String::from_utf8_lossy(&large),
        vec!["\"\""; 401].join(",")
    );
    let mut seen = 0;
    for route in ROUTES.iter().filter(|route| route.priority != Priority::None) {
        let (query, body) = match route.path {
            "/api/image" | "/api/candidates" | "/api/scan" | "/api/random" | "/api/qr" => {
                continue;
            }
            "/api/write" => ("format=non", &large[..]),
            "/api/clues" => ("", typed.as_bytes()),
            "/api/undo-to-valid" => ("", played.as_bytes()),
            _ => ("", &large[..]),
        };
        let (status, answer) = asked(route.path, query, body);
        assert_eq!((status, &answer["kind"]), (413, &json!("too-large")), "{}", route.path);
        let message = "the board has 40200 cells, the page takes at most 40000";
        assert_eq!(answer["error"], message, "{}", route.path);
        seen += 1;
    }
    assert_eq!(seen, 18);
    assert_eq!(asked("/api/progress", "", &blank(200, 200)).0, 200);
}

#[test]
fn a_panic_ends_its_own_answer_only() {
    let answer = Answer::from(guarded(|| panic!("on purpose")).unwrap_err());
    assert_eq!(answer.status, 500);
    let told: Value = serde_json::from_str(&answer.text).unwrap();
    assert_eq!(told["kind"], "defect");
    assert!(told["error"].as_str().unwrap().contains("please report this"));
    assert_eq!(asked("/api/progress", "", &blank(1, 1)).0, 200);
}

/// An image, gray above and white below.
#[cfg(feature = "pixels")]
fn gray(width: usize, height: usize) -> Vec<u8> {
    let head = format!(
        "P7\nWIDTH {width}\nHEIGHT {height}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    );
    let half = 2 * width * height;
    [head.as_bytes(), &vec![99; half], &vec![255; half]].concat()
}

#[cfg(feature = "pixels")]
#[test]
fn an_image_is_given_up_when_its_asker_has_gone_or_the_time_is_over() {
    use std::sync::atomic::{AtomicU64, Ordering};
    static LOOKS: AtomicU64 = AtomicU64::new(0);
    // So many looks at the clock are a second.
    let clock = || std::time::Duration::from_secs(LOOKS.fetch_add(1, Ordering::Relaxed) / 30);
    let image = gray(1500, 1000);
    let ask = |budget| {
        let question = Question { path: "/api/image", query: "width=30", body: &image, budget };
        respond(&question, &mut |_| {})
    };
    let late = ask(Budget::by_clock(Duration::from_secs(1), clock));
    assert_eq!(late.status, 413, "{late:?}");
    assert!(late.text.contains("not read in time"), "{late:?}");
    let looks = LOOKS.load(Ordering::Relaxed);
    assert!((30..80).contains(&looks), "looked {looks} times");
    let stop = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
    assert_eq!(ask(Budget::endless().or_stop(stop)).status, 413);
    assert_eq!(ask(Budget::endless()).status, 200);
}

#[test]
fn a_solve_tells_its_stages_and_then_a_report() {
    // Dominoes: neither lines nor probing settle a cell.
    let [long, both] = ["3a 1a", "1a 3a"];
    let rows = ["3a", "1a", long, "1a", long, "1a", long, "1a", long, "1a", "1a"];
    let columns = ["1a", "1a", both, "1a", both, "1a", both, "1a", both, "1a", "3a"];
    let body = black_and_white(11, 11, &[rows, columns].concat());
    let mut stages = Vec::new();
    let question = Question {
        path: "/api/solve",
        query: "unique=true",
        body: body.as_bytes(),
        budget: Budget::endless(),
    };
    let answer = respond(&question, &mut |line| {
        let line: Value = serde_json::from_str(line).unwrap();
        stages.push(line["stage"].as_str().unwrap().to_owned());
    });
    assert_eq!(stages[..3], ["lines", "probing", "formula"]);
    let report: Value = serde_json::from_str(&answer.text).unwrap();
    assert_eq!((answer.status, &report["verdict"]), (200, &json!("unique")));
    assert!(report["effort"]["decisions"].as_u64().is_some(), "{report}");
}

#[test]
fn a_question_that_may_not_take_time_is_undecided() {
    let body = black_and_white(40, 40, &["1a 1a 1a 2a 3a 1a"; 80]);
    for path in ["/api/validate", "/api/solve", "/api/prove", "/api/hint"] {
        let stop = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
        let budget = Budget::endless().or_stop(stop);
        let question = Question { path, query: "", body: body.as_bytes(), budget };
        let answer = respond(&question, &mut |_| {});
        let told: Value = serde_json::from_str(&answer.text).unwrap();
        let word = told.get("verdict").unwrap_or(&told["answer"]);
        assert_eq!((answer.status, word), (200, &json!("undecided")), "{path}");
    }
}

/// A T, with these marks: its top row and its middle column are colored.
fn tee(marks: [&str; 9]) -> Value {
    let mut puzzle: Value =
        serde_json::from_str(&black_and_white(3, 3, &["3a", "1a", "1a", "1a", "3a", "1a"]))
            .unwrap();
    puzzle["saved"] = json!([marks[..3], marks[3..6], marks[6..]]);
    puzzle
}

const OPEN: &str = "-a";

#[test]
fn a_hint_tells_where_to_look_what_follows_and_why() {
    let (status, hint) = asked("/api/hint", "", tee([OPEN; 9]).to_string().as_bytes());
    assert_eq!(
        (status, &hint["answer"], &hint["level1"]),
        (200, &json!("step"), &json!("Look at row 1."))
    );
    assert_eq!(hint["level2"], "Cells 1 to 3 of row 1 can be settled.");
    assert_eq!(hint["level3"], json!(["The 3 fills row 1 exactly: cells 1 to 3 are filled."]));
    assert_eq!(hint["messages"]["level3"][0]["id"], "rule-exact");
    let german = asked("/api/hint", "lang=de", tee([OPEN; 9]).to_string().as_bytes()).1;
    assert_ne!(german["level1"], hint["level1"]);
    assert_eq!(german["messages"], hint["messages"]);
    assert_eq!(asked("/api/hint", "lang=tlh", tee([OPEN; 9]).to_string().as_bytes()).0, 422);
    assert_eq!((&hint["lines"], &hint["needs"]), (&json!([0]), &json!([])));
    let cell = |cell| json!({ "cell": cell, "letter": "a" });
    assert_eq!(hint["settled"], json!([cell(0), cell(1), cell(2)]));
    let wrong = tee([OPEN, OPEN, OPEN, "a", OPEN, OPEN, OPEN, OPEN, OPEN]).to_string();
    assert_eq!(asked("/api/hint", "", wrong.as_bytes()).1, json!({ "answer": "mistake" }));
}

#[test]
fn a_cell_has_its_reason() {
    let marks = [OPEN, "a", OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN];
    let tee = tee(marks).to_string();
    let (status, found) = asked("/api/why", "cell=1", tee.as_bytes());
    assert_eq!((status, &found["answer"]), (200, &json!("step")));
    assert_eq!(found["lines"], json!([0]));
    assert!(found["settled"].as_array().unwrap().contains(&json!({ "cell": 1, "letter": "a" })));
    for wrong in ["", "cell=9", "cell=x", "cell=-1"] {
        assert_eq!(asked("/api/why", wrong, tee.as_bytes()).0, 422, "{wrong}");
    }
}

#[test]
fn a_trial_has_its_cells_by_the_numbers_of_its_words() {
    // The steps that single lines give come first.
    let puzzle = include_str!("../../../puzzles/zebra.clues");
    let (_, board) = asked("/api/board", "", puzzle.as_bytes());
    let mut marked = board["puzzle"].clone();
    for _ in 0..40 {
        let (_, hint) = asked("/api/hint", "", marked.to_string().as_bytes());
        let Some(chain) = hint["chain"].as_array() else {
            let read = crate::format::read(marked.to_string().as_bytes(), None).unwrap();
            let mut game = crate::game::Game::new(read);
            for settled in hint["settled"].as_array().expect("a step") {
                let cell = settled["cell"].as_u64().unwrap() as usize;
                let letter = settled["letter"].as_str().unwrap().chars().next().unwrap();
                let cell = game.puzzle().geometry().cell_numbered(cell).unwrap();
                game.set(&[cell], crate::puzzle::Color::from_letter(letter));
            }
            let saved = game.saved().unwrap();
            let json = crate::format::Format::Json;
            let text = crate::format::write(&saved, json, crate::format::Loss::NOTES).unwrap().text;
            marked = serde_json::from_str(&text).unwrap();
            continue;
        };
        let numbered = hint["level3"].as_array().unwrap().iter().filter(|line| {
            let first = line.as_str().unwrap().split(' ').next().unwrap();
            first.strip_suffix('.').is_some_and(|number| number.parse::<usize>().is_ok())
        });
        assert_eq!(numbered.count(), chain.len(), "{hint}");
        assert!(hint["tried"]["cell"].is_u64() && hint["dead_end"].is_u64(), "{hint}");
        assert!(!hint["level1"].as_str().unwrap().contains(", "), "{hint}");
        return;
    }
    panic!("no trial");
}

#[test]
fn a_mistake_is_told_with_its_marks_and_the_way_back_is_counted() {
    let marks = ["a", "a", OPEN, "a", OPEN, OPEN, OPEN, OPEN, OPEN];
    let (_, found) = asked("/api/mistake", "", tee(marks).to_string().as_bytes());
    assert_eq!((&found["answer"], &found["marks"]), (&json!("mistake"), &json!([0, 3])));
    assert_eq!((&found["dead_end"], &found["chain"]), (&json!(3), &Value::Null));
    assert_eq!(found["level3"].as_array().unwrap().len(), 2);
    let right = tee([OPEN; 9]).to_string();
    assert_eq!(asked("/api/mistake", "", right.as_bytes()).1, json!({ "answer": "not-found" }));
    let none = black_and_white(2, 2, &["2a", "", "1a", ""]);
    assert_eq!(asked("/api/mistake", "", none.as_bytes()).1["answer"], "none");

    let back = |past: Value| {
        let body = json!({ "puzzle": tee(marks), "past": past }).to_string();
        asked("/api/undo-to-valid", "", body.as_bytes())
    };
    let past = json!([[[0, "-a"], [1, "-a"]], [[3, "-a"]]]);
    assert_eq!(back(past), (200, json!({ "answer": "right", "steps": 1 })));
    assert_eq!(back(json!([])), (200, json!({ "answer": "never" })));
    for past in [json!([[[9, "a"]]]), json!([[[0, "b"]]]), json!([[[0, ""]]])] {
        let (status, refused) = back(past);
        assert_eq!(status, 422, "{refused}");
        assert!(refused["error"].as_str().unwrap().contains("expected a cell and colors"));
    }
}

#[test]
fn a_proof_is_a_bundle_that_is_accepted() {
    for (clues, verdict) in [
        (["1a", "", "1a", ""], "unique"),
        (["1a", "1a", "1a", "1a"], "several"),
        (["2a", "", "2a", ""], "none"),
        (["2a", "1a", "1a", "1a"], "none"),
    ] {
        let (status, answer) =
            asked("/api/prove", "seconds=20", black_and_white(2, 2, &clues).as_bytes());
        assert_eq!((status, &answer["verdict"]), (200, &json!(verdict)), "{clues:?}");
        let tar = BASE64_STANDARD.decode(answer["tar"].as_str().unwrap()).unwrap();
        let bundle = Bundle::from_tar(&tar[..]).unwrap();
        let accepted = check_certificate(&bundle, &Budget::endless()).unwrap();
        assert_eq!(accepted.verdict, verdict);
        assert!(answer.get("missing").is_none());
    }
}

#[test]
fn a_proof_by_numbers_can_be_asked_for() {
    for (clues, has_numbers) in [(["1a", "", "1a", ""], true), (["1a"; 4], false)] {
        let puzzle = black_and_white(2, 2, &clues);
        let (_, answer) = asked("/api/prove", "numbers=true&seconds=20", puzzle.as_bytes());
        let tar = BASE64_STANDARD.decode(answer["tar"].as_str().unwrap()).unwrap();
        let bundle = Bundle::from_tar(&tar[..]).unwrap();
        assert_eq!(bundle.files().any(|(name, _)| name == "weights.txt"), has_numbers);
    }
}

#[test]
fn a_proof_takes_a_puzzle_and_limits_as_a_solve_does() {
    let good = black_and_white(2, 2, &["1a"; 4]);
    for (query, body, message) in [
        ("", "{}", "`nonosat` is missing"),
        ("", "", "the file is empty"),
        ("seconds=601", &good, "601 seconds, expected up to 600"),
        ("form=drat", &good, "unknown name `form`"),
        ("numbers=7", &good, "`numbers`"),
    ] {
        let (status, answer) = asked("/api/prove", query, body.as_bytes());
        assert_eq!(status, 422, "{answer}");
        assert!(answer["error"].as_str().unwrap().contains(message), "{answer}");
    }
}

/// A drawing: rows of `a` and `-`, as the marks of a board without clues.
fn drawing(rows: &[&str]) -> Vec<u8> {
    let marks = |row: &&str| row.chars().map(String::from).collect::<Vec<_>>();
    let saved: Vec<_> = rows.iter().map(marks).collect();
    let (height, width) = (rows.len(), rows[0].len());
    json!({
        "nonosat": 1, "shape": { "rect": { "height": height, "width": width } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }],
        "clues": vec![Value::Null; height + width], "saved": saved,
    })
    .to_string()
    .into_bytes()
}

#[test]
fn a_drawing_is_rated_and_repaired() {
    let (status, unique) = asked("/api/rate", "", &drawing(&["aaa", "-a-", "-a-"]));
    assert_eq!((status, &unique["verdict"]), (200, &json!("unique")));
    assert_eq!((&unique["class"], &unique["ambiguous"]), (&json!("trivial"), &json!([])));
    let (_, several) = asked("/api/rate", "", &drawing(&["a-", "-a"]));
    assert_eq!((&several["verdict"], &several["other"]), (&json!("several"), &json!(["-a", "a-"])));
    assert_eq!(several["ambiguous"], json!([0, 1, 2, 3]));
    let (_, repaired) = asked("/api/repair", "", &drawing(&["a-", "-a"]));
    assert_eq!((&repaired["outcome"], &repaired["is_fewest"]), (&json!("repaired"), &json!(true)));
    assert_eq!(repaired["cells"].as_array().unwrap().len(), 1);
    let after: Vec<_> =
        repaired["after"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
    let (_, again) = asked("/api/rate", "", &drawing(&after));
    assert_eq!(again["verdict"], "unique");
}

#[test]
fn formats_that_cannot_hold_a_puzzle_say_why() {
    let (status, holds) = asked("/api/formats/supported", "", &drawing(&["aa", "-a"]));
    assert_eq!(status, 200);
    let of = |name: &str| {
        holds.as_array().unwrap().iter().find(|one| one["name"] == name).unwrap().clone()
    };
    assert_eq!((&of("json")["can"], &of("json")["lost"]), (&json!(true), &json!([])));
    assert_eq!(of("mk")["can"], json!(false));
    assert_eq!(of("mk")["lost"], json!(["lines with unknown clues"]));
}

#[test]
fn a_puzzle_by_chance_is_unique_as_wished_for_and_does_not_tell_its_picture() {
    for query in ["", "size=15x10&stars=1.5-3&seed=5", "size=hex:5&colors=3&symmetry=sixth-turn"] {
        let (status, answer) = asked("/api/random", query, b"");
        assert_eq!((status, &answer["answer"]), (200, &json!("wanted")), "{query}");
        assert_eq!(answer["rating"]["class"], "lines", "{query}");
        let puzzle = &answer["board"]["puzzle"];
        assert!(puzzle.get("goal").is_none() && puzzle.get("saved").is_none(), "{puzzle}");
        let (_, report) = asked("/api/solve", "unique=true", puzzle.to_string().as_bytes());
        assert_eq!(report["verdict"], "unique", "{query}");
        assert_eq!(asked("/api/random", query, b"").1, answer, "{query}");
    }
    assert_ne!(asked("/api/random", "seed=2", b"").1, asked("/api/random", "", b"").1);
}

#[test]
fn what_cannot_be_wished_for_is_told() {
    let (status, answer) = asked("/api/random", "size=3x3&class=guessing", b"");
    assert_eq!((status, &answer["answer"]), (200, &json!("nearest")));
    for (query, message) in [
        ("size=x", "expected 20x15, columns x rows, or sides"),
        ("size=0x5", "a board of 0x5, columns x rows, is not possible"),
        ("size=101x100", "10100 cells, expected at most 10000"),
        ("class=hard", "expected one of trivial, lines"),
        ("stars=6", "expected 0.5 to 5 in halves, or 2-3.5"),
        ("colors=9", "9 colors; a puzzle has 2 to 8"),
        ("size=9x8&symmetry=quarter-turn", "has no symmetry `quarter-turn`"),
    ] {
        let (status, answer) = asked("/api/random", query, b"");
        let told = answer["error"].as_str().unwrap();
        assert!(status == 422 && told.contains(message), "{query}: {status} {told}");
    }
}

#[cfg(feature = "qr")]
#[test]
fn a_link_becomes_a_qr_code() {
    let (status, answer) = asked("/api/qr", "", b"nonosat");
    let svg = answer["svg"].as_str().unwrap();
    // The smallest code has 21 modules to a side. In three corners stand seven dark ones.
    assert_eq!(status, 200);
    assert!(svg.contains("viewBox=\"0 0 29 29\""), "{svg}");
    for corner in ["M4 4h7v1h-7z", "M18 4h7v1h-7z", "M4 24h7v1h-7z"] {
        assert!(svg.contains(corner), "{corner} is not in {svg}");
    }
    assert_eq!(asked("/api/qr", "", &[b'a'; 2953]).0, 200);
    let (status, answer) = asked("/api/qr", "", &[b'a'; 2954]);
    assert_eq!((status, &answer["kind"]), (413, &json!("too-large")));
}
