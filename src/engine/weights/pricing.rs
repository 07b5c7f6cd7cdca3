//! Prices conclusions: what each line must collect for them, and pay for their reasons.
//!
//! In: the turns in which lines excluded colors, and what they led to. Out: [`Numbers`]. Invariants:
//! in each line, what a turn collects is never more than what it pays, whatever the placement; over
//! all families a color collects the scale if the picture does not have it (0 without a picture).
//!
//! The turns are read backwards. A color that was excluded in a turn collects there the scale and
//! all that was paid for it in later turns. The colors excluded before are the possible reasons:
//! each first pays for the whole turn, then the youngest one comes first and pays only what a
//! placement that has it would collect too much.

use super::NoWeights;
use super::track::Track;
use super::{LineWeights, MAX_NUMBERS, Numbers};
use crate::budget::{Budget, Meter};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Picture, Puzzle};
use num_bigint::BigInt;
use std::cmp::Reverse;
use std::ops::{Add, Neg};

/// Colors that one line excludes at once.
pub(super) struct Turn {
    pub line: LineId,
    pub excluded: Vec<(CellId, Color)>,
}

/// What the turns led to.
#[derive(Clone, Copy)]
pub(super) enum Goal<'a> {
    /// Every cell has the color of this picture.
    Only(&'a Picture),
    /// The line has no placement.
    Contradiction(LineId),
    /// Nothing, since a cell had no color to begin with: all numbers are 0.
    Nothing,
    /// Cells stay open, but these numbers show that they have the colors of the picture, or that
    /// there is no picture.
    Open(Option<&'a Picture>, &'a LineWeights),
}

impl<'a> Goal<'a> {
    fn picture(self) -> Option<&'a Picture> {
        match self {
            Goal::Only(picture) => Some(picture),
            Goal::Open(picture, _) => picture,
            Goal::Contradiction(_) | Goal::Nothing => None,
        }
    }

    fn scale(self) -> i64 {
        match self {
            Goal::Open(_, weights) => weights.scale,
            _ => 1,
        }
    }
}

/// The most that a turn may collect in numbers of 128 bits, so that sums over a line fit.
const MOST: i128 = 1 << 112;

/// The numbers for turns that begin with these domains.
///
/// # Errors
/// [`NoWeights`].
pub(super) fn price(
    puzzle: &Puzzle,
    domains: &[ColorSet],
    turns: &[Turn],
    goal: Goal,
    budget: &Budget,
) -> Result<Numbers, NoWeights> {
    if let Some(numbers) = priced::<i128>(puzzle, domains, turns, goal, (budget, Some(MOST)))? {
        return Ok(numbers);
    }
    // Without a limit of its own it never gives up.
    priced::<BigInt>(puzzle, domains, turns, goal, (budget, None))?.ok_or(NoWeights)
}

trait Number:
    Clone
    + Ord
    + Default
    + From<i64>
    + Into<BigInt>
    + Neg<Output = Self>
    + for<'a> Add<&'a Self, Output = Self>
{
}
impl Number for i128 {}
impl Number for BigInt {}

/// `None` if a turn collects more than `most`.
fn priced<N: Number>(
    puzzle: &Puzzle,
    domains: &[ColorSet],
    turns: &[Turn],
    goal: Goal,
    (budget, most): (&Budget, Option<N>),
) -> Result<Option<Numbers>, NoWeights> {
    let mut pricing = Pricing::<N>::new(puzzle, domains, turns, budget)?;
    match goal {
        Goal::Contradiction(line) => pricing.turn(turns.len(), line, &[], N::from(1))?,
        Goal::Open(_, weights) => pricing.begin(turns.len(), weights)?,
        Goal::Only(_) | Goal::Nothing => {}
    }
    let own = goal.picture().map_or_else(N::default, |_| N::from(goal.scale()));
    for (index, turn) in turns.iter().enumerate().rev() {
        let collected = pricing.demands(index, turn, &own);
        let total = collected.iter().fold(N::default(), |sum, (_, _, amount)| sum + amount);
        if most.as_ref().is_some_and(|most| total > *most) {
            return Ok(None);
        }
        if total > N::default() {
            pricing.turn(index, turn.line, &collected, N::default())?;
        }
    }
    Ok(Some(pricing.numbers(goal)))
}

/// A cell of a line, a color, and what the line collects there.
type Collected<N> = (usize, Color, N);

struct Pricing<'a, N> {
    puzzle: &'a Puzzle,
    domains: &'a [ColorSet],
    color_count: usize,
    /// By line; `None` if it has no placement.
    tracks: Vec<Option<Track>>,
    /// By cell and color: the turn that excluded it; `u32::MAX` if none did.
    excluded: Vec<u32>,
    /// By cell and color: what later turns pay for it.
    paid: Vec<N>,
    /// By line, then by its cells and by color: what the line collects.
    weights: Vec<Vec<N>>,
    meter: Meter<'a>,
}

impl<'a, N: Number> Pricing<'a, N> {
    fn new(
        puzzle: &'a Puzzle,
        domains: &'a [ColorSet],
        turns: &[Turn],
        budget: &'a Budget,
    ) -> Result<Pricing<'a, N>, NoWeights> {
        let geometry = puzzle.geometry();
        let color_count = puzzle.palette().color_count();
        let size = domains.len() * color_count;
        if size.saturating_mul(geometry.families().len()) > MAX_NUMBERS || !Track::are_small(puzzle)
        {
            return Err(NoWeights);
        }
        let mut excluded = vec![u32::MAX; size];
        for (index, turn) in turns.iter().enumerate().rev() {
            for &(cell, color) in &turn.excluded {
                excluded[cell.index() * color_count + color.index()] = index as u32;
            }
        }
        let zeros = |line| vec![N::default(); geometry.line(line).len() * color_count];
        Ok(Pricing {
            puzzle,
            domains,
            color_count,
            tracks: geometry.lines().map(|line| Track::of(puzzle, line, domains)).collect(),
            excluded,
            paid: vec![N::default(); size],
            weights: geometry.lines().map(zeros).collect(),
            meter: Meter::new(budget),
        })
    }

    fn index(&self, cell: CellId, color: Color) -> usize {
        cell.index() * self.color_count + color.index()
    }

    /// Prices what the open cells collect: each line may collect as much as its best placement does
    /// among those with the colors left.
    fn begin(&mut self, index: usize, weights: &LineWeights) -> Result<(), NoWeights> {
        for line in self.puzzle.geometry().lines() {
            let colors = self.color_count;
            let own = weights.lines[line.index()].iter().enumerate();
            let place = |at: usize| (at / colors, Color::numbered((at % colors) as u8));
            let collected: Vec<Collected<N>> = own
                .filter(|&(_, &weight)| weight != 0)
                .map(|(at, &weight)| (place(at).0, place(at).1, N::from(weight)))
                .collect();
            self.turn(index, line, &collected, N::from(-weights.bests[line.index()]))?;
        }
        Ok(())
    }

    /// What the colors that a turn excluded collect there: `own` and what is paid for them.
    fn demands(&self, index: usize, turn: &Turn, own: &N) -> Vec<Collected<N>> {
        let geometry = self.puzzle.geometry();
        let crossing = |cell: CellId| geometry.through(cell).iter().find(|at| at.line == turn.line);
        let here = turn.excluded.iter().filter_map(|&(cell, color)| {
            let place = self.index(cell, color);
            let is_first = self.excluded[place] == index as u32;
            let at = crossing(cell)?.at as usize;
            (is_first && self.domains[cell.index()].contains(color))
                .then(|| (at, color, self.paid[place].clone() + own))
        });
        here.collect()
    }

    /// Prices the reasons of one turn. With `more` on top, each placement of the line then collects
    /// at most as much as it pays.
    fn turn(
        &mut self,
        index: usize,
        line: LineId,
        collected: &[Collected<N>],
        more: N,
    ) -> Result<(), NoWeights> {
        let cells = self.puzzle.geometry().line(line);
        let colors = self.color_count;
        let mut amounts = vec![N::default(); cells.len() * colors];
        let mut most = more.clone().max(N::default());
        for (at, color, amount) in collected {
            amounts[at * colors + color.index()] = amount.clone();
            most = most + amount.max(&N::default());
        }
        let reasons = self.reasons(index, cells);
        for &(at, color) in &reasons {
            amounts[at * colors + color.index()] = -most.clone();
        }
        let work = self.tracks[line.index()].as_ref().map_or(0, Track::work);
        for (at, color) in reasons {
            if self.meter.is_over(work) {
                return Err(NoWeights);
            }
            amounts[at * colors + color.index()] = N::default();
            let track = self.tracks[line.index()].as_ref();
            let best = track.and_then(|track| track.best(&amounts, colors, Some((at, color))));
            let price = best.map_or_else(N::default, |best| (best + &more).max(N::default()));
            let place = self.index(cells[at], color);
            self.paid[place] = std::mem::take(&mut self.paid[place]) + &price;
            amounts[at * colors + color.index()] = -price;
        }
        for (weight, amount) in self.weights[line.index()].iter_mut().zip(amounts) {
            *weight = std::mem::take(weight) + &amount;
        }
        Ok(())
    }

    /// The colors of these cells that were excluded before a turn, the youngest first.
    fn reasons(&self, index: usize, cells: &[CellId]) -> Vec<(usize, Color)> {
        let mut reasons: Vec<(u32, usize, Color)> = Vec::new();
        for (at, &cell) in cells.iter().enumerate() {
            for color in self.domains[cell.index()].iter() {
                let turn = self.excluded[self.index(cell, color)];
                if (turn as usize) < index {
                    reasons.push((turn, at, color));
                }
            }
        }
        reasons.sort_by_key(|&(turn, ..)| Reverse(turn));
        reasons.into_iter().map(|(_, at, color)| (at, color)).collect()
    }

    fn numbers(self, goal: Goal) -> Numbers {
        let weight = |line: LineId, at: usize, color: Color| {
            self.weights[line.index()][at * self.color_count + color.index()].clone().into()
        };
        Numbers::of(self.puzzle, self.domains, (goal.picture(), goal.scale()), weight)
    }
}
