//! Counts what a start costs, and a record of `batch`: instructions, and page faults of a start.
//!
//! Run with `cargo bench --bench instructions -- target/dist/nonosat`; needs valgrind. In: programs.
//! Out: a Markdown table with a column for each program. Invariants: the records are the same in
//! every run; a record costs what one of the second thousand adds to the first.

#[path = "random.rs"]
mod random;

use nix::sys::resource::{UsageWho, getrusage};
use nonosat_board::document::Document;
use nonosat_board::puzzle::Shape;
use nonosat_files::{Format, Loss, write};
use std::io::{Error, Result};
use std::path::Path;
use std::process::{Command, Stdio};

/// What is started, with words after the name of the program.
const STARTS: [&[&str]; 7] = [
    &["--version"],
    &["check", "puzzles/heart.non"],
    &["check", "--json", "puzzles/heart.non"],
    &["check", "puzzles/cat.non"],
    &["check", "puzzles/apple.non"],
    &["check", "puzzles/lighthouse.clues"],
    &["solve", "puzzles/heart.non"],
];
/// Options of `batch`.
const OPTIONS: [&[&str]; 2] = [&[], &["--no-rating"]];
/// How many records the shorter batch has; the longer one has twice as many.
const RECORDS: u64 = 1000;

fn main() -> Result<()> {
    // cargo adds `--bench` to the arguments.
    let programs: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    if programs.is_empty() {
        println!("usage: cargo bench --bench instructions -- PROGRAM [PROGRAM ...]");
        return Ok(());
    }
    println!("Thousands of instructions; page faults in brackets.\n");
    println!("| work | {} |", programs.join(" | "));
    println!("|---|{}", "---|".repeat(programs.len()));
    for words in STARTS {
        row(&words.join(" "), &programs, |program| {
            let count = instructions(program, words)?;
            Ok(format!("{} ({})", count / 1000, page_faults(program, words)?))
        })?;
    }
    for options in OPTIONS {
        let name = ["a record of batch", &options.join(" ")].join(" ");
        row(name.trim_end(), &programs, |program| Ok(of_record(program, options)?.to_string()))?;
    }
    Ok(())
}

/// Prints a row of the table; a program that does not know the work has a dash there.
fn row(name: &str, programs: &[String], cell: impl Fn(&str) -> Result<String>) -> Result<()> {
    let cells = programs.iter().map(|program| cell(program).unwrap_or_else(|_| "-".to_owned()));
    println!("| `{name}` | {} |", cells.collect::<Vec<_>>().join(" | "));
    Ok(())
}

/// Thousands of instructions that a record of `batch` takes.
fn of_record(program: &str, options: &[&str]) -> Result<u64> {
    let folder = tempfile::tempdir()?;
    let of = |count: u64| {
        let file = folder.path().join(format!("{count}.ndjson"));
        std::fs::write(&file, records(count))?;
        let name = file.to_string_lossy();
        instructions(program, &[&["batch", "--jobs", "1", &*name][..], options].concat())
    };
    Ok((of(2 * RECORDS)? - of(RECORDS)?) / RECORDS / 1000)
}

/// Records of 10x10 and 15x15 of density 60, as `.non`.
fn records(count: u64) -> String {
    let record = |number: u64| {
        let side = if number.is_multiple_of(2) { 10 } else { 15 };
        let shape = Shape::Rect { height: side, width: side };
        let document = Document::from(random::puzzle(shape, 60, 1, number));
        let text = write(&document, Format::Non, Loss::NOTES).expect("nothing is lost").text;
        serde_json::json!({ "id": number, "puzzle": text }).to_string() + "\n"
    };
    (0..count).map(record).collect()
}

/// The instructions of a run, counted by valgrind.
fn instructions(program: &str, words: &[&str]) -> Result<u64> {
    let folder = tempfile::tempdir()?;
    let out = format!("--callgrind-out-file={}", folder.path().join("out").display());
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", &out, program]).args(words);
    let run = command.env("LC_ALL", "C.UTF-8").stdout(Stdio::null()).output()?;
    let text = String::from_utf8_lossy(&run.stderr);
    let count = text.lines().find_map(|line| line.split_once("Collected : ")?.1.parse().ok());
    count.filter(|_| run.status.success()).ok_or_else(|| Error::other(text))
}

/// The page faults of a run that need no disk.
fn page_faults(program: &str, words: &[&str]) -> Result<i64> {
    let count = || getrusage(UsageWho::RUSAGE_CHILDREN).map(|usage| usage.minor_page_faults());
    let before = count()?;
    let mut command = Command::new(Path::new(program));
    command.args(words).stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    Ok(count()? - before)
}
