//! Queries to the line solver about one line under assumed colors.
//!
//! In: a line, the colors assumed for each of its cells, a budget. Out: the colors left, and where
//! the runs may lie. Invariants: the answers are complete, as those of the line solver, and depend
//! on the assumed colors alone. One [`LineQuery`] serves thousands of queries with the same memory. Once the budget is
//! over, every query excludes nothing: check [`LineQueries::is_over`] before using a result.

use super::bits::Bits;
use super::board::fill_domains;
use super::diagrams::DiagramSolver;
use super::rules::{LineRules, line_rules};
use super::slots::RunSlots;
use super::sweep::Sweeper;
use crate::budget::{Budget, Meter};
use crate::puzzle::{Color, ColorSet, LineId, Puzzle};

/// Hypothetical queries to the line solver.
pub(crate) trait LineQueries {
    /// Stores the colors left for each cell of `line` in `left`. False if the line has no
    /// placement.
    fn allowed(&mut self, line: LineId, supposed: &[ColorSet], left: &mut Vec<ColorSet>) -> bool;

    /// Stores where the runs may lie. False if the clue is no list of runs or the line has no
    /// placement.
    fn slots(&mut self, line: LineId, supposed: &[ColorSet], state: &mut LineState) -> bool;

    /// Stores both, without runs where the clue is no list of them, but only if some cell lost a color. False if the line has no placement.
    fn query(&mut self, line: LineId, supposed: &[ColorSet], state: &mut LineState) -> bool;

    /// Was the budget over at the last query? Then its result means nothing.
    fn is_over(&self) -> bool;
}

/// The result of a query; reused from query to query for its memory.
#[derive(Default)]
pub(crate) struct LineState {
    /// Did some cell lose a color? Only then the other fields are valid after
    /// [`LineQueries::query`].
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

/// A line solver for queries, with the word count that the puzzle needs.
pub(crate) fn line_queries<'a>(
    puzzle: &'a Puzzle,
    budget: &'a Budget,
) -> Box<dyn LineQueries + 'a> {
    with_words!(puzzle, boxed(puzzle, budget))
}

fn boxed<'a, const W: usize>(puzzle: &'a Puzzle, budget: &'a Budget) -> Box<dyn LineQueries + 'a> {
    Box::new(LineQuery::<W>::new(puzzle, budget))
}

struct LineQuery<'a, const W: usize> {
    puzzle: &'a Puzzle,
    /// By line: its rules, from the first query on.
    rules: Vec<Option<LineRules>>,
    sweeper: Sweeper<W>,
    diagram_solver: DiagramSolver,
    /// By color: the cells that were assumed to allow it, and those that still do after a sweep.
    domains: Vec<Bits<W>>,
    covers: Vec<Bits<W>>,
    /// By run: the places after the last sweep.
    places: Vec<Places<W>>,
    meter: Meter<'a>,
    is_over: bool,
}

/// Where a run may lie, in any color, and its colors.
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
            diagram_solver: DiagramSolver::default(),
            domains: none.clone(),
            covers: none,
            places: Vec::new(),
            meter: Meter::new(budget),
            is_over: false,
        }
    }

    /// Fills `places` and `covers`. False if the line has no placement.
    fn sweep(&mut self, line: LineId, supposed: &[ColorSet]) -> bool {
        let rules = &mut self.rules[line.index()];
        let rules = &*rules.get_or_insert_with(|| line_rules(self.puzzle, line));
        fill_domains(&mut self.domains, supposed.iter().copied(), self.puzzle.palette().all());
        self.places.clear();
        self.places.resize(rules.runs.as_ref().map_or(0, Vec::len), Places::NONE);
        self.is_over = self.is_over || self.meter.is_over(rules.work * W as u64);
        if self.is_over {
            self.covers.copy_from_slice(&self.domains);
            return true;
        }
        self.covers.fill(Bits::EMPTY);
        if let Some(diagram) = self.puzzle.diagram(line) {
            return self.diagram_solver.solve(diagram, &self.domains, &mut self.covers);
        }
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

    /// The assumed colors without those that the last sweep excludes.
    fn fill_left(&self, supposed: &[ColorSet], left: &mut Vec<ColorSet>) {
        left.clear();
        left.extend_from_slice(supposed);
        for (color, (domain, cover)) in self.domains.iter().zip(&self.covers).enumerate() {
            let color = Color::numbered(color as u8);
            domain.minus(*cover).iter().for_each(|at| left[at] = left[at].without(color));
        }
    }

    fn fill_slots(&self, state: &mut LineState) {
        state.runs = self.places.len();
        let nowhere = RunSlots { starts: Vec::new(), ends: Vec::new(), colors: ColorSet::EMPTY };
        state.slots.resize(state.slots.len().max(state.runs), nowhere);
        for (run, places) in state.slots.iter_mut().zip(&self.places) {
            run.starts.clear();
            run.ends.clear();
            places.starts.iter().for_each(|at| run.starts.push(at as u32));
            places.ends.iter().for_each(|at| run.ends.push(at as u32));
            run.colors = places.colors;
        }
    }

    /// Does the clue forbid nothing?
    fn is_unknown(&self, line: LineId) -> bool {
        self.puzzle.language(line).is_none()
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
        self.fill_left(supposed, left);
        fits
    }

    fn slots(&mut self, line: LineId, supposed: &[ColorSet], state: &mut LineState) -> bool {
        let fits = self.puzzle.clue(line).runs().is_some() && self.sweep(line, supposed);
        if fits {
            self.fill_slots(state);
        }
        fits
    }

    fn query(&mut self, line: LineId, supposed: &[ColorSet], state: &mut LineState) -> bool {
        state.is_narrowed = false;
        if self.is_unknown(line) {
            return true;
        }
        if !self.sweep(line, supposed) {
            return false;
        }
        state.is_narrowed = self.covers != self.domains;
        if state.is_narrowed {
            self.fill_left(supposed, &mut state.left);
            self.fill_slots(state);
        }
        true
    }

    fn is_over(&self) -> bool {
        self.is_over
    }
}
