//! What people type by habit: it works, or the message has the right command.

use crate::folder::Folder;

/// One picture; its goal is stored.
const CROSS: &str = "width 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\ngoal \"010111010\"\n";
/// What only few formats can hold.
const HOLE: &str = "hex 2\n#ffffff #000000\n2a\n3a\n2a\n2a\n3a\n2a\n2a\n3a\n2a\n";

fn folder() -> Folder {
    let folder = Folder::new(&[("a.non", CROSS), ("b.non", CROSS), ("h1.clues", HOLE)]);
    std::fs::copy(folder.path("h1.clues"), folder.path("h2.clues")).unwrap();
    folder
}

#[test]
fn a_wrong_word_is_answered_with_the_right_command() {
    let folder = folder();
    for (typed, status, words) in [
        ("a.non", 2, "tip: nonosat solve a.non"),
        (".", 2, "tip: nonosat check ."),
        ("solve a.non b.non", 2, "tip: check, batch, info, book, convert take several puzzles"),
        ("render a.non a.svg", 2, "tip: -o a.svg writes to this file"),
        ("mend a.non c.non", 2, "tip: -o c.non writes to this file"),
        ("make random 10x10", 2, "tip: --size 10x10"),
        ("solve a", 74, "\nhelp: there is a.non\n"),
        ("solve ./a", 74, "\nhelp: there is ./a.non\n"),
        ("formats png", 2, "nonosat render PUZZLE -o FILE.png draws a puzzle"),
        ("formats nom", 2, "the nearest: non, "),
        ("convert a.non - --to jsn", 2, "the nearest: json, "),
        ("solve a.non --to bord", 2, "the nearest: board, "),
        ("make random --size 5 -n 2 -o x.non", 2, "-o x/ writes all of them, -n 1 only one"),
        ("make photo.png -o x.non", 2, "-o x/ writes all of them, nonosat convert photo.png x.non"),
        ("make random --size 90 -n 9 -o no/x", 74, "no is not a folder"),
        ("make random --size 90 -o no/x.non", 74, "cannot write no/x.non"),
        ("check a.non --time-limit 10x", 2, "as in 500ms, 2m, 1h"),
        ("convert h1.clues x.pbm", 65, "\nhelp: nonosat formats FORMAT shows what a format holds"),
    ] {
        let before = folder.names(".");
        let (found, out, message) = folder.run(typed);
        assert_eq!((found, &*out), (status, ""), "{typed}: {message}");
        assert!(message.contains(words), "{typed}: {message}");
        assert_eq!(folder.names("."), before, "{typed}");
    }
    let help = folder.run("--help");
    assert_eq!(folder.run("help --help"), help);
    assert_eq!(folder.run("help -h"), help);
}

#[test]
fn what_is_meant_is_done() {
    let folder = folder();
    for typed in [
        "convert a.non -o a.json",
        "convert a.non b.non -o both/ --to xml",
        "make random --size 5 -o r1.non",
        "make random --size hex:2 --class trivial -o r1.json",
        "check a.non --time-limit 10s",
        "solve a.non --time-limit 500ms",
        "render a.non --solve --time-limit 1.5m -o a.svg",
    ] {
        let (status, _, message) = folder.run(typed);
        assert_eq!(status, 0, "{typed}: {message}");
    }
    assert!(folder.run("info r1.non").1.contains("5x5"));
    assert!(folder.run("check r1.json a.json").1.lines().all(|line| line.contains("unique")));
    assert_eq!(folder.names("both"), ["a.xml", "b.xml"]);
    assert_eq!(folder.run("make random --size 5 -o r1.non").0, 2, "it is not replaced");
}

#[test]
fn a_pipe_is_read_without_a_dash() {
    let folder = folder();
    for command in ["solve", "check", "info", "explain", "render", "mend --to non"] {
        let (status, out, message) = folder.run_with(command, CROSS);
        assert_eq!((status, out), with_dash(&folder, command), "{command}: {message}");
        assert_eq!(status, 0, "{command}: {message}");
    }
    let (status, _, message) = folder.run("solve --time-limit 1");
    assert!(status == 65 && message.contains("standard input is empty"), "{message}");
}

fn with_dash(folder: &Folder, command: &str) -> (i32, String) {
    let (status, out, _) = folder.run_with(&format!("{command} -"), CROSS);
    (status, out)
}

#[test]
fn every_puzzle_that_a_format_cannot_hold_is_named() {
    let folder = folder();
    let (status, _, message) = folder.run("convert a.non h1.clues b.non h2.clues out.xml");
    assert_eq!(status, 65, "{message}");
    for name in ["h1.clues: ", "h2.clues: "] {
        assert_eq!(message.matches(name).count(), 1, "{message}");
    }
    assert!(!message.contains("a.non") && !folder.path("out.xml").exists(), "{message}");
}

#[test]
fn colors_of_a_terminal_are_no_puzzle_and_the_message_says_so() {
    let folder = folder();
    let colored = folder.run("solve a.non --color always").1;
    let (status, _, message) = folder.run_with("check -", &colored);
    assert_eq!(status, 65, "{message}");
    assert!(message.contains("help: nonosat solve --color never prints signs"), "{message}");
}

/// What a refusal names as an ending, and what the help names as a form, is written.
#[cfg(feature = "print")]
#[test]
fn every_named_ending_and_form_is_written() {
    let folder = folder();
    for (command, forms) in [("solve", 6), ("render", 6), ("explain", 4)] {
        let message = folder.run(&format!("{command} a.non -o x.jpg")).2;
        let help = message.split("help: ").nth(1).unwrap();
        let words = help.split([' ', ',', ':', ';']).filter_map(|word| word.strip_prefix('.'));
        let endings: Vec<&str> = words.map(str::trim_end).collect();
        assert!(endings.len() >= 4, "{command}: {endings:?}");
        for ending in endings {
            let typed = format!("{command} a.non -o {command}.{ending} --force");
            let (status, _, message) = folder.run(&typed);
            assert_eq!(status, 0, "{typed}: {message}");
        }
        let help = folder.run(&format!("{command} -h")).1;
        let line = help.lines().find(|line| line.contains("--to <FORM>")).unwrap();
        let listed = line.split("Form: ").nth(1).unwrap().replace("board, text", "board,");
        let words = listed.split([' ', ',', ';']).filter(|word| KNOWN.contains(word));
        let words: Vec<&str> = words.collect();
        assert!(words.len() >= forms, "{command}: {listed}");
        for form in words {
            let typed = format!("{command} a.non --to {form}");
            let (status, out, message) = folder.run_bytes(&typed, "");
            assert!(status == 0 && !out.is_empty(), "{typed}: {message}");
        }
    }
}

/// Words for forms.
const KNOWN: [&str; 10] =
    ["text", "board", "solution", "svg", "png", "pdf", "json", "gif", "apng", "html"];

/// Elsewhere a start would write thousands of addresses first.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[test]
fn the_program_lies_at_a_fixed_address() {
    let program = std::fs::read(assert_cmd::cargo::cargo_bin!("nonosat")).unwrap();
    // The type of an ELF file: 2 is fixed, 3 anywhere in memory.
    assert_eq!(program[16..18], [2, 0]);
}
