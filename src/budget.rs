//! How long work may go on: a deadline, a flag that another thread may raise, or neither.
//!
//! Holds: a budget that is over stays over. Reads: the clock, and nothing else.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// When to stop working on something. The default never ends.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    deadline: Option<Instant>,
    stop: Option<Arc<AtomicBool>>,
}

impl Budget {
    /// A budget without end.
    pub fn endless() -> Budget {
        Budget::default()
    }

    /// A budget that ends `time` from now.
    pub fn of(time: Duration) -> Budget {
        Budget { deadline: Instant::now().checked_add(time), stop: None }
    }

    /// The budget, ended sooner if `stop` is raised.
    pub fn or_stop(self, stop: Arc<AtomicBool>) -> Budget {
        Budget { stop: Some(stop), ..self }
    }

    /// Is it time to stop?
    pub fn is_over(&self) -> bool {
        let stopped = self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed));
        stopped || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Can it end at all?
    pub fn ends(&self) -> bool {
        self.deadline.is_some() || self.stop.is_some()
    }
}
