//! Cuts a chain back to the steps that its end needs.
//!
//! In: a [`Chain`], the known cells before it. Out: the needed [`Step`]s, each with its reasons;
//! `None` if they take more than [`MAX_BYTES`] or the budget is over. Invariants: a step needs
//! only the supposition, known cells, and steps before it. Known cells are preferred as reasons
//! to cells that follow from the supposition.

use super::chain::Chain;
use super::finding::Item;
use super::known_cells::KnownCells;
use super::reasons::{Reasons, minimal_subset};
use super::{DeadEnd, Rule, Step};
use crate::puzzle::{CellId, Color, ColorSet, LineId};
use itertools::Itertools;

/// Most memory for the steps of a chain: far more than a person can follow.
const MAX_BYTES: usize = 16 << 20;

/// A chain that is being cut back. A place is an index into `chain.removed`.
pub(super) struct Slice<'r, 'a> {
    pub reasons: &'r mut Reasons<'a>,
    /// The possible colors of each cell before the supposition.
    pub known: &'r [ColorSet],
    pub chain: &'r Chain,
    /// By place: does the end need this removal?
    is_required: Vec<bool>,
    /// By cell: its last place, or [`NOWHERE`].
    last: Vec<u32>,
    /// By place: the place before it of the same cell, or [`NOWHERE`].
    previous: Vec<u32>,
}

const NOWHERE: u32 = u32::MAX;

impl<'r, 'a> Slice<'r, 'a> {
    pub fn new(
        reasons: &'r mut Reasons<'a>,
        known: &'r [ColorSet],
        chain: &'r Chain,
    ) -> Slice<'r, 'a> {
        let mut last = vec![NOWHERE; known.len()];
        let places = chain.removed.iter().enumerate();
        let previous = places
            .map(|(place, &(cell, _))| std::mem::replace(&mut last[cell.index()], place as u32))
            .collect();
        let is_required = vec![false; chain.removed.len()];
        Slice { reasons, known, chain, is_required, last, previous }
    }

    /// The steps to a line that has no placement left, and why it has none.
    pub fn into_dead_end(mut self, line: LineId) -> Option<(Vec<Step>, DeadEnd)> {
        let (items, _) = self.items(line, self.chain.removed.len(), &[]);
        let mut blank = KnownCells::new(self.reasons.puzzle, line);
        let mut items =
            minimal_subset(&items, &mut |items| self.reasons.is_dead(line, blank.with(items)));
        self.require(line, &items, self.chain.removed.len());
        let steps = self.steps()?;
        let cells = self.reasons.puzzle.geometry().line(line);
        items.sort_by_key(|&(at, _)| at);
        let cells = items.iter().map(|&(at, colors)| (cells[at], colors)).collect();
        Some((steps, DeadEnd { line, cells }))
    }

    /// The steps to the removal of a color from a cell; `None` if the chain does not remove it.
    pub fn into_removal(mut self, fact: (CellId, Color)) -> Option<Vec<Step>> {
        let place = self.chain.removed.iter().position(|&removed| removed == fact)?;
        self.is_required[place] = true;
        self.steps()
    }

    /// The required steps, found from the last to the first.
    fn steps(&mut self) -> Option<Vec<Step>> {
        let (mut steps, mut bytes) = (Vec::new(), 0);
        for &(line, from, to) in self.chain.links.iter().rev() {
            if self.is_required[from..to].contains(&true) {
                let step = self.step(line, from, to);
                bytes += step.bytes();
                if bytes > MAX_BYTES || self.reasons.is_over() {
                    return None;
                }
                steps.push(step);
            }
        }
        steps.reverse();
        Some(steps)
    }

    /// The step of a line that made the removals at the places from `from` to `to`.
    fn step(&mut self, line: LineId, from: usize, to: usize) -> Step {
        // For each cell with a required removal, all colors that the line removes.
        let now = (from..to).filter(|&place| self.is_required[place]);
        let mut gives: Vec<usize> =
            now.map(|place| self.at(line, self.chain.removed[place].0)).sorted_unstable().collect();
        gives.dedup();
        let cells = self.reasons.puzzle.geometry().line(line);
        let gives: Vec<Item> =
            gives.into_iter().map(|at| (at, self.colors(cells[at], to))).collect();
        let (items, cell_count) = self.items(line, from, &gives);
        let items = self.reasons.minimal((line, Rule::Enumeration, 0), &items, &gives);
        self.require(line, &items, from);
        self.reasons.step_of(line, items, &gives, cell_count)
    }

    /// The index of a cell in a line through it.
    fn at(&self, line: LineId, cell: CellId) -> usize {
        let through = self.reasons.puzzle.geometry().through(cell).iter();
        let here = through.clone().find(|crossing| crossing.line == line);
        here.map_or(0, |crossing| crossing.at as usize)
    }

    /// The places of a cell among the first `count` ones, the last one first.
    fn places(&self, cell: CellId, count: usize) -> impl Iterator<Item = usize> {
        let is_place = |&place: &u32| place != NOWHERE;
        let last = Some(self.last[cell.index()]).filter(is_place);
        let previous = move |&place: &u32| Some(self.previous[place as usize]).filter(is_place);
        let places = std::iter::successors(last, previous).map(|place| place as usize);
        places.skip_while(move |&place| place >= count)
    }

    /// The colors of a cell after the first `count` removals.
    fn colors(&self, cell: CellId, count: usize) -> ColorSet {
        let removed = self.places(cell, count).map(|place| self.chain.removed[place].1);
        removed.fold(self.known[cell.index()], ColorSet::without)
    }

    /// The cells of a line with fewer colors after the first `count` removals, and its length:
    /// first those known without the supposition, the nearest to `gives` first, then the others.
    fn items(&self, line: LineId, count: usize, gives: &[Item]) -> (Vec<Item>, usize) {
        let all = self.reasons.puzzle.palette().all();
        let cells = self.reasons.puzzle.geometry().line(line);
        let distance =
            |at: usize| gives.iter().map(|&(place, _)| place.abs_diff(at)).min().unwrap_or(0);
        let known = cells.iter().map(|cell| self.known[cell.index()]).enumerate();
        let mut items: Vec<Item> = known.filter(|&(_, colors)| colors != all).collect();
        items.sort_by_cached_key(|&(at, _)| (distance(at) == 0, distance(at), at));
        // In the order of the first removal from each cell.
        let first = |at: usize| Some((self.places(cells[at], count).last()?, at));
        let later: Vec<(usize, usize)> =
            (0..cells.len()).filter_map(first).sorted_unstable().collect();
        items.extend(later.into_iter().map(|(_, at)| (at, self.colors(cells[at], count))));
        (items, cells.len())
    }

    /// Marks those of the first `count` removals as required that led to the colors of `items`.
    fn require(&mut self, line: LineId, items: &[Item], count: usize) {
        let cells = self.reasons.puzzle.geometry().line(line);
        for &(at, colors) in items {
            let is_needed = |&place: &usize| !colors.contains(self.chain.removed[place].1);
            let needed: Vec<usize> = self.places(cells[at], count).filter(is_needed).collect();
            needed.into_iter().for_each(|place| self.is_required[place] = true);
        }
    }
}
