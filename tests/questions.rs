//! Questions that a server, the library and the engine inside a page must answer alike.

use nonosat_sat::budget::Budget;
use nonosat_service::api::{self, Priority, Question};
use serde_json::{Value, json};
use std::path::Path;

/// A path with its query, and what is sent along.
pub type Asked = (String, Vec<u8>);

/// The answer of the library, with the lines that come before it.
pub fn answered(path: &str, body: &[u8]) -> (u16, String) {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let budget = Budget::endless();
    let mut lines = String::new();
    let question = Question { path, query, body, budget };
    let answer = api::respond(&question, &mut |line| lines += &format!("{line}\n"));
    let end = if is_told(path) && answer.status == 200 { "\n" } else { "" };
    (answer.status, lines + &answer.text + end)
}

/// Does the path send lines before its answer?
pub fn is_told(path: &str) -> bool {
    ["/api/solve", "/api/prove", "/api/weights"]
        .iter()
        .any(|told| path.split('?').next() == Some(told))
}

/// What is sent along with each path that takes something: the example of its description, or
/// an image.
fn examples() -> Vec<Asked> {
    let api: Value = serde_json::from_str(&answered("/api/openapi.json", b"").1).unwrap();
    let body = |path: &str| {
        let content = &api["paths"][path]["post"]["requestBody"]["content"];
        let example = content.as_object().and_then(|kinds| kinds.values().next()?.get("example"));
        match example {
            Some(Value::String(text)) => text.clone().into_bytes(),
            Some(value) => value.to_string().into_bytes(),
            None => pixels(5, 4),
        }
    };
    let routes = api::ROUTES.iter().filter(|route| route.priority != Priority::None);
    routes.map(|route| (route.path.to_owned(), body(route.path))).collect()
}

/// An image of bars.
pub fn pixels(width: usize, height: usize) -> Vec<u8> {
    let head = format!(
        "P7\nWIDTH {width}\nHEIGHT {height}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    );
    let bars = (0..width * height).flat_map(|place| match place % width % 3 {
        0 => [20, 30, 40, 255],
        1 => [200, 60, 60, 128],
        _ => [255, 255, 255, 255],
    });
    head.into_bytes().into_iter().chain(bars).collect()
}

fn rect(height: usize, width: usize, clues: Value) -> Value {
    json!({
        "nonosat": 1, "shape": { "rect": { "height": height, "width": width } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }], "clues": clues,
    })
}

/// A T with these marks.
fn tee(marks: [&str; 9]) -> Value {
    let mut puzzle = rect(3, 3, json!(["3a", "1a", "1a", "1a", "3a", "1a"]));
    puzzle["saved"] = json!([marks[..3], marks[3..6], marks[6..]]);
    puzzle
}

/// Questions of all kinds, right and wrong.
pub fn of_all_kinds() -> Vec<Asked> {
    let mut all = examples();
    let paths: Vec<String> = all.iter().map(|(path, _)| path.clone()).collect();
    let good = tee(["-a"; 9]).to_string();
    let wrong = tee(["a", "a", "-a", "a", "-a", "-a", "-a", "-a", "-a"]);
    let mut add = |path: &str, body: &str| all.push((path.to_owned(), body.as_bytes().to_vec()));
    let two = "title \"First\"\nheight 1\nwidth 1\nrows\n1\ncolumns\n1\n====\n\
               height 1\nwidth 2\nrows\n1\ncolumns\n1\n0\n";
    for query in ["", "?number=2", "?number=3", "?number=0", "?format=non", "?format=nix", "?x=1"] {
        add(&format!("/api/board{query}"), two);
    }
    let large = "rect 300 300\n#fff #000\n".to_owned() + &"*\n".repeat(600);
    for file in
        ["rect 1 1\n#fff #000\n2\n1\n", "2 2\n1\n1\n1\n1\n", "rows\nl\n1\ncolumns\n2\n", &large]
    {
        add("/api/board", file);
    }
    for query in ["?format=klingon", "", "?format=rosetta&lossy=no", "?format=mk", "?lossy=1"] {
        add(&format!("/api/write{query}"), &good);
    }
    for (path, query) in [
        ("solve", "unique=true"),
        ("solve", "seconds=0"),
        ("solve", "seconds=1e9"),
        ("prove", "unique=true"),
        ("prove", "seconds=601"),
        ("image", "threshold=1&colors=3"),
        ("image", "width=0"),
        ("image", "width=2.5"),
        ("clues", ""),
        ("nothing", ""),
    ] {
        add(&format!("/api/{path}?{query}"), &good);
    }
    for path in ["validate", "mistake", "hint", "progress", "solve", "generate"] {
        add(&format!("/api/{path}"), &wrong.to_string());
    }
    for past in [json!([[[0, "-a"], [1, "-a"]], [[3, "-a"]]]), json!([]), json!([[[9, "a"]]])] {
        add("/api/undo-to-valid", &json!({ "puzzle": wrong, "past": past }).to_string());
    }
    for clues in [
        json!(["1a", "", "1a", ""]),
        json!(["1a", "1a", "1a", "1a"]),
        json!(["2a", "", "2a", ""]),
        json!(["2a", "1a", "1a", "1a"]),
        json!(["2a", "", "1a", ""]),
    ] {
        let puzzle = rect(2, 2, clues.clone());
        for path in ["prove", "solve", "mistake", "hint", "validate"] {
            add(&format!("/api/{path}"), &puzzle.to_string());
        }
        add("/api/clues", &json!({ "puzzle": puzzle, "clues": ["2", "1 1", "x", ""] }).to_string());
    }
    for path in &paths {
        add(path, "");
        add(path, "{");
        add(path, &rect(201, 200, json!(vec![Value::Null; 401])).to_string());
    }
    all.push(("/api/hint".to_owned(), b"\xff\xff".to_vec()));
    all.push(("/api/board?ending=zip".to_owned(), b"\xff\x00".to_vec()));
    all.push(("/api/board".to_owned(), b"\x89PNG\r\n\x1a\n".to_vec()));
    all.push(("/api/progress".to_owned(), vec![b' '; 5 << 20]));
    for query in ["", "?width=20", "?height=7&colors=3", "?threshold=200", "?colors=1"] {
        all.push((format!("/api/image{query}"), pixels(60, 40)));
    }
    // The first module of the page knows no drawing at another size, as this year has them.
    let days = ["/api/day?date=2028-02-08", "/api/days?month=2028-02"];
    let read = ["/api/openapi.json", "/api/formats"].into_iter().chain(days);
    all.extend(read.map(|path| (path.to_owned(), Vec::new())));
    all
}

/// Lines of the largest boards that are proved.
const MOST_LINES: usize = 30;

/// All requests for each puzzle of the collection, in every format that holds it.
pub fn of_the_collection() -> Vec<Asked> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|path| path.is_file());
    files.sort();
    let mut all = Vec::new();
    let formats: Value = serde_json::from_str(&answered("/api/formats", b"").1).unwrap();
    for file in files {
        let content = std::fs::read(&file).unwrap();
        let (status, board) = answered("/api/board", &content);
        all.push(("/api/board".to_owned(), content));
        let board: Value = serde_json::from_str(&board).unwrap();
        if status != 200 || board.get("puzzle").is_none() {
            continue;
        }
        let puzzle = board["puzzle"].to_string().into_bytes();
        for question in ["progress", "validate", "hint", "generate", "svg", "solve?unique=true"] {
            all.push((format!("/api/{question}"), puzzle.clone()));
        }
        // The search for numbers ends after a second. Only on small boards does it never take that.
        let lines = board["puzzle"]["clues"].as_array().map_or(0, Vec::len);
        if lines <= MOST_LINES {
            all.push(("/api/prove".to_owned(), puzzle.clone()));
        }
        for format in formats.as_array().unwrap() {
            let path = format!("/api/write?format={}&lossy=true", format["name"].as_str().unwrap());
            let (_, written) = answered(&path, &puzzle);
            all.push((path, puzzle.clone()));
            let written: Value = serde_json::from_str(&written).unwrap();
            if let Some(text) = written["text"].as_str() {
                all.push(("/api/board".to_owned(), text.into()));
            }
        }
    }
    all
}
