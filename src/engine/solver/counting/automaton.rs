//! A deterministic automaton that reads the cells of a line and checks them against its clue.
//!
//! In: the runs of a clue, then one color after the other. Out: whether the cells so far can
//! satisfy, or do satisfy, the clue. Invariants: deterministic, also for unknown lengths and
//! colors, because a run is a longest stretch of one color.

use crate::puzzle::{Color, Run};

/// The state after the cells read so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    /// The number of runs that have begun.
    begun: u32,
    /// The color of the last cell.
    color: Color,
    /// How long the current run is so far, or the last one, if its clue has a length.
    length: u32,
}

impl State {
    /// The state before the first cell.
    pub const START: State = State { begun: 0, color: Color::BACKGROUND, length: 0 };

    /// Do the cells so far satisfy the whole clue?
    pub fn accepts(self, runs: &[Run]) -> bool {
        self.begun as usize == runs.len() && self.may_end(runs)
    }

    /// The state after another cell; `None` if it cannot have this color.
    pub fn after(self, color: Color, runs: &[Run]) -> Option<State> {
        if color.is_background() {
            return self.may_end(runs).then_some(State { color, ..self });
        }
        if color == self.color {
            return match self.run(runs)?.length {
                None => Some(self),
                Some(length) => {
                    (self.length < length).then_some(State { length: self.length + 1, ..self })
                }
            };
        }
        let next = runs.get(self.begun as usize)?;
        let fits = self.may_end(runs) && next.color.is_none_or(|own| own == color);
        let length = u32::from(next.length.is_some());
        fits.then_some(State { begun: self.begun + 1, color, length })
    }

    /// May the current run, if any, end here?
    fn may_end(self, runs: &[Run]) -> bool {
        let length = self.run(runs).and_then(|run| run.length);
        length.is_none_or(|length| length == self.length)
    }

    /// The run that the last cell belongs to.
    fn run(self, runs: &[Run]) -> Option<Run> {
        let is_inside = !self.color.is_background();
        is_inside.then(|| runs.get(self.begun as usize - 1).copied()).flatten()
    }
}
