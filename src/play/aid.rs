//! Help from the library, in words: solving, checking, hints, each with a time limit.
//!
//! In: a puzzle and marks. Out: what to show and what to say.

use crate::shell::interrupt;
use nonosat::game::{self, Hint, Marks, Why};
use nonosat::pipeline::{End, Options, PipelineError, solution};
use nonosat::puzzle::{CellId, Color, ColorSet, LineId, Picture, Puzzle};
use nonosat::sat::budget::Budget;
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
) -> Result<Result<Picture, String>, PipelineError> {
    Ok(match solution(puzzle, options, &mut |_| {})? {
        Ok(found) => Ok(found.picture().clone()),
        Err(End::None(reason)) => Err(format!("No solution: {}.", reason.describe(puzzle))),
        Err(_) => Err(undecided("Undecided", stop)),
    })
}

/// What is said where there is no answer; `what` there would have been.
pub fn undecided(what: &str, stop: &AtomicBool) -> String {
    match stop.load(Ordering::Relaxed) {
        true => format!("{what}: it was stopped."),
        false => format!("{what}: it takes more than {} seconds.", TIME_LIMIT.as_secs()),
    }
}

/// The next cell that is not blank, for who cannot mark blank cells; and the blank ones that
/// had to be known for that.
pub fn colored_hint(
    puzzle: &Puzzle,
    marks: &Marks,
    options: &Options,
) -> Result<(Hint, Vec<CellId>), PipelineError> {
    let (mut marks, mut blanks) = (marks.to_vec(), Vec::new());
    loop {
        match game::hint(puzzle, &marks, options)? {
            Hint::Cell { cell, color, .. } if color.is_background() => {
                marks[cell.index()] = ColorSet::only(color);
                blanks.push(cell);
            }
            hint => return Ok((hint, blanks)),
        }
    }
}

/// A hint in words, and its cell.
pub fn hint(
    puzzle: &Puzzle,
    hint: Hint,
    stop: &AtomicBool,
    cell_name: impl Fn(CellId) -> String,
    line_name: impl Fn(LineId) -> String,
) -> (String, Option<CellId>) {
    let text = match hint {
        Hint::Cell { cell, color, why } => {
            let why = match why {
                Why::Line(line) => format!("{} alone tells it", line_name(line)),
                Why::Probing => "any other color soon contradicts some line".to_owned(),
                _ => "no solution has it otherwise, says the solver".to_owned(),
            };
            let text = format!("{} is {}: {why}.", cell_name(cell), color_name(puzzle, color));
            return (text, Some(cell));
        }
        Hint::Mistake => "There is a mistake.",
        Hint::NoSolution => "The puzzle has no solution.",
        Hint::Solved => "It is solved.",
        Hint::Open => "Several solutions are left, and no open cell is the same in all.",
        _ => return (undecided("No hint", stop), None),
    };
    (text.to_owned(), None)
}

/// What to call the color of a cell.
fn color_name(puzzle: &Puzzle, color: Color) -> String {
    match color {
        Color::BACKGROUND => "blank".to_owned(),
        _ if puzzle.palette().color_count() == 2 => "colored".to_owned(),
        color => match &puzzle.palette().ink(color).name {
            Some(name) if *name != color.letter().to_string() => {
                format!("{name} ({})", color.letter())
            }
            _ => color.letter().to_string(),
        },
    }
}
