//! Several ways of deciding side by side; the first answer wins.
//!
//! In: a puzzle, options, a number of threads. Out: a verdict, or pictures as they are found.
//! Holds: the word of the verdict is the same for any number of threads, unless time runs out;
//! all pictures are those of one way, so that none comes twice; no two ways do the same.
//! Which pictures are found first may differ. Most puzzles end in less time than threads take
//! to start, so the others begin when the way that was asked for has had a while for what lines
//! and probing leave open. Reads: `pipeline` and what that takes.

use crate::encode::{EncodeOptions, Strategy};
use crate::line::Limit;
use crate::pipeline::{End, Engine, Event, Options, PipelineError, Verdict, judge, solutions};
use crate::puzzle::Puzzle;
use crate::solve::Backend;
use crate::verify::Verified;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::time::Duration;

/// How many messages may wait to be looked at: pictures are not found far ahead.
const WAITING: usize = 64;
/// How long the way that was asked for decides alone.
const HEAD_START: Duration = Duration::from_millis(20);
/// No way has found anything yet.
const NOBODY: usize = usize::MAX;

/// At most `threads` ways of deciding, the one that was asked for first: as many threads as
/// there are different ways.
fn ways(options: &Options, threads: usize) -> Vec<Options> {
    let search = Options { engine: Engine::Search, ..options.clone() };
    let sat = Options { engine: Engine::Sat, backend: Backend::Embedded, ..options.clone() };
    #[cfg(feature = "varisat")]
    let varisat = Options { backend: Backend::Varisat, ..sat.clone() };
    let by_order = EncodeOptions { strategy: Strategy::Order, ..options.encode };
    let unprobed = Options { probe: false, encode: by_order, ..sat.clone() };
    let mut ways = vec![options.clone()];
    let others = [
        search,
        sat,
        #[cfg(feature = "varisat")]
        varisat,
        unprobed,
    ];
    for way in others {
        if ways.len() < threads && !ways.iter().any(|other| is_same(&way, other)) {
            ways.push(way);
        }
    }
    ways
}

/// Would the two do the same work?
fn is_same(one: &Options, other: &Options) -> bool {
    let formula = |way: &Options| (way.backend.clone(), way.encode.strategy);
    one.engine == other.engine
        && one.probe == other.probe
        && (one.engine == Engine::Search || formula(one) == formula(other))
}

/// Does this say that something is left to decide?
fn is_hard(event: Event, way: &Options) -> bool {
    match event {
        Event::Probed { open_cells } => open_cells > 0,
        Event::Propagated { open_cells } => open_cells > 0 && !way.probe,
        _ => false,
    }
}

/// Waits until the head start is over, or the way that has it, which holds the other end.
fn wait(head_start: &Receiver<()>) {
    // Nothing is ever sent.
    let _ = head_start.recv_timeout(HEAD_START);
}

/// A way that ends when its flag is raised.
fn stoppable(way: Options) -> (Options, Arc<AtomicBool>) {
    let stop = Arc::new(AtomicBool::new(false));
    (Options { budget: way.budget.clone().or_stop(Arc::clone(&stop)), ..way }, stop)
}

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
        scope.spawn(move || {
            let Some(first) = first else { return };
            let sender = first.sender.clone();
            first.run(puzzle, &mut |event| {
                // Nobody listens any more if all is over.
                let _ = sender.send(Message::Event(event));
                let count = if is_hard(event, options) { others.len() } else { 0 };
                ends.extend(others.drain(..count).map(|way| {
                    let (end, head_start) = channel();
                    scope.spawn(move || {
                        wait(&head_start);
                        way.run(puzzle, &mut |_| {});
                    });
                    end
                }));
            });
        });
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
        let (mut others, mut ends) = (others.iter(), Vec::<Sender<()>>::new());
        let first = run(first, &mut |event| {
            watch(event);
            if !is_hard(event, options) {
                return;
            }
            for way in others.by_ref() {
                let (sender, stops, run, is_decided) = (sender.clone(), &stops, &run, &is_decided);
                let (end, head_start) = channel();
                ends.push(end);
                scope.spawn(move || {
                    wait(&head_start);
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
mod tests {
    use super::*;
    use crate::format;
    use crate::sat::budget::Budget;
    use std::collections::BTreeSet;
    use std::time::Duration;

    /// One cell in each row and each column.
    fn rooks(size: usize) -> Puzzle {
        let text = format!("rect {size} {size}\n#fff #000\n{}", "1a\n".repeat(2 * size));
        format::read(text.as_bytes(), None).unwrap().puzzle().clone()
    }

    #[test]
    fn any_number_of_threads_finds_every_picture_once() {
        let puzzle = rooks(6);
        for threads in 0..6 {
            let mut pictures = BTreeSet::new();
            let mut found = |picture: Verified| {
                let colors = picture.picture().colors().to_vec();
                assert!(pictures.insert(colors), "a picture came twice with {threads} threads");
                ControlFlow::Continue(())
            };
            let options = Options::default();
            let end = solutions_side_by_side(&puzzle, &options, threads, &mut |_| {}, &mut found)
                .unwrap();
            assert_eq!((pictures.len(), end), (720, End::Complete), "{threads}");
        }
    }

    #[test]
    fn any_number_of_threads_says_the_same_word() {
        let rows = |clues| format!("rect 2 2\n#fff #000\n{clues}");
        let cases = [("1a\n1a\n1a\n1a\n", "several"), ("1a\n\n1a\n\n", "unique")];
        for (clues, word) in cases {
            let document = format::read(rows(clues).as_bytes(), None).unwrap();
            for threads in 0..6 {
                let options = Options::default();
                let verdict =
                    judge_side_by_side(document.puzzle(), &options, threads, &mut |_| {}).unwrap();
                assert_eq!(verdict.word(), word, "{threads}");
            }
        }
    }

    /// There are more pictures than could ever be collected: they come while they are found.
    #[test]
    fn pictures_come_as_they_are_found() {
        let puzzle = rooks(30);
        for threads in 1..5 {
            let mut count = 0;
            let mut found = |_| {
                count += 1;
                if count == 200 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let options = Options::default();
            let end = solutions_side_by_side(&puzzle, &options, threads, &mut |_| {}, &mut found)
                .unwrap();
            assert_eq!((count, end), (200, End::Enough));
        }
    }

    #[test]
    fn no_two_threads_do_the_same() {
        let mut asked = vec![Options::default()];
        asked.push(Options { engine: Engine::Search, ..Options::default() });
        asked.push(Options { probe: false, ..asked[1].clone() });
        asked.push(Options { probe: false, ..Options::default() });
        let encode = EncodeOptions { strategy: Strategy::Order, ..EncodeOptions::default() };
        asked.push(Options { encode, probe: false, ..Options::default() });
        asked.push(Options { encode, ..Options::default() });
        #[cfg(feature = "varisat")]
        asked.push(Options { backend: Backend::Varisat, ..Options::default() });
        for options in asked {
            for threads in 0..8 {
                let ways = ways(&options, threads);
                assert!(is_same(&ways[0], &options), "what was asked for comes first");
                assert!(ways.len() <= threads.max(1));
                assert!(threads > 2 || ways.len() == threads.max(1), "two are always different");
                for (place, way) in ways.iter().enumerate() {
                    let same = ways[..place].iter().any(|other| is_same(way, other));
                    assert!(!same, "{way:?} twice for {options:?}");
                }
            }
        }
    }

    #[test]
    fn the_time_is_over_for_all() {
        let options = Options { budget: Budget::of(Duration::ZERO), ..Options::default() };
        let verdict = judge_side_by_side(&rooks(2), &options, 3, &mut |_| {}).unwrap();
        assert_eq!(verdict.word(), "undecided");
        let mut found = |_| panic!("there was no time");
        let end = solutions_side_by_side(&rooks(2), &options, 3, &mut |_| {}, &mut found);
        assert_eq!(end.unwrap(), End::Undecided(Limit::Time));
    }
}
