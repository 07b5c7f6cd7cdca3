//! How long work may go on: a deadline, flags that other threads may raise, or neither.
//!
//! In: times, flags, a clock. Out: "is it time to stop?", cheap enough to be asked
//! everywhere. Holds: a budget that is over stays over, as long as nobody lowers a flag.
//! Reads: the clock, and nothing else does below the shells.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// Something that tells the time since some fixed moment and never goes back.
pub type Clock = fn() -> Duration;

/// When to stop working on something: the first of these to come. The default never ends.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    deadline: Option<Deadline>,
    stops: Vec<Arc<AtomicBool>>,
}

#[derive(Clone, Copy, Debug)]
struct Deadline {
    clock: Clock,
    at: Duration,
}

impl Deadline {
    /// `time` from now; none if that is past the end of all counting.
    fn after(time: Duration, clock: Clock) -> Option<Deadline> {
        Some(Deadline { clock, at: clock().checked_add(time)? })
    }

    fn left(self) -> Duration {
        self.at.saturating_sub((self.clock)())
    }
}

/// The clock of the standard library, which is missing where there is no system.
fn system_clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

impl Budget {
    /// A budget without end.
    pub const fn endless() -> Budget {
        Budget { deadline: None, stops: Vec::new() }
    }

    /// A budget that ends `time` from now, by the clock of the system.
    pub fn of(time: Duration) -> Budget {
        Budget::by_clock(time, system_clock)
    }

    /// A budget that ends `time` from now, by the given clock.
    pub fn by_clock(time: Duration, clock: Clock) -> Budget {
        Budget { deadline: Deadline::after(time, clock), stops: Vec::new() }
    }

    /// The budget, ended sooner if `stop` is raised.
    pub fn or_stop(mut self, stop: Arc<AtomicBool>) -> Budget {
        self.stops.push(stop);
        self
    }

    /// The budget, ended sooner if `time` from now is over, by the clock it has.
    pub fn at_most(mut self, time: Duration) -> Budget {
        let sooner = self.deadline.is_none_or(|deadline| time < deadline.left());
        if sooner {
            self.deadline = Deadline::after(time, self.clock());
        }
        self
    }

    fn clock(&self) -> Clock {
        self.deadline.map_or(system_clock, |deadline| deadline.clock)
    }

    /// A budget of the same flags and the same clock that ends `time` from now.
    pub fn renewed(&self, time: Duration) -> Budget {
        Budget { deadline: Deadline::after(time, self.clock()), stops: self.stops.clone() }
    }

    /// Is it time to stop?
    pub fn is_over(&self) -> bool {
        let stopped = self.stops.iter().any(|stop| stop.load(Ordering::Relaxed));
        stopped || self.deadline.is_some_and(|deadline| deadline.left().is_zero())
    }

    /// Can it end at all?
    pub fn ends(&self) -> bool {
        self.deadline.is_some() || !self.stops.is_empty()
    }
}

/// Work after which a [`Meter`] looks at its budget again: well below a millisecond.
const WORK_PER_LOOK: u64 = 1 << 17;

/// Counts work, and looks at a budget after every so much of it.
#[derive(Clone, Debug)]
pub struct Meter<'a> {
    budget: &'a Budget,
    /// Work left until the next look.
    left: u64,
}

impl<'a> Meter<'a> {
    /// A meter that looks at the budget at once, and then once in a while.
    pub fn new(budget: &'a Budget) -> Meter<'a> {
        Meter { budget, left: 0 }
    }

    /// The budget behind it.
    pub fn budget(&self) -> &'a Budget {
        self.budget
    }

    /// Is it time to stop, now that so much work comes next? The unit is what takes about
    /// a nanosecond: a word or a literal written, a cell looked at.
    #[inline]
    pub fn is_over(&mut self, work: u64) -> bool {
        if self.left > work {
            self.left -= work;
            return false;
        }
        let is_over = self.budget.is_over();
        self.left = if is_over { 0 } else { WORK_PER_LOOK };
        is_over
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicU64;

    #[test]
    fn a_budget_goes_by_the_clock_that_it_is_given() {
        static NOW: AtomicU64 = AtomicU64::new(7);
        let budget = Budget::by_clock(Duration::from_secs(2), || {
            Duration::from_secs(NOW.load(Ordering::Relaxed))
        });
        assert!(!budget.is_over());
        let sooner = budget.clone().at_most(Duration::from_secs(1));
        let later = budget.clone().at_most(Duration::from_secs(9));
        NOW.store(8, Ordering::Relaxed);
        assert!(sooner.is_over() && !budget.is_over() && !later.is_over());
        NOW.store(9, Ordering::Relaxed);
        assert!(budget.is_over() && later.is_over());
        assert!(!budget.renewed(Duration::from_secs(1)).is_over());
    }

    #[test]
    fn a_time_past_all_counting_never_ends() {
        assert!(!Budget::of(Duration::MAX).ends());
    }

    #[test]
    fn a_meter_looks_at_once_and_after_every_so_much_work() {
        static LOOKS: AtomicU64 = AtomicU64::new(0);
        let clock = || Duration::from_secs(LOOKS.fetch_add(1, Ordering::Relaxed) / 1000);
        let budget = Budget::by_clock(Duration::from_secs(1), clock);
        LOOKS.store(0, Ordering::Relaxed);
        let mut meter = Meter::new(&budget);
        for _ in 0..=10 * WORK_PER_LOOK / 64 {
            assert!(!meter.is_over(64));
        }
        assert_eq!(LOOKS.load(Ordering::Relaxed), 11);
    }

    #[test]
    fn a_raised_flag_ends_it() {
        let stop = Arc::new(AtomicBool::new(false));
        let budget = Budget::endless().or_stop(Arc::clone(&stop));
        assert!(!budget.is_over() && budget.ends());
        stop.store(true, Ordering::Relaxed);
        assert!(budget.is_over() && Meter::new(&budget).is_over(0));
    }
}
