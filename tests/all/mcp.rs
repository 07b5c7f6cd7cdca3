//! `nonosat mcp` as the program of a language model sees it: JSON-RPC over pipes, line by line.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A session; the server is killed with the test.
struct Session {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    last: u64,
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Session {
    /// A server that knows nobody yet.
    fn silent() -> Session {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nonosat"));
        command.args(["mcp", "--lang", "en"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Session { input: child.stdin.take(), child, output, last: 0 }
    }

    fn begun() -> Session {
        let mut session = Session::silent();
        let who = json!({ "name": "test", "version": "1" });
        let begun = session.ask(
            "initialize",
            json!({ "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": who }),
        );
        assert_eq!(begun["result"]["serverInfo"]["name"], "nonosat", "{begun}");
        assert!(begun["result"]["instructions"].as_str().unwrap().contains("nonograms"));
        session.tell(r#"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#);
        session
    }

    /// Sends a line.
    fn tell(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        input.write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// Sends a request and returns its id.
    fn send(&mut self, method: &str, params: Value) -> u64 {
        self.last += 1;
        let id = self.last;
        let request = json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params });
        self.tell(&request.to_string());
        id
    }

    /// The next line of the server; null at its end.
    fn heard(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        if line.is_empty() { Value::Null } else { serde_json::from_str(&line).unwrap() }
    }

    /// Sends a request and reads its answer.
    fn ask(&mut self, method: &str, params: Value) -> Value {
        let id = self.send(method, params);
        let answer = self.heard();
        assert_eq!(answer["id"], id, "{answer}");
        answer
    }

    fn begin(&mut self, tool: &str, arguments: Value) -> u64 {
        self.send("tools/call", json!({ "name": tool, "arguments": arguments }))
    }

    /// What a tool answers, as data.
    fn call(&mut self, tool: &str, arguments: Value) -> Value {
        let answer = self.ask("tools/call", json!({ "name": tool, "arguments": arguments }));
        let result = &answer["result"];
        assert_eq!(result["isError"], false, "{tool}: {answer}");
        let data = result["structuredContent"].clone();
        let text = result["content"][0]["text"].as_str().unwrap();
        assert_eq!(serde_json::from_str::<Value>(text).unwrap(), data, "the same as text");
        data
    }

    /// How a tool refuses its arguments, in words.
    fn refused(&mut self, tool: &str, arguments: Value) -> String {
        let answer = self.ask("tools/call", json!({ "name": tool, "arguments": arguments }));
        assert_eq!(answer["result"]["isError"], true, "{tool}: {answer}");
        answer["result"]["content"][0]["text"].as_str().unwrap().to_owned()
    }

    fn cancel(&mut self, id: u64) {
        let params = json!({ "requestId": id, "reason": "the user went away" });
        let message =
            json!({ "jsonrpc": "2.0", "method": "notifications/cancelled", "params": params });
        self.tell(&message.to_string());
    }

    /// Closes the input; the status with which the server ends.
    fn closed(mut self) -> Option<i32> {
        drop(self.input.take());
        self.child.wait().unwrap().code()
    }
}

/// Two solutions: the diagonals.
const DIAGONALS: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";

/// A puzzle that takes longer than any test.
fn endless() -> Value {
    let puzzle = json!({
        "nonosat": 1, "shape": { "rect": { "height": 150, "width": 150 } },
        "colors": [{ "rgb": "#ffffff" }, { "rgb": "#000000" }], "clues": crate::noise::clues(150),
    });
    json!({ "puzzle": puzzle.to_string(), "seconds": 600 })
}

#[test]
fn every_tool_says_all_that_a_model_must_know() {
    let mut session = Session::begun();
    let answer = session.ask("tools/list", json!({}));
    let tools = answer["result"]["tools"].as_array().unwrap();
    let names: Vec<&str> = tools.iter().map(|tool| tool["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["solve_and_check", "explain_next_step", "mend", "render", "read"]);
    for tool in tools {
        assert!(tool["description"].as_str().unwrap().len() > 100, "{tool}");
        assert_eq!(tool["annotations"]["readOnlyHint"], true, "{tool}");
        assert_eq!(tool["annotations"]["openWorldHint"], false, "{tool}");
        assert_eq!(tool["inputSchema"]["type"], "object", "{tool}");
        assert_eq!(tool["inputSchema"]["additionalProperties"], false, "{tool}");
        for (name, property) in tool["inputSchema"]["properties"].as_object().unwrap() {
            assert!(property["description"].is_string(), "{name}: {property}");
        }
    }
    // The puzzle that the description shows is one.
    let about = tools[0]["inputSchema"]["properties"]["puzzle"]["description"].as_str().unwrap();
    let puzzle = about.split_once(":\n").unwrap().1;
    let solved = session.call("solve_and_check", json!({ "puzzle": puzzle }));
    assert_eq!(
        (&solved["verdict"], &solved["pictures"]),
        (&json!("unique"), &json!([["a-a", "aaa"]]))
    );
    let about = tools[2]["inputSchema"]["properties"]["puzzle"]["description"].as_str().unwrap();
    let picture = about.split('"').nth(1).unwrap().replace("\\n", "\n");
    let mended = session.call("mend", json!({ "puzzle": picture }));
    assert_eq!(mended["before"].as_array().unwrap().len(), 3, "{mended}");
}

#[test]
fn a_puzzle_is_read_checked_and_explained_to_its_end() {
    let mut session = Session::begun();
    let heart = include_str!("../../puzzles/heart.non");
    let read = session.call("read", json!({ "text": heart }));
    assert_eq!(read["title"], "Heart");
    assert!(read["clues"][0].as_str().unwrap().starts_with("row 1: "), "{read}");
    let puzzle = read["puzzle"].clone();
    let checked = session.call("solve_and_check", json!({ "puzzle": puzzle }));
    assert_eq!(checked["verdict"], "unique");
    assert!(checked["rating"]["stars"].is_number() && checked["rating"]["class"].is_string());
    let (mut puzzle, mut marks, mut steps) = (puzzle, Value::Null, 0);
    loop {
        let step = session.call("explain_next_step", json!({ "puzzle": puzzle }));
        if step["answer"] == "solved" {
            break;
        }
        assert_eq!(step["answer"], "step", "{step}");
        assert!(!step["sentences"][0].as_str().unwrap().is_empty());
        assert!(step["cells"][0]["row"].as_u64().unwrap() >= 1, "{step}");
        (puzzle, marks, steps) = (step["puzzle"].clone(), step["marks"].clone(), steps + 1);
    }
    assert!(steps > 3, "{steps}");
    let picture = checked["pictures"][0].as_array().unwrap().iter();
    // Cells that are still open when the picture is complete are empty ones.
    for (row, marked) in picture.zip(marks.as_array().unwrap()) {
        assert_eq!(row.as_str().unwrap(), marked.as_str().unwrap().replace('?', "-"));
    }
}

#[test]
fn what_several_solutions_and_wrong_marks_have_is_told_with_places() {
    let mut session = Session::begun();
    let checked = session.call("solve_and_check", json!({ "puzzle": DIAGONALS }));
    assert_eq!(checked["verdict"], "several");
    assert_eq!(checked["pictures"].as_array().unwrap().len(), 2);
    assert_eq!(checked["differing_cells"][1], json!({ "row": 1, "place": 2 }));
    let marks = |rows: Value| json!({ "puzzle": "#.#\n###", "marks": rows });
    let step = session.call("explain_next_step", marks(json!(["?a?", "???"])));
    assert_eq!(
        (&step["answer"], &step["cells"]),
        (&json!("mistake"), &json!([{ "row": 1, "place": 2 }]))
    );
    let message = session.refused("explain_next_step", marks(json!(["???"])));
    assert_eq!(message, "marks with 1 rows, expected 2");
    let message = session.refused("explain_next_step", marks(json!(["??", "???"])));
    assert_eq!(message, "2 signs in row 1, expected 3: `??`");
    let message = session.refused("explain_next_step", marks(json!(["??#", "???"])));
    assert_eq!(message, "the sign `#` in row 1, expected `?` or one of -a");
}

#[test]
fn a_picture_is_mended_and_what_comes_of_it_is_unique() {
    let mut session = Session::begun();
    let mended = session.call("mend", json!({ "puzzle": "#....\n.#...\n#####\n...#.\n....#" }));
    assert_eq!(mended["outcome"], "repaired", "{mended}");
    assert!(!mended["changed"].as_array().unwrap().is_empty(), "{mended}");
    let checked = session.call("solve_and_check", json!({ "puzzle": mended["puzzle"] }));
    assert_eq!(
        (&checked["verdict"], &checked["pictures"][0]),
        (&json!("unique"), &mended["after"])
    );
}

#[test]
fn drawings_are_images_and_images_are_read() {
    let mut session = Session::begun();
    let mut sizes = Vec::new();
    for solution in [false, true] {
        let arguments =
            json!({ "puzzle": include_str!("../../puzzles/heart.non"), "solution": solution });
        let answer = session.ask("tools/call", json!({ "name": "render", "arguments": arguments }));
        let image = &answer["result"]["content"][0];
        assert_eq!((&image["type"], &image["mimeType"]), (&json!("image"), &json!("image/png")));
        let bytes = BASE64_STANDARD.decode(image["data"].as_str().unwrap()).unwrap();
        let reader = png::Decoder::new(&bytes[..]).read_info().unwrap();
        assert!(reader.info().width.max(reader.info().height) <= 1_200);
        sizes.push(bytes);
    }
    assert_ne!(sizes[0], sizes[1], "the solution is drawn");
    let image = BASE64_STANDARD.encode(include_bytes!("../scan/images/ruled.png"));
    let read = session.call("read", json!({ "image": format!("data:image/png;base64,{image}") }));
    let text = include_str!("../scan/images/ruled.non");
    assert_eq!(
        (&read["sure"], &read["clues"]),
        (&json!(true), &session.call("read", json!({ "text": text }))["clues"])
    );
    let image = BASE64_STANDARD.encode(&sizes[1]);
    let made = session.call("read", json!({ "image": image, "shows": "picture", "width": 10 }));
    assert!(made["goal"].is_array() && made.get("marks").is_none(), "{made}");
    let next = session.call("explain_next_step", json!({ "puzzle": made["puzzle"] }));
    assert_ne!(next["answer"], "solved", "the goal is not shown as marks");
}

#[test]
fn what_a_model_did_wrong_is_a_result_that_it_can_read() {
    let mut session = Session::begun();
    let message = session.refused("solve_and_check", json!({ "puzzle": "what is this?" }));
    assert!(message.starts_with("line 1, column 1: found `what`"), "{message}");
    let several = format!("{DIAGONALS}====\n{DIAGONALS}");
    let heart = include_str!("../../puzzles/heart.non");
    let two = format!("{heart}====\n{heart}");
    let message = session.refused("render", json!({ "puzzle": two }));
    assert!(
        message.starts_with("the text has 2 puzzles; call `read` with the `number`"),
        "{message}"
    );
    let read = session.call("read", json!({ "text": two, "number": 2 }));
    assert_eq!(read["title"], "Heart");
    let message = session.refused("read", json!({ "text": several, "number": 3 }));
    assert!(!message.is_empty());
    // The first line could have the rows or the columns first.
    let message = session.refused("solve_and_check", json!({ "puzzle": "2 3\n2\n1\n1\n1\n3\n" }));
    assert!(message.contains("call `read` with the `format` of the text"), "{message}");
    for (tool, arguments, wanted) in [
        ("mend", json!({}), "wrong arguments: missing field `puzzle`"),
        ("mend", json!({ "puzzle": 5 }), "wrong arguments: invalid type: integer `5`"),
        (
            "render",
            json!({ "puzzle": DIAGONALS, "as": "svg" }),
            "wrong arguments: unknown field `as`",
        ),
        ("read", json!({}), "neither `text` nor `image`, expected one"),
        ("read", json!({ "image": "***" }), "`image` is not base64"),
        ("read", json!({ "image": "AAAA" }), ""),
        (
            "solve_and_check",
            json!({ "puzzle": DIAGONALS, "seconds": 601 }),
            "601 seconds, expected",
        ),
    ] {
        let message = session.refused(tool, arguments);
        assert!(message.starts_with(wanted), "{tool}: {message}");
    }
    let large = format!("rect 250 250\n#fff #000\n{}", "\n".repeat(500));
    let message = session.refused("solve_and_check", json!({ "puzzle": large }));
    assert!(message.contains("40000"), "{message}");
}

#[test]
fn what_is_no_message_ends_neither_the_server_nor_its_memory() {
    let mut session = Session::begun();
    let answer = session.ask("tools/call", json!({ "name": "format_disk" }));
    assert_eq!(answer["error"]["code"], -32602, "{answer}");
    assert!(answer["error"]["message"].as_str().unwrap().contains("`solve_and_check`"));
    let answer = session.ask("resources/list", json!({}));
    assert!(answer["result"].is_object() || answer["error"]["code"] == -32601, "{answer}");
    let answer = session.ask("no/such", json!({}));
    assert_eq!(answer["error"]["code"], -32601, "{answer}");
    // Broken lines and one of 40 MB are passed over.
    for line in ["{\"jsonrpc\": ", "\u{0}", "", &"[".repeat(100_000), &"x".repeat(40 << 20)] {
        session.tell(line);
    }
    session.tell(r#"{"jsonrpc": "2.0", "id": 77, "method": 5}"#);
    assert_eq!(session.heard()["error"]["code"], -32600);
    assert!(session.ask("ping", json!({}))["result"].is_object());
    assert_eq!(session.closed(), Some(0));
}

#[test]
fn a_cancelled_call_gives_its_turn_back() {
    let mut session = Session::begun();
    // More than are worked on at once.
    let ids = [(); 3].map(|()| session.begin("solve_and_check", endless()));
    ids.into_iter().for_each(|id| session.cancel(id));
    let checked = session.call("solve_and_check", json!({ "puzzle": DIAGONALS }));
    assert_eq!(checked["verdict"], "several");
    assert_eq!(session.closed(), Some(0));
}

#[test]
fn too_many_calls_at_once_are_refused_in_words() {
    let mut session = Session::begun();
    let ids: Vec<u64> = (0..17).map(|_| session.begin("solve_and_check", endless())).collect();
    let answer = session.heard();
    assert_eq!(answer["result"]["isError"], true, "{answer}");
    let text = answer["result"]["content"][0]["text"].as_str().unwrap();
    assert!(text.contains("busy") || text.contains("requests"), "{text}");
    ids.into_iter().for_each(|id| session.cancel(id));
    assert!(session.ask("ping", json!({}))["result"].is_object());
}

#[test]
fn the_end_of_the_input_ends_it_after_the_last_answer() {
    let mut session = Session::begun();
    let id = session.begin("solve_and_check", json!({ "puzzle": DIAGONALS }));
    drop(session.input.take());
    assert_eq!(session.heard()["id"], id);
    assert_eq!(session.heard(), Value::Null);
    assert_eq!(session.closed(), Some(0));
    assert_eq!(Session::silent().closed(), Some(0), "also when nothing came");
    let mut session = Session::silent();
    session.tell(r#"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#);
    assert_eq!(session.closed(), Some(65), "what comes first is `initialize`");
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_it_and_its_work() {
    let mut session = Session::begun();
    session.begin("solve_and_check", endless());
    assert!(session.ask("ping", json!({}))["result"].is_object());
    crate::process::interrupt(session.child.id());
    assert_eq!(session.child.wait().unwrap().code(), Some(0));
}
