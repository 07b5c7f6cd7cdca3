//! Text for the player: solutions, hints, mistakes, undone steps; and the work's time limit.
//!
//! In: a puzzle, marks, results of the library. Out: options for the library, pictures, messages.

use super::player::Player;
use crate::app::{interrupt, language};
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::{Picture, Puzzle};
use nonosat_engine::explanation::{LineLabels, Mistake, describe_mistake};
use nonosat_engine::game::Hint;
use nonosat_engine::solver::{EngineError, Options, Outcome, solution};
use nonosat_sat::budget::Budget;
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

/// One solution of the puzzle, or a message why there is none to show.
///
/// # Errors
/// If the engine fails.
pub fn solve(
    puzzle: &Puzzle,
    options: &Options,
    stop: &AtomicBool,
) -> Result<Result<Picture, Message>, EngineError> {
    Ok(match solution(puzzle, options)? {
        Outcome::Found(solution) => Ok(solution.picture().clone()),
        Outcome::None(reason) => Err(message!("play-no-solution", why = reason.message(puzzle))),
        Outcome::Limit(_) => Err(undecided("play-undecided", stop)),
    })
}

/// The message when the work ended early; the message `what` begins it.
pub fn undecided(what: &'static str, stop: &AtomicBool) -> Message {
    let why = match stop.load(Ordering::Relaxed) {
        true => message!("play-stopped"),
        false => message!("play-too-long"),
    };
    message!("labeled", label = Message::new(what), text = why)
}

/// The message for a hint that has no steps.
pub fn no_step(hint: &Hint, stop: &AtomicBool) -> Message {
    match hint {
        Hint::Mistake => message!("play-mistake"),
        Hint::NoSolution => message!("play-unsolvable"),
        Hint::Solved => message!("play-is-solved"),
        Hint::Open => message!("play-hint-open"),
        _ => undecided("play-no-hint", stop),
    }
}

/// Lines of text: which marks contradict each other, and why.
pub fn mistake(puzzle: &Puzzle, mistake: Option<&Mistake>, labels: LineLabels) -> Vec<String> {
    match mistake {
        Some(mistake) => {
            let lines = describe_mistake(puzzle, mistake, labels);
            lines
                .iter()
                .map(|line| language::catalog().numbered(line.number, &line.message))
                .collect()
        }
        None => vec![language::words(&message!("play-mistake-unknown"))],
    }
}

/// Undoes the player's steps back to the newest correct state; returns the message.
pub fn go_back(player: &mut Player, back: Outcome<usize>, stop: &AtomicBool) -> Message {
    match back {
        Outcome::Found(0) => message!("play-right"),
        Outcome::Found(steps) => {
            (0..steps).for_each(|_| {
                player.undo();
            });
            message!("play-back", count = steps)
        }
        Outcome::None(_) => message!("play-began-wrong"),
        Outcome::Limit(_) => undecided("play-undecided", stop),
    }
}
