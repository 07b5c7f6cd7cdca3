//! Many puzzles, one a thread.
//!
//! In: items, what to do with one. Out: the results, one after the other. Holds: they come in
//! the order of the items, whichever is done first; only so much is taken ahead of the result
//! that is waited for; who has had enough ends the work that is still going on.

use super::watch::Watch;
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

/// Cells that may wait for a thread, or with their result for those before them.
const MAX_AHEAD: usize = 1 << 20;

/// One piece of work.
pub struct Item<T> {
    /// What to call it while it is waited for.
    pub name: String,
    /// How many cells it has.
    pub cells: usize,
    /// The thing itself.
    pub what: T,
}

/// The flag that ends work early.
pub type Stop = Arc<AtomicBool>;

/// Does `work` with the items, up to `threads` at once. `take` gets the results and may break,
/// which raises the flag that `work` was given.
pub fn in_order<T: Send, R: Send>(
    threads: usize,
    mut items: impl Iterator<Item = Item<T>>,
    work: impl Fn(T, &Stop) -> R + Sync,
    mut take: impl FnMut(R) -> ControlFlow<()>,
) {
    let stop = Stop::default();
    let (jobs, queue) = channel::<(T, SyncSender<R>)>();
    let queue = Mutex::new(queue);
    let (queue, work, stop) = (&queue, &work, &stop);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(move || {
                while let Some((item, result)) = next(queue)
                    && !stop.load(Ordering::Relaxed)
                {
                    // Nobody waits any more if whoever takes the results had enough.
                    let _ = result.send(work(item, stop));
                }
            });
        }
        let (mut waiting, mut ahead) = (VecDeque::new(), 0);
        loop {
            while ahead < MAX_AHEAD
                && let Some(Item { name, cells, what }) = items.next()
            {
                let (sender, result) = sync_channel(1);
                if jobs.send((what, sender)).is_err() {
                    break;
                }
                // What could not be read is not for nothing, either.
                let cells = cells.max(1);
                ahead += cells;
                waiting.push_back((name, cells, result));
            }
            let Some((name, cells, result)) = waiting.pop_front() else { break };
            ahead -= cells;
            let Some(result) = wait(&name, &result) else { break };
            if take(result).is_break() {
                break;
            }
        }
        stop.store(true, Ordering::Relaxed);
        drop(jobs);
    });
}

/// The next job; none if there will be no more.
fn next<J>(queue: &Mutex<Receiver<J>>) -> Option<J> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// The result; none if the thread that worked on it failed. On a terminal it is told that it
/// takes long.
fn wait<R>(name: &str, result: &Receiver<R>) -> Option<R> {
    match result.try_recv() {
        Err(TryRecvError::Empty) => {
            let mut watch = Watch::start(name, false);
            watch.prepare();
            result.recv().ok()
        }
        ready => ready.ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(count: usize, cells: usize) -> impl Iterator<Item = Item<usize>> {
        (0..count).map(move |what| Item { name: what.to_string(), cells, what })
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
            in_order(threads, items(count, 1), work, |item| {
                taken.push(item);
                ControlFlow::Continue(())
            });
            assert_eq!(taken, Vec::from_iter(0..count));
        }
    }

    #[test]
    fn who_has_had_enough_ends_the_work_that_goes_on() {
        let mut taken = 0;
        let work = |item: usize, stop: &Stop| {
            while item > 0 && !stop.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
        };
        in_order(3, items(usize::MAX, MAX_AHEAD / 8), work, |()| {
            taken += 1;
            ControlFlow::Break(())
        });
        assert_eq!(taken, 1);
    }
}
