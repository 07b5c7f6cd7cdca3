//! What people look at: what each line collects in its cells, and its best placements.
//!
//! In: a puzzle, numbers that the checker has accepted. Out: [`LastNumbers`]. Invariants: everything is of
//! the last numbers, after all trials; nothing here decides.

use super::check::Table;
use super::track::Track;
use super::{Entry, Numbers, Weights};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Picture, Puzzle};
use num_bigint::BigInt;

/// The last numbers of an argument, by line.
pub struct LastNumbers<'a> {
    pub(super) puzzle: &'a Puzzle,
    weights: &'a Weights,
    numbers: &'a Numbers,
    /// The colors that givens and trials leave to each cell.
    domains: Vec<ColorSet>,
    goal: BigInt,
}

/// A placement of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeighedPlacement {
    /// The color of each cell of the line.
    pub colors: Vec<Color>,
    /// What each cell collects.
    pub amounts: Vec<BigInt>,
    /// What they collect together.
    pub sum: BigInt,
}

impl<'a> LastNumbers<'a> {
    /// The last numbers; `None` if there are none.
    pub fn of(puzzle: &'a Puzzle, weights: &'a Weights) -> Option<LastNumbers<'a>> {
        let numbers = weights.entries.last().and_then(Entry::numbers)?;
        let goal = match &weights.picture {
            Some(_) => numbers.scale.clone(),
            None => BigInt::default(),
        };
        Some(LastNumbers { puzzle, weights, numbers, domains: domains(puzzle, weights), goal })
    }

    /// What all lines through a cell collect together if it differs from the only picture; 0 if
    /// there is no picture.
    pub fn goal(&self) -> &BigInt {
        &self.goal
    }

    /// What all lines collect at most; `None` if a line has no placement.
    pub fn most(&self) -> Option<BigInt> {
        let bests = self.puzzle.geometry().lines().map(|line| self.best(line));
        bests.sum::<Option<BigInt>>()
    }

    /// The only picture; `None` if there is none.
    pub fn picture(&self) -> Option<&'a Picture> {
        self.weights.picture()
    }

    /// How many trials come before these numbers.
    pub fn trial_count(&self) -> usize {
        self.weights.trial_count()
    }

    /// The greatest absolute value of what a line collects in a cell.
    pub fn largest(&self) -> BigInt {
        let amounts = self.puzzle.geometry().lines().flat_map(|line| self.amounts(line));
        let sizes = amounts.flatten().map(|amount| amount.magnitude().clone());
        sizes.max().unwrap_or_default().into()
    }

    /// What the line collects at most; `None` if it has no placement.
    pub fn best(&self, line: LineId) -> Option<BigInt> {
        self.placements(line, 1, |_| true).pop().map(|placed| placed.sum)
    }

    /// What the line collects in each of its cells if that has another color than its own: of
    /// several colors the amount that is farthest from 0. `None` if no other color is left.
    pub fn amounts(&self, line: LineId) -> Vec<Option<BigInt>> {
        let collected = self.table(line);
        let cells = self.puzzle.geometry().line(line).iter().enumerate();
        let amount = |(at, &cell): (usize, &CellId)| {
            let others = collected.iter().enumerate().filter(|&(color, _)| color != self.own(cell));
            let amounts = others.filter_map(|(_, amounts)| amounts[at].clone());
            amounts.max_by_key(|amount| amount.magnitude().clone())
        };
        cells.map(amount).collect()
    }

    /// At most `count` placements that differ from the only picture and collect most, the best
    /// first.
    pub fn best_others(&self, line: LineId, count: usize) -> Vec<WeighedPlacement> {
        let cells = self.puzzle.geometry().line(line);
        let differs = |placed: &WeighedPlacement| {
            let is_own = |(color, &cell): (&Color, &CellId)| color.index() == self.own(cell);
            self.weights.picture.is_none() || !placed.colors.iter().zip(cells).all(is_own)
        };
        let mut others = self.placements(line, count + 1, differs);
        others.truncate(count);
        others
    }

    /// Among the `count` best placements of the line those that are wanted.
    fn placements(
        &self,
        line: LineId,
        count: usize,
        want: impl Fn(&WeighedPlacement) -> bool,
    ) -> Vec<WeighedPlacement> {
        let track =
            Track::are_small(self.puzzle).then(|| Track::of(self.puzzle, line, &self.domains));
        let Some(track) = track.flatten() else { return Vec::new() };
        let (table, colors) = (self.table(line), self.puzzle.palette().color_count());
        let length = self.puzzle.geometry().line(line).len();
        let amount = |at: usize| table[at % colors][at / colors].clone().unwrap_or_default();
        let amounts: Vec<BigInt> = (0..length * colors).map(amount).collect();
        let best = track.bests(&amounts, colors, count).into_iter().map(|colored| {
            let each = colored.iter().enumerate();
            let amounts = each.map(|(at, color)| amounts[at * colors + color.index()].clone());
            let amounts: Vec<BigInt> = amounts.collect();
            let sum = amounts.iter().sum();
            WeighedPlacement { colors: colored, amounts, sum }
        });
        best.filter(want).collect()
    }

    /// By color, then by cell of the line: what it collects.
    fn table(&self, line: LineId) -> Vec<Vec<Option<BigInt>>> {
        let table = Table {
            geometry: self.puzzle.geometry(),
            numbers: self.numbers,
            picture: self.weights.picture.as_ref(),
            goal: &self.goal,
            value: &BigInt::clone,
        };
        table.of_line(line, &self.domains)
    }

    /// The index of the color of the picture; of the background where there is no picture.
    fn own(&self, cell: CellId) -> usize {
        self.weights.picture.as_ref().map_or(0, |picture| picture[cell].index())
    }
}

/// The colors that givens and trials leave to each cell.
fn domains(puzzle: &Puzzle, weights: &Weights) -> Vec<ColorSet> {
    let mut domains = vec![puzzle.palette().all(); puzzle.geometry().cell_count()];
    for (cell, colors) in puzzle.limits() {
        domains[cell.index()] = colors;
    }
    let mut open = Vec::new();
    for entry in &weights.entries {
        match entry {
            &Entry::Trial(cell, color) => open.push((cell, color)),
            // A trial inside another one excludes its color only inside that one.
            Entry::Numbers(_) => {
                if let (Some((cell, color)), true) = (open.pop(), open.is_empty()) {
                    domains[cell.index()] = domains[cell.index()].without(color);
                }
            }
        }
    }
    domains
}
