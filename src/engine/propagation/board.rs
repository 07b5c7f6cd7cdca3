//! The colors that each cell may still have, stored line by line, and the queue of lines to solve.
//!
//! In: a puzzle, a deduction. Out: narrowed domains. Invariants: all lines through a cell store the
//! same colors for it; the trail lists the removed colors, oldest first.

use super::bits::Bits;
use super::deduction::Deduction;
use super::line_solver::LineSolver;
use super::rules::{LineRules, line_rules};
use super::steps::{Observer, Step};
use super::stopped::{Contradiction, Stopped};
use crate::budget::{Budget, Exhausted, Meter};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};
use std::collections::VecDeque;

/// The state of all cells during line solving.
pub(crate) struct Board<'a, const W: usize> {
    puzzle: &'a Puzzle,
    color_count: usize,
    rules: Vec<LineRules>,
    /// For each line and each color: the cells that may have it.
    domains: Vec<Bits<W>>,
    /// Removed colors, oldest first.
    trail: Vec<(CellId, Color)>,
    queue: VecDeque<LineId>,
    /// The queued regions, which any of their cells decides: they come first.
    regions: Vec<LineId>,
    is_queued: Vec<bool>,
    solver: LineSolver<W>,
    solves: u64,
    work: u64,
    meter: Meter<'a>,
}

/// A decision that [`Board::flip`] can undo.
#[derive(Clone, Copy)]
pub(crate) struct Decision {
    /// Length of the trail before the decision.
    taken: usize,
    cell: CellId,
    color: Color,
}

impl<'a, const W: usize> Board<'a, W> {
    /// The board with the domains of `deduction` and an empty queue.
    pub fn new(puzzle: &'a Puzzle, deduction: &Deduction, budget: &'a Budget) -> Board<'a, W> {
        let geometry = puzzle.geometry();
        let color_count = puzzle.palette().color_count();
        let all = puzzle.palette().all();
        let mut domains = vec![Bits::EMPTY; geometry.line_count() * color_count];
        for (line, own) in geometry.lines().zip(domains.chunks_mut(color_count)) {
            let cells = geometry.line(line).iter().map(|&cell| deduction.colors(cell));
            fill_domains(own, cells, all);
        }
        Board {
            puzzle,
            color_count,
            rules: geometry.lines().map(|line| line_rules(puzzle, line)).collect(),
            domains,
            trail: Vec::new(),
            queue: VecDeque::new(),
            regions: Vec::new(),
            is_queued: vec![false; geometry.line_count()],
            solver: LineSolver::new(color_count),
            solves: 0,
            work: 0,
            meter: Meter::new(budget),
        }
    }

    /// Queues every line.
    pub fn queue_all(&mut self) {
        self.queue = self.puzzle.geometry().lines().collect();
        self.is_queued.fill(true);
    }

    /// The present domains as a deduction.
    pub fn deduction(&self) -> Deduction {
        let geometry = self.puzzle.geometry();
        let mut colors = vec![ColorSet::EMPTY; geometry.cell_count()];
        // Each cell lies in one row.
        let rows = geometry.lines().take(geometry.families()[0].line_count);
        for (row, domains) in rows.zip(self.domains.chunks(self.color_count)) {
            for (color, domain) in self.puzzle.palette().colors().zip(domains) {
                for at in domain.iter() {
                    let cell = geometry.line(row)[at].index();
                    colors[cell] = colors[cell].with(color);
                }
            }
        }
        Deduction::new(colors)
    }

    /// The colors that a cell may have.
    pub fn colors(&self, cell: CellId) -> ColorSet {
        let crossing = self.puzzle.geometry().through(cell)[0];
        let domains = &self.domains[crossing.line.index() * self.color_count..];
        let allowed = |color: &Color| domains[color.index()].contains(crossing.at as usize);
        self.puzzle.palette().colors().filter(allowed).fold(ColorSet::EMPTY, ColorSet::with)
    }

    /// May the cell have this color?
    pub fn may_be(&self, cell: CellId, color: Color) -> bool {
        let crossing = self.puzzle.geometry().through(cell)[0];
        let domain = crossing.line.index() * self.color_count + color.index();
        self.domains[domain].contains(crossing.at as usize)
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &'a Puzzle {
        self.puzzle
    }

    /// How many lines were solved so far.
    pub fn solves(&self) -> u64 {
        self.solves
    }

    /// Work of these solves, in the unit of a [`Meter`]; long lines cost more than short ones.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Length of the trail: a state for [`Self::back_to`].
    pub fn taken(&self) -> usize {
        self.trail.len()
    }

    /// The colors removed after the trail had length `taken`.
    pub fn since(&self, taken: usize) -> &[(CellId, Color)] {
        &self.trail[taken..]
    }

    /// Undoes all removals after the first `taken` and empties the queue.
    pub fn back_to(&mut self, taken: usize) {
        for (cell, color) in self.trail.drain(taken..) {
            for crossing in self.puzzle.geometry().through(cell) {
                let domain = crossing.line.index() * self.color_count + color.index();
                self.domains[domain].insert(crossing.at as usize);
            }
        }
        for line in self.regions.drain(..).chain(self.queue.drain(..)) {
            self.is_queued[line.index()] = false;
        }
    }

    /// Removes all colors of a cell but `colors`.
    pub fn keep(&mut self, cell: CellId, colors: ColorSet) {
        for color in self.colors(cell).iter() {
            if !colors.contains(color) {
                self.take_out(cell, color, None);
            }
        }
    }

    /// Gives a cell one color until [`Self::flip`] undoes it.
    pub fn decide(&mut self, cell: CellId, color: Color) -> Decision {
        let taken = self.taken();
        self.keep(cell, ColorSet::only(color));
        Decision { taken, cell, color }
    }

    /// Undoes a decision and all removals after it, then excludes the decided color.
    pub fn flip(&mut self, decision: Decision) {
        self.back_to(decision.taken);
        self.take_out(decision.cell, decision.color, None);
    }

    /// Clears the trail: earlier removals become permanent.
    pub fn forget(&mut self) {
        self.trail.clear();
    }

    /// Is the budget over? Checks the clock at once.
    pub fn is_out_of_time(&self) -> bool {
        self.meter.budget().is_over()
    }

    /// Which limit ended the budget.
    pub fn limit(&self) -> Exhausted {
        self.meter.budget().exhausted()
    }

    /// Solves queued lines until the queue is empty.
    ///
    /// # Errors
    /// As those of [`Self::settle_line`].
    pub fn settle(&mut self, observer: &mut impl Observer) -> Result<(), Stopped> {
        while let Some(line) = self.next_line() {
            self.settle_line(line, observer)?;
        }
        Ok(())
    }

    /// How many lines are queued, without regions.
    pub fn due(&self) -> usize {
        self.queue.len()
    }

    /// Is a region queued?
    pub fn is_region_due(&self) -> bool {
        !self.regions.is_empty()
    }

    /// Takes a region out of the queue, or else the line that was queued first.
    pub fn next_line(&mut self) -> Option<LineId> {
        let line = self.regions.pop().or_else(|| self.queue.pop_front())?;
        self.is_queued[line.index()] = false;
        Some(line)
    }

    /// Solves one line and queues the other lines through the cells that it narrows.
    ///
    /// # Errors
    /// [`Stopped`] if the line has no placement left or the budget is over. All removals so far are
    /// sound, but the board is no fixpoint.
    pub fn settle_line(
        &mut self,
        line: LineId,
        observer: &mut impl Observer,
    ) -> Result<(), Stopped> {
        let rules = &self.rules[line.index()];
        let diagram = self.puzzle.diagram(line);
        if rules.runs.is_none() && diagram.is_none() {
            return Ok(());
        }
        let work = rules.work * W as u64;
        if self.meter.is_over(work) {
            return Err(self.meter.budget().exhausted().into());
        }
        self.solves += 1;
        self.work += work;
        let own = line.index() * self.color_count..(line.index() + 1) * self.color_count;
        if !self.solver.solve(rules, diagram, &self.domains[own.clone()]) {
            observer.step(Step::Contradiction { line });
            return Err(Contradiction { line }.into());
        }
        let before = self.trail.len();
        for (color, domain) in own.enumerate() {
            let gone = self.domains[domain].minus(self.solver.allowed[color]);
            for at in gone.iter() {
                let cell = self.puzzle.geometry().line(line)[at];
                self.take_out(cell, Color::numbered(color as u8), Some(line));
            }
        }
        if self.trail.len() > before {
            observer.step(Step::Line { line, excluded: &self.trail[before..] });
        }
        Ok(())
    }

    /// Removes a color from a cell and queues the lines through the cell, except `known`.
    // Without inlining, `propagate` takes 7 % more instructions for lighthouse.clues, 1 % for cat.non.
    #[inline(always)]
    pub fn take_out(&mut self, cell: CellId, color: Color, known: Option<LineId>) {
        self.trail.push((cell, color));
        for crossing in self.puzzle.geometry().through(cell) {
            let line = crossing.line.index();
            self.domains[line * self.color_count + color.index()].remove(crossing.at as usize);
            if Some(crossing.line) != known && !self.is_queued[line] {
                self.is_queued[line] = true;
                match self.puzzle.geometry().is_region(crossing.line) {
                    true => self.regions.push(crossing.line),
                    false => self.queue.push_back(crossing.line),
                }
            }
        }
    }
}

/// Sets the domains of a line from the colors that its cells may have; `all` are those of the palette.
pub(super) fn fill_domains<const W: usize>(
    domains: &mut [Bits<W>],
    cells: impl Iterator<Item = ColorSet>,
    all: ColorSet,
) {
    domains.fill(Bits::EMPTY);
    let mut blank = Bits::EMPTY;
    for (at, colors) in cells.enumerate() {
        match colors {
            colors if colors == all => blank.insert(at),
            colors => colors.iter().for_each(|color| domains[color.index()].insert(at)),
        }
    }
    domains.iter_mut().for_each(|domain| *domain = domain.or(blank));
}
