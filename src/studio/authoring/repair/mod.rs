//! Finds the fewest cells to change, or to reveal, so that a picture is the only solution.
//!
//! In: a puzzle, its intended picture, protected cells, a budget. Out: repairs, and a lower bound
//! on their cells. Invariants: line propagation or the solver proves each repair unique; a limit
//! never does. The bound holds however the search ends.
//!
//! The search computes implicit hitting sets. Each alternative solution (`alternatives`) gives a
//! correction (`corrections`): a clause that every uniquely solvable picture satisfies. `hitting`
//! finds the fewest edits that satisfy all corrections so far. If these edits make the picture
//! unique, no repair has fewer cells. `greedy` finds a larger repair soon.

mod alternatives;
mod appearance;
mod choose;
mod corrections;
mod edits;
mod greedy;
mod hitting;
mod search;
mod weights;

#[cfg(test)]
mod tests;

pub use appearance::Trait;
pub use weights::Weights;

use crate::budget::Budget;
use crate::message::{Message, message};
use crate::puzzle::{CellId, Picture, Puzzle, PuzzleError};
use crate::sat::cnf::CnfError;
use crate::solver::{EngineError, Limit};
use crate::verify::Mismatch;
use appearance::Appearance;
use edits::{Edits, Kind};
use search::Search;
use weights::{Looks, Scale};

/// The goal of a repair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Target {
    /// The picture is the only solution.
    #[default]
    Unique,
    /// Line propagation alone solves the puzzle.
    Lines,
}

/// The kind of edits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum RepairMode {
    /// Change cells of the picture; the clues follow the new picture.
    #[default]
    Change,
    /// Add givens; picture and clues stay.
    Reveal,
}

/// A request to [`repair`].
#[derive(Clone, Debug)]
pub struct RepairRequest<'a> {
    /// The board, its colors and givens; [`RepairMode::Reveal`] also uses the clues.
    pub puzzle: &'a Puzzle,
    /// The intended picture.
    pub picture: &'a Picture,
    /// The kind of edits.
    pub mode: RepairMode,
    /// The goal.
    pub target: Target,
    /// Cells that a repair must not edit; cells of another board have no effect.
    pub protected: &'a [CellId],
    /// What a repair must not break; only with [`RepairMode::Change`].
    pub keep: &'a [Trait],
    /// Must painted cells keep their color?
    pub add_only: bool,
    /// Preferences among repairs with equally many cells.
    pub weights: Weights,
    /// Most cells of a repair.
    pub max: Option<usize>,
    /// Most repairs to return, all with the fewest cells.
    pub count: usize,
    /// Most repairs with the fewest cells to compare.
    pub compared: usize,
    /// Limit on time and work.
    pub budget: Budget,
}

impl<'a> RepairRequest<'a> {
    /// Requests one repair: the fewest changes that make the picture the only solution.
    pub fn unique(puzzle: &'a Puzzle, picture: &'a Picture, budget: Budget) -> RepairRequest<'a> {
        RepairRequest {
            puzzle,
            picture,
            mode: RepairMode::Change,
            target: Target::Unique,
            protected: &[],
            keep: &[],
            add_only: false,
            weights: Weights::default(),
            max: None,
            count: 1,
            compared: 1000,
            budget,
        }
    }
}

/// A repaired puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The changed or revealed cells, in reading order.
    pub cells: Vec<CellId>,
    /// The repaired puzzle, which is unique.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub picture: Picture,
    /// What the changes break; nothing if cells are revealed.
    pub breaks: Vec<Trait>,
}

/// Why the search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepairEnd {
    /// Fewer cells are impossible; if the request allows several repairs, these are all.
    Proved,
    /// Fewer cells are impossible; there may be other repairs with as many cells.
    Enough,
    /// The search ended without a proof that fewer cells are impossible.
    Found,
    /// No edits of unprotected cells make the picture unique.
    Impossible,
    /// Every repair has more cells than the request allows.
    TooMany,
    /// The search reached a limit. If the repairs have as many cells as the lower bound, others with
    /// as many may be less visible.
    Stopped(Limit),
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct RepairResult {
    /// Repairs, the best one first; several repairs have equally many cells.
    pub repairs: Vec<Repair>,
    /// No repair has fewer cells.
    pub at_least: usize,
    /// Why the search ended.
    pub ended: RepairEnd,
}

/// Progress of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of cells of the smallest repair so far.
    pub found: Option<usize>,
    /// No repair has fewer cells.
    pub at_least: usize,
}

/// Searches for repairs; calls `watch` with each progress.
///
/// # Errors
/// [`RepairError`] if the picture does not satisfy the puzzle, or on a defect. Impossible repairs
/// and limits are no errors: see [`RepairEnd`].
pub fn repair(
    request: &RepairRequest<'_>,
    watch: &mut dyn FnMut(Progress),
) -> Result<RepairResult, RepairError> {
    if request.puzzle.geometry().has_areas() {
        return Err(RepairError::Regions);
    }
    let kind = match request.mode {
        RepairMode::Change => Kind::Change,
        RepairMode::Reveal => Kind::Reveal,
    };
    let (geometry, palette) = (request.puzzle.geometry(), request.puzzle.palette());
    let appearance = Appearance::new(geometry, request.picture);
    let edits = Edits::new(kind, request, &appearance)?;
    let scale = Scale::new(geometry, palette, request.picture, &request.weights);
    Search::new(request, &edits, &Looks { scale, appearance }, watch).run()
}

/// Why a search failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RepairError {
    /// The picture does not satisfy the puzzle.
    #[error("the picture does not satisfy the puzzle: {0}")]
    Picture(Mismatch),
    /// The board has regions.
    #[error("boards with regions or numbers in cells cannot be changed yet")]
    Regions,
    /// The clues of a picture make no valid puzzle: a defect.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// The engine failed.
    #[error("{0}")]
    Engine(EngineError),
}

impl RepairError {
    /// Is it a defect of this program?
    pub fn is_defect(&self) -> bool {
        !matches!(self, RepairError::Picture(_) | RepairError::Regions)
    }
}

impl RepairError {
    /// The error as a message.
    pub fn message(&self) -> Message {
        match self {
            RepairError::Picture(mismatch) => message!("repair-picture", why = mismatch.message()),
            RepairError::Regions => message!("edit-regions"),
            RepairError::Puzzle(error) => error.message(),
            RepairError::Engine(error) => Message::plain(error),
        }
    }
}

impl From<Mismatch> for RepairError {
    fn from(error: Mismatch) -> RepairError {
        RepairError::Picture(error)
    }
}

impl From<EngineError> for RepairError {
    fn from(error: EngineError) -> RepairError {
        RepairError::Engine(error)
    }
}

impl From<CnfError> for RepairError {
    fn from(error: CnfError) -> RepairError {
        RepairError::Engine(error.into())
    }
}
