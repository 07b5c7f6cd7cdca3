//! Several ways of deciding side by side; the first answer wins.
//!
//! In: a puzzle, options, a number of threads. Out: a verdict, or pictures as they are found.
//! Invariants: the word of the verdict is the same for any number of threads, unless time runs out;
//! all pictures are those of one way, so that none comes twice; no two ways do the same.
//! Which pictures are found first may differ. Most puzzles end in less time than threads take
//! to start, so the others begin when the way that was asked for has had a while for what lines
//! and probing leave open. Reads: `pipeline` and what that takes.

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

/// How many messages may wait to be looked at: pictures are not found far ahead.
const WAITING: usize = 64;
/// How long the first way decides alone.
const HEAD_START: Duration = Duration::from_millis(50);

/// How many ways of deciding run at once, and when the others begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads {
    /// At most so many ways.
    count: usize,
    /// How long the first way decides alone.
    head_start: Duration,
}

impl Threads {
    /// Up to `count` ways; the others begin when the first one has had `head_start`.
    pub fn new(count: usize, head_start: Duration) -> Threads {
        Threads { count, head_start }
    }
}

/// So many ways, with the usual head start.
impl From<usize> for Threads {
    fn from(count: usize) -> Threads {
        Threads::new(count, HEAD_START)
    }
}
/// No way has found anything yet.
const NO_LEADER: usize = usize::MAX;

/// Does this say that something is left to decide?
fn is_hard(event: Event, way: &Options) -> bool {
    match event {
        Event::Probed { open_cells } => open_cells > 0,
        Event::Propagated { open_cells } => open_cells > 0 && !way.probe,
        _ => false,
    }
}

/// Waits until the head start is over, or the way that has it, which holds the other end.
fn wait(head_start: Duration, alone: &Receiver<()>) {
    // Nothing is ever sent.
    let _ = alone.recv_timeout(head_start);
}

/// Says what [`judge`] says, with up to `threads` ways of deciding side by side.
/// The events are those of the way that was asked for.
///
/// # Errors
/// [`EngineError`] if every way failed: that of the way that was asked for.
pub fn judge_side_by_side(
    puzzle: &Puzzle,
    options: &Options,
    threads: impl Into<Threads>,
    watch: &mut dyn FnMut(Event),
) -> Result<Verdict, EngineError> {
    let is_decided = |verdict: &Verdict| !matches!(verdict, Verdict::Undecided(..));
    race(options, threads.into(), watch, |way, watch| judge(puzzle, way, watch), is_decided)
}

/// What a way says of itself.
enum Message {
    Event(Event),
    Picture(Verified),
    Ended(usize, Result<End, EngineError>),
}

/// Hands out what [`solutions`] hands out, with up to `threads` ways of finding it side by
/// side: all pictures come from the way that finds one first, and the others end.
/// The events are those of the way that was asked for.
///
/// # Errors
/// [`EngineError`] if every way failed: that of the way that was asked for; or if the way
/// fails that found the first picture.
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
                // Nobody listens any more if all is over.
                let _ = sender.send(Message::Event(event));
                let count = if is_hard(event, options) { others.len() } else { 0 };
                ends.extend(others.drain(..count).map(|way| {
                    let (end, alone) = channel();
                    // A way without a thread is not tried.
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
        // The ways end when nobody receives any more.
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

/// A way of finding pictures, beside others.
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

    /// Is this the way that found something first? Then the others end.
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

/// Lets the ways of deciding run until one of them has an answer that counts.
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
                // A way without a thread is not tried.
                let _ = Builder::new().spawn_scoped(scope, move || {
                    wait(threads.head_start, &alone);
                    if let Ok(answer) = run(way, &mut |_| {})
                        && is_decided(&answer)
                    {
                        stop_all(stops);
                        // Nobody listens any more if the first way has answered.
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
            // Wait for the others: one may have stopped this way, or still find out.
            undecided => answers.recv().or(undecided),
        }
    })
}

#[cfg(test)]
mod tests;
