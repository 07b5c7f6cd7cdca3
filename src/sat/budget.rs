//! How long work may go on: a deadline, flags that other threads may raise, or neither.
//!
//! Holds: a budget that is over stays over. Reads: the clock, and nothing else.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// When to stop working on something: the first of these to come. The default never ends.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    deadline: Option<Instant>,
    stops: Vec<Arc<AtomicBool>>,
}

impl Budget {
    /// A budget without end.
    pub fn endless() -> Budget {
        Budget::default()
    }

    /// A budget that ends `time` from now.
    pub fn of(time: Duration) -> Budget {
        Budget { deadline: Instant::now().checked_add(time), stops: Vec::new() }
    }

    /// The budget, ended sooner if `stop` is raised.
    pub fn or_stop(mut self, stop: Arc<AtomicBool>) -> Budget {
        self.stops.push(stop);
        self
    }

    /// The budget, ended sooner if `time` from now is over.
    pub fn at_most(mut self, time: Duration) -> Budget {
        self.deadline = [self.deadline, Budget::of(time).deadline].into_iter().flatten().min();
        self
    }

    /// Is it time to stop?
    pub fn is_over(&self) -> bool {
        let stopped = self.stops.iter().any(|stop| stop.load(Ordering::Relaxed));
        stopped || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Can it end at all?
    pub fn ends(&self) -> bool {
        self.deadline.is_some() || !self.stops.is_empty()
    }
}
