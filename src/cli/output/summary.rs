//! Summarizes the verdicts of many puzzles, and reports the effort of a command: time, memory,
//! counters of the solver.
//!
//! In: the verdict and the time of each; a report's effort, the clock, `/proc`. Out: one or two lines
//! of text; a JSON object, or a line on standard error. Invariants: takes the same memory for any
//! number of puzzles.

use crate::app::failure;
use crate::app::language::words;
use crate::app::text::count_with_word;
use crate::cli::args::form::Form;
use nonosat_board::message::{Message, message};
use nonosat_engine::solver::counting::BigUint;
use nonosat_service::report::{Effort, Figures, Stats as Report};
use std::collections::BTreeMap;
use std::fmt::{Display, Formatter, Result};
use std::io::Write;
use std::time::{Duration, Instant};

/// The number of slowest puzzles to name.
const MAX_NAMED: usize = 5;
/// Faster puzzles are not named as slow.
const MIN_SLOW_TIME: Duration = Duration::from_millis(100);
/// The most characters of a name.
const MAX_NAME: usize = 60;

/// Verdicts in the order of the summary.
const VERDICTS: [&str; 5] = ["unique", "several", "none", "undecided", "error"];

/// The verdicts of many puzzles, and the slowest of them.
#[derive(Default)]
pub struct Summary {
    counts: BTreeMap<&'static str, u64>,
    /// The slowest first.
    slowest: Vec<(Duration, String)>,
}

impl Summary {
    /// Adds one puzzle.
    pub fn take(&mut self, verdict: &'static str, name: &str, took: Duration) {
        *self.counts.entry(verdict).or_default() += 1;
        let place = self.slowest.partition_point(|(time, _)| *time >= took);
        if took >= MIN_SLOW_TIME && place < MAX_NAMED {
            self.slowest.insert(place, (took, name.chars().take(MAX_NAME).collect()));
            self.slowest.truncate(MAX_NAMED);
        }
    }

    /// The number of puzzles.
    pub fn count(&self) -> u64 {
        self.counts.values().sum()
    }
}

impl Display for Summary {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let counts = VERDICTS.iter().filter_map(|verdict| {
            let count = self.counts.get(verdict)?;
            let message = Message::new(format!("summary-{verdict}"));
            Some(message.with("count", *count))
        });
        let mut puzzles = message!("summary-puzzles", count = self.count());
        if self.count() > 0 {
            let counts = Message::joined("list-comma", counts);
            puzzles = message!("labeled", label = puzzles, text = counts);
        }
        f.write_str(&words(&puzzles))?;
        if self.slowest.is_empty() {
            return Ok(());
        }
        let slowest = self.slowest.iter().map(|(took, name)| {
            let (whole_seconds, part) = (took.as_secs(), took.subsec_millis() / 100);
            let seconds =
                message!("decimal", whole = whole_seconds.to_string(), part = part.to_string());
            message!("summary-slow", name = name.clone(), seconds = seconds)
        });
        let names = Message::joined("list-comma", slowest);
        write!(f, "\n{}", words(&message!("summary-slowest", names = names)))
    }
}

/// A running stopwatch.
pub struct Stats(Instant);

impl Stats {
    /// Starts the stopwatch.
    pub fn start() -> Stats {
        Stats(Instant::now())
    }

    /// Prints the figures: with `Form::Json` as one more object to `sink`, else on standard error.
    pub fn print(
        self,
        sink: &mut impl Write,
        form: Form,
        pictures: &BigUint,
        effort: &Effort,
    ) -> anyhow::Result<()> {
        let seconds = self.0.elapsed().as_secs_f64();
        let memory_bytes = most_memory();
        if form == Form::Json {
            let pictures = pictures.into();
            let stats = Figures { pictures, effort: *effort, seconds, memory_bytes };
            writeln!(sink, "{}", serde_json::to_string(&Report { stats })?)?;
            return Ok(());
        }
        let counts = [
            (effort.line_solves, "line solves"),
            (effort.nodes, "nodes"),
            (effort.decisions, "decisions"),
            (effort.conflicts, "conflicts"),
        ];
        let mut words = vec![count_with_word(pictures, "solution")];
        words.extend(
            counts.iter().filter_map(|(count, word)| Some(format!("{} {word}", (*count)?))),
        );
        words.push(format!("{seconds:.3} seconds"));
        words.extend(memory_bytes.map(|bytes| format!("{} KiB of memory", bytes >> 10)));
        failure::print_error(&format!("stats: {}", words.join(", ")));
        Ok(())
    }
}

/// The peak memory of this process in bytes, from Linux's `/proc`.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes << 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_are_named_with_tenths_of_seconds() {
        let mut summary = Summary::default();
        for (name, milliseconds) in [("fast", 99), ("a", 100), ("b", 12_345), ("c", 2000)] {
            summary.take("unique", name, Duration::from_millis(milliseconds));
        }
        let text = "4 puzzles: 4 unique\nslowest: b 12.3 s, c 2.0 s, a 0.1 s";
        assert_eq!(summary.to_string(), text);
        for (name, milliseconds) in [("d", 3000), ("e", 4000), ("f", 50_000), ("slow", 2999)] {
            summary.take("unique", name, Duration::from_millis(milliseconds));
        }
        let text = "8 puzzles: 8 unique\nslowest: f 50.0 s, b 12.3 s, e 4.0 s, d 3.0 s, slow 2.9 s";
        assert_eq!(summary.to_string(), text, "the slowest five");
    }
}
