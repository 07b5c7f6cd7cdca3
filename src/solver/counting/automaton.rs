//! A line that is read cell by cell.
//!
//! In: the runs of a clue, one color after the other. Out: whether the clue may still be, and
//! is, satisfied. Invariants: deterministic, also with unknown lengths and colors: runs are the
//! longest stretches of one color, so the cells tell where each of them ends.

use crate::puzzle::{Color, Run};

/// What there is to know of the cells read so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    /// Runs that have begun.
    begun: u32,
    /// The color of the last cell.
    color: Color,
    /// How long the run is that it belongs to, if its clue tells a length.
    length: u32,
}

impl State {
    /// Nothing was read.
    pub const START: State = State { begun: 0, color: Color::BACKGROUND, length: 0 };

    /// Do the cells so far satisfy the clue?
    pub fn accepts(self, runs: &[Run]) -> bool {
        self.begun as usize == runs.len() && self.may_end(runs)
    }

    /// After another cell; `None` if it cannot have this color.
    pub fn after(self, color: Color, runs: &[Run]) -> Option<State> {
        if color.is_background() {
            return self.may_end(runs).then_some(State { color, length: 0, ..self });
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

    /// May the run end, if the last cell is of one?
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
