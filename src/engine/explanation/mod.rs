//! Explains the steps of a solution, rates the difficulty of a puzzle, and finds mistakes.
//!
//! In: a puzzle, the known colors of its cells, optionally its picture.
//! Out: a [`Walk`] of [`Step`]s, texts of them, a [`Rating`], a [`Mistake`].
//! Invariants: each step follows from its own reasons and the clues alone. Only
//! [`Justification::Solver`] reads the picture. No step assumes that the solution is unique.
//! Reasons are minimal: a step does not follow without any one of them; those of a complete line
//! are its painted cells, those of a total the cells that count. The same input gives the same steps.

mod as_seen;
mod chain;
mod choose;
mod difficulty;
mod find;
mod finding;
mod hint_levels;
mod justification_tree;
mod known_cells;
mod mistake;
mod names;
mod placement_text;
mod reasons;
mod rule_text;
mod rules;
mod run_names;
mod slice;
mod step_text;
mod totals;
mod trials;
mod walk;

pub use difficulty::{Class, Profile, Rating, Stars, givens, rate};
pub use difficulty::{SHORT_CHAIN, lines_beyond_overlap, rate_lines};
pub use hint_levels::describe_mistake;
pub use hint_levels::{HintLevels, HintLine, hint_levels, lines_to_see};
pub use justification_tree::{Node, reasons_of, relevant_steps};
pub use mistake::{Mistake, mistake};
pub use names::one_based;
pub use names::{LineLabels, cell_name};
pub use step_text::dead_end;
pub use step_text::{StepText, StepWriter, is_like, likewise, step_text};
pub(crate) use trials::guess;
pub use walk::{End, Round, Walk, next, walk};
pub use walk::{MAX_BYTES, short_walk, watched_walk};

use crate::puzzle::{CellId, Color, ColorSet, LineId};
use std::ops::Range;

/// A cell and the colors that it may have.
pub type Fact = (CellId, ColorSet);

/// Most lines in a chain: longer ones are too hard for a person to follow. Regions do not count: a
/// person paints them whole.
pub const MAX_CHAIN: usize = 12;

/// One step of a solution by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The cells that it decides or narrows, in reading order of the board; at least one.
    pub gives: Vec<Fact>,
    /// Why it follows.
    pub justification: Justification,
    /// How hard it is; the easiest step costs 100.
    pub cost: u32,
}

/// Why a step follows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Justification {
    /// One line implies it.
    Line(Reason),
    /// The cell cannot have this color: supposing it leads to a dead end.
    Trial {
        /// The cell of the trial.
        cell: CellId,
        /// The color that the trial supposes.
        color: Color,
        /// What follows from that, line after line.
        chain: Vec<Step>,
        /// Where it ends.
        end: DeadEnd,
    },
    /// Every possible color of the cell implies it.
    Either {
        /// The cell.
        cell: CellId,
        /// For each possible color what follows from it; the last step gives the conclusion.
        chains: Vec<(Color, Vec<Step>)>,
    },
    /// The solver found it; no reason is known that a person could follow.
    Solver {
        /// How many lines lead from the other colors to a contradiction; `None` if lines alone
        /// do not lead there, or this was not computed.
        lines: Option<usize>,
    },
}

/// The line that implies a step, and the cells that the implication needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The line.
    pub line: LineId,
    /// The rule that shows it.
    pub rule: Rule,
    /// The cells that it needs with their possible colors, in the order of the line. The step
    /// uses no other knowledge of the board.
    pub cells: Vec<Fact>,
    /// The runs of the clue that the rule uses, as indices from 0; empty if it uses all.
    pub runs: Range<usize>,
}

/// A line that has no placement left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadEnd {
    /// The line.
    pub line: LineId,
    /// The cells that contradict its clue, in the order of the line.
    pub cells: Vec<Fact>,
}

/// A rule by which a person sees what a line implies. `LineScan` tries the rules in this
/// order, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// A run covers some cells wherever it lies in the empty line.
    EmptyLine,
    /// All cells of a region have one color.
    Region,
    /// As many cells have a color as the clue allows, or can have it as the clue needs.
    Total,
    /// All runs are painted: the rest is empty.
    Complete,
    /// Two painted blocks belong to one run.
    Joining,
    /// A run covers some cells in all of its remaining places.
    Overlap,
    /// No run can reach the cells.
    Reach,
    /// A cell would connect two painted blocks to one that is longer than any possible run.
    Split,
    /// A painted block is as long as the longest run that it can belong to.
    Bounded,
    /// The runs that can reach the cells do not fit there.
    SmallGap,
    /// Every run that a painted block can belong to also covers other cells.
    Edge,
    /// Another line narrowed the colors of the cell; this line excludes some of the rest.
    Color,
    /// All placements of the line agree.
    Enumeration,
}

impl Rule {
    /// Every rule, the easiest first.
    pub const ALL: [Rule; 13] = [
        Rule::EmptyLine,
        Rule::Region,
        Rule::Total,
        Rule::Complete,
        Rule::Joining,
        Rule::Overlap,
        Rule::Reach,
        Rule::Split,
        Rule::Bounded,
        Rule::SmallGap,
        Rule::Edge,
        Rule::Color,
        Rule::Enumeration,
    ];

    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Rule::EmptyLine => "empty-line",
            Rule::Region => "region",
            Rule::Total => "total",
            Rule::Complete => "complete",
            Rule::Overlap => "overlap",
            Rule::Reach => "reach",
            Rule::Bounded => "bounded",
            Rule::SmallGap => "small-gap",
            Rule::Edge => "edge",
            Rule::Joining => "joining",
            Rule::Split => "split",
            Rule::Color => "color",
            Rule::Enumeration => "enumeration",
        }
    }

    /// Its cost on a short line, in hundredths of the easiest step. For [`Rule::Enumeration`] the
    /// number of placements adds to it.
    pub fn cost(self) -> u32 {
        match self {
            Rule::EmptyLine | Rule::Region | Rule::Total | Rule::Complete => 100,
            Rule::Overlap | Rule::Reach | Rule::Bounded | Rule::Split | Rule::SmallGap => 200,
            Rule::Joining => 200,
            Rule::Edge | Rule::Color => 300,
            Rule::Enumeration => 400,
        }
    }
}

/// The cost of [`Justification::Solver`], in hundredths of the easiest step.
const SOLVER_COST: u32 = 8_000;

impl Step {
    /// The step that only the solver justifies.
    fn by_solver(cell: CellId, color: Color, lines: Option<usize>) -> Step {
        let gives = vec![(cell, ColorSet::only(color))];
        Step { gives, justification: Justification::Solver { lines }, cost: SOLVER_COST }
    }

    /// Does it only remove colors, without settling a cell?
    pub fn is_narrowing(&self) -> bool {
        self.gives.iter().all(|(_, colors)| colors.len() > 1)
    }

    /// The known cells that it rests on, each once. Excludes the cell of a trial and the cells
    /// that its chain gives.
    pub fn needs(&self) -> Vec<Fact> {
        match &self.justification {
            Justification::Line(reason) => reason.cells.clone(),
            Justification::Trial { cell, chain, end, .. } => needs(*cell, chain, &end.cells),
            Justification::Either { cell, chains } => {
                let mut all: Vec<Fact> = Vec::new();
                for need in chains.iter().flat_map(|(_, chain)| needs(*cell, chain, &[])) {
                    if !all.iter().any(|fact| fact.0 == need.0) {
                        all.push(need);
                    }
                }
                all
            }
            Justification::Solver { .. } => Vec::new(),
        }
    }

    /// Its memory in bytes.
    fn bytes(&self) -> usize {
        let facts = |facts: &[Fact]| size_of_val(facts);
        let all = |steps: &[Step]| steps.iter().map(Step::bytes).sum::<usize>();
        let inner = match &self.justification {
            Justification::Line(reason) => facts(&reason.cells),
            Justification::Trial { chain, end, .. } => all(chain) + facts(&end.cells),
            Justification::Either { chains, .. } => {
                chains.iter().map(|(_, chain)| all(chain)).sum()
            }
            Justification::Solver { .. } => 0,
        };
        size_of::<Step>() + facts(&self.gives) + inner
    }

    /// The line, if one line implies it.
    pub fn line(&self) -> Option<LineId> {
        match &self.justification {
            Justification::Line(reason) => Some(reason.line),
            _ => None,
        }
    }

    /// The name of its rule, or `trial`, `either`, `solver`.
    pub fn name(&self) -> &'static str {
        match &self.justification {
            Justification::Line(reason) => reason.rule.name(),
            Justification::Trial { .. } => "trial",
            Justification::Either { .. } => "either",
            Justification::Solver { .. } => "solver",
        }
    }

    /// The rule, if one line implies it.
    pub fn rule(&self) -> Option<Rule> {
        match &self.justification {
            Justification::Line(reason) => Some(reason.rule),
            _ => None,
        }
    }
}

/// The number of lines in a chain that count: see [`MAX_CHAIN`].
fn counted_lines(chain: &[Step]) -> usize {
    chain.iter().filter(|step| step.rule() != Some(Rule::Region)).count()
}

/// The known cells that a chain from a trial of the cell `tried` rests on.
fn needs(tried: CellId, chain: &[Step], end: &[Fact]) -> Vec<Fact> {
    let of_lines = chain.iter().filter_map(|step| match &step.justification {
        Justification::Line(reason) => Some(&reason.cells[..]),
        _ => None,
    });
    let is_inner = |cell: CellId| {
        cell == tried || chain.iter().any(|step| step.gives.iter().any(|fact| fact.0 == cell))
    };
    let mut found: Vec<Fact> = Vec::new();
    for &(cell, colors) in of_lines.chain([end]).flatten() {
        if !is_inner(cell) && !found.iter().any(|fact| fact.0 == cell) {
            found.push((cell, colors));
        }
    }
    found
}

#[cfg(test)]
mod tests;
