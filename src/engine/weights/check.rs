//! Checks numbers exactly: what the placements of each line can collect at most.
//!
//! In: a puzzle, [`Weights`] from anywhere. Out: the only picture, or that there is none; or why
//! the numbers do not show it. Invariants: whole numbers alone; shares nothing with the finders;
//! a picture passes `verify`. `docs/method/weights.md` proves that what is accepted is true.

#[cfg(test)]
mod tests;

use super::refusal::{Refusal, refuse};
use super::{Entry, MAX_DEPTH, Numbers, Weights, other_index};
use crate::budget::Budget;
use crate::puzzle::{
    CellId, Color, ColorSet, Diagram, Geometry, Length, LineId, Picture, Puzzle, Run,
};
use crate::verify::{Verified, verify};
use num_bigint::BigInt;
use std::collections::VecDeque;
use std::ops::{Add, Sub};

/// The place of a fault in messages: the file of the numbers.
pub(super) const PLACE: &str = "weights.txt";

/// Numbers that are so small that sums over a line fit into 127 bits.
const MAX_BITS: u64 = 100;

/// Checks that the numbers show what they claim: the picture is the only one, or there is none.
/// Returns the picture.
///
/// # Errors
/// [`Refusal`]: the first fault; also if the budget ends first.
pub fn check_weights(
    puzzle: &Puzzle,
    weights: &Weights,
    budget: &Budget,
) -> Result<Option<Verified>, Refusal> {
    let only = match weights.picture.clone().map(|picture| verify(puzzle, picture)) {
        Some(Err(mismatch)) => return refuse(PLACE, mismatch),
        Some(Ok(only)) => Some(only),
        None => None,
    };
    let mut domains = vec![puzzle.palette().all(); puzzle.geometry().cell_count()];
    for (cell, colors) in puzzle.limits() {
        domains[cell.index()] = colors;
    }
    let mut checker = Checker { puzzle, budget, domains, trials: Vec::new() };
    let Some((last, before)) = weights.entries.split_last() else {
        return refuse(PLACE, "it ends, expected numbers");
    };
    for entry in before {
        checker.step(entry)?;
    }
    match last {
        Entry::Numbers(numbers) if checker.trials.is_empty() => {
            checker.bounded(numbers, only.as_ref().map(Verified::picture))?;
            Ok(only)
        }
        _ => refuse(PLACE, "it ends within a trial, expected numbers"),
    }
}

/// Do the numbers show that no other picture has these colors?
pub(super) fn is_bounded(
    puzzle: &Puzzle,
    domains: Vec<ColorSet>,
    numbers: &Numbers,
    picture: &Picture,
    budget: &Budget,
) -> bool {
    let checker = Checker { puzzle, budget, domains, trials: Vec::new() };
    checker.bounded(numbers, Some(picture)).is_ok()
}

struct Checker<'a> {
    puzzle: &'a Puzzle,
    budget: &'a Budget,
    /// The colors that each cell may have: the givens, what trials have shown, what is supposed.
    domains: Vec<ColorSet>,
    /// The open trials: cell, color, and the domains around them.
    trials: Vec<(CellId, Color, Vec<ColorSet>)>,
}

impl Checker<'_> {
    fn step(&mut self, entry: &Entry) -> Result<(), Refusal> {
        match entry {
            Entry::Trial(..) if self.trials.len() == MAX_DEPTH => {
                refuse(PLACE, format!("more than {MAX_DEPTH} trials within each other"))
            }
            &Entry::Trial(cell, color) => {
                self.trials.push((cell, color, self.domains.clone()));
                self.domains[cell.index()] = ColorSet::only(color);
                Ok(())
            }
            Entry::Numbers(numbers) => {
                self.bounded(numbers, None)?;
                let Some((cell, color, around)) = self.trials.pop() else {
                    return refuse(PLACE, "numbers outside a trial that are not the last ones");
                };
                self.domains = around;
                self.domains[cell.index()] = self.domains[cell.index()].without(color);
                Ok(())
            }
        }
    }

    /// Adds up what the lines can collect at most; the sum must be below the scale with a picture,
    /// below 0 without one.
    fn bounded(&self, numbers: &Numbers, picture: Option<&Picture>) -> Result<(), Refusal> {
        let goal = if picture.is_some() { numbers.scale.clone() } else { BigInt::default() };
        if picture.is_some() && goal < BigInt::from(1) {
            return refuse(PLACE, format!("scale {goal}, expected 1 or more"));
        }
        let values = numbers.grids.iter().flatten().flatten();
        let is_small = values.chain([&goal]).all(|value| value.bits() <= MAX_BITS);
        let bound = match (is_small, i128::try_from(&goal)) {
            (true, Ok(goal)) => {
                // Small numbers fit.
                let value = |value: &BigInt| i128::try_from(value).unwrap_or_default();
                self.bound(numbers, picture, &goal, &value)?.map(BigInt::from)
            }
            _ => self.bound(numbers, picture, &goal, &BigInt::clone)?,
        };
        match bound {
            Some(bound) if bound >= goal => {
                let problem =
                    format!("all lines together collect {bound}, expected less than {goal}");
                refuse(PLACE, problem)
            }
            _ => Ok(()),
        }
    }

    /// What all lines collect at most; `None` if a line has no placement.
    fn bound<N: Number>(
        &self,
        numbers: &Numbers,
        picture: Option<&Picture>,
        goal: &N,
        value: &impl Fn(&BigInt) -> N,
    ) -> Result<Option<N>, Refusal> {
        let geometry = self.puzzle.geometry();
        let mut sum = N::default();
        for line in geometry.lines() {
            if self.budget.is_over() {
                return refuse(PLACE, "out of time or memory");
            }
            let table = Table { geometry, numbers, picture, goal, value };
            let collected = table.of_line(line, &self.domains);
            let best = match self.puzzle.diagram(line) {
                Some(diagram) => best_of_diagram(diagram, &collected),
                None => best(self.puzzle.clue(line).runs(), &collected),
            };
            let Some(best) = best else { return Ok(None) };
            sum = sum + &best;
        }
        Ok(Some(sum))
    }
}

/// A whole number: 128 bits where that is enough, else as many as needed.
pub(super) trait Number:
    Clone + Ord + Default + for<'a> Add<&'a Self, Output = Self> + for<'a> Sub<&'a Self, Output = Self>
{
}
impl Number for i128 {}
impl Number for BigInt {}

/// What each line collects in each cell.
pub(super) struct Table<'a, N, F> {
    pub geometry: &'a Geometry,
    pub numbers: &'a Numbers,
    pub picture: Option<&'a Picture>,
    pub goal: &'a N,
    pub value: &'a F,
}

impl<N: Number, F: Fn(&BigInt) -> N> Table<'_, N, F> {
    /// By color, then by cell of the line; `None` for a color that the cell may not have.
    pub fn of_line(&self, line: LineId, domains: &[ColorSet]) -> Vec<Vec<Option<N>>> {
        let family = self.geometry.place(line).0;
        let colors = 1 + self.numbers.grids.len() / (self.geometry.families().len() - 1);
        let cells = self.geometry.line(line);
        let collected = |color: Color, cell: CellId| {
            let is_possible = domains[cell.index()].contains(color);
            is_possible.then(|| self.of_cell(family, colors, cell, color))
        };
        let row = |color: usize| {
            let color = Color::numbered(color as u8);
            cells.iter().map(|&cell| collected(color, cell)).collect()
        };
        (0..colors).map(row).collect()
    }

    fn of_cell(&self, family: usize, colors: usize, cell: CellId, color: Color) -> N {
        let own = self.picture.map_or(Color::BACKGROUND, |picture| picture[cell]);
        if color == own {
            return N::default();
        }
        let other = other_index(color, own);
        let of_family = |family: usize| {
            let grid = family * (colors - 1) + other;
            self.numbers.value(self.geometry, grid, cell).map(self.value).unwrap_or_default()
        };
        let last = self.geometry.families().len() - 1;
        if family < last {
            return of_family(family);
        }
        (0..last).map(of_family).fold(self.goal.clone(), |rest, part| rest - &part)
    }
}

/// The most that a placement of the runs collects; `None` if there is no placement. `collected`
/// is by color, then by cell.
fn best<N: Number>(runs: Option<&[Run]>, collected: &[Vec<Option<N>>]) -> Option<N> {
    let length = collected[0].len();
    let Some(runs) = runs else {
        let most = |at: usize| collected.iter().filter_map(|cells| cells[at].clone()).max();
        return (0..length).try_fold(N::default(), |sum, at| Some(sum + &most(at)?));
    };
    // Entry `end`: the most that the first `end` cells collect if they hold all runs so far; in
    // `before`, the last run may end anywhere; in `ends`, by its color, it ends exactly there.
    let mut before = blank(vec![Some(N::default())], collected);
    let mut ends: Vec<Vec<Option<N>>> = Vec::new();
    for run in runs {
        let own: Vec<usize> =
            run.color.map_or_else(|| (1..collected.len()).collect(), |own| vec![own.index()]);
        let mut next = vec![vec![None; length + 1]; collected.len()];
        for &color in &own {
            let begins = begins(color, &before, &ends, &collected[0]);
            next[color] = of_length(run.length, &begins, &collected[color]);
        }
        let ending = |end: usize| own.iter().filter_map(|&color| next[color][end].clone()).max();
        before = blank((0..=length).map(ending).collect(), collected);
        ends = next;
    }
    before.pop()?
}

/// The most that a word of the diagram collects; `None` if there is no word.
fn best_of_diagram<N: Number>(diagram: &Diagram, collected: &[Vec<Option<N>>]) -> Option<N> {
    let mut bests: Vec<Option<N>> = vec![None; diagram.node_count()];
    bests[0] = Some(N::default());
    let nodes =
        (0..diagram.cell_count()).flat_map(|at| diagram.nodes(at).map(move |node| (at, node)));
    for (at, node) in nodes {
        for edge in diagram.edges(node) {
            let best = plus(&bests[node], &collected[edge.color.index()][at]);
            let reached = &mut bests[edge.to as usize];
            *reached = reached.take().max(best);
        }
    }
    bests.pop()?
}

fn plus<N: Number>(sum: &Option<N>, more: &Option<N>) -> Option<N> {
    Some(sum.clone()? + more.as_ref()?)
}

/// The best up to each border if the runs end at `ends` and background follows.
fn blank<N: Number>(ends: Vec<Option<N>>, collected: &[Vec<Option<N>>]) -> Vec<Option<N>> {
    let mut best: Vec<Option<N>> = Vec::with_capacity(collected[0].len() + 1);
    for end in 0..=collected[0].len() {
        let longer = if end > 0 { plus(&best[end - 1], &collected[0][end - 1]) } else { None };
        best.push(longer.max(ends.get(end).cloned().flatten()));
    }
    best
}

/// The best up to each border at which a run of this color may begin.
fn begins<N: Number>(
    color: usize,
    before: &[Option<N>],
    ends: &[Vec<Option<N>>],
    background: &[Option<N>],
) -> Vec<Option<N>> {
    if ends.is_empty() {
        return before.to_vec();
    }
    let begin = |at: usize| {
        let apart = if at > 0 { plus(&before[at - 1], &background[at - 1]) } else { None };
        let others = ends.iter().enumerate().filter(|&(other, _)| other != color);
        others.filter_map(|(_, ends)| ends[at].clone()).max().max(apart)
    };
    (0..before.len()).map(begin).collect()
}

/// The best up to each border at which a run of this length ends.
fn of_length<N: Number>(
    length: Length,
    begins: &[Option<N>],
    collected: &[Option<N>],
) -> Vec<Option<N>> {
    let (least, most) =
        (length.least() as usize, length.most().map(|most| collected.len().min(most as usize)));
    let mut ends = vec![None; begins.len()];
    // What all cells collect from the last one that may not have the color to each border since.
    let (mut first, mut sums) = (0, vec![N::default()]);
    // The begins from which a run may end here, each with its best less the sum up to it; later ones
    // are less.
    let mut open: VecDeque<(usize, N)> = VecDeque::new();
    for (at, own) in collected.iter().enumerate() {
        let Some(own) = own else {
            (first, sums) = (at + 1, vec![N::default()]);
            open.clear();
            continue;
        };
        let sum = sums[at - first].clone() + own;
        sums.push(sum.clone());
        if let Some(begin) = (at + 1).checked_sub(least).filter(|&begin| begin >= first)
            && let Some(best) = &begins[begin]
        {
            let best = best.clone() - &sums[begin - first];
            while open.back().is_some_and(|(_, other)| *other <= best) {
                open.pop_back();
            }
            open.push_back((begin, best));
        }
        if most.is_some_and(|most| open.front().is_some_and(|&(begin, _)| begin + most <= at)) {
            open.pop_front();
        }
        ends[at + 1] = open.front().map(|(_, best)| sum + best);
    }
    ends
}
