//! Helps a player: validates the marks, finds mistakes, gives hints.
//!
//! In: a puzzle, marks, a budget. Out: [`Validity`], [`Hint`], a [`Mistake`].
//! Invariants: marks are valid if any solution has them all; a hint holds in every solution that
//! has the marks. Steps and mistakes come from `explanation`.

use super::back::examine;
use super::{MAX_WORK, Marks, assess, picture};
use crate::explanation::{self, Fact, Mistake, Step};
use crate::propagation::Deduction;
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};
use crate::solver::{EngineError, Options, Outcome, Solver, solution};
use crate::verify::{Verified, is_satisfied};
use std::cell::OnceCell;
use std::time::Duration;

/// Work limits of a hint: for the first solution, for a step that a person can follow, and for a cell
/// that all solutions share.
const SOLVER_WORK: u64 = 200_000_000;
const STEP_WORK: u64 = 700_000_000;
const SHARED_WORK: u64 = 100_000_000;
/// Time limit for finding a step on a slow machine.
const STEP_TIME: Duration = Duration::from_secs(1);

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
    /// The hint if no solution has the marks.
    fn of_fault(validity: Validity) -> Hint {
        match validity {
            Validity::NoSolution => Hint::NoSolution,
            _ => Hint::Mistake,
        }
    }

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
    let options = options.at_most_work(MAX_WORK);
    if let Some(puzzle_of_marks) = with_marks(puzzle, marks) {
        match solution(&puzzle_of_marks, &options)? {
            Outcome::Found(_) => return Ok(Validity::Valid),
            Outcome::None(_) => {}
            Outcome::Limit(_) => return Ok(Validity::Undecided),
        }
    }
    at_fault(puzzle, marks, &options)
}

/// Decides why no solution has the marks.
fn at_fault(puzzle: &Puzzle, marks: &Marks, options: &Options) -> Result<Validity, EngineError> {
    let given_colors = explanation::givens(puzzle);
    let is_marked =
        marks.iter().zip(&given_colors).any(|(mark, colors)| mark.intersect(*colors) != *colors);
    if !is_marked {
        return Ok(Validity::NoSolution);
    }
    Ok(match solution(puzzle, options)? {
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
    let examined = examine(puzzle, marks, &options.at_most_work(MAX_WORK))?;
    Ok(examined.found::<()>().ok().flatten())
}

/// Finds the next step: the easiest that a person can follow, or else a cell that the solver
/// settles. The solver decides the marked puzzle once. Its first solution shows that the marks are
/// valid, and then the search for a step begins; if the solver finds none soon, a step is what
/// follows from the marks.
///
/// # Errors
/// See [`EngineError`].
pub fn hint(puzzle: &Puzzle, marks: &Marks, options: &Options) -> Result<Hint, EngineError> {
    if assess(puzzle, marks).is_solved {
        return Ok(Hint::Solved);
    }
    let Some(puzzle_of_marks) = with_marks(puzzle, marks) else { return Ok(Hint::Mistake) };
    let options = options.at_most_work(MAX_WORK);
    let colors = known_colors(puzzle, marks);
    let (step, mut pictures) = (OnceCell::new(), Vec::new());
    let next = || {
        // The search has its own time limit, even if the solver used up the budget.
        let budget = options.budget.renewed(STEP_TIME).or_work(STEP_WORK);
        explanation::next(puzzle, &colors, None, &budget)
    };
    let solving = options.at_most_work(SOLVER_WORK);
    // Ends the solver if there is a step; else it may go on.
    let is_step_known = || {
        let is_known = matches!(step.get_or_init(next), Ok(_) | Err(explanation::End::DeadEnd(_)));
        solving.budget.set_work_left(if is_known { 0 } else { MAX_WORK });
        is_known
    };
    let mut watch = |_| {
        let is_halfway = (1..SOLVER_WORK / 2).contains(&solving.budget.work_left());
        if is_halfway && step.get().is_none() {
            is_step_known();
        }
    };
    let mut solver = Solver::new(&puzzle_of_marks, &solving).on_event(&mut watch);
    let end = loop {
        match solver.next_picture()? {
            Outcome::Found(picture) => pictures.push(picture),
            end => break Some(end),
        }
        if pictures.len() == 2 || is_step_known() {
            break None;
        }
    };
    let without_solution = || at_fault(puzzle, marks, &options).map(Hint::of_fault);
    let is_complete = matches!(end, Some(Outcome::None(_)));
    if pictures.is_empty() && is_complete {
        return without_solution();
    }
    match step.get_or_init(next) {
        Ok(steps) => return Ok(Hint::Steps(steps.clone())),
        Err(explanation::End::DeadEnd(_)) => return without_solution(),
        Err(_) => {}
    }
    let mut open: Vec<CellId> =
        puzzle_of_marks.geometry().cells().filter(|cell| colors[cell.index()].len() > 1).collect();
    let cell = match (&pictures[..], is_complete) {
        ([solution], true) => painted_first(&open, solution),
        ([first, _], _) => {
            solving.budget.set_work_left(SHARED_WORK);
            let certain = solver.next_certain(&mut open, first.picture())?.found::<()>().ok();
            certain.map(|cell| (cell, first.picture()[cell]))
        }
        _ => return Ok(Hint::Undecided),
    };
    // A person could not follow why.
    let step = |fact| explanation::guess(&puzzle_of_marks, &colors, fact, &options.budget);
    Ok(cell.map_or(Hint::Open, |fact| Hint::Steps(vec![step(fact)])))
}

/// The puzzle with the marks as givens; `None` if a mark contradicts a given.
fn with_marks(puzzle: &Puzzle, marks: &Marks) -> Option<Puzzle> {
    let all = puzzle.palette().all();
    let facts = puzzle.geometry().cells().zip(marks.iter().copied());
    let facts: Vec<Fact> = facts.filter(|&(_, mark)| mark != all).collect();
    puzzle.clone().with_givens(&facts).ok()
}

/// The colors that the marks leave each cell. Open cells of lines whose runs are all painted, and of
/// those whose sum is reached, count as background with their regions: a player needs no hint for
/// those.
pub(super) fn known_colors(puzzle: &Puzzle, marks: &Marks) -> Vec<ColorSet> {
    let picture = picture(puzzle.geometry(), marks);
    let deduction = Deduction::of_marks(puzzle, marks);
    let assessment = assess(puzzle, marks);
    let mut colors: Vec<ColorSet> =
        puzzle.geometry().cells().map(|cell| deduction.colors(cell)).collect();
    let blank = ColorSet::only(Color::BACKGROUND);
    let empty = |line: LineId, colors: &mut [ColorSet]| {
        for &cell in puzzle.geometry().line(line) {
            if deduction.is_open(cell) && deduction.colors(cell).contains(Color::BACKGROUND) {
                colors[cell.index()] = blank;
            }
        }
    };
    for line in puzzle.geometry().lines() {
        let is_done = assessment.certain[line.index()].iter().all(|&is_certain| is_certain);
        if has_total(puzzle, line) && is_done && is_satisfied(puzzle, line, &picture) {
            empty(line, &mut colors);
        }
    }
    for region in puzzle.geometry().lines().filter(|&line| puzzle.geometry().is_region(line)) {
        let cells = puzzle.geometry().line(region);
        if cells.iter().any(|cell| colors[cell.index()] == blank) {
            empty(region, &mut colors);
        }
    }
    colors
}

/// Does the clue of a line say how many of its cells have color?
fn has_total(puzzle: &Puzzle, line: LineId) -> bool {
    let clue = puzzle.clue(line);
    let is_whole = |color: Option<Color>| color.is_none() || puzzle.palette().color_count() == 2;
    clue.runs().is_some() || clue.sum().is_some_and(|sum| is_whole(sum.1))
}

/// The first of the cells that a picture paints, or else the first one.
fn painted_first(cells: &[CellId], solution: &Verified) -> Option<(CellId, Color)> {
    let mut cells = cells.iter().map(|&cell| (cell, solution.picture()[cell])).peekable();
    let first = cells.peek().copied();
    cells.find(|(_, color)| !color.is_background()).or(first)
}
