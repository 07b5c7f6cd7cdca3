//! Finds the latest state of a game that some solution has.
//!
//! In: a puzzle, marks, the steps that led to them. Out: how many steps to take back. Invariants:
//! marks that contradict each other in one state do so in every state that has them; the search
//! solves only states without a contradiction it knows.

use super::{Change, MAX_WORK, Marks};
use crate::explanation::{self, Fact, Mistake};
use crate::puzzle::Puzzle;
use crate::solver::{EngineError, Limit, Options, Outcome, Reason, solution};

/// Work limits of an examination: for lines, for the solver, and for dropping marks from a mistake
/// when each trial takes a solver call.
const LINES_WORK: u64 = 300_000_000;
const SOLVER_WORK: u64 = 400_000_000;
const SHRINK_WORK: u64 = 200_000_000;

/// Finds marks that contradict each other; `None` of them if a solution has all marks.
pub(super) fn examine(
    puzzle: &Puzzle,
    marks: &Marks,
    options: &Options,
) -> Result<Outcome<Option<Mistake>>, EngineError> {
    let solver = options.at_most_work(SOLVER_WORK);
    let mut solutions =
        Solutions { puzzle, options: solver, all_options: options, first: None, failure: None };
    let mut is_impossible = |facts: &[Fact]| solutions.is_impossible(facts);
    let lines = options.at_most_work(LINES_WORK);
    let mistake = explanation::mistake(puzzle, marks, &lines.budget, &mut is_impossible);
    if let Some(failure) = solutions.failure {
        return Err(failure);
    }
    Ok(match (mistake, solutions.first) {
        (None, None | Some(false)) => Outcome::Limit(Limit::of(&options.budget)),
        (mistake, _) => Outcome::Found(mistake),
    })
}

/// Solver calls for solutions that have given marks.
struct Solutions<'a> {
    puzzle: &'a Puzzle,
    /// For the next call.
    options: Options,
    /// For all calls.
    all_options: &'a Options,
    /// The result of the first call, which is for all marks: was a solution found?
    first: Option<bool>,
    failure: Option<EngineError>,
}

impl Solutions<'_> {
    /// Is it proven that no solution has these marks? The first call may use [`SOLVER_WORK`]; later
    /// calls share [`SHRINK_WORK`].
    fn is_impossible(&mut self, facts: &[Fact]) -> bool {
        if self.first.is_some() && self.options.budget.is_over() {
            return false;
        }
        let Ok(with_facts) = self.puzzle.clone().with_givens(facts) else { return true };
        let (is_possible, is_impossible) = match solution(&with_facts, &self.options) {
            Ok(outcome) => {
                (matches!(outcome, Outcome::Found(_)), matches!(outcome, Outcome::None(_)))
            }
            Err(error) => {
                self.failure = Some(error);
                (false, false)
            }
        };
        if self.first.is_none() {
            self.first = Some(is_possible);
            self.options = self.all_options.at_most_work(SHRINK_WORK);
        }
        is_impossible
    }
}

/// Finds the number of steps to take back to the latest state that some solution has; 0 if the
/// current marks are valid, [`Outcome::None`] if no state is: the game began with a mistake. `past`
/// lists the steps that led to `marks`, the newest last; each step has the changed cells with their
/// earlier marks.
///
/// # Errors
/// See [`EngineError`].
pub fn way_back(
    puzzle: &Puzzle,
    marks: &Marks,
    past: &[Change],
    options: &Options,
) -> Result<Outcome<usize>, EngineError> {
    let options = &options.at_most_work(MAX_WORK);
    let mut marks = marks.to_vec();
    let mut mistakes: Vec<Mistake> = Vec::new();
    let mut steps = past.iter().rev();
    for count in 0.. {
        if !mistakes.iter().any(|mistake| has(&marks, mistake)) {
            match examine(puzzle, &marks, options)?.found() {
                Ok(None) => return Ok(Outcome::Found(count)),
                Ok(Some(mistake)) => mistakes.push(mistake),
                Err(outcome) => return Ok(outcome),
            }
        }
        let Some(step) = steps.next() else { break };
        for &(cell, mark) in step {
            if let Some(old_mark) = marks.get_mut(cell.index()) {
                *old_mark = mark;
            }
        }
    }
    Ok(Outcome::None(Reason::Search))
}

/// Do the marks still contain the mistake?
fn has(marks: &Marks, mistake: &Mistake) -> bool {
    mistake.marks.iter().all(|&(cell, colors)| {
        marks.get(cell.index()).is_some_and(|mark| mark.intersect(colors) == *mark)
    })
}
