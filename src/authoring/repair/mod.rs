//! Mending: the fewest cells to change, or to reveal, so that a picture is the only one of its
//! puzzle.
//!
//! In: a puzzle, the picture that is wished for, what may not be touched, a budget. Out: repairs
//! and how many cells are needed at least. Invariants: a repair is unique by lines or by the solver,
//! never by a limit; the bound is true whenever the search is ended.
//!
//! Demands on unique pictures (`span`) are learned from other solutions (`rivals`), those of the
//! fewest changes that meet them all (`hitting`); when such changes make a unique picture, fewer
//! are impossible. Beside it a search from above (`greedy`) has an answer soon.

mod alternatives;
mod choose;
mod edits;
mod greedy;
mod hitting;
mod outcome;
mod search;
mod span;
mod totalizer;
mod weights;

#[cfg(test)]
mod tests;

pub use weights::Weights;

use crate::propagation::Limit;
use crate::puzzle::{CellId, Picture, Puzzle, PuzzleError};
use crate::sat::budget::Budget;
use crate::sat::cnf::CnfError;
use crate::solver::EngineError;
use crate::verify::Mismatch;
use edits::{Edits, Kind};
use search::Search;
use weights::Scale;

/// What a repair is to reach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Target {
    /// The picture is the only one.
    #[default]
    Unique,
    /// Single lines tell it, one after the other.
    Lines,
}

/// What may be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RepairMode {
    /// Cells of the picture are changed; the clues are those of the new picture.
    #[default]
    Change,
    /// Cells are given; picture and clues stay.
    Reveal,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub struct RepairRequest<'a> {
    /// The board, its colors and given cells; where cells are revealed, also the clues.
    pub puzzle: &'a Puzzle,
    /// The picture that it is to have.
    pub picture: &'a Picture,
    /// What may be done.
    pub mode: RepairMode,
    /// What is to be reached.
    pub target: Target,
    /// Cells that nothing may be done to.
    pub protected: &'a [CellId],
    /// Which cells rather than others, where their number is the same.
    pub weights: Weights,
    /// No more than so many cells.
    pub max: Option<usize>,
    /// Up to so many repairs of the fewest cells.
    pub count: usize,
    /// When to stop.
    pub budget: Budget,
}

impl<'a> RepairRequest<'a> {
    /// The fewest cells of this picture to change so that it is the only one.
    pub fn unique(puzzle: &'a Puzzle, picture: &'a Picture, budget: Budget) -> RepairRequest<'a> {
        RepairRequest {
            puzzle,
            picture,
            mode: RepairMode::Change,
            target: Target::Unique,
            protected: &[],
            weights: Weights::default(),
            max: None,
            count: 1,
            budget,
        }
    }
}

/// A way to mend it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The cells that are changed or revealed, in reading order.
    pub cells: Vec<CellId>,
    /// The puzzle after that, which is unique.
    pub puzzle: Puzzle,
    /// Its picture.
    pub picture: Picture,
}

/// Why the search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepairEnd {
    /// Fewer cells are impossible; where several repairs were asked for, these are all.
    Proved,
    /// Fewer cells are impossible; there may be other repairs of as many.
    Enough,
    /// It was found by a search that does not prove how few cells will do.
    Found,
    /// Whatever is done to the cells that are not protected: the picture is not unique.
    Impossible,
    /// It takes more cells than allowed.
    TooMany,
    /// A limit was reached.
    Stopped(Limit),
}

/// What came out.
#[derive(Clone, Debug)]
pub struct RepairResult {
    /// Repairs, the best one first; those of a proved number all have as many cells.
    pub repairs: Vec<Repair>,
    /// No repair has fewer cells.
    pub at_least: usize,
    /// Why the search ended.
    pub ended: RepairEnd,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Cells of the smallest repair so far.
    pub found: Option<usize>,
    /// No repair has fewer cells.
    pub at_least: usize,
}

/// Mends a puzzle.
///
/// # Errors
/// [`MendError`]; "impossible" and "ran into a limit" are answers.
pub fn repair(
    wish: &RepairRequest<'_>,
    watch: &mut dyn FnMut(Progress),
) -> Result<RepairResult, RepairError> {
    let kind = match wish.mode {
        RepairMode::Change => Kind::Change,
        RepairMode::Reveal => Kind::Reveal,
    };
    let edits = Edits::new(kind, wish.puzzle, wish.picture, wish.protected)?;
    let (geometry, palette) = (wish.puzzle.geometry(), wish.puzzle.palette());
    let scale = Scale::new(geometry, palette, wish.picture, &wish.weights);
    Search::new(wish, &edits, &scale, watch).run()
}

/// What keeps a puzzle from being mended that is no answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RepairError {
    /// The picture does not satisfy the puzzle.
    #[error("the picture that is wished for does not satisfy the puzzle: {0}")]
    Picture(#[from] Mismatch),
    /// A picture whose clues make no puzzle: a defect.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// The engine failed.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

impl RepairError {
    /// Is it a defect of this program?
    pub fn is_defect(&self) -> bool {
        !matches!(self, RepairError::Picture(_))
    }
}

impl From<CnfError> for RepairError {
    fn from(error: CnfError) -> RepairError {
        RepairError::Engine(error.into())
    }
}
