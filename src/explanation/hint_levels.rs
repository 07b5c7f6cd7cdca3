//! A hint as a ladder: where to look, which cells follow, and why.
//!
//! In: steps as [`next`](super::next) gives them, or a [`Mistake`]. Out: [`Rungs`], lines of
//! text. Invariants: a rung tells no more than it is for: the first names no cell, the second no
//! color. The steps of a chain are numbered from 1, those of several ways one after the other.

use super::names::{LineLabels, Names, capital, cell_named, line_name, list, state};
use super::step_text::{dead_end_by, step_text_by};
use super::{Fact, Justification, Mistake, Step};
use crate::puzzle::{CellId, ColorSet, LineId, Puzzle};

/// A hint in words, rung by rung.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintLevels {
    /// Where to look.
    pub look: String,
    /// Which cells follow.
    pub cells: String,
    /// What they are and why, line by line.
    pub why: Vec<String>,
}

/// A hint in words: of steps of which the last is to be told, and the others before it.
pub fn hint_levels(puzzle: &Puzzle, steps: &[Step], numbers: LineLabels) -> HintLevels {
    let Some(step) = steps.last() else {
        return HintLevels { look: String::new(), cells: String::new(), why: Vec::new() };
    };
    let given: Vec<CellId> = step.gives.iter().map(|fact| fact.0).collect();
    let follow = match (&step.justification, given.len()) {
        (Justification::Solver, _) => "is certain, but for no short reason",
        (_, 1) => "follows",
        _ => "follow",
    };
    let cells = capital(&format!("{} {follow}.", cells_named(puzzle, &given, numbers)));
    let why = steps.iter().flat_map(|step| step_lines(puzzle, step, numbers)).collect();
    HintLevels {
        look: where_to_look(puzzle, step, &lines_to_see(puzzle, steps), numbers),
        cells,
        why,
    }
}

/// The lines to look at for these steps, in their order. Of a trial it is one through the cell
/// that is tried.
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

/// The first of these lines that goes through a cell, or one that does.
fn through(
    puzzle: &Puzzle,
    cell: CellId,
    mut lines: impl Iterator<Item = LineId>,
) -> Option<LineId> {
    let own = puzzle.geometry().through(cell);
    let found = lines.find(|line| own.iter().any(|crossing| crossing.line == *line));
    found.or(own.first().map(|crossing| crossing.line))
}

fn where_to_look(puzzle: &Puzzle, step: &Step, lines: &[LineId], numbers: LineLabels) -> String {
    let names: Vec<String> =
        lines.iter().map(|&line| line_name(puzzle.geometry(), line, numbers)).collect();
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

/// A step, line by line.
fn step_lines(puzzle: &Puzzle, step: &Step, numbers: LineLabels) -> Vec<String> {
    let telling = step_text_by(puzzle, step, numbers);
    let inner: usize = match &step.justification {
        Justification::Trial { chain, .. } => chain.len(),
        Justification::Either { chains, .. } => chains.iter().map(|way| way.1.len()).sum(),
        _ => 0,
    };
    let mut lines = vec![telling.head];
    let mut number = 0;
    for line in telling.inside {
        let is_step = number < inner && !line.ends_with(':');
        number += usize::from(is_step);
        lines.push(if is_step { format!("{number}. {line}") } else { line });
    }
    lines.push(telling.tail);
    lines.retain(|line| !line.is_empty());
    lines
}

/// What is wrong with marks, line by line.
pub fn describe_mistake(puzzle: &Puzzle, found: &Mistake, numbers: LineLabels) -> Vec<String> {
    let mut lines = vec![match found.marks.len() {
        0 => "The clues alone contradict each other.".to_owned(),
        1 => format!("This mark cannot be right: {}.", marked(puzzle, &found.marks, numbers)),
        _ => format!("These marks cannot all be right: {}.", marked(puzzle, &found.marks, numbers)),
    }];
    for (number, step) in (1..).zip(&found.chain) {
        lines.push(format!("{number}. {}", step_text_by(puzzle, step, numbers).head));
    }
    lines.push(match &found.end {
        Some(end) if found.chain.is_empty() => {
            dead_end_by(puzzle, end, numbers).replacen("But then there", "There", 1)
        }
        Some(end) => dead_end_by(puzzle, end, numbers),
        None => "No solution has that, which no short reason shows.".to_owned(),
    });
    lines
}

/// `columns 1 and 2 of row 1 are filled, and row 3, column 1 is empty`.
fn marked(puzzle: &Puzzle, marks: &[Fact], numbers: LineLabels) -> String {
    let mut kinds: Vec<(ColorSet, Vec<CellId>)> = Vec::new();
    for &(cell, colors) in marks {
        match kinds.iter_mut().find(|kind| kind.0 == colors) {
            Some(kind) => kind.1.push(cell),
            None => kinds.push((colors, vec![cell])),
        }
    }
    let told = kinds.iter().map(|(colors, cells)| {
        let verb = if cells.len() > 1 { "are" } else { "is" };
        format!("{} {verb} {}", cells_named(puzzle, cells, numbers), state(puzzle, *colors))
    });
    told.collect::<Vec<_>>().join(", and ")
}

/// Some cells of a board: those of one line together, if all are in one.
fn cells_named(puzzle: &Puzzle, cells: &[CellId], numbers: LineLabels) -> String {
    let geometry = puzzle.geometry();
    let lines = |cell: CellId| geometry.through(cell).iter().map(|crossing| crossing.line);
    let shared = cells.first().and_then(|&first| {
        lines(first).find(|&line| cells.iter().all(|&cell| lines(cell).any(|own| own == line)))
    });
    match shared {
        Some(line) if cells.len() > 1 => {
            let names = Names { puzzle, line, numbers };
            let at = |cell: &CellId| geometry.line(line).iter().position(|own| own == cell);
            let places: Vec<usize> = cells.iter().filter_map(at).collect();
            format!("{} of {}", names.cells(&places), names.line())
        }
        _ => {
            let named: Vec<String> =
                cells.iter().map(|&cell| cell_named(puzzle, cell, numbers)).collect();
            joined(&named)
        }
    }
}

/// Names that have commas themselves.
fn joined(names: &[String]) -> String {
    match names {
        [one, other] => format!("{one} and {other}"),
        [first @ .., last] if !first.is_empty() => format!("{}; and {last}", first.join("; ")),
        _ => names.concat(),
    }
}
