//! Clues: the runs of a line.
//!
//! In: nothing. Out: [`Length`], [`Run`], [`Clue`].
//! Invariants: two neighboring runs of one color have at least one background cell between them;
//! runs of different colors may touch.

use super::color::Color;
use std::fmt;

/// How many cells a run may have. Lengths are ordered by their least, then by their most; an open
/// end comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Length {
    least: u32,
    most: Option<u32>,
}

impl Length {
    /// Any length: at least one cell.
    pub const ANY: Length = Length { least: 1, most: None };

    /// This number of cells alone.
    pub fn exactly(cells: u32) -> Length {
        Length { least: cells, most: Some(cells) }
    }

    /// From `least` to `most` cells, both included; without a bound if `most` is `None`. `None` if
    /// `most` is below `least`.
    pub fn range(least: u32, most: Option<u32>) -> Option<Length> {
        most.is_none_or(|most| least <= most).then_some(Length { least, most })
    }

    /// The fewest cells.
    pub fn least(self) -> u32 {
        self.least
    }

    /// The most cells; `None` if there is no bound.
    pub fn most(self) -> Option<u32> {
        self.most
    }

    /// The number of cells, if only one is possible.
    pub fn exact(self) -> Option<u32> {
        self.most.filter(|&most| most == self.least)
    }

    /// Is this number of cells possible?
    pub fn holds(self, cells: u32) -> bool {
        self.least <= cells && self.most.is_none_or(|most| cells <= most)
    }

    /// The text for people, with a dash between the ends: `2–4`.
    pub fn label(self) -> String {
        self.to_string().replace('-', "–")
    }
}

/// As in `.clues`: `3`, `2-4`, `2+`, `?`.
impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match (self.least, self.most) {
            (1, None) => f.write_str("?"),
            (least, None) => write!(f, "{least}+"),
            (least, Some(most)) if least == most => write!(f, "{least}"),
            (least, Some(most)) => write!(f, "{least}-{most}"),
        }
    }
}

/// A run of cells of one color, as the clue gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// Its color, never the background; `None` if the clue does not give it (`3?`).
    pub color: Option<Color>,
    /// Its length in cells, at least 1.
    pub length: Length,
}

impl Run {
    /// A run of known color and length.
    pub fn new(length: u32, color: Color) -> Run {
        Run { color: Some(color), length: Length::exactly(length) }
    }
}

/// The clue of one line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Clue {
    /// Exactly these runs, in reading order of the line; none for an empty line.
    Runs(Vec<Run>),
    /// The line may have any runs.
    Unknown,
}

impl Clue {
    /// The runs; `None` for [`Clue::Unknown`].
    pub fn runs(&self) -> Option<&[Run]> {
        match self {
            Clue::Runs(runs) => Some(runs),
            Clue::Unknown => None,
        }
    }

    /// Reverses the runs.
    pub fn reverse(&mut self) {
        if let Clue::Runs(runs) = self {
            runs.reverse();
        }
    }

    /// The fewest cells that a line with this clue can have. `color_count` is the size of the
    /// palette, background included, at least 2. Unknown colors take the values that need the
    /// fewest gaps.
    pub fn shortest_length(&self, color_count: usize) -> u64 {
        let Clue::Runs(runs) = self else { return 0 };
        if color_count == 2 {
            let cells: u64 = runs.iter().map(|run| u64::from(run.length.least())).sum();
            return cells + runs.len().saturating_sub(1) as u64;
        }
        // best[c]: fewest cells up to the end of the last run so far if its color is c + 1.
        let mut best = vec![0u64; color_count - 1];
        for (place, run) in runs.iter().enumerate() {
            let least = two_least(&best);
            for (color, best) in best.iter_mut().enumerate() {
                let other = if least.0 == color { least.2 } else { least.1 };
                let before = if place == 0 { 0 } else { other.min(best.saturating_add(1)) };
                *best = match run.color {
                    Some(own) if own.index() != color + 1 => u64::MAX,
                    _ => before.saturating_add(u64::from(run.length.least())),
                };
            }
        }
        best.into_iter().min().unwrap_or(0)
    }
}

/// The index of the least value, that value, and the least of the others.
fn two_least(values: &[u64]) -> (usize, u64, u64) {
    let mut least = (0, u64::MAX, u64::MAX);
    for (place, &value) in values.iter().enumerate() {
        if value < least.1 {
            least = (place, value, least.1);
        } else {
            least.2 = least.2.min(value);
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(runs: &[(Option<u32>, Option<u8>)], color_count: usize, want: u64) {
        let runs = runs.iter().map(|&(length, color)| Run {
            length: length.map_or(Length::ANY, Length::exactly),
            color: color.map(Color::numbered),
        });
        let clue = Clue::Runs(runs.collect());
        assert_eq!(clue.shortest_length(color_count), want);
    }

    #[test]
    fn gaps_are_counted_only_where_colors_must_be_equal() {
        check(&[], 2, 0);
        check(&[(Some(3), Some(1)), (Some(2), Some(1))], 2, 6);
        check(&[(Some(3), Some(1)), (Some(2), Some(2))], 3, 5);
        check(&[(Some(3), None), (Some(2), Some(1))], 3, 5);
        check(&[(Some(3), None), (Some(2), Some(1))], 2, 6);
        check(&[(Some(1), Some(1)), (None, None), (Some(1), Some(2))], 3, 4);
        check(&[(Some(1), Some(1)), (None, None), (Some(1), Some(2))], 4, 3);
    }
    #[test]
    fn a_length_is_written_in_its_shortest_form() {
        let text = |least, most| Length::range(least, most).map(|length| length.to_string());
        assert_eq!(text(1, None).as_deref(), Some("?"));
        assert_eq!(text(3, None).as_deref(), Some("3+"));
        assert_eq!(text(2, Some(4)).as_deref(), Some("2-4"));
        assert_eq!(text(3, Some(3)).as_deref(), Some("3"));
        assert_eq!(text(3, Some(2)), None);
        assert_eq!(Length::range(2, Some(4)).map(Length::label).as_deref(), Some("2–4"));
    }

    #[test]
    fn a_range_counts_with_its_least() {
        let length = Length::range(2, Some(5)).unwrap();
        let run = Run { length, color: Some(Color::FIRST) };
        assert_eq!(Clue::Runs(vec![run, run]).shortest_length(2), 5);
    }
}
