//! How hard a puzzle is for a person.
//!
//! In: a puzzle, its picture if it is the only one. Out: a [`Rating`]. Invariants: computed from
//! what there is to do alone, in whole numbers: no clock and no chance; a board turned or
//! mirrored has the same rating, since rounds know no order, and a walk is that of one of its
//! positions.
//! Sources: J. Wolter's five words for difficulty (webpbn, 2012); K. J. Batenburg et al.,
//! "Constructing simple nonograms of varying difficulty" (2009: sweeps); R. Pelanek,
//! "Difficulty rating of Sudoku puzzles" (2014: a step is easier the more are open).

mod rounds;

use super::walk::{End, Walk, Walker};
use super::{Justification, Step};
use crate::propagation::line_queries;
use crate::puzzle::{CellId, ColorSet, Picture, Puzzle, upright};
use crate::sat::budget::Budget;
use serde::Serialize;
use std::ops::RangeInclusive;

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
    [55, 75, 90, 100],
    [80, 110, 160, 260],
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
    #[doc(hidden)]
    pub fn named(name: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.name() == name)
    }

    /// What comes behind `unique, `.
    #[doc(hidden)]
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
    /// Steps: of the walk, or rules in lines, round by round.
    pub steps: usize,
    /// How often all lines are to be looked at, each time with what they all said before;
    /// absent if lines are not enough.
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
    let by_lines = rate_lines(puzzle, budget);
    if by_lines.is_some() {
        return by_lines;
    }
    let (puzzle, cells) = upright(puzzle);
    let only = only
        .map(|only| Picture::painted(puzzle.geometry(), |cell: CellId| only[cells[cell.index()]]));
    let walker = Walker::new(&puzzle, &givens(&puzzle), only.as_ref(), budget);
    by_walk(&puzzle, &walker.without_reasons().walk())
}

/// The rating of a puzzle that lines alone solve; `None` of any other. Much faster than
/// [`rate`] where they do not.
pub fn rate_lines(puzzle: &Puzzle, budget: &Budget) -> Option<Rating> {
    let rounds = rounds::rounds(puzzle, budget)?;
    let is_trivial = rounds.costs.is_empty()
        || rounds.finishes_at_once && lines_beyond_overlap(puzzle, budget)? == 0;
    let class = if is_trivial { Class::Trivial } else { Class::Lines };
    Some(rated(puzzle, class, &rounds.costs, rounds.profile))
}

/// The scores that have these stars, both ends included, on a board of so many cells.
pub fn scores(class: Class, stars: RangeInclusive<u8>, cells: usize) -> RangeInclusive<u32> {
    let cells = cells as u64 + SMALL_BOARD;
    let limits = STARS[class as usize];
    let least = |stars: u8| match usize::from(stars).checked_sub(2) {
        Some(at) => limits.get(at).map(|&dense| (u64::from(dense) * cells).div_ceil(100)),
        None => Some(0),
    };
    let whole = |score: u64| u32::try_from(score).unwrap_or(u32::MAX);
    let end = stars.end().checked_add(1).and_then(least);
    let end = end.map_or(u32::MAX, |end| whole(end).saturating_sub(1));
    least(*stars.start()).map_or(u32::MAX, whole)..=end
}

/// What the givens of a puzzle tell of each cell.
pub fn givens(puzzle: &Puzzle) -> Vec<ColorSet> {
    let all = puzzle.palette().all();
    puzzle.geometry().cells().map(|cell| puzzle.given(cell).unwrap_or(all)).collect()
}

fn by_walk(puzzle: &Puzzle, walk: &Walk) -> Option<Rating> {
    if walk.end != End::Solved {
        return None;
    }
    let mut profile = Profile { steps: walk.steps.len(), ..Profile::default() };
    walk.steps.iter().for_each(|step| profile.take(step));
    profile.bottlenecks = walk.rounds.iter().filter(|round| round.open == 1).count();
    let class = match profile.guesses {
        0 if profile.longest_chain <= SHORT_CHAIN => Class::Trials,
        0 => Class::DeepTrials,
        _ => Class::Guessing,
    };
    let of_round = |round: &super::Round| {
        let costs = walk.steps[round.steps.clone()].iter().map(|step| u64::from(step.cost));
        (costs.sum(), round.open)
    };
    let costs: Vec<(u64, usize)> = walk.rounds.iter().map(of_round).collect();
    Some(rated(puzzle, class, &costs, profile))
}

/// The rating of a puzzle whose steps cost so much in each round and were so many.
fn rated(puzzle: &Puzzle, class: Class, costs: &[(u64, usize)], profile: Profile) -> Rating {
    // A root in hundredths, so that nothing depends on how fractions are computed.
    let root = |open: usize| (open.max(1) as u64 * 10_000).isqrt();
    let hundredths: u64 = costs.iter().map(|&(cost, open)| cost * 100 / root(open)).sum();
    let score = u32::try_from(hundredths / 10).unwrap_or(u32::MAX);
    let cells = puzzle.geometry().cell_count() as u64 + SMALL_BOARD;
    let dense = u64::from(score) * 100 / cells;
    let is_reached = |least: &&u32| dense >= u64::from(**least);
    let stars = 1 + STARS[class as usize].iter().filter(is_reached).count() as u8;
    Rating { class, stars, score, profile }
}

impl Profile {
    fn take(&mut self, step: &Step) {
        self.hardest = self.hardest.max(step.cost);
        let settled = step.gives.iter().filter(|(_, colors)| colors.len() == 1).count();
        match &step.justification {
            Justification::Line(reason) if settled > 0 => {
                *self.rules.entry(reason.rule.name()).or_default() += settled;
            }
            Justification::Line(_) => {}
            Justification::Trial { chain, .. } => {
                self.trials += 1;
                self.longest_chain = self.longest_chain.max(chain.len() + 1);
            }
            Justification::Either { chains, .. } => {
                self.trials += 1;
                let lines = chains.iter().map(|(_, chain)| chain.len()).sum();
                self.longest_chain = self.longest_chain.max(lines);
            }
            Justification::Solver => self.guesses += 1,
        }
    }
}

/// How many cells stay open where only lines are taken that can be finished in one look: none
/// if the lines can be put into an order in which each is. `None` if the budget was over.
pub fn lines_beyond_overlap(puzzle: &Puzzle, budget: &Budget) -> Option<usize> {
    let (geometry, mut looks) = (puzzle.geometry(), line_queries(puzzle, budget));
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
        if looks.is_over() {
            return None;
        }
        let open = known.iter().filter(|colors| colors.len() > 1).count();
        if open == 0 || waiting.len() == before {
            return Some(open);
        }
    }
}
