//! How hard a puzzle is for a person.
//!
//! In: a puzzle, its picture if it is the only one. Out: a [`Rating`]. Holds: computed from
//! the walk alone, in whole numbers: no clock and no chance; a rectangle turned or mirrored
//! has the same rating, since the walk is that of one of its eight positions.
//! Sources: J. Wolter's five words for difficulty (webpbn, 2012); K. J. Batenburg et al.,
//! "Constructing simple nonograms of varying difficulty" (2009: sweeps); R. Pelanek,
//! "Difficulty rating of Sudoku puzzles" (2014: a step is easier the more are open).

use super::walk::{End, Walk, Walker};
use super::{Because, Step};
use crate::line::looks;
use crate::puzzle::{CellId, ColorSet, Picture, Puzzle, upright};
use crate::sat::budget::Budget;
use serde::Serialize;

/// What a puzzle asks of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Class {
    /// Each line can be finished in one look.
    Trivial,
    /// Lines, one after the other.
    Lines,
    /// Trials too, none of which looks at more than [`SHORT_CHAIN`] lines.
    Trials,
    /// Trials of up to [`super::MAX_CHAIN`] lines.
    DeepTrials,
    /// Some cells can only be guessed.
    Guessing,
}

/// Most lines of a trial that is not deep: one to see what follows from the cell, crossing
/// ones that take it on, and the one that ends.
pub const SHORT_CHAIN: usize = 4;

/// The least score for 2, 3, 4 and 5 stars, in tenths for a hundred cells, of each class.
const STARS: [[u32; 4]; 5] = [
    [55, 65, 80, 100],
    [90, 140, 200, 400],
    [300, 500, 800, 1400],
    [800, 1600, 3000, 6000],
    [4000, 8000, 16_000, 32_000],
];
/// Cells that every board counts more than it has: on a small one each step is easy to find.
const SMALL_BOARD: u64 = 100;

impl Class {
    /// Every class, the easiest first.
    pub const ALL: [Class; 5] =
        [Class::Trivial, Class::Lines, Class::Trials, Class::DeepTrials, Class::Guessing];

    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Class::Trivial => "trivial",
            Class::Lines => "lines",
            Class::Trials => "trials",
            Class::DeepTrials => "deep-trials",
            Class::Guessing => "guessing",
        }
    }

    /// The class of this name.
    pub fn named(name: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.name() == name)
    }

    /// What comes behind `unique, `.
    pub fn describe(self) -> &'static str {
        match self {
            Class::Trivial => "trivial",
            Class::Lines => "by lines",
            Class::Trials => "by trials",
            Class::DeepTrials => "by deep trials",
            Class::Guessing => "by guessing",
        }
    }
}

/// How hard a puzzle is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Rating {
    /// What it asks for.
    pub class: Class,
    /// From 1 to 5 within the class, for its size.
    pub stars: u8,
    /// How much work it is, in tenths of the easiest step.
    pub score: u32,
    /// What the work is.
    pub profile: Profile,
}

impl Rating {
    /// For people: `by lines, 2 stars`.
    pub fn describe(&self) -> String {
        let plural = if self.stars == 1 { "" } else { "s" };
        format!("{}, {} star{plural}", self.class.describe(), self.stars)
    }
}

/// What the work of a puzzle is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Profile {
    /// Steps of the walk.
    pub steps: usize,
    /// How often all lines of one direction, then of the others, are to be looked at; absent
    /// if lines are not enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sweeps: Option<usize>,
    /// Cells that each rule settles, by the rules' names; only those that settle some.
    pub rules: std::collections::BTreeMap<&'static str, usize>,
    /// Trials, either-way steps among them.
    pub trials: usize,
    /// Most lines of a trial.
    pub longest_chain: usize,
    /// Cells that can only be guessed.
    pub guesses: usize,
    /// Moments with a single step open, that alone of its kind.
    pub bottlenecks: usize,
    /// The cost of the hardest step, in hundredths of the easiest.
    pub hardest: u32,
}

/// How hard a puzzle is; `only` is its picture if that is the only one. `None` if the walk
/// does not end: there is no picture, or several, or the budget was over.
pub fn rate(puzzle: &Puzzle, only: Option<&Picture>, budget: &Budget) -> Option<Rating> {
    let (puzzle, cells) = upright(puzzle);
    let only = only
        .map(|only| Picture::painted(puzzle.geometry(), |cell: CellId| only[cells[cell.index()]]));
    let walk = Walker::new(&puzzle, &givens(&puzzle), only.as_ref(), budget).rules_only().walk();
    rated(&puzzle, &walk)
}

/// The rating of a puzzle that lines alone solve; `None` of any other. Much faster than
/// [`rate`] where they do not.
pub fn rate_lines(puzzle: &Puzzle, budget: &Budget) -> Option<Rating> {
    let (puzzle, _) = upright(puzzle);
    let walker = Walker::new(&puzzle, &givens(&puzzle), None, budget);
    rated(&puzzle, &walker.rules_only().lines_only().walk())
}

/// What the givens of a puzzle tell of each cell.
pub fn givens(puzzle: &Puzzle) -> Vec<ColorSet> {
    let all = puzzle.palette().all();
    puzzle.geometry().cells().map(|cell| puzzle.given(cell).unwrap_or(all)).collect()
}

fn rated(puzzle: &Puzzle, walk: &Walk) -> Option<Rating> {
    if walk.end != End::Solved {
        return None;
    }
    let mut profile = Profile { steps: walk.steps.len(), ..Profile::default() };
    walk.steps.iter().for_each(|step| profile.take(step));
    profile.bottlenecks = walk.rounds.iter().filter(|round| round.open == 1).count();
    let class = match profile {
        Profile { guesses: 1.., .. } => Class::Guessing,
        Profile { trials: 0, .. } if is_trivial(puzzle) => Class::Trivial,
        Profile { trials: 0, .. } => Class::Lines,
        _ if profile.longest_chain <= SHORT_CHAIN => Class::Trials,
        _ => Class::DeepTrials,
    };
    if profile.trials + profile.guesses == 0 {
        profile.sweeps = sweeps(puzzle);
    }
    let score = score(walk);
    let cells = puzzle.geometry().cell_count() as u64 + SMALL_BOARD;
    let dense = u64::from(score) * 100 / cells;
    let is_reached = |least: &&u32| dense >= u64::from(**least);
    let stars = 1 + STARS[class as usize].iter().filter(is_reached).count() as u8;
    Some(Rating { class, stars, score, profile })
}

/// The costs of all steps, each divided by the root of how many were open, in tenths.
fn score(walk: &Walk) -> u32 {
    let of_round = |round: &super::Round| {
        let cost: u64 =
            walk.steps[round.steps.clone()].iter().map(|step| u64::from(step.cost)).sum();
        // A root in hundredths, so that nothing depends on how fractions are computed.
        let root = (round.open.max(1) as u64 * 10_000).isqrt();
        cost * 100 / root
    };
    let hundredths: u64 = walk.rounds.iter().map(of_round).sum();
    u32::try_from(hundredths / 10).unwrap_or(u32::MAX)
}

impl Profile {
    fn take(&mut self, step: &Step) {
        self.hardest = self.hardest.max(step.cost);
        let settled = step.gives.iter().filter(|(_, colors)| colors.len() == 1).count();
        match &step.because {
            Because::Line(reason) if settled > 0 => {
                *self.rules.entry(reason.rule.name()).or_default() += settled;
            }
            Because::Line(_) => {}
            Because::Trial { chain, .. } => {
                self.trials += 1;
                self.longest_chain = self.longest_chain.max(chain.len() + 1);
            }
            Because::Either { chains, .. } => {
                self.trials += 1;
                let lines = chains.iter().map(|(_, chain)| chain.len()).sum();
                self.longest_chain = self.longest_chain.max(lines);
            }
            Because::Solver => self.guesses += 1,
        }
    }
}

/// Can the lines be put into an order in which each is finished in one look?
fn is_trivial(puzzle: &Puzzle) -> bool {
    let (geometry, mut looks) = (puzzle.geometry(), looks(puzzle));
    let mut known = givens(puzzle);
    let mut left = Vec::new();
    let mut waiting: Vec<_> = geometry.lines().collect();
    loop {
        let before = waiting.len();
        waiting.retain(|&line| {
            let cells = geometry.line(line);
            let supposed: Vec<ColorSet> = cells.iter().map(|cell| known[cell.index()]).collect();
            let fits = looks.allowed(line, &supposed, &mut left);
            if !fits || left.iter().any(|colors| colors.len() > 1) {
                return true;
            }
            cells.iter().zip(&left).for_each(|(cell, &colors)| known[cell.index()] = colors);
            false
        });
        if known.iter().all(|colors| colors.len() == 1) {
            return true;
        }
        if waiting.len() == before {
            return false;
        }
    }
}

/// How often each direction has its turn until everything is known.
fn sweeps(puzzle: &Puzzle) -> Option<usize> {
    let (geometry, mut looks) = (puzzle.geometry(), looks(puzzle));
    let mut known = givens(puzzle);
    let mut left = Vec::new();
    for sweep in 0.. {
        if known.iter().all(|colors| colors.len() == 1) {
            return Some(sweep);
        }
        let before = known.clone();
        for line in geometry.lines() {
            let cells = geometry.line(line);
            let supposed: Vec<ColorSet> = cells.iter().map(|cell| known[cell.index()]).collect();
            if looks.allowed(line, &supposed, &mut left) {
                cells.iter().zip(&left).for_each(|(cell, &colors)| known[cell.index()] = colors);
            }
        }
        if known == before {
            return None;
        }
    }
    None
}
