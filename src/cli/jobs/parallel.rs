//! Runs work on many puzzles in parallel, one puzzle per thread.
//!
//! In: items, and a function that turns an item into a result. Out: each result, passed to a
//! callback on the calling thread. Invariants: a thread takes its next item only while at most
//! [`MAX_WAITING_CELLS`] cells of results wait for the callback; a callback that stops early
//! cancels the work in progress; if no thread can be started, the calling thread does all work.

use crate::app::memory;
use crate::cli::output::progress::ProgressReporter;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::Builder;

/// Threads pause while the results that wait for the callback have more cells than this.
const MAX_WAITING_CELLS: usize = 1 << 20;
/// Each result counts as at least this many cells, because small results take memory, too.
const MIN_RESULT_CELLS: usize = 64;

/// One piece of work.
pub struct WorkItem<T> {
    /// The name that a progress line shows while its result is awaited.
    pub name: String,
    /// Number of cells, an estimate of the memory that the result takes.
    pub cells: usize,
    /// The input of the work.
    pub value: T,
}

/// A flag that cancels work in progress.
pub type Stop = Arc<AtomicBool>;

/// The order of the results.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ResultOrder {
    /// The order of the items.
    Kept,
    /// The order in which the work finishes.
    AsDone,
}

/// Applies `work` to each item on up to `threads` threads, or on the calling thread if that is 0.
///
/// `consume` gets the results in the order of the items. If it returns `false` or an error, the
/// [`Stop`] flag of all `work` is raised and no further item starts. While a result is awaited
/// for long, a terminal shows a progress line.
///
/// # Errors
/// The error of `consume`.
pub fn ordered_map<T: Send, R: Send>(
    threads: usize,
    items: impl Iterator<Item = WorkItem<T>> + Send,
    work: impl Fn(T, &Stop) -> R + Sync,
    consume: impl FnMut(R) -> anyhow::Result<bool>,
) -> anyhow::Result<()> {
    let on_wait = |name: &str| {
        let mut progress = ProgressReporter::start(name, false);
        progress.prepare();
        progress
    };
    parallel_map(threads, ResultOrder::Kept, items, work, consume, on_wait)
}

/// Like [`ordered_map`], in either order, and with any display while a result is awaited.
///
/// `on_wait` gets the name of the awaited item; the value that it returns is dropped when the
/// result arrives.
///
/// # Errors
/// The error of `consume`.
pub fn parallel_map<T: Send, R: Send, W>(
    threads: usize,
    order: ResultOrder,
    items: impl Iterator<Item = WorkItem<T>> + Send,
    work: impl Fn(T, &Stop) -> R + Sync,
    mut consume: impl FnMut(R) -> anyhow::Result<bool>,
    on_wait: impl Fn(&str) -> W,
) -> anyhow::Result<()> {
    let threads = memory::threads(threads);
    let queue = Queue { threads, order, ..Queue::default() };
    let (queue, items, work) = (&queue, &Mutex::new(items.enumerate()), &work);
    std::thread::scope(|scope| {
        let start = |_: &usize| {
            let guard = ThreadGuard(queue);
            let thread = Builder::new().spawn_scoped(scope, move || {
                let _guard = guard;
                while queue.run_next(items, work) {}
            });
            thread.is_ok()
        };
        // A failed start drops the guard, which counts the thread as ended.
        let is_alone = (0..threads).filter(start).count() == 0;
        loop {
            while let Some(result) = queue.next_result(&on_wait) {
                let consumed = consume(result);
                if !matches!(consumed, Ok(true)) {
                    queue.cancel();
                    return consumed.map(drop);
                }
            }
            if !is_alone || !queue.run_next(items, work) {
                queue.cancel();
                return Ok(());
            }
        }
    })
}

/// The state that the threads share.
struct Queue<R> {
    threads: usize,
    order: ResultOrder,
    stop: Stop,
    state: Mutex<State<R>>,
    changed: Condvar,
}

impl<R> Default for Queue<R> {
    fn default() -> Queue<R> {
        let state = State {
            running: BTreeMap::new(),
            done: BTreeMap::new(),
            next: 0,
            done_cells: 0,
            ended_threads: 0,
        };
        let (state, changed) = (Mutex::new(state), Condvar::new());
        Queue { threads: 0, order: ResultOrder::Kept, stop: Stop::default(), state, changed }
    }
}

struct State<R> {
    /// Names and cells of the items in progress, by their indices.
    running: BTreeMap<usize, (String, usize)>,
    /// Cells and results of finished items, by their indices.
    done: BTreeMap<usize, (usize, R)>,
    /// Number of consumed results; with [`ResultOrder::Kept`], the index of the next one.
    next: usize,
    /// Sum of the cells in `done`.
    done_cells: usize,
    /// Number of threads that ended or did not start.
    ended_threads: usize,
}

/// Counts a thread as ended when dropped, also by a panic.
struct ThreadGuard<'a, R>(&'a Queue<R>);

impl<R> Drop for ThreadGuard<'_, R> {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        // An item that panicked has no result, and later results would wait for it forever.
        let is_panic = std::thread::panicking();
        state.ended_threads = if is_panic { self.0.threads } else { state.ended_threads + 1 };
        self.0.changed.notify_all();
    }
}

impl<R> Queue<R> {
    fn lock(&self) -> MutexGuard<'_, State<R>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State<R>>) -> MutexGuard<'a, State<R>> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// Does the work of the next item and stores its result. Returns `false` if there is none.
    fn run_next<T>(
        &self,
        items: &Mutex<impl Iterator<Item = (usize, WorkItem<T>)>>,
        work: &impl Fn(T, &Stop) -> R,
    ) -> bool {
        let Some((index, value)) = self.next_item(items) else { return false };
        self.store(index, work(value, &self.stop));
        true
    }

    /// Waits until there is room for a result, then takes the next item, with its index.
    fn next_item<T>(
        &self,
        items: &Mutex<impl Iterator<Item = (usize, WorkItem<T>)>>,
    ) -> Option<(usize, T)> {
        let mut state = self.lock();
        while state.done_cells > MAX_WAITING_CELLS && !self.stop.load(Ordering::Relaxed) {
            state = self.wait(state);
        }
        drop(state);
        let mut items = items.lock().unwrap_or_else(PoisonError::into_inner);
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        let (index, WorkItem { name, cells, value }) = items.next()?;
        self.lock().running.insert(index, (name, cells.max(MIN_RESULT_CELLS)));
        Some((index, value))
    }

    fn store(&self, index: usize, result: R) {
        let mut state = self.lock();
        let cells = state.running.remove(&index).map_or(0, |(_, cells)| cells);
        state.done_cells += cells;
        state.done.insert(index, (cells, result));
        self.changed.notify_all();
    }

    /// Waits for the next result. `None` once all threads ended and no result is left.
    fn next_result<W>(&self, on_wait: &impl Fn(&str) -> W) -> Option<R> {
        let mut state = self.lock();
        let mut waiting = None;
        loop {
            let next = state.next;
            let ready = match self.order {
                ResultOrder::Kept => state.done.remove(&next),
                ResultOrder::AsDone => state.done.pop_first().map(|(_, done)| done),
            };
            if let Some((cells, result)) = ready {
                state.next += 1;
                state.done_cells -= cells;
                self.changed.notify_all();
                return Some(result);
            }
            if state.ended_threads == self.threads {
                return None;
            }
            if let (None, Some((name, _))) = (&waiting, state.running.get(&next)) {
                waiting = Some(on_wait(name));
            }
            state = self.wait(state);
        }
    }

    /// Raises the stop flag and wakes all threads, because no caller takes further results.
    fn cancel(&self) {
        let state = self.lock();
        self.stop.store(true, Ordering::Relaxed);
        drop(state);
        self.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    fn items(count: usize, cells: usize) -> impl Iterator<Item = WorkItem<usize>> + Send {
        (0..count).map(move |what| WorkItem { name: what.to_string(), cells, value: what })
    }

    #[test]
    fn results_come_in_the_order_of_the_items() {
        for threads in [1, 2, 7] {
            // The first one is done last: it waits for all of the others.
            let (done, is_done) = channel();
            let is_done = Mutex::new(is_done);
            let count = if threads == 1 { 1 } else { 50 };
            let work = |item: usize, _: &Stop| {
                if item == 0 {
                    let is_done = is_done.lock().unwrap();
                    (1..count).for_each(|_| is_done.recv().unwrap());
                } else {
                    done.clone().send(()).unwrap();
                }
                item
            };
            let mut taken = Vec::new();
            ordered_map(threads, items(count, 1), work, |item| {
                taken.push(item);
                Ok(true)
            })
            .unwrap();
            assert_eq!(taken, Vec::from_iter(0..count));
        }
    }

    #[test]
    fn results_come_as_they_are_done_if_their_order_is_not_kept() {
        // The first one waits until the last of the others was taken.
        let (taken_all, is_taken_all) = channel();
        let is_taken_all = Mutex::new(is_taken_all);
        let work = |item: usize, _: &Stop| {
            if item == 0 {
                is_taken_all.lock().unwrap().recv().unwrap();
            }
            item
        };
        let mut taken = Vec::new();
        let take = |item| {
            taken.push(item);
            if taken.len() == 49 {
                taken_all.send(()).unwrap();
            }
            Ok(true)
        };
        parallel_map(2, ResultOrder::AsDone, items(50, 1), work, take, |_| ()).unwrap();
        assert_eq!(taken, (1..50).chain([0]).collect::<Vec<_>>());
    }

    #[test]
    fn only_so_much_waits_for_the_first_one() {
        let most = std::sync::atomic::AtomicUsize::new(0);
        // The first one waits as long as there is room for those behind it.
        let work = |item: usize, _: &Stop| {
            most.fetch_max(item, Ordering::Relaxed);
            while item == 0 && most.load(Ordering::Relaxed) < 9 {
                std::thread::yield_now();
            }
            item
        };
        let take = |item| {
            assert!(most.load(Ordering::Relaxed) <= item + 11);
            Ok(true)
        };
        ordered_map(2, items(1000, MAX_WAITING_CELLS / 8), work, take).unwrap();
    }

    #[test]
    fn who_has_had_enough_ends_the_work_that_goes_on() {
        let mut taken = 0;
        let work = |item: usize, stop: &Stop| {
            while item > 0 && !stop.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
        };
        ordered_map(3, items(usize::MAX, MAX_WAITING_CELLS / 8), work, |()| {
            taken += 1;
            Ok(false)
        })
        .unwrap();
        assert_eq!(taken, 1);
    }
}
