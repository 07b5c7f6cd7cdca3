//! Of a chain, what its end needs.
//!
//! In: a [`Chain`], what was known before it. Out: its [`Step`]s, the needed ones alone, each
//! with its reasons; none if they are more than [`MOST_BYTES`], or the budget is over. Invariants: a
//! step needs only the supposition, what was known, and steps before it; of what was supposed
//! it uses as little as it can.

use super::chain::Chain;
use super::finding::Item;
use super::reasons::{KnownCells, Reasons, minimal_subset};
use super::{DeadEnd, Rule, Step};
use crate::puzzle::{CellId, Color, ColorSet, LineId};

/// What the steps of a chain may take of memory: far more than a person can follow.
const MAX_BYTES: usize = 16 << 20;

/// A chain being cut back.
pub(super) struct Slice<'r, 'a> {
    pub reasons: &'r mut Reasons<'a>,
    /// What was known before the supposition.
    pub known: &'r [ColorSet],
    pub chain: &'r Chain,
    /// For each place in `chain.gone`: is it still to be shown?
    is_required: Vec<bool>,
    /// For each cell the last place in `chain.gone` that is about it, and for each place the
    /// one before it about the same cell; [`NOWHERE`] if there is none.
    last: Vec<u32>,
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
        let before = places
            .map(|(place, &(cell, _))| std::mem::replace(&mut last[cell.index()], place as u32))
            .collect();
        Slice { reasons, known, chain, is_required: vec![false; chain.removed.len()], last, previous: before }
    }

    /// The steps to a line that has no placement left, and why it has none.
    pub fn to_dead_end(mut self, line: LineId) -> Option<(Vec<Step>, DeadEnd)> {
        let (items, _) = self.items(line, self.chain.removed.len(), &[]);
        let mut knowing = KnownCells::new(self.reasons.puzzle, line);
        let items =
            minimal_subset(&items, &mut |items| self.reasons.is_dead(line, knowing.of(items)));
        self.require(line, &items, self.chain.removed.len());
        let steps = self.steps()?;
        let places = self.reasons.puzzle.geometry().line(line);
        let mut items = items;
        items.sort_by_key(|&(at, _)| at);
        let cells = items.iter().map(|&(at, colors)| (places[at], colors)).collect();
        Some((steps, DeadEnd { line, cells }))
    }

    /// The steps to a color being taken from a cell.
    pub fn to_removal(mut self, fact: (CellId, Color)) -> Option<Vec<Step>> {
        let place = self.chain.removed.iter().position(|&gone| gone == fact)?;
        self.is_required[place] = true;
        self.steps()
    }

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

    fn step(&mut self, line: LineId, from: usize, to: usize) -> Step {
        // All colors that the line takes from such a cell.
        let now = (from..to).filter(|&place| self.is_required[place]);
        let mut gives: Vec<usize> =
            now.map(|place| self.at(line, self.chain.removed[place].0)).collect();
        gives.sort_unstable();
        gives.dedup();
        let places = self.reasons.puzzle.geometry().line(line);
        let gives: Vec<Item> =
            gives.into_iter().map(|at| (at, self.colors(places[at], to))).collect();
        let (items, cells) = self.items(line, from, &gives);
        let items = self.reasons.minimal((line, Rule::Enumeration, 0), &items, &gives);
        self.require(line, &items, from);
        self.reasons.step_of(line, items, &gives, cells)
    }

    /// The place of a cell in a line through it.
    fn at(&self, line: LineId, cell: CellId) -> usize {
        let through = self.reasons.puzzle.geometry().through(cell).iter();
        let here = through.clone().find(|crossing| crossing.line == line);
        here.map_or(0, |crossing| crossing.at as usize)
    }

    /// The places in `chain.gone` that are about a cell, of the first `gone`, the last one first.
    fn places(&self, cell: CellId, gone: usize) -> impl Iterator<Item = usize> {
        let is_place = |&place: &u32| place != NOWHERE;
        let last = Some(self.last[cell.index()]).filter(is_place);
        let before = move |&place: &u32| Some(self.previous[place as usize]).filter(is_place);
        let places = std::iter::successors(last, before).map(|place| place as usize);
        places.skip_while(move |&place| place >= gone)
    }

    /// The colors of a cell after so much was taken out.
    fn colors(&self, cell: CellId, gone: usize) -> ColorSet {
        let taken = self.places(cell, gone).map(|place| self.chain.removed[place].1);
        taken.fold(self.known[cell.index()], ColorSet::without)
    }

    /// What is known of a line when so much was taken out: first what was known without the
    /// supposition, what is nearest first, then what followed from it.
    fn items(&self, line: LineId, gone: usize, gives: &[Item]) -> (Vec<Item>, usize) {
        let all = self.reasons.puzzle.palette().all();
        let cells = self.reasons.puzzle.geometry().line(line);
        let distance =
            |at: usize| gives.iter().map(|&(place, _)| place.abs_diff(at)).min().unwrap_or(0);
        let known = cells.iter().map(|cell| self.known[cell.index()]).enumerate();
        let mut items: Vec<Item> = known.filter(|&(_, colors)| colors != all).collect();
        items.sort_by_cached_key(|&(at, _)| (distance(at) == 0, distance(at), at));
        // In the order in which the first color of each went.
        let first = |at: usize| Some((self.places(cells[at], gone).last()?, at));
        let mut later: Vec<(usize, usize)> = (0..cells.len()).filter_map(first).collect();
        later.sort_unstable();
        items.extend(later.into_iter().map(|(_, at)| (at, self.colors(cells[at], gone))));
        (items, cells.len())
    }

    /// From now on the reasons are to be shown that follow from the supposition.
    fn require(&mut self, line: LineId, items: &[Item], gone: usize) {
        let cells = self.reasons.puzzle.geometry().line(line);
        for &(at, colors) in items {
            let is_needed = |&place: &usize| !colors.contains(self.chain.removed[place].1);
            let needed: Vec<usize> = self.places(cells[at], gone).filter(is_needed).collect();
            needed.into_iter().for_each(|place| self.is_required[place] = true);
        }
    }
}
