//! Many puzzles on threads of our own.
//!
//! Invariants: the answers come in the order of the puzzles; nothing of Python is touched by those
//! threads; who lets go of a pool ends what it works on.

use crate::answer::{batch_options, check_json};
use crate::asked::PuzzleInput;
use crate::refused::Refused;
use crate::x::{WHILE, guarded, limit};
use nonosat::sat::budget::Budget;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

type Answer = Result<String, Refused>;

/// Threads that decide puzzles.
#[pyclass(frozen)]
pub struct Pool {
    stop: Arc<AtomicBool>,
    inner: Mutex<Inner>,
}

struct Inner {
    tasks: Sender<(u64, PuzzleInput)>,
    answered: Receiver<(u64, Answer)>,
    /// Answers that came before their turns.
    early: BTreeMap<u64, Answer>,
    /// How many were asked.
    last: u64,
    /// Whose turn it is.
    next: u64,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[pymethods]
impl Pool {
    #[new]
    #[pyo3(signature = (jobs, time_limit=None))]
    fn new(jobs: usize, time_limit: Option<f64>) -> PyResult<Pool> {
        let time = limit(time_limit)?;
        let stop = Arc::new(AtomicBool::new(false));
        let (asked, todo) = channel();
        let (done, answered) = channel();
        let todo = Arc::new(Mutex::new(todo));
        for _ in 0..jobs {
            worker(Arc::clone(&todo), done.clone(), time, Arc::clone(&stop))?;
        }
        let inner = Inner { tasks: asked, answered, early: BTreeMap::new(), last: 0, next: 0 };
        Ok(Pool { stop, inner: Mutex::new(inner) })
    }

    /// Hands a puzzle over.
    #[pyo3(signature = (puzzle, format=None))]
    fn ask(&self, puzzle: &Bound<'_, PyAny>, format: Option<String>) -> PyResult<()> {
        let asked = PuzzleInput::of(puzzle, format)?;
        let mut inner = locked(&self.inner);
        let number = inner.last;
        inner.last += 1;
        inner.tasks.send((number, asked)).map_err(|_| ended())
    }

    /// The next answer; none if it is not there yet and nobody waits for it.
    fn take(&self, py: Python<'_>, wait: bool) -> PyResult<Option<String>> {
        loop {
            let time = if wait { WHILE } else { Duration::ZERO };
            let found = py.detach(|| locked(&self.inner).take(time));
            match found {
                Ok(answer) => return answer.map(Some).map_err(|refused| refused.raised(py)),
                Err(RecvTimeoutError::Disconnected) => return Err(ended()),
                Err(RecvTimeoutError::Timeout) if !wait => return Ok(None),
                Err(RecvTimeoutError::Timeout) => py.check_signals()?,
            }
        }
    }

    /// Ends all work.
    fn close(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}

impl Inner {
    fn take(&mut self, time: Duration) -> Result<Answer, RecvTimeoutError> {
        while !self.early.contains_key(&self.next) {
            let (number, answer) = self.answered.recv_timeout(time)?;
            self.early.insert(number, answer);
        }
        let answer = self.early.remove(&self.next).ok_or(RecvTimeoutError::Disconnected);
        self.next += 1;
        answer
    }
}

fn ended() -> PyErr {
    PyRuntimeError::new_err("the threads of nonosat have ended")
}

/// A thread that answers until nobody asks any more.
fn worker(
    todo: Arc<Mutex<Receiver<(u64, PuzzleInput)>>>,
    done: Sender<(u64, Answer)>,
    time: Option<Duration>,
    stop: Arc<AtomicBool>,
) -> std::io::Result<JoinHandle<()>> {
    thread::Builder::new().name("nonosat".to_owned()).spawn(move || {
        loop {
            let asked = locked(&todo).recv();
            let Ok((number, asked)) = asked else { return };
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let budget = time.map_or_else(Budget::endless, Budget::of).or_stop(Arc::clone(&stop));
            let answer = guarded(|| check_json(&asked, &batch_options(budget)));
            if done.send((number, answer)).is_err() {
                return;
            }
        }
    })
}
