//! One scale of difficulty for all classes: half stars, five words for them, and minutes.
//!
//! In: a score, the costs of the steps, the number of cells. Out: [`Stars`], minutes. Invariants:
//! everything is computed in integers; on one board a higher score never has fewer stars.
//! docs/EXPLAIN.md has how the limits were chosen, and how well they agree with people.

use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// How hard a puzzle is: 0.5 to 5 stars, in halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stars(u8);

/// The least score for each further half star, divided by the size of the board.
const LIMITS: [u64; 9] = [9, 14, 20, 28, 42, 65, 120, 250, 600];
/// The names of the difficulties, each of two half stars.
const DIFFICULTIES: [&str; 5] = ["gentle", "easy", "tricky", "hard", "fiendish"];
/// Added to the number of cells, because steps on small boards are easy to find.
const SMALL_BOARD: u64 = 100;
/// A guess of the seconds for the easiest step, besides one second a cell.
const STEP_SECONDS: u64 = 5;
/// Minutes are one of these, or whole hours.
const MINUTES: [u32; 13] = [1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 45, 60, 90];

#[doc(hidden)]
impl Stars {
    /// Half a star.
    pub const LEAST: Stars = Stars(1);
    /// Five stars.
    pub const MOST: Stars = Stars(10);

    /// So many half stars, at least one and at most ten.
    pub const fn of_halves(halves: u8) -> Stars {
        match halves {
            0 => Stars::LEAST,
            1..10 => Stars(halves),
            _ => Stars::MOST,
        }
    }

    /// The number of half stars, 1 to 10.
    pub fn halves(self) -> u8 {
        self.0
    }

    /// The stars of a puzzle with this score, on a board of so many cells.
    pub fn of(score: u32, cells: usize) -> Stars {
        let is_reached = |limit: &&u64| least_score(**limit, cells) <= u64::from(score);
        Stars(1 + LIMITS.iter().filter(is_reached).count() as u8)
    }

    /// The scores that have these stars on a board of so many cells.
    pub fn scores(stars: &RangeInclusive<Stars>, cells: usize) -> RangeInclusive<u32> {
        let whole = |score: u64| u32::try_from(score).unwrap_or(u32::MAX);
        let limit = |halves: u8| LIMITS.get(usize::from(halves) - 1);
        let start = stars.start().0.checked_sub(1).filter(|&halves| halves > 0);
        let start = start.and_then(limit).map_or(0, |&limit| whole(least_score(limit, cells)));
        let end = limit(stars.end().0);
        start..=end.map_or(u32::MAX, |&limit| whole(least_score(limit, cells)).saturating_sub(1))
    }

    /// The name of the difficulty, also its English word.
    pub fn difficulty(self) -> &'static str {
        DIFFICULTIES[usize::from(self.0 - 1) / 2]
    }

    /// As English text: `1 star`, `2.5 stars`.
    pub fn describe(self) -> String {
        format!("{self} star{}", if self.0 == 2 { "" } else { "s" })
    }
}

impl fmt::Display for Stars {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.0 / 2, if self.0.is_multiple_of(2) { "" } else { ".5" })
    }
}

impl FromStr for Stars {
    type Err = ();

    /// Reads `2` or `2.5`.
    fn from_str(text: &str) -> Result<Stars, ()> {
        (1..=10).map(Stars).find(|stars| stars.to_string() == text).ok_or(())
    }
}

impl Serialize for Stars {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f32(f32::from(self.0) / 2.0)
    }
}

/// The least score that reaches a limit. The size of a board is the number of cells to the power
/// of 3/4: people find large boards harder, but not as much as they are larger.
fn least_score(limit: u64, cells: usize) -> u64 {
    let cells = cells as u64 + SMALL_BOARD;
    let hundredths = (cells * (cells * 100_000_000).isqrt()).isqrt();
    (limit * hundredths).div_ceil(100)
}

/// A guess of how many minutes a person needs: for the cells, and for steps that cost as much as
/// so many hundredths of the easiest one.
pub(super) fn minutes(cells: usize, cost: u64) -> u32 {
    let seconds = cells as u64 + STEP_SECONDS * cost / 100;
    let minutes = u32::try_from(seconds / 60).unwrap_or(u32::MAX);
    let rounded = MINUTES.into_iter().find(|&rounded| minutes <= rounded);
    rounded.unwrap_or_else(|| 60 * (minutes / 60).saturating_add(1).min(u32::MAX / 60))
}

/// As English text: `about 10 minutes`, `about 2 hours`.
pub(super) fn describe_minutes(minutes: u32) -> String {
    match minutes {
        1 => "about a minute".to_owned(),
        60 => "about an hour".to_owned(),
        2..=90 => format!("about {minutes} minutes"),
        _ => format!("about {} hours", minutes / 60),
    }
}
