//! The program as its users meet it: arguments, files, pipes, messages, exit statuses.

use crate::folder::Folder;
use crate::schema;
use assert_cmd::Command;
use std::fs;
use std::path::Path;

impl Folder {
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Runs the program here; its exit status, standard output and standard error.
    pub fn run(&self, arguments: &str) -> (i32, String, String) {
        self.run_with(arguments, "")
    }

    pub fn run_with(&self, arguments: &str, input: &str) -> (i32, String, String) {
        let (status, out, message) = self.run_bytes(arguments, input);
        (status, String::from_utf8(out).unwrap(), message)
    }

    /// The same, where standard output may be no text.
    pub fn run_bytes(&self, arguments: &str, input: &str) -> (i32, Vec<u8>, String) {
        let mut command = Command::cargo_bin("nonosat").unwrap();
        command.current_dir(self.0.path()).args(shlex::split(arguments).unwrap());
        let output = command.write_stdin(input).output().unwrap();
        (output.status.code().unwrap(), output.stdout, String::from_utf8(output.stderr).unwrap())
    }
}

pub fn puzzle(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles").join(name).display().to_string()
}

/// Two solutions: one diagonal and the other.
const DIAGONALS: &str = "rect 2 2\n#ffffff #000000\n1a\n1a\n1a\n1a\n";
/// One picture, of which neither lines nor probing settle a cell.
const DOMINOES: &str = "rect 11 11\n#fff #000\n\
    3a\n1a\n3a 1a\n1a\n3a 1a\n1a\n3a 1a\n1a\n3a 1a\n1a\n1a\n\
    1a\n1a\n1a 3a\n1a\n1a 3a\n1a\n1a 3a\n1a\n1a 3a\n1a\n3a\n";
const CROSS: &str = "rect 3 3\n#ffffff #000000\n1a\n3a\n1a\n1a\n3a\n1a\n";
/// Rows and columns disagree.
const UNEVEN: &str = "rect 1 2\n#ffffff #000000\n2a\n1a\n\n";

#[test]
fn solve_shows_the_picture_in_every_form() {
    let folder = Folder::new(&[("cross.clues", CROSS)]);
    let out = |arguments: &str| {
        let (status, out, _) = folder.run(arguments);
        assert_eq!(status, 0, "{arguments}");
        out
    };
    assert_eq!(out("solve cross.clues"), "..##..\n######\n..##..\n");
    assert_eq!(out("solve cross.clues --to solution"), "-a-\naaa\n-a-\n");
    let report: serde_json::Value =
        serde_json::from_str(&out("solve cross.clues --to json")).unwrap();
    assert_eq!(report["pictures"], serde_json::json!([["-a-", "aaa", "-a-"]]));
    assert!(is_documented(&report), "{report}");
    assert!(out("solve cross.clues --to svg").starts_with("<svg "));
    let (status, stdout, _) = folder.run_with("solve -", CROSS);
    assert_eq!((status, stdout.as_str()), (0, "..##..\n######\n..##..\n"));
}

#[test]
fn the_ending_of_the_output_file_tells_the_form() {
    let folder = Folder::new(&[("cross.clues", CROSS)]);
    for (file, begins) in [("x.solution", "-a-"), ("x.svg", "<svg"), ("x.json", "{"), ("x", "..#")]
    {
        let (status, out, _) = folder.run(&format!("solve cross.clues -o {file}"));
        assert_eq!((status, out.as_str()), (0, ""));
        assert!(folder.read(file).starts_with(begins), "{file}");
    }
}

#[test]
fn nothing_is_overwritten_unless_asked() {
    let folder = Folder::new(&[("cross.clues", CROSS), ("mine.svg", "precious")]);
    let (status, _, message) = folder.run("solve cross.clues -o mine.svg");
    assert_eq!(status, 2);
    assert_eq!(message, "error: mine.svg exists\nhelp: use --force to replace it\n");
    assert_eq!(folder.read("mine.svg"), "precious");
    assert_eq!(folder.run("solve cross.clues -o mine.svg --force").0, 0);
    assert!(folder.read("mine.svg").starts_with("<svg"));
    // Without a solution there is nothing to write, and nothing left behind.
    fs::write(folder.path("uneven.clues"), UNEVEN).unwrap();
    assert_eq!(folder.run("solve uneven.clues -o mine.svg --force").0, 1);
    assert!(folder.read("mine.svg").starts_with("<svg"));
    assert_eq!(fs::read_dir(folder.0.path()).unwrap().count(), 3);
}

#[test]
fn further_solutions_come_up_to_the_limit() {
    let folder = Folder::new(&[("two.clues", DIAGONALS)]);
    let mut both = ["##..\n..##\n", "..##\n##..\n"];
    both.sort();
    for arguments in
        ["solve two.clues --limit 0", "solve two.clues --limit 2", "solve two.clues --limit 9"]
    {
        let (status, out, _) = folder.run(arguments);
        let mut found: Vec<&str> = out.split("\n\n").collect();
        found.sort_by_key(|picture| picture.trim_end());
        let found: Vec<_> =
            found.iter().map(|picture| format!("{}\n", picture.trim_end())).collect();
        assert_eq!(
            (status, found.as_slice()),
            (0, both.map(str::to_owned).as_slice()),
            "{arguments}"
        );
    }
    assert_eq!(folder.run("solve two.clues").1.lines().count(), 2);
    let (status, _, message) = folder.run("solve two.clues --limit 2 --to svg");
    assert_eq!(status, 2);
    assert!(message.contains("help: use --to text, solution or json"), "{message}");
}

#[test]
fn check_gives_one_verdict_a_puzzle_and_the_worst_status() {
    let folder = Folder::new(&[
        ("cross.clues", CROSS),
        ("two.clues", DIAGONALS),
        ("uneven.clues", UNEVEN),
        ("bad.clues", "rect 1 1\n"),
    ]);
    assert_eq!(
        folder.run("check cross.clues"),
        (
            0,
            "cross.clues: unique, at a glance, gentle, 0.5 stars, about a minute\n".into(),
            String::new()
        )
    );
    let (status, out, _) = folder.run("check two.clues cross.clues uneven.clues");
    assert_eq!(status, 1);
    assert_eq!(
        out,
        "two.clues: several (two pictures differ in 4 cells, first at r1c1)\n\
         cross.clues: unique, at a glance, gentle, 0.5 stars, about a minute\n\
         uneven.clues: none (the rows need at least 2 cells, the columns have at most 1)\n"
    );
    let (status, out, message) = folder.run("check bad.clues cross.clues missing.clues");
    assert_eq!(status, 74, "{message}");
    assert_eq!(
        out,
        "bad.clues: error\ncross.clues: unique, at a glance, gentle, 0.5 stars, about a minute\nmissing.clues: error\n"
    );
    assert_eq!(folder.run("check bad.clues cross.clues").0, 65);
}

#[test]
fn check_tells_programs_everything_as_json() {
    let files = [("two.clues", DIAGONALS), ("bad.clues", "rect 1 1\n"), ("no.clues", UNEVEN)];
    let folder = Folder::new(&files);
    let (_, out, _) =
        folder.run("check --json --stored-solution two.clues bad.clues no.clues missing.clues");
    let objects: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 4);
    for object in &objects {
        assert!(is_documented(object), "{object}");
        assert!(object["seconds"].as_f64().is_some());
    }
    let two = &objects[0];
    assert_eq!(two["verdict"], "several");
    let sizes = &two["sizes"];
    for (name, size) in [("cells", 4), ("lines", 4), ("colors", 1), ("open_after_lines", 4)] {
        assert_eq!(sizes[name], size, "{name}");
    }
    assert_eq!(two["pictures"].as_array().unwrap().len(), 2);
    assert_eq!(two["differing_cells"], serde_json::json!([0, 1, 2, 3]));
    let bad = &objects[1];
    assert_eq!((&bad["file"], &bad["kind"]), (&"bad.clues".into(), &"file".into()));
    assert!(bad["error"].as_str().unwrap().contains("the palette is missing"));
    assert_eq!(bad["problems"].as_array().unwrap().len(), 1);
    assert_eq!(objects[2]["reason"]["kind"], "totals");
    assert_eq!(objects[3]["kind"], "system");
}

/// Is this what `docs/report.schema.json` describes?
pub fn is_documented(object: &serde_json::Value) -> bool {
    let all = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/report.schema.json"))
        .unwrap();
    let all = serde_json::from_str(&all).unwrap();
    schema::fits(object, &all, &all)
}

#[test]
fn time_that_is_over_is_no_answer() {
    let folder = Folder::new(&[]);
    let web = puzzle("spider-web.clues");
    let (status, out, message) = folder.run(&format!("check {web} --time-limit 0"));
    assert_eq!(status, 75, "{message}");
    assert!(out.ends_with(": undecided (time is up)\n"), "{out}");
    let (status, out, message) = folder.run(&format!("solve {web} --time-limit 0"));
    assert_eq!((status, out.as_str()), (75, ""));
    assert_eq!(message, "undecided: time is up\n");
}

/// What a solver would print for a DIMACS file.
fn answer(formula: &str) -> String {
    let mut solver = varisat::Solver::new();
    solver.add_dimacs_cnf(formula.as_bytes()).unwrap();
    if !solver.solve().unwrap() {
        return "s UNSATISFIABLE\n".to_owned();
    }
    let values: Vec<String> = solver.model().unwrap().iter().map(ToString::to_string).collect();
    format!("s SATISFIABLE\nv {} 0\n", values.join(" "))
}

#[test]
fn a_formula_and_an_answer_are_a_picture_again() {
    let folder = Folder::new(&[]);
    for (name, encoding) in
        [("spiral.clues", "order"), ("dunes.clues", "auto"), ("bee.clues", "placements")]
    {
        let file = puzzle(name);
        let (status, formula, _) = folder.run(&format!("encode {file} --encoding {encoding}"));
        assert_eq!(status, 0, "{name}");
        let again = folder.run(&format!("encode {file} --encoding {encoding}")).1;
        assert_eq!(formula, again, "the same bytes");
        fs::write(folder.path("x.cnf"), &formula).unwrap();
        fs::write(folder.path("x.answer"), answer(&formula)).unwrap();
        let (status, picture, _) = folder.run("decode x.cnf x.answer --to solution");
        assert_eq!(status, 0, "{name}");
        assert_eq!(picture, folder.run(&format!("solve {file} --to solution")).1, "{name}");
        let from_input = folder.run_with("decode x.cnf - --to solution", &answer(&formula)).1;
        assert_eq!(from_input, picture);
    }
}

#[test]
fn a_raw_formula_is_that_of_the_clues_alone() {
    let folder = Folder::new(&[]);
    let heart = puzzle("heart.non");
    assert!(folder.run(&format!("encode {heart}")).1.ends_with("p cnf 0 0\n"));
    for encoding in ["order", "placements"] {
        let raw = format!("encode {heart} --raw --encoding {encoding}");
        let (status, formula, _) = folder.run(&raw);
        assert_eq!(status, 0);
        assert!(formula.lines().any(|line| line.starts_with("c known ??")), "{formula}");
        fs::write(folder.path("x.cnf"), &formula).unwrap();
        fs::write(folder.path("x.answer"), answer(&formula)).unwrap();
        let (_, picture, _) = folder.run("decode x.cnf x.answer --to solution");
        assert_eq!(picture, folder.run(&format!("solve {heart} --to solution")).1);
    }
}

#[test]
fn a_formula_is_not_written_once_the_time_is_over() {
    let folder = Folder::new(&[("cross.clues", CROSS)]);
    for raw in ["", " --raw"] {
        let command = format!("encode cross.clues -o x.cnf --time-limit 0{raw}");
        let (status, _, message) = folder.run(&command);
        assert_eq!((status, message.as_str()), (75, "undecided: time is up\n"));
        assert!(!folder.path("x.cnf").exists());
    }
}

#[test]
fn a_formula_says_what_its_variables_mean() {
    let folder = Folder::new(&[("two.clues", DIAGONALS)]);
    let (_, formula, _) = folder.run("encode two.clues --encoding order");
    for line in [
        "c puzzle rect 2 2",
        "c known ??",
        "c nonosat formula 1",
        "c var 1 cell 1 1 ; cell 1 of row 1 is a",
        "c var 5 start 1 1 2 ; row 1: run 1 starts at 2 or later",
        "p cnf 8 16",
    ] {
        assert!(formula.lines().any(|found| found == line), "{line} in\n{formula}");
    }
}

#[test]
fn answers_that_are_none_are_told_apart() {
    let folder = Folder::new(&[("two.clues", DIAGONALS), ("none.cnf", "p cnf 1 0\n")]);
    let (_, formula, _) = folder.run("encode two.clues");
    fs::write(folder.path("x.cnf"), formula).unwrap();
    let decode = |answer: &str| {
        let (status, out, message) = folder.run_with("decode x.cnf -", answer);
        assert_eq!(out, "");
        (status, message)
    };
    assert_eq!(decode("s UNSATISFIABLE\n").0, 1);
    assert_eq!(decode("s UNKNOWN\n").0, 75);
    for (answer, want) in [
        ("", "standard input: no answer, expected a line `s SATISFIABLE`"),
        ("SAT\n1 9999 0\n", "line 2: found `9999`, expected a literal of the formula"),
        ("s SATISFIABLE\n", "the answer is \"satisfiable\" but has no values"),
        (
            "s SATISFIABLE\nv -1 0\n",
            "the values of the answer are not a solution of the puzzle: row 1 is empty, but its clue demands runs",
        ),
    ] {
        let (status, message) = decode(answer);
        assert_eq!(status, 65, "{answer}");
        assert!(message.contains(want), "{message}");
    }
    let (status, _, message) = folder.run_with("decode none.cnf -", "s UNSATISFIABLE\n");
    assert_eq!(status, 65);
    assert!(message.contains("no puzzle in its comments"), "{message}");
}

#[test]
fn render_draws_blank_solved_and_given_pictures() {
    let folder = Folder::new(&[
        ("cross.clues", CROSS),
        ("good.solution", "-a-\naaa\n-a-\n"),
        ("bad.solution", "aaa\naaa\n-a-\n"),
    ]);
    let (_, blank, _) = folder.run("render cross.clues");
    let (_, solved, _) = folder.run("render cross.clues --solve");
    let (_, given, _) = folder.run("render cross.clues --solution good.solution");
    assert!(blank.starts_with("<svg") && blank.contains("to be solved"));
    assert!(solved.contains(", solved") && solved == given);
    let (status, _, message) = folder.run("render cross.clues --solution bad.solution");
    assert_eq!(status, 65);
    assert_eq!(
        message,
        "error: bad.solution is not a solution of the puzzle: row 1 reads 3a, which is not its clue\n"
    );
}

#[test]
fn errors_show_the_place_and_the_mend() {
    let folder =
        Folder::new(&[("bad.clues", "rect 2 3\n#ffffff #000000\n1a 2c\n2a 1a\n1a\n0a\n\n")]);
    let (status, out, message) = folder.run("solve bad.clues");
    assert_eq!((status, out.as_str()), (65, ""));
    insta::assert_snapshot!(message);
}

#[test]
fn too_many_masks_are_undecided_with_a_way_out() {
    let folder = Folder::new(&[]);
    let dunes = puzzle("dunes.clues");
    let way_out = "help: use --encoding order or auto, or raise --placement-limit\n";
    let (status, out, message) = folder.run(&format!("check {dunes} --encoding placements"));
    assert_eq!((status, message.as_str()), (75, way_out));
    assert!(out.contains(": undecided (row 6 has 346104 placements"), "{out}");
    let (_, json, _) = folder.run(&format!("check {dunes} --encoding placements --json"));
    assert!(
        json.contains(r#""verdict":"undecided""#) && json.contains(r#""cells":1600,"#),
        "{json}"
    );
    let (status, out, message) = folder.run(&format!("encode {dunes} --encoding placements"));
    assert_eq!((status, out.as_str()), (75, ""));
    assert!(message.starts_with("undecided: row 6 has 346104 placements"), "{message}");
    assert!(message.ends_with(way_out), "{message}");
}

#[test]
fn external_solvers_are_started_and_missed() {
    let folder = Folder::new(&[("two.clues", DIAGONALS)]);
    let (status, _, message) = folder.run("check two.clues --solver no-such-solver");
    assert_eq!(status, 74);
    assert!(message.contains("cannot run the solver `no-such-solver`"), "{message}");
    assert!(message.contains("help: is it installed and in the PATH?"), "{message}");
    assert_eq!(folder.run("check two.clues --solver ''").0, 2);
    for command in ["check", "solve", "prove", "batch", "solve --count"] {
        let command = format!("{command} {} --solver no-such-solver", puzzle("heart.non"));
        let (status, _, message) = folder.run(&command);
        let note = "note: all was settled without a SAT solver; --solver was not used\n";
        assert!(status == 0 && message.contains(note), "{command}: {message}");
    }
    std::fs::write(folder.path("says-so"), "echo s UNSATISFIABLE\n").unwrap();
    let (_, _, message) = folder.run("check two.clues --solver 'sh says-so'");
    assert!(!message.contains("--solver was not used"), "{message}");
}

/// A program that gives up has not run out of time.
#[cfg(unix)]
#[test]
fn a_solver_that_gives_up_is_told_from_one_that_had_no_time() {
    let folder = Folder::new(&[("two.clues", DIAGONALS), ("shy", "echo s UNKNOWN\n")]);
    let (status, out, message) = folder.run("check two.clues --solver 'sh shy'");
    assert_eq!((status, &*out), (75, "two.clues: undecided (the solver gave up)\n"));
    assert!(message.starts_with("help: leave out --solver"), "{message}");
    let (_, out, _) = folder.run("check two.clues --solver 'sh shy' --json");
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert!(is_documented(&object), "{object}");
    assert_eq!(object["reason"]["kind"], "solver");
}

#[test]
fn verbose_runs_tell_the_stages_on_standard_error() {
    let folder = Folder::new(&[("dominoes.clues", DOMINOES)]);
    let (_, out, message) = folder.run("check dominoes.clues -v");
    assert_eq!(out.lines().count(), 1);
    let stages: Vec<&str> = message.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(stages, ["read", "propagate", "decimate", "probe", "encode", "decide"], "{message}");
    // Of puzzles that are made: which one, and its rating.
    let (_, out, message) = folder.run("make random --size 6x6 --seed 3 -n 2 -o made -v");
    let lines = message.lines().filter(|line| line.starts_with("make "));
    for ((number, line), row) in (1..).zip(lines).zip(out.lines().skip(1)) {
        let rating = row.split_once("%  ").unwrap().1;
        assert!(line.contains(&format!(" {number} of 2, {rating};")), "{line}\n{row}");
    }
}

#[test]
fn help_tells_the_exit_statuses() {
    let folder = Folder::new(&[]);
    for arguments in ["--help", "solve --help", "check --help"] {
        let (status, out, _) = folder.run(arguments);
        assert_eq!(status, 0);
        assert!(out.contains("75   undecided"), "{out}");
    }
    assert_eq!(folder.run("").0, 2);
    assert_eq!(folder.run("solve --nothing").0, 2);
}

#[test]
fn a_reader_that_has_enough_is_no_failure() {
    let mut program = std::process::Command::new(assert_cmd::cargo::cargo_bin!("nonosat"))
        .args(["solve", "-", "--limit", "0"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(program.stdout.take());
    let unknown = format!("rect 4 4\n#fff #000\n{}", "*\n".repeat(8));
    std::io::Write::write_all(&mut program.stdin.take().unwrap(), unknown.as_bytes()).unwrap();
    assert_eq!(program.wait().unwrap().code(), Some(0));
}

const CHICK: &str = "title \"Chick\"\nheight 2\nwidth 2\nrows\n1\n0\ncolumns\n1\n0\ngoal \"1000\"\nsaved \"1???\"\n";

#[test]
fn convert_writes_other_formats_and_drops_nothing_unasked() {
    let folder = Folder::new(&[("chick.non", CHICK), ("bad.non", "rows\nx\n")]);
    let (status, out, _) = folder.run("convert chick.non - --to clues");
    assert_eq!(status, 0);
    assert!(out.starts_with("rect 2 2\n#ffffff #000000\n1a\n\n1a\n\ntitle Chick\n"), "{out}");
    let (status, _, message) = folder.run("convert chick.non chick.mk");
    assert_eq!(status, 65);
    let said = "chick.non: the format `mk` cannot hold the goal picture, the state of play";
    assert!(
        message.contains(said) && message.contains("convert --lossy leaves it out"),
        "{message}"
    );
    let (status, _, message) = folder.run("convert chick.non chick.mk --lossy");
    assert_eq!(status, 0);
    assert_eq!(message, "warning: left out the goal picture, the state of play, the title\n");
    assert_eq!(folder.read("chick.mk"), "2 2\n1\n0\n#\n1\n0\n");
    let (status, _, message) = folder.run("convert chick.non chick.mk --lossy");
    assert_eq!(status, 2, "{message}");
    assert!(message.contains("chick.mk exists\nhelp: use --force"), "{message}");
    assert_eq!(folder.run("convert chick.non chick.xml").0, 0);
    assert_eq!(folder.run("convert chick.xml again.non").0, 0);
    assert_eq!(folder.run("convert again.non again.clues").0, 0);
    assert_eq!(folder.run("convert chick.non nowhere.unknown").0, 2);
}

#[test]
fn convert_takes_several_files_to_a_folder() {
    let bundle = format!("{CHICK}====\n{CHICK}");
    let folder =
        Folder::new(&[("two.nonpack", &bundle), ("bad.non", "rows\nx\n"), ("one.non", CHICK)]);
    let (status, _, message) = folder.run("convert two.nonpack bad.non one.non out/ --to json");
    assert_eq!(status, 65, "the bad one is told, the others are converted: {message}");
    for name in ["out/two-1.json", "out/two-2.json", "out/one.json"] {
        assert!(folder.read(name).contains("\"title\": \"Chick\""), "{name}");
    }
    // One file has all of them or none; of a puzzle alone the error says so.
    let note = "\nnote: nothing was written, since not all puzzles could be\n";
    for (from, is_noted) in [("one.non bad.non", true), ("bad.non", false)] {
        let (status, _, message) = folder.run(&format!("convert {from} all.nonpack"));
        assert_eq!((status, message.ends_with(note)), (65, is_noted), "{message}");
        assert!(!folder.path("all.nonpack").exists());
    }
    fs::create_dir(folder.path("own")).unwrap();
    assert_eq!(folder.run("convert one.non own/ --to mk").0, 65);
    assert!(folder.path("own").is_dir(), "a folder of the user stays, though it is empty");
    let (_, out, _) = folder.run("check two.nonpack --stored-solution");
    let line = "unique, at a glance, gentle, 0.5 stars, about a minute; the goal is the solution";
    assert_eq!(out, format!("two.nonpack#1: {line}\ntwo.nonpack#2: {line}\n"));
}

#[test]
fn goals_are_checked_when_asked() {
    let wrong = CHICK.replace("1000", "0100");
    let none = CHICK.replace("goal \"1000\"\n", "");
    let several = "rows\n1\n1\ncolumns\n1\n1\ngoal 0110\n";
    let folder =
        Folder::new(&[("wrong.non", &wrong), ("none.non", &none), ("several.non", several)]);
    let (status, out, _) = folder.run("check --stored-solution wrong.non");
    assert_eq!(
        (status, out.as_str()),
        (
            1,
            "wrong.non: unique, at a glance, gentle, 0.5 stars, about a minute; the goal is wrong: column 1 is empty, but its clue demands runs\n"
        )
    );
    let (status, out, _) = folder.run("check --stored-solution none.non");
    assert_eq!(
        (status, out.as_str()),
        (
            1,
            "none.non: unique, at a glance, gentle, 0.5 stars, about a minute; the file has no goal\n"
        )
    );
    let (status, out, _) = folder.run("check --stored-solution several.non --json");
    assert_eq!(status, 1);
    assert!(out.contains("\"verdict\":\"several\"") && out.contains("\"goal\":\"right\""), "{out}");
}

#[test]
fn bad_files_are_told_to_programs_as_well() {
    let folder = Folder::new(&[("bad.non", "height 1\nwidth 1\nrows\n1x\ncolumns\n0.1\n")]);
    for command in [
        "check bad.non --json",
        "info bad.non --json",
        "solve bad.non --json",
        "solve bad.non --count -t json",
        "explain bad.non --json",
        "explain bad.non -t json",
        "mend bad.non --json",
        "mend bad.non -t json",
    ] {
        let (status, out, _) = folder.run(command);
        assert_eq!(status, 65);
        let found: serde_json::Value = serde_json::from_str(&out).unwrap();
        let problems = found["problems"].as_array().unwrap();
        let place = |at: usize| (problems[at]["line"].as_u64(), problems[at]["column"].as_u64());
        assert_eq!((place(0), place(1)), ((Some(4), Some(2)), (Some(6), Some(1))), "{out}");
        assert_eq!(problems[1]["expected"], "the length of a run, a whole number from 1");
        assert_eq!(found["file"], "bad.non", "{command}");
    }
    for (command, file) in [("decode no.cnf bad.non", "no.cnf"), ("solve missing", "missing")] {
        let (status, out, _) = folder.run(&format!("{command} --json"));
        let found: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!((status, found["file"].as_str()), (74, Some(file)), "{out}");
        assert!(found["error"].as_str().unwrap().starts_with("cannot read "), "{out}");
    }
}

#[test]
fn json_is_asked_for_by_one_name_everywhere() {
    let folder = Folder::new(&[("cross.clues", CROSS)]);
    for command in ["solve", "solve --count", "explain", "mend"] {
        let (status, out, message) = folder.run(&format!("{command} cross.clues --json"));
        assert_eq!((status, out), (0, folder.run(&format!("{command} cross.clues -t json")).1));
        assert!(!message.starts_with("error"), "{message}");
    }
    assert_eq!(folder.run("solve cross.clues --json -t text").0, 2);
}

#[test]
fn info_shows_people_the_beginning_of_a_long_title() {
    let title = format!("title \"{}\"\n", "x".repeat(100_000));
    let folder =
        Folder::new(&[("long.non", &(title + "width 1\nheight 1\nrows\n1\ncolumns\n1\n"))]);
    let (status, out, _) = folder.run("info long.non");
    assert!(status == 0 && out.contains("xxx...\n") && out.len() < 1000, "{} bytes", out.len());
    assert!(folder.run("info long.non --json").1.len() > 100_000);
}

#[test]
fn info_tells_what_is_in_a_file() {
    let folder = Folder::new(&[("chick.non", CHICK), ("twin.txt", "2 2\n1\n1\n1\n1\n")]);
    let (status, out, _) = folder.run("info chick.non");
    assert_eq!(status, 0);
    for line in [
        "chick.non: non\n",
        "  title   Chick\n",
        "  board   2x2, 4 cells, 4 lines\n",
        "  fill    1 cell, 25 %\n",
        "  slack   1 to 2 cells a line, 1.5 on average\n",
        "  goal    satisfies the clues\n",
        "  saved   a state of play\n",
    ] {
        assert!(out.contains(line), "`{line}` is not in:\n{out}");
    }
    let (_, out, _) = folder.run("info chick.non --json");
    let found: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert!(is_documented(&found), "{found}");
    assert_eq!((found["goal"].as_str(), found["filled"].as_u64()), (Some("right"), Some(1)));
}

const OPEN_NON: &str = "width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n";
const FULL_NON: &str = "width 2\nheight 1\nrows\n2\ncolumns\n1\n1\n";

#[test]
fn threads_change_neither_what_is_told_nor_its_order() {
    let bundle = format!("{OPEN_NON}{FULL_NON}{OPEN_NON}");
    let folder = Folder::new(&[
        ("bundle.non", &bundle),
        ("twin.txt", "2 2\n1\n1\n1\n1\n"),
        ("bad.non", "rows\nx\n"),
        ("cross.clues", CROSS),
        ("diagonals.clues", DIAGONALS),
    ]);
    let files = "bundle.non twin.txt bad.non missing diagonals.clues cross.clues bundle.non#2";
    let check = |options: &str| {
        let (status, out, message) = folder.run(&format!("check {files} {options}"));
        let seconds = |line: &str| {
            let mut value: serde_json::Value = serde_json::from_str(line).ok()?;
            value["seconds"] = 0.into();
            Some(value.to_string())
        };
        let line = |line: &str| seconds(line).unwrap_or_else(|| line.to_owned());
        (status, out.lines().map(line).collect::<Vec<_>>(), message)
    };
    for form in ["", "--json", "--quiet"] {
        let alone = check(form);
        assert_eq!(alone.1.len(), 9, "{alone:?}");
        for threads in [2, 3, 20] {
            assert_eq!(check(&format!("{form} --jobs {threads}")), alone);
        }
    }
    // The stages of a puzzle stand together.
    let (_, _, message) = check("--verbose --jobs 3");
    let stages = message.lines().filter_map(|line| line.split(' ').next());
    let reads: Vec<&str> = stages.filter(|stage| ["read", "propagate"].contains(stage)).collect();
    assert!(reads.chunks(2).all(|pair| pair[0] == "read"), "{message}");
}

#[test]
fn convert_solves_with_any_number_of_threads() {
    let bundle = format!("{OPEN_NON}{FULL_NON}");
    let folder = Folder::new(&[
        ("bundle.non", &bundle),
        ("cross.clues", CROSS),
        ("uneven.clues", UNEVEN),
        ("bad.non", "rows\nx\n"),
    ]);
    let convert = |files: &str, threads: usize| {
        folder.run(&format!("convert {files} - --to non --solve --jobs {threads}"))
    };
    for files in ["bundle.non cross.clues", "cross.clues uneven.clues bad.non bundle.non"] {
        let alone = convert(files, 1);
        assert_eq!(alone.0 == 0, alone.1.contains("goal"), "{alone:?}");
        for threads in [2, 5] {
            assert_eq!(convert(files, threads), alone);
        }
    }
}

/// Bare numbers that are another puzzle from below: with the same verdict, with another one, and
/// with none at all.
const ALIKE: &str = "2 2\n1\n2\n1\n2\n";
const UNLIKE: &str = "1 4\n1\n0\n1\n1\n1 2\n";

#[test]
fn several_formats_with_one_verdict_have_it() {
    let folder = Folder::new(&[("alike.txt", ALIKE)]);
    for command in ["info alike.txt", "check alike.txt"] {
        let (status, out, message) = folder.run(command);
        assert!(status == 0 && out.contains("alike.txt: "), "{out}{message}");
        let note = "note: alike.txt could be nin, it3105, it3105-down or puzzlekit; \
                    each gives the same verdict, and the rest of the answer reads it as nin";
        assert!(message.contains(note), "{message}");
        let (_, alone, message) = folder.run(&format!("{command} --from nin"));
        assert_eq!((alone, message.contains("note:")), (out, false));
        let told = |arguments: &str| {
            let (_, out, _) = folder.run(&format!("{command} --json {arguments}"));
            let object: serde_json::Value = serde_json::from_str(&out).unwrap();
            assert!(is_documented(&object), "{object}");
            object.get("possible_formats").cloned()
        };
        let formats = serde_json::json!(["nin", "it3105", "it3105-down", "puzzlekit"]);
        assert_eq!(told(""), Some(formats));
        assert_eq!(told("--from nin"), None);
    }
}

#[test]
fn several_formats_with_different_verdicts_are_an_error() {
    let record = serde_json::json!({"id": 1, "puzzle": UNLIKE}).to_string();
    let records = ("records.ndjson", record.as_str());
    let folder = Folder::new(&[("unlike.txt", UNLIKE), ("alike.txt", ALIKE), records]);
    for command in [
        "check unlike.txt",
        "check --json unlike.txt",
        "info unlike.txt",
        "solve unlike.txt",
        "solve alike.txt",
        "check --prove alike.txt",
        "check --count alike.txt",
    ] {
        let (status, out, message) = folder.run(command);
        assert_eq!(status, 65, "{command}: {out}{message}");
        let both = out + &message;
        let names = "this could be nin, it3105, it3105-down or puzzlekit";
        assert!(both.contains(names), "{command}: {both}");
        let named = ["it3105-down", "nin"].map(|name| both.matches(name).count());
        assert!(named.into_iter().all(|count| count > 1), "{command}: {both}");
        assert!(!both.contains("note:"), "{command}: {both}");
    }
    assert!(folder.run("check --from nin unlike.txt").1.contains("unique"));
    assert!(folder.run("check --from it3105-down unlike.txt").1.contains("none"));
    for (input, verdict) in
        [("unlike.txt", "error"), ("records.ndjson", "error"), ("alike.txt", "unique")]
    {
        let (_, out, message) = folder.run(&format!("batch {input}"));
        let answer: serde_json::Value = serde_json::from_str(out.trim()).unwrap();
        let found = answer["verdict"].as_str().unwrap_or("error");
        assert_eq!(found, verdict, "{input}: {out}{message}");
        if verdict == "error" {
            assert_eq!(answer["problems"][0]["hint"]["formats"][2], "it3105-down", "{out}");
        }
    }
}
