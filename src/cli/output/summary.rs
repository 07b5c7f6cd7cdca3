//! Summarizes the verdicts of many puzzles.
//!
//! In: the verdict and the time of each. Out: one or two lines of text. Invariants: takes the same
//! memory for any number of puzzles.

use crate::app::language::words;
use nonosat::language::{Message, message};
use std::collections::BTreeMap;
use std::fmt::{Display, Formatter, Result};
use std::time::Duration;

/// The number of slowest puzzles to name.
const MAX_NAMED: usize = 5;
/// Faster puzzles are not named as slow.
const SLOW: Duration = Duration::from_millis(100);
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
        let place = self.slowest.partition_point(|(other, _)| *other >= took);
        if took >= SLOW && place < MAX_NAMED {
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
            Some(words(&message.with("count", *count)))
        });
        f.write_str(&words(&message!("summary-puzzles", count = self.count())))?;
        if self.count() > 0 {
            write!(f, ": {}", counts.collect::<Vec<_>>().join(", "))?;
        }
        if !self.slowest.is_empty() {
            let named =
                |(took, name): &(Duration, String)| format!("{name} {:.1} s", took.as_secs_f64());
            let slowest: Vec<String> = self.slowest.iter().map(named).collect();
            write!(f, "\n{}", words(&message!("summary-slowest", names = slowest.join(", "))))?;
        }
        Ok(())
    }
}
