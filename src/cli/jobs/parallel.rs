//! Runs work on many puzzles in parallel, one puzzle per thread.
//!
//! In: items, and a function that turns an item into a result. Out: results, passed in groups to a
//! callback on the calling thread. Invariants: those of the [`queue`] of results; a callback that
//! stops early cancels the work in progress; if no thread can be started, the calling thread does
//! all work.

mod queue;
#[cfg(test)]
mod tests;

use crate::app::memory;
use crate::cli::output::progress::ProgressReporter;
use queue::{Queue, ThreadGuard};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::thread::Builder;

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
    mut consume: impl FnMut(R) -> anyhow::Result<bool>,
) -> anyhow::Result<()> {
    let consume_group = |group: Vec<R>| {
        for result in group {
            if !consume(result)? {
                return Ok(false);
            }
        }
        Ok(true)
    };
    let on_wait = |name: &str| {
        let mut progress = ProgressReporter::start(name, false);
        progress.prepare();
        progress
    };
    parallel_map(threads, ResultOrder::Kept, items, work, consume_group, on_wait)
}

/// Like [`ordered_map`], in either order, and with any display while a result is awaited.
///
/// `consume` gets results in groups, none of them empty. `on_wait` gets the name of the awaited item; the value that it returns is dropped when the
/// result arrives.
///
/// # Errors
/// The error of `consume`.
pub fn parallel_map<T: Send, R: Send, W>(
    threads: usize,
    order: ResultOrder,
    items: impl Iterator<Item = WorkItem<T>> + Send,
    work: impl Fn(T, &Stop) -> R + Sync,
    mut consume: impl FnMut(Vec<R>) -> anyhow::Result<bool>,
    on_wait: impl Fn(&str) -> W,
) -> anyhow::Result<()> {
    let threads = memory::threads(threads);
    let queue = Queue::new(threads, order);
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
            while let Some(group) = queue.next_group(&on_wait) {
                let consumed = consume(group);
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
