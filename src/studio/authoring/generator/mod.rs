//! Generates random puzzles with recognizable shapes and a requested difficulty.
//!
//! In: a [`GeneratorConfig`] with size, difficulty class, stars and seed. Out: a unique puzzle
//! with its rating; it meets the request, or is the nearest one found.
//! Invariants: the same request gives the same puzzle on every machine. All decisions use whole
//! numbers and a limit on work; the time budget can only end the search early.
//!
//! `seed` draws a draft in one of several styles. `beauty` measures how noisy a picture is.
//! `judge` computes how far a picture is from the request. `climb` improves a draft by small
//! changes. `lookalikes` recognizes pictures that look like earlier ones of a run.

mod chance;
mod climb;
mod clue_kind;
mod clues;
mod config;
mod ground;
mod judge;
mod lesson;
mod lookalikes;
mod scene;
mod seed;
mod stamp;

#[cfg(test)]
mod tests;

pub use clue_kind::ClueKind;
pub use config::{GeneratorConfig, read_size, read_stars, usual_class};
pub use ground::Symmetry;
pub use lesson::{TAUGHT, lesson};
pub use lookalikes::Lookalikes;

use crate::document::{Document, DocumentError, Notes};
use crate::explanation::{Class, Rating, rate};
use crate::message::{Message, message};
use crate::puzzle::{Color, Geometry, Ink, Palette, PuzzleError, Rgb, Shape};
use crate::solver::EngineError;
use chance::Chance;
use climb::{Candidate, blemish, climb, missing_colors};
use clues::Clueing;
use ground::Ground;
use judge::Judge;
use scene::LEAST_SIDE;
pub use scene::Thing;
use seed::{Draft, Style, draw, with_all_colors};
use std::time::Duration;

/// Most cells of a generated puzzle.
pub const MAX_CELLS: usize = 10_000;
/// Most colors, the background included: as many inks are easy to distinguish.
pub const MAX_COLORS: usize = 8;
/// A puzzle with `n` colors uses the first `n` inks.
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
/// Most drafts that the search starts from.
const MAX_ATTEMPTS: i64 = 100;
/// Each attempt starts from the best of this many drafts.
const DRAFTS_PER_ATTEMPT: usize = 6;
/// Attempts up to the first of these show a thing if it is the turn of one, those from the second on
/// only one that was requested.
const SURE_ATTEMPTS: i64 = 6;
const ATTEMPTS_WITH_THINGS: i64 = 30;
/// Boards of more cells nearly always show a thing: other drafts look like noise on them.
const LARGE_BOARD: u32 = 900;
/// The repair of a drawn thing changes at most one cell in `CELLS_PER_CHANGE`. Of the cells beyond the first
/// number of `CHANGED_BEYOND` it changes at most one in the second, so that outlines stay smooth.
const CELLS_PER_CHANGE: usize = 14;
const CHANGED_BEYOND: (usize, usize) = (400, 60);
/// The search for puzzles for guessing takes this many times the work.
const GUESSING_WORK: usize = 96;
/// Extra time to rate the best puzzle after the budget is over.
const RATING_GRACE: Duration = Duration::from_secs(1);

/// Limits on the work of a search, or the work it spent, in numbers of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Effort {
    /// Pictures solved by line propagation.
    pub propagations: usize,
    /// Pictures checked for uniqueness by the solver.
    pub checks: usize,
    /// Pictures rated by trials.
    pub rates: usize,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { propagations: 20_000, checks: 3_000, rates: 400 }
    }
}

impl Effort {
    /// Limits for a player who waits for a game to start.
    pub const BRIEF: Effort = Effort { propagations: 3_000, checks: 500, rates: 60 };

    /// Puzzles for guessing are rare: their search may take longer.
    fn for_class(self, class: Class) -> Effort {
        if class != Class::Guessing {
            return self;
        }
        let usual = Effort::default();
        let max_work = |work: usize, usual: usize| work.max(usual).saturating_mul(GUESSING_WORK);
        Effort {
            propagations: max_work(self.propagations, usual.propagations),
            checks: max_work(self.checks, usual.checks),
            rates: max_work(self.rates, usual.rates),
        }
    }

    /// Spends one unit; false if none is left.
    fn take(units: &mut usize) -> bool {
        let is_left = *units > 0;
        *units -= usize::from(is_left);
        is_left
    }

    fn is_spent(&self) -> bool {
        self.propagations == 0 || self.checks == 0 || self.rates == 0
    }
}

/// A generated puzzle.
#[derive(Clone, Debug)]
pub struct Made {
    /// The puzzle, with its picture as the goal.
    pub document: Document,
    /// How hard it is.
    pub rating: Rating,
    /// What the picture shows, if that was drawn.
    pub thing: Option<Thing>,
    /// Does it meet the request? Otherwise it is the nearest puzzle found.
    pub is_match: bool,
    /// The work spent.
    pub spent: Effort,
}

/// Generates a puzzle; `None` if the search found no unique one.
///
/// # Errors
/// [`RandomError`] if the request is not possible, or if the engine fails.
pub fn random(config: &GeneratorConfig) -> Result<Option<Made>, RandomError> {
    config.check()?;
    let mut chance = Chance::of(config.seed, config.number);
    let supply = config.effort.for_class(config.class);
    let (mut effort, mut best): (Effort, Option<(Candidate, Option<Thing>)>) = (supply, None);
    let palette = palette(config.colors)?;
    let clueing = Clueing::new(config)?;
    for attempt in 0..MAX_ATTEMPTS {
        if effort.is_spent() || config.budget.is_over() {
            break;
        }
        let thing = thing(config, attempt, &mut chance);
        let symmetry = match thing {
            Some(_) => Symmetry::None,
            None => config.symmetry.unwrap_or_else(|| any_symmetry(config.shape, &mut chance)),
        };
        let ground = Ground::new(Geometry::new(config.shape)?, symmetry);
        let draft = draft(config, &ground, (attempt, thing), &mut chance);
        let max_changes = thing.map_or(draft.len(), |_| changes(draft.len()));
        let judge = Judge::new(config, &ground, (&palette, &clueing));
        let Some(top) = climb(&judge, (draft, max_changes), &mut chance, &mut effort)? else {
            continue;
        };
        let cost = |it: &Candidate| (missing_colors(&it.cells, config.colors), it.judged.cost);
        let is_nearer = best.as_ref().is_none_or(|(best, _)| cost(&top) < cost(best));
        if is_nearer {
            best = Some((top, thing));
        }
        if best.as_ref().is_some_and(|(best, _)| cost(best) == (0, 0)) {
            break;
        }
    }
    let Some((Candidate { cells, judged: score }, thing)) = best else { return Ok(None) };
    let ground = Ground::new(Geometry::new(config.shape)?, Symmetry::None);
    let judge = Judge::new(config, &ground, (&palette, &clueing));
    let (puzzle, picture) = judge.puzzle(&cells)?;
    let rating = match score.rating {
        Some(rating) => Some(rating),
        None => rate(&puzzle, Some(&picture), &config.budget)
            .or_else(|| rate(&puzzle, Some(&picture), &config.budget.renewed(RATING_GRACE))),
    };
    let Some(rating) = rating else { return Ok(None) };
    let document = Document::of(puzzle, Notes::default(), Some(picture), None)?;
    let spent = Effort {
        propagations: supply.propagations - effort.propagations,
        checks: supply.checks - effort.checks,
        rates: supply.rates - effort.rates,
    };
    let has_colors = missing_colors(&cells, config.colors) == 0;
    Ok(Some(Made { document, rating, thing, is_match: score.cost == 0 && has_colors, spent }))
}

fn palette(colors: usize) -> Result<Palette, PuzzleError> {
    if colors == 2 {
        return Ok(Palette::black_on_white());
    }
    Palette::new(INKS[..colors].iter().map(|&rgb| Ink { rgb, name: None }).collect())
}

/// A random symmetry that fits the shape: no symmetry or a vertical mirror axis most often.
fn any_symmetry(shape: Shape, chance: &mut Chance) -> Symmetry {
    let symmetries: Vec<Symmetry> = Symmetry::of(shape).collect();
    match chance.below(100) {
        0..45 => Symmetry::None,
        45..80 => Symmetry::Mirror,
        _ => chance.pick(&symmetries).unwrap_or_default(),
    }
}

/// How many cells of a drawn thing may change.
fn changes(cells: usize) -> usize {
    let (first, divisor) = CHANGED_BEYOND;
    cells.min(first) / CELLS_PER_CHANGE + cells.saturating_sub(first) / divisor
}

/// Can pictures show things? Things need some cells, and have no symmetry.
fn has_room_for_things(config: &GeneratorConfig) -> bool {
    let sides = config.shape.rectangle().unwrap_or_default();
    let is_free = config.symmetry.is_none_or(|symmetry| symmetry == Symmetry::None);
    sides.0.min(sides.1) >= LEAST_SIDE && is_free
}

/// The thing that the next draft shows: the requested one, else that of this number. Later attempts
/// show none more and more often, since its shape may not suit the request.
fn thing(config: &GeneratorConfig, attempt: i64, chance: &mut Chance) -> Option<Thing> {
    let is_apt = attempt < SURE_ATTEMPTS
        || attempt < ATTEMPTS_WITH_THINGS && chance.is_one_of(percent_with_things(config));
    let of_number = || is_apt.then(|| thing_of_number(config)).flatten();
    has_room_for_things(config).then(|| config.thing.or_else(of_number)).flatten()
}

fn percent_with_things(config: &GeneratorConfig) -> usize {
    let (rows, columns) = config.shape.rectangle().unwrap_or_default();
    match config.class {
        // Few shapes are the only ones with their totals.
        _ if config.clues == ClueKind::Sums => 0,
        Class::Lines | Class::Trials if rows * columns > LARGE_BOARD => 95,
        Class::Lines | Class::Trials => 75,
        Class::Trivial => 50,
        _ => 0,
    }
}

/// What the puzzle with this number shows. The things of a seed come in an order of its own, all of
/// them before any comes again; some numbers show none.
fn thing_of_number(config: &GeneratorConfig) -> Option<Thing> {
    // The upper half tells apart puzzles that were made again: they show the same.
    let number = (config.number & u64::from(u32::MAX)).max(1) as usize;
    let percent = percent_with_things(config);
    let turns_up_to = |number: usize| (number * percent).div_ceil(100);
    let turn = turns_up_to(number).checked_sub(1)?;
    let (round, place) = (turn / Thing::ALL.len(), turn % Thing::ALL.len());
    let mut chance = Chance::of(!config.seed, round as u64);
    let mut order = Thing::ALL;
    for at in (1..order.len()).rev() {
        order.swap(at, chance.below(at + 1));
    }
    (turns_up_to(number - 1) <= turn).then(|| order[place])
}

/// The least noisy of several drafts, with all colors.
fn draft(
    config: &GeneratorConfig,
    ground: &Ground,
    (attempt, thing): (i64, Option<Thing>),
    chance: &mut Chance,
) -> Vec<Color> {
    let drafts = (0..thing.map_or(DRAFTS_PER_ATTEMPT, |_| 1)).map(|_| {
        let plan = plan(config, attempt, ground.cell_count(), chance);
        let style = thing.map_or(plan.style, Style::Scene);
        let cells = draw(ground, Draft { style, ..plan }, chance);
        with_all_colors(ground, cells, config.colors, chance)
    });
    let drafts: Vec<Vec<Color>> = drafts.collect();
    let blemish = |cells: &Vec<Color>| blemish(ground, cells, config.colors);
    drafts.into_iter().min_by_key(blemish).unwrap_or_default()
}

/// Style and density of a draft. Later attempts paint more cells, so that lines solve more.
fn plan(config: &GeneratorConfig, attempt: i64, cells: usize, chance: &mut Chance) -> Draft {
    const FREE_STYLES: [Style; 5] =
        [Style::Blobs, Style::Caves, Style::Figure, Style::Bands, Style::Stamps];
    let style = match config.class {
        Class::Trivial if !chance.is_one_of(25) => Some(Style::Skyline),
        _ => chance.pick(&FREE_STYLES),
    };
    let (least, greatest) = match config.class {
        Class::Trivial => (550, 700),
        Class::Lines => (460, 600),
        _ => (420, 540),
    };
    let denser = 20 * attempt.min(6);
    Draft {
        style: style.unwrap_or(Style::Blobs),
        painted: chance.between(least, greatest) + denser,
        rounds: 1 + chance.below(4) + (cells.isqrt().saturating_sub(20)) / 4,
        colors: config.colors,
    }
}

/// Why no puzzle can be generated.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RandomError {
    /// Too many cells.
    #[error("{0} cells, expected at most {MAX_CELLS}")]
    Large(usize),
    /// Too few or too many colors.
    #[error("{0} colors; a puzzle has 2 to {MAX_COLORS}, the background included")]
    Colors(usize),
    /// A range without stars.
    #[error("expected stars from 0.5 to 5, the smaller number first")]
    Stars,
    /// Neither small boards nor other shapes nor symmetric pictures show things.
    #[error(
        "only rectangles of at least {LEAST_SIDE}x{LEAST_SIDE} without a symmetry show a thing"
    )]
    Thing,
    /// A mosaic tells no colors apart, and only rectangles have blocks around cells.
    #[error("a mosaic is a rectangle in black and white")]
    Mosaic,
    /// No puzzle of this class is made with these clues.
    #[error("no {class} puzzle is made with {clues}")]
    Class {
        /// The name of the requested clues.
        clues: &'static str,
        /// The name of the requested class.
        class: &'static str,
    },
    /// Boards of this shape cannot have the symmetry.
    #[error("{shape} has no symmetry `{symmetry}`")]
    Symmetry {
        /// The name of the requested symmetry.
        symmetry: &'static str,
        /// The shape of the board.
        shape: Shape,
    },
    /// The size is out of range; any other cause is a defect.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// The picture does not fit its puzzle: a defect.
    #[error(transparent)]
    Document(#[from] DocumentError),
    /// The engine failed.
    #[error("{0}")]
    Engine(EngineError),
}

impl RandomError {
    /// Is it a defect of this program?
    pub fn is_defect(&self) -> bool {
        matches!(self, RandomError::Document(_) | RandomError::Engine(_))
    }

    /// The error as a message.
    pub fn message(&self) -> Message {
        match self {
            RandomError::Large(count) => message!("random-cells", found = *count, most = MAX_CELLS),
            RandomError::Colors(count) => {
                message!("puzzle-colors", found = *count, most = MAX_COLORS)
            }
            RandomError::Stars => message!("random-stars"),
            RandomError::Thing => message!("random-thing", least = LEAST_SIDE),
            RandomError::Mosaic => message!("random-mosaic"),
            RandomError::Class { clues, class } => {
                message!("random-class", clues = *clues, class = *class)
            }
            RandomError::Symmetry { symmetry, shape } => {
                message!("random-symmetry", shape = shape.to_string(), symmetry = *symmetry)
            }
            RandomError::Puzzle(error) => error.message(),
            RandomError::Document(error) => error.message(),
            RandomError::Engine(error) => Message::plain(error),
        }
    }
}

impl From<EngineError> for RandomError {
    fn from(error: EngineError) -> RandomError {
        RandomError::Engine(error)
    }
}
