//! Clues: the runs that a line may have.
//!
//! In: runs, or cases. Out: [`Clue`].
//! Invariants: two neighboring runs of one color have at least one background cell between them;
//! runs of different colors may touch. A clue that allows one list of runs is that list, except
//! on lines whose cells depend on more than their runs.

use super::color::Color;
use super::pattern::{Case, ClueWord, Pattern, PatternItem, Total};
use super::run::{Length, Run};

/// The clue of one line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Clue {
    /// Exactly these runs, in reading order of the line; none for an empty line.
    Runs(Vec<Run>),
    /// One of several lists of runs.
    Pattern(Pattern),
}

impl Clue {
    /// `*`: the line may have any runs.
    pub fn anything() -> Clue {
        Clue::Pattern(Pattern::new(vec![Case::anything()]))
    }

    /// The clue of a line that satisfies one of these cases.
    pub fn of_cases(cases: Vec<Case>) -> Clue {
        let pattern = Pattern::new(cases);
        match pattern.cases() {
            [case] => case.only_runs().map_or(Clue::Pattern(pattern), Clue::Runs),
            _ => Clue::Pattern(pattern),
        }
    }

    /// The clue of a line with this number of cells of a color; without one, of any foreground
    /// color.
    pub fn of_sum(cells: u32, color: Option<Color>) -> Clue {
        let total = Total { color, cells: Length::exactly(cells) };
        Clue::of_cases(vec![Case::anything().with_totals([total])])
    }

    /// The sum, if the clue is a single one and nothing else.
    pub fn sum(&self) -> Option<(u32, Option<Color>)> {
        let [case] = self.pattern()?.cases() else { return None };
        let [total] = case.totals() else { return None };
        let is_alone = case.is_ordered() && case.items() == [PatternItem::Any];
        total.cells.exact().filter(|_| is_alone).map(|cells| (cells, total.color))
    }

    /// Is it `*`?
    pub fn is_anything(&self) -> bool {
        self.pattern().is_some_and(Pattern::is_anything)
    }

    /// The runs, if only one list of them is possible.
    pub fn runs(&self) -> Option<&[Run]> {
        match self {
            Clue::Runs(runs) => Some(runs),
            Clue::Pattern(_) => None,
        }
    }

    /// The cases of a pattern; `None` for a list of runs.
    pub fn pattern(&self) -> Option<&Pattern> {
        match self {
            Clue::Runs(_) => None,
            Clue::Pattern(pattern) => Some(pattern),
        }
    }

    /// A list of runs as a pattern, for a line whose cells depend on more than their runs.
    pub(super) fn become_pattern(&mut self) {
        if let Clue::Runs(runs) = self {
            let items = runs.iter().map(|&run| PatternItem::Run(run)).collect();
            *self = Clue::Pattern(Pattern::new(vec![Case::in_order(items)]));
        }
    }

    /// The words of the clue, in their order; none for an empty line.
    pub fn words(&self) -> Vec<ClueWord> {
        match self {
            Clue::Runs(runs) => runs.iter().map(|&run| ClueWord::from(run)).collect(),
            Clue::Pattern(pattern) => pattern.words(),
        }
    }

    /// The clue of the line read from its other end.
    pub fn reverse(&mut self) {
        match self {
            Clue::Runs(runs) => runs.reverse(),
            Clue::Pattern(pattern) => pattern.reverse(),
        }
    }

    /// The fewest cells that a line with this clue can have; 0 for a pattern. `color_count` is the size of the
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
    fn a_range_counts_with_its_least() {
        let length = Length::range(2, Some(5)).unwrap();
        let run = Run { length, color: Some(Color::FIRST) };
        assert_eq!(Clue::Runs(vec![run, run]).shortest_length(2), 5);
    }
}
