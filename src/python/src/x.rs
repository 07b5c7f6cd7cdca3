//! Work during which Python goes on, and which Ctrl-C ends.
//!
//! Invariants: signals are looked for on the thread that works, so that a short question costs no
//! second thread: whenever the clock is read, and a while has passed since the last time.

use crate::refused::Refused;
use nonosat::sat::budget::Budget;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

/// How often signals are looked for.
pub const WHILE: Duration = Duration::from_millis(50);
/// As good as no limit.
const EVER: Duration = Duration::from_secs(1 << 40);

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

thread_local! {
    static LISTENER: RefCell<Option<Listener>> = const { RefCell::new(None) };
}

/// Who looks for signals while this thread works.
struct Listener {
    last: Instant,
    stop: Arc<AtomicBool>,
    raised: Option<PyErr>,
}

/// The time, and a look for signals.
fn clock() -> Duration {
    let is_due = |listener: &mut Listener| listener.last.elapsed() >= WHILE;
    // Taken away meanwhile: who handles a signal in Python may ask something on this thread.
    if let Some(mut listener) = LISTENER.with_borrow_mut(|listener| listener.take_if(is_due)) {
        // Where Python ends, there is nothing to ask.
        if let Some(Err(error)) = Python::try_attach(|py| py.check_signals()) {
            listener.raised.get_or_insert(error);
            listener.stop.store(true, Ordering::Relaxed);
        }
        listener.last = Instant::now();
        LISTENER.set(Some(listener));
    }
    START.elapsed()
}

/// What was said of time: none is for ever.
pub fn limit(seconds: Option<f64>) -> PyResult<Option<Duration>> {
    let finite = seconds.filter(|seconds| *seconds != f64::INFINITY);
    let told = finite.map(Duration::try_from_secs_f64).transpose();
    told.map_err(|_| PyValueError::new_err("time_limit: expected seconds, 0 or more"))
}

/// Works while other threads of Python go on.
pub fn run<T: Send>(
    py: Python<'_>,
    time_limit: Option<f64>,
    work: impl FnOnce(Budget) -> Result<T, Refused> + Send,
) -> PyResult<T> {
    let time = limit(time_limit)?.unwrap_or(EVER);
    let (result, raised) = py.detach(|| {
        let stop = Arc::new(AtomicBool::new(false));
        let listener = Listener { last: Instant::now(), stop: Arc::clone(&stop), raised: None };
        LISTENER.set(Some(listener));
        let result = guarded(|| work(Budget::by_clock(time, clock).or_stop(stop)));
        (result, LISTENER.take().and_then(|listener| listener.raised))
    });
    match raised {
        Some(error) => Err(error),
        None => result.map_err(|refused| refused.raised(py)),
    }
}

/// What the work gives, or that it failed in a way that it must not.
pub fn guarded<T>(work: impl FnOnce() -> Result<T, Refused>) -> Result<T, Refused> {
    // Nothing that it changed is used any more.
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|_| Err(Refused::defect("a defect of nonosat, told on standard error")))
}
