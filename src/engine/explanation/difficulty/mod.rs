//! Rates how hard a puzzle is for a person.
//!
//! In: a puzzle, its picture if the solution is unique. Out: a [`Rating`]. Invariants: the
//! rating depends only on the steps, and is computed in integers, without clock or chance. A
//! turned or mirrored board has the same rating: rounds ignore the order of lines, and a walk
//! takes a normal position of the board.
//! Sources: J. Wolter's five words for difficulty (webpbn, 2012); K. J. Batenburg et al.,
//! "Constructing simple nonograms of varying difficulty" (2009: sweeps); R. Pelanek,
//! "Difficulty rating of Sudoku puzzles" (2014: a step is easier the more are open).

mod open_lines;
mod rounds;
mod stars;

pub use stars::Stars;

use super::walk::{End, Walk, Walker};
use super::{Justification, Step, counted_lines};
use crate::budget::Budget;
use crate::message::{Message, message};
use crate::propagation::{LineQueries, line_queries};
use crate::puzzle::{CellId, ColorSet, LineId, Picture, Puzzle, upright};
use open_lines::OpenLines;
use serde::Serialize;

/// The kind of steps that a puzzle needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Class {
    /// In some order, one scan finishes each line.
    Trivial,
    /// Single lines are enough.
    Lines,
    /// Also trials, each with at most [`SHORT_CHAIN`] lines.
    Trials,
    /// Also trials with up to [`super::MAX_CHAIN`] lines.
    DeepTrials,
    /// No short reason is known for some cells.
    Guessing,
}

/// Of an easier puzzle one expects no trials.
const HARD_FROM: Stars = Stars::of_halves(6);

/// Most lines of a trial that is not deep, the dead end included.
pub const SHORT_CHAIN: usize = 4;

impl Class {
    /// Every class, the easiest first.
    pub const ALL: [Class; 5] =
        [Class::Trivial, Class::Lines, Class::Trials, Class::DeepTrials, Class::Guessing];

    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Class::Trivial => "trivial",
            Class::Lines => "lines",
            Class::Trials => "trials",
            Class::DeepTrials => "deep-trials",
            Class::Guessing => "guessing",
        }
    }

    /// The class with this [`name`](Class::name).
    pub fn named(name: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.name() == name)
    }

    /// Its description for people, to follow `unique, `.
    pub fn describe(self) -> &'static str {
        match self {
            Class::Trivial => "at a glance",
            Class::Lines => "by lines",
            Class::Trials => "by trials",
            Class::DeepTrials => "by deep trials",
            Class::Guessing => "by guessing",
        }
    }
}

/// How hard a puzzle is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Rating {
    /// The kind of steps that it needs.
    pub class: Class,
    /// `gentle`, `easy`, `tricky`, `hard` or `fiendish`: two half stars each.
    pub difficulty: &'static str,
    /// From 0.5 to 5, on one scale for all classes, relative to the board size.
    pub stars: Stars,
    /// A guess of how long a person needs.
    pub minutes: u32,
    /// How much work it is; the easiest step scores 10 if every open line gives something.
    pub score: u32,
    /// The work in detail.
    pub profile: Profile,
}

impl Rating {
    /// Its description as a message: `by lines, easy, 2 stars, about 10 minutes`.
    pub fn message(&self) -> Message {
        message!("list-comma", first = self.grade_message(), second = self.time_message())
    }

    /// How hard it is, as a message: `easy`.
    pub fn word(&self) -> Message {
        Message::new(format!("difficulty-{}", self.difficulty))
    }

    /// Its description without the time as a message.
    pub fn grade_message(&self) -> Message {
        let kind = || message!("list-comma", first = self.class_word(), second = self.word());
        let kind = self.with_trials().unwrap_or_else(kind);
        message!("list-comma", first = kind, second = self.stars.message())
    }

    /// Its kind and how hard it is, as a message: `easy, by lines`.
    pub fn kind_message(&self) -> Message {
        let kind = || message!("list-comma", first = self.word(), second = self.class_word());
        self.with_trials().unwrap_or_else(kind)
    }

    fn class_word(&self) -> Message {
        Message::new(format!("book-class-{}", self.class.name()))
    }

    /// `easy, with one trial`: "by trials" alone would say that it is hard.
    fn with_trials(&self) -> Option<Message> {
        let id = match (self.class, self.profile.guesses) {
            (Class::Trivial | Class::Lines, _) => return None,
            (_, 0) => "difficulty-with-trials",
            _ => "difficulty-with-guesses",
        };
        let count =
            if self.profile.guesses > 0 { self.profile.guesses } else { self.profile.trials };
        let message = Message::new(id).with("difficulty", self.word()).with("count", count);
        (self.stars < HARD_FROM).then_some(message)
    }

    /// Its minutes as a message: `about 10 minutes`.
    pub fn time_message(&self) -> Message {
        time_words(self.minutes)
    }
}

/// Minutes as a message: `about 10 minutes`, `about 2 hours`; longer times are no more than guessed.
fn time_words(minutes: u32) -> Message {
    match minutes {
        121.. => message!("time-many-hours"),
        60 | 91.. => message!("time-hours", n = minutes / 60),
        _ => message!("time-minutes", n = minutes),
    }
}

/// The work of a puzzle in detail.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Profile {
    /// Steps of the walk; for a puzzle that lines solve, rules in lines, summed over the rounds.
    pub steps: usize,
    /// Rounds over all lines until the puzzle is solved; absent if lines do not solve it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sweeps: Option<usize>,
    /// By rule name: how many cells the rule settles; without rules that settle none.
    pub rules: std::collections::BTreeMap<&'static str, usize>,
    /// Trials and either-way steps.
    pub trials: usize,
    /// Most lines of a trial or either-way step.
    pub longest_chain: usize,
    /// Cells that only the solver finds.
    pub guesses: usize,
    /// Rounds with a single available step.
    pub bottlenecks: usize,
    /// The cost of the hardest step, in hundredths of the easiest.
    pub hardest: u32,
}

/// Rates a puzzle; `only` is its picture if the solution is unique. `None` if the walk does not
/// solve it: it has no solution, or the budget ran out, or some cell has no short reason and
/// `only` is `None`.
///
/// # Panics
/// If `only` belongs to a board with fewer cells.
pub fn rate(puzzle: &Puzzle, only: Option<&Picture>, budget: &Budget) -> Option<Rating> {
    let by_lines = rate_lines(puzzle, budget);
    if by_lines.is_some() {
        return by_lines;
    }
    let (puzzle, cells) = upright(puzzle);
    let only = only
        .map(|only| Picture::painted(puzzle.geometry(), |cell: CellId| only[cells[cell.index()]]));
    let walker = Walker::new(&puzzle, &givens(&puzzle), only.as_ref(), budget);
    by_walk(&puzzle, &walker.in_rounds().walk(&mut |_| {}))
}

/// Rates a puzzle that single lines solve; `None` for any other, or if the budget is over. For
/// the others it is much faster than [`rate`].
pub fn rate_lines(puzzle: &Puzzle, budget: &Budget) -> Option<Rating> {
    let mut queries = line_queries(puzzle, budget);
    let rounds = rounds::rounds(puzzle, &mut *queries, budget)?;
    let is_trivial = rounds.work.is_empty()
        || rounds.finishes_at_once
            && beyond_overlap(puzzle, &mut *queries, &rounds.finished_in)? == 0;
    let class = if is_trivial { Class::Trivial } else { Class::Lines };
    Some(rated(puzzle, class, &rounds.work, rounds.profile))
}

/// The possible colors of each cell by the givens of a puzzle alone.
pub fn givens(puzzle: &Puzzle) -> Vec<ColorSet> {
    let all = puzzle.palette().all();
    puzzle.geometry().cells().map(|cell| puzzle.given(cell).unwrap_or(all)).collect()
}

/// The rating of a solved walk.
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
    Some(rated(puzzle, class, &work_of(puzzle, walk), profile))
}

/// The steps of a moment.
struct Work {
    /// The sum of their costs, in hundredths of the easiest.
    cost: u64,
    /// How many lines give something at this moment, and how many have open cells: the fewer of
    /// them give something, the longer a person looks.
    giving: usize,
    open: usize,
}

/// The rounds of a walk.
fn work_of(puzzle: &Puzzle, walk: &Walk) -> Vec<Work> {
    let mut known = givens(puzzle);
    let mut lines = OpenLines::new(puzzle, &known);
    let of_round = |round: &super::Round| {
        let steps = &walk.steps[round.steps.clone()];
        let cost = steps.iter().map(|step| u64::from(step.cost)).sum();
        let work = Work { cost, giving: round.open, open: lines.count() };
        for &(cell, colors) in steps.iter().flat_map(|step| &step.gives) {
            let before = std::mem::replace(&mut known[cell.index()], colors);
            if before.len() > 1 && colors.len() == 1 {
                for crossing in puzzle.geometry().through(cell) {
                    lines.settle(crossing.line, 1);
                }
            }
        }
        work
    };
    walk.rounds.iter().map(of_round).collect()
}

/// The rating for this work.
fn rated(puzzle: &Puzzle, class: Class, work: &[Work], profile: Profile) -> Rating {
    // A root in hundredths, so that the result does not depend on floating-point arithmetic.
    let root = |work: &Work| {
        let giving = work.giving.clamp(1, work.open.max(1));
        (10_000 * work.open.max(1) as u64 / giving as u64).isqrt()
    };
    let hundredths: u64 = work.iter().map(|work| work.cost * root(work) / 100).sum();
    let score = u32::try_from(hundredths / 10).unwrap_or(u32::MAX);
    let cells = puzzle.geometry().cell_count();
    let stars = Stars::of(score, cells);
    let minutes = stars::minutes(cells, work.iter().map(|work| work.cost).sum());
    Rating { class, difficulty: stars.difficulty(), stars, minutes, score, profile }
}

impl Profile {
    /// Counts a step.
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
                self.longest_chain = self.longest_chain.max(counted_lines(chain) + 1);
            }
            Justification::Either { chains, .. } => {
                self.trials += 1;
                let lines = chains.iter().map(|(_, chain)| counted_lines(chain)).sum();
                self.longest_chain = self.longest_chain.max(lines);
            }
            Justification::Solver { .. } => self.guesses += 1,
        }
    }
}

/// How many cells stay open if only lines count that one scan finishes. 0 if in some order one
/// scan finishes each line. `None` if the budget was over.
pub fn lines_beyond_overlap(puzzle: &Puzzle, budget: &Budget) -> Option<usize> {
    let finished_in = vec![0; puzzle.geometry().line_count()];
    beyond_overlap(puzzle, &mut *line_queries(puzzle, budget), &finished_in)
}

/// `finished_in`: by line, the first round that leaves no cell of it open, or less. A scan that
/// knows no more than a round does finishes no line that the round leaves open.
fn beyond_overlap(
    puzzle: &Puzzle,
    queries: &mut dyn LineQueries,
    finished_in: &[usize],
) -> Option<usize> {
    let geometry = puzzle.geometry();
    let (mut known, mut supposed, mut left) = (givens(puzzle), Vec::new(), Vec::new());
    let is_open = |colors: &ColorSet| colors.len() > 1;
    let all = puzzle.palette().all();
    // Of a line without known cells: can its last run lie in two places?
    let has_room = |line: LineId| {
        let (clue, cells) = (puzzle.clue(line), geometry.line(line).len() as u64);
        clue.runs().is_none_or(|runs| !runs.is_empty()) && clue.shortest_length(all.len()) < cells
    };
    // By line: did other lines settle a cell since the last scan?
    let mut has_news = vec![true; geometry.line_count()];
    // By line: the first round before which all of its known cells are known.
    let mut round = vec![1; geometry.line_count()];
    while has_news.contains(&true) {
        for line in geometry.lines() {
            let own = round[line.index()];
            if !std::mem::take(&mut has_news[line.index()]) || finished_in[line.index()] > own {
                continue;
            }
            let cells = geometry.line(line);
            supposed.clear();
            supposed.extend(cells.iter().map(|cell| known[cell.index()]));
            let is_finished = supposed.iter().any(is_open)
                && !(supposed.iter().all(|&colors| colors == all) && has_room(line))
                && queries.allowed(line, &supposed, &mut left)
                && !left.iter().any(is_open);
            let finished = if is_finished { cells } else { &[] };
            for (&cell, &colors) in finished.iter().zip(&left) {
                if std::mem::replace(&mut known[cell.index()], colors) != colors {
                    let others = geometry.through(cell).iter().filter(|other| other.line != line);
                    others.for_each(|other| {
                        has_news[other.line.index()] = true;
                        round[other.line.index()] = round[other.line.index()].max(own + 1);
                    });
                }
            }
        }
        if queries.is_over() {
            return None;
        }
    }
    Some(known.iter().filter(|colors| is_open(colors)).count())
}
