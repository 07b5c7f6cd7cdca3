//! Steps in English: with `said.rs`, one sentence a rule, the only place with words.
//!
//! In: a puzzle and a [`Step`]. Out: sentences. Invariants: what they say is read off the step and
//! the clues alone; lines, cells and runs are numbered from 1. No text says "row or column":
//! boards have lines of any number of directions.

use super::reasons::Knowing;
use super::rules::View;
use super::said::Said;
use super::words::{Names, Numbering, Placed, capital, cell_named, from_one, list, state};
use super::{Because, DeadEnd, Fact, Reason, Step};
use crate::propagation::{LineQueries, LineState, line_queries};
use crate::puzzle::{ColorSet, LineId, Puzzle};
use crate::sat::budget::Budget;

/// A step in words: what is said first, the steps inside it, and what follows from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Telling {
    /// The sentence, or what is supposed.
    pub head: String,
    /// What follows from what is supposed, one sentence a line.
    pub inside: Vec<String>,
    /// What follows from all of it; empty for a step of one line.
    pub tail: String,
}

/// Tells many steps of one puzzle.
pub struct Teller<'a> {
    puzzle: &'a Puzzle,
    looks: Box<dyn LineQueries + 'a>,
    seen: LineState,
    numbers: Numbering,
}

static UNLIMITED: Budget = Budget::unlimited();

/// A step in one paragraph.
pub fn sentence(puzzle: &Puzzle, step: &Step) -> String {
    Teller::new(puzzle).sentence(step)
}

/// A step in its parts.
pub fn telling(puzzle: &Puzzle, step: &Step) -> Telling {
    Teller::new(puzzle).telling(step)
}

/// The same by other numbers.
pub(super) fn telling_by(puzzle: &Puzzle, step: &Step, numbers: Numbering) -> Telling {
    Teller::by(puzzle, numbers).telling(step)
}

/// Why a line has no placement left.
pub fn dead_end(puzzle: &Puzzle, end: &DeadEnd) -> String {
    dead_end_by(puzzle, end, from_one)
}

/// The same by other numbers.
pub(super) fn dead_end_by(puzzle: &Puzzle, end: &DeadEnd, numbers: Numbering) -> String {
    Teller::by(puzzle, numbers).dead(end)
}

impl<'a> Teller<'a> {
    /// For a puzzle.
    pub fn new(puzzle: &'a Puzzle) -> Teller<'a> {
        Teller::by(puzzle, from_one)
    }

    fn by(puzzle: &'a Puzzle, numbers: Numbering) -> Teller<'a> {
        Teller {
            puzzle,
            looks: line_queries(puzzle, &UNLIMITED),
            seen: LineState::default(),
            numbers,
        }
    }

    /// A step in one paragraph.
    pub fn sentence(&mut self, step: &Step) -> String {
        let Telling { head, inside, tail } = self.telling(step);
        let parts = [vec![head], inside, vec![tail]].concat();
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// A step in its parts.
    pub fn telling(&mut self, step: &Step) -> Telling {
        let (puzzle, numbers) = (self.puzzle, self.numbers);
        match &step.because {
            Because::Line(reason) => Telling {
                head: self.line(reason, &step.gives),
                inside: vec![],
                tail: String::new(),
            },
            Because::Trial { cell, color, chain, end } => {
                let supposed = state(puzzle, ColorSet::only(*color));
                let mut inside: Vec<String> = chain.iter().map(|step| self.inner(step)).collect();
                inside.push(self.dead(end));
                Telling {
                    head: format!(
                        "Suppose {} were {supposed}.",
                        cell_named(puzzle, *cell, numbers)
                    ),
                    inside,
                    tail: format!("So {}.", told(puzzle, &step.gives, numbers)),
                }
            }
            Because::Either { cell, chains } => {
                let mut inside = Vec::new();
                for (color, chain) in chains {
                    let supposed = state(puzzle, ColorSet::only(*color));
                    inside.push(format!("If it is {supposed}:"));
                    inside.extend(chain.iter().map(|step| self.inner(step)));
                }
                Telling {
                    head: format!("Look at {}, both ways.", cell_named(puzzle, *cell, numbers)),
                    inside,
                    tail: format!("Either way {}.", told(puzzle, &step.gives, numbers)),
                }
            }
            Because::Solver => {
                let gives = told(puzzle, &step.gives, numbers);
                let head =
                    format!("{}: no short reason is known, only solving tells.", capital(&gives));
                Telling { head, inside: vec![], tail: String::new() }
            }
        }
    }

    fn inner(&mut self, step: &Step) -> String {
        match &step.because {
            Because::Line(reason) => self.line(reason, &step.gives),
            _ => capital(&told(self.puzzle, &step.gives, self.numbers)),
        }
    }

    fn placed(&self, line: LineId, facts: &[Fact]) -> Vec<Placed> {
        let through = |cell| self.puzzle.geometry().through(cell).iter();
        let at = |cell| through(cell).find(|crossing| crossing.line == line);
        let placed = |&(cell, colors): &Fact| Some((at(cell)?.at as usize, colors));
        let mut placed: Vec<Placed> = facts.iter().filter_map(placed).collect();
        placed.sort_by_key(|&(at, _)| at);
        placed
    }

    fn line(&mut self, reason: &Reason, gives: &[Fact]) -> String {
        let line = reason.line;
        let (cells, gives) = (self.placed(line, &reason.cells), self.placed(line, gives));
        let all = self.puzzle.palette().all();
        let mut knowing = Knowing::new(self.puzzle, line);
        let known = knowing.of(&cells);
        let fits = self.looks.slots(line, known, &mut self.seen);
        let slots = if fits { self.seen.slots() } else { &[] };
        let names = Names { puzzle: self.puzzle, line, numbers: self.numbers };
        let runs = self.puzzle.clue(line).runs().unwrap_or_default();
        let view = View { runs, known, slots, all };
        capital(&Said { names, view, reason, cells, gives }.words())
    }

    fn dead(&mut self, end: &DeadEnd) -> String {
        let names = Names { puzzle: self.puzzle, line: end.line, numbers: self.numbers };
        let cells = self.placed(end.line, &end.cells);
        let runs = names.runs();
        let needs = match runs.len() {
            0 => "can be no run".to_owned(),
            1 => format!("is no place for {}", names.a(runs[0])),
            _ => format!("is no way to lay {}", names.clue()),
        };
        format!("But then there {needs} in {}{}.", names.line(), names.since(&cells))
    }
}

/// `row 3, column 5 is empty`.
fn told(puzzle: &Puzzle, gives: &[Fact], numbers: Numbering) -> String {
    let name = |cell| cell_named(puzzle, cell, numbers);
    let told =
        gives.iter().map(|&(cell, colors)| format!("{} is {}", name(cell), state(puzzle, colors)));
    list(&told.collect::<Vec<_>>(), "and")
}
