//! The items in progress and the results that the threads of one parallel work share.
//!
//! In: items, each taken by one thread; their results. Out: the results in groups. Invariants: a
//! thread takes its next item only while at most [`MAX_WAITING_CELLS`] cells of results wait for the
//! callback or are with it; a result waits at most [`GROUP_TIME`] for others of its group.

use super::{ResultOrder, Stop, WorkItem};
use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The calling thread wakes up for this many results, because waking it takes as long as many a
/// small puzzle.
const RESULTS_PER_WAKE: usize = 64;
/// The calling thread wakes up for fewer results after this time.
const GROUP_TIME: Duration = Duration::from_millis(5);
/// Threads pause while the results that the callback does not have yet have more cells than this.
pub const MAX_WAITING_CELLS: usize = 1 << 20;
/// Each result counts as at least this many cells, because small results take memory, too.
const MIN_RESULT_CELLS: usize = 64;

/// The state that the threads share.
pub struct Queue<R> {
    threads: usize,
    order: ResultOrder,
    stop: Stop,
    state: Mutex<State<R>>,
    /// Wakes the calling thread: results are there, or a thread ended.
    arrival: Condvar,
    /// Wakes the threads that wait for room.
    has_room: Condvar,
}

impl<R> Queue<R> {
    pub fn new(threads: usize, order: ResultOrder) -> Queue<R> {
        let state = State {
            running: BTreeMap::new(),
            results: BTreeMap::new(),
            next: 0,
            done_cells: 0,
            group_cells: 0,
            wakes_at: usize::MAX,
            ended_threads: 0,
        };
        Queue {
            threads,
            order,
            stop: Stop::default(),
            state: Mutex::new(state),
            arrival: Condvar::new(),
            has_room: Condvar::new(),
        }
    }
}

struct State<R> {
    /// Names and cells of the items in progress, by their indices.
    running: BTreeMap<usize, (String, usize)>,
    /// Cells and results of finished items, by their indices.
    results: BTreeMap<usize, (usize, R)>,
    /// Number of taken results; with [`ResultOrder::Kept`], the index of the next one.
    next: usize,
    /// Sum of the cells in `done` and of the group that the callback has.
    done_cells: usize,
    /// Sum of the cells of the group that the callback has.
    group_cells: usize,
    /// The number of results in `done` that wakes the calling thread.
    wakes_at: usize,
    /// Number of threads that ended or did not start.
    ended_threads: usize,
}

impl<R> State<R> {
    /// Is there a result that the callback may get next?
    fn is_ready(&self, order: ResultOrder) -> bool {
        match order {
            ResultOrder::Kept => self.results.contains_key(&self.next),
            ResultOrder::AsDone => !self.results.is_empty(),
        }
    }

    /// Takes all results that the callback may get next.
    fn take_group(&mut self, order: ResultOrder) -> Vec<R> {
        let mut group = Vec::new();
        while self.is_ready(order)
            && let Some((_, (cells, result))) = self.results.pop_first()
        {
            self.next += 1;
            self.group_cells += cells;
            group.push(result);
        }
        group
    }
}

/// Counts a thread as ended when dropped, also by a panic.
pub struct ThreadGuard<'a, R>(pub &'a Queue<R>);

impl<R> Drop for ThreadGuard<'_, R> {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        // An item that panicked has no result, and later results would wait for it forever.
        let is_panic = std::thread::panicking();
        state.ended_threads = if is_panic { self.0.threads } else { state.ended_threads + 1 };
        drop(state);
        self.0.arrival.notify_all();
    }
}

impl<R> Queue<R> {
    fn lock(&self) -> MutexGuard<'_, State<R>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does the work of the next item and stores its result. Returns `false` if there is none.
    pub fn run_next<T>(
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
            state = self.has_room.wait(state).unwrap_or_else(PoisonError::into_inner);
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
        state.results.insert(index, (cells, result));
        let is_full = state.done_cells > MAX_WAITING_CELLS;
        if (state.results.len() >= state.wakes_at || is_full) && state.is_ready(self.order) {
            state.wakes_at = usize::MAX;
            drop(state);
            self.arrival.notify_all();
        }
    }

    /// Waits for the next results. `None` once all threads ended and no result is left.
    pub fn next_group<W>(&self, on_wait: &impl Fn(&str) -> W) -> Option<Vec<R>> {
        let mut state = self.lock();
        if state.done_cells > MAX_WAITING_CELLS {
            self.has_room.notify_all();
        }
        state.done_cells -= std::mem::take(&mut state.group_cells);
        let mut waiting = None;
        while !state.is_ready(self.order) {
            if state.ended_threads == self.threads {
                return None;
            }
            if let (None, Some((name, _))) = (&waiting, state.running.get(&state.next)) {
                waiting = Some(on_wait(name));
            }
            state.wakes_at = 1;
            state = self.arrival.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        Some(self.wait_for_more(state).take_group(self.order))
    }

    /// Waits until a group is full, for a moment at most.
    fn wait_for_more<'a>(
        &'a self,
        mut state: MutexGuard<'a, State<R>>,
    ) -> MutexGuard<'a, State<R>> {
        state.wakes_at = RESULTS_PER_WAKE;
        let is_short = |state: &mut State<R>| {
            let is_full =
                state.results.len() >= RESULTS_PER_WAKE || state.done_cells > MAX_WAITING_CELLS;
            !is_full && state.ended_threads < self.threads
        };
        let waited = self.arrival.wait_timeout_while(state, GROUP_TIME, is_short);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner).0;
        state.wakes_at = usize::MAX;
        state
    }

    /// Raises the stop flag and wakes all threads, because no caller takes further results.
    pub fn cancel(&self) {
        let state = self.lock();
        self.stop.store(true, Ordering::Relaxed);
        drop(state);
        self.has_room.notify_all();
    }
}
