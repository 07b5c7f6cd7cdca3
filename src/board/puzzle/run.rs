//! Runs: how many cells of which color.
//!
//! In: nothing. Out: [`Length`], [`Run`]. Invariants: the least of a length is at most its most.

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

    /// What is left of it after one cell; `None` if it allows none.
    pub(super) fn after_one(self) -> Option<Length> {
        let most = match self.most {
            Some(most) => Some(most.checked_sub(1)?),
            None => None,
        };
        Some(Length { least: self.least.saturating_sub(1), most })
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
