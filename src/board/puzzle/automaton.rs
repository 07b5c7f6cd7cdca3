//! A deterministic automaton that reads the cells of a line and checks them against a pattern.
//!
//! In: a pattern, then one color after the other. Out: states, by number. Invariants:
//! deterministic, since a state has all readings of the cells so far; states are numbered as they
//! are reached; their memory is bounded before it is taken.

use super::color::Color;
use super::pattern::{Case, Pattern, PatternItem, Total};
use super::run::{Length, Run};
use std::collections::HashMap;

/// The most numbers in all states that are reached, each as often as it is reached.
const MAX_NUMBERS: usize = 1 << 20;
/// The most items of a case.
const MAX_ITEMS: usize = 1 << 12;

/// The pattern needs too many states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooLarge;

/// The automaton of a pattern.
pub(super) struct Automaton<'a> {
    rules: Vec<Rules<'a>>,
    states: Vec<State>,
    numbers: HashMap<State, u32>,
    /// How many numbers the states had that were reached.
    size: usize,
}

/// All readings of the cells so far, sorted.
type State = Vec<Reading>;

/// One reading of the cells so far.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Reading {
    case: u32,
    /// In order: how many items are done. In any order: how many of each run are left.
    place: Vec<u16>,
    /// The color of the last cell and how much longer its run may be; `None` after background.
    run: Option<(Color, Length)>,
    /// How many cells each total still allows.
    totals: Vec<Length>,
}

/// A case; the different runs of one in any order, and how many there are of each.
struct Rules<'a> {
    case: &'a Case,
    runs: Vec<Run>,
    counts: Vec<u16>,
}

impl<'a> Automaton<'a> {
    /// The automaton with its first state, number 0.
    pub fn new(pattern: &'a Pattern) -> Result<Automaton<'a>, TooLarge> {
        if pattern.cases().iter().any(|case| case.items().len() > MAX_ITEMS) {
            return Err(TooLarge);
        }
        let rules: Vec<Rules> = pattern.cases().iter().map(Rules::new).collect();
        let (states, numbers) = (Vec::new(), HashMap::new());
        let mut automaton = Automaton { rules, states, numbers, size: 0 };
        let first = automaton.rules.iter().enumerate().map(|(case, rules)| rules.first(case));
        let first = first.collect();
        automaton.number(first)?;
        Ok(automaton)
    }

    /// Do the cells so far satisfy the pattern?
    pub fn accepts(&self, state: u32) -> bool {
        let is_done = |reading: &Reading| self.rules[reading.case as usize].accept(reading);
        self.states[state as usize].iter().any(is_done)
    }

    /// The state after another cell; `None` if it cannot have this color.
    pub fn after(&mut self, state: u32, color: Color) -> Result<Option<u32>, TooLarge> {
        let mut next = Vec::new();
        for reading in &self.states[state as usize] {
            self.rules[reading.case as usize].read(reading, color, &mut next);
        }
        next.sort_unstable();
        next.dedup();
        if next.is_empty() { Ok(None) } else { self.number(next).map(Some) }
    }

    /// The number of a state; adds it if it is new.
    fn number(&mut self, state: State) -> Result<u32, TooLarge> {
        let numbers = |reading: &Reading| 4 + reading.place.len() + reading.totals.len();
        self.size += state.iter().map(numbers).sum::<usize>();
        if self.size > MAX_NUMBERS {
            return Err(TooLarge);
        }
        if let Some(&number) = self.numbers.get(&state) {
            return Ok(number);
        }
        let number = self.states.len() as u32;
        self.states.push(state.clone());
        self.numbers.insert(state, number);
        Ok(number)
    }
}

impl<'a> Rules<'a> {
    fn new(case: &'a Case) -> Rules<'a> {
        let (mut runs, mut counts) = (Vec::new(), Vec::new());
        if !case.is_ordered() {
            for equal in case.items().chunk_by(|one, other| one == other) {
                runs.extend(equal[0].run());
                counts.push(equal.len() as u16);
            }
        }
        Rules { case, runs, counts }
    }

    /// The reading of no cell.
    fn first(&self, case: usize) -> Reading {
        let place = if self.case.is_ordered() { vec![0] } else { self.counts.clone() };
        let totals = self.case.totals().iter().map(|total| total.cells).collect();
        Reading { case: case as u32, place, run: None, totals }
    }

    /// Adds the readings after another cell of this color.
    fn read(&self, reading: &Reading, color: Color, next: &mut State) {
        let Some(totals) = self.totals_after(&reading.totals, color) else { return };
        let with = |place: &[u16], run| {
            let (case, totals) = (reading.case, totals.clone());
            Reading { case, place: place.to_vec(), run, totals }
        };
        if let Some((own, left)) = reading.run {
            if own == color {
                let longer = left.after_one();
                next.extend(longer.map(|left| with(&reading.place, Some((own, left)))));
                return;
            }
            if left.least() > 0 {
                return;
            }
        }
        if color.is_background() {
            next.push(with(&reading.place, None));
            return;
        }
        for (run, place) in self.begins(&reading.place) {
            let left = run.length.after_one().filter(|_| run.color.is_none_or(|own| own == color));
            next.extend(left.map(|left| with(&place, Some((color, left)))));
        }
    }

    fn totals_after(&self, left: &[Length], color: Color) -> Option<Vec<Length>> {
        let after = |(total, &left): (&Total, &Length)| {
            let counts = !color.is_background() && total.color.is_none_or(|own| own == color);
            if counts { left.after_one() } else { Some(left) }
        };
        self.case.totals().iter().zip(left).map(after).collect()
    }

    /// The runs that may begin, each with the place then.
    fn begins(&self, place: &[u16]) -> Vec<(Run, Vec<u16>)> {
        if !self.case.is_ordered() {
            let left = |&number: &usize| place[number] > 0;
            let begin = |number: usize| {
                let mut place = place.to_vec();
                place[number] -= 1;
                (self.runs[number], place)
            };
            return (0..self.runs.len()).filter(left).map(begin).collect();
        }
        let mut begins = Vec::new();
        let first = usize::from(place[0]);
        for (at, item) in self.case.items().iter().enumerate().skip(first) {
            if let Some(run) = item.run() {
                begins.push((run, vec![at as u16 + 1]));
                break;
            }
            begins.push((Run { color: None, length: Length::ANY }, vec![at as u16]));
        }
        begins
    }

    fn accept(&self, reading: &Reading) -> bool {
        let is_all = match self.case.is_ordered() {
            true => {
                let rest = &self.case.items()[usize::from(reading.place[0])..];
                rest.iter().all(|item| *item == PatternItem::Any)
            }
            false => reading.place.iter().all(|&left| left == 0),
        };
        let is_reached = |length: &Length| length.least() == 0;
        is_all
            && reading.run.is_none_or(|(_, left)| is_reached(&left))
            && reading.totals.iter().all(is_reached)
    }
}
