//! Many puzzles, one a thread.
//!
//! In: items, what to do with one. Out: the results, one after the other. Invariants: an item is
//! taken when a thread is free for it, and only so much waits with its result for those before
//! it; who has had enough ends the work that is still going on; where the system starts fewer
//! threads there are fewer, and where it starts none the one there is does all the work.

use super::progress::ProgressReporter;
use crate::app::memory;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::Builder;

/// Cells that may wait with their result.
const MAX_WAITING_CELLS: usize = 1 << 20;
/// What each result counts at least: one of few cells takes memory, too.
const MIN_RESULT_CELLS: usize = 64;

/// One piece of work.
pub struct WorkItem<T> {
    /// What to call it while it is waited for.
    pub name: String,
    /// How many cells it has.
    pub cells: usize,
    /// The thing itself.
    pub value: T,
}

/// The flag that ends work early.
pub type Stop = Arc<AtomicBool>;

/// In which order results come.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ResultOrder {
    /// In that of the items, whichever is done first.
    Kept,
    /// As they are done.
    AsDone,
}

/// Does `work` with the items, up to `threads` at once; without any, here. `take` gets the results in the order of
/// the items and says whether to go on; the end raises the flag that `work` was given. On a terminal it is told
/// that one takes long.
pub fn ordered_map<T: Send, R: Send>(
    threads: usize,
    items: impl Iterator<Item = WorkItem<T>> + Send,
    work: impl Fn(T, &Stop) -> R + Sync,
    take: impl FnMut(R) -> anyhow::Result<bool>,
) -> anyhow::Result<()> {
    let waits = |name: &str| {
        let mut watch = ProgressReporter::start(name, false);
        watch.prepare();
        watch
    };
    parallel_map(threads, ResultOrder::Kept, items, work, take, waits)
}

/// The same in any order. While a result is waited for, there is what `waits` gives.
pub fn parallel_map<T: Send, R: Send, W>(
    threads: usize,
    order: ResultOrder,
    items: impl Iterator<Item = WorkItem<T>> + Send,
    work: impl Fn(T, &Stop) -> R + Sync,
    mut take: impl FnMut(R) -> anyhow::Result<bool>,
    waits: impl Fn(&str) -> W,
) -> anyhow::Result<()> {
    let threads = memory::threads(threads);
    let queue = Queue { threads, order, ..Queue::default() };
    let (queue, items, work) = (&queue, &Mutex::new(items.enumerate()), &work);
    std::thread::scope(|scope| {
        let start = |_: &usize| {
            let ended = ThreadGuard(queue);
            let thread = Builder::new().spawn_scoped(scope, move || {
                let _ended = ended;
                while queue.work_off(items, work) {}
            });
            thread.is_ok()
        };
        // One that is not started has ended, since its work is dropped.
        let is_alone = (0..threads).filter(start).count() == 0;
        loop {
            while let Some(result) = queue.result(&waits) {
                let taken = take(result);
                if !matches!(taken, Ok(true)) {
                    queue.end();
                    return taken.map(drop);
                }
            }
            if !is_alone || !queue.work_off(items, work) {
                queue.end();
                return Ok(());
            }
        }
    })
}

/// What the threads share.
struct Queue<R> {
    threads: usize,
    order: ResultOrder,
    stop: Stop,
    state: Mutex<State<R>>,
    changed: Condvar,
}

impl<R> Default for Queue<R> {
    fn default() -> Queue<R> {
        let state =
            State { running: BTreeMap::new(), done: BTreeMap::new(), next: 0, done_cells: 0, ended_threads: 0 };
        let (state, changed) = (Mutex::new(state), Condvar::new());
        Queue { threads: 0, order: ResultOrder::Kept, stop: Stop::default(), state, changed }
    }
}

/// How far it is.
struct State<R> {
    /// Names and cells of the items that are worked on, by their places.
    running: BTreeMap<usize, (String, usize)>,
    /// Cells and results of those that are done.
    done: BTreeMap<usize, (usize, R)>,
    /// The first place whose result was not taken, where their order is kept.
    next: usize,
    /// Cells of what is done.
    done_cells: usize,
    /// Threads that have ended.
    ended_threads: usize,
}

/// Tells that a thread ends, also where its work failed.
struct ThreadGuard<'a, R>(&'a Queue<R>);

impl<R> Drop for ThreadGuard<'_, R> {
    fn drop(&mut self) {
        let mut state = self.0.locked();
        // What failed has no result, and those behind it would wait for it.
        state.ended_threads = if std::thread::panicking() { self.0.threads } else { state.ended_threads + 1 };
        self.0.changed.notify_all();
    }
}

impl<R> Queue<R> {
    fn locked(&self) -> MutexGuard<'_, State<R>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn waited<'a>(&self, state: MutexGuard<'a, State<R>>) -> MutexGuard<'a, State<R>> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// Does the work with the next item, if there is one.
    fn work_off<T>(
        &self,
        items: &Mutex<impl Iterator<Item = (usize, WorkItem<T>)>>,
        work: &impl Fn(T, &Stop) -> R,
    ) -> bool {
        let Some((place, what)) = self.next(items) else { return false };
        self.put(place, work(what, &self.stop));
        true
    }

    /// The next item and its place, once there is room for its result.
    fn next<T>(&self, items: &Mutex<impl Iterator<Item = (usize, WorkItem<T>)>>) -> Option<(usize, T)> {
        let mut state = self.locked();
        while state.done_cells > MAX_WAITING_CELLS && !self.stop.load(Ordering::Relaxed) {
            state = self.waited(state);
        }
        drop(state);
        let mut items = items.lock().unwrap_or_else(PoisonError::into_inner);
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        let (place, WorkItem { name, cells, value: what }) = items.next()?;
        self.locked().running.insert(place, (name, cells.max(MIN_RESULT_CELLS)));
        Some((place, what))
    }

    fn put(&self, place: usize, result: R) {
        let mut state = self.locked();
        let cells = state.running.remove(&place).map_or(0, |(_, cells)| cells);
        state.done_cells += cells;
        state.done.insert(place, (cells, result));
        self.changed.notify_all();
    }

    /// The next result; none if there is no further one.
    fn result<W>(&self, waits: &impl Fn(&str) -> W) -> Option<R> {
        let mut state = self.locked();
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
                waiting = Some(waits(name));
            }
            state = self.waited(state);
        }
    }

    /// Nobody takes results any more.
    fn end(&self) {
        let state = self.locked();
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
