//! Clues: the runs of a line.
//!
//! In: nothing. Out: [`Run`], [`Clue`].
//! Invariants: two neighboring runs of one color have at least one background cell between them;
//! runs of different colors may touch.

use super::color::Color;

/// A run of cells of one color, as the clue gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// Its color, never the background; `None` if the clue does not give it (`3?`).
    pub color: Option<Color>,
    /// Its length in cells, at least 1; `None` if the clue does not give it (`?a`).
    pub length: Option<u32>,
}

impl Run {
    /// A run of known color and length.
    pub fn new(length: u32, color: Color) -> Run {
        Run { color: Some(color), length: Some(length) }
    }

    /// The run's minimal length in cells.
    pub fn shortest(self) -> u32 {
        self.length.unwrap_or(1)
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
            let cells: u64 = runs.iter().map(|run| u64::from(run.shortest())).sum();
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
                    _ => before.saturating_add(u64::from(run.shortest())),
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
        let runs =
            runs.iter().map(|&(length, color)| Run { length, color: color.map(Color::numbered) });
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
}
