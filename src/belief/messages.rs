//! What each line tells each of its cells: how likely the colors are, all that the cell told
//! the line left aside.
//!
//! Holds: what is told of a cell adds up to 1 over the colors it may have, or nearly.

use crate::puzzle::{CellId, Color, ColorSet, Geometry, LineId, Puzzle};

/// No color that is possible is told to be less likely than this.
const LEAST: f64 = 6e-6;
/// How much of the old message stays in the new one, so that messages do not swing.
const DAMPING: f64 = 0.2;
/// A message that changes by less is not news.
const TOLERANCE: f64 = 0.01;

/// The messages, by line, cell and color.
pub(super) struct Messages {
    color_count: usize,
    /// Where the messages of each line begin, counted in cells.
    firsts: Vec<usize>,
    messages: Vec<f64>,
}

impl Messages {
    /// All colors that a cell may have are alike.
    pub fn new(puzzle: &Puzzle, domains: &[ColorSet]) -> Messages {
        let (geometry, color_count) = (puzzle.geometry(), puzzle.palette().color_count());
        let mut firsts = Vec::with_capacity(geometry.line_count());
        let (mut first, mut messages) = (0, Vec::new());
        for line in geometry.lines() {
            firsts.push(first);
            first += geometry.line(line).len();
            for cell in geometry.line(line) {
                let alike = 1.0 / domains[cell.index()].len() as f64;
                messages.extend(std::iter::repeat_n(alike, color_count));
            }
        }
        Messages { color_count, firsts, messages }
    }

    /// Where the message of a line to the cell at a place of it stands.
    fn place(&self, line: LineId, at: usize) -> usize {
        (self.firsts[line.index()] + at) * self.color_count
    }

    /// What all lines together tell of a color of a cell.
    pub fn belief(&self, puzzle: &Puzzle, cell: CellId, color: Color) -> f64 {
        let crossings = puzzle.geometry().through(cell).iter();
        let told = crossings.map(|crossing| self.place(crossing.line, crossing.at as usize));
        told.map(|place| self.messages[place + color.index()]).product()
    }

    /// The weights of a line: what the other lines tell of its cells, 1 for the likeliest color.
    pub fn gather(
        &self,
        geometry: &Geometry,
        line: LineId,
        domains: &[ColorSet],
        weights: &mut [f64],
    ) {
        let cells = geometry.line(line);
        weights.fill(0.0);
        for (at, &cell) in cells.iter().enumerate() {
            let domain = domains[cell.index()];
            if let Some(color) = domain.single() {
                weights[color.index() * cells.len() + at] = 1.0;
                continue;
            }
            for color in domain.iter() {
                weights[color.index() * cells.len() + at] = 1.0;
            }
            let mut greatest = 0.0f64;
            let others = geometry.through(cell).iter().filter(|crossing| crossing.line != line);
            for crossing in others {
                greatest = 0.0;
                let told = &self.messages[self.place(crossing.line, crossing.at as usize)..];
                for color in domain.iter() {
                    let weight = &mut weights[color.index() * cells.len() + at];
                    *weight *= told[color.index()];
                    greatest = greatest.max(*weight);
                }
            }
            if greatest > 0.0 {
                for color in domain.iter() {
                    weights[color.index() * cells.len() + at] /= greatest;
                }
            }
        }
    }

    /// Tells the cell at a place of a line what the line believes, without what it was told.
    /// Is that news?
    pub fn tell(
        &mut self,
        line: LineId,
        at: usize,
        domain: ColorSet,
        weights: &[f64],
        shares: &[f64],
    ) -> bool {
        let cells = weights.len() / self.color_count;
        let own = |color: Color| {
            let place = color.index() * cells + at;
            shares[place] / weights[place]
        };
        let all: f64 = domain.iter().map(own).sum();
        if !(all > 0.0 && all.is_finite()) {
            return false;
        }
        let place = self.place(line, at);
        let mut change = 0.0f64;
        for color in domain.iter() {
            let message = &mut self.messages[place + color.index()];
            let new = (own(color) / all).max(LEAST);
            let mixed = DAMPING * *message + (1.0 - DAMPING) * new;
            change = change.max((mixed - *message).abs());
            *message = mixed;
        }
        change > TOLERANCE
    }
}
