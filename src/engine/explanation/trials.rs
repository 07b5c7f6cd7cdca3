//! Finds a short trial or either-way step where no single line helps.
//!
//! In: the known colors of a board, a budget. Out: the easiest step found, or `None` if no chain
//! of at most [`MAX_CHAIN`] lines was found. Invariants: the search goes level by level over all
//! cells, so that it takes a long chain only where it found no shorter one. Each chain is cut
//! back to the lines that it needs. A result means nothing once the budget is over. All lists
//! have a limit.

use super::chain::{Chain, ChainEnd, MAX_REMOVED, follow, follow_all};
use super::reasons::Reasons;
use super::slice::Slice;
use super::{DeadEnd, Fact, Justification, MAX_CHAIN, Step, counted_lines};
use crate::budget::Budget;
use crate::propagation::{Board, Deduction, with_words};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};
use itertools::Itertools;

/// The cost of a trial, and of each line of its chain, in hundredths of the easiest step.
const TRIAL_COST: u32 = 800;
const LINK_COST: u32 = 300;
/// The additional cost of comparing several chains.
const EITHER_COST: u32 = 400;
/// How many levels the passes over all trials follow, in this order.
const LEVELS: [usize; 7] = [1, 2, 3, 4, 6, 9, 12];
/// More levels than any chain has.
const ANY_LEVEL: usize = 1 << 20;
/// From this many lines in the best step on, the search tries either-way steps, too.
const LONG_CHAIN: usize = 5;
/// Most levels that either-way steps follow.
const EITHER_LEVELS: usize = 4;

/// Most trials of a pass that are refuted in full although they are no shorter than the best.
const MAX_COMPARED_TRIALS: usize = 8;
/// Most refuted trials that a search collects.
const MAX_DEAD: usize = 1 << 18;

/// Trials that ended in an earlier search, to try first in the next one.
#[derive(Clone, Debug, Default)]
pub(super) struct Pending {
    trials: Vec<(CellId, Color)>,
    /// Most lines with which one of them is taken without a new search.
    lines: usize,
}

/// The easiest trial or either-way step. `None` if no short chain was found, or the budget is
/// over.
pub(super) fn find_trial(
    reasons: &mut Reasons,
    known: &[ColorSet],
    pending: &mut Pending,
    budget: &Budget,
) -> Option<Step> {
    with_words!(reasons.puzzle, search(reasons, known, pending, budget))
}

/// A step that only the solver justifies, with the number of lines that refute every other color of
/// the cell.
pub(crate) fn guess(
    puzzle: &Puzzle,
    known: &[ColorSet],
    (cell, color): (CellId, Color),
    budget: &Budget,
) -> Step {
    let lines = lines_against(puzzle, known, (cell, color), budget);
    Step::by_solver(cell, color, lines)
}

/// How many lines refute every other color of a cell than this one. `None` if lines alone do not,
/// or the budget is over.
fn lines_against(
    puzzle: &Puzzle,
    known: &[ColorSet],
    (cell, color): (CellId, Color),
    budget: &Budget,
) -> Option<usize> {
    fn sum<const W: usize>(
        puzzle: &Puzzle,
        known: &[ColorSet],
        (cell, color): (CellId, Color),
        budget: &Budget,
    ) -> Option<usize> {
        let mut board = Board::<W>::new(puzzle, &Deduction::of_marks(puzzle, known), budget);
        let mut chain = Chain::default();
        let others = known[cell.index()].iter().filter(|&other| other != color);
        let mut lines = 0;
        for other in others {
            follow(&mut board, (cell, other), ANY_LEVEL, &|_| true, &mut chain);
            let ChainEnd::Dead(..) = chain.end else { return None };
            lines += chain.links.len() + 1;
        }
        Some(lines)
    }
    with_words!(puzzle, sum(puzzle, known, (cell, color), budget))
}

/// A step with its measures: fewer lines are easier, then a lower cost.
struct Best {
    step: Step,
    lines: usize,
    /// The sum over the steps of its chain.
    cost: u32,
}

struct Search<'r, 'a, 'b, const W: usize> {
    reasons: &'r mut Reasons<'a>,
    known: &'r [ColorSet],
    board: Board<'b, W>,
    budget: &'b Budget,
    best: Option<Best>,
    /// Trials that ended, with the level of the dead end.
    dead: Vec<(usize, CellId, Color)>,
}

fn search<const W: usize>(
    reasons: &mut Reasons,
    known: &[ColorSet],
    pending: &mut Pending,
    budget: &Budget,
) -> Option<Step> {
    let puzzle: &Puzzle = reasons.puzzle;
    let board = Board::<W>::new(puzzle, &Deduction::of_marks(puzzle, known), budget);
    let mut search = Search { reasons, known, board, budget, best: None, dead: Vec::new() };
    search.search_pending(pending).or_else(|| search.search_all(pending))
}

impl<const W: usize> Search<'_, '_, '_, W> {
    /// Cells with several possible colors.
    fn open(&self) -> Vec<CellId> {
        let open = |cell: &CellId| self.known[cell.index()].len() > 1;
        self.reasons.puzzle.geometry().cells().filter(open).collect()
    }

    /// The open cells with their possible colors.
    fn all_trials(&self) -> Vec<Fact> {
        self.open().into_iter().map(|cell| (cell, self.known[cell.index()])).collect()
    }

    /// A pending trial, or a much shorter one if there is one now.
    fn search_pending(&mut self, pending: &mut Pending) -> Option<Step> {
        if pending.trials.is_empty() {
            return None;
        }
        if pending.lines > LEVELS[1] + 2 {
            let mut trials = self.all_trials();
            self.try_all(&mut trials, LEVELS[1]);
            if self.lines() < pending.lines {
                return self.best.take().map(|best| best.step);
            }
        }
        while let Some((cell, color)) = pending.trials.pop() {
            if self.budget.is_over() {
                break;
            }
            let colors = self.known[cell.index()];
            if colors.len() > 1 && colors.contains(color) {
                self.refute(cell, color, MAX_CHAIN);
                if self.lines() <= pending.lines {
                    return self.best.take().map(|best| best.step);
                }
            }
        }
        None
    }

    /// The easiest step of a new search. Stores the other trials that ended in `pending`.
    fn search_all(&mut self, pending: &mut Pending) -> Option<Step> {
        self.dead.clear();
        let (cells, mut trials, budget) = (self.open(), self.all_trials(), self.budget);
        for levels in LEVELS {
            self.try_all(&mut trials, levels);
            if levels <= EITHER_LEVELS && self.lines() >= LONG_CHAIN.max(levels) {
                cells
                    .iter()
                    .take_while(|_| !budget.is_over())
                    .for_each(|&cell| self.either(cell, levels));
            }
            // A chain that was not found yet has more lines than `levels`.
            if self.lines() <= levels + 1 || self.budget.is_over() {
                break;
            }
        }
        let best = self.best.take()?;
        pending.lines = best.lines;
        let dead = self.dead.iter().filter(|dead| dead.0 <= best.lines);
        pending.trials = dead.rev().map(|&(_, cell, color)| (cell, color)).collect();
        Some(best.step)
    }
}

impl<const W: usize> Search<'_, '_, '_, W> {
    /// The number of lines of the best step so far.
    fn lines(&self) -> usize {
        self.best.as_ref().map_or(usize::MAX, |best| best.lines)
    }

    /// Follows all trials for so many levels. Removes those that ended or reached a fixpoint.
    fn try_all(&mut self, trials: &mut Vec<Fact>, levels: usize) {
        let before = self.dead.len();
        let mut chain = Chain::default();
        for (cell, colors) in trials.iter_mut() {
            for color in colors.iter() {
                if self.dead.len() == MAX_DEAD || self.budget.is_over() {
                    break;
                }
                follow(&mut self.board, (*cell, color), levels, &|_| true, &mut chain);
                match chain.end {
                    ChainEnd::Dead(_, level) => self.dead.push((level, *cell, color)),
                    ChainEnd::Fixpoint => {}
                    ChainEnd::Cut => continue,
                }
                *colors = colors.without(color);
            }
        }
        trials.retain(|(_, colors)| !colors.is_empty());
        self.dead[before..].sort_by_key(|&(level, ..)| level);
        let mut compared = 0;
        let found = self.dead[before..].to_vec();
        for (level, cell, color) in found {
            // A chain has at least as many lines as its level.
            if level >= self.lines() {
                compared += 1;
            }
            if level > self.lines() || compared == MAX_COMPARED_TRIALS {
                break;
            }
            self.refute(cell, color, level);
        }
    }

    /// Follows a trial that ends on this level, shortens its chain and keeps it if it is easier
    /// than the best step.
    fn refute(&mut self, cell: CellId, color: Color, level: usize) {
        let mut chain = Chain::default();
        follow(&mut self.board, (cell, color), level, &|_| true, &mut chain);
        let ChainEnd::Dead(line, _) = chain.end else { return };
        let slice = Slice::new(self.reasons, self.known, &chain).into_dead_end(line);
        let Some((mut steps, mut end)) = slice else { return };
        // Leaves out each line without which the chain still ends.
        let mut next = 0;
        while let Some(without) = lines_of(&steps, &end).get(next).copied() {
            let lines = lines_of(&steps, &end);
            let is_allowed = |line: LineId| line != without && lines.contains(&line);
            follow(&mut self.board, (cell, color), 2 * MAX_CHAIN, &is_allowed, &mut chain);
            next += 1;
            if self.budget.is_over() {
                return;
            }
            let ChainEnd::Dead(line, _) = chain.end else { continue };
            let shorter = Slice::new(self.reasons, self.known, &chain).into_dead_end(line);
            if let Some(shorter) =
                shorter.filter(|shorter| counted_lines(&shorter.0) <= counted_lines(&steps))
            {
                (steps, end) = shorter;
                next = 0;
            }
        }
        let (lines, cost) = (counted_lines(&steps) + 1, steps.iter().map(|step| step.cost).sum());
        let left = self.known[cell.index()].without(color);
        let step = Step {
            gives: vec![(cell, left)],
            justification: Justification::Trial { cell, color, chain: steps, end },
            cost: TRIAL_COST + LINK_COST * lines as u32,
        };
        self.keep_easier(Best { step, lines, cost });
    }

    /// Searches for removals that follow from every color of a cell.
    fn either(&mut self, cell: CellId, levels: usize) {
        let colors: Vec<Color> = self.known[cell.index()].iter().collect();
        let (mut chains, mut room) = (Vec::with_capacity(colors.len()), MAX_REMOVED);
        for &color in &colors {
            let (mut chain, supposed) = (Chain::default(), [(cell, ColorSet::only(color))]);
            follow_all(&mut self.board, &supposed, (levels, room), &|_| true, &mut chain);
            if matches!(chain.end, ChainEnd::Dead(..)) || chain.links.is_empty() {
                return;
            }
            room = room.saturating_sub(chain.removed.len());
            chains.push(chain);
        }
        let sorted = |chain: &Chain| {
            let mut removed = chain.removed.clone();
            removed.sort_unstable();
            removed
        };
        let others: Vec<Vec<(CellId, Color)>> = chains[1..].iter().map(sorted).collect();
        let follows = |removed: &&(CellId, Color)| {
            removed.0 != cell && others.iter().all(|other| other.binary_search(removed).is_ok())
        };
        let common: Vec<_> = chains[0].removed.iter().filter(follows).take(2).copied().collect();
        for removed in common {
            self.add_either(cell, &colors, &chains, removed);
        }
    }

    /// Keeps the either-way step by which all colors of a cell remove a color from another cell,
    /// if it is easier than the best step.
    fn add_either(
        &mut self,
        cell: CellId,
        colors: &[Color],
        chains: &[Chain],
        (target, removed): (CellId, Color),
    ) {
        let mut slices = Vec::with_capacity(chains.len());
        for (&color, chain) in colors.iter().zip(chains) {
            let steps = Slice::new(self.reasons, self.known, chain).into_removal((target, removed));
            let Some(steps) = steps else { return };
            slices.push((color, steps));
        }
        let steps = slices.iter().flat_map(|(_, steps)| steps);
        let cost = steps.map(|step| step.cost).sum();
        let lines: usize = slices.iter().map(|(_, steps)| counted_lines(steps)).sum();
        let left = self.known[target.index()].without(removed);
        let colors_cost = slices.len() as u32 * TRIAL_COST / 2;
        let step = Step {
            gives: vec![(target, left)],
            justification: Justification::Either { cell, chains: slices },
            cost: colors_cost + EITHER_COST + LINK_COST * lines as u32,
        };
        self.keep_easier(Best { step, lines: lines + 1, cost });
    }

    /// Replaces the best step by an easier one that is short enough.
    fn keep_easier(&mut self, found: Best) {
        let is_easier = self
            .best
            .as_ref()
            .is_none_or(|best| (found.lines, found.cost) < (best.lines, best.cost));
        if is_easier && found.lines <= MAX_CHAIN {
            self.best = Some(found);
        }
    }
}

/// The lines of a chain and its end, each once.
fn lines_of(steps: &[Step], end: &DeadEnd) -> Vec<LineId> {
    let mut lines: Vec<LineId> =
        steps.iter().filter_map(Step::line).chain([end.line]).sorted_unstable().collect();
    lines.dedup();
    lines
}
