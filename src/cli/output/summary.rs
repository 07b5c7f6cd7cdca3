//! Summarizes the verdicts of many puzzles.
//!
//! In: the verdict and the time of each. Out: one or two lines of text. Invariants: takes the same
//! memory for any number of puzzles.

use crate::app::language::words;
use nonosat_board::message::{Message, message};
use std::collections::BTreeMap;
use std::fmt::{Display, Formatter, Result};
use std::time::Duration;

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
        let place = self.slowest.partition_point(|(other, _)| *other >= took);
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
            let (whole, part) = (took.as_secs(), took.subsec_millis() / 100);
            let seconds = message!("decimal", whole = whole.to_string(), part = part.to_string());
            message!("summary-slow", name = name.clone(), seconds = seconds)
        });
        let names = Message::joined("list-comma", slowest);
        write!(f, "\n{}", words(&message!("summary-slowest", names = names)))
    }
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
    }
}
