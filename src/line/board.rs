//! The colors that each cell may still have, line by line, and the lines that
//! have news.
//!
//! In: a puzzle. Out: narrowed domains. Holds: all lines through a cell tell the
//! same of it; what was taken out stands on the trail, oldest first.

use super::bits::Bits;
use super::propagate::{Contradiction, Deduction};
use super::rules::{LineRules, line_rules};
use super::sweep::Sweeper;
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};
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
}

impl<'a, const W: usize> Board<'a, W> {
    /// The board as far as `deduction` knows it; no line has news.
    pub fn new(puzzle: &'a Puzzle, deduction: &Deduction) -> Board<'a, W> {
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

    /// How many lines were solved so far: the measure of work.
    pub fn solves(&self) -> u64 {
        self.solves
    }

    /// The present state, to come back to.
    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    /// What was taken out since the mark.
    pub fn since(&self, mark: usize) -> &[(CellId, Color)] {
        &self.trail[mark..]
    }

    /// Undoes everything since the mark; no line has news then.
    pub fn back_to(&mut self, mark: usize) {
        for (cell, color) in self.trail.drain(mark..) {
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

    /// Solves lines that have news until none has.
    ///
    /// # Errors
    /// The line that has no placement left; the board is then good for going back only.
    pub fn settle(&mut self) -> Result<(), Contradiction> {
        while let Some(line) = self.queue.pop_front() {
            self.is_queued[line.index()] = false;
            self.settle_line(line)?;
        }
        Ok(())
    }

    /// Solves one line; the others through its cells have news.
    ///
    /// # Errors
    /// The line, if it has no placement left.
    pub fn settle_line(&mut self, line: LineId) -> Result<(), Contradiction> {
        let rules = &self.rules[line.index()];
        if rules.runs.is_none() {
            return Ok(());
        }
        self.solves += 1;
        let own = line.index() * self.color_count..(line.index() + 1) * self.color_count;
        let allowed = &mut self.allowed;
        allowed.fill(Bits::EMPTY);
        let visit = |_, choice: usize, slots: super::sweep::Slots<W>| {
            let color = usize::from(rules.colors[choice]);
            allowed[color] = allowed[color].or(slots.cover);
        };
        let background = self.sweeper.sweep(rules, &self.domains[own.clone()], visit);
        self.allowed[0] = background.ok_or(Contradiction { line })?;
        for (color, domain) in own.enumerate() {
            let gone = self.domains[domain].minus(self.allowed[color]);
            for at in gone.iter() {
                let cell = self.puzzle.geometry().line(line)[at];
                self.take_out(cell, Color::numbered(color as u8), Some(line));
            }
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
    for (at, &cell) in puzzle.geometry().line(line).iter().enumerate() {
        for color in deduction.colors(cell).iter() {
            domains[color.index()].insert(at);
        }
    }
    domains
}
