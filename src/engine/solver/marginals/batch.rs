//! Updates of several lines in black and white at once, by `lanes`.
//!
//! In: lines of one family and one length that are due. Out: their messages. Invariants: lines of
//! one family share no cell, so the messages are those of one update after the other, but for
//! rounding; the same on every machine.

use super::lanes::{LANES, Lanes, set};
use super::{Line, Marginals};
use crate::puzzle::{Color, LineId};

/// Lines that wait for their update. All are of one family and one length.
#[derive(Default)]
pub(super) struct Batch {
    waiting: Vec<LineId>,
    lanes: Lanes,
}

/// Fewer lines take longer in lanes than one after the other.
const MIN_LINES: usize = 3;

impl Marginals<'_> {
    /// Updates a line that is due, now or together with later ones.
    pub(super) fn update_soon(&mut self, line: LineId) {
        let line_states = &self.lines[line.index()];
        let fits = |candidate: &Line| {
            line_states.family == candidate.family
                && line_states.rules.cell_count == candidate.rules.cell_count
        };
        if line_states.states.is_none() {
            self.flush();
            return self.update(line);
        }
        if self.batch.waiting.first().is_some_and(|&first| !fits(&self.lines[first.index()])) {
            self.flush();
        }
        self.batch.waiting.push(line);
        if self.batch.waiting.len() == LANES {
            self.flush();
        }
    }

    /// Updates all lines that wait.
    pub(super) fn flush(&mut self) {
        let mut waiting = std::mem::take(&mut self.batch.waiting);
        if waiting.len() < MIN_LINES {
            waiting.iter().for_each(|&line| self.update(line));
        } else {
            self.gather_all(&waiting);
            self.batch.lanes.solve();
            self.send_all(&waiting);
        }
        waiting.clear();
        self.batch.waiting = waiting;
    }

    /// Collects the input of the lines: of each cell the product of the other lines' messages.
    fn gather_all(&mut self, lines: &[LineId]) {
        let geometry = self.puzzle.geometry();
        let states = lines.iter().filter_map(|line| self.lines[line.index()].states.as_ref());
        let lanes = &mut self.batch.lanes;
        let Some(first) = lines.first() else { return };
        lanes.load(geometry.line(*first).len(), states);
        let family = self.lines[first.index()].family;
        for (lane, &line) in lines.iter().enumerate() {
            let rows = lanes.blank.iter_mut().zip(&mut lanes.painted);
            for (&cell, (blank_row, painted_row)) in geometry.line(line).iter().zip(rows) {
                let [blank, painted] = match self.domains[cell.index()].single() {
                    None => self.messages.others(cell, family),
                    Some(Color::BACKGROUND) => [1.0, 0.0],
                    Some(_) => [0.0, 1.0],
                };
                set(blank_row, lane, blank);
                set(painted_row, lane, painted);
            }
        }
    }

    /// Sends the messages of the lines.
    fn send_all(&mut self, lines: &[LineId]) {
        let Some(first) = lines.first() else { return };
        let family = self.lines[first.index()].family;
        for (lane, &line) in lines.iter().enumerate() {
            for (at, &cell) in self.puzzle.geometry().line(line).iter().enumerate() {
                if self.domains[cell.index()].len() < 2 {
                    continue;
                }
                let lanes = &self.batch.lanes;
                let new = [&lanes.blank[at], &lanes.painted[at]].map(|row| row.as_array()[lane]);
                if self.messages.mix(cell, family, new) {
                    self.mark_due(cell, Some(line));
                }
            }
        }
    }
}
