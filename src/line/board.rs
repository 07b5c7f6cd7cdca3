//! The colors that each cell may still have, line by line, and the lines that
//! have news.
//!
//! In: a puzzle. Out: narrowed domains. Holds: all lines through a cell tell the
//! same of it; what was taken out stands on the trail, oldest first.

use super::bits::Bits;
use super::rules::{LineRules, line_rules};
use super::sweep::Sweeper;
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};
use std::collections::VecDeque;

/// The state of all cells while lines are being solved.
pub(super) struct Board<'a, const W: usize> {
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
}

impl<'a, const W: usize> Board<'a, W> {
    /// Every cell open but for what is given; every line has news.
    pub fn new(puzzle: &'a Puzzle) -> Board<'a, W> {
        let geometry = puzzle.geometry();
        let color_count = puzzle.palette().color_count();
        let full = |line| {
            let cells = Bits::first(geometry.line(line).len());
            std::iter::repeat_n(cells, color_count)
        };
        let mut board = Board {
            puzzle,
            color_count,
            rules: geometry.lines().map(|line| line_rules(puzzle, line)).collect(),
            domains: geometry.lines().flat_map(full).collect(),
            trail: Vec::new(),
            queue: geometry.lines().collect(),
            is_queued: vec![true; geometry.line_count()],
            sweeper: Sweeper::default(),
            allowed: vec![Bits::EMPTY; color_count],
        };
        for &(cell, colors) in puzzle.givens() {
            board.keep(cell, colors);
        }
        board
    }

    /// The colors that a cell may have.
    pub fn colors(&self, cell: CellId) -> ColorSet {
        let crossing = self.puzzle.geometry().through(cell)[0];
        let domains = &self.domains[crossing.line.index() * self.color_count..];
        let allowed = |color: &Color| domains[color.0 as usize].contains(crossing.at as usize);
        self.puzzle.palette().colors().filter(allowed).fold(ColorSet::EMPTY, ColorSet::with)
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
    /// The line that has no placement left.
    pub fn settle(&mut self) -> Result<(), LineId> {
        while let Some(line) = self.queue.pop_front() {
            self.is_queued[line.index()] = false;
            self.settle_line(line)?;
        }
        Ok(())
    }

    fn settle_line(&mut self, line: LineId) -> Result<(), LineId> {
        let rules = &self.rules[line.index()];
        if rules.runs.is_none() {
            return Ok(());
        }
        let own = line.index() * self.color_count..(line.index() + 1) * self.color_count;
        let allowed = &mut self.allowed;
        allowed.fill(Bits::EMPTY);
        let visit = |_, choice: usize, slots: super::sweep::Slots<W>| {
            let color = usize::from(rules.colors[choice]);
            allowed[color] = allowed[color].or(slots.cover);
        };
        let background = self.sweeper.sweep(rules, &self.domains[own.clone()], visit);
        self.allowed[0] = background.ok_or(line)?;
        for (color, domain) in own.enumerate() {
            let gone = self.domains[domain].minus(self.allowed[color]);
            for at in gone.iter() {
                let cell = self.puzzle.geometry().line(line)[at];
                self.take_out(cell, Color(color as u8), Some(line));
            }
        }
        Ok(())
    }

    /// Takes a color from a cell; the lines through it but `known` have news.
    fn take_out(&mut self, cell: CellId, color: Color, known: Option<LineId>) {
        self.trail.push((cell, color));
        for crossing in self.puzzle.geometry().through(cell) {
            let line = crossing.line.index();
            self.domains[line * self.color_count + color.0 as usize].remove(crossing.at as usize);
            if Some(crossing.line) != known && !self.is_queued[line] {
                self.is_queued[line] = true;
                self.queue.push_back(crossing.line);
            }
        }
    }
}
