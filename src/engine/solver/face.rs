//! Short forms of a [`Solver`], for callers that need no events.
//!
//! In: a puzzle and options. Out: a verdict, one solution, or all of them.

use super::{EngineError, Options, Outcome, Solver, Unfinished, Verdict};
use crate::puzzle::Puzzle;
use crate::verify::Verified;

/// Decides whether a puzzle has a picture and whether that is the only one.
///
/// # Errors
/// [`EngineError`]. "No picture" and "a limit was reached" are verdicts, not errors.
pub fn judge(puzzle: &Puzzle, options: &Options) -> Result<Verdict, EngineError> {
    Solver::new(puzzle, options).verdict()
}

/// Finds one solution.
///
/// # Errors
/// [`EngineError`].
pub fn solution(puzzle: &Puzzle, options: &Options) -> Result<Outcome<Verified>, EngineError> {
    Solver::new(puzzle, options).next_picture()
}

/// The solutions, one at a time. If a limit or a failure ends them early, that comes last.
pub fn solutions<'p>(
    puzzle: &'p Puzzle,
    options: &'p Options,
) -> impl Iterator<Item = Result<Verified, Unfinished>> + 'p {
    let mut solver = Some(Solver::new(puzzle, options));
    std::iter::from_fn(move || {
        let unfinished = match solver.as_mut()?.next_picture() {
            Ok(Outcome::Found(solution)) => return Some(Ok(solution)),
            Ok(Outcome::None(_)) => None,
            Ok(Outcome::Limit(limit)) => Some(Unfinished::Limit(limit)),
            Err(error) => Some(error.into()),
        };
        solver = None;
        unfinished.map(Err)
    })
}
