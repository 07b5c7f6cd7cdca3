//! Finds the cheapest reading of the numbers that has a picture.
//!
//! In: a [`Reading`]. Out: [`RepairedReading`]: what each number reads instead. Invariants: the reading
//! that is found has a picture, and none among the alternatives is cheaper; the likeliest
//! alternative of a number comes first and costs nothing; none is longer than its line; 0 stands
//! for absent.
//!
//! Each number is one of several with a cost. `formula` makes clauses of their choices, over the
//! order encoding with free lengths, and compares the sums of rows and of columns; [`Cheapest`] asks
//! for models, the one that costs least first, and each once.

mod formula;

use super::digits::{BLANK, NAT};
use super::reading::{Number, Reading};
use crate::budget::Budget;
use crate::sat;
use crate::sat::cnf::{CnfError, Lit};
use crate::sat::maxsat::MaxSat;
use crate::solver::{Outcome, Reason};
use formula::{Choice, Choices, equal_sums};

/// How unlikely alternatives may be, in nats times two; the next one follows where no reading has a
/// picture.
const COST_LIMITS: [i32; 5] = [5, 8, 12, 16, 24];
/// Another reading that costs at most so much more makes the first one unsure, in nats.
const UNSURE_MARGIN: i32 = 3;

/// A number that was chosen among several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ChosenReading {
    /// The line: rows first, then columns.
    line: usize,
    /// The place in the line.
    number: usize,
    /// What it reads; 0 if it is absent.
    reads: u32,
}

/// A reading that has a picture.
#[derive(Clone, Debug)]
pub struct RepairedReading {
    /// For each line, rows first, what its numbers read; 0 where there is none.
    pub lines: Vec<Vec<u32>>,
    /// Has another reading a picture, too, and costs hardly more?
    pub is_close: bool,
}

/// The cheapest reading that has a picture; `None` if there is none, or the budget is over first.
///
/// # Errors
/// [`CnfError`] if there are too many variables.
pub fn repair(reading: &Reading, budget: &Budget) -> Result<Option<RepairedReading>, CnfError> {
    for gap in COST_LIMITS {
        let lines = lines(reading, gap * NAT / 2);
        if budget.is_over() {
            return Ok(None);
        }
        if let Some(repair) = cheapest_reading(&lines, reading, budget)? {
            return Ok(Some(repair));
        }
    }
    Ok(None)
}

/// The cheapest reading among these alternatives.
fn cheapest_reading(
    lines: &[Line],
    reading: &Reading,
    budget: &Budget,
) -> Result<Option<RepairedReading>, CnfError> {
    let size = (reading.rows.len(), reading.columns.len());
    let colors = reading.palette.len().max(1);
    let Some(mut choices) = Choices::new(lines, size, colors, budget)? else { return Ok(None) };
    for color in 0..colors {
        equal_sums(&mut choices, lines, size.0, color)?;
    }
    let Some(mut cheapest) = Cheapest::start(choices, budget)? else { return Ok(None) };
    let Outcome::Found((first, cost)) = cheapest.next(usize::MAX, budget)? else { return Ok(None) };
    let second = cheapest.next(cost + (UNSURE_MARGIN * NAT) as usize, budget)?;
    let likeliest =
        |line: &Line| line.numbers.iter().map(|alternatives| alternatives[0].0).collect();
    let mut reads: Vec<Vec<u32>> = lines.iter().map(likeliest).collect();
    for number in first {
        reads[number.line][number.number] = number.reads;
    }
    // A search that was not ended may have missed one.
    Ok(Some(RepairedReading { lines: reads, is_close: !matches!(second, Outcome::None(_)) }))
}

/// The most alternatives of a number.
const MAX_ALTERNATIVES: usize = 12;
/// A number or blank cell may be the other up to so much: else every empty cell is a candidate.
const BLANK_GAP: i32 = 5 * NAT;
/// What a lost leading 1 costs.
const LOST_ONE: i32 = 6 * NAT;

/// The numbers of a line.
pub struct Line {
    /// Cells of the line.
    pub cells: u32,
    /// For each number its alternatives with their costs.
    pub numbers: Vec<Vec<(u32, i32)>>,
    /// For each number its color.
    pub colors: Vec<usize>,
}

/// All lines, rows first.
pub fn lines(reading: &Reading, gap: i32) -> Vec<Line> {
    let line = |numbers: &Vec<Number>, cells: usize| {
        let cells = cells as u32;
        let colors = numbers.iter().map(Number::color).collect();
        let numbers = numbers.iter().map(|number| alternatives(number, cells, gap)).collect();
        Line { cells, numbers, colors }
    };
    let rows = reading.rows.iter().map(|row| line(row, reading.columns.len()));
    let columns = reading.columns.iter().map(|column| line(column, reading.rows.len()));
    rows.chain(columns).collect()
}

/// The alternatives of a number that are at most so unlikely.
fn alternatives(number: &Number, cells: u32, gap: i32) -> Vec<(u32, i32)> {
    let costs = number.scores.costs();
    let (best, _) = number.scores.best();
    let limit =
        |read: u8| if (read == BLANK) == (best == BLANK) { gap } else { gap.min(BLANK_GAP) };
    let length = |read: u8| if read == BLANK { 0 } else { u32::from(read) };
    let fits = |read: u8| length(read) <= cells;
    let mut alternatives: Vec<(u32, i32)> = Vec::new();
    let mut keep = |read: u8, cost: i32| {
        if alternatives.iter().all(|&(earlier, _)| earlier != length(read)) {
            alternatives.push((length(read), cost));
        }
    };
    for &(read, cost) in costs.iter().filter(|&&(read, _)| fits(read)).take(MAX_ALTERNATIVES) {
        if cost <= limit(read) {
            keep(read, cost);
        }
    }
    if (1..10).contains(&best) && fits(best + 10) && gap >= LOST_ONE {
        keep(best + 10, LOST_ONE);
    }
    if alternatives.is_empty() {
        // The likeliest ones are longer than the line.
        let first = costs.iter().find(|&&(read, _)| fits(read));
        first.iter().for_each(|&&(read, cost)| alternatives.push((length(read), cost)));
    }
    let least = alternatives.iter().map(|&(_, cost)| cost).min().unwrap_or(0);
    alternatives.iter_mut().for_each(|(_, cost)| *cost -= least);
    alternatives.sort_by_key(|&(length, cost)| (cost, length));
    alternatives
}

/// A search among choices.
struct Cheapest {
    search: MaxSat,
    open: Vec<Choice>,
}

impl Cheapest {
    /// Prepares the search; `None` if the budget is over.
    fn start(choices: Choices, budget: &Budget) -> Result<Option<Cheapest>, CnfError> {
        let Choices { cnf, open } = choices;
        let Some(mut search) = MaxSat::new(&cnf, budget) else { return Ok(None) };
        for choice in &open {
            prefer_cheap(&mut search, choice)?;
        }
        Ok(Some(Cheapest { search, open }))
    }

    /// The cheapest choices that were not found before, with their cost, if that is at most `max_cost`.
    fn next(
        &mut self,
        max_cost: usize,
        budget: &Budget,
    ) -> Result<Outcome<(Vec<ChosenReading>, usize)>, CnfError> {
        let model = match self.search.cheapest(budget, &mut |cost| cost <= max_cost)? {
            sat::Outcome::Sat(model) => model,
            sat::Outcome::Limit(limit) if self.search.at_least() <= max_cost => {
                return Ok(Outcome::Limit(limit.into()));
            }
            _ => return Ok(Outcome::None(Reason::Search)),
        };
        let readings =
            self.open.iter().filter_map(|choice| reading_in_model(choice, &|lit| model.holds(lit)));
        let (readings, lits): (Vec<ChosenReading>, Vec<Lit>) = readings.unzip();
        let negations: Vec<Lit> = lits.iter().map(|&lit| !lit).collect();
        self.search.solver().add_clause(&negations)?;
        Ok(Outcome::Found((readings, self.search.at_least())))
    }
}

/// Makes the alternatives of a number cost what they do: it should be the first one, one of the first
/// two, ...
fn prefer_cheap(search: &mut MaxSat, choice: &Choice) -> Result<(), CnfError> {
    let mut previous = None;
    for pair in choice.alternatives.windows(2) {
        let (_, cost, lit) = pair[0];
        let solver = search.solver();
        solver.set_phase(if previous.is_none() { lit } else { !lit }, 0.0)?;
        let among = solver.fresh().ok_or(CnfError::Full)?.positive();
        let clause: Vec<Lit> = [!among, lit].into_iter().chain(previous).collect();
        solver.add_clause(&clause)?;
        search.prefer(among, (pair[1].1 - cost).max(0) as usize);
        previous = Some(among);
    }
    Ok(())
}

/// What a number reads in a model.
fn reading_in_model(choice: &Choice, holds: &dyn Fn(Lit) -> bool) -> Option<(ChosenReading, Lit)> {
    let &(reads, _, lit) = choice.alternatives.iter().find(|&&(.., lit)| holds(lit))?;
    let (line, number) = choice.place;
    Some((ChosenReading { line, number, reads }, lit))
}

#[cfg(test)]
mod tests;
