//! Numbers of a board whose open cells lines do not settle: the least bound, by going down a smooth
//! version of it.
//!
//! In: a puzzle, the colors that cells may have, a picture or none. Out: [`LineWeights`] in whole
//! numbers, whose bound is below the scale (below 0 without a picture), or nothing. Invariants: the
//! same input gives the same numbers on every machine; work is counted, not timed.
//!
//! The best numbers are the solution of a linear program over the placements of all lines. Here the
//! greatest sum of a line is replaced by `T ln(sum over placements of exp(sum / T))`, whose slope is
//! how often a cell has a color among the weighted placements. Where the picture is the only point
//! of the program, this falls to 0 at any temperature `T`, since the scale of the numbers is free:
//! it is the separable case of a conditional random field. `docs/method/weights.md` has the method.

mod descent;
mod dual;
mod power;
mod rounding;
mod tighten;

use super::track::Track;
use super::{LineWeights, MAX_NUMBERS, NoWeights};
use crate::budget::{Budget, Meter};
use crate::puzzle::{ColorSet, LineId, Picture, Puzzle};
use descent::{Descent, MEMORY};
use dual::{Dual, Values};
use rounding::Whole;

/// The first temperature: higher ones need fewer steps and give larger numbers.
const TEMPERATURE: f64 = 4.0;
/// The last temperature.
const COLDEST: f64 = 1.0 / 1024.0;
/// The largest number to look for, by count of numbers. Boards that have numbers needed a thirtieth.
const LARGEST: f64 = 1.0;

/// Where each number stands: one for each color that an open cell may have and is not its own.
struct Program<'a> {
    puzzle: &'a Puzzle,
    color_count: usize,
    /// By line.
    tracks: Vec<Track>,
    /// By cell and color: the index of its number; `u32::MAX` if it has none.
    places: Vec<u32>,
    count: usize,
    /// What the numbers of a cell and color sum to: 1 with a picture, 0 without.
    gain: i64,
}

/// Work that is left, in nanoseconds, within a budget.
struct Work<'a> {
    left: u64,
    meter: Meter<'a>,
}

impl Work<'_> {
    /// Pays before the work is done; `None` if it may not be done.
    fn pay(&mut self, work: u64) -> Option<()> {
        self.left = self.left.checked_sub(work)?;
        (!self.meter.is_over(work)).then_some(())
    }
}

/// How long to look for numbers.
#[derive(Clone, Copy)]
pub(super) enum Effort {
    /// So many evaluations of the bound.
    Evaluations(u64),
    /// This many nanoseconds, roughly.
    Work(u64),
}

/// The numbers of the open cells; `None` if there are none of a reasonable size.
///
/// # Errors
/// [`NoWeights`] if the effort or the budget is used up.
pub(super) fn solve(
    puzzle: &Puzzle,
    domains: &[ColorSet],
    picture: Option<&Picture>,
    effort: Effort,
    budget: &Budget,
) -> Result<Option<LineWeights>, NoWeights> {
    let Some(program) = Program::new(puzzle, domains, picture) else { return Ok(None) };
    let dual = Dual::new(&program);
    let left = match effort {
        Effort::Evaluations(count) => dual.work.saturating_mul(count),
        Effort::Work(work) => work,
    };
    let mut work = Work { left, meter: Meter::new(budget) };
    let whole = program.search(&dual, &mut work).ok_or(NoWeights)?;
    Ok(whole.and_then(|whole| program.line_weights(whole)))
}

impl<'a> Program<'a> {
    fn new(
        puzzle: &'a Puzzle,
        domains: &[ColorSet],
        picture: Option<&Picture>,
    ) -> Option<Program<'a>> {
        let (geometry, color_count) = (puzzle.geometry(), puzzle.palette().color_count());
        let mut places = vec![u32::MAX; domains.len() * color_count];
        let mut count = 0;
        for cell in geometry.cells() {
            let colors = domains[cell.index()];
            let own =
                picture.map_or_else(|| colors.iter().next(), |picture| Some(picture[cell]))?;
            if !colors.contains(own) {
                return None;
            }
            for color in colors.iter().filter(|&color| color != own) {
                places[cell.index() * color_count + color.index()] = count;
                count += 1;
            }
        }
        let count = count as usize;
        let size = count.saturating_mul((geometry.families().len() - 1) * 2 * MEMORY);
        if size > MAX_NUMBERS || !Track::are_small(puzzle) {
            return None;
        }
        let tracks: Option<Vec<Track>> =
            geometry.lines().map(|line| Track::of(puzzle, line, domains)).collect();
        let gain = i64::from(picture.is_some());
        Some(Program { puzzle, color_count, tracks: tracks?, places, count, gain })
    }

    /// How many lines cross in a cell.
    fn families(&self) -> usize {
        self.puzzle.geometry().families().len()
    }

    /// The slots of a line, by its cells and by color: a slot is a number in one family; `None` for
    /// colors without a number.
    fn slots(&self, line: LineId) -> Vec<Option<u32>> {
        let geometry = self.puzzle.geometry();
        let (family, families) = (geometry.place(line).0 as u32, self.families() as u32);
        let places = geometry.line(line).iter().flat_map(|cell| {
            let first = cell.index() * self.color_count;
            &self.places[first..first + self.color_count]
        });
        let slot = |&place: &u32| (place != u32::MAX).then(|| place * families + family);
        places.map(slot).collect()
    }

    /// A bound below this is a proof at this scale.
    fn goal(&self, scale: i64) -> i64 {
        self.gain * scale
    }

    /// Goes down until whole numbers pass, or none can be hoped for: then the inner option is `None`.
    /// The outer one is `None` if there is no work left.
    fn search(&self, dual: &Dual, work: &mut Work) -> Option<Option<Whole>> {
        let largest = (LARGEST * self.count as f64).max(64.0);
        let hopeless = if self.gain == 0 { -1.0 } else { 1.0 };
        let mut temperature = TEMPERATURE;
        let mut descent = Descent::new(dual, temperature, work)?;
        while temperature >= COLDEST {
            let least = least(&descent.values, largest);
            if least >= hopeless {
                return Some(None);
            }
            if descent.values.bound < self.goal(1) as f64
                && let Some(whole) = self.whole(&dual.prices(&descent.free), work)
            {
                return Some(Some(whole));
            }
            let is_settled = least > descent.values.distance - 0.1;
            if is_settled || !descent.step(dual, work)? {
                temperature /= 4.0;
                descent.cool(dual, temperature, work)?;
            }
        }
        Some(None)
    }

    fn line_weights(&self, whole: Whole) -> Option<LineWeights> {
        let geometry = self.puzzle.geometry();
        let amounts = |line| self.amounts(line, &whole.shares);
        let lines: Vec<Vec<i64>> = geometry.lines().map(amounts).collect();
        let best =
            |(track, amounts): (&Track, &Vec<i64>)| track.best(amounts, self.color_count, None);
        let bests: Option<Vec<i64>> = self.tracks.iter().zip(&lines).map(best).collect();
        Some(LineWeights { scale: whole.scale, bests: bests?, lines })
    }

    /// What a line collects, by its cells and by color.
    fn amounts(&self, line: LineId, shares: &[i64]) -> Vec<i64> {
        let slots = self.slots(line).into_iter();
        slots.map(|slot| slot.map_or(0, |slot| shares[slot as usize])).collect()
    }
}

/// No numbers up to `largest` have a bound below this: so far from the picture are the weighted
/// placements, even if each cell on which its lines disagree costs so much.
fn least(values: &Values, largest: f64) -> f64 {
    values.distance - largest * values.slope.iter().map(|slope| slope.abs()).sum::<f64>()
}
