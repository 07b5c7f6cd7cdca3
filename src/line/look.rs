//! One line under whatever is supposed of its cells.
//!
//! In: a line, the colors that each of its cells is supposed to have. Out: the colors that
//! are left, and where the runs may lie. Holds: complete, as the line solver is; what is
//! known of the board has no part in it. Whoever asks thousands of such questions asks one
//! [`Looks`], which keeps its memory.

use super::bits::Bits;
use super::rules::{LineRules, line_rules};
use super::slots::RunSlots;
use super::sweep::{Slots, Sweeper};
use crate::puzzle::{Color, ColorSet, LineId, Puzzle};

/// Answers of the line solver to "what if".
pub(crate) trait Looks {
    /// The colors left for each cell of `line`; false if it has no placement.
    fn allowed(&mut self, line: LineId, supposed: &[ColorSet], left: &mut Vec<ColorSet>) -> bool;

    /// Where the runs may lie; `None` if the clue is unknown or nothing fits.
    fn slots(&mut self, line: LineId, supposed: &[ColorSet]) -> Option<Vec<RunSlots>>;

    /// Both, if that is news. False if the line has no placement.
    fn look(&mut self, line: LineId, supposed: &[ColorSet], seen: &mut Seen) -> bool;
}

/// What a look at a line shows; kept from line to line for its memory.
#[derive(Default)]
pub(crate) struct Seen {
    /// Is some cell left less than was supposed? Only then the rest says something.
    pub is_news: bool,
    /// The colors left for each cell.
    pub left: Vec<ColorSet>,
    slots: Vec<RunSlots>,
    runs: usize,
}

impl Seen {
    /// Where each run may lie.
    pub fn slots(&self) -> &[RunSlots] {
        &self.slots[..self.runs]
    }
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
    rules: Vec<LineRules>,
    sweeper: Sweeper<W>,
    /// The cells that may have each color, and those that may still after a sweep.
    domains: Vec<Bits<W>>,
    covers: Vec<Bits<W>>,
    /// Of the last sweep: run, color, and where that may lie.
    places: Vec<(usize, Color, Slots<W>)>,
}

impl<const W: usize> Look<W> {
    fn new(puzzle: &Puzzle) -> Look<W> {
        let none = vec![Bits::EMPTY; puzzle.palette().color_count()];
        Look {
            rules: puzzle.geometry().lines().map(|line| line_rules(puzzle, line)).collect(),
            sweeper: Sweeper::default(),
            domains: none.clone(),
            covers: none,
            places: Vec::new(),
        }
    }

    /// Fills `places` and `covers`; false if the line has no placement.
    fn sweep(&mut self, line: LineId, supposed: &[ColorSet]) -> bool {
        let rules = &self.rules[line.index()];
        for (color, domain) in self.domains.iter_mut().enumerate() {
            let color = Color::numbered(color as u8);
            *domain = Bits::where_true(supposed.iter().map(|colors| colors.contains(color)));
        }
        self.covers.fill(Bits::EMPTY);
        self.places.clear();
        let (places, covers) = (&mut self.places, &mut self.covers);
        let background = self.sweeper.sweep(rules, &self.domains, |run, choice, slots| {
            if !slots.starts.is_empty() {
                let color = Color::numbered(rules.colors[choice]);
                covers[color.index()] = covers[color.index()].or(slots.cover);
                places.push((run, color, slots));
            }
        });
        self.covers[0] = background.unwrap_or(Bits::EMPTY);
        background.is_some()
    }

    fn fill_left(&self, cells: usize, left: &mut Vec<ColorSet>) {
        left.clear();
        left.resize(cells, ColorSet::EMPTY);
        for (color, cover) in self.covers.iter().enumerate() {
            let color = Color::numbered(color as u8);
            cover.iter().for_each(|at| left[at] = left[at].with(color));
        }
    }

    fn fill_slots(&self, runs: usize, slots: &mut Vec<RunSlots>) {
        let nowhere = RunSlots { starts: Vec::new(), ends: Vec::new(), colors: ColorSet::EMPTY };
        slots.resize(slots.len().max(runs), nowhere);
        for run in &mut slots[..runs] {
            run.starts.clear();
            run.ends.clear();
            run.colors = ColorSet::EMPTY;
        }
        for (run, color, places) in &self.places {
            let run = &mut slots[*run];
            run.starts.extend(places.starts.iter().map(|at| at as u32));
            run.ends.extend(places.ends.iter().map(|at| at as u32));
            run.colors = run.colors.with(*color);
        }
        for run in slots[..runs].iter_mut().filter(|run| run.colors.len() > 1) {
            for places in [&mut run.starts, &mut run.ends] {
                places.sort_unstable();
                places.dedup();
            }
        }
    }

    /// How many runs the clue has; `None` if it is unknown.
    fn run_count(&self, line: LineId) -> Option<usize> {
        self.rules[line.index()].runs.as_ref().map(Vec::len)
    }
}

impl<const W: usize> Looks for Look<W> {
    fn allowed(&mut self, line: LineId, supposed: &[ColorSet], left: &mut Vec<ColorSet>) -> bool {
        if self.run_count(line).is_none() {
            left.clear();
            left.extend_from_slice(supposed);
            return true;
        }
        let fits = self.sweep(line, supposed);
        self.fill_left(supposed.len(), left);
        fits
    }

    fn slots(&mut self, line: LineId, supposed: &[ColorSet]) -> Option<Vec<RunSlots>> {
        let runs = self.run_count(line)?;
        let mut slots = Vec::new();
        self.sweep(line, supposed).then(|| self.fill_slots(runs, &mut slots))?;
        Some(slots)
    }

    fn look(&mut self, line: LineId, supposed: &[ColorSet], seen: &mut Seen) -> bool {
        seen.is_news = false;
        let Some(runs) = self.run_count(line) else { return true };
        if !self.sweep(line, supposed) {
            return false;
        }
        seen.is_news = self.covers != self.domains;
        if seen.is_news {
            self.fill_left(supposed.len(), &mut seen.left);
            seen.runs = runs;
            self.fill_slots(runs, &mut seen.slots);
        }
        true
    }
}
