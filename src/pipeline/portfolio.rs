//! Several ways of deciding side by side; the first answer wins.
//!
//! In: a puzzle, options, a number of threads. Out: a verdict, or pictures as they are found.
//! Holds: the word of the verdict is the same for any number of threads, unless time runs out;
//! all pictures are those of one way, so that none comes twice; no two ways do the same.
//! Which pictures are found first may differ. Reads: `pipeline` and what that takes.

mod ways;

pub use ways::way_count;

use crate::line::Limit;
use crate::pipeline::{End, Event, Options, PipelineError, Verdict, judge, solutions};
use crate::puzzle::Puzzle;
use crate::verify::Verified;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{SyncSender, channel, sync_channel};
use ways::{stoppable, ways};

/// How many messages may wait to be looked at: pictures are not found far ahead.
const WAITING: usize = 64;
/// No way has found anything yet.
const NOBODY: usize = usize::MAX;

/// Says what [`judge`] says, with up to `threads` ways of deciding side by side.
/// The events are those of the way that was asked for.
///
/// # Errors
/// [`PipelineError`] if every way failed: that of the way that was asked for.
pub fn judge_side_by_side(
    puzzle: &Puzzle,
    options: &Options,
    threads: usize,
    watch: &mut dyn FnMut(Event),
) -> Result<Verdict, PipelineError> {
    let is_decided = |verdict: &Verdict| !matches!(verdict, Verdict::Undecided(..));
    race(options, threads, watch, |way, watch| judge(puzzle, way, watch), is_decided)
}

/// What a way says of itself.
enum Message {
    Event(Event),
    Picture(Verified),
    Ended(usize, Result<End, PipelineError>),
}

/// Hands out what [`solutions`] hands out, with up to `threads` ways of finding it side by
/// side: all pictures come from the way that finds one first, and the others end.
/// The events are those of the way that was asked for.
///
/// # Errors
/// [`PipelineError`] if every way failed: that of the way that was asked for; or if the way
/// fails that found the first picture.
pub fn solutions_side_by_side(
    puzzle: &Puzzle,
    options: &Options,
    threads: usize,
    watch: &mut dyn FnMut(Event),
    found: &mut dyn FnMut(Verified) -> ControlFlow<()>,
) -> Result<End, PipelineError> {
    let ways = ways(options, threads);
    if let [only] = &ways[..] {
        return solutions(puzzle, only, watch, found);
    }
    let (ways, stops): (Vec<_>, Vec<_>) = ways.into_iter().map(stoppable).unzip();
    let leader = AtomicUsize::new(NOBODY);
    std::thread::scope(|scope| {
        let (sender, messages) = sync_channel(WAITING);
        for (place, way) in ways.iter().enumerate() {
            let way = Way { place, way, leader: &leader, stops: &stops, sender: sender.clone() };
            scope.spawn(move || way.run(puzzle));
        }
        drop(sender);
        let mut asked = Ok(End::Undecided(Limit::Time));
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
                Message::Ended(0, end) => asked = end,
                Message::Ended(..) => {}
            }
        }
        asked
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
    fn run(self, puzzle: &Puzzle) {
        let mut watch = |event| {
            if self.place == 0 {
                // Nobody listens any more if all is over.
                let _ = self.sender.send(Message::Event(event));
            }
        };
        let end = solutions(puzzle, self.way, &mut watch, &mut |picture| {
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
        match self.leader.compare_exchange(NOBODY, mine, order, Ordering::Acquire) {
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
    threads: usize,
    watch: &mut dyn FnMut(Event),
    run: impl Fn(&Options, &mut dyn FnMut(Event)) -> Result<T, PipelineError> + Sync,
    is_decided: impl Fn(&T) -> bool + Sync,
) -> Result<T, PipelineError> {
    let (ways, stops): (Vec<_>, Vec<_>) = ways(options, threads).into_iter().map(stoppable).unzip();
    let Some((first, others)) = ways.split_first() else { return run(options, watch) };
    std::thread::scope(|scope| {
        let (sender, answers) = channel();
        for way in others {
            let (sender, stops, run, is_decided) = (sender.clone(), &stops, &run, &is_decided);
            scope.spawn(move || {
                if let Ok(answer) = run(way, &mut |_| {})
                    && is_decided(&answer)
                {
                    stop_all(stops);
                    // Nobody listens any more if the first way has answered.
                    let _ = sender.send(answer);
                }
            });
        }
        drop(sender);
        match run(first, watch) {
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
