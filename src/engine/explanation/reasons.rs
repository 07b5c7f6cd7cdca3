//! Finds a minimal set of cells that a step needs.
//!
//! In: a finding, the known colors of its line, a budget. Out: a [`Step`] with its reasons.
//! Invariants: without any one of the reasons the line implies less. Cells near those that the
//! step gives are preferred. Once the budget is over, every query returns that everything
//! follows, so that each search ends at once: callers check [`Reasons::is_over`] before they use
//! a result.
//! Source: U. Junker, "QuickXplain: preferred explanations and relaxations for
//! over-constrained problems" (AAAI 2004).

use super::choose::{EmptyLine, LineScan};
use super::finding::{Finding, Item, cost, placements};
use super::known_cells::KnownCells;
use super::rules::View;
use super::totals::ReachedTotals;
use super::{DeadEnd, Justification, Reason, Rule, Step};
use crate::budget::Budget;
use crate::propagation::{LineQueries, LineState};
use crate::puzzle::{ColorSet, LineId, Puzzle};
use std::ops::Range;

/// A minimal subset of `items` for which `follows` holds: no item can be left out. Prefers the
/// first items. `follows` must hold for all items.
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

/// The items that are needed in addition to `kept`, which ends as it began. `is_new`: did `kept`
/// grow since the last query? The recursion is as deep as the logarithm of `items.len()`.
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

/// All known cells of a line: those nearest to the cells in `gives` first, these cells last.
pub(super) fn items_near(known: &[ColorSet], all: ColorSet, gives: &[Item]) -> Vec<Item> {
    let distance = |at: usize| match gives.iter().map(|&(place, _)| place.abs_diff(at)).min() {
        None | Some(0) => usize::MAX,
        Some(distance) => distance,
    };
    let news = known.iter().copied().enumerate().filter(|&(_, colors)| colors != all);
    let mut items: Vec<Item> = news.collect();
    items.sort_by_cached_key(|&(at, _)| (distance(at), at));
    items
}

/// Finds reasons: queries to the line solver and their buffers.
pub(super) struct Reasons<'a> {
    pub puzzle: &'a Puzzle,
    pub queries: Box<dyn LineQueries + 'a>,
    pub budget: &'a Budget,
    /// The results of the last queries about a line, and about a line without known cells.
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

    /// Is the budget over? Then the last result means nothing.
    pub fn is_over(&self) -> bool {
        self.budget.is_over()
    }

    /// Does the line imply `gives` by a rule if only `known` is known? `run` is the run that the
    /// rule uses.
    pub fn implies(
        &mut self,
        (line, rule, run): (LineId, Rule, usize),
        known: &[ColorSet],
        gives: &[Item],
    ) -> bool {
        if matches!(rule, Rule::Enumeration | Rule::Color | Rule::Region) {
            let fits = self.queries.allowed(line, known, &mut self.left);
            let is_within = |left: ColorSet, colors| left.intersect(colors) == left;
            let all = || gives.iter().all(|&(at, colors)| is_within(self.left[at], colors));
            return self.queries.is_over() || !fits || all();
        }
        if self.puzzle.clue(line).runs().is_none() {
            return rule == ReachedTotals::new(self.puzzle, line, known).rule(gives);
        }
        self.view(line, known).is_none_or(|view| view.forces((rule, run), gives))
    }

    /// A line of which only `known` is known; `None` if it has no placement.
    pub fn view<'s>(&'s mut self, line: LineId, known: &'s [ColorSet]) -> Option<View<'s>> {
        let runs = self.puzzle.clue(line).runs()?;
        let fits = self.queries.slots(line, known, &mut self.state) && !self.queries.is_over();
        let all = self.puzzle.palette().all();
        fits.then(|| View { runs, known, slots: self.state.slots(), all })
    }

    /// Has the line no placement if `known` is known?
    pub fn is_dead(&mut self, line: LineId, known: &[ColorSet]) -> bool {
        !self.queries.allowed(line, known, &mut self.left) || self.queries.is_over()
    }

    /// Why a line has no placement.
    pub fn dead_end(&mut self, line: LineId, known: &[ColorSet]) -> DeadEnd {
        let all = self.puzzle.palette().all();
        let items = items_near(known, all, &[]);
        let mut blank = KnownCells::new(self.puzzle, line);
        let mut items = minimal_subset(&items, &mut |items| self.is_dead(line, blank.with(items)));
        items.sort_by_key(|&(at, _)| at);
        let cells = self.puzzle.geometry().line(line);
        DeadEnd { line, cells: items.iter().map(|&(at, colors)| (cells[at], colors)).collect() }
    }

    /// Turns a finding into a step with its reasons. `known` has the possible colors of the cells
    /// of its line.
    pub fn step(&mut self, finding: &Finding, known: &[ColorSet]) -> Step {
        let Finding { line, rule, ref runs, ref gives, .. } = *finding;
        let items = items_near(known, self.puzzle.palette().all(), gives);
        let cell_count = known.len();
        let items = self.minimal((line, rule, runs.start), &items, gives);
        let complete = (line, Rule::Enumeration, 0);
        let mut chosen = (items, rule, runs.clone());
        if matches!(rule, Rule::Enumeration | Rule::Color | Rule::Region) {
            (chosen.1, chosen.2) = self.easiest(line, &chosen.0, gives);
        } else if rule != Rule::Total {
            // Prefers fewer cells, even if they need a harder rule.
            let fewer = self.minimal(complete, &chosen.0, gives);
            if fewer.len() < chosen.0.len() {
                chosen = self.easiest_subset(line, &chosen.0, fewer, gives);
            }
        }
        self.line_step(line, chosen, gives, cell_count)
    }

    /// A minimal subset of `items` with its easiest rule. Starts with the minimal subset `fewer`;
    /// while that needs enumeration, tries other orders of `items`.
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
            let easiest = self.easiest(line, &others, gives);
            if easiest.0 != Rule::Enumeration {
                (best, kept) = (easiest, others);
            }
        }
        (kept, best.0, best.1)
    }

    /// The step by which a line of so many cells implies `gives` from `items`.
    pub fn step_of(
        &mut self,
        line: LineId,
        items: Vec<Item>,
        gives: &[Item],
        cell_count: usize,
    ) -> Step {
        let (rule, runs) = self.easiest(line, &items, gives);
        self.line_step(line, (items, rule, runs), gives, cell_count)
    }

    /// A minimal subset of `items` from which a rule gives `gives`. `what` is the line, the rule
    /// and the run that it uses.
    pub fn minimal(
        &mut self,
        what: (LineId, Rule, usize),
        items: &[Item],
        gives: &[Item],
    ) -> Vec<Item> {
        let mut blank = KnownCells::new(self.puzzle, what.0);
        let found =
            minimal_subset(items, &mut |items| self.implies(what, blank.with(items), gives));
        // A rule may give less with more known cells. Then the search can fail: keep all items.
        if self.implies(what, blank.with(&found), gives) { found } else { items.to_vec() }
    }

    /// The easiest rule by which a line implies `gives` from `items`, and the run that it uses.
    fn easiest(&mut self, line: LineId, items: &[Item], gives: &[Item]) -> (Rule, Range<usize>) {
        let mut blank = KnownCells::new(self.puzzle, line);
        let known = blank.with(items);
        let other = ReachedTotals::new(self.puzzle, line, known).rule(gives);
        let Some(view) = self.view(line, known) else { return (other, 0..0) };
        let empty_line = if items.is_empty() { EmptyLine::of(&view) } else { EmptyLine::default() };
        LineScan::of_reasons(view, &empty_line).easiest(gives)
    }

    /// The step with its cost; sorts its cells.
    pub fn line_step(
        &mut self,
        line: LineId,
        (mut items, rule, runs): (Vec<Item>, Rule, Range<usize>),
        gives: &[Item],
        cell_count: usize,
    ) -> Step {
        items.sort_by_key(|&(at, _)| at);
        let placements = match rule {
            Rule::Enumeration => {
                let mut blank = KnownCells::new(self.puzzle, line);
                placements(self.puzzle, line, blank.with(&items), self.budget)
            }
            _ => 0,
        };
        let cells = self.puzzle.geometry().line(line);
        let on_board =
            |items: &[Item]| items.iter().map(|&(at, colors)| (cells[at], colors)).collect();
        let reason = Reason { line, rule, cells: on_board(&items), runs };
        let mut gives: Vec<_> = on_board(gives);
        gives.sort_unstable_by_key(|&(cell, _)| cell);
        let cost = cost(rule, cell_count, placements);
        Step { gives, justification: Justification::Line(reason), cost }
    }
}
