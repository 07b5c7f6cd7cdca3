//! The commands that help and documents show, run as a reader would: in a shell, in order, in a
//! folder that has the files they name.
//!
//! A command that needs another program, the network or a clone of the repository is named in
//! [`ELSEWHERE`], by a part of it; a test of that list refuses parts that no command has.

use crate::documents::documents;
use crate::folder::Folder;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Parts of commands that are not run here, and why.
const ELSEWHERE: &[(&str, &str)] = &[
    ("cargo ", "builds"),
    ("git clone", "uses the network"),
    ("src/verified/build", "builds with Coq; .ci/verified does"),
    ("nonosat-verified", "the same"),
    ("pip install", "builds the package for Python; .ci/python does"),
    ("bash .ci/", "makes a release, a site or a proof; .ci/full does"),
    ("xdg-open", "opens a window"),
    ("tests/audit/records.py", "reads data sets of others"),
    ("NonogramRecord", "reads a data set of others"),
    ("--font ", "needs a font with Japanese letters; print.rs has one"),
    ("man -l", "needs man"),
    ("kissat", "needs that solver"),
    ("apt install", "installs"),
    ("less ", "waits for keys"),
    ("heart.proof.tar", "a proof that somebody sent"),
    ("cat README.txt", "the same"),
    ("sha256sum check.py", "the same"),
    ("cat puzzle.json", "the same"),
    ("check.py .", "the same"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn is_elsewhere(command: &str) -> bool {
    ELSEWHERE.iter().any(|(part, _)| command.contains(part))
}

/// The commands of a line: without its comment, and without the sign before it.
fn command(line: &str) -> &str {
    let line = line.strip_prefix("$ ").unwrap_or(line);
    line.split(" # ").next().unwrap_or_default().trim()
}

/// A folder with every file that the examples name.
fn folder() -> Folder {
    let heart = fs::read_to_string(root().join("puzzles/heart.non")).unwrap();
    let many = format!("{heart}====\n{heart}====\n{heart}");
    let folder = Folder::new(&[
        ("puzzle.non", &heart),
        ("many.non", &many),
        ("hard.non", DOMINOES),
        ("cat.non", &fs::read_to_string(root().join("puzzles/cat.non")).unwrap()),
        ("puzzles.ndjson", RECORDS),
    ]);
    for name in ["folder", "docs", "home"] {
        fs::create_dir(folder.path(name)).unwrap();
    }
    let copies = [
        ("puzzles/boat.non", "folder/boat.non"),
        ("docs/cat.png", "docs/cat.png"),
        ("docs/cat.png", "photo.jpg"),
        ("tests/scan/images/site.png", "screen.png"),
        ("tests/scan/images/colored-tiles.png", "tiles.png"),
    ];
    for (from, to) in copies {
        fs::copy(root().join(from), folder.path(to)).unwrap();
    }
    std::os::unix::fs::symlink(root().join("puzzles"), folder.path("puzzles")).unwrap();
    run(&folder, "nonosat encode puzzle.non -o answered.cnf && nonosat convert cat.non game.json");
    fs::write(folder.path("answer.txt"), answer(&folder.path("answered.cnf"))).unwrap();
    fs::remove_file(folder.path("answered.cnf")).unwrap();
    folder
}

/// One picture, and lines and probing settle no cell.
const DOMINOES: &str = "rect 11 11\n#fff #000\n\
    3a\n1a\n3a 1a\n1a\n3a 1a\n1a\n3a 1a\n1a\n3a 1a\n1a\n1a\n\
    1a\n1a\n1a 3a\n1a\n1a 3a\n1a\n1a 3a\n1a\n1a 3a\n1a\n3a\n";

/// The records of RESEARCH.md.
const RECORDS: &str = "{\"id\": 1, \"puzzle\": \"rect 1 2\\n#fff #000\\n2a\\n1a\\n1a\\n\"}\n\
    {\"id\": \"two\", \"puzzle\": \"what is this?\"}\n";

/// What a solver answers to this formula.
pub fn answer(formula: &Path) -> String {
    let mut solver = varisat::Solver::new();
    solver.add_dimacs_cnf(&*fs::read(formula).unwrap()).unwrap();
    assert!(solver.solve().unwrap());
    let model = solver.model().unwrap();
    let literals: Vec<String> =
        model.iter().map(|literal| literal.to_dimacs().to_string()).collect();
    format!("s SATISFIABLE\nv {} 0\n", literals.join(" "))
}

/// Runs a command of the shell; its status and all it printed.
fn run(folder: &Folder, command: &str) -> (i32, String) {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_nonosat"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(program.parent().unwrap().to_owned());
    let path = std::env::join_paths(folders.chain(std::env::split_paths(&path))).unwrap();
    // A page in the browser waits for ever: an address of nobody ends it once all else is done.
    let command = match command.contains("nonosat serve") {
        true => format!("{command} --bind 192.0.2.1"),
        false => command.to_owned(),
    };
    let mut shell = Command::new("bash");
    shell.args(["-e", "-o", "pipefail", "-c", &command]).current_dir(folder.0.path());
    shell.env("PATH", path).env("HOME", folder.path("home")).env_remove("LANG");
    let input = folder.path("input");
    fs::write(&input, "q\n").unwrap();
    let output = shell.stdin(fs::File::open(input).unwrap()).output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap_or(-1), String::from_utf8_lossy(&text).into_owned())
}

/// Runs the command, which is to end well: with yes, or with an answer no that it reports.
fn succeeds(folder: &Folder, command: &str) {
    // A second run of the same command is one of another example.
    let written = command.split_whitespace().skip_while(|word| *word != "-o").nth(1);
    if let Some(written) = written.filter(|word| *word != "-" && !command.contains("--resume")) {
        let path = folder.path(written.trim_end_matches('/').trim_matches('"'));
        let _ = fs::remove_file(&path).or_else(|_| fs::remove_dir_all(&path));
    }
    if command.starts_with("nonosat make") && written.is_none() {
        // Without -o, the folder has the name of the image.
        let _ = fs::remove_dir_all(folder.path("photo"));
        let _ = fs::remove_dir_all(folder.path("cat"));
    }
    let (status, text) = run(folder, command);
    if command.contains("nonosat serve") {
        assert_eq!(status, 74, "{command}: {text}");
        return assert!(text.contains("192.0.2.1"), "{command}: {text}");
    }
    let is_no = text.contains("several") || text.contains("no puzzle was found as requested");
    let is_answered = status == 0 || (status == 1 && is_no && !text.contains("error:"));
    // `head` closes the pipe.
    let is_closed = status == 141 && command.contains("| head");
    assert!(is_answered || is_closed, "{command}: {status}: {text}");
}

/// The lines below `Examples:`.
fn examples(help: &str) -> Vec<String> {
    let part = help.split_once("Examples:\n").map_or("", |(_, part)| part);
    let lines = part.lines().take_while(|line| !line.is_empty());
    lines.map(|line| command(line.trim()).to_owned()).collect()
}

/// The commands of `nonosat --help`, and those below `make`.
pub fn commands(folder: &Folder) -> Vec<String> {
    let (_, help) = run(folder, "nonosat --help");
    let listed = help.split("Usage:").nth(1).unwrap().split("General:").next().unwrap();
    let listed = listed.split("Options:").next().unwrap();
    let names = listed.lines().filter_map(|line| line.strip_prefix("  "));
    let mut names: Vec<String> =
        names.map(|line| line.split(' ').next().unwrap().to_owned()).collect();
    names.extend(["make image", "make random", "make weaken"].map(str::to_owned));
    names
}

#[test]
fn the_help_of_each_command_fits_a_screen_and_its_examples_work() {
    let folder = folder();
    let names = commands(&folder);
    assert!(names.len() > 20, "{names:?}");
    for name in names.iter().filter(|name| *name != "help") {
        let (status, short) = run(&folder, &format!("nonosat {name} -h"));
        let (_, long) = run(&folder, &format!("nonosat {name} --help"));
        assert_eq!(status, 0);
        assert!(short.lines().count() <= 40, "{name} -h: {} lines\n{short}", short.lines().count());
        assert!(short.lines().all(|line| line.chars().count() <= 100), "{name} -h:\n{short}");
        assert!(long.split("Examples:").nth(1).unwrap().contains("Exit status:"), "{name}");
        let examples = examples(&short);
        assert!(examples.len() == 3, "{name}: {examples:?}");
        for example in examples.iter().filter(|example| !is_elsewhere(example)) {
            succeeds(&folder, example);
        }
    }
    let (_, short) = run(&folder, "nonosat -h");
    assert!(short.lines().count() <= 40, "{short}");
}

/// The commands of blocks with `$ `, each with the output that the document shows.
fn sessions(text: &str) -> Vec<(String, String)> {
    let blocks = text.split("\n```").skip(1).step_by(2);
    // With the name, an example of the README is no code for the tests of the library.
    let unnamed = blocks.map(|block| block.strip_prefix("console").unwrap_or(block));
    let sessions = unnamed.filter_map(|block| block.strip_prefix("\n$ "));
    let steps = sessions.flat_map(|block| block.split("\n$ "));
    let parts = steps.map(|step| step.split_once('\n').unwrap_or((step, "")));
    parts.map(|(command, output)| (command.to_owned(), output.to_owned())).collect()
}

/// The commands of a document's examples: lines of its blocks, continued lines joined.
fn blocks(text: &str) -> Vec<String> {
    let blocks = text.split("\n```").skip(1).step_by(2);
    let shell = blocks.filter_map(|block| {
        let (kind, lines) = block.split_once('\n')?;
        match kind {
            "sh" => Some(lines.to_owned()),
            "" | "console" => Some(
                lines.lines().filter(|line| line.starts_with("$ ")).collect::<Vec<_>>().join("\n"),
            ),
            _ => None,
        }
    });
    let joined = shell.collect::<Vec<_>>().join("\n").replace("\\\n", " ").replace("|\n", "| ");
    let lines = joined.lines().map(|line| command(line).to_owned());
    lines.filter(|line| !line.is_empty()).collect()
}

/// The documents, each with the number of commands in it that are run.
#[test]
fn every_example_of_the_documents_works() {
    let folder = folder();
    let names = documents().into_iter();
    let mut paths: Vec<PathBuf> = names.map(|name| root().join("docs").join(name)).collect();
    paths.extend(
        ["README.md", "puzzles/README.md", "src/python/README.md"].map(|path| root().join(path)),
    );
    let mut count = 0;
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        // The commands of the gallery have a test of their own.
        let text = text.split("\n## Gallery\n").next().unwrap();
        // Loops are for data sets of others.
        let mut is_loop = false;
        // `hard.non` stands for a puzzle that takes hours.
        let sessions = sessions(text).into_iter();
        let shown = |(command, output): &(String, String)| {
            !command.contains("hard.non") && !output.trim().is_empty()
        };
        for (command, output) in sessions.filter(shown) {
            let (_, text) = run(&folder, &format!("{command} --force 2>&1 || {command}"));
            assert!(text.trim_end().ends_with(output.trim_end()), "{command}: {text}");
        }
        for command in blocks(text) {
            is_loop = (is_loop || command.starts_with("for ")) && command != "done";
            if is_loop || command == "done" || is_elsewhere(&command) {
                continue;
            }
            succeeds(&folder, &command);
            count += 1;
        }
    }
    assert!(count > 40, "{count}");
}

/// The overview of COMMANDS.md names each command once.
#[test]
fn the_overview_has_every_command() {
    let folder = Folder::new(&[]);
    let text = fs::read_to_string(root().join("docs/COMMANDS.md")).unwrap();
    let block = text.split("```").nth(1).unwrap();
    for name in
        commands(&folder).iter().filter(|name| !["help", "make image"].contains(&name.as_str()))
    {
        let begins = |line: &str| line.starts_with(&format!("nonosat {name} "));
        assert!(block.lines().any(begins), "COMMANDS.md: no {name}");
    }
}

#[test]
fn no_part_is_named_that_no_command_has() {
    let mut text = fs::read_to_string(root().join("README.md")).unwrap();
    for name in documents() {
        text += &fs::read_to_string(root().join("docs").join(name)).unwrap();
    }
    text += "nonosat man | man -l -";
    for (part, _) in ELSEWHERE {
        assert!(text.contains(part), "{part}");
    }
}
