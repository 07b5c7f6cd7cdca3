//! Runs work that Ctrl-C can end and that tells its progress, while other Python threads run.
//!
//! Invariants: the working thread checks for signals and tells its progress itself, whenever it reads
//! the clock and [`SIGNAL_INTERVAL`] has passed; so a short call needs no second thread.

use crate::refused::Refused;
use nonosat_sat::budget::Budget;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

/// Time between two checks for signals.
pub const SIGNAL_INTERVAL: Duration = Duration::from_millis(50);
/// A time limit in place of none.
const NO_LIMIT: Duration = Duration::from_secs(1 << 40);

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

thread_local! {
    static LISTENER: RefCell<Option<Listener>> = const { RefCell::new(None) };
}

/// The signal checks of a working thread.
struct Listener {
    start: Instant,
    last: Instant,
    stop: Arc<AtomicBool>,
    raised: Option<PyErr>,
    /// The function for progress.
    progress: Option<Py<PyAny>>,
    /// How much is done, and of how much, as far as the work tells.
    state: (Option<usize>, Option<usize>),
}

impl Listener {
    /// Checks for signals and tells the progress.
    fn look(&mut self, py: Python<'_>) -> PyResult<()> {
        py.check_signals()?;
        if let Some(progress) = &self.progress {
            let (done, total) = self.state;
            progress.call1(py, (self.start.elapsed().as_secs_f64(), done, total))?;
        }
        Ok(())
    }
}

/// Notes how much is done, and of how much, for the function for progress.
pub fn note(done: usize, total: Option<usize>) {
    LISTENER.with_borrow_mut(|listener| {
        listener.iter_mut().for_each(|listener| listener.state = (Some(done), total));
    });
}

/// Returns the time since the start; checks for signals if that is due.
fn clock() -> Duration {
    let is_due = |listener: &mut Listener| listener.last.elapsed() >= SIGNAL_INTERVAL;
    // Taken out meanwhile, because a signal handler in Python may call nonosat on this thread.
    if let Some(mut listener) = LISTENER.with_borrow_mut(|listener| listener.take_if(is_due)) {
        // Python may be shutting down; then there are no signals to check.
        if let Some(Err(error)) = Python::try_attach(|py| listener.look(py)) {
            listener.raised.get_or_insert(error);
            listener.stop.store(true, Ordering::Relaxed);
        }
        listener.last = Instant::now();
        LISTENER.set(Some(listener));
    }
    START.elapsed()
}

/// Reads a time limit in seconds; infinity means no limit.
pub fn limit(seconds: Option<f64>) -> PyResult<Option<Duration>> {
    let finite = seconds.filter(|seconds| *seconds != f64::INFINITY);
    let time = finite.map(Duration::try_from_secs_f64).transpose();
    time.map_err(|_| PyValueError::new_err("time_limit: expected seconds, 0 or more"))
}

/// Runs work with a time limit, detached from the Python interpreter. Ctrl-C stops its budget, and so
/// does an exception of `progress`.
pub fn run<T: Send>(
    py: Python<'_>,
    time_limit: Option<f64>,
    progress: Option<&Py<PyAny>>,
    work: impl FnOnce(Budget) -> Result<T, Refused> + Send,
) -> PyResult<T> {
    let time = limit(time_limit)?.unwrap_or(NO_LIMIT);
    let (start, stop) = (Instant::now(), Arc::new(AtomicBool::new(false)));
    let listener = Listener {
        start,
        last: start,
        stop: Arc::clone(&stop),
        raised: None,
        progress: progress.map(|progress| progress.clone_ref(py)),
        state: (None, None),
    };
    let (result, raised) = py.detach(|| {
        LISTENER.set(Some(listener));
        let result = guarded(|| work(Budget::by_clock(time, clock).or_stop(stop)));
        (result, LISTENER.take().and_then(|listener| listener.raised))
    });
    match raised {
        Some(error) => Err(error),
        None => result.map_err(|refused| refused.raised(py)),
    }
}

/// Runs work; turns a panic into a defect.
pub fn guarded<T>(work: impl FnOnce() -> Result<T, Refused>) -> Result<T, Refused> {
    // Unwind safe: no state outlives the work.
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|_| Err(Refused::defect("a defect of nonosat, told on standard error")))
}
