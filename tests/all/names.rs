//! Files and names at the shell: what is read, what is written where, and what never is.

use crate::cli::puzzle;
use crate::folder::Folder;
use std::fs;

/// Its top left cell is black; with a title and a goal.
const DOT: &str = "title \"Dot\"\nheight 2\nwidth 2\nrows\n1\n0\ncolumns\n1\n0\ngoal \"1000\"\n";
/// The same without anything but clues.
const BARE: &str = "width 2\nheight 2\nrows\n1\n0\ncolumns\n1\n0\n";
/// Two pictures without its given cell, one with it.
const GIVEN: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\ntitle Two\ngiven\na?\n??\n";
/// Either diagonal.
const EITHER: &str = "width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n";
/// In color: a row of both.
const COLORS: &str = "rect 2 2\n#ffffff #ff0000 #0000ff\n1a 1b\n1b\n1a\n2b\n";
/// Rows and columns disagree.
const UNEVEN: &str = "rect 1 2\n#ffffff #000000\n2a\n1a\n\n";

/// The names of what is in a folder.
fn names(folder: &Folder) -> Vec<String> {
    let entries = fs::read_dir(folder.path(".")).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn several() -> String {
    [DOT, BARE, EITHER].join("\n====\n")
}

#[test]
fn standard_output_takes_several_puzzles_where_the_format_does() {
    let folder = Folder::new(&[("many.non", &several())]);
    let (status, out, _) = folder.run("convert many.non - --to non");
    assert_eq!(status, 0);
    let (_, verdicts, _) = folder.run_with("check -", &out);
    let words: Vec<&str> =
        verdicts.lines().filter_map(|line| line.split([' ', ',']).nth(2)).collect();
    assert_eq!(words, ["unique", "unique", "several"], "{verdicts}");
    let (status, out, message) = folder.run("convert many.non - --to json");
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(message.contains("`json` holds one puzzle, not 3"), "{message}");
    assert_eq!(names(&folder), ["many.non"], "no folder is called `-`");
}

#[test]
fn two_outputs_of_one_name_are_refused_before_anything_is_written() {
    let folder = Folder::new(&[]);
    for (name, text) in [("d1", DOT), ("d2", EITHER)] {
        fs::create_dir(folder.path(name)).unwrap();
        fs::write(folder.path(name).join("x.non"), text).unwrap();
    }
    for force in ["", "--force"] {
        let (status, _, message) =
            folder.run(&format!("convert d1/x.non d2/x.non out/ --to json {force}"));
        assert_eq!(status, 2);
        assert!(message.contains("two puzzles would be written to out/x.json"), "{message}");
        assert!(message.contains("one after the other, each to another folder"), "{message}");
        assert_eq!(names(&folder), ["d1", "d2"]);
    }
}

#[test]
fn one_name_is_one_file_and_a_slash_is_a_folder() {
    let folder = Folder::new(&[("a.non", DOT), ("b.non", BARE), ("bad.non", "rows\nx\n")]);
    for (out, format) in [("two.non", ""), ("two.xml", ""), ("two", "--to pattern")] {
        let (status, _, message) =
            folder.run(&format!("convert a.non b.non {out} {format} --lossy"));
        assert_eq!(status, 0, "{message}");
        let (_, verdicts, _) = folder.run(&format!("check {out}"));
        let word = "unique, at a glance, gentle, 0.5 stars, about a minute";
        assert_eq!(verdicts, format!("{out}#1: {word}\n{out}#2: {word}\n"));
    }
    let (status, _, message) = folder.run("convert a.non b.non y.json");
    assert_eq!(status, 2);
    assert!(message.contains("help: name a folder, with a slash at its end"), "{message}");
    assert_eq!(folder.run("convert a.non bad.non three.non").0, 65);
    assert_eq!(folder.run("convert bad.non empty/ --to json").0, 65);
    assert_eq!(folder.run("convert a.non new/ --to json").0, 0);
    assert!(folder.path("new/a.json").is_file());
    assert_eq!(folder.run("convert two.xml b.non new --to json").0, 0);
    assert!(folder.path("new/two-2.json").is_file() && folder.path("new/b.json").is_file());
    assert_eq!(names(&folder), ["a.non", "b.non", "bad.non", "new", "two", "two.non", "two.xml"]);
}

#[test]
fn an_ending_means_its_format_or_is_refused() {
    let folder = Folder::new(&[("dot.non", DOT)]);
    for command in [
        "solve dot.non -o x.jpg",
        "solve dot.non -o x.html",
        "solve dot.non -o x.cnf",
        "solve dot.non -o x.mk",
        "render dot.non -o x.jpg",
        "render dot.non -o x.non",
        "encode dot.non -o x.svg",
        "convert dot.non x.png",
    ] {
        let (status, _, message) = folder.run(command);
        assert_eq!(status, 2, "{command}: {message}");
        assert_eq!(names(&folder), ["dot.non"], "{command}");
    }
    let message = folder.run("solve dot.non -o x.jpg").2;
    assert!(message.contains("x.jpg: a picture cannot be written as .jpg"), "{message}");
    assert_eq!(folder.run("solve dot.non -o x.SVG").0, 0);
    assert!(folder.read("x.SVG").starts_with("<svg"));
    assert_eq!(folder.run("encode dot.non -o x.CNF").0, 0);
    assert_eq!(folder.run("decode x.CNF x.answer -o y.jpg").0, 2);
    assert_eq!(folder.run("solve dot.non -o x.txt").0, 0);
    assert_eq!(folder.read("x.txt"), "##..\n....\n");
}

#[test]
fn a_solution_becomes_the_goal_of_its_puzzle() {
    let folder = Folder::new(&[("bare.non", BARE), ("either.non", EITHER)]);
    for file in ["x.non", "x.json", "x.xml", "x.clues", "x.pbm"] {
        assert_eq!(folder.run(&format!("solve bare.non -o {file}")).0, 0, "{file}");
        let (status, out, _) = folder.run(&format!("check --stored-solution {file}"));
        assert_eq!(status, 0);
        assert_eq!(
            out,
            format!(
                "{file}: unique, at a glance, gentle, 0.5 stars, about a minute; the goal is the solution\n"
            )
        );
    }
    assert_eq!(folder.run("convert bare.non either.non all.non --solve").0, 0);
    let (_, out, _) = folder.run("check --stored-solution all.non");
    assert!(out.contains("all.non#1: unique, at a glance, gentle, 0.5 stars, about a minute; the goal is the solution"), "{out}");
    assert!(out.contains("; the goal is a solution"), "{out}");
    // Many pictures are not one goal.
    assert_eq!(folder.run("solve either.non -o many.non --limit 2").0, 2);
}

#[test]
fn a_puzzle_is_never_replaced_by_a_picture() {
    let folder = Folder::new(&[("dot.non", DOT), ("plain", BARE), ("many.non", &several())]);
    for command in [
        "solve dot.non -o plain --force",
        "solve dot.non -o dot.non --to text --force",
        "solve dot.non -o dot.non --to svg --force",
        "render dot.non -o plain --force",
        "convert dot.non dot.non --to pbm --force",
    ] {
        let (status, _, message) = folder.run(command);
        assert_eq!(status, 2, "{command}");
        assert!(message.contains("is a puzzle, which a picture would replace"), "{message}");
    }
    assert_eq!((folder.read("dot.non"), folder.read("plain")), (DOT.into(), BARE.into()));
    // The puzzle with its goal is a puzzle; one of several does not replace the others.
    assert_eq!(folder.run("solve plain -o dot.non").0, 2);
    assert_eq!(folder.run("solve dot.non -o dot.non --force").0, 0);
    assert!(folder.run("info dot.non").1.contains("title   Dot"));
    for command in ["solve many.non#1 -o many.non", "convert many.non#1 many.non"] {
        assert_eq!(folder.run(&format!("{command} --force")).0, 2);
    }
    assert_eq!(folder.read("many.non"), several());
}

#[test]
fn what_solve_prints_is_read_as_the_same_board() {
    let folder = Folder::new(&[("colors.clues", COLORS)]);
    let (heart, bee) = (puzzle("heart.non"), puzzle("bee.clues"));
    for (file, forms, board) in [
        (heart.as_str(), &["text", "solution", "json"][..], "board   11x10"),
        (bee.as_str(), &["text", "solution", "json"], "board   hex 10"),
        ("colors.clues", &["text", "solution", "json"], "board   2x2"),
    ] {
        for form in forms {
            let printed = folder.run(&format!("solve {file} --to {form}")).1;
            let (status, out, message) = folder.run_with("info -", &printed);
            assert_eq!(status, 0, "{file} {form}: {message}\n{printed}");
            assert!(out.contains(board), "{form}: {out}");
            let again = folder.run_with(&format!("solve - --to {form}"), &printed).1;
            assert_eq!(again, printed);
        }
    }
}

#[test]
fn losses_are_told_once_and_answers_need_a_word() {
    let folder = Folder::new(&[("dot.non", DOT), ("given.clues", GIVEN), ("bare.non", BARE)]);
    let bare = DOT.replace("goal \"1000\"\n", "");
    fs::write(folder.path("titled.non"), &bare).unwrap();
    fs::write(folder.path("other.non"), &bare).unwrap();
    let (status, _, message) = folder.run("convert titled.non other.non bare.non out/ --to mk");
    assert_eq!((status, message.as_str()), (0, "warning: left out the title\n"));
    let (_, _, message) = folder.run("convert titled.non quiet.mk -q");
    assert_eq!(message, "");
    let (status, _, message) = folder.run("convert dot.non dot.mk");
    assert_eq!(status, 65);
    assert!(message.contains("cannot hold the goal picture\n") && message.contains("--lossy"));
    let (status, _, message) = folder.run("convert dot.non dot.mk --lossy");
    assert_eq!((status, message.as_str()), (0, "warning: left out the goal picture, the title\n"));
    let (status, _, message) = folder.run("convert given.clues given.mk --lossy");
    assert_eq!(status, 65);
    assert!(message.contains("--drop givens") && message.contains("other solutions"), "{message}");
    let (status, _, message) = folder.run("convert given.clues given.mk --drop givens");
    assert_eq!(status, 0);
    assert!(message.starts_with("warning: left out given cells"), "{message}");
    assert_eq!(folder.run("convert dot.non dot.nin --drop nonsense").0, 2);
}

#[test]
fn one_of_several_puzzles_is_called_as_it_is_printed() {
    let folder = Folder::new(&[("many.non", &several()), ("real#2", EITHER), ("real", &several())]);
    assert_eq!(
        folder.run("check many.non#2"),
        (
            0,
            "many.non#2: unique, at a glance, gentle, 0.5 stars, about a minute\n".into(),
            String::new()
        )
    );
    assert!(folder.run("info many.non#1").1.starts_with("many.non#1: non\n  title   Dot\n"));
    for command in [
        "solve many.non#2",
        "render many.non#2",
        "encode many.non#2",
        "convert many.non#2 - -t json",
    ] {
        assert_eq!(folder.run(command).0, 0, "{command}");
    }
    assert_eq!(folder.run_with("play many.non#2", "q\n").0, 0);
    let (_, out, _) = folder.run_with("check -", &several());
    assert!(
        out.ends_with(
            "standard input#3: several (two pictures differ in 4 cells, first at r1c1)\n"
        )
    );
    assert_eq!(folder.run_with("check 'standard input#3'", &several()).0, 1);
    // A file that is really called so comes first.
    assert!(folder.run("check real#2").1.contains("real#2: several"));
    let (status, _, message) = folder.run("solve many.non#7");
    assert_eq!((status, message.as_str()), (65, "error: many.non has 3 puzzles, no number 7\n"));
    let (status, _, message) = folder.run("solve many.non");
    assert_eq!(status, 65);
    assert_eq!(
        message,
        "error: many.non has 3 puzzles\nhelp: say which: many.non#1 for the first\n"
    );
}

#[test]
fn formats_are_called_by_name_or_ending() {
    let folder = Folder::new(&[("dot.non", DOT)]);
    for format in ["webpbn", "xml", "XML", ".pbn"] {
        assert!(folder.run(&format!("convert dot.non - -t {format}")).1.contains("<puzzle"));
    }
    assert_eq!(folder.run("check -f non dot.non").0, 0);
    for format in ["html", "nonograms-org", "nonsense"] {
        let (status, _, message) = folder.run(&format!("convert dot.non - --to {format}"));
        assert_eq!(status, 2, "{message}");
    }
    let (_, _, message) = folder.run("convert dot.non - --to nonsense");
    assert!(message.contains("; nonosat formats lists all"), "{message}");
    let (_, _, message) = folder.run("convert dot.non - --to nonograms-og");
    assert!(!message.contains("nonograms-org"), "what is only read is not proposed: {message}");
}

#[test]
fn each_command_has_its_own_statuses_and_formats_have_a_command() {
    let folder = Folder::new(&[]);
    for (command, status) in [
        ("solve", "1    there is none"),
        ("check", "1    a puzzle has no solution or several, or its stored one is wrong or absent"),
        ("info", "0    every file was read"),
        ("convert", "65   a bad puzzle, or one that the format cannot say"),
        ("encode", "0    the formula was written"),
        ("decode", "1    the answer says that there is none"),
        ("render", "65   a bad puzzle, or a --solution that is none"),
        ("play", "0    the game was quit"),
    ] {
        let (_, out, _) = folder.run(&format!("{command} --help"));
        let rest = out.split_once("Exit status:").unwrap().1;
        assert!(rest.contains(status), "{command}: {out}");
        assert!(!out.contains("Olšák"), "{command}: the formats have a command of their own");
    }
    let out = folder.run("info --help").1;
    assert!(!out.split_once("Exit status:").unwrap().1.contains("undecided"));
    let (_, out, _) = folder.run("formats");
    let begin = |about: &str| out.lines().find_map(|line| line.find(about));
    assert!(begin("Steve Simpson").is_some());
    assert_eq!(begin("Steve Simpson"), begin("pages of nonograms.org"), "{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    let (_, out, _) = folder.run("formats nonpack pbm");
    assert!(
        out.starts_with("non, nonpack: Steve") && out.contains("the title, the author"),
        "{out}"
    );
    assert!(out.contains("\npbm: ") && out.contains("one puzzle in a file"), "{out}");
}

#[test]
fn what_is_typed_first_works() {
    let folder = Folder::new(&[("dot.non", DOT), ("bare.non", BARE)]);
    let (status, _, message) = folder.run("convert dot.non dot.png");
    let words = "error: convert writes puzzles, and dot.png would be a drawing\n\
                 help: nonosat render dot.non -o dot.png draws it\n";
    assert_eq!((status, message.as_str()), (2, words));
    let (status, _, message) = folder.run("check --color 4 dot.non");
    assert!(status == 2 && message.contains("--colors"), "{message}");
    assert_eq!(folder.run("convert bare.non mine.non --title 'My dot' --author Me").0, 0);
    let (_, out, _) = folder.run("info mine.non");
    assert!(out.contains("title   My dot") && out.contains("author  Me"), "{out}");
    assert_eq!(folder.run("make random --size 5x5 -o one --title Mine").0, 0);
    assert!(folder.run("info one").1.contains("title   Mine"));
}

#[cfg(feature = "print")]
#[test]
fn a_book_gets_its_ending() {
    let folder = Folder::new(&[("dot.non", DOT)]);
    assert_eq!(folder.run("book dot.non -o mybook").0, 0);
    assert!(folder.path("mybook.pdf").exists() && !folder.path("mybook").exists());
    assert_eq!(folder.run("book dot.non -o mybook").0, 2, "it is not replaced");
}

#[test]
fn solve_says_what_it_knows_of_other_solutions() {
    let folder = Folder::new(&[("either.non", EITHER), ("dot.non", DOT), ("uneven.clues", UNEVEN)]);
    let (status, out, message) = folder.run("solve either.non");
    assert_eq!((status, out.lines().count()), (0, 2));
    assert_eq!(message, "note: there are other solutions; -n 0 shows all\n");
    assert_eq!(folder.run("solve either.non -q").2, "");
    assert_eq!(folder.run("solve dot.non").2, "");
    assert_eq!(folder.run("solve either.non -n 0").2, "");
    let (status, out, _) = folder.run("solve uneven.clues --to json");
    let told: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, told["verdict"].as_str()), (1, Some("none")));
}

#[test]
fn colors_follow_what_was_typed_and_then_the_environment() {
    let folder = Folder::new(&[("dot.non", DOT)]);
    let out = |arguments: &str, environment: &[(&str, &str)]| {
        let mut command = assert_cmd::Command::cargo_bin("nonosat").unwrap();
        for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLORTERM"] {
            command.env_remove(name);
        }
        command.env("TERM", "xterm").envs(environment.iter().copied());
        command.current_dir(folder.0.path()).args(arguments.split(' '));
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    let (any, few) = ("\u{1b}[48;2;0;0;0m", "\u{1b}[48;5;16m");
    assert_eq!(out("solve dot.non", &[]), "##..\n....\n");
    assert!(out("solve dot.non --color always", &[]).starts_with(few));
    assert!(out("solve dot.non --color always", &[("COLORTERM", "truecolor")]).starts_with(any));
    assert!(out("solve dot.non", &[("FORCE_COLOR", "1")]).starts_with(few));
    assert!(out("solve dot.non", &[("CLICOLOR_FORCE", "1")]).starts_with(few));
    assert_eq!(out("solve dot.non", &[("FORCE_COLOR", "1"), ("NO_COLOR", "1")]), "##..\n....\n");
    assert_eq!(out("solve dot.non --color never", &[("FORCE_COLOR", "1")]), "##..\n....\n");
    assert!(out("solve dot.non", &[("CLICOLOR_FORCE", "1"), ("TERM", "")]).starts_with(few));
}

#[test]
fn what_cannot_be_meant_is_refused_with_words() {
    let folder = Folder::new(&[("dot.non", DOT)]);
    for (arguments, words) in [
        ("--jobs 0", "expected a whole number from 1"),
        ("--jobs 999", "expected a whole number from 1 to 256"),
        ("--time-limit nan", "expected a number of seconds, 0 or more"),
        ("--time-limit=-1", "expected a number of seconds"),
        ("--time-limit -1", "expected a number of seconds"),
        ("--jobs -1", "expected a whole number from 1"),
        ("--placement-limit -1", "expected a number from 1"),
        ("--time-limit 1e300", "longer than ever"),
        ("--placement-limit 99999999999999999999", "more find no room in memory"),
        ("--placement-limit 0", "expected a number from 1"),
        ("--encoding placements --engine search", "--engine search makes none"),
    ] {
        let (status, out, message) = folder.run(&format!("check dot.non {arguments}"));
        assert_eq!((status, out.as_str()), (2, ""), "{arguments}: {message}");
        assert!(message.contains(words), "{arguments}: {message}");
    }
    for limit in ["-1", "many"] {
        let (status, _, message) = folder.run(&format!("solve dot.non -n {limit}"));
        assert_eq!(status, 2);
        assert!(message.contains("expected a whole number from 0, which shows all"), "{message}");
    }
    // `convert` reads images within its time limit.
    let ways = ["--engine search", "-j 2", "--encoding placements", "--time-limit 9"];
    for (command, ways) in
        [("render dot.non", &ways[..]), ("convert dot.non - -t json", &ways[..3])]
    {
        for way in ways {
            let (status, _, message) = folder.run(&format!("{command} {way}"));
            assert_eq!((status, message.contains("--solve")), (2, true), "{message}");
        }
        assert_eq!(folder.run(&format!("{command} --solve --engine search -j 2")).0, 0);
    }
}

#[test]
fn puzzles_of_a_file_count_from_1() {
    let folder = Folder::new(&[("dot.non", DOT)]);
    for command in ["solve", "check", "info", "render", "play"] {
        let (status, _, message) = folder.run(&format!("{command} dot.non#0"));
        assert_eq!(
            (status, &*message),
            (2, "error: dot.non#0: numbers begin at 1\nhelp: dot.non#1 is the first\n")
        );
    }
}

#[test]
fn nothing_is_fetched_but_a_puzzle_in_its_address_is_read() {
    let folder = Folder::new(&[]);
    let page = "https://webpbn.com/1";
    let refusal = format!(
        "error: {page} is an address, and nonosat does not use the network\n\
         help: save the file or the page, and name what you saved\n"
    );
    for (arguments, piped) in [(format!("check {page}"), ""), ("solve -".to_owned(), page)] {
        let (status, _, message) = folder.run_with(&arguments, piped);
        assert_eq!((status, &*message), (65, &*refusal), "{arguments}");
    }
    let puzzle = "https://puzz.link/p?nonogram/1/1/11";
    for (arguments, piped) in [(format!("solve {puzzle}"), ""), ("solve -".to_owned(), puzzle)] {
        assert_eq!(folder.run_with(&arguments, piped), (0, "##\n".to_owned(), String::new()));
    }
    // A link of the page.
    let bytes = br##"{"nonosat":1,"shape":{"rect":{"height":1,"width":2}},"colors":[{"rgb":"#fff"},{"rgb":"#000"}],"clues":["2a","1a","1a"]}"##;
    let link = format!("https://example.org/#p={}&end=UGx1cw", packed(bytes));
    let (status, out, _) = folder.run(&format!("solve {link}"));
    assert_eq!((status, &*out), (0, "####\n"));
}

/// The part of a link that holds this puzzle.
fn packed(bytes: &[u8]) -> String {
    use base64::Engine;
    use std::io::Write;
    let mut packed = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(bytes).unwrap();
    base64::prelude::BASE64_URL_SAFE_NO_PAD.encode(packed.finish().unwrap())
}

#[test]
fn records_of_errors_tell_nothing_that_is_not_known() {
    let folder = Folder::new(&[("bad.non", "rows\nx\n")]);
    let (_, out, _) = folder.run("check --json bad.non");
    let told: serde_json::Value = serde_json::from_str(&out).unwrap();
    let keys: Vec<&str> = told.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["error", "file", "kind", "problems", "seconds"]);
}

/// A file of so many puzzles of one row, the first with one black cell, the next with two, ...
fn rows_of(count: usize) -> String {
    let puzzle = |length: usize| {
        let columns = "1\n".repeat(length) + &"0\n".repeat(count - length);
        format!("title T{length}\nwidth {count}\nheight 1\nrows\n{length}\ncolumns\n{columns}")
    };
    (1..=count).map(puzzle).collect::<Vec<_>>().join("====\n")
}

#[test]
fn a_collection_keeps_its_order_on_its_way_through_a_folder() {
    let folder = Folder::new(&[("coll.non", &rows_of(12))]);
    assert_eq!(folder.run("convert coll.non out/ --to json").0, 0);
    let names = folder.names("out");
    assert_eq!((names[0].as_str(), names[11].as_str()), ("coll-01.json", "coll-12.json"));
    let names = names.iter().map(|name| format!("out/{name}")).collect::<Vec<_>>().join(" ");
    assert_eq!(folder.run(&format!("convert {names} back.non")).0, 0);
    assert_eq!(folder.run("convert coll.non again.non").0, 0);
    assert_eq!(folder.read("back.non"), folder.read("again.non"));
}

/// What is not there is a file that is not there, whatever signs its name has.
#[test]
fn a_name_that_is_no_pattern_is_a_name() {
    let folder = Folder::new(&[]);
    let (status, _, message) = folder.run("check z[.non");
    assert_eq!((status, message.contains("cannot read z[.non")), (74, true), "{message}");
    assert!(!message.contains("attern"), "{message}");
}

/// Names with control characters are one line for people, and as they are for programs.
#[cfg(unix)]
#[test]
fn names_do_nothing_to_a_terminal() {
    let folder = Folder::new(&[]);
    let names = ["esc\u{1b}[31m.non", "two\nlines.non", "bad\u{1b}.non", "missing\u{1b}.non"];
    for name in &names[..2] {
        std::fs::write(folder.path(name), EITHER).unwrap();
    }
    std::fs::write(folder.path(names[2]), "rows\nx\n").unwrap();
    for command in ["check", "info", "check --verbose", "check --prove", "batch", "render", "prove"]
    {
        for name in names {
            let quoted = shlex::try_quote(name).unwrap();
            let (_, out, message) = folder.run(&format!("{command} {quoted}"));
            assert!(!(out.clone() + &message).contains('\u{1b}'), "{command}: {out}{message}");
            assert!(
                !out.contains("two\nlines") && !message.contains("two\nlines"),
                "{out}{message}"
            );
        }
    }
    for command in ["check", "info"] {
        for name in names {
            let quoted = shlex::try_quote(name).unwrap();
            let (_, out, message) = folder.run(&format!("{command} --json {quoted}"));
            let told: serde_json::Value = serde_json::from_str(out.trim()).unwrap();
            assert_eq!(told["file"], name, "{message}");
        }
    }
}

#[test]
fn one_is_not_many() {
    let dot = "width 1\nheight 1\nrows\n1\ncolumns\n1\n";
    let folder = Folder::new(&[("dot.non", dot)]);
    let (_, out, _) = folder.run("info dot.non");
    assert!(out.contains("1x1, 1 cell, 2 lines") && out.contains("fill    1 cell, "), "{out}");
    let (_, _, message) = folder.run("solve --stats dot.non");
    assert!(message.contains("stats: 1 solution, "), "{message}");
}

/// The title of a file may be as long as the file.
#[test]
fn info_shows_the_beginning_of_a_long_title() {
    let title = "long ".repeat(10_000);
    let puzzle = format!("title {title}\n{EITHER}");
    let folder = Folder::new(&[("long.non", &puzzle)]);
    let (_, out, _) = folder.run("info long.non");
    assert!(out.len() < 1000 && out.contains("..."), "{} bytes", out.len());
    let (_, out, _) = folder.run("info --json long.non");
    let told: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(told["title"], title.trim());
}
