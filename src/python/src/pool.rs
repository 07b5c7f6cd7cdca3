//! Decides many puzzles on worker threads.
//!
//! Invariants: answers come in the order of the puzzles; worker threads never touch Python objects;
//! dropping a pool stops its work.

use crate::answer::{batch_options, check_json};
use crate::interrupt::{SIGNAL_INTERVAL, guarded, limit};
use crate::question::{Input, Question};
use crate::refused::Refused;
use nonosat_sat::budget::Budget;
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
    tasks: Sender<(u64, Input)>,
    answers: Receiver<(u64, Answer)>,
    /// Answers that arrived before earlier ones.
    early: BTreeMap<u64, Answer>,
    /// The number of puzzles submitted so far.
    submitted: u64,
    /// The number of the next answer to return.
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
        let (tasks, todo) = channel();
        let (done, answers) = channel();
        let todo = Arc::new(Mutex::new(todo));
        for _ in 0..jobs {
            worker(Arc::clone(&todo), done.clone(), time, Arc::clone(&stop))?;
        }
        let inner = Inner { tasks, answers, early: BTreeMap::new(), submitted: 0, next: 0 };
        Ok(Pool { stop, inner: Mutex::new(inner) })
    }

    /// Submits a puzzle.
    fn submit(&self, question: &Question) -> PyResult<()> {
        let input = question.input.clone();
        let mut inner = locked(&self.inner);
        let number = inner.submitted;
        inner.submitted += 1;
        inner.tasks.send((number, input)).map_err(|_| ended())
    }

    /// Returns the next answer. If it is not there yet, waits for it or returns `None`.
    fn take(&self, py: Python<'_>, wait: bool) -> PyResult<Option<String>> {
        loop {
            let time = if wait { SIGNAL_INTERVAL } else { Duration::ZERO };
            let found = py.detach(|| locked(&self.inner).take(time));
            match found {
                Ok(answer) => return answer.map(Some).map_err(|refused| refused.raised(py)),
                Err(RecvTimeoutError::Disconnected) => return Err(ended()),
                Err(RecvTimeoutError::Timeout) if !wait => return Ok(None),
                Err(RecvTimeoutError::Timeout) => py.check_signals()?,
            }
        }
    }

    /// Stops all work.
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
            let (number, answer) = self.answers.recv_timeout(time)?;
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

/// Starts a thread that answers puzzles until the pool is dropped or stopped.
fn worker(
    todo: Arc<Mutex<Receiver<(u64, Input)>>>,
    done: Sender<(u64, Answer)>,
    time: Option<Duration>,
    stop: Arc<AtomicBool>,
) -> std::io::Result<JoinHandle<()>> {
    thread::Builder::new().name("nonosat".to_owned()).spawn(move || {
        loop {
            let task = locked(&todo).recv();
            let Ok((number, input)) = task else { return };
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let budget = time.map_or_else(Budget::endless, Budget::of).or_stop(Arc::clone(&stop));
            let answer = guarded(|| check_json(&input, &batch_options(budget)));
            if done.send((number, answer)).is_err() {
                return;
            }
        }
    })
}
