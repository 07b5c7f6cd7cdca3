//! One line under whatever is supposed of its cells.
//!
//! In: a line, the colors that each of its cells is supposed to have. Out: the colors that
//! are left, and where the runs may lie. Holds: complete, as the line solver is; what is
//! known of the board has no part in it. Whoever asks thousands of such questions asks one
//! [`Looks`], which keeps its memory.

use super::bits::Bits;
use super::rules::{LineRules, line_rules};
use super::slots::RunSlots;
use super::sweep::Sweeper;
use crate::puzzle::{Color, ColorSet, LineId, Puzzle};

/// Answers of the line solver to "what if".
pub(crate) trait Looks {
    /// The colors left for each cell of `line`; false if it has no placement.
    fn allowed(&mut self, line: LineId, supposed: &[ColorSet], left: &mut Vec<ColorSet>) -> bool;

    /// Where the runs may lie; `None` if the clue is unknown or nothing fits.
    fn slots(&mut self, line: LineId, supposed: &[ColorSet]) -> Option<Vec<RunSlots>>;
}

/// The line solver of a puzzle, for questions.
pub(crate) fn looks(puzzle: &Puzzle) -> Box<dyn Looks> {
    match super::words(puzzle) {
        1 => Box::new(Look::<1>::new(puzzle)),
        2 => Box::new(Look::<2>::new(puzzle)),
        3..=4 => Box::new(Look::<4>::new(puzzle)),
        _ => Box::new(Look::<16>::new(puzzle)),
    }
}

struct Look<const W: usize> {
    color_count: usize,
    rules: Vec<LineRules>,
    sweeper: Sweeper<W>,
    domains: Vec<Bits<W>>,
    covers: Vec<Bits<W>>,
}

impl<const W: usize> Look<W> {
    fn new(puzzle: &Puzzle) -> Look<W> {
        let color_count = puzzle.palette().color_count();
        Look {
            color_count,
            rules: puzzle.geometry().lines().map(|line| line_rules(puzzle, line)).collect(),
            sweeper: Sweeper::default(),
            domains: Vec::new(),
            covers: Vec::new(),
        }
    }

    fn suppose(&mut self, supposed: &[ColorSet]) {
        self.domains.clear();
        self.domains.resize(self.color_count, Bits::EMPTY);
        for (at, colors) in supposed.iter().enumerate() {
            colors.iter().for_each(|color| self.domains[color.index()].insert(at));
        }
    }
}

impl<const W: usize> Looks for Look<W> {
    fn allowed(&mut self, line: LineId, supposed: &[ColorSet], left: &mut Vec<ColorSet>) -> bool {
        left.clear();
        if self.rules[line.index()].runs.is_none() {
            left.extend_from_slice(supposed);
            return true;
        }
        self.suppose(supposed);
        self.covers.clear();
        self.covers.resize(self.color_count, Bits::EMPTY);
        let (rules, covers) = (&self.rules[line.index()], &mut self.covers);
        let swept = self.sweeper.sweep(rules, &self.domains, |_, choice, slots| {
            let color = usize::from(rules.colors[choice]);
            covers[color] = covers[color].or(slots.cover);
        });
        let Some(background) = swept else { return false };
        left.resize(supposed.len(), ColorSet::EMPTY);
        covers[0] = background;
        for (color, cover) in covers.iter().enumerate() {
            let color = Color::numbered(color as u8);
            cover.iter().for_each(|at| left[at] = left[at].with(color));
        }
        true
    }

    fn slots(&mut self, line: LineId, supposed: &[ColorSet]) -> Option<Vec<RunSlots>> {
        self.suppose(supposed);
        let rules = &self.rules[line.index()];
        let nowhere = RunSlots { starts: Vec::new(), ends: Vec::new(), colors: ColorSet::EMPTY };
        let mut found = vec![nowhere; rules.runs.as_ref()?.len()];
        self.sweeper.sweep(rules, &self.domains, |run, choice, slots| {
            let run: &mut RunSlots = &mut found[run];
            if !slots.starts.is_empty() {
                run.starts.extend(slots.starts.iter().map(|at| at as u32));
                run.ends.extend(slots.ends.iter().map(|at| at as u32));
                run.colors = run.colors.with(Color::numbered(rules.colors[choice]));
            }
        })?;
        for run in found.iter_mut().filter(|run| run.colors.len() > 1) {
            for places in [&mut run.starts, &mut run.ends] {
                places.sort_unstable();
                places.dedup();
            }
        }
        Some(found)
    }
}
