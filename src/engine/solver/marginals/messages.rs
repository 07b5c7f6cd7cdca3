//! The messages of belief propagation: for each line and cell, the color probabilities that follow
//! from the line, ignoring the cell's own message to it.
//!
//! Invariants: the entries of a message, over the colors that the cell may have, sum to 1 or
//! nearly.

use crate::puzzle::{CellId, Color, ColorSet, Puzzle};
use crate::sat::noise::Noise;

/// The lower bound of an entry for a possible color.
const LEAST_ENTRY: f64 = 6e-6;
/// The weight of the old message in the new one, which prevents oscillation. With 0.5 the messages
/// are too slow for their number of rounds: 81,885 conflicts instead of 45,136 on the tournament.
const DAMPING: f64 = 0.2;
/// A message whose entries change by at most this makes no line due. 0.001 takes twice the time for
/// no sure gain; 0.05, with 40 rounds, half as many conflicts again.
const TOLERANCE: f64 = 0.01;
/// [`Messages::perturb`] makes an entry at most this much larger, as a share of it. A hundredth, 1 and
/// 10 lead to as many pictures.
const NOISE: f64 = 0.1;

/// The messages by cell, family of the sending line, and color. All messages to a cell are
/// adjacent.
pub(super) struct Messages {
    color_count: usize,
    family_count: usize,
    messages: Vec<f64>,
}

/// A line as a factor: its cells and its family.
#[derive(Clone, Copy)]
pub(super) struct Factor<'a> {
    pub cells: &'a [CellId],
    pub family: usize,
}

impl Messages {
    /// Uniform messages over the colors of each cell.
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

    /// Makes each entry a little larger, by the noise of this number.
    pub fn perturb(&mut self, number: usize) {
        let mut noise = Noise::numbered(number);
        self.messages.iter_mut().for_each(|entry| *entry *= 1.0 + NOISE * noise.number());
    }

    /// The messages to a cell: a row of colors for each family.
    fn incoming(&self, cell: CellId) -> &[f64] {
        let size = self.family_count * self.color_count;
        &self.messages[cell.index() * size..][..size]
    }

    /// The product of all messages to a cell for one color; not normalized.
    pub fn marginal(&self, cell: CellId, color: Color) -> f64 {
        self.incoming(cell).iter().skip(color.index()).step_by(self.color_count).product()
    }

    /// Collects the input of a line: the product of the other lines' messages to each cell, scaled
    /// so that the likeliest color has 1.
    pub fn gather(&self, line: Factor, domains: &[ColorSet], weights: &mut [f64]) {
        weights.fill(0.0);
        let size = line.cells.len();
        for (at, &cell) in line.cells.iter().enumerate() {
            let domain = domains[cell.index()];
            let cell_weights = &mut weights[at..];
            if let Some(color) = domain.single() {
                cell_weights[color.index() * size] = 1.0;
                continue;
            }
            let incoming = self.incoming(cell).chunks_exact(self.color_count).enumerate();
            let other_families = incoming.filter(|&(family, _)| family != line.family);
            let mut greatest = 0.0;
            for color in domain.iter() {
                let messages = other_families.clone().map(|(_, message)| message[color.index()]);
                let weight = messages.product();
                cell_weights[color.index() * size] = weight;
                greatest = if weight > greatest { weight } else { greatest };
            }
            if greatest > 0.0 {
                let factor = 1.0 / greatest;
                domain.iter().for_each(|color| cell_weights[color.index() * size] *= factor);
            }
        }
    }

    /// Sends the message of a line to the cell at position `at`: its shares divided by its input.
    /// Overwrites the shares of the cell. Returns true if the message changed noticeably.
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
        let (factor, mut has_changed) = (1.0 / all, false);
        for color in domain.iter() {
            let message = &mut messages[color.index()];
            let new = (shares[color.index() * size + at] * factor).max(LEAST_ENTRY);
            let damped = DAMPING * *message + (1.0 - DAMPING) * new;
            has_changed |= (damped - *message).abs() > TOLERANCE;
            *message = damped;
        }
        has_changed
    }

    /// The product of the messages to a cell for background and for the one other color, without
    /// those of one family.
    #[inline]
    pub fn others(&self, cell: CellId, family: usize) -> [f32; 2] {
        // On a rectangle there is one.
        if self.family_count == 2 {
            let other = (2 * cell.index() + 1 - family) * 2;
            return [self.messages[other] as f32, self.messages[other + 1] as f32];
        }
        let mut products = [1.0, 1.0];
        for (other, message) in self.incoming(cell).chunks_exact(2).enumerate() {
            if other != family {
                products = [products[0] * message[0], products[1] * message[1]];
            }
        }
        products.map(|product| product as f32)
    }

    /// Mixes a new message of a family to a cell, for background and for the one other color, with
    /// the old one. Returns true if the message changed noticeably.
    #[inline]
    pub fn mix(&mut self, cell: CellId, family: usize, new: [f32; 2]) -> bool {
        // Neither is above 1, unless one is not a number.
        if !(new[0] + new[1]).is_finite() {
            return false;
        }
        let place = (cell.index() * self.family_count + family) * 2;
        let mut has_changed = false;
        for (message, new) in self.messages[place..place + 2].iter_mut().zip(new) {
            let new = f64::from(new);
            let new = if new > LEAST_ENTRY { new } else { LEAST_ENTRY };
            let damped = DAMPING * *message + (1.0 - DAMPING) * new;
            has_changed |= (damped - *message).abs() > TOLERANCE;
            *message = damped;
        }
        has_changed
    }
}
