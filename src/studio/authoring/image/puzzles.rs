//! Puzzles of an image that have one solution, as far as a few changes give them one.
//!
//! In: pictures of the image, the best first. Out: puzzles with their figures, the best first.
//! Invariants: without a time limit a counted amount of work ends each step, so that every machine
//! makes the same puzzles; puzzles that are not unique come last.

use super::{Candidate, Import};
use crate::authoring::repair::{Repair, RepairError, RepairRequest, Weights, repair};
use crate::budget::Budget;
use crate::document::{Document, DocumentError, Notes};
use crate::explanation::{Rating, rate};
use crate::propagation::propagate;

/// The number of puzzles to keep.
const KEPT: usize = 6;
/// The most pictures to repair for them.
pub const MOST_REPAIRED: usize = 12;
/// Among the puzzles are at most this many in colors.
const COLORED: usize = 2;
/// The most smallest repairs to choose from.
const MAX_COMPARED: usize = 100;
/// A repair changes at most one of so many cells.
const CHANGED: usize = 20;
/// The most work to mend a puzzle, and to rate it, in about nanoseconds.
const WORK: u64 = 10_000_000_000;

/// A puzzle of an image.
#[derive(Clone, Debug)]
pub struct ImagePuzzle {
    /// The puzzle, with its picture as the goal.
    pub document: Document,
    /// The options that gave its picture.
    pub how: Import,
    /// How much the picture looks like the image, from 0 to 1000.
    pub likeness: u32,
    /// Painted cells in a thousand, before the repair.
    pub painted: u32,
    /// The number of changed cells; `None` if the puzzle is not unique.
    pub changed: Option<usize>,
    /// The number of cells that propagation leaves open.
    pub open: usize,
    /// How hard it is, if it is unique and was rated within the budget.
    pub rating: Option<Rating>,
}

/// Why a picture of an image makes no puzzle: each is a defect.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
#[non_exhaustive]
pub enum MendError {
    /// The repair failed.
    Repair(#[from] RepairError),
    /// The picture does not fit its puzzle.
    Document(#[from] DocumentError),
}

impl ImagePuzzle {
    /// The puzzle of a picture, mended with the fewest changes if that is possible.
    ///
    /// # Errors
    /// [`MendError`] on a defect.
    pub fn of(candidate: &Candidate, budget: &Budget) -> Result<ImagePuzzle, MendError> {
        let budget = || budget.clone().or_work(WORK);
        let document = &candidate.imported.document;
        let cell_count = document.puzzle().geometry().cell_count();
        let repair = smallest_repair(candidate, cell_count / CHANGED, budget())?;
        let changed = repair.as_ref().map(|repair| repair.cells.len());
        let rating = repair
            .as_ref()
            .and_then(|repair| rate(&repair.puzzle, Some(&repair.picture), &budget()));
        let document = match repair {
            Some(repair) => {
                Document::of(repair.puzzle, Notes::default(), Some(repair.picture), None)?
            }
            None => document.clone(),
        };
        let known = propagate(document.puzzle(), &budget());
        let open = known.map_or(cell_count, |known| known.open_count());
        let Candidate { how, likeness, painted, .. } = *candidate;
        Ok(ImagePuzzle { document, how, likeness, painted, changed, open, rating })
    }

    /// Is it unique?
    pub fn is_unique(&self) -> bool {
        self.changed.is_some()
    }

    fn is_colored(&self) -> bool {
        self.document.puzzle().palette().color_count() > 2
    }

    /// Are there as many unique puzzles as are kept?
    pub fn are_enough<'a>(made: impl Iterator<Item = &'a ImagePuzzle>) -> bool {
        let (colored, plain): (Vec<_>, Vec<_>) =
            made.filter(|made| made.is_unique()).partition(|made| made.is_colored());
        plain.len() + colored.len().min(COLORED) >= KEPT
    }

    /// The puzzles to keep, of which `puzzle` gives each: the unique ones first, the others only fill
    /// the remaining places, and few are in colors.
    pub fn best<T>(mut made: Vec<T>, puzzle: impl Fn(&T) -> &ImagePuzzle) -> Vec<T> {
        made.sort_by_key(|made| !puzzle(made).is_unique());
        let mut colored = 0;
        made.retain(|made| {
            colored += usize::from(puzzle(made).is_colored());
            !puzzle(made).is_colored() || colored <= COLORED
        });
        made.truncate(KEPT);
        made
    }
}

/// The repair with the fewest changed cells, at most `max`, that makes the picture the only
/// solution. `None` if there is none, or the time is over.
fn smallest_repair(
    candidate: &Candidate,
    max: usize,
    budget: Budget,
) -> Result<Option<Repair>, RepairError> {
    let document = &candidate.imported.document;
    let Some(picture) = document.goal() else { return Ok(None) };
    let request = RepairRequest {
        weights: Weights::of_sureness(candidate.imported.sureness.clone()),
        max: Some(max),
        compared: MAX_COMPARED,
        ..RepairRequest::unique(document.puzzle(), picture, budget)
    };
    let result = repair(&request, &mut |_| {})?;
    Ok(result.repairs.into_iter().next().filter(|repair| repair.cells.len() <= max))
}
