//! Belief propagation: marginals, that is how likely each open cell is to have each of its colors.
//!
//! In: a puzzle, a deduction, a budget. Out: [`Marginals`]. Invariants: marginals guide and never
//! prove; they are the same on every machine unless the budget ends the work.
//! `docs/method/marginals.md` describes the method.
//!
//! Sources: J. Pearl, "Probabilistic reasoning in intelligent systems" (1988); F. R. Kschischang,
//! B. J. Frey, H.-A. Loeliger, "Factor graphs and the sum-product algorithm" (IEEE Trans. Inf.
//! Theory 2001). Cells are the variables, lines the factors. The message of a line is exact for the
//! line.

mod batch;
mod chain;
mod lanes;
mod messages;

use crate::budget::{Budget, Meter};
use crate::propagation::{Deduction, LineRules, line_rules};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};
use batch::Batch;
use chain::Chain;
use lanes::States;
use messages::{Factor, Messages};

/// Most message entries of a board; larger boards skip belief propagation.
const MAX_MESSAGES: usize = 1 << 23;
/// Most entries of the working memory of one line; larger lines send no messages.
const MAX_ROWS: usize = 1 << 20;
/// Most entries of the working memory of one line that lie in the cache of a processor; an update of
/// a larger line takes so many times as long (measured with 52 colors and 100 runs a line).
const MAX_CACHED_ROWS: usize = 1 << 15;
const UNCACHED_FACTOR: u64 = 6;
/// Work limits in about nanoseconds: of the first rounds, and of one decimation run. No run on boards
/// of 100x100 reached the latter, one of six on 150x150 did, and without it none found a picture.
const MAX_WORK: u64 = 2_000_000_000;
const MAX_DECIMATION_WORK: u64 = 500_000_000;
/// Work limit at a node of the branching search, in about nanoseconds.
const MAX_NODE_WORK: u64 = 20_000_000;

/// The messages of all lines, and the marginals that follow from them.
pub struct Marginals<'a> {
    puzzle: &'a Puzzle,
    domains: Vec<ColorSet>,
    lines: Vec<Line>,
    messages: Messages,
    /// By line: did a message to the line change since its last update?
    is_due: Vec<bool>,
    chain: Chain,
    batch: Batch,
    /// A row of cells for each color: the input and the output of one line's update.
    weights: Vec<f64>,
    shares: Vec<f64>,
    meter: Meter<'a>,
    /// Rounds end when this work is used up.
    work_left: u64,
    rounds: u32,
}

/// A line as a factor.
struct Line {
    rules: LineRules,
    latest: Vec<usize>,
    family: usize,
    /// Estimated nanoseconds of one update in the cache.
    work: u64,
    /// The same wherever its working memory lies.
    time: u64,
    /// Does it have a clue and fit the working memory? Other lines send no messages.
    sends: bool,
    /// For the update of several lines at once, if that is possible.
    states: Option<States>,
}

impl<'a> Marginals<'a> {
    /// Uniform messages over the colors that `deduction` leaves. `None` if the board is too large.
    pub fn new(
        puzzle: &'a Puzzle,
        deduction: &Deduction,
        budget: &'a Budget,
    ) -> Option<Marginals<'a>> {
        let (geometry, color_count) = (puzzle.geometry(), puzzle.palette().color_count());
        let members = geometry.cell_count() * geometry.families().len();
        // Each entry takes eight bytes.
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
            batch: Batch::default(),
            weights: vec![0.0; longest * color_count],
            shares: vec![0.0; longest * color_count],
            meter: Meter::new(budget),
            work_left: MAX_WORK,
            rounds: 0,
        };
        geometry.cells().for_each(|cell| marginals.mark_due(cell, None));
        Some(marginals)
    }

    /// Makes each message a little larger, by the noise of this number.
    pub fn perturb(&mut self, number: usize) {
        self.messages.perturb(number);
    }

    /// The number of rounds so far.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Updates all lines that are due, for at most `rounds` rounds. Returns true if no line is due
    /// any more.
    pub fn settle(&mut self, rounds: u32) -> bool {
        for _ in 0..rounds {
            if !self.is_due.contains(&true) {
                return true;
            }
            self.rounds += 1;
            for line in self.puzzle.geometry().lines() {
                if self.is_first_of_family(line) {
                    self.flush();
                }
                if self.is_due[line.index()] {
                    let Line { work, time, .. } = self.lines[line.index()];
                    // The line stays due for a later call with more work left.
                    if self.work_left < work || self.meter.is_over(time) {
                        self.flush();
                        return false;
                    }
                    self.is_due[line.index()] = false;
                    self.work_left -= work;
                    self.update_soon(line);
                }
            }
            self.flush();
        }
        !self.is_due.contains(&true)
    }

    /// Is this the first line of its family?
    fn is_first_of_family(&self, line: LineId) -> bool {
        self.puzzle.geometry().place(line).1 == 0
    }

    /// Updates what a node of a search changed. Each node gets the same work limit, however many
    /// nodes came before.
    pub fn settle_node(&mut self, rounds: u32) {
        self.work_left = MAX_NODE_WORK;
        self.settle(rounds);
    }

    /// Gives the next decimation run its work limit.
    pub fn begin_run(&mut self) {
        self.work_left = MAX_DECIMATION_WORK;
    }

    /// Restricts a cell to these colors; ignores the empty set.
    ///
    /// # Panics
    /// If the cell belongs to a larger board.
    pub fn restrict(&mut self, cell: CellId, colors: ColorSet) {
        if self.domains[cell.index()] != colors && !colors.is_empty() {
            self.domains[cell.index()] = colors;
            self.mark_due(cell, None);
        }
    }

    /// The likeliest color of a cell and its sureness: 1 if it is certain, 0 if all colors are
    /// equally likely.
    ///
    /// # Panics
    /// If the cell belongs to a larger board.
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

    /// The surest of these cells, the surest first, each with its likeliest color; equally sure ones
    /// stay in their order. The parameter is the number of cells for each that is returned.
    ///
    /// # Panics
    /// If a cell belongs to a larger board.
    pub fn surest(
        &self,
        cells: impl Iterator<Item = CellId>,
        one_in: usize,
    ) -> Vec<(CellId, Color)> {
        let rank = |cell| {
            let (color, sureness) = self.likeliest(cell);
            (sureness, cell, color)
        };
        let mut ranked: Vec<(f64, CellId, Color)> = cells.map(rank).collect();
        // The sort is stable.
        ranked.sort_by(|first, second| second.0.total_cmp(&first.0));
        let count = ranked.len().div_ceil(one_in);
        ranked.into_iter().take(count).map(|(_, cell, color)| (cell, color)).collect()
    }

    /// The marginal: the probability that a cell has a color, from 0 to 1.
    ///
    /// # Panics
    /// If the cell belongs to a larger board.
    pub fn share(&self, cell: CellId, color: Color) -> f64 {
        let domain = self.domains[cell.index()];
        let weight = |color| self.messages.marginal(cell, color);
        let all: f64 = domain.iter().map(weight).sum();
        if domain.contains(color) { weight(color) / all } else { 0.0 }
    }

    /// Marks the lines through the cell as due, except `by`, which sent the message.
    fn mark_due(&mut self, cell: CellId, by: Option<LineId>) {
        for crossing in self.puzzle.geometry().through(cell) {
            if Some(crossing.line) != by {
                self.is_due[crossing.line.index()] = self.lines[crossing.line.index()].sends;
            }
        }
    }

    /// Updates one line: sends new messages to all its open cells.
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
        let sends = rules.runs.is_some() && chain::size(&rules) <= MAX_ROWS;
        let sizes = rules.cell_count * puzzle.palette().color_count();
        let work = (20 * sizes + 4 * chain::size(&rules)) as u64 + 4 * chain::products(&rules);
        let is_cached = chain::size(&rules) <= MAX_CACHED_ROWS;
        Line {
            states: states(puzzle, &rules),
            latest: chain::latest(&rules),
            family: puzzle.geometry().place(line).0,
            rules,
            work,
            time: if is_cached { work } else { UNCACHED_FACTOR * work },
            sends,
        }
    }
}

/// The states of a line in black and white whose lengths are all known.
fn states(puzzle: &Puzzle, rules: &LineRules) -> Option<States> {
    let runs = rules.runs.as_ref().filter(|_| puzzle.palette().color_count() == 2)?;
    let lengths: Vec<usize> = runs.iter().map(|run| run.least).collect();
    let is_exact = runs.iter().all(|run| run.spare == 0);
    if is_exact { States::new(rules.cell_count, &lengths) } else { None }
}

#[cfg(test)]
mod tests;
