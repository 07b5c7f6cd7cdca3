//! What marks satisfy: lines, single runs, the whole puzzle.
//!
//! In: a puzzle and marks. Out: [`Assessment`]. Holds: says nothing of whether marks are
//! right; a run counts as certain only if the marks leave it no other place.

use super::{Marks, picture};
use crate::line::{Deduction, RunSlots, slots};
use crate::puzzle::{Clue, ColorSet, LineId, Puzzle};
use crate::verify::{is_satisfied, verify};

/// What marks satisfy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// For each line: do its colored cells read as its clue says?
    pub satisfied: Vec<bool>,
    /// For each line and each run of its clue: is it painted, in the one place it can have?
    pub certain: Vec<Vec<bool>>,
    /// Is it a solution? Never, if no clue tells anything.
    pub is_solved: bool,
}

/// Says what marks satisfy.
pub fn assess(puzzle: &Puzzle, marks: &Marks) -> Assessment {
    let shown = picture(puzzle.geometry(), marks);
    let known = Deduction::of_marks(puzzle, marks);
    let lines = || puzzle.geometry().lines();
    let tells = lines().any(|line| *puzzle.clue(line) != Clue::Unknown);
    Assessment {
        satisfied: lines().map(|line| is_satisfied(puzzle, line, &shown)).collect(),
        certain: lines().map(|line| certain(puzzle, &known, marks, line)).collect(),
        is_solved: tells && verify(puzzle, shown).is_ok(),
    }
}

fn certain(puzzle: &Puzzle, known: &Deduction, marks: &Marks, line: LineId) -> Vec<bool> {
    let run_count = puzzle.clue(line).runs().map_or(0, <[_]>::len);
    let Some(slots) = slots(puzzle, known, line) else { return vec![false; run_count] };
    let cells = puzzle.geometry().line(line);
    let is_painted = |run: &RunSlots| match (&run.starts[..], &run.ends[..], run.colors.single()) {
        (&[start], &[end], Some(color)) => cells[start as usize..end as usize]
            .iter()
            .all(|cell| marks[cell.index()] == ColorSet::only(color)),
        _ => false,
    };
    slots.iter().map(is_painted).collect()
}
