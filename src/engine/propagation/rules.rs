//! The clue of a line in the form that the line solver needs.
//!
//! In: a puzzle and a line. Out: [`LineRules`]. Invariants: the choices of a run are consecutive.

use crate::puzzle::{LineId, Puzzle, Run};
use std::ops::Range;

/// A run and the colors it may have.
#[derive(Clone, Debug)]
pub(crate) struct RunRule {
    /// Length in cells; 0 if unknown.
    pub length: usize,
    /// Its choices, one per color: indices into [`LineRules::colors`].
    pub choices: Range<usize>,
}

/// The clue of one line.
#[derive(Clone, Debug)]
pub(crate) struct LineRules {
    pub cell_count: usize,
    /// `None` for an unknown clue, which allows every coloring.
    pub runs: Option<Vec<RunRule>>,
    /// The color index of each choice of each run.
    pub colors: Vec<u8>,
    /// Estimated nanoseconds to solve the line, per word of its cells.
    pub work: u64,
}

/// The rules of one line.
pub(crate) fn line_rules(puzzle: &Puzzle, line: LineId) -> LineRules {
    let mut colors = Vec::with_capacity(puzzle.clue(line).runs().map_or(0, <[Run]>::len));
    let runs = puzzle.clue(line).runs().map(|runs| {
        let rule = |run: &Run| {
            let first = colors.len();
            match run.color {
                Some(color) => colors.push(color.index() as u8),
                None => colors.extend(1..puzzle.palette().color_count() as u8),
            }
            let length = run.length.unwrap_or(0) as usize;
            RunRule { length, choices: first..colors.len() }
        };
        runs.iter().map(rule).collect::<Vec<_>>()
    });
    let run_count = runs.as_ref().map_or(0, Vec::len);
    let work = (20 * colors.len() + 10 * run_count + 2 * puzzle.palette().color_count()) as u64;
    LineRules { cell_count: puzzle.geometry().line(line).len(), runs, colors, work }
}
