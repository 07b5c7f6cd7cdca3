//! Compares the numbers of cells of each color that the families of lines need.
//!
//! In: a puzzle. Out: the first [`Disagreement`]. Invariants: a disagreement proves
//! that no picture exists; its absence proves nothing.

use super::{Clue, Color, LineId, Puzzle};
use crate::message::{Argument, Message, message};

/// Two families whose clues need different numbers of cells of a color.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The color; `None` for all foreground colors together.
    pub color: Option<Color>,
    /// The index in the geometry of the family that needs more cells.
    pub more: usize,
    /// The fewest cells that this family needs.
    pub at_least: u64,
    /// The index of the family that allows fewer cells.
    pub fewer: usize,
    /// The most cells that this family allows.
    pub at_most: u64,
}

impl Disagreement {
    /// An English clause, without a full stop.
    pub fn describe(&self, puzzle: &Puzzle) -> String {
        let name = |family: usize| puzzle.geometry().family_words(family);
        let color = match self.named_color(puzzle) {
            Some(color) => format!(" of color {}", puzzle.palette().color_words(color)),
            None => String::new(),
        };
        format!(
            "the {} need at least {} cells{color}, the {} have at most {}",
            name(self.more),
            self.at_least,
            name(self.fewer),
            self.at_most
        )
    }

    /// The color, if there are several that a person must tell apart.
    fn named_color(&self, puzzle: &Puzzle) -> Option<Color> {
        self.color.filter(|_| puzzle.palette().color_count() > 2)
    }

    /// A clause: `the rows need at least 12 cells, the columns have at most 11`.
    pub fn message(&self, puzzle: &Puzzle) -> Message {
        let name = |family: usize| puzzle.geometry().family_name(family);
        let message = match self.named_color(puzzle) {
            Some(color) => {
                message!("reason-totals-color", color = puzzle.palette().color_name(color))
            }
            None => message!("reason-totals"),
        };
        message
            .with("more", name(self.more))
            .with("least", Argument::Number(self.at_least))
            .with("fewer", name(self.fewer))
            .with("most", Argument::Number(self.at_most))
    }
}

/// The first disagreement: color by color, then all foreground cells together.
pub(super) fn disagreement(puzzle: &Puzzle) -> Option<Disagreement> {
    let foreground = puzzle.palette().colors().skip(1).map(Some);
    foreground.chain([None]).find_map(|color| {
        let ranges = family_ranges(puzzle, color);
        let (more, &(at_least, _)) = ranges.iter().enumerate().max_by_key(|(_, range)| range.0)?;
        let (fewer, &(_, at_most)) = ranges.iter().enumerate().min_by_key(|(_, range)| range.1)?;
        (at_least > at_most).then_some(Disagreement { color, more, at_least, fewer, at_most })
    })
}

/// For each family the fewest and the most cells of `color` (`None`: of any
/// foreground color) that its clues allow.
fn family_ranges(puzzle: &Puzzle, color: Option<Color>) -> Vec<(u64, u64)> {
    let mut lines = puzzle.geometry().lines();
    let families = puzzle.geometry().families().iter();
    families
        .map(|family| {
            let ranges =
                lines.by_ref().take(family.line_count).map(|line| line_range(puzzle, line, color));
            ranges.fold((0, 0), |sum, range| (sum.0 + range.0, sum.1 + range.1))
        })
        .collect()
}

/// The fewest and the most cells of `color` that the clue of one line allows, without regard to
/// gaps between runs.
fn line_range(puzzle: &Puzzle, line: LineId, color: Option<Color>) -> (u64, u64) {
    let cells = puzzle.geometry().line(line).len() as u64;
    let Clue::Runs(runs) = puzzle.clue(line) else {
        let color = color.filter(|_| puzzle.palette().color_count() > 2);
        return puzzle.diagram(line).map_or((0, cells), |diagram| diagram.painted(color));
    };
    let only_color = puzzle.palette().color_count() == 2;
    let (mut least, mut most) = (0, 0);
    for run in runs {
        let is_certain = color.is_none() || run.color == color || only_color;
        if is_certain {
            least += u64::from(run.length.least());
        }
        if is_certain || run.color.is_none() {
            most += run.length.most().map_or(cells, u64::from);
        }
    }
    (least, most.min(cells))
}
