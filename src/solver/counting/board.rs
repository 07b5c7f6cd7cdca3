//! The rests of all lines together, and the colors of the cells where they cross.
//!
//! In: a puzzle, what is known of it, decisions. Out: which cells are open, in parts that share
//! no line. Invariants: once settled, all lines through a cell leave it the same colors; what was
//! changed stands on trails, oldest first.

use super::BigUint;
use super::residuals::{Colors, Residuals};
use super::unique_table::{DONE, NONE};
use crate::propagation::{Deduction, Limit};
use crate::puzzle::{CellId, ColorSet, Geometry, LineId, Puzzle};
use crate::sat::budget::{Budget, Meter};
use std::collections::VecDeque;

/// The state of all lines.
pub(super) struct Board<'a> {
    geometry: &'a Geometry,
    pub residuals: Residuals,
    /// The rest of each line.
    lines: Vec<u32>,
    /// The colors of each cell.
    colors: Vec<ColorSet>,
    /// What cells and lines were before they were changed.
    cell_trail: Vec<Colors>,
    line_trail: Vec<(LineId, u32)>,
    /// Lines of whose cells something was told.
    queue: VecDeque<LineId>,
    is_queued: Vec<bool>,
    narrowed: Vec<Colors>,
    /// When a line was last put into a part.
    parted: Vec<u32>,
    now: u32,
    /// Ways to color the cells of which no clue tells anything.
    pub free: BigUint,
    pub meter: Meter<'a>,
}

/// A state to come back to.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    cells: usize,
    lines: usize,
}

impl<'a> Board<'a> {
    /// The board as far as `deduction` knows it, settled; `None` if it has no picture.
    ///
    /// # Errors
    /// [`Limit`]
    pub fn new(
        puzzle: &'a Puzzle,
        deduction: &Deduction,
        budget: &'a Budget,
        max_bytes: usize,
    ) -> Result<Option<Board<'a>>, Limit> {
        let geometry = puzzle.geometry();
        let line_count = geometry.line_count();
        let mut board = Board {
            geometry,
            residuals: Residuals::new(),
            lines: vec![DONE; line_count],
            colors: geometry.cells().map(|cell| deduction.colors(cell)).collect(),
            cell_trail: Vec::new(),
            line_trail: Vec::new(),
            queue: VecDeque::new(),
            is_queued: vec![false; line_count],
            narrowed: Vec::new(),
            parted: vec![0; line_count],
            now: 0,
            free: BigUint::from(1u32),
            meter: Meter::new(budget),
        };
        if !board.add_lines(puzzle, max_bytes)? || !board.settle()? {
            return Ok(None);
        }
        let is_free = |cell: &CellId| {
            let through = geometry.through(*cell);
            through.iter().all(|crossing| puzzle.clue(crossing.line).runs().is_none())
        };
        board.free =
            geometry.cells().filter(is_free).map(|cell| board.colors[cell.index()].len()).product();
        board.cell_trail.clear();
        board.line_trail.clear();
        Ok(Some(board))
    }

    /// Adds the lines that have clues and open cells; false if one has no placement.
    fn add_lines(&mut self, puzzle: &Puzzle, max_bytes: usize) -> Result<bool, Limit> {
        let mut level = 0;
        for line in self.geometry.lines() {
            let cells = self.geometry.line(line);
            let colors: Vec<Colors> =
                cells.iter().map(|&cell| (cell, self.colors[cell.index()])).collect();
            let is_open = colors.iter().any(|(_, colors)| colors.len() > 1);
            if let Some(runs) = puzzle.clue(line).runs().filter(|_| is_open) {
                let meter = &mut self.meter;
                let (rest, left) =
                    self.residuals.of_line(runs, &colors, level, max_bytes, meter)?;
                if rest == NONE {
                    return Ok(false);
                }
                if self.residuals.bytes() > max_bytes {
                    return Err(Limit::Capacity);
                }
                self.lines[line.index()] = rest;
                let told = left.into_iter().zip(colors).filter(|(left, before)| left != before);
                told.for_each(|((cell, colors), _)| self.set_colors(cell, colors, Some(line)));
            }
            level += cells.len() as u32;
        }
        Ok(true)
    }

    /// Tells the colors of a cell to the lines through it, except the one that told them.
    pub fn set_colors(&mut self, cell: CellId, colors: ColorSet, by: Option<LineId>) {
        let before = std::mem::replace(&mut self.colors[cell.index()], colors);
        self.cell_trail.push((cell, before));
        for line in self.geometry.through(cell).iter().map(|crossing| crossing.line) {
            let is_new = Some(line) != by && self.lines[line.index()] != DONE;
            if is_new && !std::mem::replace(&mut self.is_queued[line.index()], true) {
                self.queue.push_back(line);
            }
        }
    }

    /// Solves lines until none has news; false if one has no placement left.
    ///
    /// # Errors
    /// The [`Limit`] that ended the budget.
    pub fn settle(&mut self) -> Result<bool, Limit> {
        let mut news = std::mem::take(&mut self.narrowed);
        let settled = self.settle_with(&mut news);
        self.narrowed = news;
        for line in self.queue.drain(..) {
            self.is_queued[line.index()] = false;
        }
        settled
    }

    fn settle_with(&mut self, news: &mut Vec<Colors>) -> Result<bool, Limit> {
        while let Some(line) = self.queue.pop_front() {
            self.is_queued[line.index()] = false;
            if self.meter.is_over(500) {
                return Err(Limit::of(self.meter.budget()));
            }
            let before = self.lines[line.index()];
            let rest = self.residuals.restrict(before, &self.colors, news);
            if rest == NONE {
                return Ok(false);
            }
            if rest != before {
                self.line_trail.push((line, before));
                self.lines[line.index()] = rest;
            }
            for (cell, colors) in news.drain(..) {
                self.set_colors(cell, colors, Some(line));
            }
        }
        Ok(true)
    }

    /// Where the board stands.
    pub fn mark(&self) -> Mark {
        Mark { cells: self.cell_trail.len(), lines: self.line_trail.len() }
    }

    /// Goes back to where it stood.
    pub fn back_to(&mut self, mark: Mark) {
        for (cell, before) in self.cell_trail.drain(mark.cells..).rev() {
            self.colors[cell.index()] = before;
        }
        for (line, before) in self.line_trail.drain(mark.lines..).rev() {
            self.lines[line.index()] = before;
        }
    }

    /// The colors of a cell.
    pub fn colors(&self, cell: CellId) -> ColorSet {
        self.colors[cell.index()]
    }

    /// What is left of these lines: equal keys have equally many pictures.
    pub fn key(&self, lines: &[LineId]) -> Box<[u32]> {
        lines.iter().map(|line| self.lines[line.index()]).collect()
    }

    /// Those of the lines that have open cells, in parts that share none of them, each in order.
    pub fn parts(&mut self, lines: impl Iterator<Item = LineId>) -> Vec<Vec<LineId>> {
        self.now += 1;
        let mut parts = Vec::new();
        for line in lines {
            if self.lines[line.index()] == DONE || !self.is_new(line) {
                continue;
            }
            let (mut part, mut next) = (vec![line], 0);
            while let Some(&line) = part.get(next) {
                next += 1;
                for at in 0..self.residuals.open(self.lines[line.index()]).len() {
                    let (cell, _) = self.residuals.open(self.lines[line.index()])[at];
                    let through = self.geometry.through(cell).iter().map(|crossing| crossing.line);
                    for other in through {
                        if self.lines[other.index()] != DONE && self.is_new(other) {
                            part.push(other);
                        }
                    }
                }
            }
            part.sort_unstable();
            parts.push(part);
        }
        parts
    }

    /// Is the line in no part yet? It is then.
    fn is_new(&mut self, line: LineId) -> bool {
        std::mem::replace(&mut self.parted[line.index()], self.now) != self.now
    }

    /// The cell of a part to branch on: the first one of the first line of the family that has most
    /// lines there, which are its short ones. So what is done with grows like a tide, behind
    /// which many ways come to the same.
    pub fn branch(&self, part: &[LineId]) -> Option<CellId> {
        let families = part
            .chunk_by(|&one, &other| self.geometry.place(one).0 == self.geometry.place(other).0);
        let lines = families.rev().max_by_key(|lines| lines.len())?;
        self.residuals.open(self.lines[lines[0].index()]).first().map(|&(cell, _)| cell)
    }

    /// Every line of the board.
    pub fn all_lines(&self) -> Vec<LineId> {
        self.geometry.lines().collect()
    }

    /// Forgets all rests but those of the lines, now and before they were changed, and `keys`,
    /// which are renumbered.
    pub fn forget<'k>(&'k mut self, keys: impl Iterator<Item = &'k mut u32>) {
        let before = self.line_trail.iter_mut().map(|(_, rest)| rest);
        let mut kept: Vec<&mut u32> = self.lines.iter_mut().chain(before).chain(keys).collect();
        self.residuals.keep(&mut kept);
    }
}
