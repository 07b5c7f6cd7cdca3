//! Tests: a command that its time limit ends says so, wherever the limit falls.
//!
//! Each run is a process of its own: this test again, which a variable makes the command. Its
//! budgets end after a number of checks, so that every run ends at the same place on every machine.

use super::args::{Args, Command, everything};
use super::{Verbosity, run_command};
use crate::app::failure;
use crate::app::interrupt::CHECKS;
use clap::FromArgMatches;
use std::collections::BTreeSet;
use std::path::Path;
use std::process;

/// The variable with the arguments of a run.
const ARGUMENTS: &str = "NONOSAT_TEST_ARGUMENTS";

/// One black cell in each row and each column.
const ROOKS: &str = "rect 4 4\n#fff #000\n1a\n1a\n1a\n1a\n1a\n1a\n1a\n1a\n";
/// One picture, of which lines settle a third.
const UNIQUE: &str = "rect 8 8\n#fff #000\n4a\n4a\n1a\n1a\n3a\n1a 3a\n3a\n4a\n\
    1a 1a\n1a 1a\n2a 2a\n2a 2a\n1a 3a\n2a 2a\n2a\n2a\n";
/// Two diagonals with their picture. Each takes a change of one cell, and some are more visible.
const DIAGONALS: &str = "width 5\nheight 5\nrows\n1\n1\n0\n1\n1\ncolumns\n1\n1\n0\n1\n1\n\
    goal \"1000001000000000001000001\"\n";

/// Runs that together meet every stage of a command with a limit.
const RUNS: &[&str] = &[
    "solve rooks.clues -n 0",
    "solve unique.clues",
    "solve --count rooks.clues",
    "check rooks.clues --count --ambiguous",
    "check unique.clues --rate",
    "check unique.clues --prove",
    "batch rooks.clues unique.clues -j 1 --no-pictures",
    "explain unique.clues",
    "explain unique.clues --why r8c8",
    "explain unique.clues -o steps.svg",
    "explain unique.clues --json",
    "prove unique.clues -o proof --proof-format weights",
    "prove unique.clues -o proof --proof-format lrat",
    "mend diagonals.non -o mended.non",
    "mend diagonals.non --all --json",
    "mend diagonals.non --until lines -o mended.non",
    "convert rooks.clues solved.non --solve --lossy",
    #[cfg(feature = "image")]
    "convert picture.pgm made.non --width 8",
    "encode unique.clues -o formula.cnf",
    "render unique.clues --solve -o solved.svg",
    "render rooks.clues --ambiguous -o ambiguous.svg",
    #[cfg(feature = "print")]
    "render unique.clues -o film.gif",
    "render unique.clues --weights -o weights.svg",
    #[cfg(feature = "print")]
    "book unique.clues -o book.pdf --sort difficulty",
    "make random --size 5x5 -n 2 -o random",
    "make weaken unique.clues -o weak.clues",
    #[cfg(feature = "image")]
    "make image picture.pgm --width 8 -o made",
    #[cfg(feature = "image")]
    "make image picture.pgm --parts 2x2 --width 12 -o parts",
    #[cfg(feature = "image")]
    "scan clues.png -o scanned.non --time-limit 3600",
];

/// A disk that fades to the right, as a picture of 16 x 16 pixels.
fn picture() -> Vec<u8> {
    let level = |x: i32, y: i32| match (x - 8).pow(2) + (y - 8).pow(2) < 40 {
        true => 10 * x as u8,
        false => 250,
    };
    let levels = (0..256).map(|at| level(at % 16, at / 16));
    b"P5 16 16 255\n".iter().copied().chain(levels).collect()
}

fn filled_folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, bytes: &[u8]| std::fs::write(folder.path().join(name), bytes).unwrap();
    write("rooks.clues", ROOKS.as_bytes());
    write("unique.clues", UNIQUE.as_bytes());
    write("diagonals.non", DIAGONALS.as_bytes());
    write("picture.pgm", &picture());
    write("clues.png", include_bytes!("../../tests/scan/images/ruled.png"));
    folder
}

/// What a run left behind.
#[derive(Clone, PartialEq, Eq)]
struct Outcome {
    status: i32,
    out: String,
    messages: String,
    /// The files that it wrote, with their paths.
    files: Vec<(String, Vec<u8>)>,
}

/// Runs a command whose budgets end after this number of checks.
fn outcome(arguments: &str, checks: u64) -> Outcome {
    let folder = filled_folder();
    let inputs: BTreeSet<String> = files(folder.path()).into_iter().map(|file| file.0).collect();
    let output = process::Command::new(std::env::current_exe().unwrap())
        .args(["cli::time_limits::a_command", "--exact", "--nocapture", "--test-threads=1"])
        .env(ARGUMENTS, arguments)
        .env(CHECKS, checks.to_string())
        .env("LC_ALL", "C")
        .current_dir(folder.path())
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let mut files = files(folder.path());
    files.retain(|(name, _)| !inputs.contains(name));
    Outcome {
        status: output.status.code().unwrap(),
        out: text(output.stdout),
        messages: text(output.stderr),
        files,
    }
}

/// The files of a folder and of its folders, in order.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => all.extend(files(&path)),
            false => all.push((path.display().to_string(), std::fs::read(&path).unwrap())),
        }
    }
    let prefix = folder.display().to_string();
    all.iter_mut().for_each(|(name, _)| *name = name.replacen(&prefix, "", 1));
    all.sort();
    all
}

/// More checks than any of these runs makes.
const CHECKS_WITHOUT_END: u64 = 1 << 40;

#[test]
fn a_command_that_its_time_limit_ends_is_undecided() {
    for run in RUNS {
        let full = outcome(run, CHECKS_WITHOUT_END);
        assert!([0, 1].contains(&full.status), "{run}: {} {}", full.out, full.messages);
        let mut stopped_runs = 0;
        for checks in std::iter::successors(Some(1u64), |checks| Some(checks + 1 + checks / 2)) {
            let interrupted = outcome(run, checks);
            if interrupted == full {
                break;
            }
            let text = interrupted.out.clone() + &interrupted.messages;
            stopped_runs += 1;
            match run.starts_with("batch") {
                // Each record has a verdict of its own.
                true => {
                    assert!(interrupted.status == 0 && text.contains("undecided"), "{run}: {text}")
                }
                false => assert_eq!(interrupted.status, 75, "{run}, {checks} checks: {text}"),
            }
            assert!(text.contains("time"), "{run}, {checks} checks: {text}");
        }
        assert!(stopped_runs > 0, "{run}: it has no limit");
    }
}

/// The command of a run; without a run it is nothing.
#[test]
fn a_command() {
    let Ok(arguments) = std::env::var(ARGUMENTS) else { return };
    let arguments = std::iter::once("nonosat").chain(arguments.split(' '));
    let matches = Args::grouped().try_get_matches_from(arguments).unwrap();
    let command: Command = Args::from_arg_matches(&matches).unwrap().command;
    let quiet = Verbosity { verbose: false, quiet: false };
    let exit = run_command(command, quiet).unwrap_or_else(|error| failure::report(&error));
    process::exit(exit.row().0.into());
}

/// The names of the commands with a time limit: `mend`, `make random`.
fn commands_with_limit(command: &clap::Command, name: &str) -> BTreeSet<String> {
    let has_limit =
        command.get_arguments().any(|argument| argument.get_long() == Some("time-limit"));
    let full_name = has_limit.then(|| name.trim().to_owned());
    let inner = command.get_subcommands().filter(|subcommand| subcommand.get_name() != "help");
    let inner = inner.flat_map(|subcommand| {
        commands_with_limit(subcommand, &format!("{name} {}", subcommand.get_name()))
    });
    full_name.into_iter().chain(inner).collect()
}

#[test]
fn each_command_with_a_time_limit_is_tested_and_documented() {
    let all = commands_with_limit(&everything(), "");
    for name in &all {
        let is_run = RUNS.iter().any(|run| run.starts_with(&format!("{name} ")));
        assert!(is_run, "no run of `{name}`");
        let document = include_str!("../../docs/COMMANDS.md");
        let table = document.split("### When the time is over").nth(1).unwrap();
        assert!(table.contains(&format!("`{name}`")), "COMMANDS.md: {name}");
    }
    let has_run = |run: &&str| all.iter().any(|name| run.starts_with(&format!("{name} ")));
    assert!(RUNS.iter().all(has_run), "a run without a limit");
}
