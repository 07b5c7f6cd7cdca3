//! Finds the cheapest reading of the numbers that has a picture.
//!
//! In: a [`Reading`]. Out: [`Repaired`]: what each number reads instead. Invariants: the reading
//! that is found has a picture, and none among the alternatives is cheaper.
//!
//! Each number is one of several with a cost. `alternatives` has them; `formula` makes clauses of
//! their choices, over the order encoding with free lengths; `sums` compares rows with columns;
//! `cheapest` drives our solver with assumptions and cores.

mod alternatives;
mod cheapest;
mod formula;
mod sums;

use super::digits::NAT;
use super::reading::Reading;
use crate::sat::backends::SolveError;
use crate::sat::budget::Budget;
use alternatives::{Line, lines};
use cheapest::{Cheapest, Search};
use formula::Choices;

/// How unlikely alternatives may be, in nats times two; the next one follows where no reading has a
/// picture.
const GAPS: [i32; 5] = [5, 8, 12, 16, 24];
/// Another reading that costs at most so much more makes the first one unsure, in nats.
const CLOSE: i32 = 3;

/// A number that reads otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The line: rows first, then columns.
    pub line: usize,
    /// The place in the line.
    pub number: usize,
    /// What it reads now; 0 if it is absent.
    pub reads: u32,
}

/// A reading that has a picture.
#[derive(Clone, Debug)]
pub struct Repaired {
    /// The numbers that are not their likeliest.
    pub changes: Vec<Change>,
    /// Has another reading a picture, too, and costs hardly more?
    pub is_close: bool,
}

/// The cheapest reading that has a picture; `None` if there is none, or the budget is over first.
///
/// # Errors
/// [`SolveError`] of a broken solver.
pub fn repair(reading: &Reading, budget: &Budget) -> Result<Option<Repaired>, SolveError> {
    for gap in GAPS {
        let lines = lines(reading, gap * NAT / 2);
        if budget.is_over() {
            return Ok(None);
        }
        if let Some(repaired) = within(&lines, reading, budget)? {
            return Ok(Some(repaired));
        }
    }
    Ok(None)
}

/// The cheapest reading among these alternatives.
fn within(
    lines: &[Line],
    reading: &Reading,
    budget: &Budget,
) -> Result<Option<Repaired>, SolveError> {
    let size = (reading.rows.len(), reading.columns.len());
    let Some(mut choices) = Choices::new(lines, size, budget)? else { return Ok(None) };
    sums::equal(&mut choices, lines, size.0)?;
    let mut cheapest = Cheapest::start(choices, budget)?;
    let Search::Found(first, cost) = cheapest.next(None)? else { return Ok(None) };
    let second = cheapest.next(Some(cost + CLOSE * NAT))?;
    let is_best = |line: usize, number: usize, reads: u32| lines[line].numbers[number][0].0 == reads;
    let changes = first.into_iter().filter(|change| !is_best(change.line, change.number, change.reads));
    // A search that was not ended may have missed one.
    Ok(Some(Repaired { changes: changes.collect(), is_close: !matches!(second, Search::None) }))
}
