//! The fewest cells that a step needs.
//!
//! In: a finding, what is known of its line, a budget. Out: a [`Step`] with its reasons. Invariants:
//! without any one of the reasons the rule says less; cells near those that the step gives are
//! kept sooner than far ones. Once the budget is over, everything follows from nothing, so that
//! each search ends at once: the caller looks at [`Reasons::is_over`] before using what it has.
//! Source: U. Junker, "QuickXplain: preferred explanations and relaxations for
//! over-constrained problems" (AAAI 2004).

use super::choose::{EmptyLine, LineScan};
use super::finding::{Finding, Item, cost, placement_count};
use super::rules::View;
use super::{DeadEnd, Justification, Reason, Rule, Step};
use crate::propagation::{LineQueries, LineState};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};
use crate::sat::budget::Budget;
use std::ops::Range;

/// A smallest part of `items` with which `follows` still holds: none can be left out. The
/// first ones are kept sooner. `follows` holds with all of them.
pub(super) fn minimal_subset<T: Copy>(
    items: &[T],
    follows: &mut dyn FnMut(&[T]) -> bool,
) -> Vec<T> {
    if follows(&[]) {
        return Vec::new();
    }
    let mut kept = Vec::new();
    divide(items, &mut kept, false, follows)
}

/// The part of `items` that is needed beside `kept`, which is left as it was. Halves, so the
/// recursion is as deep as the logarithm of a line's length.
fn divide<T: Copy>(
    items: &[T],
    kept: &mut Vec<T>,
    is_new: bool,
    follows: &mut dyn FnMut(&[T]) -> bool,
) -> Vec<T> {
    if is_new && follows(kept) {
        return Vec::new();
    }
    if items.len() < 2 {
        return items.to_vec();
    }
    let (near, far) = items.split_at(items.len() / 2);
    let before = kept.len();
    kept.extend_from_slice(near);
    let of_far = divide(far, kept, true, follows);
    kept.truncate(before);
    kept.extend_from_slice(&of_far);
    let mut found = divide(near, kept, !of_far.is_empty(), follows);
    kept.truncate(before);
    found.extend(of_far);
    found
}

/// The colors of each cell of a line if nothing is known but some items, and where its holes are.
pub(super) struct KnownCells {
    blank: Vec<ColorSet>,
    known: Vec<ColorSet>,
}

impl KnownCells {
    pub fn new(puzzle: &Puzzle, line: LineId) -> KnownCells {
        let (geometry, all) = (puzzle.geometry(), puzzle.palette().all());
        let ground = |&cell: &CellId| match geometry.is_hole(cell) {
            true => ColorSet::only(Color::BACKGROUND),
            false => all,
        };
        let ground: Vec<ColorSet> = geometry.line(line).iter().map(ground).collect();
        KnownCells { known: ground.clone(), blank: ground }
    }

    pub fn of(&mut self, items: &[Item]) -> &[ColorSet] {
        self.known.copy_from_slice(&self.blank);
        for &(at, colors) in items {
            self.known[at] = self.known[at].intersect(colors);
        }
        &self.known
    }
}

/// Everything that is known of a line, near those places first; what is known of the places
/// themselves comes last.
fn items_near(known: &[ColorSet], all: ColorSet, gives: &[Item]) -> Vec<Item> {
    let distance = |at: usize| match gives.iter().map(|&(place, _)| place.abs_diff(at)).min() {
        None | Some(0) => usize::MAX,
        Some(distance) => distance,
    };
    let news = known.iter().copied().enumerate().filter(|&(_, colors)| colors != all);
    let mut items: Vec<Item> = news.collect();
    items.sort_by_cached_key(|&(at, _)| (distance(at), at));
    items
}

/// The questions of reasons.
pub(super) struct Reasons<'a> {
    pub puzzle: &'a Puzzle,
    pub queries: Box<dyn LineQueries + 'a>,
    pub budget: &'a Budget,
    /// What was seen of a line last, and of one without anything known.
    pub state: LineState,
    pub empty_state: LineState,
    left: Vec<ColorSet>,
}

impl<'a> Reasons<'a> {
    pub fn new(puzzle: &'a Puzzle, budget: &'a Budget) -> Reasons<'a> {
        Reasons {
            puzzle,
            queries: crate::propagation::line_queries(puzzle, budget),
            budget,
            state: LineState::default(),
            empty_state: LineState::default(),
            left: Vec::new(),
        }
    }

    /// Is the budget over? Then what was found last means nothing.
    pub fn is_over(&self) -> bool {
        self.budget.is_over()
    }

    /// Does the line say this, by a rule, to one who knows only that?
    pub fn implies(
        &mut self,
        (line, rule, run): (LineId, Rule, usize),
        known: &[ColorSet],
        gives: &[Item],
    ) -> bool {
        if matches!(rule, Rule::Enumeration | Rule::Color) {
            let fits = self.queries.allowed(line, known, &mut self.left);
            let is_within = |left: ColorSet, colors| left.intersect(colors) == left;
            let all = || gives.iter().all(|&(at, colors)| is_within(self.left[at], colors));
            return self.queries.is_over() || !fits || all();
        }
        if self.puzzle.clue(line).runs().is_none() {
            return false;
        }
        self.view(line, known).is_none_or(|view| view.forces((rule, run), gives))
    }

    /// A line as one sees it who knows only that; none if it has no placement.
    fn view<'s>(&'s mut self, line: LineId, known: &'s [ColorSet]) -> Option<View<'s>> {
        let runs = self.puzzle.clue(line).runs()?;
        let fits = self.queries.slots(line, known, &mut self.state) && !self.queries.is_over();
        let all = self.puzzle.palette().all();
        fits.then(|| View { runs, known, slots: self.state.slots(), all })
    }

    /// Has the line no placement for one who knows that?
    pub fn is_dead(&mut self, line: LineId, known: &[ColorSet]) -> bool {
        !self.queries.allowed(line, known, &mut self.left) || self.queries.is_over()
    }

    /// Why a line has no placement.
    pub fn dead_end(&mut self, line: LineId, known: &[ColorSet]) -> DeadEnd {
        let all = self.puzzle.palette().all();
        let items = items_near(known, all, &[]);
        let mut knowing = KnownCells::new(self.puzzle, line);
        let mut items = minimal_subset(&items, &mut |items| self.is_dead(line, knowing.of(items)));
        items.sort_by_key(|&(at, _)| at);
        let places = self.puzzle.geometry().line(line);
        DeadEnd { line, cells: items.iter().map(|&(at, colors)| (places[at], colors)).collect() }
    }

    /// The step that a finding is, with its reasons; `known` is what is known of the line.
    pub fn step(&mut self, finding: &Finding, known: &[ColorSet]) -> Step {
        let Finding { line, rule, ref runs, ref gives, .. } = *finding;
        let items = items_near(known, self.puzzle.palette().all(), gives);
        let cells = known.len();
        let items = self.minimal((line, rule, runs.start), &items, gives);
        let complete = (line, Rule::Enumeration, 0);
        let mut seen = (items, rule, runs.clone());
        if matches!(rule, Rule::Enumeration | Rule::Color) {
            (seen.1, seen.2) = self.easiest(line, &seen.0, gives);
        } else {
            // If fewer cells are enough, they are, however they have to be looked at.
            let fewer = self.minimal(complete, &seen.0, gives);
            if fewer.len() < seen.0.len() {
                seen = self.easiest_subset(line, &seen.0, fewer, gives);
            }
        }
        self.line_step(line, seen, gives, cells)
    }

    /// Some of these cells that are enough and none too many; those that an easy rule does
    /// with, if that is found by dropping them in another order.
    fn easiest_subset(
        &mut self,
        line: LineId,
        items: &[Item],
        fewer: Vec<Item>,
        gives: &[Item],
    ) -> (Vec<Item>, Rule, Range<usize>) {
        let complete = (line, Rule::Enumeration, 0);
        let (mut backwards, mut along) = (items.to_vec(), items.to_vec());
        backwards.reverse();
        along.sort_by_key(|&(at, _)| at);
        let against: Vec<Item> = along.iter().rev().copied().collect();
        let mut best = self.easiest(line, &fewer, gives);
        let mut kept = fewer;
        for order in [along, against, backwards] {
            if best.0 != Rule::Enumeration {
                break;
            }
            let others = self.minimal(complete, &order, gives);
            let seen = self.easiest(line, &others, gives);
            if seen.0 != Rule::Enumeration {
                (best, kept) = (seen, others);
            }
        }
        (kept, best.0, best.1)
    }

    /// The step that a line is which says this for these reasons.
    pub fn step_of(
        &mut self,
        line: LineId,
        items: Vec<Item>,
        gives: &[Item],
        cells: usize,
    ) -> Step {
        let (rule, runs) = self.easiest(line, &items, gives);
        self.line_step(line, (items, rule, runs), gives, cells)
    }

    /// The cells that are needed for a rule to say this.
    pub fn minimal(
        &mut self,
        what: (LineId, Rule, usize),
        items: &[Item],
        gives: &[Item],
    ) -> Vec<Item> {
        let mut knowing = KnownCells::new(self.puzzle, what.0);
        let found =
            minimal_subset(items, &mut |items| self.implies(what, knowing.of(items), gives));
        // A rule may say less with more known: then all is kept.
        if self.implies(what, knowing.of(&found), gives) { found } else { items.to_vec() }
    }

    /// The easiest rule that says this for these reasons, and the run that it is about.
    fn easiest(&mut self, line: LineId, items: &[Item], gives: &[Item]) -> (Rule, Range<usize>) {
        let mut knowing = KnownCells::new(self.puzzle, line);
        let Some(view) = self.view(line, knowing.of(items)) else {
            return (Rule::Enumeration, 0..0);
        };
        let bare = if items.is_empty() { EmptyLine::of(&view) } else { EmptyLine::default() };
        LineScan::of_reasons(view, &bare).easiest(gives)
    }

    fn line_step(
        &mut self,
        line: LineId,
        (mut items, rule, runs): (Vec<Item>, Rule, Range<usize>),
        gives: &[Item],
        cells: usize,
    ) -> Step {
        items.sort_by_key(|&(at, _)| at);
        let ways = match (rule, self.puzzle.clue(line).runs()) {
            (Rule::Enumeration, Some(runs)) => {
                let (mut knowing, palette) =
                    (KnownCells::new(self.puzzle, line), self.puzzle.palette());
                placement_count(runs, knowing.of(&items), palette.color_count(), self.budget)
            }
            _ => 0,
        };
        let places = self.puzzle.geometry().line(line);
        let on_board =
            |items: &[Item]| items.iter().map(|&(at, colors)| (places[at], colors)).collect();
        let reason = Reason { line, rule, cells: on_board(&items), runs };
        let mut gives: Vec<_> = on_board(gives);
        gives.sort_unstable_by_key(|&(cell, _)| cell);
        Step { gives, justification: Justification::Line(reason), cost: cost(rule, cells, ways) }
    }
}
