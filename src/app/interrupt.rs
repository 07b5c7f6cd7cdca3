//! Handles Ctrl-C: the first ends the work in order, without leftover solvers or temporary files;
//! the second ends the program at once.
//!
//! In: signals; the `--time-limit` of a command. Out: a flag, a budget that also ends with Ctrl-C,
//! the end of the program. Invariants: the last action ([`at_end`]) runs once, and to its end. No
//! thread handles signals before [`listen`], since starting one takes longer than most puzzles;
//! until then Ctrl-C ends the program. The time of a budget begins at the call.

use nonosat_sat::budget::Budget;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, Once, PoisonError};
use std::thread::Builder;
use std::time::{Duration, Instant};

/// One keystroke may cause two signals within this time: to the program and to its group.
const ONE_KEYSTROKE: Duration = Duration::from_millis(200);

/// An action before the program ends.
type Last = Box<dyn FnOnce() + Send>;

/// Does the program wait for the user? Then the first Ctrl-C ends it.
static IDLE: AtomicBool = AtomicBool::new(false);
static RAISED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);
static LISTENS: Once = Once::new();
/// When the first Ctrl-C of the present work came.
static FIRST: Mutex<Option<Instant>> = Mutex::new(None);
static LAST: Mutex<Option<Last>> = Mutex::new(None);

/// The flag that Ctrl-C sets, once [`listen`] was called.
pub fn flag() -> Arc<AtomicBool> {
    Arc::clone(&RAISED)
}

/// From now on Ctrl-C sets the flag.
pub fn listen() {
    let handler = || {
        let is_last = match *lock_of(&FIRST) {
            Some(first) => first.elapsed() > ONE_KEYSTROKE,
            None => IDLE.load(Ordering::Relaxed),
        };
        lock_of(&FIRST).get_or_insert_with(Instant::now);
        if is_last {
            end();
            std::process::exit(130);
        }
        // Last, since setting it may end the work and begin new work, which resets `FIRST`.
        RAISED.store(true, Ordering::Relaxed);
    };
    LISTENS.call_once(|| {
        // Without a handler, Ctrl-C ends the program. A handler without its thread would swallow
        // the signal.
        if can_start_thread() {
            let _ = ctrlc::set_handler(handler);
        }
    });
}

/// Begins new work: the next Ctrl-C counts as the first. Returns the flag that it sets.
pub fn begin() -> Arc<AtomicBool> {
    listen();
    RAISED.store(false, Ordering::Relaxed);
    *lock_of(&FIRST) = None;
    flag()
}

/// Sets whether the program waits for the user. While it waits, Ctrl-C ends it at once.
pub fn idle(is_idle: bool) {
    IDLE.store(is_idle, Ordering::Relaxed);
}

/// Sets the action before the program ends; `None` removes it.
pub fn at_end(last: Option<Last>) {
    *lock_of(&LAST) = last;
}

/// Runs the action of [`at_end`]. A second caller waits until it has finished.
pub fn end() {
    let mut last = lock_of(&LAST);
    if let Some(last) = last.take() {
        last();
    }
}

/// Locks, also after a panic elsewhere, so that the program still ends in order.
fn lock_of<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Did the present work receive Ctrl-C?
pub fn was_raised() -> bool {
    RAISED.load(Ordering::Relaxed)
}

/// Can a thread be started? Check this before libraries that panic or hang without one.
pub fn can_start_thread() -> bool {
    Builder::new().spawn(|| {}).is_ok_and(|thread| thread.join().is_ok())
}

/// A budget that ends after this time, or with Ctrl-C.
pub fn budget(time: Option<Duration>) -> Budget {
    let budget = time.map_or_else(Budget::endless, Budget::of).or_stop(flag());
    #[cfg(test)]
    let budget = with_test_checks(budget);
    budget
}

/// The variable with the number of checks that end the budgets of a test.
#[cfg(test)]
pub const CHECKS: &str = "NONOSAT_TEST_CHECKS";

/// The budget, which also ends after as many checks as a test asks for.
#[cfg(test)]
fn with_test_checks(budget: Budget) -> Budget {
    let checks = std::env::var(CHECKS).ok().and_then(|checks| checks.parse().ok());
    // A check takes a hundred units of work.
    checks.map_or(budget.clone(), |checks: u64| budget.or_work(checks.saturating_mul(100)))
}
