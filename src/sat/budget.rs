//! Limits on work: a deadline, an amount of work, stop flags that other threads raise, the memory of
//! the process.
//!
//! In: durations, flags, a clock, a memory gauge. Out: whether to stop, by a check that is cheap
//! enough for inner loops. Invariants: a budget that is over stays over, unless a flag is lowered
//! or its work is set.
//! Below the shells only this file reads the clock.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// Returns the time since some fixed moment. It never goes back.
pub type Clock = fn() -> Duration;

/// Would the process exceed its memory limit if it allocated this many bytes more?
pub type Gauge = fn(u64) -> bool;

/// One gauge for the process, since its memory is shared.
static GAUGE: OnceLock<Gauge> = OnceLock::new();

/// Makes every new budget end once the gauge reports too much memory. Only the first call counts.
pub fn watch_memory(gauge: Gauge) {
    GAUGE.get_or_init(|| gauge);
}

/// What ended a budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exhausted {
    /// Its time or its work is over, or it was stopped.
    Time,
    /// The process uses as much memory as it allows.
    Memory,
}

/// When to stop working: at the deadline, at a stop flag or at the memory limit, whichever comes
/// first. The default has a memory limit only, if [`watch_memory`] was called.
#[derive(Clone, Debug)]
pub struct Budget {
    deadline: Option<Deadline>,
    stops: Vec<Arc<AtomicBool>>,
    memory: Option<Memory>,
    /// Work left, for each limit on work; the clones of a budget share them.
    work: Vec<Arc<AtomicU64>>,
}

impl Default for Budget {
    fn default() -> Budget {
        let memory = GAUGE.get().copied().map(Memory::by);
        Budget { deadline: None, stops: Vec::new(), memory, work: Vec::new() }
    }
}

/// Checks of a budget between two readings of the gauge, which cost as much as many checks.
const CHECKS_PER_READING: u32 = 256;

/// A check by a [`Meter`] counts as this many: the work before it may have allocated memory.
const CHECKS_PER_METERING: u32 = 64;
/// Work that a check without a meter counts as.
const WORK_OF_CHECK: u64 = 100;
/// Smaller allocations do not read the gauge.
const UNGAUGED_BYTES: usize = 1 << 18;

/// A memory gauge. Once it reports too much, the budget and its clones stay over, even if memory is
/// freed.
#[derive(Clone, Debug)]
struct Memory {
    gauge: Gauge,
    state: Arc<State>,
}

#[derive(Debug, Default)]
struct State {
    is_out: AtomicBool,
    /// Checks since the gauge was read.
    checks: AtomicU32,
}

impl Memory {
    fn by(gauge: Gauge) -> Memory {
        Memory { gauge, state: Arc::default() }
    }

    fn was_out(&self) -> bool {
        self.state.is_out.load(Ordering::Relaxed)
    }

    /// Asks the gauge whether `bytes` more would be too many. `true` if so, or if they once were.
    fn is_out(&self, bytes: u64) -> bool {
        if !self.was_out() && (self.gauge)(bytes) {
            self.state.is_out.store(true, Ordering::Relaxed);
        }
        self.was_out()
    }

    /// Counts the checks, and reads the gauge once there were enough. Checks that threads make
    /// at the same time may count as one.
    fn is_out_after(&self, checks: u32) -> bool {
        let checks = self.state.checks.load(Ordering::Relaxed) + checks;
        let is_due = checks >= CHECKS_PER_READING;
        self.state.checks.store(if is_due { 0 } else { checks }, Ordering::Relaxed);
        if is_due { self.is_out(0) } else { self.was_out() }
    }
}

#[derive(Clone, Copy, Debug)]
struct Deadline {
    clock: Clock,
    at: Duration,
}

impl Deadline {
    /// `time` from now; `None` if that overflows a [`Duration`].
    fn after(time: Duration, clock: Clock) -> Option<Deadline> {
        Some(Deadline { clock, at: clock().checked_add(time)? })
    }

    fn remaining(self) -> Duration {
        self.at.saturating_sub((self.clock)())
    }
}

/// The clock of the standard library. In browsers there is none: see [`Budget::by_clock`].
fn system_clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

impl Budget {
    /// A budget that only the memory limit of the process ends.
    pub fn endless() -> Budget {
        Budget::default()
    }

    /// A budget without any limit, not even on memory: for work that allocates next to nothing.
    pub const fn unlimited() -> Budget {
        Budget { deadline: None, stops: Vec::new(), memory: None, work: Vec::new() }
    }

    /// A budget that ends `time` from now, by the clock of the system.
    pub fn of(time: Duration) -> Budget {
        Budget::by_clock(time, system_clock)
    }

    /// A budget that ends `time` from now, by the given clock.
    pub fn by_clock(time: Duration, clock: Clock) -> Budget {
        Budget { deadline: Deadline::after(time, clock), ..Budget::default() }
    }

    /// Also ends the budget when `stop` becomes true.
    pub fn or_stop(mut self, stop: Arc<AtomicBool>) -> Budget {
        self.stops.push(stop);
        self
    }

    /// Also ends the budget after this much work, in the unit of a [`Meter`]. One thread that does
    /// the same work ends at the same place, however fast or busy the machine is.
    pub fn or_work(mut self, work: u64) -> Budget {
        self.work.push(Arc::new(AtomicU64::new(work)));
        self
    }

    /// Takes work from each of its limits. `true` if one of them has none left.
    fn spend(&self, work: u64) -> bool {
        let subtract = |remaining: u64| Some(remaining.saturating_sub(work));
        let is_spent = |remaining: &Arc<AtomicU64>| {
            let remaining = remaining.fetch_update(Ordering::Relaxed, Ordering::Relaxed, subtract);
            remaining.is_ok_and(|remaining| remaining <= work)
        };
        // All limits count, also after the first that is used up.
        self.work.iter().filter(|remaining| is_spent(remaining)).count() > 0
    }

    /// How much work the newest limit on work still allows.
    pub fn work_left(&self) -> u64 {
        self.work.last().map_or(u64::MAX, |remaining| remaining.load(Ordering::Relaxed))
    }

    /// Sets how much work the newest limit on work still allows; clones share it.
    pub fn set_work_left(&self, work: u64) {
        self.work.last().into_iter().for_each(|remaining| remaining.store(work, Ordering::Relaxed));
    }

    /// Replaces the memory gauge of the budget.
    pub fn by_gauge(mut self, gauge: Gauge) -> Budget {
        self.memory = Some(Memory::by(gauge));
        self
    }

    /// Also ends the budget `time` from now, by its own clock.
    pub fn at_most(mut self, time: Duration) -> Budget {
        let sooner = self.deadline.is_none_or(|deadline| time < deadline.remaining());
        if sooner {
            self.deadline = Deadline::after(time, self.clock());
        }
        self
    }

    fn clock(&self) -> Clock {
        self.deadline.map_or(system_clock, |deadline| deadline.clock)
    }

    /// A budget with the same flags, clock and gauge whose deadline is `time` from now.
    pub fn renewed(&self, time: Duration) -> Budget {
        Budget { deadline: Deadline::after(time, self.clock()), ..self.clone() }
    }

    /// What ended it.
    pub fn exhausted(&self) -> Exhausted {
        if self.is_out_of_memory() { Exhausted::Memory } else { Exhausted::Time }
    }

    /// Is it time to stop?
    pub fn is_over(&self) -> bool {
        self.is_over_after(WORK_OF_CHECK)
    }

    /// Is it time to stop, with this much more work done since the last check?
    pub(crate) fn is_over_after(&self, work: u64) -> bool {
        self.has_ended(1, work)
    }

    fn has_ended(&self, checks: u32, work: u64) -> bool {
        let is_stopped = self.stops.iter().any(|stop| stop.load(Ordering::Relaxed));
        is_stopped
            || self.spend(work)
            || self.deadline.is_some_and(|deadline| deadline.remaining().is_zero())
            || self.memory.as_ref().is_some_and(|memory| memory.is_out_after(checks))
    }

    /// Is there memory for so many bytes more? If not, the budget is over. Call it before large
    /// allocations.
    pub fn has_room(&self, bytes: usize) -> bool {
        let is_out = |memory: &Memory| match bytes {
            ..UNGAUGED_BYTES => memory.was_out(),
            bytes => memory.is_out(bytes as u64),
        };
        !self.memory.as_ref().is_some_and(is_out)
    }

    /// Was the memory limit reached?
    pub fn is_out_of_memory(&self) -> bool {
        self.memory.as_ref().is_some_and(Memory::was_out)
    }

    /// Has it any limit?
    pub fn ends(&self) -> bool {
        self.deadline.is_some()
            || !self.stops.is_empty()
            || self.memory.is_some()
            || !self.work.is_empty()
    }
}

/// Work between two checks of the budget by a [`Meter`]: well below a millisecond.
const WORK_PER_CHECK: u64 = 1 << 17;

/// Counts work, so that an inner loop checks its budget only once in a while.
#[derive(Clone, Debug)]
pub struct Meter<'a> {
    budget: &'a Budget,
    /// Work left until the next check, of so much work since the last one.
    remaining: u64,
    granted: u64,
    /// How many checks the next one counts as.
    checks: u32,
}

impl<'a> Meter<'a> {
    /// A meter whose first call checks the budget.
    pub fn new(budget: &'a Budget) -> Meter<'a> {
        Meter { budget, remaining: 0, granted: 0, checks: 1 }
    }

    /// The budget that it checks.
    pub fn budget(&self) -> &'a Budget {
        self.budget
    }

    /// Is it time to stop? `work` is the amount that comes next, in units of about a nanosecond:
    /// a word or a literal written, a cell read.
    #[inline]
    pub fn is_over(&mut self, work: u64) -> bool {
        if self.remaining > work {
            self.remaining -= work;
            return false;
        }
        let work = self.granted - self.remaining + work;
        let is_over = self.budget.has_ended(self.checks, work);
        self.checks = CHECKS_PER_METERING;
        self.granted = if is_over { 0 } else { WORK_PER_CHECK };
        self.remaining = self.granted;
        is_over
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        for _ in 0..=10 * WORK_PER_CHECK / 64 {
            assert!(!meter.is_over(64));
        }
        assert_eq!(LOOKS.load(Ordering::Relaxed), 11);
    }

    #[test]
    fn a_budget_that_ran_out_of_memory_stays_over() {
        static IS_FULL: AtomicBool = AtomicBool::new(false);
        let gauge = |more| more > UNGAUGED_BYTES as u64 || IS_FULL.load(Ordering::Relaxed);
        let budget = Budget::endless().by_gauge(gauge);
        let [other, asks] = [(); 2].map(|()| budget.clone().by_gauge(gauge));
        let looks = |budget: &Budget| (0..CHECKS_PER_READING).any(|_| budget.is_over());
        assert!(budget.ends() && !looks(&budget) && budget.has_room(UNGAUGED_BYTES));
        assert!(!asks.has_room(UNGAUGED_BYTES + 1) && asks.is_over() && !budget.is_over());
        IS_FULL.store(true, Ordering::Relaxed);
        let briefly = budget.renewed(Duration::from_secs(9));
        assert!(looks(&briefly) && budget.is_out_of_memory());
        IS_FULL.store(false, Ordering::Relaxed);
        // What ended is freed: others go on.
        assert!(budget.is_over() && !looks(&other) && !other.is_out_of_memory());
    }

    #[test]
    fn an_amount_of_work_ends_a_budget_and_its_clones_without_a_clock() {
        let budget = Budget::endless().or_work(3 * WORK_PER_CHECK);
        let other = budget.clone();
        assert!(budget.ends() && !budget.is_over() && !other.is_over());
        let mut meter = Meter::new(&budget);
        assert!(!meter.is_over(WORK_PER_CHECK) && !meter.is_over(WORK_PER_CHECK - 1));
        assert!(!other.is_over() && meter.is_over(2 * WORK_PER_CHECK), "counted at the next look");
        assert!(budget.is_over() && Meter::new(&other).is_over(0) && !Budget::endless().is_over());
    }

    #[test]
    fn a_limit_inside_another_ends_alone_and_counts_for_both() {
        let whole = Budget::endless().or_work(3 * WORK_PER_CHECK);
        for is_over in [false, true] {
            let part = whole.clone().or_work(2 * WORK_PER_CHECK);
            assert_eq!(Meter::new(&part).is_over(2 * WORK_PER_CHECK - 1), is_over);
            assert!(Meter::new(&part).is_over(1));
            assert_eq!(whole.is_over(), is_over);
        }
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
