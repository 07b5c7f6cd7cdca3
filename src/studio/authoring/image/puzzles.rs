//! Puzzles of an image that people can solve, as far as a few changes make them so.
//!
//! In: pictures of the image, the best first; what the maker wants. Out: puzzles with their figures,
//! those that lines solve first. Invariants: without a time limit a counted amount of work ends each
//! step, so that every machine makes the same puzzles; puzzles that are not unique come last.

use super::{Candidate, Import};
use crate::authoring::repair::{
    Repair, RepairError, RepairRequest, Target, Trait, Weights, repair,
};
use crate::budget::Budget;
use crate::document::{Document, DocumentError, Notes};
use crate::explanation::{Class, Rating, Stars, rate};
use crate::propagation::propagate;
use crate::puzzle::{Picture, Puzzle};
use std::ops::RangeInclusive;

/// The number of puzzles to keep.
const KEPT: usize = 6;
/// The most pictures to repair for them.
pub const MOST_REPAIRED: usize = 12;
/// Among the puzzles are at most this many in colors.
const COLORED: usize = 2;
/// The most smallest repairs to choose from.
const MAX_COMPARED: usize = 100;
/// A repair for a single solution changes at most one cell in this many.
const CELLS_PER_CHANGE: usize = 20;
/// A repair for lines changes at most one more cell in this many.
const CELLS_PER_CHANGE_FOR_LINES: usize = 100;
/// The most work for lines, for a single solution and for a rating, in about nanoseconds: twelve
/// pictures take at most ten seconds.
const WORK: u64 = 250_000_000;

/// What a maker wants of the puzzles.
#[derive(Clone, Debug)]
pub struct Request {
    /// Until when pictures are repaired.
    pub until: Target,
    /// How hard the puzzles are; without it those for lines come first.
    pub stars: Option<RangeInclusive<Stars>>,
}

impl Default for Request {
    fn default() -> Request {
        Request { until: Target::Lines, stars: None }
    }
}

impl Request {
    /// Is the puzzle what the maker wants?
    pub fn is_met_by(&self, puzzle: &ImagePuzzle) -> bool {
        self.distance(puzzle) == 0
    }

    /// How far the puzzle is from that, in halves of a star.
    fn distance(&self, puzzle: &ImagePuzzle) -> u8 {
        match (&self.stars, &puzzle.rating) {
            (Some(_), None) => u8::MAX,
            (Some(stars), Some(rating)) => {
                let halves = rating.stars.halves();
                let (least, greatest) = (stars.start().halves(), stars.end().halves());
                least.saturating_sub(halves) + halves.saturating_sub(greatest)
            }
            (None, _) if !puzzle.is_unique() => u8::MAX,
            (None, _) => u8::from(self.until == Target::Lines && puzzle.open > 0),
        }
    }
}

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
    /// The puzzle of a picture, mended with few changes if that is possible.
    ///
    /// # Errors
    /// [`MendError`] on a defect.
    pub fn of(
        candidate: &Candidate,
        until: Target,
        budget: &Budget,
    ) -> Result<ImagePuzzle, MendError> {
        let original = &candidate.imported.document;
        let repaired_puzzle = Mending { candidate, budget }.unique(until)?;
        let is_unique = repaired_puzzle.is_some();
        let document = match repaired_puzzle {
            Some((puzzle, picture)) => Document::of(puzzle, Notes::default(), Some(picture), None)?,
            None => original.clone(),
        };
        let (puzzle, goal) = (document.puzzle(), document.goal());
        let changed = original.goal().zip(goal).map(|(old, new)| old.differences(new).len());
        let limited_budget = budget.clone().or_work(WORK);
        let rating = is_unique.then(|| rate(puzzle, goal, &limited_budget)).flatten();
        let cell_count = puzzle.geometry().cell_count();
        // Not within the budget: the class depends on it, not on how busy the machine is.
        let open = propagate(puzzle, &Budget::endless());
        let open = open.map_or(cell_count, |deduction| deduction.open_count());
        let changed = changed.filter(|_| is_unique);
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

    /// Are there as many puzzles that meet the request as are kept?
    pub fn are_enough<'a>(
        puzzles: impl Iterator<Item = &'a ImagePuzzle>,
        request: &Request,
    ) -> bool {
        let (colored, plain): (Vec<_>, Vec<_>) = puzzles
            .filter(|puzzle| request.is_met_by(puzzle))
            .partition(|puzzle| puzzle.is_colored());
        plain.len() + colored.len().min(COLORED) >= KEPT
    }

    /// The puzzles to keep, of which `puzzle` gives each: those nearest to the request first, of these
    /// the easier kinds; the others only fill the remaining places, and few are in colors. If stars are
    /// wanted and some puzzle has them, no other is kept.
    pub fn best<T>(
        mut puzzles: Vec<T>,
        request: &Request,
        puzzle: impl Fn(&T) -> &ImagePuzzle,
    ) -> Vec<T> {
        let is_met = |entry: &T| request.is_met_by(puzzle(entry));
        if request.stars.is_some() && puzzles.iter().any(is_met) {
            puzzles.retain(is_met);
        }
        puzzles.sort_by_key(|entry| (request.distance(puzzle(entry)), puzzle(entry).hardness()));
        let mut colored = 0;
        puzzles.retain(|entry| {
            colored += usize::from(puzzle(entry).is_colored());
            !puzzle(entry).is_colored() || colored <= COLORED
        });
        puzzles.truncate(KEPT);
        puzzles
    }

    /// What puzzles have in common that are equally hard to solve, the harder the greater.
    fn hardness(&self) -> (bool, bool, Option<Class>) {
        let class = self.rating.as_ref().map(|rating| rating.class.max(Class::Lines));
        (!self.is_unique(), self.rating.is_none(), class)
    }
}

/// A puzzle with its only solution.
type Unique = (Puzzle, Picture);

/// The repair of one picture.
struct Mending<'a> {
    candidate: &'a Candidate,
    budget: &'a Budget,
}

impl Mending<'_> {
    /// The puzzle for lines if few changes suffice, else the unique one; `None` if it takes too many
    /// changes, or the time is over.
    fn unique(&self, until: Target) -> Result<Option<Unique>, RepairError> {
        let document = &self.candidate.imported.document;
        let Some(picture) = document.goal() else { return Ok(None) };
        let puzzle = document.puzzle();
        let (for_lines, for_one) = (self.limited(), self.limited());
        if until == Target::Lines
            && let Some(unique) = self.repaired((puzzle, picture), until, for_lines)?
        {
            return Ok(Some(unique));
        }
        let unique = self.repaired((puzzle, picture), Target::Unique, for_one.clone())?;
        match unique {
            Some((puzzle, new_goal)) if until == Target::Lines && new_goal != *picture => {
                let for_lines = self.repaired((&puzzle, &new_goal), until, for_one)?;
                Ok(Some(for_lines.unwrap_or((puzzle, new_goal))))
            }
            unique => Ok(unique),
        }
    }

    fn limited(&self) -> Budget {
        self.budget.clone().or_work(WORK)
    }

    /// The repair of this picture with the fewest changes that are known to reach the target.
    fn repaired(
        &self,
        (puzzle, picture): (&Puzzle, &Picture),
        target: Target,
        budget: Budget,
    ) -> Result<Option<Unique>, RepairError> {
        // Nobody sees why a puzzle needs trials, but everybody sees a speck.
        let (share, keep): (usize, &[Trait]) = match target {
            Target::Unique => (CELLS_PER_CHANGE, &[]),
            Target::Lines => (CELLS_PER_CHANGE_FOR_LINES, &[Trait::Outline]),
        };
        let max = puzzle.geometry().cell_count().div_ceil(share);
        let request = RepairRequest {
            target,
            keep,
            weights: Weights::of_sureness(self.candidate.imported.sureness.clone()),
            max: Some(max),
            compared: MAX_COMPARED,
            ..RepairRequest::unique(puzzle, picture, budget)
        };
        let best = repair(&request, &mut |_| {})?.repairs.into_iter().next();
        let best = best.filter(|repair| repair.cells.len() <= max);
        Ok(best.map(|Repair { puzzle, picture, .. }| (puzzle, picture)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::image::Drawing;
    use crate::puzzle::Rgb;

    /// The picture whose rows are the bits of this number, eight columns by seven rows.
    fn candidate(bits: u64, likeness: u32) -> Candidate {
        let drawing = Drawing {
            inks: vec![Rgb(255, 255, 255), Rgb(0, 0, 0)],
            cells: (0..56).map(|at| u8::from(bits >> at & 1 == 1)).collect(),
            sureness: vec![0; 56],
        };
        let how = Import { width: Some(8), height: Some(7), ..Import::default() };
        Candidate::of(drawing, how, likeness, 0).unwrap().unwrap()
    }

    fn made(candidate: &Candidate, until: Target) -> ImagePuzzle {
        ImagePuzzle::of(candidate, until, &Budget::endless()).unwrap()
    }

    /// Pictures with one solution that lines do not find, of which one changed cell makes one that
    /// they find.
    fn for_trials() -> impl Iterator<Item = (Candidate, ImagePuzzle)> {
        let numbers = (1..400_u64).map(|number| number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 3);
        numbers.filter_map(|bits| {
            let candidate = candidate(bits & (bits >> 5 | bits << 7), 900);
            let one = made(&candidate, Target::Unique);
            (one.changed == Some(0) && one.open > 0).then_some((candidate, one))
        })
    }

    #[test]
    fn pictures_are_repaired_until_lines_suffice_with_few_changes() {
        let repaired = for_trials().take(5).map(|(candidate, _)| made(&candidate, Target::Lines));
        let by_lines: Vec<usize> =
            repaired.filter(|made| made.open == 0).filter_map(|made| made.changed).collect();
        assert!(!by_lines.is_empty() && by_lines.iter().all(|&changed| changed == 1));
    }

    #[test]
    fn a_picture_that_takes_many_changes_stays_and_is_told_to_have_others() {
        let diagonal = candidate(0x40_2010_0804_0201, 1000);
        let several = made(&diagonal, Target::Unique);
        assert!(!several.is_unique() && several.rating.is_none());
        assert_eq!(several.document, diagonal.imported.document);
        let unique = made(&candidate(0xff_ffff_ff00, 500), Target::Unique);
        assert!(unique.is_unique());
        let request = Request { until: Target::Unique, stars: None };
        assert!(request.is_met_by(&unique) && !request.is_met_by(&several));
    }

    #[test]
    fn puzzles_for_lines_come_before_those_that_are_more_like_the_image() {
        let (_, trials) = for_trials().next().unwrap();
        let lines = made(&candidate(0xff_ffff_ff00, 500), Target::Lines);
        assert!(lines.open == 0 && trials.likeness > lines.likeness);
        let first = |request: &Request| {
            let best = ImagePuzzle::best(vec![trials.clone(), lines.clone()], request, |made| made);
            best.into_iter().map(|made| made.likeness).collect::<Vec<u32>>()
        };
        assert_eq!(first(&Request::default()), [500, 900]);
        let stars = trials.rating.as_ref().unwrap().stars;
        assert_ne!(stars, lines.rating.as_ref().unwrap().stars);
        assert_eq!(first(&Request { until: Target::Unique, stars: Some(stars..=stars) }), [900]);
    }
}
