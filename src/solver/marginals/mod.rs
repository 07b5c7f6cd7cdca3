//! How likely each open cell is to have each of its colors, as far as the lines tell each other.
//!
//! In: a puzzle, what is known of it, a budget. Out: [`Beliefs`], a picture where they lead
//! ([`dive()`]). Invariants: advice and never a reason; the same on every machine, unless the budget
//! ends it. Reads: `puzzle`, `line`, `sat::budget`. The method is described in `docs/BELIEFS.md`.
//!
//! Sources: J. Pearl, "Probabilistic reasoning in intelligent systems" (1988);
//! F. R. Kschischang, B. J. Frey, H.-A. Loeliger, "Factor graphs and the sum-product algorithm"
//! (IEEE Trans. Inf. Theory 2001). Cells are the variables and lines the factors, whose messages
//! are exact.

mod chain;
mod decimation;
mod messages;

pub use decimation::{Decimation, decimate};

use crate::propagation::{Deduction, LineRules, line_rules};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};
use crate::sat::budget::{Budget, Meter};
use chain::Chain;
use messages::{Factor, Messages};

/// Most numbers that are kept of what lines tell cells; boards past it are not believed about.
const MAX_MESSAGES: usize = 1 << 23;
/// Most numbers of the working memory of one line; lines past it tell nothing.
const MAX_ROWS: usize = 1 << 20;
/// Most work of the first rounds, in about nanoseconds, and of those of a dive.
const MAX_WORK: u64 = 2_000_000_000;
const MAX_DECIMATION_WORK: u64 = 500_000_000;
/// Most work at a node of a search.
const MAX_NODE_WORK: u64 = 20_000_000;

/// What the lines make each other believe.
pub struct Marginals<'a> {
    puzzle: &'a Puzzle,
    domains: Vec<ColorSet>,
    lines: Vec<Line>,
    messages: Messages,
    /// Lines that were told something new since they were heard.
    is_due: Vec<bool>,
    chain: Chain,
    /// A row of cells for each color: what a line is told, and what it tells.
    weights: Vec<f64>,
    shares: Vec<f64>,
    meter: Meter<'a>,
    /// Rounds end where this is used up.
    work_left: u64,
    rounds: u32,
}

/// A line that tells something.
struct Line {
    rules: LineRules,
    latest: Vec<usize>,
    family: usize,
    /// About how many nanoseconds it takes to hear it.
    work: u64,
    /// Does it have a clue, and is there room for it?
    sends: bool,
}

impl<'a> Marginals<'a> {
    /// Every color that a cell may have is as likely as the others. `None` if the board is too
    /// large.
    pub fn new(
        puzzle: &'a Puzzle,
        deduction: &Deduction,
        budget: &'a Budget,
    ) -> Option<Marginals<'a>> {
        let (geometry, color_count) = (puzzle.geometry(), puzzle.palette().color_count());
        let members = geometry.cell_count() * geometry.families().len();
        // As numbers of eight bytes.
        if members * color_count > MAX_MESSAGES || !budget.has_room(8 * members * color_count) {
            return None;
        }
        let domains: Vec<ColorSet> = geometry.cells().map(|cell| deduction.colors(cell)).collect();
        let lines: Vec<Line> = geometry.lines().map(|line| Line::new(puzzle, line)).collect();
        let longest = lines.iter().map(|line| line.rules.cell_count).max().unwrap_or(0);
        let mut marginals = Marginals {
            puzzle,
            messages: Messages::new(puzzle, &domains),
            domains,
            is_due: vec![false; lines.len()],
            lines,
            chain: Chain::default(),
            weights: vec![0.0; longest * color_count],
            shares: vec![0.0; longest * color_count],
            meter: Meter::new(budget),
            work_left: MAX_WORK,
            rounds: 0,
        };
        geometry.cells().for_each(|cell| marginals.mark_due(cell, None));
        Some(marginals)
    }

    /// How many rounds there were so far.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Hears all lines that were told something new, again and again, for so many rounds at most.
    /// Is nothing new left?
    pub fn settle(&mut self, rounds: u32) -> bool {
        for _ in 0..rounds {
            if !self.is_due.contains(&true) {
                return true;
            }
            self.rounds += 1;
            for line in self.puzzle.geometry().lines() {
                if self.is_due[line.index()] {
                    let work = self.lines[line.index()].work;
                    // The line stays due, for whoever has work to spend later.
                    if self.work_left < work || self.meter.is_over(work) {
                        return false;
                    }
                    self.is_due[line.index()] = false;
                    self.work_left -= work;
                    self.update(line);
                }
            }
        }
        !self.is_due.contains(&true)
    }

    /// Settles what a node of a search changed, with work of its own: however many nodes there
    /// were before, what is believed there is not stale.
    pub fn settle_node(&mut self, rounds: u32) {
        self.work_left = MAX_NODE_WORK;
        self.settle(rounds);
    }

    /// From now on the cell may have these colors; not none.
    pub fn restrict(&mut self, cell: CellId, colors: ColorSet) {
        if self.domains[cell.index()] != colors && !colors.is_empty() {
            self.domains[cell.index()] = colors;
            self.mark_due(cell, None);
        }
    }

    /// The likeliest color of a cell, and how much likelier it is than chance: 1 if it is
    /// certain, 0 if all are the same.
    pub fn likeliest(&self, cell: CellId) -> (Color, f64) {
        let domain = self.domains[cell.index()];
        let (mut likeliest, mut most, mut all) = (Color::BACKGROUND, -1.0, 0.0);
        for color in domain.iter() {
            let weight = self.messages.marginal(cell, color);
            all += weight;
            if weight > most {
                (likeliest, most) = (color, weight);
            }
        }
        let count = domain.len() as f64;
        let sureness = if count > 1.0 { (most / all * count - 1.0) / (count - 1.0) } else { 1.0 };
        (likeliest, sureness)
    }

    /// How likely it is that a cell has a color, from 0 to 1.
    pub fn share(&self, cell: CellId, color: Color) -> f64 {
        let domain = self.domains[cell.index()];
        let weight = |color| self.messages.marginal(cell, color);
        let all: f64 = domain.iter().map(weight).sum();
        if domain.contains(color) { weight(color) / all } else { 0.0 }
    }

    /// The lines through the cell have something to hear, but for the one that told it.
    fn mark_due(&mut self, cell: CellId, by: Option<LineId>) {
        for crossing in self.puzzle.geometry().through(cell) {
            if Some(crossing.line) != by {
                self.is_due[crossing.line.index()] = self.lines[crossing.line.index()].sends;
            }
        }
    }

    /// Hears one line: all its cells are told what it believes.
    fn update(&mut self, line: LineId) {
        let geometry = self.puzzle.geometry();
        let cells = geometry.line(line);
        let is_open = |cell: &CellId| self.domains[cell.index()].len() > 1;
        if !cells.iter().any(is_open) {
            return;
        }
        let size = cells.len() * self.puzzle.palette().color_count();
        let (weights, shares) = (&mut self.weights[..size], &mut self.shares[..size]);
        let Line { rules, latest, family, .. } = &self.lines[line.index()];
        let factor = Factor { cells, family: *family };
        self.messages.gather(factor, &self.domains, weights);
        if self.chain.shares(rules, latest, weights, shares).is_none() {
            return;
        }
        for (at, &cell) in cells.iter().enumerate() {
            let domain = self.domains[cell.index()];
            let (weights, shares) = (&self.weights[..size], &mut self.shares[..size]);
            if domain.len() > 1 && self.messages.send(factor, at, domain, weights, shares) {
                self.mark_due(cell, Some(line));
            }
        }
    }
}

impl Line {
    fn new(puzzle: &Puzzle, line: LineId) -> Line {
        let rules = line_rules(puzzle, line);
        let tells = rules.runs.is_some() && chain::size(&rules) <= MAX_ROWS;
        let sizes = rules.cell_count * puzzle.palette().color_count();
        let work = (20 * sizes + 4 * chain::size(&rules)) as u64;
        Line {
            latest: chain::latest(&rules),
            family: puzzle.geometry().place(line).0,
            rules,
            work,
            sends: tells,
        }
    }
}

#[cfg(test)]
mod tests;
