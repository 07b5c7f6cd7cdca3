//! Steps in English: with `said.rs`, one sentence a rule, the only place with words.
//!
//! In: a puzzle and a [`Step`]. Out: sentences. Holds: what they say is read off the step and
//! the clues alone; lines, cells and runs are numbered from 1. No text says "row or column":
//! boards have lines of any number of directions.

use super::reasons::knowing;
use super::rules::View;
use super::said::Said;
use super::words::{Names, Numbering, Placed, capital, cell_named, from_one, list, state};
use super::{Because, DeadEnd, Fact, Reason, Step};
use crate::line::{Looks, Seen, looks};
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

/// A step in one paragraph.
pub fn sentence(puzzle: &Puzzle, step: &Step) -> String {
    let Telling { head, inside, tail } = telling(puzzle, step);
    let parts = [vec![head], inside, vec![tail]].concat();
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A step in its parts.
pub fn telling(puzzle: &Puzzle, step: &Step) -> Telling {
    telling_by(puzzle, step, from_one)
}

/// The same by other numbers.
pub(super) fn telling_by(puzzle: &Puzzle, step: &Step, numbers: Numbering) -> Telling {
    let budget = Budget::endless();
    let mut looks = looks(puzzle, &budget);
    let mut tell = Tell { puzzle, looks: &mut *looks, numbers };
    match &step.because {
        Because::Line(reason) => {
            Telling { head: tell.line(reason, &step.gives), inside: vec![], tail: String::new() }
        }
        Because::Trial { cell, color, chain, end } => {
            let supposed = state(puzzle, ColorSet::only(*color));
            let mut inside: Vec<String> = chain.iter().map(|step| tell.inner(step)).collect();
            inside.push(tell.dead(end));
            Telling {
                head: format!("Suppose {} were {supposed}.", cell_named(puzzle, *cell, numbers)),
                inside,
                tail: format!("So {}.", told(puzzle, &step.gives, numbers)),
            }
        }
        Because::Either { cell, chains } => {
            let mut inside = Vec::new();
            for (color, chain) in chains {
                let supposed = state(puzzle, ColorSet::only(*color));
                inside.push(format!("If it is {supposed}:"));
                inside.extend(chain.iter().map(|step| tell.inner(step)));
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

/// Why a line has no placement left.
pub fn dead_end(puzzle: &Puzzle, end: &DeadEnd) -> String {
    dead_end_by(puzzle, end, from_one)
}

/// The same by other numbers.
pub(super) fn dead_end_by(puzzle: &Puzzle, end: &DeadEnd, numbers: Numbering) -> String {
    let budget = Budget::endless();
    let mut looks = looks(puzzle, &budget);
    Tell { puzzle, looks: &mut *looks, numbers }.dead(end)
}

/// `row 3, column 5 is empty`.
fn told(puzzle: &Puzzle, gives: &[Fact], numbers: Numbering) -> String {
    let name = |cell| cell_named(puzzle, cell, numbers);
    let told =
        gives.iter().map(|&(cell, colors)| format!("{} is {}", name(cell), state(puzzle, colors)));
    list(&told.collect::<Vec<_>>(), "and")
}

struct Tell<'a> {
    puzzle: &'a Puzzle,
    looks: &'a mut dyn Looks,
    numbers: Numbering,
}

impl Tell<'_> {
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
        let known = knowing(&cells, self.puzzle, line);
        let mut seen = Seen::default();
        let slots = if self.looks.slots(line, &known, &mut seen) { seen.slots() } else { &[] };
        let names = Names { puzzle: self.puzzle, line, numbers: self.numbers };
        let runs = self.puzzle.clue(line).runs().unwrap_or_default();
        let view = View { runs, known: &known, slots, all };
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
