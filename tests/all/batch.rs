//! Many puzzles: `batch`, and folders before `check`.

use crate::cli::is_documented;
use crate::folder::Folder;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

const DIAGONALS: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";
pub const FULL: &str = "rect 1 2\n#ffffff #000000\n2a\n1a\n1a\n";
/// Three puzzles, the second of which has a clue that is too long.
pub const BUNDLE: &str = "width 2\nheight 1\nrows\n2\ncolumns\n1\n1\n====\n\
                      width 2\nheight 1\nrows\n3\ncolumns\n1\n1\n====\n\
                      width 2\nheight 1\nrows\n0\ncolumns\n0\n0\n";

pub fn record(id: impl Into<Value>, puzzle: &str) -> String {
    json!({ "id": id.into(), "puzzle": puzzle }).to_string() + "\n"
}

pub fn answers(out: &str) -> Vec<Value> {
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// So many records, each with an answer of its own.
fn many(count: usize) -> String {
    let clue = |row: usize| (1 + row * 7 % 5).to_string() + "a\n";
    let puzzle = |number: usize| {
        let rows: String = (0..5).map(|row| clue(row + number)).collect();
        let columns: String = (0..5).map(|column| clue(column + number / 5)).collect();
        format!("rect 5 5\n#ffffff #000000\n{rows}{columns}")
    };
    (0..count).map(|number| record(number, &puzzle(number))).collect()
}

/// The content of an ambiguous file fits two formats, that of a table of clues none.
#[test]
fn the_format_of_what_tells_none_can_be_said_for_all() {
    let twin = "2 2\n1\n2\n1\n2\n";
    let folder = Folder::new(&[("twin.txt", twin)]);
    let own = record("twin", twin).replace("}\n", ",\"from\":\"it3105\"}\n");
    std::fs::write(folder.path("twins.ndjson"), record("plain", twin) + &own).unwrap();
    let told = |arguments: &str| {
        let (status, out, _) = folder.run(&format!("batch --ordered {arguments}"));
        assert_eq!(status, 0);
        answers(&out)
            .iter()
            .map(|answer| answer.get("possible_formats").is_some())
            .collect::<Vec<_>>()
    };
    assert_eq!(told("twins.ndjson twin.txt"), [true, false, true]);
    assert_eq!(told("twins.ndjson twin.txt -f nin"), [false, false, false]);
    let (_, out, _) = folder.run("batch twins.ndjson -f clues --ordered");
    assert!(answers(&out)[0]["error"].is_string() && answers(&out)[1]["verdict"] == "unique");
}

#[test]
fn each_record_has_its_answer_and_a_bad_one_ends_nothing() {
    let folder = Folder::new(&[]);
    let own = r##"{"nonosat":1,"shape":{"rect":{"height":1,"width":1}},"colors":[{"rgb":"#fff"},{"rgb":"#000"}],"clues":["1a","1a"]}"##;
    let input = record("full", FULL)
        + &record(json!({ "a": [1, null] }), DIAGONALS)
        + "no JSON\n\n"
        + &record(7, "no puzzle")
        + own
        + "\n"
        + &format!("{{\"id\":8,\"puzzle\":{own}}}\n")
        + "{\"id\":9}\n{\"id\":10,\"puzzle\":\"1 1\\n\",\"from\":\"zzz\"}\n[]\n"
        + &record(11, FULL).replace("}\n", "}");
    let (status, out, err) = folder.run_with("batch --ordered", &input);
    assert_eq!(status, 0, "{err}");
    let told = answers(&out);
    let ids: Vec<&Value> = told.iter().map(|answer| &answer["id"]).collect();
    let third = json!("standard input#3");
    let (sixth, tenth) = (json!("standard input#6"), json!("standard input#10"));
    let wanted = [&json!("full"), &json!({ "a": [1, null] }), &third, &json!(7), &sixth];
    assert_eq!(ids[..5], wanted);
    assert_eq!(ids[5..], [&json!(8), &json!(9), &json!(10), &tenth, &json!(11)]);
    let verdicts: Vec<&str> =
        told.iter().map(|answer| answer["verdict"].as_str().unwrap_or("error")).collect();
    let wanted = "unique several error error unique unique error error error unique";
    assert_eq!(verdicts.join(" "), wanted);
    assert_eq!(told[0]["pictures"], json!([["aa"]]));
    assert!(told.iter().all(|answer| answer.get("seconds").is_none()));
    assert!(err.starts_with("10 puzzles: 4 unique, 1 several, 5 errors"), "{err}");
    assert!(told.iter().all(is_documented));
}

#[test]
fn the_order_and_the_bytes_are_the_same_for_any_number_of_threads() {
    let folder = Folder::new(&[("in.ndjson", &many(300))]);
    let (status, one, _) = folder.run("batch in.ndjson --ordered -j 1");
    assert_eq!(status, 0);
    for threads in [2, 3] {
        let (_, several, _) = folder.run(&format!("batch in.ndjson --ordered --jobs {threads}"));
        assert!(one == several);
        let (_, unordered, _) = folder.run(&format!("batch in.ndjson -j {threads}"));
        let sorted = |text: &str| text.lines().map(str::to_owned).collect::<BTreeSet<_>>();
        assert_eq!(sorted(&unordered), sorted(&one));
    }
    assert_eq!(one.lines().count(), 300);
}

#[test]
fn a_run_goes_on_where_one_was_killed() {
    let folder = Folder::new(&[("in.ndjson", &many(100))]);
    let (_, whole, _) = folder.run("batch in.ndjson --ordered");
    // Killed at any place: between two answers, and within one.
    let starts: Vec<usize> = whole.match_indices('\n').map(|(at, _)| at + 1).collect();
    for cut in [0, starts[0], starts[40] - 1, starts[40] + 1, starts[60] - 20, whole.len()] {
        std::fs::write(folder.path("out"), &whole[..cut]).unwrap();
        let (status, _, err) = folder.run("batch in.ndjson --ordered --resume -o out");
        assert_eq!(status, 0, "{err}");
        assert!(folder.read("out") == whole, "{cut}");
    }
    // Out of order, too, and where there is no file yet.
    let mut lines: Vec<&str> = whole.split_inclusive('\n').collect();
    lines.rotate_left(30);
    std::fs::write(folder.path("out"), lines[..50].concat()).unwrap();
    folder.run("batch in.ndjson --resume -o out");
    folder.run("batch in.ndjson --resume -o fresh --no-pictures");
    for name in ["out", "fresh"] {
        let ids: Vec<u64> = answers(&folder.read(name))
            .iter()
            .map(|answer| answer["id"].as_u64().unwrap())
            .collect();
        assert_eq!(ids.len(), 100);
        assert_eq!(BTreeSet::from_iter(ids), (0..100).collect());
    }
}

#[test]
fn what_cannot_go_on_is_refused_and_left_as_it_is() {
    let twice = record(1, FULL) + &record(2, FULL) + &record(1, FULL);
    let folder = Folder::new(&[("in.ndjson", &twice), ("notes", "mine\nand mine\n")]);
    for arguments in ["batch in.ndjson -o notes", "batch in.ndjson --resume -o notes"] {
        let (status, _, err) = folder.run(arguments);
        assert!([2, 65].contains(&status) && err.contains("notes"), "{status} {err}");
        assert_eq!(folder.read("notes"), "mine\nand mine\n");
    }
    let (status, _, err) = folder.run("batch in.ndjson --resume -o out");
    assert!(status == 65 && err.contains("the id 1 appears twice"), "{err}");
    assert_eq!(folder.run("batch in.ndjson --force -o notes").0, 0);
    assert_eq!(folder.read("notes").lines().count(), 3);
    assert_eq!(folder.run("batch in.ndjson --resume").0, 2);
}

/// A pipeline that goes on after status 0 must not go on without its input.
#[test]
fn an_input_that_cannot_be_read_has_an_answer_and_a_status() {
    let folder = Folder::new(&[("in.ndjson", &record(1, FULL)), ("bad.clues", "rect")]);
    std::fs::create_dir(folder.path("empty")).unwrap();
    let runs = [("missing.ndjson", 74), ("missing.non", 74), ("'*.xml'", 74), ("empty", 65)];
    for (name, wanted) in runs {
        let (status, out, _) = folder.run(&format!("batch --ordered {name} in.ndjson"));
        let told = answers(&out);
        assert_eq!((status, told.len()), (wanted, 2), "{name}");
        let id = json!(name.trim_matches('\''));
        assert!(told[0]["id"] == id && told[0]["error"].is_string(), "{out}");
        assert!(is_documented(&told[0]) && told[1]["verdict"] == "unique");
    }
    // A bad puzzle is a bad record; and what was told once is no less missing in a resumed run.
    assert_eq!(folder.run("batch bad.clues in.ndjson").0, 0);
    for _ in 0..2 {
        assert_eq!(folder.run("batch missing.ndjson in.ndjson --resume -o out").0, 74);
    }
    assert_eq!(folder.read("out").lines().count(), 2);
}

#[test]
fn a_puzzle_in_place_of_records_is_told_once() {
    let folder = Folder::new(&[]);
    let (status, out, _) = folder.run_with("batch", BUNDLE);
    let told = answers(&out);
    assert_eq!((status, told.len()), (65, 1), "{out}");
    assert!(
        told[0]["error"].as_str().unwrap().ends_with("nonosat batch FILE takes a file of puzzles")
    );
    assert!(is_documented(&told[0]));
}

#[test]
fn answers_come_before_the_next_record_is_asked() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("nonosat"))
        .args(["batch", "--jobs", "2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    for number in 0..5 {
        input.write_all(record(number, FULL).as_bytes()).unwrap();
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        assert_eq!(answers(&line)[0]["id"], json!(number));
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_record_that_is_too_long_is_told_and_skipped() {
    let long = record(1, &" ".repeat(17 << 20));
    let folder = Folder::new(&[("in.jsonl", &(long + &record(2, FULL)))]);
    let (status, out, _) = folder.run("batch in.jsonl --ordered");
    let told = answers(&out);
    assert_eq!((status, told.len()), (0, 2));
    assert_eq!((&told[0]["id"], &told[1]["id"]), (&json!("in.jsonl#1"), &json!(2)));
    assert!(told[0]["error"].as_str().unwrap().contains("bytes in one record"));
}

#[test]
fn only_what_was_asked_for_is_told() {
    let input = record(1, FULL) + &record(2, DIAGONALS) + &record(3, "bad");
    let folder = Folder::new(&[]);
    let told = |arguments: &str| -> Vec<u64> {
        let (_, out, _) = folder.run_with(&format!("batch --ordered {arguments}"), &input);
        answers(&out).iter().map(|answer| answer["id"].as_u64().unwrap()).collect()
    };
    assert_eq!(told(""), [1, 2, 3]);
    assert_eq!(told("--only several"), [2, 3]);
    assert_eq!(told("--class trivial"), [1, 3]);
    assert_eq!(told("--class guessing,lines --only unique"), [3]);
    let (_, out, _) = folder.run_with("batch --ordered --no-pictures --timings", &input);
    let told = answers(&out);
    assert!(told[1].get("pictures").is_none() && told[1].get("differing_cells").is_none());
    assert!(told.iter().all(|answer| answer["seconds"].is_f64()));
    // A puzzle without its rating is the same in all else.
    let (_, out, _) = folder.run_with("batch --ordered", &input);
    let mut rated = answers(&out);
    assert!(rated[0].as_object_mut().unwrap().remove("rating").is_some());
    let (_, out, _) = folder.run_with("batch --ordered --no-rating", &input);
    assert_eq!(answers(&out), rated);
    assert_eq!(folder.run("batch --no-rating --rate").0, 2);
    // How far it came until the time was over is another thing on each machine.
    let late = |more: &str| {
        let (_, out, _) =
            folder.run_with(&format!("batch --time-limit 0 {more}"), &record(2, DIAGONALS));
        answers(&out).remove(0)
    };
    assert_eq!((&late("")["verdict"], &late("")["effort"]), (&json!("undecided"), &json!({})));
    assert!(late("--timings")["effort"] != json!({}));
}

#[test]
fn folders_patterns_and_bundles_are_taken_apart() {
    let files = [("a/2.non", BUNDLE), ("a/b/1.clues", FULL), ("a/x.ndjson", &record(5, FULL))];
    let others = [("a/notes.txt", "none"), ("a/.hidden/1.non", "none"), ("1[.clues", DIAGONALS)];
    let folder = Folder::new(&[]);
    for (name, text) in files.iter().chain(&others) {
        let path = folder.path(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    let ids = |arguments: &str| -> Vec<String> {
        let (status, out, _) = folder.run(&format!("batch --ordered {arguments}"));
        assert_eq!(status, 0);
        let verdict = |answer: &Value| answer["verdict"].as_str().unwrap_or("error").to_owned();
        answers(&out).iter().map(|answer| format!("{} {}", answer["id"], verdict(answer))).collect()
    };
    let bundle = [r#""a/2.non#1" unique"#, r#""a/2.non#2" error"#, r#""a/2.non#3" unique"#];
    let all = [&bundle[..], &["5 unique", r#""a/b/1.clues" unique"#]].concat();
    assert_eq!(ids("a"), all);
    assert_eq!(ids("'a/*.n?n'"), bundle);
    assert_eq!(ids("a/2.non#3"), [r#""a/2.non#3" unique"#]);
    // A file that is really called so is no pattern.
    assert_eq!(ids("'1[.clues'"), [r#""1[.clues" several"#]);

    let (status, out, err) = folder.run("check a/2.non a/b --jobs 2");
    assert_eq!(status, 65);
    let wanted = "a/2.non#1: unique, at a glance, gentle, 0.5 stars, about a minute\na/2.non#2: error\n\
                  a/2.non#3: unique, at a glance, gentle, 0.5 stars, about a minute\na/b/1.clues: unique, at a glance, gentle, 0.5 stars, about a minute\n";
    assert_eq!(out, wanted);
    assert!(err.contains("2.non:12:1") && err.ends_with("4 puzzles: 3 unique, 1 error\n"), "{err}");
    assert_eq!(folder.run("check a --only several").1.lines().count(), 1);
    let (status, _, err) = folder.run("check a/.hidden/missing* a/.hidden");
    assert!(status != 0 && err.contains("no file fits"), "{err}");
}

#[test]
fn the_commands_are_told_to_man_and_to_shells() {
    let folder = Folder::new(&[]);
    assert_eq!(folder.run("man -o pages").0, 0);
    for name in ["nonosat.1", "nonosat-check.1", "nonosat-make-image.1"] {
        let page = folder.read(&format!("pages/{name}"));
        assert!(page.contains(".SH NAME") && page.contains("SYNOPSIS"), "{name}");
    }
    let page = folder.read("pages/nonosat-check.1");
    assert!(page.contains("\\-\\-time\\-limit"));
    let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
    assert!(headings.starts_with(&["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS"]), "{headings:?}");
    assert!(headings.ends_with(&["EXAMPLES", "\"EXIT STATUS\""]), "{headings:?}");
    let synopsis = page.lines().skip_while(|line| *line != ".SH SYNOPSIS").nth(1).unwrap();
    assert_eq!(synopsis, "\\fBnonosat check\\fR [OPTIONS] <PUZZLE>...");
    assert!(page.contains("\n  nonosat check puzzle.non "), "{page}");
    let image = folder.read("pages/nonosat-make-image.1");
    assert!(image.contains("\nnonosat\\-make\\-image \\- Make up to six puzzles from an image\n"));
    assert!(folder.read("pages/nonosat-play.1").contains("\n.SH NOTES\nKeys line by line"));
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let (status, out, _) = folder.run(&format!("completions {shell}"));
        assert!(status == 0 && out.contains("time-limit"), "{shell}");
    }
    assert_eq!(folder.run("completions tcsh").0, 2);
}
