//! A deterministic automaton that reads the cells of a line and checks them against its clue.
//!
//! In: the runs of a clue or its diagram, then one color after the other. Out: whether the cells so far can
//! satisfy, or do satisfy, the clue. Invariants: deterministic, also for ranges of lengths
//! and unknown colors, because a run is a longest stretch of one color.

use crate::puzzle::{Color, Diagram, Run};

/// Reads the cells of a line one after the other.
pub(super) trait Automaton {
    /// What the cells so far leave of the clue.
    type State: Copy + Ord;
    /// The state before the first cell.
    const START: Self::State;

    /// The state after another cell; `None` if it cannot have this color.
    fn after(&self, state: Self::State, color: Color) -> Option<Self::State>;

    /// Do the cells so far, which are all, satisfy the whole clue?
    fn accepts(&self, state: Self::State) -> bool;
}

impl Automaton for Diagram {
    type State = u32;
    const START: u32 = 0;

    fn after(&self, state: u32, color: Color) -> Option<u32> {
        let edge = self.edges(state as usize).iter().find(|edge| edge.color == color);
        edge.map(|edge| edge.to)
    }

    fn accepts(&self, _: u32) -> bool {
        true
    }
}

impl Automaton for [Run] {
    type State = State;
    const START: State = State { begun: 0, color: Color::BACKGROUND, length: 0 };

    fn after(&self, state: State, color: Color) -> Option<State> {
        state.after(color, self)
    }

    fn accepts(&self, state: State) -> bool {
        state.begun as usize == self.len() && state.may_end(self)
    }
}

/// The state after the cells read so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    /// The number of runs that have begun.
    begun: u32,
    /// The color of the last cell.
    color: Color,
    /// How long the current run is so far; 0 if there is none. Beyond the least of a run without a
    /// bound, cells do not count.
    length: u32,
}

impl State {
    /// The state after another cell; `None` if it cannot have this color.
    fn after(self, color: Color, runs: &[Run]) -> Option<State> {
        if color.is_background() {
            return self.may_end(runs).then_some(State { color, length: 0, ..self });
        }
        if color == self.color {
            let (clue, longer) = (self.run(runs)?.length, self.length + 1);
            let length = if clue.most().is_none() { longer.min(clue.least()) } else { longer };
            return (clue.most().is_none_or(|most| longer <= most))
                .then_some(State { length, ..self });
        }
        let next = runs.get(self.begun as usize)?;
        let fits = self.may_end(runs) && next.color.is_none_or(|own| own == color);
        fits.then_some(State { begun: self.begun + 1, color, length: 1 })
    }

    /// May the current run, if any, end here?
    fn may_end(self, runs: &[Run]) -> bool {
        self.run(runs).is_none_or(|run| run.length.least() <= self.length)
    }

    /// The run that the last cell belongs to.
    fn run(self, runs: &[Run]) -> Option<Run> {
        let is_inside = !self.color.is_background();
        is_inside.then(|| runs.get(self.begun as usize - 1).copied()).flatten()
    }
}
