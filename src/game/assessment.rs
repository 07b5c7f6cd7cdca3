//! What marks satisfy: lines, single runs, the whole puzzle.
//!
//! In: a puzzle and marks. Out: [`Assessment`]. Invariants: says nothing of whether marks are
//! right; a run counts as certain only if the marks leave it no other place.

use super::{Marks, picture};
use crate::propagation::{Deduction, LineQueries, LineState, RunSlots, looks};
use crate::puzzle::{CellId, Clue, ColorSet, LineId, Puzzle};
use crate::sat::budget::Budget;
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
    let (budget, mut seen) = (Budget::endless(), LineState::default());
    let mut looks = looks(puzzle, &budget);
    let lines = || puzzle.geometry().lines();
    let tells = lines().any(|line| *puzzle.clue(line) != Clue::Unknown);
    let mut certain = |line| match is_begun(puzzle, marks, line) {
        true => certain(puzzle, &known, marks, line, (&mut *looks, &mut seen)),
        false => vec![false; run_count(puzzle, line)],
    };
    Assessment {
        satisfied: lines().map(|line| is_satisfied(puzzle, line, &shown)).collect(),
        certain: lines().map(&mut certain).collect(),
        is_solved: tells && verify(puzzle, shown).is_ok(),
    }
}

fn run_count(puzzle: &Puzzle, line: LineId) -> usize {
    puzzle.clue(line).runs().map_or(0, <[_]>::len)
}

/// Is a cell of the line painted? Of other lines no run can be certain.
fn is_begun(puzzle: &Puzzle, marks: &Marks, line: LineId) -> bool {
    let mark = |cell: &CellId| marks[cell.index()].single();
    puzzle.geometry().line(line).iter().filter_map(mark).any(|color| !color.is_background())
}

fn certain(
    puzzle: &Puzzle,
    known: &Deduction,
    marks: &Marks,
    line: LineId,
    (looks, seen): (&mut dyn LineQueries, &mut LineState),
) -> Vec<bool> {
    let cells = puzzle.geometry().line(line);
    let supposed: Vec<ColorSet> = cells.iter().map(|&cell| known.colors(cell)).collect();
    if !looks.slots(line, &supposed, seen) {
        return vec![false; run_count(puzzle, line)];
    }
    let is_painted = |run: &RunSlots| match (&run.starts[..], &run.ends[..], run.colors.single()) {
        (&[start], &[end], Some(color)) => cells[start as usize..end as usize]
            .iter()
            .all(|cell| marks[cell.index()] == ColorSet::only(color)),
        _ => false,
    };
    seen.slots().iter().map(is_painted).collect()
}
