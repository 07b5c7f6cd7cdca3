//! Several ways of deciding side by side; the first answer wins.
//!
//! In: a puzzle, options, a number of threads. Out: a verdict. Holds: the word
//! of the verdict is the same for any number of threads, unless time runs out;
//! the pictures of `several` may differ. Reads: `pipeline` and what that takes.

use crate::encode::{EncodeOptions, Strategy};
use crate::pipeline::{Engine, Event, Options, PipelineError, Verdict, judge};
use crate::puzzle::Puzzle;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;

/// The ways of deciding, the one that was asked for first: more threads than
/// these are of no use.
fn ways(options: &Options, stop: &Arc<AtomicBool>) -> Vec<Options> {
    let budget = options.budget.clone().or_stop(Arc::clone(stop));
    let asked = Options { budget, ..options.clone() };
    let search = Options { engine: Engine::Search, ..asked.clone() };
    let by_order = EncodeOptions { strategy: Strategy::Order, ..asked.encode };
    let unprobed = Options { engine: Engine::Sat, probe: false, encode: by_order, ..asked.clone() };
    vec![asked, search, unprobed]
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
    let stop = Arc::new(AtomicBool::new(false));
    let mut ways = ways(options, &stop).into_iter().take(threads.max(1));
    let first = ways.next().unwrap_or_default();
    std::thread::scope(|scope| {
        let (sender, verdicts) = channel();
        for way in ways {
            let (sender, stop) = (sender.clone(), Arc::clone(&stop));
            scope.spawn(move || {
                if let Ok(verdict) = judge(puzzle, &way, &mut |_| {})
                    && !matches!(verdict, Verdict::Undecided(_))
                {
                    stop.store(true, Ordering::Relaxed);
                    // Nobody listens any more if the first way has answered.
                    let _ = sender.send(verdict);
                }
            });
        }
        drop(sender);
        match judge(puzzle, &first, watch) {
            // Wait for the others: one may have stopped this way, or still find out.
            Ok(Verdict::Undecided(found)) => {
                Ok(verdicts.recv().unwrap_or(Verdict::Undecided(found)))
            }
            Err(error) => verdicts.recv().map_err(|_| error),
            decided => {
                stop.store(true, Ordering::Relaxed);
                decided
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::Budget;
    use crate::format;
    use std::time::Duration;

    #[test]
    fn any_number_of_threads_says_the_same_word() {
        for (clues, word) in [("1a\n1a\n1a\n1a\n", "several"), ("1a\n\n1a\n\n", "unique")] {
            let text = format!("rect 2 2\n#fff #000\n{clues}");
            let puzzle = format::read(text.as_bytes(), None).unwrap();
            for threads in 0..5 {
                let options = Options::default();
                let verdict = judge_side_by_side(&puzzle, &options, threads, &mut |_| {}).unwrap();
                assert_eq!(verdict.word(), word, "{threads}");
            }
        }
    }

    #[test]
    fn the_time_is_over_for_all() {
        let text = "rect 2 2\n#fff #000\n1a\n1a\n1a\n1a\n";
        let puzzle = format::read(text.as_bytes(), None).unwrap();
        let options = Options { budget: Budget::of(Duration::ZERO), ..Options::default() };
        let verdict = judge_side_by_side(&puzzle, &options, 3, &mut |_| {}).unwrap();
        assert_eq!(verdict.word(), "undecided");
    }
}
