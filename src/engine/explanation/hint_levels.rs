//! Describes a hint in three levels: where to look, which cells follow, and why.
//!
//! In: steps from [`next`](super::next), or a [`Mistake`]. Out: [`HintLevels`], messages.
//! Invariants: the first level names no cell, and the second names no color. The steps of a
//! chain are numbered from 1, and on through all chains of an either-way step.

use super::names::{LineLabels, cells_named, cells_of_line, facts_of_board, line_named};
use super::step_text::StepWriter;
use super::{Justification, Mistake, Step};
use crate::message::{Argument, Message, message};
use crate::puzzle::{CellId, LineId, Puzzle};

/// A hint, level by level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintLevels {
    /// Where to look.
    pub level1: Message,
    /// Which cells follow.
    pub level2: Message,
    /// What they are and why, sentence by sentence.
    pub level3: Vec<HintLine>,
}

/// A sentence of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintLine {
    /// The number of the step in a chain, from 1.
    pub number: Option<usize>,
    /// The sentence.
    pub message: Message,
}

impl HintLine {
    fn plain(message: Message) -> HintLine {
        HintLine { number: None, message }
    }
}

/// Describes a hint for the last of some steps. The third level has the steps before it, too.
/// `None` if there is no step.
pub fn hint_levels(writer: &mut StepWriter, steps: &[Step]) -> Option<HintLevels> {
    let (puzzle, labels, step) = (writer.puzzle, writer.labels, steps.last()?);
    let given: Vec<CellId> = step.gives.iter().map(|fact| fact.0).collect();
    let cells = match step.line() {
        Some(line) => cells_of_line(puzzle, line, &given, labels),
        None => cells_named(puzzle, &given, labels),
    };
    let level2 = match &step.justification {
        Justification::Solver { .. } => message!("hint-certain", cells = cells),
        _ => message!("hint-follows", cells = cells),
    };
    Some(HintLevels {
        level1: where_to_look(puzzle, step, &lines_to_see(puzzle, steps), labels),
        level2: level2.with("count", given.len()),
        level3: steps.iter().flat_map(|step| step_lines(writer, step)).collect(),
    })
}

/// The lines of these steps, in their order, each once. For a trial and an either-way step it is
/// a line through its cell.
pub fn lines_to_see(puzzle: &Puzzle, steps: &[Step]) -> Vec<LineId> {
    let line = |step: &Step| match &step.justification {
        Justification::Line(reason) => Some(reason.line),
        Justification::Trial { cell, chain, end, .. } => {
            let lines = chain.iter().filter_map(Step::line).chain([end.line]);
            through(puzzle, *cell, lines)
        }
        Justification::Either { cell, chains } => {
            through(puzzle, *cell, chains.iter().flat_map(|way| &way.1).filter_map(Step::line))
        }
        Justification::Solver { .. } => None,
    };
    let mut lines = Vec::new();
    for line in steps.iter().filter_map(line) {
        lines.retain(|other| *other != line);
        lines.push(line);
    }
    lines
}

/// The first of these lines that goes through a cell, else any line through it.
fn through(
    puzzle: &Puzzle,
    cell: CellId,
    mut lines: impl Iterator<Item = LineId>,
) -> Option<LineId> {
    let own = puzzle.geometry().through(cell);
    let found = lines.find(|line| own.iter().any(|crossing| crossing.line == *line));
    found.or(own.first().map(|crossing| crossing.line))
}

fn where_to_look(puzzle: &Puzzle, step: &Step, lines: &[LineId], labels: LineLabels) -> Message {
    let name = |&line: &LineId| line_named(puzzle.geometry(), line, labels);
    match (&step.justification, lines) {
        (Justification::Solver { .. }, _) | (_, []) => message!("hint-nowhere"),
        (Justification::Line(_), [one]) => message!("hint-look", line = name(one)),
        (Justification::Line(_), [before @ .., last]) => {
            let before = before.iter().map(|line| name(line).into()).collect();
            message!("hint-look-after", before = Argument::And(before), line = name(last))
        }
        (_, [.., last]) => message!("hint-try", line = name(last)),
    }
}

/// The sentences of a step.
fn step_lines(writer: &mut StepWriter, step: &Step) -> Vec<HintLine> {
    let text = writer.step_text(step);
    let inner: usize = match &step.justification {
        Justification::Trial { chain, .. } => chain.len(),
        Justification::Either { chains, .. } => chains.iter().map(|way| way.1.len()).sum(),
        _ => 0,
    };
    let mut lines = vec![HintLine::plain(text.head)];
    let mut number = 0;
    for message in text.inside {
        let is_step = number < inner && message.id != "either-if";
        number += usize::from(is_step);
        lines.push(HintLine { number: is_step.then_some(number), message });
    }
    lines.extend(text.tail.map(HintLine::plain));
    lines
}

/// Describes a mistake, sentence by sentence. `labels` returns the label of a board line:
/// [`super::one_based`], or a function of the caller.
///
/// # Panics
/// If the mistake refers to a larger board.
pub fn describe_mistake(puzzle: &Puzzle, found: &Mistake, labels: LineLabels) -> Vec<HintLine> {
    let facts = || facts_of_board(puzzle, &found.marks, labels);
    let mut lines = vec![HintLine::plain(match found.marks.len() {
        0 => message!("mistake-clues"),
        count => message!("mistake-marks", facts = facts(), count = count),
    })];
    let mut writer = StepWriter::by(puzzle, labels);
    for (number, step) in (1..).zip(&found.chain) {
        let message = writer.step_text(step).head;
        lines.push(HintLine { number: Some(number), message });
    }
    lines.push(HintLine::plain(match &found.end {
        Some(end) => writer.dead_end(end),
        None => message!("mistake-unshown"),
    }));
    lines
}
