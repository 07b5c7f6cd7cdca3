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
#[cfg(test)]
mod tests;

use super::digits::NAT;
use super::reading::Reading;
use crate::budget::Budget;
use crate::sat::backends::SolveError;
use crate::solver::Outcome;
use alternatives::{Line, lines};
use cheapest::Cheapest;
use formula::Choices;

/// How unlikely alternatives may be, in nats times two; the next one follows where no reading has a
/// picture.
const GAPS: [i32; 5] = [5, 8, 12, 16, 24];
/// Another reading that costs at most so much more makes the first one unsure, in nats.
const CLOSE: i32 = 3;

/// A number that was chosen among several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Chosen {
    /// The line: rows first, then columns.
    line: usize,
    /// The place in the line.
    number: usize,
    /// What it reads; 0 if it is absent.
    reads: u32,
}

/// A reading that has a picture.
#[derive(Clone, Debug)]
pub struct Repaired {
    /// For each line, rows first, what its numbers read; 0 where there is none.
    pub lines: Vec<Vec<u32>>,
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
    let colors = reading.palette.len().max(1);
    let Some(mut choices) = Choices::new(lines, size, colors, budget)? else { return Ok(None) };
    for color in 0..colors {
        sums::equal(&mut choices, lines, size.0, color)?;
    }
    let mut cheapest = Cheapest::start(choices, budget)?;
    let Outcome::Found((first, cost)) = cheapest.next(None)? else { return Ok(None) };
    let second = cheapest.next(Some(cost + CLOSE * NAT))?;
    let likeliest =
        |line: &Line| line.numbers.iter().map(|alternatives| alternatives[0].0).collect();
    let mut reads: Vec<Vec<u32>> = lines.iter().map(likeliest).collect();
    for chosen in first {
        reads[chosen.line][chosen.number] = chosen.reads;
    }
    // A search that was not ended may have missed one.
    Ok(Some(Repaired { lines: reads, is_close: !matches!(second, Outcome::None(_)) }))
}
