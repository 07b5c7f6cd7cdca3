//! Computes which lines and runs the marks satisfy, and whether the puzzle is solved.
//!
//! In: a puzzle and marks. Out: [`Assessment`]. Invariants: the assessment does not depend on any
//! solution; a run is certain only if the marks leave it a single place.

use super::{Marks, picture};
use crate::budget::Budget;
use crate::propagation::{Deduction, LineQueries, LineState, RunSlots, line_queries};
use crate::puzzle::{CellId, ColorSet, LineId, Puzzle};
use crate::verify::{is_satisfied, verify};

/// What marks satisfy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// For each line: do its colored cells match its clue?
    pub satisfied: Vec<bool>,
    /// For each line and each run of its clue: is the run painted in its only possible place?
    pub certain: Vec<Vec<bool>>,
    /// Are the marks a solution? Always false if all clues are unknown.
    pub is_solved: bool,
}

/// Computes what marks satisfy.
pub fn assess(puzzle: &Puzzle, marks: &Marks) -> Assessment {
    let colors = picture(puzzle.geometry(), marks);
    let deduction = Deduction::of_marks(puzzle, marks);
    let (budget, mut state) = (Budget::endless(), LineState::default());
    let mut queries = line_queries(puzzle, &budget);
    let lines = || puzzle.geometry().lines();
    let has_clues = lines().any(|line| puzzle.language(line).is_some());
    let mut certain = |line| match is_begun(puzzle, marks, line) {
        true => certain(puzzle, &deduction, marks, line, (&mut *queries, &mut state)),
        false => vec![false; run_count(puzzle, line)],
    };
    Assessment {
        satisfied: lines().map(|line| is_satisfied(puzzle, line, &colors)).collect(),
        certain: lines().map(&mut certain).collect(),
        is_solved: has_clues && verify(puzzle, colors).is_ok(),
    }
}

fn run_count(puzzle: &Puzzle, line: LineId) -> usize {
    puzzle.clue(line).runs().map_or(0, <[_]>::len)
}

/// Is a cell of the line painted? Only such lines can have certain runs.
fn is_begun(puzzle: &Puzzle, marks: &Marks, line: LineId) -> bool {
    let mark = |cell: &CellId| marks[cell.index()].single();
    puzzle.geometry().line(line).iter().filter_map(mark).any(|color| !color.is_background())
}

fn certain(
    puzzle: &Puzzle,
    deduction: &Deduction,
    marks: &Marks,
    line: LineId,
    (queries, state): (&mut dyn LineQueries, &mut LineState),
) -> Vec<bool> {
    let cells = puzzle.geometry().line(line);
    let supposed: Vec<ColorSet> = cells.iter().map(|&cell| deduction.colors(cell)).collect();
    if !queries.slots(line, &supposed, state) {
        return vec![false; run_count(puzzle, line)];
    }
    let is_painted = |run: &RunSlots| match (&run.starts[..], &run.ends[..], run.colors.single()) {
        (&[start], &[end], Some(color)) => cells[start as usize..end as usize]
            .iter()
            .all(|cell| marks[cell.index()] == ColorSet::only(color)),
        _ => false,
    };
    state.slots().iter().map(is_painted).collect()
}
