//! Writes steps in English; `rule_text.rs` has the sentence of each rule.
//!
//! In: a puzzle and a [`Step`]. Out: sentences. Invariants: a sentence depends only on the step
//! and the clues. Lines, cells and runs are numbered from 1. No text contains "row or column",
//! because boards can have more than two families of lines.

use super::names::{LineLabels, Names, Placed, capital, cell_named, list, one_based, state};
use super::reasons::KnownCells;
use super::rule_text::RuleText;
use super::rules::View;
use super::{DeadEnd, Fact, Justification, Reason, Step};
use crate::propagation::{LineQueries, LineState, line_queries};
use crate::puzzle::{ColorSet, LineId, Puzzle};
use crate::sat::budget::Budget;
use itertools::Itertools;

/// A step in English: its head, the steps inside it, and the conclusion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepText {
    /// The sentence, or the supposition.
    pub head: String,
    /// What follows from the supposition, one sentence per entry.
    pub inside: Vec<String>,
    /// The conclusion; empty for a step of one line.
    pub tail: String,
}

/// Writes many steps of one puzzle, with shared buffers.
pub struct StepWriter<'a> {
    puzzle: &'a Puzzle,
    queries: Box<dyn LineQueries + 'a>,
    state: LineState,
    labels: LineLabels,
}

static UNLIMITED: Budget = Budget::unlimited();

/// A step in one paragraph.
///
/// # Panics
/// If the step refers to a larger board.
pub fn sentence(puzzle: &Puzzle, step: &Step) -> String {
    StepWriter::new(puzzle).sentence(step)
}

/// A step in its parts.
pub fn step_text(puzzle: &Puzzle, step: &Step) -> StepText {
    StepWriter::new(puzzle).step_text(step)
}

/// Like [`step_text`], with the given line labels.
pub(super) fn step_text_by(puzzle: &Puzzle, step: &Step, labels: LineLabels) -> StepText {
    StepWriter::by(puzzle, labels).step_text(step)
}

/// The sentence for a line that has no placement left.
///
/// # Panics
/// If the line belongs to a larger board.
pub fn dead_end(puzzle: &Puzzle, end: &DeadEnd) -> String {
    dead_end_by(puzzle, end, one_based)
}

/// Like [`dead_end`], with the given line labels.
pub(super) fn dead_end_by(puzzle: &Puzzle, end: &DeadEnd, labels: LineLabels) -> String {
    StepWriter::by(puzzle, labels).no_placement(end)
}

impl<'a> StepWriter<'a> {
    /// A writer that labels lines with numbers from 1.
    pub fn new(puzzle: &'a Puzzle) -> StepWriter<'a> {
        StepWriter::by(puzzle, one_based)
    }

    fn by(puzzle: &'a Puzzle, labels: LineLabels) -> StepWriter<'a> {
        StepWriter {
            puzzle,
            queries: line_queries(puzzle, &UNLIMITED),
            state: LineState::default(),
            labels,
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
        let (puzzle, labels) = (self.puzzle, self.labels);
        match &step.justification {
            Justification::Line(reason) => StepText {
                head: self.line(reason, &step.gives),
                inside: vec![],
                tail: String::new(),
            },
            Justification::Trial { cell, color, chain, end } => {
                let supposed = state(puzzle, ColorSet::only(*color));
                let mut inside: Vec<String> = chain.iter().map(|step| self.inner(step)).collect();
                inside.push(self.no_placement(end));
                StepText {
                    head: format!("Suppose {} were {supposed}.", cell_named(puzzle, *cell, labels)),
                    inside,
                    tail: format!("So {}.", facts_text(puzzle, &step.gives, labels)),
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
                    head: format!("Look at {}, both ways.", cell_named(puzzle, *cell, labels)),
                    inside,
                    tail: format!("Either way {}.", facts_text(puzzle, &step.gives, labels)),
                }
            }
            Justification::Solver => {
                let gives = facts_text(puzzle, &step.gives, labels);
                let head =
                    format!("{}: no short reason is known, only solving tells.", capital(&gives));
                StepText { head, inside: vec![], tail: String::new() }
            }
        }
    }

    /// A step inside another one.
    fn inner(&mut self, step: &Step) -> String {
        match &step.justification {
            Justification::Line(reason) => self.line(reason, &step.gives),
            _ => capital(&facts_text(self.puzzle, &step.gives, self.labels)),
        }
    }

    /// The cells by their index in a line, in its order.
    fn placed(&self, line: LineId, facts: &[Fact]) -> Vec<Placed> {
        let through = |cell| self.puzzle.geometry().through(cell).iter();
        let at = |cell| through(cell).find(|crossing| crossing.line == line);
        let placed = |&(cell, colors): &Fact| Some((at(cell)?.at as usize, colors));
        let placed: Vec<Placed> =
            facts.iter().filter_map(placed).sorted_by_key(|&(at, _)| at).collect();
        placed
    }

    /// The sentence of a step of one line.
    fn line(&mut self, reason: &Reason, gives: &[Fact]) -> String {
        let line = reason.line;
        let (cells, gives) = (self.placed(line, &reason.cells), self.placed(line, gives));
        let all = self.puzzle.palette().all();
        let mut blank = KnownCells::new(self.puzzle, line);
        let known = blank.with(&cells);
        let fits = self.queries.slots(line, known, &mut self.state);
        let slots = if fits { self.state.slots() } else { &[] };
        let names = Names { puzzle: self.puzzle, line, labels: self.labels };
        let runs = self.puzzle.clue(line).runs().unwrap_or_default();
        let view = View { runs, known, slots, all };
        capital(&RuleText { names, view, reason, cells, gives }.sentence())
    }

    fn no_placement(&mut self, end: &DeadEnd) -> String {
        let names = Names { puzzle: self.puzzle, line: end.line, labels: self.labels };
        let cells = self.placed(end.line, &end.cells);
        let runs = names.runs();
        let needs = match runs.len() {
            0 => "can be no run".to_owned(),
            1 => format!("is no place for {}", names.with_article(runs[0])),
            _ => format!("is no way to lay {}", names.clue()),
        };
        format!("But then there {needs} in {}{}.", names.line(), names.since(&cells))
    }
}

/// `row 3, column 5 is empty`.
fn facts_text(puzzle: &Puzzle, gives: &[Fact], labels: LineLabels) -> String {
    let name = |cell| cell_named(puzzle, cell, labels);
    let parts =
        gives.iter().map(|&(cell, colors)| format!("{} is {}", name(cell), state(puzzle, colors)));
    list(&parts.collect::<Vec<_>>(), "and")
}
