//! One scale of difficulty for all classes: half stars, five words for them, and minutes.
//!
//! In: a score, the costs of the steps, the number of cells. Out: [`Stars`], minutes. Invariants:
//! everything is computed in integers; on one board a higher score never has fewer stars.
//! docs/EXPLAIN.md has how the limits were chosen, and how well they agree with people.

use crate::message::{Message, message};
use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// How hard a puzzle is: 0.5 to 5 stars, in halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stars(u8);

/// The least score for each further half star, divided by the size of the board.
const LIMITS: [u64; 9] = [10, 16, 22, 28, 36, 50, 80, 160, 400];
/// The names of the difficulties, each of two half stars.
const DIFFICULTIES: [&str; 5] = ["gentle", "easy", "tricky", "hard", "fiendish"];
/// Added to the number of cells, because steps on small boards are easy to find.
const SMALL_BOARD: u64 = 100;
/// A guess of the seconds for the easiest step, besides one second a cell.
const STEP_SECONDS: u64 = 5;
/// Minutes are one of these, or whole hours.
const MINUTES: [u32; 13] = [1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 45, 60, 90];

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

    /// The stars of a puzzle with this score; `cells` is the size of its board.
    pub fn of(score: u32, cells: usize) -> Stars {
        let is_reached = |limit: &&u64| least_score(**limit, cells) <= u64::from(score);
        Stars(1 + LIMITS.iter().filter(is_reached).count() as u8)
    }

    /// The scores that have these stars on a board of this size.
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

    /// Its number and the word as a message.
    pub fn message(self) -> Message {
        let stars = match self.0 % 2 {
            0 => Message::plain(self.0 / 2),
            _ => message!("decimal", whole = u32::from(self.0 / 2), part = "5"),
        };
        message!("stars", halves = u32::from(self.0), stars = stars)
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

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Stars {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Stars".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "number", "minimum": 0.5, "maximum": 5, "multipleOf": 0.5 })
    }
}

/// The least score that reaches a limit. The size of a board is the number of cells to the power
/// of 3/4: people find large boards harder, but not as much as they are larger.
fn least_score(limit: u64, cells: usize) -> u64 {
    let cells = cells as u64 + SMALL_BOARD;
    let hundredths = (cells * (cells * 100_000_000).isqrt()).isqrt();
    (limit * hundredths).div_ceil(100)
}

/// A guess of how many minutes a person needs for the cells and the steps; `cost` is the sum of
/// their costs, in hundredths of the easiest one.
pub(super) fn minutes(cells: usize, cost: u64) -> u32 {
    let seconds = cells as u64 + STEP_SECONDS * cost / 100;
    let minutes = u32::try_from(seconds / 60).unwrap_or(u32::MAX);
    let rounded = MINUTES.into_iter().find(|&rounded| minutes <= rounded);
    rounded.unwrap_or_else(|| 60 * (minutes / 60).saturating_add(1).min(u32::MAX / 60))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::english;

    fn all() -> impl Iterator<Item = Stars> {
        (1..=10).map(Stars::of_halves)
    }

    #[test]
    fn scores_are_where_the_stars_change_and_more_work_never_has_fewer() {
        for cells in [0, 1, 25, 225, 900, 10_000, 4_000_000] {
            let mut next = 0;
            for stars in all() {
                let scores = Stars::scores(&(stars..=stars), cells);
                assert_eq!(*scores.start(), next, "{stars} {cells}");
                assert!(scores.start() < scores.end());
                for score in [*scores.start(), *scores.end()] {
                    assert_eq!(Stars::of(score, cells), stars, "{score} {cells}");
                }
                next = scores.end().wrapping_add(1);
            }
            assert_eq!(next, 0, "the scores of five stars have no end");
            let few = Stars::scores(&(Stars(2)..=Stars(4)), cells);
            assert_eq!(few.start(), Stars::scores(&(Stars(2)..=Stars(2)), cells).start());
            assert_eq!(few.end(), Stars::scores(&(Stars(4)..=Stars(4)), cells).end());
        }
    }

    /// By floating-point numbers, that the integers stand for.
    #[test]
    fn the_size_of_a_board_is_the_number_of_cells_to_the_power_of_three_quarters() {
        for cells in (0..2_000).chain([10_000, 4_000_000]) {
            let size = (cells as f64 + 100.0).powf(0.75);
            for limit in LIMITS {
                let (least, real) = (least_score(limit, cells) as f64, limit as f64 * size);
                assert!((least - real).abs() < 1.0 + real / 3_000.0, "{cells} {limit}: {least}");
            }
        }
    }

    #[test]
    fn stars_have_words_texts_and_numbers() {
        let words =
            all().map(|stars| format!("{} {}", stars.difficulty(), english(&stars.message())));
        let want = "gentle 0.5 stars, gentle 1 star, easy 1.5 stars, easy 2 stars, \
                    tricky 2.5 stars, tricky 3 stars, hard 3.5 stars, hard 4 stars, \
                    fiendish 4.5 stars, fiendish 5 stars";
        assert_eq!(words.collect::<Vec<_>>().join(", "), want);
        assert!(all().all(|stars| stars.to_string().parse() == Ok(stars)));
        assert_eq!(
            serde_json::to_string(&all().collect::<Vec<_>>()).unwrap(),
            "[0.5,1.0,1.5,2.0,2.5,3.0,3.5,4.0,4.5,5.0]"
        );
    }

    #[test]
    fn minutes_grow_with_cells_and_costs_and_are_round() {
        let texts = [
            (25, 0),
            (100, 10_000),
            (225, 30_000),
            (900, 50_000),
            (900, 60_000),
            (2_000, 200_000),
            (usize::MAX >> 8, u64::MAX >> 8),
        ];
        let texts =
            texts.map(|(cells, cost)| english(&super::super::time_words(minutes(cells, cost))));
        assert_eq!(
            texts[..6],
            [
                "about a minute",
                "about 10 minutes",
                "about 30 minutes",
                "about an hour",
                "about 90 minutes",
                "many hours"
            ]
        );
        assert_eq!(texts[6], "many hours");
        let grown: Vec<u32> =
            (0..500).map(|step| minutes(100 * step, 1_000 * step as u64)).collect();
        assert!(grown.is_sorted() && grown[0] == 1, "{grown:?}");
    }
}
