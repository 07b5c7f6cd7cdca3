//! Steps in English: with `said.rs`, one sentence a rule, the only place with words.
//!
//! In: a puzzle and a [`Step`]. Out: sentences. Invariants: what they say is read off the step and
//! the clues alone; lines, cells and runs are numbered from 1. No text says "row or column":
//! boards have lines of any number of directions.

use super::names::{LineLabels, Names, Placed, capital, cell_named, list, one_based, state};
use super::reasons::KnownCells;
use super::rule_text::RuleText;
use super::rules::View;
use super::{DeadEnd, Fact, Justification, Reason, Step};
use crate::propagation::{LineQueries, LineState, line_queries};
use crate::puzzle::{ColorSet, LineId, Puzzle};
use crate::sat::budget::Budget;

/// A step in words: what is said first, the steps inside it, and what follows from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepText {
    /// The sentence, or what is supposed.
    pub head: String,
    /// What follows from what is supposed, one sentence a line.
    pub inside: Vec<String>,
    /// What follows from all of it; empty for a step of one line.
    pub tail: String,
}

/// Tells many steps of one puzzle.
pub struct StepWriter<'a> {
    puzzle: &'a Puzzle,
    looks: Box<dyn LineQueries + 'a>,
    seen: LineState,
    numbers: LineLabels,
}

static UNLIMITED: Budget = Budget::unlimited();

/// A step in one paragraph.
pub fn sentence(puzzle: &Puzzle, step: &Step) -> String {
    StepWriter::new(puzzle).sentence(step)
}

/// A step in its parts.
pub fn step_text(puzzle: &Puzzle, step: &Step) -> StepText {
    StepWriter::new(puzzle).step_text(step)
}

/// The same by other numbers.
pub(super) fn step_text_by(puzzle: &Puzzle, step: &Step, numbers: LineLabels) -> StepText {
    StepWriter::by(puzzle, numbers).step_text(step)
}

/// Why a line has no placement left.
pub fn dead_end(puzzle: &Puzzle, end: &DeadEnd) -> String {
    dead_end_by(puzzle, end, one_based)
}

/// The same by other numbers.
pub(super) fn dead_end_by(puzzle: &Puzzle, end: &DeadEnd, numbers: LineLabels) -> String {
    StepWriter::by(puzzle, numbers).dead(end)
}

impl<'a> StepWriter<'a> {
    /// For a puzzle.
    pub fn new(puzzle: &'a Puzzle) -> StepWriter<'a> {
        StepWriter::by(puzzle, one_based)
    }

    fn by(puzzle: &'a Puzzle, numbers: LineLabels) -> StepWriter<'a> {
        StepWriter {
            puzzle,
            looks: line_queries(puzzle, &UNLIMITED),
            seen: LineState::default(),
            numbers,
        }
    }

    /// A step in one paragraph.
    pub fn sentence(&mut self, step: &Step) -> String {
        let StepText { head, inside, tail } = self.step_text(step);
        let parts = [vec![head], inside, vec![tail]].concat();
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// A step in its parts.
    pub fn step_text(&mut self, step: &Step) -> StepText {
        let (puzzle, numbers) = (self.puzzle, self.numbers);
        match &step.justification {
            Justification::Line(reason) => StepText {
                head: self.line(reason, &step.gives),
                inside: vec![],
                tail: String::new(),
            },
            Justification::Trial { cell, color, chain, end } => {
                let supposed = state(puzzle, ColorSet::only(*color));
                let mut inside: Vec<String> = chain.iter().map(|step| self.inner(step)).collect();
                inside.push(self.dead(end));
                StepText {
                    head: format!(
                        "Suppose {} were {supposed}.",
                        cell_named(puzzle, *cell, numbers)
                    ),
                    inside,
                    tail: format!("So {}.", facts_text(puzzle, &step.gives, numbers)),
                }
            }
            Justification::Either { cell, chains } => {
                let mut inside = Vec::new();
                for (color, chain) in chains {
                    let supposed = state(puzzle, ColorSet::only(*color));
                    inside.push(format!("If it is {supposed}:"));
                    inside.extend(chain.iter().map(|step| self.inner(step)));
                }
                StepText {
                    head: format!("Look at {}, both ways.", cell_named(puzzle, *cell, numbers)),
                    inside,
                    tail: format!("Either way {}.", facts_text(puzzle, &step.gives, numbers)),
                }
            }
            Justification::Solver => {
                let gives = facts_text(puzzle, &step.gives, numbers);
                let head =
                    format!("{}: no short reason is known, only solving tells.", capital(&gives));
                StepText { head, inside: vec![], tail: String::new() }
            }
        }
    }

    fn inner(&mut self, step: &Step) -> String {
        match &step.justification {
            Justification::Line(reason) => self.line(reason, &step.gives),
            _ => capital(&facts_text(self.puzzle, &step.gives, self.numbers)),
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
        let mut knowing = KnownCells::new(self.puzzle, line);
        let known = knowing.of(&cells);
        let fits = self.looks.slots(line, known, &mut self.seen);
        let slots = if fits { self.seen.slots() } else { &[] };
        let names = Names { puzzle: self.puzzle, line, numbers: self.numbers };
        let runs = self.puzzle.clue(line).runs().unwrap_or_default();
        let view = View { runs, known, slots, all };
        capital(&RuleText { names, view, reason, cells, gives }.words())
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
fn facts_text(puzzle: &Puzzle, gives: &[Fact], numbers: LineLabels) -> String {
    let name = |cell| cell_named(puzzle, cell, numbers);
    let told =
        gives.iter().map(|&(cell, colors)| format!("{} is {}", name(cell), state(puzzle, colors)));
    list(&told.collect::<Vec<_>>(), "and")
}
