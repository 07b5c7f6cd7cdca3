//! Help for a player: is it right so far, and what comes next?
//!
//! In: a puzzle, marks, a budget. Out: [`Check`], [`Hint`].
//! Holds: marks are right if some solution has them all, whichever that is; a hint is
//! true of every solution that has the marks.

use super::{Marks, assess, picture};
use crate::line::{Deduction, Stopped, forced, probe, propagate};
use crate::pipeline::{End, Options, PipelineError, first_certain, solution};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};
use crate::sat::budget::Budget;
use crate::verify::{Verified, is_satisfied};
use std::time::Duration;

/// How long a player waits for a hint without wondering.
const MOMENT: Duration = Duration::from_secs(1);

/// Can the marks still become a solution?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// They can.
    Right,
    /// They cannot, but the puzzle has a solution.
    Wrong,
    /// The puzzle has no solution at all.
    NoSolution,
    /// The budget was over.
    Undecided,
}

/// The next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hint {
    /// This cell has this color.
    Cell {
        /// The cell.
        cell: CellId,
        /// Its color.
        color: Color,
        /// How one can know.
        why: Why,
    },
    /// The marks cannot become a solution.
    Mistake,
    /// The puzzle has no solution.
    NoSolution,
    /// The marks are a solution.
    Solved,
    /// Several solutions have these marks, and every open cell differs between some.
    Open,
    /// The budget was over.
    Undecided,
}

/// How one can know the color of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// By this line alone.
    Line(LineId),
    /// By trying the other colors: each ends in a contradiction of lines.
    Probing,
    /// By solving.
    Solver,
}

/// Says whether the marks can become a solution.
///
/// # Errors
/// See [`PipelineError`].
pub fn check(puzzle: &Puzzle, marks: &Marks, options: &Options) -> Result<Check, PipelineError> {
    Ok(checked(puzzle, marks, options)?.0)
}

/// The same, with the solution that has the marks if one was found.
fn checked(
    puzzle: &Puzzle,
    marks: &Marks,
    options: &Options,
) -> Result<(Check, Option<Verified>), PipelineError> {
    if let Some(marked) = with_marks(puzzle, marks) {
        match solution(&marked, options, &mut |_| {})? {
            Ok(found) => return Ok((Check::Right, Some(found))),
            Err(End::None(_)) => {}
            Err(_) => return Ok((Check::Undecided, None)),
        }
    }
    let check = match solution(puzzle, options, &mut |_| {})? {
        Ok(_) => Check::Wrong,
        Err(End::None(_)) => Check::NoSolution,
        Err(_) => Check::Undecided,
    };
    Ok((check, None))
}

/// The next step: by one line if that is enough, else by probing, else by solving. Whether
/// the marks are right is looked at first, but not for longer than a moment: where that is
/// hard to know, a hint is what follows from the marks.
///
/// # Errors
/// See [`PipelineError`].
pub fn hint(puzzle: &Puzzle, marks: &Marks, options: &Options) -> Result<Hint, PipelineError> {
    if assess(puzzle, marks).is_solved {
        return Ok(Hint::Solved);
    }
    let moment = Options { budget: options.budget.clone().at_most(MOMENT), ..options.clone() };
    let known = match checked(puzzle, marks, &moment)? {
        (Check::Right | Check::Undecided, known) => known,
        (Check::Wrong, _) => return Ok(Hint::Mistake),
        (Check::NoSolution, _) => return Ok(Hint::NoSolution),
    };
    let Some(marked) = with_marks(puzzle, marks) else { return Ok(Hint::Mistake) };
    let seen = with_obvious_blanks(puzzle, marks);
    let budget = &options.budget;
    // Looking at the lines has a moment of its own, also if deciding took all the time.
    match by_line(puzzle, &seen, &budget.renewed(MOMENT)) {
        Ok(Some(hint)) => return Ok(hint),
        Ok(None) => {}
        Err(Stopped::Contradiction(_)) => return Ok(Hint::Mistake),
        Err(Stopped::Limit(_)) => return Ok(Hint::Undecided),
    }
    let settled = propagate(&marked, budget);
    let probed = match settled.and_then(|settled| Ok(probe(&marked, &settled, budget)?)) {
        Ok(probed) => probed,
        Err(Stopped::Contradiction(_)) => return Ok(Hint::Mistake),
        Err(Stopped::Limit(_)) => return Ok(Hint::Undecided),
    };
    match by_probing(&marked, marks, &probed) {
        Some(hint) => Ok(hint),
        None => by_solving(&marked, &probed, known.as_ref(), options),
    }
}

/// The puzzle with what is marked as given; `None` if a mark contradicts a given cell.
fn with_marks(puzzle: &Puzzle, marks: &Marks) -> Option<Puzzle> {
    let all = puzzle.palette().all();
    let told = puzzle.geometry().cells().zip(marks.iter().copied());
    let told: Vec<(CellId, ColorSet)> = told.filter(|&(_, mark)| mark != all).collect();
    puzzle.clone().with_givens(&told).ok()
}

/// The marks, and background for the open cells of lines whose runs are all painted:
/// nobody needs a hint for those.
fn with_obvious_blanks(puzzle: &Puzzle, marks: &Marks) -> Deduction {
    let shown = picture(puzzle.geometry(), marks);
    let known = Deduction::of_marks(puzzle, marks);
    let assessment = assess(puzzle, marks);
    let mut filled = marks.to_vec();
    for line in puzzle.geometry().lines() {
        let is_done = assessment.certain[line.index()].iter().all(|&is_certain| is_certain);
        let is_told = puzzle.clue(line).runs().is_some();
        if is_told && is_done && is_satisfied(puzzle, line, &shown) {
            for &cell in puzzle.geometry().line(line) {
                if known.colors(cell).len() > 1 {
                    filled[cell.index()] = ColorSet::only(Color::BACKGROUND);
                }
            }
        }
    }
    Deduction::of_marks(puzzle, &filled)
}

/// The first line that says more; a colored cell sooner than a blank one.
fn by_line(puzzle: &Puzzle, known: &Deduction, budget: &Budget) -> Result<Option<Hint>, Stopped> {
    let Some((line, settled)) = forced(puzzle, known, budget)? else { return Ok(None) };
    let colored = settled.iter().find(|(_, color)| !color.is_background());
    let cell = colored.or(settled.first());
    Ok(cell.map(|&(cell, color)| Hint::Cell { cell, color, why: Why::Line(line) }))
}

fn by_probing(marked: &Puzzle, marks: &Marks, probed: &Deduction) -> Option<Hint> {
    let cells = marked.geometry().cells().filter(|cell| marks[cell.index()].len() > 1);
    let certain: Vec<_> =
        cells.filter_map(|cell| Some((cell, probed.colors(cell).single()?))).collect();
    let colored = certain.iter().find(|(_, color)| !color.is_background());
    let &(cell, color) = colored.or(certain.first())?;
    Some(Hint::Cell { cell, color, why: Why::Probing })
}

/// The first open cell that is the same in all solutions.
fn by_solving(
    marked: &Puzzle,
    probed: &Deduction,
    known: Option<&Verified>,
    options: &Options,
) -> Result<Hint, PipelineError> {
    Ok(match first_certain(marked, probed, known, options)? {
        Ok(Some((cell, color))) => Hint::Cell { cell, color, why: Why::Solver },
        Ok(None) => Hint::Open,
        Err(End::None(_)) => Hint::Mistake,
        Err(_) => Hint::Undecided,
    })
}
