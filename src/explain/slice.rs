//! Of a chain, what its end needs.
//!
//! In: a [`Chain`], what was known before it. Out: its [`Step`]s, the needed ones alone, each
//! with its reasons. Holds: a step needs only the supposition, what was known, and steps
//! before it; of what was supposed it uses as little as it can.

use super::chain::Chain;
use super::reasons::{Item, Reasons, knowing, needed};
use super::{DeadEnd, Rule, Step};
use crate::puzzle::{CellId, Color, ColorSet, LineId};

/// A chain being cut back.
pub(super) struct Slice<'r, 'a> {
    pub reasons: &'r mut Reasons<'a>,
    /// What was known before the supposition.
    pub known: &'r [ColorSet],
    pub chain: &'r Chain,
    /// What is still to be shown: places in `chain.gone`.
    wanted: Vec<usize>,
}

impl<'r, 'a> Slice<'r, 'a> {
    pub fn new(
        reasons: &'r mut Reasons<'a>,
        known: &'r [ColorSet],
        chain: &'r Chain,
    ) -> Slice<'r, 'a> {
        Slice { reasons, known, chain, wanted: Vec::new() }
    }

    /// The steps to a line that has no placement left, and why it has none.
    pub fn dead(mut self, line: LineId) -> (Vec<Step>, DeadEnd) {
        let (items, _) = self.items(line, self.chain.gone.len(), &[]);
        let puzzle = self.reasons.puzzle;
        let items =
            needed(&items, &mut |items| self.reasons.is_dead(line, &knowing(items, puzzle, line)));
        self.want(line, &items, self.chain.gone.len());
        let steps = self.steps();
        let places = self.reasons.puzzle.geometry().line(line);
        let mut items = items;
        items.sort_by_key(|&(at, _)| at);
        let cells = items.iter().map(|&(at, colors)| (places[at], colors)).collect();
        (steps, DeadEnd { line, cells })
    }

    /// The steps to a color being taken from a cell.
    pub fn gone(mut self, fact: (CellId, Color)) -> Vec<Step> {
        self.wanted = self.chain.gone.iter().position(|&gone| gone == fact).into_iter().collect();
        self.steps()
    }

    fn steps(&mut self) -> Vec<Step> {
        let mut steps = Vec::new();
        for &(line, from, to) in self.chain.links.iter().rev() {
            let part = from..to;
            if self.wanted.iter().any(|place| part.contains(place)) {
                steps.push(self.step(line, from, to));
            }
        }
        steps.reverse();
        steps
    }

    fn step(&mut self, line: LineId, from: usize, to: usize) -> Step {
        let gone = &self.chain.gone;
        let (now, later): (Vec<usize>, Vec<usize>) =
            self.wanted.iter().partition(|&&place| (from..to).contains(&place));
        self.wanted = later;
        // All colors that the line takes from such a cell.
        let mut gives: Vec<Item> = Vec::new();
        for place in now {
            let cell = gone[place].0;
            let at = self.at(line, cell);
            if !gives.iter().any(|give| give.0 == at) {
                gives.push((at, self.colors(cell, to)));
            }
        }
        let (items, cells) = self.items(line, from, &gives);
        let items = self.reasons.minimal((line, Rule::Cases, 0), &items, &gives);
        self.want(line, &items, from);
        self.reasons.step_of(line, items, &gives, cells)
    }

    /// The place of a cell in a line through it.
    fn at(&self, line: LineId, cell: CellId) -> usize {
        let through = self.reasons.puzzle.geometry().through(cell).iter();
        let here = through.clone().find(|crossing| crossing.line == line);
        here.map_or(0, |crossing| crossing.at as usize)
    }

    /// The colors of a cell after so much was taken out.
    fn colors(&self, cell: CellId, gone: usize) -> ColorSet {
        let gone = self.chain.gone[..gone].iter().filter(|gone| gone.0 == cell);
        gone.fold(self.known[cell.index()], |colors, &(_, color)| colors.without(color))
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
        items.sort_by_key(|&(at, _)| (distance(at) == 0, distance(at), at));
        let mut later: Vec<usize> = Vec::new();
        for &(cell, _) in &self.chain.gone[..gone] {
            let crossing = self.reasons.puzzle.geometry().through(cell).iter();
            let here = crossing.clone().find(|crossing| crossing.line == line);
            later.extend(here.map(|crossing| crossing.at as usize));
        }
        later.dedup();
        let mut is_listed = vec![false; cells.len()];
        for at in later {
            if !std::mem::replace(&mut is_listed[at], true) {
                items.push((at, self.colors(cells[at], gone)));
            }
        }
        (items, cells.len())
    }

    /// From now on the reasons are to be shown that follow from the supposition.
    fn want(&mut self, line: LineId, items: &[Item], gone: usize) {
        let cells = self.reasons.puzzle.geometry().line(line);
        for (place, &(cell, color)) in self.chain.gone[..gone].iter().enumerate() {
            let needs = |&(at, colors): &Item| cells[at] == cell && !colors.contains(color);
            if items.iter().any(needs) && !self.wanted.contains(&place) {
                self.wanted.push(place);
            }
        }
    }
}
