//! How much goes on at once.
//!
//! Holds: at most [`MAX_IN_FLIGHT`] requests have a body in memory; at most [`MAX_WORK`] of
//! each kind are worked on, so that what is quick does not wait for what is not.

use crate::respond::Turn;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Most requests that are read, wait or are worked on.
const MAX_IN_FLIGHT: usize = 32;
/// Most requests of a kind that are worked on.
const MAX_WORK: usize = 2;

/// How many may do what.
pub(super) struct Turns {
    /// May have a body in memory.
    pub in_flight: Arc<Semaphore>,
    quick: Arc<Semaphore>,
    help: Arc<Semaphore>,
    solve: Arc<Semaphore>,
}

impl Turns {
    pub fn new() -> Turns {
        let semaphore = |count| Arc::new(Semaphore::new(count));
        Turns {
            in_flight: semaphore(MAX_IN_FLIGHT),
            quick: semaphore(MAX_WORK),
            help: semaphore(MAX_WORK),
            solve: semaphore(MAX_WORK),
        }
    }

    /// May be worked on.
    pub fn of(&self, work: Turn) -> &Arc<Semaphore> {
        match work {
            Turn::None | Turn::Quick => &self.quick,
            Turn::Help => &self.help,
            Turn::Solve => &self.solve,
        }
    }
}
