//! Describes steps; `rule_text.rs` has the sentence of each rule.
//!
//! In: a puzzle and a [`Step`]. Out: messages, one per sentence. Invariants: a sentence depends
//! only on the step and the clues. Lines, cells and runs are numbered from 1.

use super::known_cells::KnownCells;
use super::names::{LineLabels, Names, Placed, cell_named, fact, facts_of_board, one_based};
use super::placement_text::no_placement;
use super::rule_text::RuleText;
use super::rules::View;
use super::{DeadEnd, Fact, Justification, Reason, Rule, Step};
use crate::budget::Budget;
use crate::message::{Message, message};
use crate::propagation::{LineQueries, LineState, line_queries};
use crate::puzzle::{CellId, Color, ColorSet, LineId, Puzzle};
use itertools::Itertools;
use std::ops::Range;

/// The sentences of a step: its head, the steps inside it, and the conclusion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepText {
    /// The sentence, or the supposition.
    pub head: Message,
    /// What follows from the supposition, one sentence per entry.
    pub inside: Vec<Message>,
    /// The conclusion; `None` for a step of one line.
    pub tail: Option<Message>,
}

/// Describes many steps of one puzzle, with shared buffers.
pub struct StepWriter<'a> {
    pub(super) puzzle: &'a Puzzle,
    queries: Box<dyn LineQueries + 'a>,
    state: LineState,
    pub(super) labels: LineLabels,
    is_full: bool,
}

static UNLIMITED: Budget = Budget::unlimited();

/// Does a trial go like another one: along lines of the same families by the same rules, to the
/// same dead end? The sentence [`likewise`] is then enough.
pub fn is_like(puzzle: &Puzzle, step: &Step, other: &Step) -> bool {
    let kinds = |chain: &[Step]| -> Vec<_> {
        let family = |line| puzzle.geometry().place(line).0;
        chain.iter().map(|step| (step.line().map(family), step.rule())).collect()
    };
    match (&step.justification, &other.justification) {
        (
            Justification::Trial { color, chain, end, .. },
            Justification::Trial { color: its, chain: others, end: last, .. },
        ) => color == its && end.line == last.line && kinds(chain) == kinds(others),
        _ => false,
    }
}

/// The reason of two overlaps that rest on the same cells, of runs that follow each other; `None`
/// for others.
fn of_several_runs(one: &Reason, other: &Reason) -> Option<Reason> {
    let runs = one.runs.start.min(other.runs.start)..one.runs.end.max(other.runs.end);
    let follow = one.runs.end == other.runs.start || other.runs.end == one.runs.start;
    let is_alike =
        one.rule == Rule::Overlap && *other == Reason { runs: other.runs.clone(), ..one.clone() };
    (is_alike && follow).then(|| Reason { runs, ..one.clone() })
}

/// What follows from trials that go like the one before them.
pub fn likewise(puzzle: &Puzzle, steps: &[&Step]) -> Message {
    let facts: Vec<Fact> = steps.iter().flat_map(|step| step.gives.iter().copied()).collect();
    message!("likewise", facts = facts_of_board(puzzle, &facts, one_based))
}

/// A step in its parts.
///
/// # Panics
/// If the step refers to a larger board.
pub fn step_text(puzzle: &Puzzle, step: &Step) -> StepText {
    StepWriter::new(puzzle).step_text(step)
}

/// The sentence for a line that has no placement left.
///
/// # Panics
/// If the line belongs to a larger board.
pub fn dead_end(puzzle: &Puzzle, end: &DeadEnd) -> Message {
    StepWriter::new(puzzle).dead_end(end)
}

impl StepText {
    /// The sentences, in their order.
    pub fn sentences(&self) -> impl Iterator<Item = &Message> {
        [&self.head].into_iter().chain(&self.inside).chain(&self.tail)
    }
}

impl<'a> StepWriter<'a> {
    /// A writer that labels lines with numbers from 1.
    pub fn new(puzzle: &'a Puzzle) -> StepWriter<'a> {
        StepWriter::by(puzzle, one_based)
    }

    /// A writer with these labels of lines.
    pub fn by(puzzle: &'a Puzzle, labels: LineLabels) -> StepWriter<'a> {
        StepWriter {
            puzzle,
            queries: line_queries(puzzle, &UNLIMITED),
            state: LineState::default(),
            labels,
            is_full: false,
        }
    }

    /// A writer that names every cell of a reason; others shorten long lists.
    pub fn in_full(self) -> StepWriter<'a> {
        StepWriter { is_full: true, ..self }
    }

    fn names(&self, line: LineId) -> Names<'a> {
        let (puzzle, labels, is_full) = (self.puzzle, self.labels, self.is_full);
        Names { puzzle, line, labels, is_full }
    }

    /// A step in its parts.
    pub fn step_text(&mut self, step: &Step) -> StepText {
        let (puzzle, labels) = (self.puzzle, self.labels);
        let facts = || facts_of_board(puzzle, &step.gives, labels);
        let (head, inside, tail) = match &step.justification {
            Justification::Line(reason) => (self.line(reason, &step.gives), vec![], None),
            Justification::Trial { cell, color, chain, end } => {
                let mut inside: Vec<Message> = chain.iter().map(|step| self.inner(step)).collect();
                inside.push(self.dead_end(end));
                let head = message!("suppose", fact = self.supposed(*cell, *color));
                (head, inside, Some(message!("so", facts = facts())))
            }
            Justification::Either { cell, chains } => {
                let mut inside = Vec::new();
                for &(color, ref chain) in chains {
                    inside.push(message!("either-if", fact = self.supposed(*cell, color)));
                    inside.extend(chain.iter().map(|step| self.inner(step)));
                }
                let head = message!("either", cell = cell_named(puzzle, *cell, labels));
                (head, inside, Some(message!("either-way", facts = facts())))
            }
            Justification::Solver { lines: Some(lines) } => {
                (message!("guess", facts = facts(), lines = *lines), vec![], None)
            }
            Justification::Solver { lines: None } => {
                (message!("guess-beyond-lines", facts = facts()), vec![], None)
            }
        };
        StepText { head, inside, tail }
    }

    /// Two steps of one line with the same rule and reasons as one; `None` if no sentence is about
    /// both. Overlaps may be of runs that follow each other.
    pub(super) fn both(&mut self, one: &Step, other: &Step) -> Option<Step> {
        let (Justification::Line(reason), Justification::Line(its)) =
            (&one.justification, &other.justification)
        else {
            return None;
        };
        let mut both = one.clone();
        both.gives.extend(&other.gives);
        both.gives.sort_unstable_by_key(|(cell, _)| *cell);
        if let Some(reason) = of_several_runs(reason, its) {
            both.justification = Justification::Line(reason);
            return Some(both);
        }
        if reason != its {
            return None;
        }
        let mut before_result = |step: &Step| {
            let mut message = self.line(reason, &step.gives);
            message.arguments.retain(|(name, _)| *name != "result");
            message
        };
        let messages = [one, other].map(&mut before_result);
        let message = before_result(&both);
        let fits_one_sentence = match &*message.id {
            // Which cells no run reaches stands before the result, too.
            "rule-unreached" => messages.iter().all(|it| it.id == message.id),
            // One run between the cells, or beside them.
            "rule-overlap" | "rule-beside" if reason.rule == Rule::Reach => true,
            _ => messages.iter().all(|it| *it == message),
        };
        fits_one_sentence.then_some(both)
    }

    /// `row 3, column 5 is filled`.
    fn supposed(&self, cell: CellId, color: Color) -> Message {
        let name = cell_named(self.puzzle, cell, self.labels);
        fact(self.puzzle, ColorSet::only(color), (name, 1))
    }

    /// A step inside another one.
    fn inner(&mut self, step: &Step) -> Message {
        match &step.justification {
            Justification::Line(reason) => self.line(reason, &step.gives),
            _ => message!("so", facts = facts_of_board(self.puzzle, &step.gives, self.labels)),
        }
    }

    /// The cells by their index in a line, in its order.
    fn in_line_order(&self, line: LineId, facts: &[Fact]) -> Vec<Placed> {
        let through = |cell| self.puzzle.geometry().through(cell).iter();
        let at = |cell| through(cell).find(|crossing| crossing.line == line);
        let placed = |&(cell, colors): &Fact| Some((at(cell)?.at as usize, colors));
        facts.iter().filter_map(placed).sorted_by_key(|&(at, _)| at).collect()
    }

    /// The sentence of a step of one line.
    fn line(&mut self, reason: &Reason, gives: &[Fact]) -> Message {
        self.with_rule(reason, gives, |text| text.message())
    }

    /// The runs of the clue that a step of one line is about; empty if the line has none.
    pub fn runs(&mut self, reason: &Reason, gives: &[Fact]) -> Range<usize> {
        self.with_rule(reason, gives, |text| text.runs())
    }

    fn with_rule<T>(
        &mut self,
        reason: &Reason,
        gives: &[Fact],
        use_text: impl FnOnce(RuleText) -> T,
    ) -> T {
        let line = reason.line;
        let (cells, gives) =
            (self.in_line_order(line, &reason.cells), self.in_line_order(line, gives));
        let all = self.puzzle.palette().all();
        let mut blank = KnownCells::new(self.puzzle, line);
        let known = blank.with(&cells);
        let fits = self.queries.slots(line, known, &mut self.state);
        let slots = if fits { self.state.slots() } else { &[] };
        let names = self.names(line);
        let runs = self.puzzle.clue(line).runs().unwrap_or_default();
        let view = View { runs, known, slots, all };
        use_text(RuleText { names, view, reason, cells, gives })
    }

    /// The sentence for a line that has no placement left.
    pub(super) fn dead_end(&self, end: &DeadEnd) -> Message {
        let names = self.names(end.line);
        let cells = self.in_line_order(end.line, &end.cells);
        let mut blank = KnownCells::new(self.puzzle, end.line);
        let why = no_placement(&names, blank.with(&cells), names.since(&cells, &[]));
        message!("contradiction", why = why)
    }
}
