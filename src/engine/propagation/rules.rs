//! The clue of a line in the form that the line solver needs.
//!
//! In: a puzzle and a line. Out: [`LineRules`]. Invariants: the choices of a run are consecutive.

use crate::puzzle::{LineId, Puzzle, Run};
use std::ops::Range;

/// A run, the lengths and the colors it may have.
#[derive(Clone, Debug)]
pub(crate) struct RunRule {
    /// The fewest cells.
    pub least: usize,
    /// How many cells it may have besides; [`OPEN`] if the line alone bounds them.
    pub spare: usize,
    /// Its choices, one per color: indices into [`LineRules::colors`].
    pub choices: Range<usize>,
}

/// The spare cells of a run without an upper bound.
pub(crate) const OPEN: usize = usize::MAX;

/// The clue of one line.
#[derive(Clone, Debug)]
pub(crate) struct LineRules {
    pub cell_count: usize,
    /// `None` for a clue that is not one list of runs.
    pub runs: Option<Vec<RunRule>>,
    /// The color index of each choice of each run.
    pub colors: Vec<u8>,
    /// Estimated nanoseconds to solve the line, per word of its cells.
    pub work: u64,
}

/// The rules of one line.
pub(crate) fn line_rules(puzzle: &Puzzle, line: LineId) -> LineRules {
    let cell_count = puzzle.geometry().line(line).len();
    let mut colors = Vec::with_capacity(puzzle.clue(line).runs().map_or(0, <[Run]>::len));
    let runs = puzzle.clue(line).runs().map(|runs| {
        let rule = |run: &Run| {
            let first = colors.len();
            match run.color {
                Some(color) => colors.push(color.index() as u8),
                None => colors.extend(1..puzzle.palette().color_count() as u8),
            }
            let least = run.length.least() as usize;
            let most = run.length.most().map_or(OPEN, |most| most as usize);
            // A bound beyond the line is none.
            let spare = if most == least || most < cell_count { most - least } else { OPEN };
            RunRule { least, spare, choices: first..colors.len() }
        };
        runs.iter().map(rule).collect::<Vec<_>>()
    });
    let run_count = runs.as_ref().map_or(0, Vec::len);
    // The sweep tries the lengths of a range one after the other.
    let tried = |run: &RunRule| if run.spare == OPEN { 0 } else { run.spare * run.choices.len() };
    let tried: usize = runs.iter().flatten().map(tried).sum();
    let mut work =
        (20 * (colors.len() + tried) + 10 * run_count + 2 * puzzle.palette().color_count()) as u64;
    if let Some(diagram) = puzzle.diagram(line) {
        work = (5 * diagram.edge_count() / (cell_count / 64 + 1)) as u64;
    }
    LineRules { cell_count, runs, colors, work }
}
