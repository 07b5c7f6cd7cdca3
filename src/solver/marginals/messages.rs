//! What each line tells each of its cells: how likely the colors are, all that the cell told
//! the line left aside.
//!
//! Invariants: what is told of a cell adds up to 1 over the colors it may have, or nearly.

use crate::puzzle::{CellId, Color, ColorSet, Puzzle};

/// No color that is possible is told to be less likely than this.
const LEAST: f64 = 6e-6;
/// How much of the old message stays in the new one, so that messages do not swing.
const DAMPING: f64 = 0.2;
/// A message that changes by less is not news.
const TOLERANCE: f64 = 0.01;

/// The messages, by cell, family of the line that tells it, and color: all that a line is told
/// of a cell stands together.
pub(super) struct Messages {
    color_count: usize,
    family_count: usize,
    messages: Vec<f64>,
}

/// A line and its family.
#[derive(Clone, Copy)]
pub(super) struct Factor<'a> {
    pub cells: &'a [CellId],
    pub family: usize,
}

impl Messages {
    /// All colors that a cell may have are alike.
    pub fn new(puzzle: &Puzzle, domains: &[ColorSet]) -> Messages {
        let color_count = puzzle.palette().color_count();
        let family_count = puzzle.geometry().families().len();
        let mut messages = Vec::with_capacity(domains.len() * family_count * color_count);
        for domain in domains {
            let alike = 1.0 / domain.len() as f64;
            messages.extend(std::iter::repeat_n(alike, family_count * color_count));
        }
        Messages { color_count, family_count, messages }
    }

    /// What is told of a cell, a row of colors for each family.
    fn incoming(&self, cell: CellId) -> &[f64] {
        let size = self.family_count * self.color_count;
        &self.messages[cell.index() * size..][..size]
    }

    /// What all lines together tell of a color of a cell.
    pub fn marginal(&self, cell: CellId, color: Color) -> f64 {
        self.incoming(cell).iter().skip(color.index()).step_by(self.color_count).product()
    }

    /// The weights of a line: what the other lines tell of its cells, 1 for the likeliest color.
    pub fn gather(&self, line: Factor, domains: &[ColorSet], weights: &mut [f64]) {
        weights.fill(0.0);
        let size = line.cells.len();
        for (at, &cell) in line.cells.iter().enumerate() {
            let domain = domains[cell.index()];
            let own = &mut weights[at..];
            if let Some(color) = domain.single() {
                own[color.index() * size] = 1.0;
                continue;
            }
            let told = self.incoming(cell).chunks_exact(self.color_count).enumerate();
            let others = told.filter(|&(family, _)| family != line.family);
            let mut greatest = 0.0;
            for color in domain.iter() {
                let told = others.clone().map(|(_, told)| told[color.index()]);
                let weight = told.product();
                own[color.index() * size] = weight;
                greatest = if weight > greatest { weight } else { greatest };
            }
            if greatest > 0.0 {
                let factor = 1.0 / greatest;
                domain.iter().for_each(|color| own[color.index() * size] *= factor);
            }
        }
    }

    /// Tells the cell at a place of a line what the line believes, without what it was told;
    /// that takes the place of the shares. Is it news?
    pub fn send(
        &mut self,
        line: Factor,
        at: usize,
        domain: ColorSet,
        weights: &[f64],
        shares: &mut [f64],
    ) -> bool {
        let size = line.cells.len();
        let mut all = 0.0;
        for color in domain.iter() {
            let place = color.index() * size + at;
            shares[place] /= weights[place];
            all += shares[place];
        }
        if !(all > 0.0 && all.is_finite()) {
            return false;
        }
        let place = line.cells[at].index() * self.family_count + line.family;
        let messages = &mut self.messages[place * self.color_count..][..self.color_count];
        let (factor, mut is_news) = (1.0 / all, false);
        for color in domain.iter() {
            let message = &mut messages[color.index()];
            let new = (shares[color.index() * size + at] * factor).max(LEAST);
            let mixed = DAMPING * *message + (1.0 - DAMPING) * new;
            is_news |= (mixed - *message).abs() > TOLERANCE;
            *message = mixed;
        }
        is_news
    }
}
