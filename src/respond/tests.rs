//! Questions asked without a server.

use super::*;
use serde_json::{Value, json};

fn asked(path: &str, query: &str, body: &[u8]) -> (u16, Value) {
    let budget = Budget::endless();
    let answer = respond(&Question { path, query, body, budget }, &mut |_| {});
    (answer.status, serde_json::from_str(&answer.text).unwrap())
}

/// A board of so many rows and columns of which nothing is told, as JSON.
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
    let typed = format!(
        r#"{{ "puzzle": {}, "clues": [{}] }}"#,
        String::from_utf8_lossy(&large),
        vec!["\"\""; 401].join(",")
    );
    let mut seen = 0;
    for route in ROUTES.iter().filter(|route| route.turn != Turn::None) {
        let (query, body) = match route.path {
            "/api/image" => continue,
            "/api/write" => ("format=non", &large[..]),
            "/api/clues" => ("", typed.as_bytes()),
            _ => ("", &large[..]),
        };
        let (status, answer) = asked(route.path, query, body);
        assert_eq!((status, &answer["kind"]), (413, &json!("too-large")), "{}", route.path);
        let message = "the board has 40200 cells, the page at most 40000";
        assert_eq!(answer["error"], message, "{}", route.path);
        seen += 1;
    }
    assert_eq!(seen, 9);
    assert_eq!(asked("/api/judge", "", &blank(200, 200)).0, 200);
}

#[test]
fn a_panic_ends_its_own_answer_only() {
    let answer = guarded(|| panic!("on purpose"));
    assert_eq!(answer.status, 500);
    let told: Value = serde_json::from_str(&answer.text).unwrap();
    assert_eq!(told["kind"], "defect");
    assert!(told["error"].as_str().unwrap().contains("please report this"));
    assert_eq!(asked("/api/judge", "", &blank(1, 1)).0, 200);
}

#[test]
fn a_solve_tells_its_stages_and_then_a_report() {
    let body = json!({
        "nonosat": 1, "shape": { "rect": { "height": 2, "width": 2 } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }], "clues": ["1a", "1a", "1a", "1a"],
    });
    let body = body.to_string();
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
    assert_eq!((answer.status, &report["verdict"]), (200, &json!("several")));
    assert!(report["effort"]["decisions"].as_u64().is_some(), "{report}");
}

#[test]
fn a_question_that_may_not_take_time_is_undecided() {
    let noise: Vec<Value> = (0..80).map(|_| json!("1a 1a 1a 2a 3a 1a")).collect();
    let body = json!({
        "nonosat": 1, "shape": { "rect": { "height": 40, "width": 40 } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }], "clues": noise,
    });
    let body = body.to_string();
    for path in ["/api/check", "/api/solve", "/api/hint"] {
        let stop = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
        let budget = Budget::endless().or_stop(stop);
        let question = Question { path, query: "", body: body.as_bytes(), budget };
        let answer = respond(&question, &mut |_| {});
        let told: Value = serde_json::from_str(&answer.text).unwrap();
        let word = if path == "/api/solve" { &told["verdict"] } else { &told["answer"] };
        assert_eq!((answer.status, word), (200, &json!("undecided")), "{path}");
    }
}
