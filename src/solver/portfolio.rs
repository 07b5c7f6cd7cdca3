//! A portfolio: several configurations decide in parallel, and the first answer wins.
//!
//! In: a puzzle, options, a number of threads. Out: a verdict, or pictures as they are found.
//! Invariants: the verdict is the same for any number of threads, unless time runs out; all
//! pictures come from one configuration, so none comes twice; no two configurations do the same
//! work. The order of pictures may differ.
//!
//! A way is one configuration: engine, backend, encoding, probing. Most puzzles end sooner than
//! threads start. The others therefore begin only after the requested configuration has worked on
//! the open cells for a while.

mod ways;

use crate::propagation::Limit;
use crate::puzzle::Puzzle;
use crate::solver::{End, EngineError, Event, Options, Verdict, judge, solutions};
use crate::verify::Verified;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread::Builder;
use std::time::Duration;
use ways::{stoppable, ways};

/// Capacity of the message queue: how many pictures a configuration finds ahead.
const WAITING: usize = 64;
/// How long the first configuration works on the open cells alone.
const HEAD_START: Duration = Duration::from_millis(50);

/// How many configurations run at once, and when the others begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads {
    /// Most configurations.
    count: usize,
    /// How long the first configuration works on the open cells alone.
    head_start: Duration,
}

impl Threads {
    /// Up to `count` configurations; the others begin `head_start` after the first one.
    pub fn new(count: usize, head_start: Duration) -> Threads {
        Threads { count, head_start }
    }
}

/// This many configurations, with the usual head start.
impl From<usize> for Threads {
    fn from(count: usize) -> Threads {
        Threads::new(count, HEAD_START)
    }
}
/// No configuration has found anything yet.
const NO_LEADER: usize = usize::MAX;

/// Does the event show that line solving and probing left open cells?
fn is_hard(event: Event, way: &Options) -> bool {
    match event {
        Event::Probed { open_cells } => open_cells > 0,
        Event::Propagated { open_cells } => open_cells > 0 && !way.probe,
        _ => false,
    }
}

/// Waits for the head start, or until the first configuration drops its end of `alone`.
fn wait(head_start: Duration, alone: &Receiver<()>) {
    // Nothing is ever sent; only the timeout and the disconnection matter.
    let _ = alone.recv_timeout(head_start);
}

/// Same as [`judge`], with up to `threads` configurations in parallel. The events are those of the
/// requested configuration.
///
/// # Errors
/// [`EngineError`] of the requested configuration, if every configuration failed.
pub fn judge_side_by_side(
    puzzle: &Puzzle,
    options: &Options,
    threads: impl Into<Threads>,
    watch: &mut dyn FnMut(Event),
) -> Result<Verdict, EngineError> {
    let is_decided = |verdict: &Verdict| !matches!(verdict, Verdict::Undecided(..));
    race(options, threads.into(), watch, |way, watch| judge(puzzle, way, watch), is_decided)
}

/// A message from a configuration.
enum Message {
    Event(Event),
    Picture(Verified),
    Ended(usize, Result<End, EngineError>),
}

/// Same as [`solutions`], with up to `threads` configurations in parallel. All pictures come from
/// the configuration that finds one first; the others stop. The events are those of the requested
/// configuration.
///
/// # Errors
/// [`EngineError`] of the requested configuration, if every configuration failed; or the error of
/// the configuration that found the first picture.
pub fn solutions_side_by_side(
    puzzle: &Puzzle,
    options: &Options,
    threads: impl Into<Threads>,
    watch: &mut dyn FnMut(Event),
    found: &mut dyn FnMut(Verified) -> ControlFlow<()>,
) -> Result<End, EngineError> {
    let Threads { count, head_start } = threads.into();
    let ways = ways(options, count);
    if let [only] = &ways[..] {
        return solutions(puzzle, only, watch, found);
    }
    let (ways, stops): (Vec<_>, Vec<_>) = ways.into_iter().map(stoppable).unzip();
    let leader = AtomicUsize::new(NO_LEADER);
    std::thread::scope(|scope| {
        let (sender, messages) = sync_channel(WAITING);
        let mut all = ways.iter().enumerate().map(|(place, way)| Way {
            place,
            way,
            leader: &leader,
            stops: &stops,
            sender: sender.clone(),
        });
        let first = all.next();
        let (mut others, mut ends) = (all.collect::<Vec<Way>>(), Vec::<Sender<()>>::new());
        drop(sender);
        let thread = Builder::new().spawn_scoped(scope, move || {
            let Some(first) = first else { return };
            let sender = first.sender.clone();
            first.run(puzzle, &mut |event| {
                // Fails if the receiver has returned.
                let _ = sender.send(Message::Event(event));
                let count = if is_hard(event, options) { others.len() } else { 0 };
                ends.extend(others.drain(..count).map(|way| {
                    let (end, alone) = channel();
                    // If no thread can start, this configuration is skipped.
                    let _ = Builder::new().spawn_scoped(scope, move || {
                        wait(head_start, &alone);
                        way.run(puzzle, &mut |_| {});
                    });
                    end
                }));
            });
        });
        if thread.is_err() {
            return solutions(puzzle, options, watch, found);
        }
        let mut requested = Ok(End::Undecided(Limit::Time));
        // The loop ends when the last sender is dropped.
        for message in messages {
            match message {
                Message::Event(event) => watch(event),
                Message::Picture(picture) => {
                    if found(picture).is_break() {
                        stop_all(&stops);
                        return Ok(End::Enough);
                    }
                }
                Message::Ended(place, end) if place == leader.load(Ordering::Acquire) => {
                    return end;
                }
                Message::Ended(0, end) => requested = end,
                Message::Ended(..) => {}
            }
        }
        requested
    })
}

fn stop_all(stops: &[Arc<AtomicBool>]) {
    stops.iter().for_each(|stop| stop.store(true, Ordering::Relaxed));
}

/// One configuration in the race for the first picture.
struct Way<'a> {
    place: usize,
    way: &'a Options,
    leader: &'a AtomicUsize,
    stops: &'a [Arc<AtomicBool>],
    sender: SyncSender<Message>,
}

impl Way<'_> {
    fn run(self, puzzle: &Puzzle, watch: &mut dyn FnMut(Event)) {
        let end = solutions(puzzle, self.way, watch, &mut |picture| {
            let is_sent = self.leads() && self.sender.send(Message::Picture(picture)).is_ok();
            if is_sent { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if matches!(end, Ok(End::None(_))) {
            self.leads();
        }
        let _ = self.sender.send(Message::Ended(self.place, end));
    }

    /// Is this the configuration that found something first? Then it stops the others.
    fn leads(&self) -> bool {
        let (mine, order) = (self.place, Ordering::AcqRel);
        match self.leader.compare_exchange(NO_LEADER, mine, order, Ordering::Acquire) {
            Ok(_) => {
                let others = self.stops.iter().enumerate().filter(|&(place, _)| place != mine);
                others.for_each(|(_, stop)| stop.store(true, Ordering::Relaxed));
                true
            }
            Err(leader) => leader == mine,
        }
    }
}

/// Runs the configurations until one of them has a decided answer.
fn race<T: Send>(
    options: &Options,
    threads: Threads,
    watch: &mut dyn FnMut(Event),
    run: impl Fn(&Options, &mut dyn FnMut(Event)) -> Result<T, EngineError> + Sync,
    is_decided: impl Fn(&T) -> bool + Sync,
) -> Result<T, EngineError> {
    let (ways, stops): (Vec<_>, Vec<_>) =
        ways(options, threads.count).into_iter().map(stoppable).unzip();
    let Some((first, others)) = ways.split_first() else { return run(options, watch) };
    std::thread::scope(|scope| {
        let (sender, answers) = channel();
        let (mut others, mut ends) = (others.iter(), Vec::<Sender<()>>::new());
        let first = run(first, &mut |event| {
            watch(event);
            if !is_hard(event, options) {
                return;
            }
            for way in others.by_ref() {
                let (sender, stops, run, is_decided) = (sender.clone(), &stops, &run, &is_decided);
                let (end, alone) = channel();
                ends.push(end);
                // If no thread can start, this configuration is skipped.
                let _ = Builder::new().spawn_scoped(scope, move || {
                    wait(threads.head_start, &alone);
                    if let Ok(answer) = run(way, &mut |_| {})
                        && is_decided(&answer)
                    {
                        stop_all(stops);
                        // Fails if the first configuration has answered.
                        let _ = sender.send(answer);
                    }
                });
            }
        });
        drop(sender);
        match first {
            Ok(answer) if is_decided(&answer) => {
                stop_all(&stops);
                Ok(answer)
            }
            // Wait for the others: one may have stopped this configuration, or may still decide.
            undecided => answers.recv().or(undecided),
        }
    })
}

#[cfg(test)]
mod tests;
