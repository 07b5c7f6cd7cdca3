//! The way back from a mistake: which earlier state of a game was right?
//!
//! In: a puzzle, marks, the steps that led to them. Out: how many steps to take back. Invariants:
//! what contradicts itself in one state does so in every state that has it, so that a long
//! way back takes few solutions.

use super::{Change, Marks};
use crate::explanation::{self, Fact, Mistake};
use crate::puzzle::Puzzle;
use crate::solver::{EngineError, Options, Outcome, solution};
use std::time::Duration;

/// How long it is looked for the fewest marks where only solving tells.
const MOMENT: Duration = Duration::from_secs(1);

/// How far it is back to the last state that some solution has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// So many steps are to be taken back; none if all is right.
    Steps(usize),
    /// No state of this game is right: it began with a mistake.
    Never,
    /// The budget was over.
    Undecided,
}

/// What is found of marks.
pub(super) enum Finding {
    /// A solution has them.
    Right,
    /// These do not go together.
    Wrong(Mistake),
    /// The budget was over.
    Unknown,
}

/// Are marks right, and if not, which are not?
pub(super) fn looked(
    puzzle: &Puzzle,
    marks: &Marks,
    options: &Options,
) -> Result<Finding, EngineError> {
    let options_left = options.clone();
    let mut solutions = Solutions { puzzle, options: options_left, first: None, failure: None };
    let mut is_impossible = |facts: &[Fact]| solutions.is_impossible(facts);
    let found = explanation::mistake(puzzle, marks, &options.budget, &mut is_impossible);
    if let Some(failure) = solutions.failure {
        return Err(failure);
    }
    Ok(match (found, solutions.first) {
        (Some(mistake), _) => Finding::Wrong(mistake),
        (None, Some(true)) => Finding::Right,
        (None, _) => Finding::Unknown,
    })
}

/// Solutions with some marks.
struct Solutions<'a> {
    puzzle: &'a Puzzle,
    options: Options,
    /// Is there a solution with all marks? That is the first question.
    first: Option<bool>,
    failure: Option<EngineError>,
}

impl Solutions<'_> {
    /// Is it sure that no solution has these marks? That of all of them may take its time;
    /// that some can be left out is not worth waiting for.
    fn is_impossible(&mut self, facts: &[Fact]) -> bool {
        if self.first.is_some() && self.options.budget.is_over() {
            return false;
        }
        let Ok(marked) = self.puzzle.clone().with_givens(facts) else { return true };
        let (is_possible, is_impossible) = match solution(&marked, &self.options, &mut |_| {}) {
            Ok(found) => (matches!(found, Outcome::Found(_)), matches!(found, Outcome::None(_))),
            Err(error) => {
                self.failure = Some(error);
                (false, false)
            }
        };
        if self.first.is_none() {
            self.first = Some(is_possible);
            self.options.budget = self.options.budget.clone().at_most(MOMENT);
        }
        is_impossible
    }
}

/// How far it is back to the last state that some solution has: from the marks, by steps of
/// which each is the cells that changed with what they had before, the newest last.
///
/// # Errors
/// See [`EngineError`].
pub fn way_back(
    puzzle: &Puzzle,
    marks: &Marks,
    past: &[Change],
    options: &Options,
) -> Result<Back, EngineError> {
    let mut marks = marks.to_vec();
    let mut mistakes: Vec<Mistake> = Vec::new();
    let mut steps = past.iter().rev();
    for count in 0.. {
        if !mistakes.iter().any(|mistake| has(&marks, mistake)) {
            match looked(puzzle, &marks, options)? {
                Finding::Right => return Ok(Back::Steps(count)),
                Finding::Wrong(mistake) => mistakes.push(mistake),
                Finding::Unknown => return Ok(Back::Undecided),
            }
        }
        let Some(step) = steps.next() else { break };
        for &(cell, mark) in step {
            if let Some(known) = marks.get_mut(cell.index()) {
                *known = mark;
            }
        }
    }
    Ok(Back::Never)
}

/// Are the marks of a mistake still there?
fn has(marks: &Marks, mistake: &Mistake) -> bool {
    mistake.marks.iter().all(|&(cell, colors)| {
        marks.get(cell.index()).is_some_and(|mark| mark.intersect(colors) == *mark)
    })
}
