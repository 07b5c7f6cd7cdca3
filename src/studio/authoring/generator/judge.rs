//! Computes how far a picture is from the request.
//!
//! In: a picture, a request. Out: [`Judged`]: a cost, 0 if the picture meets the request, and
//! cells where a change may help. Invariants: "unique" follows from line propagation or from the
//! solver, never from a limit; counted work, not time, ends a check, so all machines agree.

use super::clues::Clueing;
use super::ground::Ground;
use super::{Effort, GeneratorConfig, RandomError};
use crate::budget::Budget;
use crate::explanation::{Class, MAX_CHAIN, Rating, Stars, lines_beyond_overlap, rate, rate_lines};
use crate::propagation::{Deduction, probe, propagate};
use crate::puzzle::{Color, Palette, Picture, Puzzle};
use crate::solver::{EngineError, Limit, Options, Oracle, Outcome};
use crate::verify::verify;
use std::ops::RangeInclusive;

/// Most conflicts of the solver for one uniqueness check.
const MAX_CONFLICTS: u64 = 500;
/// The price of probing, in uniqueness checks.
const PROBE_CHECKS: usize = 8;
/// Costs come in levels of this size; a higher level is a worse kind of mismatch.
const COST_LEVEL: u64 = 1_000_000;
/// The scores that count as one in a cost.
const SCORES_PER_COST: u32 = 6;

/// The request, and what a judgment needs.
pub(super) struct Judge<'a> {
    pub ground: &'a Ground,
    pub palette: &'a Palette,
    pub clueing: &'a Clueing,
    pub class: Class,
    pub stars: RangeInclusive<Stars>,
    pub budget: &'a Budget,
}

/// The judgment of a picture.
#[derive(Clone)]
pub(super) struct Judged {
    /// The distance from the request; 0 if the picture meets it.
    pub cost: u64,
    /// Is it known to be the only solution of its clues?
    pub is_unique: bool,
    /// The rating, if the judgment needed it.
    pub rating: Option<Rating>,
    /// Cells where a change may help; empty if every cell may.
    pub focus: Vec<usize>,
}

impl<'a> Judge<'a> {
    pub fn new(
        config: &'a GeneratorConfig,
        ground: &'a Ground,
        (palette, clueing): (&'a Palette, &'a Clueing),
    ) -> Judge<'a> {
        let GeneratorConfig { class, stars, budget, .. } = config;
        Judge { ground, palette, clueing, class: *class, stars: stars.clone(), budget }
    }

    /// The puzzle of these cells, and its picture.
    pub fn puzzle(&self, cells: &[Color]) -> Result<(Puzzle, Picture), RandomError> {
        let board = self.clueing.board().clone();
        let picture = Picture::painted(&board, |cell| cells[cell.index()]);
        let clues = self.clueing.clues(&picture, self.palette);
        Ok((Puzzle::new(board, self.palette.clone(), clues)?, picture))
    }

    /// Judges a picture; `None` once the effort or the budget is over.
    pub fn judge(
        &self,
        cells: &[Color],
        effort: &mut Effort,
    ) -> Result<Option<Judged>, RandomError> {
        let (puzzle, picture) = self.puzzle(cells)?;
        if !Effort::take(&mut effort.propagations) {
            return Ok(None);
        }
        // Lines alone, not a deduction: what they leave open is the measure, and a few conflicts mostly
        // decide the rest before probing.
        let deduction = match propagate(&puzzle, self.budget).into() {
            Outcome::Found(deduction) => deduction,
            Outcome::Limit(_) => return Ok(None),
            Outcome::None(_) => return Err(EngineError::Lost.into()),
        };
        let open: Vec<usize> = deduction.open_cells().map(|cell| cell.index()).collect();
        if open.is_empty() {
            return self.by_lines(&puzzle);
        }
        if self.class <= Class::Lines {
            let cost = 2 * COST_LEVEL + 1000 * open.len() as u64;
            return Ok(Some(Judged { cost, is_unique: false, rating: None, focus: open }));
        }
        self.beyond_lines((&puzzle, &picture), &deduction, open, effort)
    }

    /// Judges a picture that lines alone solve.
    fn by_lines(&self, puzzle: &Puzzle) -> Result<Option<Judged>, RandomError> {
        let Some(rating) = rate_lines(puzzle, self.budget) else { return Ok(None) };
        let cost = match (self.class, rating.class) {
            (Class::Trivial, Class::Lines) => match lines_beyond_overlap(puzzle, self.budget) {
                Some(open) => COST_LEVEL + 1000 * open as u64,
                None => return Ok(None),
            },
            (expected, class) if expected == class => self.score_distance(&rating, puzzle),
            (Class::Lines, _) => COST_LEVEL,
            // A higher score is nearer to a puzzle that lines alone do not solve.
            _ => 3 * COST_LEVEL - u64::from(rating.score / SCORES_PER_COST).min(COST_LEVEL),
        };
        Ok(Some(Judged { cost, is_unique: true, rating: Some(rating), focus: Vec::new() }))
    }

    /// Judges a picture that lines alone do not solve.
    fn beyond_lines(
        &self,
        (puzzle, picture): (&Puzzle, &Picture),
        deduction: &Deduction,
        open: Vec<usize>,
        effort: &mut Effort,
    ) -> Result<Option<Judged>, RandomError> {
        if !Effort::take(&mut effort.checks) {
            return Ok(None);
        }
        match self.differing_cells(puzzle, picture, deduction)? {
            Outcome::Limit(Limit::Conflicts | Limit::Capacity | Limit::Solver) => {
                let cost = 2 * COST_LEVEL + 1000 * open.len() as u64;
                return Ok(Some(Judged { cost, is_unique: false, rating: None, focus: open }));
            }
            Outcome::Limit(_) => return Ok(None),
            Outcome::Found(focus) => {
                let cost = COST_LEVEL + (20 * focus.len() + open.len()) as u64 * 100;
                return Ok(Some(Judged {
                    cost: cost.min(2 * COST_LEVEL),
                    is_unique: false,
                    rating: None,
                    focus,
                }));
            }
            Outcome::None(_) => {}
        }
        if self.class == Class::Guessing {
            // Whatever probing solves needs no guess; probing is cheaper than a rating.
            effort.checks = effort.checks.saturating_sub(PROBE_CHECKS);
            let Ok(probed) = probe(puzzle, deduction, self.budget) else { return Ok(None) };
            if probed.open_count() == 0 {
                let settled_count = self.ground.cell_count() - open.len();
                let cost = COST_LEVEL / 5 + settled_count as u64 * 100;
                return Ok(Some(Judged { cost, is_unique: true, rating: None, focus: open }));
            }
        }
        if !Effort::take(&mut effort.rates) {
            return Ok(None);
        }
        let Some(rating) = rate(puzzle, Some(picture), self.budget) else { return Ok(None) };
        let cost = match rating.class == self.class {
            true => self.score_distance(&rating, puzzle),
            false => self.class_distance(&rating),
        };
        Ok(Some(Judged { cost, is_unique: true, rating: Some(rating), focus: open }))
    }

    /// The cost of a wrong class, where lines alone do not solve the puzzle.
    fn class_distance(&self, rating: &Rating) -> u64 {
        let classes = (rating.class as u64).abs_diff(self.class as u64);
        let chain = rating.profile.longest_chain.min(2 * MAX_CHAIN) as u64;
        let work = u64::from(rating.score / (8 * SCORES_PER_COST)).min(COST_LEVEL / 100);
        let hardness = COST_LEVEL / 1000 * (chain + 10 * rating.profile.guesses as u64) + work;
        let hardness = hardness.min(COST_LEVEL / 20);
        let apart = if rating.class < self.class { COST_LEVEL / 20 - hardness } else { hardness };
        classes * COST_LEVEL / 10 + apart
    }

    /// The distance of the score from the requested range; it costs less than a wrong class.
    fn score_distance(&self, rating: &Rating, puzzle: &Puzzle) -> u64 {
        let range = Stars::scores(&self.stars, puzzle.geometry().cell_count());
        let distance =
            range.start().saturating_sub(rating.score) + rating.score.saturating_sub(*range.end());
        u64::from(distance.div_ceil(SCORES_PER_COST)).min(COST_LEVEL / 20)
    }

    /// The cells in which another solution differs; [`Outcome::None`] if there is no other.
    fn differing_cells(
        &self,
        puzzle: &Puzzle,
        picture: &Picture,
        deduction: &Deduction,
    ) -> Result<Outcome<Vec<usize>>, RandomError> {
        let options = Options::default().within(self.budget.clone());
        // No `Solver`: by parts another alternative would be found, and the same seed would give other
        // puzzles.
        let mut oracle = match Oracle::new(puzzle, deduction, &options)?.found() {
            Ok(oracle) => oracle,
            Err(outcome) => return Ok(outcome),
        };
        oracle.exclude(picture)?;
        oracle.suggest_picture(picture)?;
        let other_picture = match oracle.next(Some(MAX_CONFLICTS))?.found() {
            Ok(other_picture) => verify(puzzle, other_picture).map_err(EngineError::from)?,
            Err(outcome) => return Ok(outcome),
        };
        let differing = picture.differences(other_picture.picture());
        Ok(Outcome::Found(differing.into_iter().map(|cell| cell.index()).collect()))
    }
}
