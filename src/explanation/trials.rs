//! The shortest way on where no line says more.
//!
//! In: what is known of a board, a budget. Out: a trial or an either-way step of the least cost,
//! or none of at most [`MAX_CHAIN`] lines. Invariants: chains are looked for level by level over all
//! cells, so that a long one is told only where no shorter one was found; each is cut back to
//! the lines that it needs. What is found when the budget is over means nothing. All lists
//! have a limit.

use super::chain::{Chain, ChainEnd, MAX_REMOVED, follow, follow_all};
use super::reasons::Reasons;
use super::slice::Slice;
use super::{DeadEnd, Fact, Justification, MAX_CHAIN, Step};
use crate::propagation::{Board, Deduction, with_words};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};
use crate::sat::budget::Budget;

/// What a trial costs, and what each line of its chain adds, in hundredths.
const TRIAL_COST: u32 = 800;
const LINK_COST: u32 = 300;
/// What it costs to follow several chains and to compare them.
const EITHER_COST: u32 = 400;
/// How far chains are followed, one after the other.
const LEVELS: [usize; 7] = [1, 2, 3, 4, 6, 9, 12];
/// From so many lines on, what all colors of a cell bring about is looked at too.
const LONG_CHAIN: usize = 5;
/// How far both ways are followed.
const EITHER_LEVELS: usize = 4;

/// Of trials that are sure to end where the best one does, so many are compared with it.
const COMPARED: usize = 8;
/// So many trials that end are enough to choose from.
const MAX_DEAD: usize = 1 << 18;

/// Trials that were seen to end, for the next time that no line says more.
#[derive(Clone, Debug, Default)]
pub(super) struct Pending {
    trials: Vec<(CellId, Color)>,
    /// How many lines each of them has at most to be told at once.
    lines: usize,
}

/// The easiest step; none if there is none that a person could follow, or the budget is over.
pub(super) fn find_trial(
    reasons: &mut Reasons,
    known: &[ColorSet],
    pending: &mut Pending,
    budget: &Budget,
) -> Option<Step> {
    with_words!(reasons.puzzle, search(reasons, known, pending, budget))
}

/// A step and what tells which of two is easier.
struct Best {
    step: Step,
    lines: usize,
    /// Of the steps of its chain.
    cost: u32,
}

struct Search<'r, 'a, 'b, const W: usize> {
    reasons: &'r mut Reasons<'a>,
    known: &'r [ColorSet],
    board: Board<'b, W>,
    budget: &'b Budget,
    best: Option<Best>,
    /// Trials that ended, with their level.
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
    fn open(&self) -> Vec<CellId> {
        let open = |cell: &CellId| self.known[cell.index()].len() > 1;
        self.reasons.puzzle.geometry().cells().filter(open).collect()
    }

    /// The open cells with their colors.
    fn all_trials(&self) -> Vec<Fact> {
        self.open().into_iter().map(|cell| (cell, self.known[cell.index()])).collect()
    }

    /// A trial that was seen before, unless there is a much shorter one now.
    fn search_pending(&mut self, pending: &mut Pending) -> Option<Step> {
        if pending.trials.is_empty() {
            return None;
        }
        if pending.lines > LEVELS[1] + 2 {
            let mut trials = self.all_trials();
            self.trials(&mut trials, LEVELS[1]);
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

    /// The easiest step of all.
    fn search_all(&mut self, pending: &mut Pending) -> Option<Step> {
        self.dead.clear();
        let (cells, mut trials, budget) = (self.open(), self.all_trials(), self.budget);
        for levels in LEVELS {
            self.trials(&mut trials, levels);
            if levels <= EITHER_LEVELS && self.lines() >= LONG_CHAIN.max(levels) {
                cells
                    .iter()
                    .take_while(|_| !budget.is_over())
                    .for_each(|&cell| self.either(cell, levels));
            }
            // What was not found yet has more lines than levels were looked at.
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
    /// How many lines the best step has so far.
    fn lines(&self) -> usize {
        self.best.as_ref().map_or(usize::MAX, |best| best.lines)
    }

    /// Tries all of these for so many levels; those that say nothing more are taken out.
    fn trials(&mut self, trials: &mut Vec<Fact>, levels: usize) {
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
        let mut left = COMPARED;
        let found = self.dead[before..].to_vec();
        for (level, cell, color) in found {
            // A chain has as many lines as its level, or more.
            if level >= self.lines() {
                left = left.saturating_sub(1);
            }
            if level > self.lines() || left == 0 {
                break;
            }
            self.refute(cell, color, level);
        }
    }

    /// Takes down a trial that ends on this level.
    fn refute(&mut self, cell: CellId, color: Color, level: usize) {
        let mut chain = Chain::default();
        follow(&mut self.board, (cell, color), level, &|_| true, &mut chain);
        let ChainEnd::Dead(line, _) = chain.end else { return };
        let told = Slice::new(self.reasons, self.known, &chain).to_dead_end(line);
        let Some((mut steps, mut end)) = told else { return };
        // Leaves out one line after the other, as long as it still ends.
        let mut next = 0;
        while let Some(without) = lines_of(&steps, &end).get(next).copied() {
            let lines = lines_of(&steps, &end);
            let is_meant = |line: LineId| line != without && lines.contains(&line);
            follow(&mut self.board, (cell, color), 2 * MAX_CHAIN, &is_meant, &mut chain);
            next += 1;
            if self.budget.is_over() {
                return;
            }
            let ChainEnd::Dead(line, _) = chain.end else { continue };
            let shorter = Slice::new(self.reasons, self.known, &chain).to_dead_end(line);
            if let Some(shorter) = shorter.filter(|shorter| shorter.0.len() <= steps.len()) {
                (steps, end) = shorter;
                next = 0;
            }
        }
        let (lines, cost) = (steps.len() + 1, steps.iter().map(|step| step.cost).sum());
        let left = self.known[cell.index()].without(color);
        let because = Justification::Trial { cell, color, chain: steps, end };
        let step = Step {
            gives: vec![(cell, left)],
            justification: because,
            cost: TRIAL_COST + LINK_COST * lines as u32,
        };
        self.keep_easier(Best { step, lines, cost });
    }

    /// Looks for what all colors of a cell bring about.
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
            let mut gone = chain.removed.clone();
            gone.sort_unstable();
            gone
        };
        let others: Vec<Vec<(CellId, Color)>> = chains[1..].iter().map(sorted).collect();
        let follows = |gone: &&(CellId, Color)| {
            gone.0 != cell && others.iter().all(|other| other.binary_search(gone).is_ok())
        };
        let common: Vec<_> = chains[0].removed.iter().filter(follows).take(2).copied().collect();
        for gone in common {
            self.add_either(cell, &colors, &chains, gone);
        }
    }

    /// Takes down that all colors of a cell take this from another one.
    fn add_either(&mut self, cell: CellId, colors: &[Color], chains: &[Chain], gone: (CellId, Color)) {
        let mut told = Vec::with_capacity(chains.len());
        for (&color, chain) in colors.iter().zip(chains) {
            let steps = Slice::new(self.reasons, self.known, chain).to_removal(gone);
            let Some(steps) = steps else { return };
            told.push((color, steps));
        }
        let steps = || told.iter().flat_map(|(_, steps)| steps);
        let (lines, cost) = (steps().count(), steps().map(|step| step.cost).sum());
        let left = self.known[gone.0.index()].without(gone.1);
        let cost_of_all = told.len() as u32 * TRIAL_COST / 2 + EITHER_COST + LINK_COST * lines as u32;
        let because = Justification::Either { cell, chains: told };
        self.keep_easier(Best {
            step: Step { gives: vec![(gone.0, left)], justification: because, cost: cost_of_all },
            lines: lines + 1,
            cost,
        });
    }

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

/// The lines that a chain and its end look at, each once.
fn lines_of(steps: &[Step], end: &DeadEnd) -> Vec<LineId> {
    let mut lines: Vec<LineId> = steps.iter().filter_map(Step::line).chain([end.line]).collect();
    lines.sort_unstable();
    lines.dedup();
    lines
}
