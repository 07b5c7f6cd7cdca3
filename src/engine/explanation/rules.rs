//! Evaluates each rule on a cell of a line.
//!
//! In: a line, the known colors of its cells, the places of its runs. Out: the colors that a
//! rule leaves a cell. Invariants: a rule never excludes more than the complete line solver.

use super::Rule;
use super::finding::Item;
use crate::propagation::RunSlots;
use crate::puzzle::{Color, ColorSet, Run};

/// A line with everything that the rules read.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    /// Its runs.
    pub runs: &'a [Run],
    /// The possible colors of its cells.
    pub known: &'a [ColorSet],
    /// The places of its runs that `known` leaves.
    pub slots: &'a [RunSlots],
    /// All colors.
    pub all: ColorSet,
}

/// A half-open range of cells: the first one, and the one after the last.
pub(super) type Stretch = (usize, usize);

impl View<'_> {
    /// The colors that a rule leaves a cell, regardless of its known colors. Only
    /// [`Rule::EmptyLine`] and [`Rule::Overlap`] use `run`.
    fn allowed(&self, rule: Rule, run: usize, at: usize) -> ColorSet {
        let allowed = match rule {
            Rule::EmptyLine | Rule::Overlap => self.core(run, at),
            Rule::Complete => self.complete(at),
            Rule::Reach => Some(self.reach(at)),
            Rule::SmallGap => Some(self.small_gap(at)),
            Rule::Bounded => Some(self.bounded(at, false)),
            Rule::Split => Some(self.bounded(at, true)),
            Rule::Edge => self.edge(at),
            Rule::Joining => self.joining(at),
            Rule::Region | Rule::Total | Rule::Color | Rule::Enumeration => None,
        };
        allowed.unwrap_or(self.all)
    }

    /// Does a rule leave each of these cells only the given colors, regardless of its known
    /// colors?
    pub fn forces(&self, (rule, run): (Rule, usize), gives: &[Item]) -> bool {
        let is_within = |allowed: ColorSet, colors| allowed.intersect(colors) == allowed;
        // If the clue fills the line, every run shows it.
        let is_filled = rule == Rule::EmptyLine && self.has_one_placement();
        is_filled
            || gives.iter().all(|&(at, colors)| is_within(self.allowed(rule, run, at), colors))
    }

    /// The cells that a run covers in all of its places.
    pub fn core_of(&self, run: usize) -> Stretch {
        let slots = &self.slots[run];
        let last_start = slots.starts.last().map_or(0, |&start| start as usize);
        (last_start, slots.ends.first().map_or(0, |&end| end as usize))
    }

    /// The cells from the first that a run can reach to the last.
    pub fn reach_of(&self, run: usize) -> Stretch {
        let slots = &self.slots[run];
        let first = slots.starts.first().map_or(0, |&start| start as usize);
        (first, slots.ends.last().map_or(0, |&end| end as usize))
    }

    fn core(&self, run: usize, at: usize) -> Option<ColorSet> {
        let (from, to) = self.core_of(run);
        (from..to).contains(&at).then_some(self.slots[run].colors)
    }

    /// Does every run have exactly one place? Its color may be open.
    pub fn has_fixed_runs(&self) -> bool {
        self.slots.iter().all(|run| run.starts.len() == 1 && run.ends.len() == 1)
    }

    /// Are all runs painted?
    pub fn is_painted(&self) -> bool {
        let is_painted = |at: usize| self.known[at].len() == 1;
        let is_whole = |run| (self.reach_of(run).0..self.reach_of(run).1).all(is_painted);
        self.has_fixed_runs() && (0..self.runs.len()).all(is_whole)
    }

    /// Does the line have exactly one placement?
    pub fn has_one_placement(&self) -> bool {
        self.has_fixed_runs() && self.slots.iter().all(|run| run.colors.len() == 1)
    }

    /// Background if all runs have one place and none covers the cell.
    fn complete(&self, at: usize) -> Option<ColorSet> {
        let is_free = |run| !within(self.reach_of(run), at);
        let is_empty = self.has_fixed_runs() && (0..self.runs.len()).all(is_free);
        is_empty.then_some(ColorSet::only(Color::BACKGROUND))
    }

    /// Background, and the colors of the runs that reach the cell.
    pub fn reach(&self, at: usize) -> ColorSet {
        let reaching = (0..self.runs.len()).filter(|&run| within(self.reach_of(run), at));
        reaching.map(|run| self.slots[run].colors).fold(ColorSet::only(Color::BACKGROUND), union)
    }

    /// Without each color of which no run fits over the cell. A run does not fit if it hits a
    /// cell that excludes its color, or touches one that has it.
    fn small_gap(&self, at: usize) -> ColorSet {
        let fits = |color: &Color| {
            let gap = self.gap(at, *color);
            let mut reaching = (0..self.runs.len()).filter(|&run| within(self.reach_of(run), at));
            color.is_background()
                || reaching.any(|run| {
                    self.slots[run].colors.contains(*color) && self.fits(run, *color, at, gap)
                })
        };
        self.all.iter().filter(fits).fold(ColorSet::EMPTY, ColorSet::with)
    }

    /// Can a run cover a cell within its reach and the gap from `from` to `to`?
    fn fits(&self, run: usize, color: Color, at: usize, (from, to): Stretch) -> bool {
        let (first, last) = self.reach_of(run);
        let (first, last) = (first.max(from), last.min(to));
        let Some(length) = self.runs[run].length.exact().map(|length| length as usize) else {
            return first + self.runs[run].length.least() as usize <= last;
        };
        let first = first.max((at + 1).saturating_sub(length));
        let is_painted = |at: usize| self.known.get(at) == Some(&ColorSet::only(color));
        let touches = |start: usize| {
            start.checked_sub(1).is_some_and(is_painted) || is_painted(start + length)
        };
        let is_place = |&start: &usize| start + length <= last && !touches(start);
        (first..=at).any(|start| is_place(&start))
    }

    /// The cell with the connected cells on both sides that allow a color.
    pub fn gap(&self, at: usize, color: Color) -> Stretch {
        let may = |cell: &&ColorSet| cell.contains(color);
        let before = self.known[..at].iter().rev().take_while(may).count();
        let behind = self.known[at + 1..].iter().take_while(may).count();
        (at - before, at + 1 + behind)
    }

    /// The painted block around a cell if the cell had this color.
    pub fn block(&self, at: usize, color: Color) -> Stretch {
        let is_painted = |cell: &&ColorSet| **cell == ColorSet::only(color);
        let before = self.known[..at].iter().rev().take_while(is_painted).count();
        let behind = self.known[at + 1..].iter().take_while(is_painted).count();
        (at - before, at + 1 + behind)
    }

    /// The runs that can cover all cells of a stretch in this color.
    pub fn owners(&self, color: Color, (from, to): Stretch) -> impl Iterator<Item = usize> {
        let owns = move |&run: &usize| {
            self.slots[run].colors.contains(color) && self.places(run, (from, to)).is_some()
        };
        (0..self.runs.len()).filter(owns)
    }

    /// The cells that a run covers in all of its places over a stretch; `None` if it has none.
    pub fn places(&self, run: usize, (from, to): Stretch) -> Option<Stretch> {
        let RunSlots { starts, ends, .. } = &self.slots[run];
        // `starts` and `ends` ascend.
        let last_start = starts.partition_point(|&start| start as usize <= from).checked_sub(1)?;
        let first_end = ends.partition_point(|&end| (end as usize) < to);
        let (start, end) = (starts[last_start], *ends.get(first_end)?);
        let is_short = self.runs[run].length.most().is_none_or(|most| end - start <= most);
        is_short.then_some((start as usize, end as usize))
    }

    /// Without the color of an adjacent block if no run can cover that block and the cell.
    /// With `is_between`, the cell must have blocks of the color on both sides. Without the colors
    /// that the clue does not have.
    fn bounded(&self, at: usize, is_between: bool) -> ColorSet {
        let allowed = |color: &Color| {
            let (from, to) = self.block(at, *color);
            let stretches = if is_between { [(from, to); 2] } else { [(from, at + 1), (at, to)] };
            let is_adjacent = |(from, to): Stretch| {
                if is_between { from < at && at + 1 < to } else { to - from > 1 }
            };
            let is_bounded = |&stretch: &Stretch| {
                is_adjacent(stretch) && self.owners(*color, stretch).next().is_none()
            };
            let is_of_clue = || self.slots.iter().any(|run| run.colors.contains(*color));
            color.is_background() || is_of_clue() && !stretches.iter().any(is_bounded)
        };
        self.all.iter().filter(allowed).fold(ColorSet::EMPTY, ColorSet::with)
    }

    /// The cells that every possible owner of a block covers. None if no run can own it.
    pub fn owner_core(&self, color: Color, block: Stretch) -> Option<Stretch> {
        let places = self.owners(color, block).filter_map(|run| self.places(run, block));
        places.reduce(|one, other| (one.0.max(other.0), one.1.min(other.1)))
    }

    /// The color of a near block if each of its possible owners covers this cell, too.
    fn edge(&self, at: usize) -> Option<ColorSet> {
        let before = self.nearest_block(at, true);
        let behind = self.nearest_block(at, false);
        let covers = |&(color, block): &(Color, Stretch)| {
            self.owner_core(color, block).is_some_and(|core| within(core, at))
        };
        before.into_iter().chain(behind).find(covers).map(|(color, _)| ColorSet::only(color))
    }

    /// The nearest painted block before or after a cell, with no empty cell between.
    pub fn nearest_block(&self, at: usize, is_before: bool) -> Option<(Color, Stretch)> {
        let is_passed = |cell: &usize| {
            self.known[*cell].contains(Color::BACKGROUND) && self.known[*cell].len() > 1
        };
        let nearest = if is_before {
            (0..at).rev().find(|cell| !is_passed(cell))?
        } else {
            (at + 1..self.known.len()).find(|cell| !is_passed(cell))?
        };
        let color = self.known[nearest].single().filter(|color| !color.is_background())?;
        Some((color, self.block(nearest, color)))
    }

    /// The color of the blocks on both sides if they must belong to one run.
    fn joining(&self, at: usize) -> Option<ColorSet> {
        let (color, before) = self.nearest_block(at, true)?;
        let (other, behind) = self.nearest_block(at, false)?;
        if color != other {
            return None;
        }
        let first = self.owners(color, before).next()?;
        let last = self.owners(color, behind).last()?;
        (first >= last).then_some(ColorSet::only(color))
    }
}

/// Does a stretch contain this cell?
pub(super) fn within((from, to): Stretch, at: usize) -> bool {
    (from..to).contains(&at)
}

fn union(one: ColorSet, other: ColorSet) -> ColorSet {
    other.iter().fold(one, ColorSet::with)
}
