//! Puzzles by chance, with a shape and as hard as somebody wishes.
//!
//! In: a size, a class, stars, a seed. Out: a unique puzzle with its rating, which is what was
//! wanted or the nearest that was found. Invariants: the same wish has the same puzzle on every
//! machine, since everything is decided in whole numbers and bounded by work; time can only end
//! it. Nothing here reads a clock.
//!
//! `seed` draws a draft in one of several styles, `beauty` says whether it has a shape, `judge`
//! how far it is from the wish, `climb` changes it by a few cells again and again.

mod beauty;
mod chance;
mod climb;
mod config;
mod ground;
mod judge;
mod seed;
mod stamp;
mod symmetry;

#[cfg(test)]
mod tests;

pub use config::{GeneratorConfig, read_size, read_stars};
pub use symmetry::Symmetry;

use crate::document::{Document, DocumentError, Notes};
use crate::explanation::{Class, Rating, rate};
use crate::puzzle::{Color, Geometry, Ink, Palette, PuzzleError, Rgb, Shape};
use crate::solver::EngineError;
use beauty::blemish;
use chance::Chance;
use climb::{Candidate, climb};
use ground::Ground;
use judge::Judge;
use seed::{Draft, Style, draw};
use std::time::Duration;

/// Most cells of a puzzle by chance.
pub const MAX_CELLS: usize = 10_000;
/// Most colors, the background included: inks that are told apart easily.
pub const MAX_COLORS: usize = 8;
/// The inks, in the order in which they are taken.
const INKS: [Rgb; MAX_COLORS] = [
    Rgb(255, 255, 255),
    Rgb(0x22, 0x22, 0x22),
    Rgb(0xd0, 0x31, 0x2d),
    Rgb(0x2f, 0x6f, 0xc4),
    Rgb(0x3a, 0x8f, 0x3a),
    Rgb(0xf6, 0xc4, 0x45),
    Rgb(0x8a, 0x5a, 0x2b),
    Rgb(0xa0, 0x5c, 0xb8),
];
/// Most drafts that are climbed from.
const ATTEMPTS: i64 = 100;
/// Drafts that are drawn for each that is taken.
const DRAFTS: usize = 6;
/// What was found when the time was over is rated all the same, for so long.
const RATING_GRACE: Duration = Duration::from_secs(1);

/// How much may be tried, each in pieces of work of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Pictures of which is seen what lines tell.
    pub propagations: usize,
    /// Pictures of which the solver says whether they are unique.
    pub checks: usize,
    /// Ratings.
    pub rates: usize,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { propagations: 20_000, checks: 3_000, rates: 400 }
    }
}

impl Effort {
    /// What somebody waits for before a game.
    pub const BRIEF: Effort = Effort { propagations: 3_000, checks: 500, rates: 60 };

    /// Takes one piece, if there is one.
    fn take(pieces: &mut usize) -> bool {
        let is_left = *pieces > 0;
        *pieces -= usize::from(is_left);
        is_left
    }

    fn is_spent(&self) -> bool {
        self.propagations == 0 || self.checks == 0 || self.rates == 0
    }
}

/// A puzzle by chance.
#[derive(Clone, Debug)]
pub struct Made {
    /// The puzzle, with its picture as the goal.
    pub document: Document,
    /// How hard it is.
    pub rating: Rating,
    /// Is it what was wanted, or the nearest that was found?
    pub is_match: bool,
    /// The effort that was spent.
    pub spent: Effort,
}

/// Makes a puzzle; nothing if no unique one was found.
///
/// # Errors
/// [`RandomError`].
pub fn random(wanted: &GeneratorConfig) -> Result<Option<Made>, RandomError> {
    wanted.check()?;
    let mut chance = Chance::of(wanted.seed, wanted.number);
    let (mut effort, mut best): (Effort, Option<Candidate>) = (wanted.effort, None);
    let palette = palette(wanted.colors)?;
    for attempt in 0..ATTEMPTS {
        if effort.is_spent() || wanted.budget.is_over() {
            break;
        }
        let symmetry = wanted.symmetry.unwrap_or_else(|| any_symmetry(wanted.shape, &mut chance));
        let ground = Ground::new(Geometry::new(wanted.shape)?, symmetry);
        let draft = draft(wanted, &ground, attempt, &mut chance);
        let judge = Judge::new(wanted, &ground, &palette);
        let Some(found) = climb(&judge, draft, &mut chance, &mut effort)? else { continue };
        let is_nearer = best.as_ref().is_none_or(|best| found.judged.cost < best.judged.cost);
        if is_nearer {
            best = Some(found);
        }
        if best.as_ref().is_some_and(|best| best.judged.cost == 0) {
            break;
        }
    }
    let Some(Candidate { cells, judged }) = best else { return Ok(None) };
    let ground = Ground::new(Geometry::new(wanted.shape)?, Symmetry::None);
    let judge = Judge::new(wanted, &ground, &palette);
    let (puzzle, picture) = judge.puzzle(&cells)?;
    let rating = match judged.rating {
        Some(rating) => Some(rating),
        None => rate(&puzzle, Some(&picture), &wanted.budget)
            .or_else(|| rate(&puzzle, Some(&picture), &wanted.budget.renewed(RATING_GRACE))),
    };
    let Some(rating) = rating else { return Ok(None) };
    let document = Document::of(puzzle, Notes::default(), Some(picture), None)?;
    let spent = Effort {
        propagations: wanted.effort.propagations - effort.propagations,
        checks: wanted.effort.checks - effort.checks,
        rates: wanted.effort.rates - effort.rates,
    };
    Ok(Some(Made { document, rating, is_match: judged.cost == 0, spent }))
}

fn palette(colors: usize) -> Result<Palette, PuzzleError> {
    if colors == 2 {
        return Ok(Palette::black_on_white());
    }
    Palette::new(INKS[..colors].iter().map(|&rgb| Ink { rgb, name: None }).collect())
}

/// A symmetry that a picture of this outline may have: often none, often mirrored.
fn any_symmetry(shape: Shape, chance: &mut Chance) -> Symmetry {
    let others: Vec<Symmetry> = Symmetry::of(shape).collect();
    match chance.below(100) {
        0..45 => Symmetry::None,
        45..80 => Symmetry::Mirror,
        _ => chance.pick(&others).unwrap_or_default(),
    }
}

/// The draft with the fewest blemishes of a few.
fn draft(
    wanted: &GeneratorConfig,
    ground: &Ground,
    attempt: i64,
    chance: &mut Chance,
) -> Vec<Color> {
    let drafts = (0..DRAFTS).map(|_| {
        let plan = plan(wanted, attempt, chance);
        draw(ground, plan, chance)
    });
    let drafts: Vec<Vec<Color>> = drafts.collect();
    let blemish = |cells: &Vec<Color>| blemish(ground, cells, wanted.colors);
    drafts.into_iter().min_by_key(blemish).unwrap_or_default()
}

/// In what style, and how dense: later attempts are easier for lines.
fn plan(wanted: &GeneratorConfig, attempt: i64, chance: &mut Chance) -> Draft {
    const FREE: [Style; 5] =
        [Style::Blobs, Style::Caves, Style::Figure, Style::Bands, Style::Stamps];
    let style = match wanted.class {
        Class::Trivial if !chance.is_one_of(25) => Some(Style::Skyline),
        _ => chance.pick(&FREE),
    };
    let (least, most) = match wanted.class {
        Class::Trivial => (550, 700),
        Class::Lines => (460, 600),
        _ => (420, 540),
    };
    let denser = 20 * attempt.min(6);
    Draft {
        style: style.unwrap_or(Style::Blobs),
        painted: chance.between(least, most) + denser,
        rounds: 1 + chance.below(4),
        colors: wanted.colors,
    }
}

/// Why no puzzle can be made.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RandomError {
    /// Too many cells.
    #[error("{0} cells, expected at most {MAX_CELLS}")]
    Large(usize),
    /// Too few or too many colors.
    #[error("{0} colors, expected 2 to {MAX_COLORS} (the background is one of them)")]
    Colors(usize),
    /// Stars that there are not.
    #[error("expected stars from 1 to 5")]
    Stars,
    /// A symmetry that the outline has not.
    #[error("{shape} has no symmetry `{symmetry}`")]
    Symmetry {
        /// What was asked for.
        symmetry: &'static str,
        /// The outline.
        shape: Shape,
    },
    /// A size out of range; else a defect.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// A picture that does not fit its puzzle: a defect.
    #[error(transparent)]
    Document(#[from] DocumentError),
    /// The engine failed.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

impl RandomError {
    /// Is it a defect of this program?
    pub fn is_defect(&self) -> bool {
        matches!(self, RandomError::Document(_) | RandomError::Engine(_))
    }
}
