//! The colors that each cell may still have, line by line, and the lines that
//! have news.
//!
//! In: a puzzle. Out: narrowed domains. Invariants: all lines through a cell tell the
//! same of it; what was taken out stands on the trail, oldest first.

use super::bits::Bits;
use super::deduction::Deduction;
use super::outcome::{Contradiction, Limit, Stopped};
use super::rules::{LineRules, line_rules};
use super::steps::{Observer, Step};
use super::sweep::Sweeper;
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};
use crate::sat::budget::{Budget, Meter};
use std::collections::VecDeque;

/// The state of all cells while lines are being solved.
pub(crate) struct Board<'a, const W: usize> {
    puzzle: &'a Puzzle,
    color_count: usize,
    rules: Vec<LineRules>,
    /// For each line and each color the cells that may have it.
    domains: Vec<Bits<W>>,
    /// What was taken out.
    trail: Vec<(CellId, Color)>,
    queue: VecDeque<LineId>,
    is_queued: Vec<bool>,
    sweeper: Sweeper<W>,
    allowed: Vec<Bits<W>>,
    solves: u64,
    work: u64,
    meter: Meter<'a>,
}

/// A decision that can be turned.
#[derive(Clone, Copy)]
pub(crate) struct Decision {
    /// What was taken out of the board before it.
    taken: usize,
    cell: CellId,
    color: Color,
}

impl<'a, const W: usize> Board<'a, W> {
    /// The board as far as `deduction` knows it; no line has news.
    pub fn new(puzzle: &'a Puzzle, deduction: &Deduction, budget: &'a Budget) -> Board<'a, W> {
        let geometry = puzzle.geometry();
        let color_count = puzzle.palette().color_count();
        let mut domains = Vec::with_capacity(geometry.line_count() * color_count);
        for line in geometry.lines() {
            domains.extend(line_domains::<W>(puzzle, deduction, line));
        }
        Board {
            puzzle,
            color_count,
            rules: geometry.lines().map(|line| line_rules(puzzle, line)).collect(),
            domains,
            trail: Vec::new(),
            queue: VecDeque::new(),
            is_queued: vec![false; geometry.line_count()],
            sweeper: Sweeper::default(),
            allowed: vec![Bits::EMPTY; color_count],
            solves: 0,
            work: 0,
            meter: Meter::new(budget),
        }
    }

    /// Every line has news.
    pub fn queue_all(&mut self) {
        self.queue = self.puzzle.geometry().lines().collect();
        self.is_queued.fill(true);
    }

    /// What is known now.
    pub fn deduction(&self) -> Deduction {
        Deduction::new(self.puzzle.geometry().cells().map(|cell| self.colors(cell)).collect())
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

    /// How much work that was, in the unit of a [`Meter`]: a long line is more than a short one.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// How many colors were taken out so far: a state to come back to.
    pub fn taken(&self) -> usize {
        self.trail.len()
    }

    /// What was taken out after the first `taken`.
    pub fn since(&self, taken: usize) -> &[(CellId, Color)] {
        &self.trail[taken..]
    }

    /// Puts back all but the first `taken`; no line has news then.
    pub fn back_to(&mut self, taken: usize) {
        for (cell, color) in self.trail.drain(taken..) {
            for crossing in self.puzzle.geometry().through(cell) {
                let domain = crossing.line.index() * self.color_count + color.index();
                self.domains[domain].insert(crossing.at as usize);
            }
        }
        for line in self.queue.drain(..) {
            self.is_queued[line.index()] = false;
        }
    }

    /// Leaves a cell only `colors`.
    pub fn keep(&mut self, cell: CellId, colors: ColorSet) {
        for color in self.colors(cell).iter() {
            if !colors.contains(color) {
                self.take_out(cell, color, None);
            }
        }
    }

    /// Decides that a cell has a color, until that is turned.
    pub fn decide(&mut self, cell: CellId, color: Color) -> Decision {
        let taken = self.taken();
        self.keep(cell, ColorSet::only(color));
        Decision { taken, cell, color }
    }

    /// Goes back to where a decision was made, and excludes it there.
    pub fn flip(&mut self, decision: Decision) {
        self.back_to(decision.taken);
        self.take_out(decision.cell, decision.color, None);
    }

    /// Forgets how to go back: what was taken out stays out.
    pub fn forget(&mut self) {
        self.trail.clear();
    }

    /// Is the budget over? Asked at once.
    pub fn is_out_of_time(&self) -> bool {
        self.meter.budget().is_over()
    }

    /// Why it is.
    pub fn limit(&self) -> Limit {
        Limit::of(self.meter.budget())
    }

    /// Solves lines that have news until none has.
    ///
    /// # Errors
    /// As those of [`Self::settle_line`].
    pub fn settle(&mut self, observer: &mut impl Observer) -> Result<(), Stopped> {
        while let Some(line) = self.next_line() {
            self.settle_line(line, observer)?;
        }
        Ok(())
    }

    /// How many lines have news.
    pub fn due(&self) -> usize {
        self.queue.len()
    }

    /// The line that has had news for longest; it has none then.
    pub fn next_line(&mut self) -> Option<LineId> {
        let line = self.queue.pop_front()?;
        self.is_queued[line.index()] = false;
        Some(line)
    }

    /// Solves one line; the others through its cells have news.
    ///
    /// # Errors
    /// [`Stopped`] if the line has no placement left or the budget is over; what was taken
    /// out so far is right, but the board is no fixpoint.
    pub fn settle_line(
        &mut self,
        line: LineId,
        observer: &mut impl Observer,
    ) -> Result<(), Stopped> {
        let rules = &self.rules[line.index()];
        if rules.runs.is_none() {
            return Ok(());
        }
        let work = rules.work * W as u64;
        if self.meter.is_over(work) {
            return Err(Limit::of(self.meter.budget()).into());
        }
        self.solves += 1;
        self.work += work;
        let own = line.index() * self.color_count..(line.index() + 1) * self.color_count;
        let allowed = &mut self.allowed;
        allowed.fill(Bits::EMPTY);
        let visit = |_, choice: usize, slots: super::sweep::Slots<W>| {
            let color = usize::from(rules.colors[choice]);
            allowed[color] = allowed[color].or(slots.cover);
        };
        let Some(background) = self.sweeper.sweep(rules, &self.domains[own.clone()], visit) else {
            observer.step(Step::Contradiction { line });
            return Err(Contradiction { line }.into());
        };
        self.allowed[0] = background;
        let before = self.trail.len();
        for (color, domain) in own.enumerate() {
            let gone = self.domains[domain].minus(self.allowed[color]);
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

    /// Takes a color from a cell; the lines through it but `known` have news.
    pub fn take_out(&mut self, cell: CellId, color: Color, known: Option<LineId>) {
        self.trail.push((cell, color));
        for crossing in self.puzzle.geometry().through(cell) {
            let line = crossing.line.index();
            self.domains[line * self.color_count + color.index()].remove(crossing.at as usize);
            if Some(crossing.line) != known && !self.is_queued[line] {
                self.is_queued[line] = true;
                self.queue.push_back(crossing.line);
            }
        }
    }
}

/// For each color the cells of `line` that may have it.
pub(super) fn line_domains<const W: usize>(
    puzzle: &Puzzle,
    deduction: &Deduction,
    line: LineId,
) -> Vec<Bits<W>> {
    let mut domains = vec![Bits::EMPTY; puzzle.palette().color_count()];
    let (all, mut blank) = (puzzle.palette().all(), Bits::EMPTY);
    for (at, &cell) in puzzle.geometry().line(line).iter().enumerate() {
        match deduction.colors(cell) {
            colors if colors == all => blank.insert(at),
            colors => colors.iter().for_each(|color| domains[color.index()].insert(at)),
        }
    }
    domains.iter_mut().for_each(|domain| *domain = domain.or(blank));
    domains
}
