//! Measures commands on each puzzle of a folder: medians of CPU time, and ratios.
//!
//! Run with `cargo bench --bench files -- puzzles 'target/release/nonosat check {}'`.
//! In: a folder, and commands in which `{}` stands for the file. Out: a Markdown table with ratios
//! to the first command. Invariants: the commands take turns on each file, so a change of the
//! machine's speed affects all of them.

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

/// Runs of each command on each file, after one that is not measured.
const RUNS: usize = 5;
/// Time limit of a run.
const LIMIT: Duration = Duration::from_secs(60);

fn main() -> ExitCode {
    // cargo adds `--bench` to the arguments.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let Some((folder, commands)) = words.split_first().filter(|(_, rest)| !rest.is_empty()) else {
        println!("usage: cargo bench --bench files -- FOLDER 'COMMAND {{}}' ['COMMAND {{}}' ...]");
        return ExitCode::SUCCESS;
    };
    println!(
        "CPU seconds (user and system) of the whole process, median of {RUNS} after a warm-up.\n"
    );
    println!("| file | {} |", commands.join(" | "));
    println!("|---|{}", "---|".repeat(commands.len()));
    let mut totals = vec![0.0; commands.len()];
    for file in files(Path::new(folder)) {
        let medians = measure(&file, commands);
        let cells: Vec<String> = medians.iter().map(|&median| cell(median, medians[0])).collect();
        let name = file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into());
        println!("| {name} | {} |", cells.join(" | "));
        for (total, median) in totals.iter_mut().zip(medians) {
            *total += median.unwrap_or(LIMIT.as_secs_f64());
        }
    }
    let sums: Vec<String> =
        totals.iter().map(|&total| cell(Some(total), Some(totals[0]))).collect();
    println!("| sum, given up counted as the limit | {} |", sums.join(" | "));
    ExitCode::SUCCESS
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let is_puzzle = |path: &PathBuf| {
        path.extension().is_some_and(|ending| ending == "non" || ending == "clues")
    };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_puzzle).collect();
    files.sort();
    files
}

/// A cell of the table: seconds, and their ratio to those of the first command.
fn cell(median: Option<f64>, first: Option<f64>) -> String {
    match (median, first) {
        (None, _) => format!("> {}", LIMIT.as_secs()),
        (Some(seconds), Some(first)) => format!("{seconds:.4} ({:.2}x)", seconds / first),
        (Some(seconds), None) => format!("{seconds:.4}"),
    }
}

/// The median CPU seconds of each command on one file; `None` if a run failed.
fn measure(file: &Path, commands: &[String]) -> Vec<Option<f64>> {
    let mut seconds: Vec<Option<Vec<f64>>> = vec![Some(Vec::new()); commands.len()];
    for round in 0..=RUNS {
        for (command, seconds) in commands.iter().zip(&mut seconds) {
            let Some(found) = seconds else { continue };
            match run(command, file) {
                Some(_) if round == 0 => {}
                Some(time) => found.push(time),
                None => *seconds = None,
            }
        }
    }
    let median = |mut found: Vec<f64>| {
        found.sort_by(f64::total_cmp);
        found[found.len() / 2]
    };
    seconds.into_iter().map(|found| found.map(median)).collect()
}

/// CPU seconds of one run; `None` if it did not start, or did not end within the limit.
fn run(command: &str, file: &Path) -> Option<f64> {
    let words = shlex::split(command)?;
    let words = words.iter().map(|word| word.replace("{}", &file.to_string_lossy()));
    let words: Vec<String> = words.collect();
    let before = cpu_of_children();
    let mut child = Command::new(words.first()?)
        .args(&words[1..])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let started = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(_)) => return Some(cpu_of_children() - before),
            Ok(None) if started.elapsed() < LIMIT => std::thread::sleep(Duration::from_micros(500)),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return None;
            }
        }
    }
}

fn cpu_of_children() -> f64 {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN);
    let seconds = |usage: nix::sys::resource::Usage| {
        (usage.user_time().num_microseconds() + usage.system_time().num_microseconds()) as f64 / 1e6
    };
    usage.map_or(0.0, seconds)
}
