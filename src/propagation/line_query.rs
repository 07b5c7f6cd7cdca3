//! One line under whatever is supposed of its cells.
//!
//! In: a line, the colors that each of its cells is supposed to have, a budget. Out: the
//! colors that are left, and where the runs may lie. Invariants: complete, as the line solver is;
//! what is known of the board has no part in it. One [`Looks`] answers thousands of such
//! questions in the same memory. Once the budget is over, every answer is that nothing is
//! known and everything fits: the caller looks at [`Looks::is_over`] before using it.

use super::bits::Bits;
use super::rules::{LineRules, line_rules};
use super::slots::RunSlots;
use super::sweep::Sweeper;
use crate::puzzle::{Color, ColorSet, LineId, Puzzle};
use crate::sat::budget::{Budget, Meter};

/// Answers of the line solver to "what if".
pub(crate) trait LineQueries {
    /// The colors left for each cell of `line`; false if it has no placement.
    fn allowed(&mut self, line: LineId, supposed: &[ColorSet], left: &mut Vec<ColorSet>) -> bool;

    /// Where the runs may lie; false if the clue is unknown or nothing fits.
    fn slots(&mut self, line: LineId, supposed: &[ColorSet], seen: &mut LineState) -> bool;

    /// Both, if that is news. False if the line has no placement.
    fn query(&mut self, line: LineId, supposed: &[ColorSet], seen: &mut LineState) -> bool;

    /// Was the budget over at the last question? Then its answer means nothing.
    fn is_over(&self) -> bool;
}

/// What a look at a line shows; kept from line to line for its memory.
#[derive(Default)]
pub(crate) struct LineState {
    /// Is some cell left less than was supposed? Only then the rest says something.
    pub is_narrowed: bool,
    /// The colors left for each cell.
    pub left: Vec<ColorSet>,
    slots: Vec<RunSlots>,
    runs: usize,
}

impl LineState {
    /// Where each run may lie.
    pub fn slots(&self) -> &[RunSlots] {
        &self.slots[..self.runs]
    }
}

/// The line solver of a puzzle, for questions.
pub(crate) fn line_queries<'a>(puzzle: &'a Puzzle, budget: &'a Budget) -> Box<dyn LineQueries + 'a> {
    match super::words(puzzle) {
        1 => Box::new(LineQuery::<1>::new(puzzle, budget)),
        2 => Box::new(LineQuery::<2>::new(puzzle, budget)),
        3..=4 => Box::new(LineQuery::<4>::new(puzzle, budget)),
        _ => Box::new(LineQuery::<16>::new(puzzle, budget)),
    }
}

struct LineQuery<'a, const W: usize> {
    puzzle: &'a Puzzle,
    /// Of each line, from the first question about it on.
    rules: Vec<Option<LineRules>>,
    sweeper: Sweeper<W>,
    /// The cells that may have each color, and those that may still after a sweep.
    domains: Vec<Bits<W>>,
    covers: Vec<Bits<W>>,
    /// Of the last sweep, run by run.
    places: Vec<Places<W>>,
    meter: Meter<'a>,
    is_over: bool,
}

/// Where a run may lie, in whatever color, and its colors.
#[derive(Clone, Copy)]
struct Places<const W: usize> {
    starts: Bits<W>,
    ends: Bits<W>,
    colors: ColorSet,
}

impl<const W: usize> Places<W> {
    const NONE: Self = Places { starts: Bits::EMPTY, ends: Bits::EMPTY, colors: ColorSet::EMPTY };
}

impl<'a, const W: usize> LineQuery<'a, W> {
    fn new(puzzle: &'a Puzzle, budget: &'a Budget) -> LineQuery<'a, W> {
        let none = vec![Bits::EMPTY; puzzle.palette().color_count()];
        LineQuery {
            puzzle,
            rules: vec![None; puzzle.geometry().line_count()],
            sweeper: Sweeper::default(),
            domains: none.clone(),
            covers: none,
            places: Vec::new(),
            meter: Meter::new(budget),
            is_over: false,
        }
    }

    /// Fills `places` and `covers`; false if the line has no placement.
    fn sweep(&mut self, line: LineId, supposed: &[ColorSet]) -> bool {
        let rules = &mut self.rules[line.index()];
        let rules = &*rules.get_or_insert_with(|| line_rules(self.puzzle, line));
        for (color, domain) in self.domains.iter_mut().enumerate() {
            let color = Color::numbered(color as u8);
            *domain = Bits::where_true(supposed.iter().map(|colors| colors.contains(color)));
        }
        self.places.clear();
        self.places.resize(rules.runs.as_ref().map_or(0, Vec::len), Places::NONE);
        self.is_over = self.is_over || self.meter.is_over(rules.work * W as u64);
        if self.is_over {
            self.covers.copy_from_slice(&self.domains);
            return true;
        }
        self.covers.fill(Bits::EMPTY);
        let (places, covers) = (&mut self.places, &mut self.covers);
        let background = self.sweeper.sweep(rules, &self.domains, |run, choice, slots| {
            if !slots.starts.is_empty() {
                let color = Color::numbered(rules.colors[choice]);
                covers[color.index()] = covers[color.index()].or(slots.cover);
                let run = &mut places[run];
                run.starts = run.starts.or(slots.starts);
                run.ends = run.ends.or(slots.ends);
                run.colors = run.colors.with(color);
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

    fn fill_slots(&self, seen: &mut LineState) {
        seen.runs = self.places.len();
        let nowhere = RunSlots { starts: Vec::new(), ends: Vec::new(), colors: ColorSet::EMPTY };
        seen.slots.resize(seen.slots.len().max(seen.runs), nowhere);
        for (run, places) in seen.slots.iter_mut().zip(&self.places) {
            run.starts.clear();
            run.ends.clear();
            run.starts.extend(places.starts.iter().map(|at| at as u32));
            run.ends.extend(places.ends.iter().map(|at| at as u32));
            run.colors = places.colors;
        }
    }

    fn is_unknown(&self, line: LineId) -> bool {
        self.puzzle.clue(line).runs().is_none()
    }
}

impl<const W: usize> LineQueries for LineQuery<'_, W> {
    fn allowed(&mut self, line: LineId, supposed: &[ColorSet], left: &mut Vec<ColorSet>) -> bool {
        if self.is_unknown(line) {
            left.clear();
            left.extend_from_slice(supposed);
            return true;
        }
        let fits = self.sweep(line, supposed);
        self.fill_left(supposed.len(), left);
        fits
    }

    fn slots(&mut self, line: LineId, supposed: &[ColorSet], seen: &mut LineState) -> bool {
        let fits = !self.is_unknown(line) && self.sweep(line, supposed);
        if fits {
            self.fill_slots(seen);
        }
        fits
    }

    fn query(&mut self, line: LineId, supposed: &[ColorSet], seen: &mut LineState) -> bool {
        seen.is_narrowed = false;
        if self.is_unknown(line) {
            return true;
        }
        if !self.sweep(line, supposed) {
            return false;
        }
        seen.is_narrowed = self.covers != self.domains;
        if seen.is_narrowed {
            self.fill_left(supposed.len(), &mut seen.left);
            self.fill_slots(seen);
        }
        true
    }

    fn is_over(&self) -> bool {
        self.is_over
    }
}
