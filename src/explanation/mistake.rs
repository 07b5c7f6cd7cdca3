//! Where a player went wrong.
//!
//! In: a puzzle and marks that no solution has. Out: a [`Mistake`]: marks that contradict each
//! other, and how. Invariants: without any one of these marks there is no such contradiction. No
//! picture is looked at: other marks may be wrong too.

use super::chain::{Chain, ChainEnd, MAX_REMOVED, follow_all};
use super::difficulty::givens;
use super::reasons::{Reasons, minimal_subset};
use super::slice::Slice;
use super::{DeadEnd, Fact, Step};
use crate::propagation::{Board, Deduction, with_words};
use crate::puzzle::{ColorSet, Puzzle};
use crate::sat::budget::Budget;

/// Marks that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The marks, in reading order; with any one of them left out the others do not.
    pub marks: Vec<Fact>,
    /// What follows from them, line after line.
    pub chain: Vec<Step>,
    /// Where that ends; none if only solving shows that it does.
    pub end: Option<DeadEnd>,
}

/// What is wrong with marks, if that can be told. `is_impossible` says whether there is no
/// solution with some marks, as far as it knows; it is asked only if lines do not tell within
/// the budget.
pub fn mistake(
    puzzle: &Puzzle,
    marks: &[ColorSet],
    budget: &Budget,
    is_impossible: &mut dyn FnMut(&[Fact]) -> bool,
) -> Option<Mistake> {
    let given = givens(puzzle);
    let news =
        |&(cell, colors): &Fact| given[cell.index()].intersect(colors) != given[cell.index()];
    let told: Vec<Fact> =
        puzzle.geometry().cells().zip(marks.iter().copied()).filter(news).collect();
    if let Some(&(cell, colors)) =
        told.iter().find(|&&(cell, colors)| given[cell.index()].intersect(colors).is_empty())
    {
        return Some(Mistake { marks: vec![(cell, colors)], chain: Vec::new(), end: None });
    }
    if let Some(found) = in_one_line(puzzle, marks, &given, budget) {
        return Some(found);
    }
    with_words!(puzzle, by_lines(puzzle, &given, &told, budget)).or_else(|| {
        if !is_impossible(&told) {
            return None;
        }
        // What is not known in time counts as possible: such a mark stays.
        let mut ends = |facts: &[Fact]| !budget.is_over() && is_impossible(facts);
        let marks = minimal_subset(&told, &mut ends);
        Some(Mistake { marks, chain: Vec::new(), end: None })
    })
}

/// The fewest marks of one line for which it has no placement, as far as the budget goes.
fn in_one_line(
    puzzle: &Puzzle,
    marks: &[ColorSet],
    given: &[ColorSet],
    budget: &Budget,
) -> Option<Mistake> {
    let mut reasons = Reasons::new(puzzle, budget);
    let mut least: Option<DeadEnd> = None;
    for line in puzzle.geometry().lines() {
        let cells = puzzle.geometry().line(line).iter();
        let known: Vec<ColorSet> =
            cells.map(|cell| given[cell.index()].intersect(marks[cell.index()])).collect();
        if reasons.is_dead(line, &known) {
            let end = reasons.dead_end(line, &known);
            if reasons.is_over() {
                break;
            }
            if least.as_ref().is_none_or(|least| end.cells.len() < least.cells.len()) {
                least = Some(end);
            }
        }
    }
    let end = least?;
    let is_mark = |&(cell, colors): &Fact| given[cell.index()] != colors;
    let mut marks: Vec<Fact> = end.cells.iter().copied().filter(is_mark).collect();
    marks.sort_unstable_by_key(|&(cell, _)| cell);
    Some(Mistake { marks, chain: Vec::new(), end: Some(end) })
}

/// How often all lines with news are looked at until one has no placement: the sooner, the
/// easier to follow. The last is more than any board needs.
const LEVELS: [usize; 6] = [1, 2, 3, 5, 8, 10_000];

/// The fewest marks from which lines lead to a dead end.
fn by_lines<const W: usize>(
    puzzle: &Puzzle,
    given: &[ColorSet],
    told: &[Fact],
    budget: &Budget,
) -> Option<Mistake> {
    let mut board = Board::<W>::new(puzzle, &Deduction::of_marks(puzzle, given), budget);
    let mut chain = Chain::default();
    let mut ends_on = |levels: usize, facts: &[Fact], chain: &mut Chain| {
        board.queue_all();
        follow_all(&mut board, facts, (levels, MAX_REMOVED), &|_| true, chain);
        // Once the budget is over, the search for fewer ends at once.
        matches!(chain.end, ChainEnd::Dead(..)) || budget.is_over()
    };
    let levels = LEVELS.into_iter().find(|&levels| ends_on(levels, told, &mut chain))?;
    let mut ends = |facts: &[Fact], chain: &mut Chain| ends_on(levels, facts, chain);
    let backwards: Vec<Fact> = told.iter().rev().copied().collect();
    let mut found: Vec<Vec<Fact>> = [told, &backwards]
        .into_iter()
        .map(|order| minimal_subset(order, &mut |facts| ends(facts, &mut Chain::default())))
        .collect();
    found.sort_by_key(Vec::len);
    let mut marks = found.swap_remove(0);
    marks.sort_unstable_by_key(|&(cell, _)| cell);
    ends(&marks, &mut chain);
    let ChainEnd::Dead(line, _) = chain.end else { return None };
    let mut reasons = Reasons::new(puzzle, budget);
    let told = Slice::new(&mut reasons, given, &chain).to_dead_end(line);
    if budget.is_over() {
        return None;
    }
    // A chain too long to be told is none.
    let (chain, end) = told.map_or((Vec::new(), None), |(steps, end)| (steps, Some(end)));
    Some(Mistake { marks, chain, end })
}
