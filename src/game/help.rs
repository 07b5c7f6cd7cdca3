//! Helps a player: validates the marks, finds mistakes, gives hints.
//!
//! In: a puzzle, marks, a budget. Out: [`Validity`], [`Hint`], a [`Mistake`].
//! Invariants: marks are valid if any solution has them all; a hint holds in every solution that
//! has the marks. Steps and mistakes come from `explanation`.

use super::back::{Finding, examine};
use super::{Marks, assess, picture};
use crate::explanation::{self, Fact, Mistake, Step};
use crate::propagation::{Deduction, propagate};
use crate::puzzle::{CellId, Color, ColorSet, Puzzle};
use crate::solver::{EngineError, Options, Outcome, Verdict, first_certain, judge, solution};
use crate::verify::{Verified, is_satisfied};
use std::time::Duration;

/// Time limit for validating marks before a hint, and for cells that all solutions share: too
/// short for a player to notice.
const BRIEF_TIME: Duration = Duration::from_millis(100);
/// Time limit for finding a step that a person can follow.
const HINT_TIME: Duration = Duration::from_secs(1);

/// Does some solution have the marks?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Validity {
    /// Some solution has them.
    Valid,
    /// The puzzle has a solution, but none has the marks.
    Invalid,
    /// The puzzle has no solution at all.
    NoSolution,
    /// The budget ran out.
    Undecided,
}

/// The next step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hint {
    /// The last of these steps settles cells. It follows from the others, which only remove
    /// colors from cells.
    Steps(Vec<Step>),
    /// No solution has the marks.
    Mistake,
    /// The puzzle has no solution.
    NoSolution,
    /// The marks are a solution.
    Solved,
    /// Several solutions have these marks, and no open cell was found that they share.
    Open,
    /// The budget ran out.
    Undecided,
}

impl Hint {
    /// The cells that the hint settles, with their colors.
    pub fn settled(&self) -> Vec<(CellId, Color)> {
        let Hint::Steps(steps) = self else { return Vec::new() };
        let gives = steps.iter().flat_map(|step| &step.gives);
        gives.filter_map(|&(cell, colors)| Some((cell, colors.single()?))).collect()
    }
}

/// Decides whether some solution has the marks.
///
/// # Errors
/// See [`EngineError`].
pub fn validate(
    puzzle: &Puzzle,
    marks: &Marks,
    options: &Options,
) -> Result<Validity, EngineError> {
    if let Some(marked) = with_marks(puzzle, marks) {
        match solution(&marked, options, &mut |_| {})? {
            Outcome::Found(_) => return Ok(Validity::Valid),
            Outcome::None(_) => {}
            Outcome::Limit(_) => return Ok(Validity::Undecided),
        }
    }
    Ok(match solution(puzzle, options, &mut |_| {})? {
        Outcome::Found(_) => Validity::Invalid,
        Outcome::None(_) => Validity::NoSolution,
        Outcome::Limit(_) => Validity::Undecided,
    })
}

/// Finds marks that contradict each other, as few as time allows; `None` if there are none or the
/// budget ran out first.
///
/// # Errors
/// See [`EngineError`].
pub fn mistake(
    puzzle: &Puzzle,
    marks: &Marks,
    options: &Options,
) -> Result<Option<Mistake>, EngineError> {
    Ok(match examine(puzzle, marks, options)? {
        Finding::Invalid(found) => Some(found),
        _ => None,
    })
}

/// Finds the next step: the easiest that a person can follow, or else a cell that the solver
/// settles. Validates the marks first, within `BRIEF_TIME`; if that is undecided, the hint is what
/// follows from the marks.
///
/// # Errors
/// See [`EngineError`].
pub fn hint(puzzle: &Puzzle, marks: &Marks, options: &Options) -> Result<Hint, EngineError> {
    if assess(puzzle, marks).is_solved {
        return Ok(Hint::Solved);
    }
    let brief = options.at_most(BRIEF_TIME);
    match validate(puzzle, marks, &brief)? {
        Validity::Valid | Validity::Undecided => {}
        Validity::Invalid => return Ok(Hint::Mistake),
        Validity::NoSolution => return Ok(Hint::NoSolution),
    }
    let Some(marked) = with_marks(puzzle, marks) else { return Ok(Hint::Mistake) };
    let known = known_colors(puzzle, marks);
    // The search has its own time limit, even if validation used up the budget.
    let budget = options.budget.renewed(HINT_TIME);
    match explanation::next(puzzle, &known, None, &budget) {
        Ok(steps) => Ok(Hint::Steps(steps)),
        Err(explanation::End::DeadEnd(_)) => Ok(wrong(puzzle, marks)),
        Err(_) => Ok(match by_solving(&marked, &known, options)? {
            Hint::Mistake => wrong(puzzle, marks),
            hint => hint,
        }),
    }
}

/// The puzzle with the marks as givens; `None` if a mark contradicts a given.
fn with_marks(puzzle: &Puzzle, marks: &Marks) -> Option<Puzzle> {
    let all = puzzle.palette().all();
    let facts = puzzle.geometry().cells().zip(marks.iter().copied());
    let facts: Vec<Fact> = facts.filter(|&(_, mark)| mark != all).collect();
    puzzle.clone().with_givens(&facts).ok()
}

/// The hint for a contradiction: a mistake if any cell is marked, otherwise the puzzle's fault.
fn wrong(puzzle: &Puzzle, marks: &Marks) -> Hint {
    let given = explanation::givens(puzzle);
    let is_marked = marks.iter().zip(&given).any(|(mark, given)| mark.intersect(*given) != *given);
    if is_marked { Hint::Mistake } else { Hint::NoSolution }
}

/// The colors that the marks leave each cell. Open cells of lines whose runs are all painted count
/// as background: a player needs no hint for those.
pub(super) fn known_colors(puzzle: &Puzzle, marks: &Marks) -> Vec<ColorSet> {
    let shown = picture(puzzle.geometry(), marks);
    let known = Deduction::of_marks(puzzle, marks);
    let assessment = assess(puzzle, marks);
    let mut colors: Vec<ColorSet> =
        puzzle.geometry().cells().map(|cell| known.colors(cell)).collect();
    for line in puzzle.geometry().lines() {
        let is_done = assessment.certain[line.index()].iter().all(|&is_certain| is_certain);
        let has_runs = puzzle.clue(line).runs().is_some();
        if has_runs && is_done && is_satisfied(puzzle, line, &shown) {
            for &cell in puzzle.geometry().line(line) {
                if known.is_open(cell) && known.colors(cell).contains(Color::BACKGROUND) {
                    colors[cell.index()] = ColorSet::only(Color::BACKGROUND);
                }
            }
        }
    }
    colors
}

/// Finds an open cell that is the same in all solutions, without a justification that a person
/// could follow. If there are several solutions, the search stops after [`BRIEF_TIME`].
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
    let step = |fact| explanation::guess(marked, marks, fact, &options.budget);
    Ok(found.map_or(Hint::Open, |fact| Hint::Steps(vec![step(fact)])))
}

/// Finds a cell that all solutions share, within [`BRIEF_TIME`].
fn shared(
    marked: &Puzzle,
    one: &Verified,
    options: &Options,
) -> Result<Option<(CellId, Color)>, EngineError> {
    let brief = options.at_most(BRIEF_TIME);
    let Ok(settled) = propagate(marked, &brief.budget) else { return Ok(None) };
    Ok(first_certain(marked, &settled, one, &brief)?.found::<()>().ok())
}
