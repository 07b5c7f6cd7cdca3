//! Writes a hint in three levels: where to look, which cells follow, and why.
//!
//! In: steps from [`next`](super::next), or a [`Mistake`]. Out: [`HintLevels`], lines of text.
//! Invariants: the first level names no cell, and the second names no color. The steps of a
//! chain are numbered from 1, and on through all chains of an either-way step.

use super::names::{LineLabels, Names, capital, cell_named, line_name, list, state};
use super::step_text::{dead_end_by, step_text_by};
use super::{Fact, Justification, Mistake, Step};
use crate::puzzle::{CellId, ColorSet, LineId, Puzzle};

/// A hint in English, level by level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintLevels {
    /// Where to look.
    pub look: String,
    /// Which cells follow.
    pub cells: String,
    /// What they are and why, line by line.
    pub why: Vec<String>,
}

/// Writes a hint for the last of some steps. The third level lists the steps before it, too. All
/// texts are empty if there is no step.
pub fn hint_levels(puzzle: &Puzzle, steps: &[Step], labels: LineLabels) -> HintLevels {
    let Some(step) = steps.last() else {
        return HintLevels { look: String::new(), cells: String::new(), why: Vec::new() };
    };
    let given: Vec<CellId> = step.gives.iter().map(|fact| fact.0).collect();
    let follow = match (&step.justification, given.len()) {
        (Justification::Solver, _) => "is certain, but for no short reason",
        (_, 1) => "follows",
        _ => "follow",
    };
    let cells = capital(&format!("{} {follow}.", cells_named(puzzle, &given, labels)));
    let why = steps.iter().flat_map(|step| step_lines(puzzle, step, labels)).collect();
    HintLevels {
        look: where_to_look(puzzle, step, &lines_to_see(puzzle, steps), labels),
        cells,
        why,
    }
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
        Justification::Solver => None,
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

fn where_to_look(puzzle: &Puzzle, step: &Step, lines: &[LineId], labels: LineLabels) -> String {
    let names: Vec<String> =
        lines.iter().map(|&line| line_name(puzzle.geometry(), line, labels)).collect();
    match (&step.justification, &names[..]) {
        (Justification::Solver, _) => {
            "No line alone says more, and no trial that is short enough to follow.".to_owned()
        }
        (Justification::Line(_), [one]) => format!("Look at {one}."),
        (Justification::Line(_), [before @ .., last]) => {
            format!("Look at {}, and then at {last}.", list(before, "and"))
        }
        (_, [.., last]) => format!("No line alone says more. Try out a cell of {last}."),
        (_, []) => String::new(),
    }
}

/// The text of a step, line by line.
fn step_lines(puzzle: &Puzzle, step: &Step, labels: LineLabels) -> Vec<String> {
    let text = step_text_by(puzzle, step, labels);
    let inner: usize = match &step.justification {
        Justification::Trial { chain, .. } => chain.len(),
        Justification::Either { chains, .. } => chains.iter().map(|way| way.1.len()).sum(),
        _ => 0,
    };
    let mut lines = vec![text.head];
    let mut number = 0;
    for line in text.inside {
        let is_step = number < inner && !line.ends_with(':');
        number += usize::from(is_step);
        lines.push(if is_step { format!("{number}. {line}") } else { line });
    }
    lines.push(text.tail);
    lines.retain(|line| !line.is_empty());
    lines
}

/// Describes a mistake, line by line. `labels` returns the label of a board line:
/// [`super::one_based`], or a function of the caller.
///
/// # Panics
/// If the mistake refers to a larger board.
pub fn describe_mistake(puzzle: &Puzzle, found: &Mistake, labels: LineLabels) -> Vec<String> {
    let mut lines = vec![match found.marks.len() {
        0 => "The clues alone contradict each other.".to_owned(),
        1 => format!("This mark cannot be right: {}.", marked(puzzle, &found.marks, labels)),
        _ => format!("These marks cannot all be right: {}.", marked(puzzle, &found.marks, labels)),
    }];
    for (number, step) in (1..).zip(&found.chain) {
        lines.push(format!("{number}. {}", step_text_by(puzzle, step, labels).head));
    }
    lines.push(match &found.end {
        Some(end) if found.chain.is_empty() => {
            dead_end_by(puzzle, end, labels).replacen("But then there", "There", 1)
        }
        Some(end) => dead_end_by(puzzle, end, labels),
        None => "No solution has that, which no short reason shows.".to_owned(),
    });
    lines
}

/// `columns 1 and 2 of row 1 are filled, and row 3, column 1 is empty`.
fn marked(puzzle: &Puzzle, marks: &[Fact], labels: LineLabels) -> String {
    let mut kinds: Vec<(ColorSet, Vec<CellId>)> = Vec::new();
    for &(cell, colors) in marks {
        match kinds.iter_mut().find(|kind| kind.0 == colors) {
            Some(kind) => kind.1.push(cell),
            None => kinds.push((colors, vec![cell])),
        }
    }
    let parts = kinds.iter().map(|(colors, cells)| {
        let verb = if cells.len() > 1 { "are" } else { "is" };
        format!("{} {verb} {}", cells_named(puzzle, cells, labels), state(puzzle, *colors))
    });
    parts.collect::<Vec<_>>().join(", and ")
}

/// Names some cells of a board: by the place in their line if they share one.
fn cells_named(puzzle: &Puzzle, cells: &[CellId], labels: LineLabels) -> String {
    let geometry = puzzle.geometry();
    let lines = |cell: CellId| geometry.through(cell).iter().map(|crossing| crossing.line);
    let shared = cells.first().and_then(|&first| {
        lines(first).find(|&line| cells.iter().all(|&cell| lines(cell).any(|own| own == line)))
    });
    match shared {
        Some(line) if cells.len() > 1 => {
            let names = Names { puzzle, line, labels };
            let at = |cell: &CellId| geometry.line(line).iter().position(|own| own == cell);
            let places: Vec<usize> = cells.iter().filter_map(at).collect();
            format!("{} of {}", names.cells(&places), names.line())
        }
        _ => {
            let named: Vec<String> =
                cells.iter().map(|&cell| cell_named(puzzle, cell, labels)).collect();
            joined(&named)
        }
    }
}

/// A list of names that contain commas.
fn joined(names: &[String]) -> String {
    match names {
        [one, other] => format!("{one} and {other}"),
        [first @ .., last] if !first.is_empty() => format!("{}; and {last}", first.join("; ")),
        _ => names.concat(),
    }
}
