//! Help for a player: is it right so far, where is it wrong, and what comes next?
//!
//! In: a puzzle, marks, a budget. Out: [`Check`], [`Hint`], a [`Mistake`], [`Back`](super::Back).
//! Invariants: marks are right if some solution has them all, whichever that is; a hint is
//! true of every solution that has the marks. Steps and mistakes are those of `explain`.

use super::back::{Finding, looked};
use super::{Marks, assess, picture};
use crate::explanation::{self, Because, Fact, Mistake, Step};
use crate::propagation::{Deduction, propagate};
use crate::puzzle::{CellId, Color, ColorSet, Puzzle};
use crate::solver::{EngineError, Options, Outcome, Verdict, first_certain, judge, solution};
use crate::verify::{Verified, is_satisfied};
use std::time::Duration;

/// How long it is looked whether marks are right before a hint is given: nobody notices.
const GLANCE: Duration = Duration::from_millis(100);
/// How long a player waits for a hint without wondering: a step that a person can follow is
/// looked for no longer.
const MOMENT: Duration = Duration::from_secs(1);
/// What a step costs that only solving tells.
const SOLVER: u32 = 8_000;

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
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hint {
    /// The last of these steps settles cells. The others only take colors from cells, and it
    /// rests on them.
    Steps(Vec<Step>),
    /// The marks cannot become a solution.
    Mistake,
    /// The puzzle has no solution.
    NoSolution,
    /// The marks are a solution.
    Solved,
    /// Several solutions have these marks, and nothing that is certain was seen.
    Open,
    /// The budget was over.
    Undecided,
}

impl Hint {
    /// The cells that it settles, with their colors: what "do it" marks.
    pub fn settled(&self) -> Vec<(CellId, Color)> {
        let Hint::Steps(steps) = self else { return Vec::new() };
        let gives = steps.iter().flat_map(|step| &step.gives);
        gives.filter_map(|&(cell, colors)| Some((cell, colors.single()?))).collect()
    }
}

/// Says whether the marks can become a solution.
///
/// # Errors
/// See [`EngineError`].
pub fn check(puzzle: &Puzzle, marks: &Marks, options: &Options) -> Result<Check, EngineError> {
    if let Some(marked) = with_marks(puzzle, marks) {
        match solution(&marked, options, &mut |_| {})? {
            Outcome::Found(_) => return Ok(Check::Right),
            Outcome::None(_) => {}
            Outcome::Limit(_) => return Ok(Check::Undecided),
        }
    }
    Ok(match solution(puzzle, options, &mut |_| {})? {
        Outcome::Found(_) => Check::Wrong,
        Outcome::None(_) => Check::NoSolution,
        Outcome::Limit(_) => Check::Undecided,
    })
}

/// Marks that contradict each other, the fewest that are found; `None` if there are none, or
/// if none were found in time.
///
/// # Errors
/// See [`EngineError`].
pub fn mistake(
    puzzle: &Puzzle,
    marks: &Marks,
    options: &Options,
) -> Result<Option<Mistake>, EngineError> {
    Ok(match looked(puzzle, marks, options)? {
        Finding::Wrong(found) => Some(found),
        _ => None,
    })
}

/// The next step: the easiest that a person can follow; where there is none, some cell that
/// is certain. Whether the marks are right is looked at first, but only at a glance: where
/// that is hard to know, a hint is what follows from the marks.
///
/// # Errors
/// See [`EngineError`].
pub fn hint(puzzle: &Puzzle, marks: &Marks, options: &Options) -> Result<Hint, EngineError> {
    if assess(puzzle, marks).is_solved {
        return Ok(Hint::Solved);
    }
    let glance = Options { budget: options.budget.clone().at_most(GLANCE), ..options.clone() };
    match check(puzzle, marks, &glance)? {
        Check::Right | Check::Undecided => {}
        Check::Wrong => return Ok(Hint::Mistake),
        Check::NoSolution => return Ok(Hint::NoSolution),
    }
    let Some(marked) = with_marks(puzzle, marks) else { return Ok(Hint::Mistake) };
    let known = seen(puzzle, marks);
    // This has a moment of its own, also if deciding took all the time.
    let moment = options.budget.renewed(MOMENT);
    match explanation::next(puzzle, &known, None, &moment) {
        Ok(steps) => Ok(Hint::Steps(steps)),
        Err(explanation::End::DeadEnd(_)) => Ok(wrong(puzzle, marks)),
        Err(_) => Ok(match by_solving(&marked, &known, options)? {
            Hint::Mistake => wrong(puzzle, marks),
            hint => hint,
        }),
    }
}

/// The puzzle with what is marked as given; `None` if a mark contradicts a given cell.
fn with_marks(puzzle: &Puzzle, marks: &Marks) -> Option<Puzzle> {
    let all = puzzle.palette().all();
    let told = puzzle.geometry().cells().zip(marks.iter().copied());
    let told: Vec<Fact> = told.filter(|&(_, mark)| mark != all).collect();
    puzzle.clone().with_givens(&told).ok()
}

/// Where lines contradict each other: that is the puzzle's fault if nothing is marked.
fn wrong(puzzle: &Puzzle, marks: &Marks) -> Hint {
    let given = explanation::givens(puzzle);
    let is_marked = marks.iter().zip(&given).any(|(mark, given)| mark.intersect(*given) != *given);
    if is_marked { Hint::Mistake } else { Hint::NoSolution }
}

/// What the marks tell, and background for the open cells of lines whose runs are all
/// painted: nobody needs a hint for those.
pub(super) fn seen(puzzle: &Puzzle, marks: &Marks) -> Vec<ColorSet> {
    let shown = picture(puzzle.geometry(), marks);
    let known = Deduction::of_marks(puzzle, marks);
    let assessment = assess(puzzle, marks);
    let mut told: Vec<ColorSet> =
        puzzle.geometry().cells().map(|cell| known.colors(cell)).collect();
    for line in puzzle.geometry().lines() {
        let is_done = assessment.certain[line.index()].iter().all(|&is_certain| is_certain);
        let is_told = puzzle.clue(line).runs().is_some();
        if is_told && is_done && is_satisfied(puzzle, line, &shown) {
            for &cell in puzzle.geometry().line(line) {
                if known.is_open(cell) && known.colors(cell).contains(Color::BACKGROUND) {
                    told[cell.index()] = ColorSet::only(Color::BACKGROUND);
                }
            }
        }
    }
    told
}

/// An open cell that is the same in all solutions, for no reason that a person could follow.
/// Of several solutions, what they share is looked for only at a glance: it can take long, and
/// says little to whoever asks why.
fn by_solving(marked: &Puzzle, marks: &Marks, options: &Options) -> Result<Hint, EngineError> {
    let open = |cell: &CellId| marks[cell.index()].len() > 1;
    let found = match judge(marked, options, &mut |_| {})? {
        Verdict::Unique(only) => {
            let certain: Vec<_> = marked
                .geometry()
                .cells()
                .filter(open)
                .map(|cell| (cell, only.picture()[cell]))
                .collect();
            certain.iter().find(|(_, color)| !color.is_background()).or(certain.first()).copied()
        }
        Verdict::Several(one, _) => shared(marked, &one, options)?,
        Verdict::None(_) => return Ok(Hint::Mistake),
        Verdict::Undecided(..) => return Ok(Hint::Undecided),
    };
    Ok(found.map_or(Hint::Open, |(cell, color)| {
        let gives = vec![(cell, ColorSet::only(color))];
        Hint::Steps(vec![Step { gives, because: Because::Solver, cost: SOLVER }])
    }))
}

/// A cell that all solutions share, if that is seen at a glance.
fn shared(
    marked: &Puzzle,
    one: &Verified,
    options: &Options,
) -> Result<Option<(CellId, Color)>, EngineError> {
    let glance = Options { budget: options.budget.clone().at_most(GLANCE), ..options.clone() };
    let Ok(settled) = propagate(marked, &glance.budget) else { return Ok(None) };
    Ok(first_certain(marked, &settled, one, &glance)?.found::<()>().ok())
}
