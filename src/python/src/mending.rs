//! Puzzles changed for the better: `mend`, `weaken`.

use crate::interrupt::note;
use crate::making::WithPuzzle;
use crate::question::{Question, Subject, text};
use crate::refused::Refused;
use nonosat_board::document::Document;
use nonosat_board::message::Message;
use nonosat_board::puzzle::{CellId, ColorSet, Picture, Puzzle};
use nonosat_board::verify::verify as verified;
use nonosat_engine::solver::{Outcome, Solver, Verdict, judge};
use nonosat_service::report::RepairReport;
use nonosat_studio::authoring::repair::{
    Progress, Repair, RepairError, RepairMode, RepairRequest, Target, Trait, repair,
};
use nonosat_studio::authoring::weaken::{WeakenError, numbers, weaken as weakened};
use pyo3::prelude::*;
use serde::Serialize;

/// What a repair may do.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct MendRequest {
    reveal: bool,
    lines: bool,
    add_only: bool,
    protect: Vec<usize>,
    keep: Vec<String>,
    max: Option<usize>,
}

/// Finds the fewest changes after which the picture is the only one.
#[pyfunction]
pub fn mend(py: Python<'_>, question: &Question, request: MendRequest) -> PyResult<String> {
    question.answer(py, |subject| {
        let puzzle = subject.puzzle();
        let kept = request.keep.iter().map(|name| kept(name)).collect::<Result<Vec<_>, _>>()?;
        let protected = cells(puzzle, &request.protect)?;
        let goal = goal_of(&subject)?;
        let mode = if request.reveal { RepairMode::Reveal } else { RepairMode::Change };
        let request = RepairRequest {
            mode,
            target: if request.lines { Target::Lines } else { Target::Unique },
            protected: &protected,
            keep: &kept,
            add_only: request.add_only,
            max: request.max,
            ..RepairRequest::unique(puzzle, &goal, subject.budget().clone())
        };
        let watch = &mut |Progress { found, at_least }| note(at_least, found);
        let result = repair(&request, watch).map_err(|error| match error.is_defect() {
            true => Refused::defect(error.to_string()),
            false => wrong_goal(&subject, error),
        })?;
        let best = result.repairs.first();
        let text = best.map(|best| text(&repaired(&subject.document, best, mode)?)).transpose()?;
        let answer = RepairReport::all(puzzle, &goal, mode, &result).into_iter().next();
        Ok(serde_json::to_string(&WithPuzzle { answer, puzzle: text })?)
    })
}

/// The cells with these numbers.
fn cells(puzzle: &Puzzle, numbers: &[usize]) -> Result<Vec<CellId>, Refused> {
    let last = puzzle.geometry().cell_count() - 1;
    let cell = |&number: &usize| {
        let cell = puzzle.geometry().cell_numbered(number);
        cell.ok_or_else(|| {
            Refused::question(format!("protect: {number}, expected a cell from 0 to {last}"))
        })
    };
    numbers.iter().map(cell).collect()
}

fn kept(name: &str) -> Result<Trait, Refused> {
    match name {
        "outline" => Ok(Trait::Outline),
        "symmetry" => Ok(Trait::Symmetry),
        other => Err(Refused::question(format!(
            "keep: found `{other}`, expected `outline` or `symmetry`"
        ))),
    }
}

/// The goal of a puzzle; without one its first solution.
fn goal_of(subject: &Subject) -> Result<Picture, Refused> {
    if let Some(goal) = subject.document.goal() {
        let goal = verified(subject.puzzle(), goal.clone());
        return goal
            .map(|goal| goal.picture().clone())
            .map_err(|why| wrong_goal(subject, why.into()));
    }
    match Solver::new(subject.puzzle(), &subject.options).next_picture()? {
        Outcome::Found(first) => Ok(first.picture().clone()),
        Outcome::None(reason) => {
            Err(Refused::question(subject.catalog.words(&reason.message(subject.puzzle()))))
        }
        Outcome::Limit(limit) => Err(subject.undecided(&limit, Vec::new())),
    }
}

fn wrong_goal(subject: &Subject, error: RepairError) -> Refused {
    Refused::question(subject.catalog.words(&error.message()))
}

/// The repaired puzzle with its picture as the goal; a saved game stays if the clues do.
fn repaired(document: &Document, repair: &Repair, mode: RepairMode) -> Result<Document, Refused> {
    let saved = document.saved().filter(|_| mode == RepairMode::Reveal);
    let (notes, goal) = (document.notes().clone(), Some(repair.picture.clone()));
    let saved = saved.map(<[ColorSet]>::to_vec);
    Document::of(repair.puzzle.clone(), notes, goal, saved)
        .map_err(|error| Refused::defect(error.to_string()))
}

/// What is known of weaker clues.
#[derive(Serialize)]
struct WeakenedReport {
    /// The numbers that the clues have, and had.
    numbers: usize,
    numbers_before: usize,
    is_least: bool,
}

/// Leaves out of the clues what the only solution does not need.
#[pyfunction]
pub fn weaken(py: Python<'_>, question: &Question) -> PyResult<String> {
    question.answer(py, |subject| {
        let puzzle = subject.puzzle();
        let verdict = judge(puzzle, &subject.options)?;
        let only = match &verdict {
            Verdict::Unique(only) => only.picture(),
            Verdict::Undecided(_, limit) => return Err(subject.undecided(limit, Vec::new())),
            other => {
                let word =
                    subject.catalog.words(&Message::new(format!("verdict-{}", other.word())));
                return Err(Refused::question(format!("expected a unique puzzle, found: {word}")));
            }
        };
        let watch = &mut |done, total| note(done, Some(total));
        let weak = weakened(puzzle, only, subject.budget(), watch)?;
        let answer = WeakenedReport {
            numbers: numbers(&weak.puzzle),
            numbers_before: numbers(puzzle),
            is_least: weak.is_least,
        };
        let notes = subject.document.notes().clone();
        let document = Document::of(weak.puzzle, notes, Some(only.clone()), None);
        let document = document.map_err(|error| Refused::defect(error.to_string()))?;
        Ok(serde_json::to_string(&WithPuzzle { answer, puzzle: Some(text(&document)?) })?)
    })
}

impl From<WeakenError> for Refused {
    fn from(error: WeakenError) -> Refused {
        Refused::defect(error.to_string())
    }
}
