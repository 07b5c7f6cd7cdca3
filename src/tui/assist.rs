//! Help from the library, in words: solving, checking, hints, the way back, each with a time limit.
//!
//! In: a puzzle and marks. Out: what to show and what to say.

use super::player::Player;
use crate::app::interrupt;
use nonosat::explanation::{Mistake, Numbering, told_mistake};
use nonosat::game::{Back, Hint};
use nonosat::puzzle::{Picture, Puzzle};
use nonosat::sat::budget::Budget;
use nonosat::solver::{EngineError, Options, Outcome, solution};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long one answer may take.
const TIME_LIMIT: Duration = Duration::from_secs(60);

/// The way to an answer, which ends sooner if `stop` is raised.
pub fn options(stop: Arc<AtomicBool>) -> Options {
    Options { budget: Budget::of(TIME_LIMIT).or_stop(stop), ..Options::default() }
}

/// Works while Ctrl-C ends the work, not the game: by the flag that the work is given.
pub fn work<T>(work: impl FnOnce(&Options, &AtomicBool) -> T) -> T {
    let stop = interrupt::begin();
    let result = work(&options(Arc::clone(&stop)), &stop);
    stop.store(false, Ordering::Relaxed);
    result
}

/// Some solution, or why there is none to show, in one line.
pub fn solve(
    puzzle: &Puzzle,
    options: &Options,
    stop: &AtomicBool,
) -> Result<Result<Picture, String>, EngineError> {
    Ok(match solution(puzzle, options, &mut |_| {})? {
        Outcome::Found(found) => Ok(found.picture().clone()),
        Outcome::None(reason) => Err(format!("No solution: {}.", reason.describe(puzzle))),
        Outcome::Limit(_) => Err(undecided("Undecided", stop)),
    })
}

/// What is said where there is no answer; `what` there would have been.
pub fn undecided(what: &str, stop: &AtomicBool) -> String {
    match stop.load(Ordering::Relaxed) {
        true => format!("{what}: it was stopped."),
        false => format!("{what}: it takes more than {} seconds.", TIME_LIMIT.as_secs()),
    }
}

/// A hint that is no step, in words.
pub fn no_step(hint: &Hint, stop: &AtomicBool) -> String {
    let text = match hint {
        Hint::Mistake => "There is a mistake; c tells where, b goes back to before it.",
        Hint::NoSolution => "The puzzle has no solution.",
        Hint::Solved => "It is solved.",
        Hint::Open => "Several solutions are left, and no reason leads on from here.",
        _ => return undecided("No hint", stop),
    };
    text.to_owned()
}

/// Which marks contradict each other, line by line.
pub fn mistake(puzzle: &Puzzle, mistake: Option<&Mistake>, numbers: Numbering) -> Vec<String> {
    match mistake {
        Some(found) => told_mistake(puzzle, found, numbers),
        None => vec!["Which marks are wrong was not found in time.".to_owned()],
    }
}

/// Takes back what has to be taken back until all is right, and says so.
pub fn go_back(player: &mut Player, back: Back, stop: &AtomicBool) -> String {
    match back {
        Back::Steps(0) => "All is right so far.".to_owned(),
        Back::Steps(steps) => {
            (0..steps).for_each(|_| {
                player.undo();
            });
            let plural = if steps == 1 { "" } else { "s" };
            format!("{steps} step{plural} undone; now all is right.")
        }
        Back::Never => "The game began with a mistake.".to_owned(),
        Back::Undecided => undecided("Undecided", stop),
    }
}
