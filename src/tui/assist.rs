//! Text for the player: solutions, hints, mistakes, undone steps; and the work's time limit.
//!
//! In: a puzzle, marks, results of the library. Out: options for the library, pictures, messages.

use super::player::Player;
use crate::app::{interrupt, language};
use nonosat::explanation::{LineLabels, Mistake, describe_mistake};
use nonosat::game::{Back, Hint};
use nonosat::puzzle::{Picture, Puzzle};
use nonosat::sat::budget::Budget;
use nonosat::solver::{EngineError, Options, Outcome, solution};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Time limit of one request to the library.
const TIME_LIMIT: Duration = Duration::from_secs(60);

/// Default options with [`TIME_LIMIT`]; the work also ends once `stop` is set.
pub fn options(stop: Arc<AtomicBool>) -> Options {
    Options::default().within(Budget::of(TIME_LIMIT).or_stop(stop))
}

/// Runs `work`. Meanwhile Ctrl-C sets the flag that `work` receives; the game goes on.
pub fn work<T>(work: impl FnOnce(&Options, &AtomicBool) -> T) -> T {
    let stop = interrupt::begin();
    let result = work(&options(Arc::clone(&stop)), &stop);
    stop.store(false, Ordering::Relaxed);
    result
}

/// One solution of the puzzle, or a message of one line why there is none to show.
///
/// # Errors
/// If the engine fails.
pub fn solve(
    puzzle: &Puzzle,
    options: &Options,
    stop: &AtomicBool,
) -> Result<Result<Picture, String>, EngineError> {
    Ok(match solution(puzzle, options, &mut |_| {})? {
        Outcome::Found(solution) => Ok(solution.picture().clone()),
        Outcome::None(reason) => Err(format!("No solution: {}.", reason.describe(puzzle))),
        Outcome::Limit(_) => Err(undecided("Undecided", stop)),
    })
}

/// The message when the work ended early; `what` begins it.
pub fn undecided(what: &str, stop: &AtomicBool) -> String {
    match stop.load(Ordering::Relaxed) {
        true => format!("{what}: it was stopped."),
        false => format!("{what}: it takes more than {} seconds.", TIME_LIMIT.as_secs()),
    }
}

/// The message for a hint that has no steps.
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

/// Lines of text: which marks contradict each other, and why.
pub fn mistake(puzzle: &Puzzle, mistake: Option<&Mistake>, labels: LineLabels) -> Vec<String> {
    match mistake {
        Some(mistake) => {
            let lines = describe_mistake(puzzle, mistake, labels);
            lines.iter().map(|line| line.words(language::catalog())).collect()
        }
        None => vec!["Which marks are wrong was not found in time.".to_owned()],
    }
}

/// Undoes the player's steps back to the newest correct state; returns the message.
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
