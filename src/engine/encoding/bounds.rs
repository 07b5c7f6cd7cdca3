//! Where the runs of a line may lie according to its clue alone, regardless of the cells.
//!
//! In: a puzzle and a line. Out: one [`RunSlots`] per run. Invariants: no placement of the clue
//! lies outside; the result depends only on the clue and the line's length, so that other programs
//! can reproduce it. `docs/method/encoding.md` defines it.

use crate::propagation::RunSlots;
use crate::puzzle::{Color, ColorSet, LineId, Puzzle, Run};

/// The slots of all runs of a line; the shortest placement must fit.
pub(super) fn bounds(puzzle: &Puzzle, line: LineId, runs: &[Run]) -> Vec<RunSlots> {
    let foreground = puzzle.palette().all().without(Color::BACKGROUND);
    let colors = |run: &Run| run.color.map_or(foreground, ColorSet::only);
    let gap = |pair: &[Run]| {
        let [one, other] = [&pair[0], &pair[1]].map(colors);
        u32::from(one.len() == 1 && one == other)
    };
    let gaps: u32 = runs.windows(2).map(gap).sum();
    let shortest: u32 = runs.iter().map(|run| run.length.least()).sum();
    // The clues of a puzzle fit on their lines.
    let slack = (puzzle.geometry().line(line).len() as u32).saturating_sub(shortest + gaps);
    let mut from = 0;
    let mut slots = Vec::with_capacity(runs.len());
    for (place, run) in runs.iter().enumerate() {
        let (starts, shortest) = (from..=from + slack, run.length.least());
        let ends = starts.clone().map(|start| start + shortest).collect();
        slots.push(RunSlots { starts: starts.collect(), ends, colors: colors(run) });
        from += shortest + runs.get(place..place + 2).map_or(0, gap);
    }
    slots
}
