//! The residuals of all lines, and the colors of the cells where they cross.
//!
//! In: a puzzle, a deduction, decisions. Out: the open cells, in parts that share no line.
//! Invariants: once settled, all lines through a cell leave it the same colors; trails list all
//! changes, oldest first.

use super::BigUint;
use super::residuals::{Colors, Residuals};
use super::tables::{DONE, NONE};
use crate::budget::{Budget, Meter};
use crate::propagation::Deduction;
use crate::puzzle::{CellId, ColorSet, Geometry, Language, LineId, Puzzle};
use crate::solver::Limit;
use std::collections::VecDeque;

/// The state of all lines.
pub(super) struct Board<'a> {
    geometry: &'a Geometry,
    pub residuals: Residuals,
    /// By line: the number of its residual.
    lines: Vec<u32>,
    /// By cell: the colors it may have.
    colors: Vec<ColorSet>,
    /// Former values of changed cells and lines, oldest first.
    cell_trail: Vec<Colors>,
    line_trail: Vec<(LineId, u32)>,
    /// Lines whose cells changed.
    queue: VecDeque<LineId>,
    is_queued: Vec<bool>,
    narrowed: Vec<Colors>,
    /// By line: the value of `now` when it was last put into a part.
    parted: Vec<u32>,
    now: u32,
    /// The number of ways to color the cells that no clue covers.
    pub free: BigUint,
    pub meter: Meter<'a>,
}

/// A state to return to: the lengths of the trails.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    cells: usize,
    lines: usize,
}

impl<'a> Board<'a> {
    /// The settled board of `deduction`; `None` if it has no picture.
    ///
    /// # Errors
    /// [`Limit`]: the budget is over, or a line needs more than `max_bytes`.
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
            through.iter().all(|crossing| puzzle.language(crossing.line).is_none())
        };
        board.free =
            geometry.cells().filter(is_free).map(|cell| board.colors[cell.index()].len()).product();
        board.cell_trail.clear();
        board.line_trail.clear();
        Ok(Some(board))
    }

    /// Adds the lines that have clues and open cells. False if one has no placement.
    fn add_lines(&mut self, puzzle: &Puzzle, max_bytes: usize) -> Result<bool, Limit> {
        let mut level = 0;
        for line in self.geometry.lines() {
            let cells = self.geometry.line(line);
            let colors: Vec<Colors> =
                cells.iter().map(|&cell| (cell, self.colors[cell.index()])).collect();
            let is_open = colors.iter().any(|(_, colors)| colors.len() > 1);
            if let Some(language) = puzzle.language(line).filter(|_| is_open) {
                let (residuals, meter) = (&mut self.residuals, &mut self.meter);
                let (residual, colors_left) = match language {
                    Language::Runs(runs) => {
                        residuals.of_line(runs, &colors, level, max_bytes, meter)?
                    }
                    Language::Diagram(diagram) => {
                        residuals.of_line(diagram, &colors, level, max_bytes, meter)?
                    }
                };
                if residual == NONE {
                    return Ok(false);
                }
                if self.residuals.bytes() > max_bytes {
                    return Err(Limit::Capacity);
                }
                self.lines[line.index()] = residual;
                let changes = colors_left.into_iter().zip(colors).filter(|(new, old)| new != old);
                changes.for_each(|((cell, colors), _)| self.set_colors(cell, colors, Some(line)));
            }
            level += cells.len() as u32;
        }
        Ok(true)
    }

    /// Changes the colors of a cell and queues the lines through it, except `by`.
    pub fn set_colors(&mut self, cell: CellId, colors: ColorSet, by: Option<LineId>) {
        let old_colors = std::mem::replace(&mut self.colors[cell.index()], colors);
        self.cell_trail.push((cell, old_colors));
        for line in self.geometry.through(cell).iter().map(|crossing| crossing.line) {
            let is_new = Some(line) != by && self.lines[line.index()] != DONE;
            if is_new && !std::mem::replace(&mut self.is_queued[line.index()], true) {
                self.queue.push_back(line);
            }
        }
    }

    /// Solves queued lines until the queue is empty. False if a line has no placement left.
    ///
    /// # Errors
    /// The [`Limit`] that ended the budget.
    pub fn settle(&mut self) -> Result<bool, Limit> {
        let mut narrowed = std::mem::take(&mut self.narrowed);
        let is_settled = self.settle_with(&mut narrowed);
        self.narrowed = narrowed;
        for line in self.queue.drain(..) {
            self.is_queued[line.index()] = false;
        }
        is_settled
    }

    fn settle_with(&mut self, narrowed: &mut Vec<Colors>) -> Result<bool, Limit> {
        while let Some(line) = self.queue.pop_front() {
            self.is_queued[line.index()] = false;
            if self.meter.is_over(500) {
                return Err(Limit::of(self.meter.budget()));
            }
            let old_residual = self.lines[line.index()];
            let residual = self.residuals.restrict(old_residual, &self.colors, narrowed);
            if residual == NONE {
                return Ok(false);
            }
            if residual != old_residual {
                self.line_trail.push((line, old_residual));
                self.lines[line.index()] = residual;
            }
            for (cell, colors) in narrowed.drain(..) {
                self.set_colors(cell, colors, Some(line));
            }
        }
        Ok(true)
    }

    /// The present state.
    pub fn mark(&self) -> Mark {
        Mark { cells: self.cell_trail.len(), lines: self.line_trail.len() }
    }

    /// Undoes all changes since `mark`.
    pub fn back_to(&mut self, mark: Mark) {
        for (cell, old_colors) in self.cell_trail.drain(mark.cells..).rev() {
            self.colors[cell.index()] = old_colors;
        }
        for (line, old_residual) in self.line_trail.drain(mark.lines..).rev() {
            self.lines[line.index()] = old_residual;
        }
    }

    /// The colors that a cell may have.
    pub fn colors(&self, cell: CellId) -> ColorSet {
        self.colors[cell.index()]
    }

    /// The residuals of these lines: parts with equal keys have equally many pictures.
    pub fn key(&self, lines: &[LineId]) -> Box<[u32]> {
        lines.iter().map(|line| self.lines[line.index()]).collect()
    }

    /// Splits the lines that have open cells into parts that share no open cell; each part is
    /// sorted.
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
                    for crossing in through {
                        if self.lines[crossing.index()] != DONE && self.is_new(crossing) {
                            part.push(crossing);
                        }
                    }
                }
            }
            part.sort_unstable();
            parts.push(part);
        }
        parts
    }

    /// Puts the line into the present part. False if it is in a part already.
    fn is_new(&mut self, line: LineId) -> bool {
        std::mem::replace(&mut self.parted[line.index()], self.now) != self.now
    }

    /// The cell of a part to branch on: the first open cell of the first line of the family with
    /// most lines in the part. These are its short lines, so the decided area grows evenly from one
    /// side. Many branches then leave equal residuals.
    pub fn branch(&self, part: &[LineId]) -> Option<CellId> {
        let families = part.chunk_by(|&a, &b| self.geometry.place(a).0 == self.geometry.place(b).0);
        let lines = families.rev().max_by_key(|lines| lines.len())?;
        self.residuals.open(self.lines[lines[0].index()]).first().map(|&(cell, _)| cell)
    }

    /// All lines of the board.
    pub fn all_lines(&self) -> Vec<LineId> {
        self.geometry.lines().collect()
    }

    /// Drops all residuals except those of the lines, on the trail, and in `keys`, and renumbers
    /// these.
    pub fn forget<'k>(&'k mut self, keys: impl Iterator<Item = &'k mut u32>) {
        let earlier = self.line_trail.iter_mut().map(|(_, residual)| residual);
        let mut residuals: Vec<&mut u32> =
            self.lines.iter_mut().chain(earlier).chain(keys).collect();
        self.residuals.keep(&mut residuals);
    }
}
