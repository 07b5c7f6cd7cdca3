//! How long work may go on: a deadline, flags that other threads may raise, the memory of the
//! process, or none of them.
//!
//! In: times, flags, a clock, a gauge of memory. Out: "is it time to stop?", cheap enough to be
//! asked everywhere. Invariants: a budget that is over stays over, as long as nobody lowers a flag.
//! Reads: the clock, and nothing else does below the shells.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// Something that tells the time since some fixed moment and never goes back.
pub type Clock = fn() -> Duration;

/// Would the process use more memory than it may, if it took so many bytes more?
pub type Gauge = fn(u64) -> bool;

/// Memory is that of the whole process, and so is its gauge.
static GAUGE: OnceLock<Gauge> = OnceLock::new();

/// From now on every new budget ends where the gauge says so. The first gauge stays.
pub fn watch_memory(gauge: Gauge) {
    GAUGE.get_or_init(|| gauge);
}

/// When to stop working on something: the first of these to come. The default never ends, but
/// for want of memory where that is [watched](watch_memory).
#[derive(Clone, Debug)]
pub struct Budget {
    deadline: Option<Deadline>,
    stops: Vec<Arc<AtomicBool>>,
    memory: Option<Memory>,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { deadline: None, stops: Vec::new(), memory: GAUGE.get().copied().map(Memory::by) }
    }
}

/// Looks at a budget for each reading of the gauge, which takes as long as many of them.
const LOOKS_PER_READING: u32 = 256;

/// As so many looks counts the work between two looks of a meter, which may have taken memory.
const LOOKS_PER_WORK: u32 = 64;
/// So many bytes are always there.
const LITTLE: usize = 1 << 18;

/// A gauge, and whether it was too much once: what was ended is freed and goes on nowhere.
#[derive(Clone, Debug)]
struct Memory {
    gauge: Gauge,
    state: Arc<State>,
}

#[derive(Debug, Default)]
struct State {
    is_out: AtomicBool,
    /// What was looked for since the gauge was read.
    looks: AtomicU32,
}

impl Memory {
    fn by(gauge: Gauge) -> Memory {
        Memory { gauge, state: Arc::default() }
    }

    fn was_out(&self) -> bool {
        self.state.is_out.load(Ordering::Relaxed)
    }

    /// Is it too much, with so many bytes more?
    fn is_out(&self, more: u64) -> bool {
        if !self.was_out() && (self.gauge)(more) {
            self.state.is_out.store(true, Ordering::Relaxed);
        }
        self.was_out()
    }

    /// The same, if enough was looked for to read the gauge again. Looks that threads take at
    /// once may count as one.
    fn is_out_after(&self, looks: u32) -> bool {
        let looks = self.state.looks.load(Ordering::Relaxed) + looks;
        let is_due = looks >= LOOKS_PER_READING;
        self.state.looks.store(if is_due { 0 } else { looks }, Ordering::Relaxed);
        if is_due { self.is_out(0) } else { self.was_out() }
    }
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
    pub fn endless() -> Budget {
        Budget::default()
    }

    /// A budget that not even a want of memory ends: for work that takes next to none.
    pub(crate) const fn unlimited() -> Budget {
        Budget { deadline: None, stops: Vec::new(), memory: None }
    }

    /// A budget that ends `time` from now, by the clock of the system.
    pub fn of(time: Duration) -> Budget {
        Budget::by_clock(time, system_clock)
    }

    /// A budget that ends `time` from now, by the given clock.
    pub fn by_clock(time: Duration, clock: Clock) -> Budget {
        Budget { deadline: Deadline::after(time, clock), ..Budget::default() }
    }

    /// The budget, ended sooner if `stop` is raised.
    pub fn or_stop(mut self, stop: Arc<AtomicBool>) -> Budget {
        self.stops.push(stop);
        self
    }

    /// The budget, ended sooner if the gauge says so.
    pub fn by_gauge(mut self, gauge: Gauge) -> Budget {
        self.memory = Some(Memory::by(gauge));
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
        Budget { deadline: Deadline::after(time, self.clock()), ..self.clone() }
    }

    /// Is it time to stop?
    pub fn is_over(&self) -> bool {
        self.is_over_after(1)
    }

    fn is_over_after(&self, looks: u32) -> bool {
        let stopped = self.stops.iter().any(|stop| stop.load(Ordering::Relaxed));
        stopped
            || self.deadline.is_some_and(|deadline| deadline.left().is_zero())
            || self.memory.as_ref().is_some_and(|memory| memory.is_out_after(looks))
    }

    /// Is there memory for so many bytes more? If not, the budget is over. For what takes much at
    /// once.
    pub fn has_room(&self, bytes: usize) -> bool {
        let is_out = |memory: &Memory| match bytes {
            ..LITTLE => memory.was_out(),
            bytes => memory.is_out(bytes as u64),
        };
        !self.memory.as_ref().is_some_and(is_out)
    }

    /// Did it end for want of memory?
    pub fn is_out_of_memory(&self) -> bool {
        self.memory.as_ref().is_some_and(Memory::was_out)
    }

    /// Can it end at all?
    pub fn ends(&self) -> bool {
        self.deadline.is_some() || !self.stops.is_empty() || self.memory.is_some()
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
    /// As how many looks the next one counts.
    looks: u32,
}

impl<'a> Meter<'a> {
    /// A meter that looks at the budget at once, and then once in a while.
    pub fn new(budget: &'a Budget) -> Meter<'a> {
        Meter { budget, left: 0, looks: 1 }
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
        let is_over = self.budget.is_over_after(self.looks);
        self.looks = LOOKS_PER_WORK;
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
    fn a_budget_that_ran_out_of_memory_stays_over() {
        static IS_FULL: AtomicBool = AtomicBool::new(false);
        let gauge = |more| more > LITTLE as u64 || IS_FULL.load(Ordering::Relaxed);
        let budget = Budget::endless().by_gauge(gauge);
        let [other, asks] = [(); 2].map(|()| budget.clone().by_gauge(gauge));
        let looks = |budget: &Budget| (0..LOOKS_PER_READING).any(|_| budget.is_over());
        assert!(budget.ends() && !looks(&budget) && budget.has_room(LITTLE));
        assert!(!asks.has_room(LITTLE + 1) && asks.is_over() && !budget.is_over());
        IS_FULL.store(true, Ordering::Relaxed);
        let briefly = budget.renewed(Duration::from_secs(9));
        assert!(looks(&briefly) && budget.is_out_of_memory());
        IS_FULL.store(false, Ordering::Relaxed);
        // What ended is freed: others go on.
        assert!(budget.is_over() && !looks(&other) && !other.is_out_of_memory());
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
