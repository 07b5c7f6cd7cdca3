//! Text for the player: solutions, hints level by level, mistakes, undone steps; and the work's time
//! limit.
//!
//! In: a puzzle, marks, results of the library. Out: options for the library, pictures, messages,
//! the cells to show on the board. Invariants: text and cells of a hint level appear only once the
//! player requested that level.

use super::player::Player;
use crate::app::{interrupt, language};
use nonosat_board::message::{Message, message};
use nonosat_board::puzzle::{CellId, Color, LineId, Picture, Puzzle};
use nonosat_engine::explanation::{
    HintLevels, Justification, LineLabels, Mistake, Step, StepWriter, describe_mistake,
    hint_levels, lines_to_see,
};
use nonosat_engine::game::Hint;
use nonosat_engine::solver::{EngineError, Options, Outcome, solution};
use nonosat_sat::budget::Budget;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Time limit of one request to the library.
const TIME_LIMIT: Duration = Duration::from_secs(60);

/// Default options with [`TIME_LIMIT`]; the work also ends once `stop` is set.
pub fn options(stop: Arc<AtomicBool>) -> Options {
    Options::default().within(Budget::of(TIME_LIMIT).or_stop(stop))
}

/// Runs `work`. Meanwhile Ctrl-C sets the flag that `work` receives; the game goes on.
pub fn work<T>(work: impl FnOnce(&Options, &AtomicBool) -> T) -> T {
    let stop = interrupt::begin();
    let result = work(&options(Arc::clone(&stop)), &stop);
    stop.store(false, Ordering::Relaxed);
    result
}

/// One solution of the puzzle, or a message why there is none to show.
///
/// # Errors
/// If the engine fails.
pub fn solve(
    puzzle: &Puzzle,
    options: &Options,
    stop: &AtomicBool,
) -> Result<Result<Picture, Message>, EngineError> {
    Ok(match solution(puzzle, options)? {
        Outcome::Found(solution) => Ok(solution.picture().clone()),
        Outcome::None(reason) => Err(message!("play-no-solution", why = reason.message(puzzle))),
        Outcome::Limit(_) => Err(undecided("play-undecided", stop)),
    })
}

/// The message when the work ended early; the message `id` begins it.
pub fn undecided(id: &'static str, stop: &AtomicBool) -> Message {
    let reason = match stop.load(Ordering::Relaxed) {
        true => message!("play-stopped"),
        false => message!("play-too-long"),
    };
    message!("labeled", label = Message::new(id), text = reason)
}

/// The message for a hint that has no steps.
pub fn no_step(hint: &Hint, stop: &AtomicBool) -> Message {
    match hint {
        Hint::Mistake => message!("play-mistake"),
        Hint::NoSolution => message!("play-unsolvable"),
        Hint::Solved => message!("play-is-solved"),
        Hint::Open => message!("play-hint-open"),
        _ => undecided("play-no-hint", stop),
    }
}

/// Lines of text: which marks contradict each other, and why.
pub fn mistake(puzzle: &Puzzle, mistake: Option<&Mistake>, labels: LineLabels) -> Vec<String> {
    match mistake {
        Some(mistake) => {
            let lines = describe_mistake(puzzle, mistake, labels);
            lines
                .iter()
                .map(|line| language::catalog().numbered(line.number, &line.message))
                .collect()
        }
        None => vec![language::words(&message!("play-mistake-unknown"))],
    }
}

/// Undoes the player's steps back to the newest correct state; returns the message.
pub fn go_back(player: &mut Player, back: Outcome<usize>, stop: &AtomicBool) -> Message {
    match back {
        Outcome::Found(0) => message!("play-right"),
        Outcome::Found(steps) => {
            (0..steps).for_each(|_| {
                player.undo();
            });
            message!("play-back", count = steps)
        }
        Outcome::None(_) => message!("play-began-wrong"),
        Outcome::Limit(_) => undecided("play-undecided", stop),
    }
}

/// The part that a cell plays in a hint or a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// It is in a hinted line.
    Line,
    /// It is known, and the step uses it.
    Needed,
    /// It follows from the step of this number in a chain, from 1.
    Chain(usize),
    /// The hint concludes its color.
    Follows,
    /// Its mark contradicts others.
    Wrong,
}

/// A hint, and how much of it the player has seen.
pub struct HintSession {
    steps: Vec<Step>,
    levels: Option<HintLevels>,
    /// The level that the player has seen: 0 nothing, 1 the lines, 2 the cells, 3 the reason.
    pub level: usize,
}

impl HintSession {
    /// A hint of which the player has seen nothing.
    pub fn new(puzzle: &Puzzle, steps: Vec<Step>, labels: LineLabels) -> HintSession {
        HintSession {
            levels: hint_levels(&mut StepWriter::by(puzzle, labels), &steps),
            steps,
            level: 0,
        }
    }

    /// Goes to the next level and returns its lines of text; stays at level 3.
    pub fn advance(&mut self) -> Vec<String> {
        self.level = (self.level + 1).min(3);
        let Some(levels) = &self.levels else { return Vec::new() };
        let catalog = language::catalog();
        match self.level {
            1 => vec![catalog.sentence(&levels.level1)],
            2 => vec![catalog.sentence(&levels.level2)],
            _ => levels
                .level3
                .iter()
                .map(|line| catalog.numbered(line.number, &line.message))
                .collect(),
        }
    }

    /// The cells whose colors the hint concludes: the marks that "do it" sets.
    pub fn conclusions(&self) -> Vec<(CellId, Color)> {
        let gives = self.steps.iter().flat_map(|step| &step.gives);
        gives.filter_map(|&(cell, colors)| Some((cell, colors.single()?))).collect()
    }

    /// The lines that the hint is about.
    pub fn lines(&self, puzzle: &Puzzle) -> Vec<LineId> {
        lines_to_see(puzzle, &self.steps)
    }

    /// The cells to show up to the present level. If a cell occurs twice, the later part counts.
    pub fn parts(&self, puzzle: &Puzzle) -> Vec<(CellId, Part)> {
        let mut parts: Vec<(CellId, Part)> = Vec::new();
        for line in self.lines(puzzle) {
            parts.extend(puzzle.geometry().line(line).iter().map(|&cell| (cell, Part::Line)));
        }
        if self.level > 2 {
            let needs = self.steps.iter().flat_map(Step::needs);
            parts.extend(needs.map(|fact| (fact.0, Part::Needed)));
            match self.steps.last().map(|step| &step.justification) {
                Some(Justification::Trial { chain, .. }) => push_chain(chain, 1, &mut parts),
                Some(Justification::Either { chains, .. }) => {
                    let mut first = 1;
                    for (_, chain) in chains {
                        push_chain(chain, first, &mut parts);
                        first += chain.len();
                    }
                }
                _ => {}
            }
        }
        if self.level > 1 {
            parts.extend(self.conclusions().into_iter().map(|(cell, _)| (cell, Part::Follows)));
        }
        parts
    }
}

/// The cells to show for a mistake. If a cell occurs twice, the later part counts.
pub fn mistake_parts(puzzle: &Puzzle, mistake: &Mistake) -> Vec<(CellId, Part)> {
    let mut parts: Vec<(CellId, Part)> = Vec::new();
    if let Some(end) = &mistake.end {
        parts.extend(puzzle.geometry().line(end.line).iter().map(|&cell| (cell, Part::Line)));
    }
    push_chain(&mistake.chain, 1, &mut parts);
    parts.extend(mistake.marks.iter().map(|fact| (fact.0, Part::Wrong)));
    parts
}

fn push_chain(chain: &[Step], first: usize, parts: &mut Vec<(CellId, Part)>) {
    for (number, step) in (first..).zip(chain) {
        parts.extend(step.gives.iter().map(|fact| (fact.0, Part::Chain(number))));
    }
}
