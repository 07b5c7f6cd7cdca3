//! Several ways of deciding side by side; the first answer wins.
//!
//! In: a puzzle, options, a number of threads. Out: a verdict, or pictures. Holds: the word
//! of the verdict is the same for any number of threads, unless time runs out;
//! which pictures are found first may differ. Reads: `pipeline` and what that takes.

use crate::encode::{EncodeOptions, Strategy};
use crate::pipeline::{End, Engine, Event, Options, PipelineError, Verdict, judge, solutions};
use crate::puzzle::Puzzle;
use crate::verify::Verified;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;

/// The ways of deciding, the one that was asked for first: more threads than
/// these are of no use.
fn ways(options: &Options, stop: &Arc<AtomicBool>) -> Vec<Options> {
    let budget = options.budget.clone().or_stop(Arc::clone(stop));
    let asked = Options { budget, ..options.clone() };
    let search = Options { engine: Engine::Search, ..asked.clone() };
    let sat = Options { engine: Engine::Sat, ..asked.clone() };
    #[cfg(feature = "varisat")]
    let varisat = Options { backend: crate::solve::Backend::Varisat, ..sat.clone() };
    let by_order = EncodeOptions { strategy: Strategy::Order, ..asked.encode };
    let unprobed = Options { probe: false, encode: by_order, ..sat };
    vec![
        asked,
        search,
        #[cfg(feature = "varisat")]
        varisat,
        unprobed,
    ]
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

/// The first `limit` pictures that [`solutions`] would hand out, with up to
/// `threads` ways of finding them side by side.
///
/// # Errors
/// [`PipelineError`] if every way failed: that of the way that was asked for.
pub fn solutions_side_by_side(
    puzzle: &Puzzle,
    options: &Options,
    threads: usize,
    limit: u64,
    watch: &mut dyn FnMut(Event),
) -> Result<(Vec<Verified>, End), PipelineError> {
    let collect = |way: &Options, watch: &mut dyn FnMut(Event)| {
        let mut found = Vec::new();
        let end = solutions(puzzle, way, watch, &mut |picture| {
            found.push(picture);
            let is_enough = found.len() as u64 == limit;
            if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        Ok((found, end))
    };
    race(options, threads, watch, collect, |(_, end)| !matches!(end, End::Undecided(_)))
}

/// Lets the ways of deciding run until one of them has an answer that counts.
fn race<T: Send>(
    options: &Options,
    threads: usize,
    watch: &mut dyn FnMut(Event),
    run: impl Fn(&Options, &mut dyn FnMut(Event)) -> Result<T, PipelineError> + Sync,
    is_decided: impl Fn(&T) -> bool + Sync,
) -> Result<T, PipelineError> {
    let stop = Arc::new(AtomicBool::new(false));
    let mut ways = ways(options, &stop).into_iter().take(threads.max(1));
    let first = ways.next().unwrap_or_default();
    std::thread::scope(|scope| {
        let (sender, answers) = channel();
        for way in ways {
            let (sender, stop) = (sender.clone(), Arc::clone(&stop));
            let (run, is_decided) = (&run, &is_decided);
            scope.spawn(move || {
                if let Ok(answer) = run(&way, &mut |_| {})
                    && is_decided(&answer)
                {
                    stop.store(true, Ordering::Relaxed);
                    // Nobody listens any more if the first way has answered.
                    let _ = sender.send(answer);
                }
            });
        }
        drop(sender);
        match run(&first, watch) {
            Ok(answer) if is_decided(&answer) => {
                stop.store(true, Ordering::Relaxed);
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
    use std::time::Duration;

    #[test]
    fn any_number_of_threads_says_the_same_word() {
        for (clues, word) in [("1a\n1a\n1a\n1a\n", "several"), ("1a\n\n1a\n\n", "unique")] {
            let text = format!("rect 2 2\n#fff #000\n{clues}");
            let puzzle = format::read(text.as_bytes(), None).unwrap().into_puzzle();
            for threads in 0..6 {
                let options = Options::default();
                let (found, end) =
                    solutions_side_by_side(&puzzle, &options, threads, 9, &mut |_| {}).unwrap();
                assert_eq!(found.len(), if word == "several" { 2 } else { 1 });
                assert_eq!(end, End::Complete);
                let verdict = judge_side_by_side(&puzzle, &options, threads, &mut |_| {}).unwrap();
                assert_eq!(verdict.word(), word, "{threads}");
            }
        }
    }

    #[test]
    fn the_time_is_over_for_all() {
        let text = "rect 2 2\n#fff #000\n1a\n1a\n1a\n1a\n";
        let puzzle = format::read(text.as_bytes(), None).unwrap().into_puzzle();
        let options = Options { budget: Budget::of(Duration::ZERO), ..Options::default() };
        let verdict = judge_side_by_side(&puzzle, &options, 3, &mut |_| {}).unwrap();
        assert_eq!(verdict.word(), "undecided");
    }
}
