//! Why a cell is as it is, how hard a puzzle is, and where a player went wrong.
//!
//! In: a puzzle, what is known of its cells, perhaps its picture. Out: a [`Walk`] of
//! [`Step`]s, [`sentence()`]s, a [`Rating`], a [`Mistake`]. Invariants: each step follows from its
//! own reasons and the clues alone, never from the picture or from there being only one;
//! reasons are minimal: without any one of them a step does not follow. The same input gives
//! the same steps. Reads: `puzzle`, `line`, `sat::budget`.

mod chain;
mod choose;
mod difficulty;
mod find;
mod finding;
mod hint_levels;
mod justification_tree;
mod mistake;
mod names;
mod reasons;
mod rule_text;
mod rules;
mod slice;
mod step_text;
mod trials;
mod walk;

pub use difficulty::{
    Class, Profile, Rating, SHORT_CHAIN, givens, lines_beyond_overlap, rate, rate_lines, scores,
};
pub use hint_levels::{HintLevels, describe_mistake, hint_levels, lines_to_see};
pub use justification_tree::{Node, reasons_of, relevant_steps};
pub use mistake::{Mistake, mistake};
pub use names::{LineLabels, cell_name, one_based};
pub use step_text::{StepText, StepWriter, dead_end, sentence, step_text};
pub use walk::{End, MAX_BYTES, Round, Walk, next, walk};

use crate::puzzle::{CellId, Color, ColorSet, LineId};
use std::ops::Range;

/// What is known of a cell: the colors that it may have.
pub type Fact = (CellId, ColorSet);

/// Most lines of a chain that a person can follow.
pub const MAX_CHAIN: usize = 12;

/// One step of a solution by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it tells, in reading order of the board; at least one cell.
    pub gives: Vec<Fact>,
    /// How one can know.
    pub justification: Justification,
    /// How hard it is, in hundredths of the easiest step.
    pub cost: u32,
}

/// How one can know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Justification {
    /// By one line.
    Line(Reason),
    /// Since the cell cannot have this color: that leads to a dead end.
    Trial {
        /// The cell that is tried.
        cell: CellId,
        /// The color that it is supposed to have.
        color: Color,
        /// What follows from that, line after line.
        chain: Vec<Step>,
        /// Where it ends.
        end: DeadEnd,
    },
    /// Whatever color the cell has, it comes to the same.
    Either {
        /// The cell.
        cell: CellId,
        /// For each color that it may have what follows, the last step being what is told.
        chains: Vec<(Color, Vec<Step>)>,
    },
    /// By solving: true, but for no reason that a person could follow.
    Solver,
}

/// What one line says, and what it needs for that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The line.
    pub line: LineId,
    /// How to see it.
    pub rule: Rule,
    /// The cells that one has to look at, in the order of the line, with what is known of
    /// them. Nothing else that is known of the board has a part in it.
    pub cells: Vec<Fact>,
    /// The runs of the clue that it is about; none if it is about all of them.
    pub runs: Range<usize>,
}

/// A line that has no placement left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadEnd {
    /// The line.
    pub line: LineId,
    /// What its clue does not go together with, in the order of the line.
    pub cells: Vec<Fact>,
}

/// How to see what a line says, the easiest first: the order in which rules are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// A run covers some cells wherever it lies in the empty line.
    EmptyLine,
    /// Every run is painted: the rest is empty.
    Complete,
    /// Two painted blocks belong to one run.
    Joining,
    /// A run covers some cells in all places that it still has.
    Overlap,
    /// No run can reach the cells.
    Reach,
    /// A cell between two painted blocks: together they would be too long.
    Split,
    /// A painted block is as long as any run that can own it.
    Bounded,
    /// The runs that could reach the cells do not fit there.
    SmallGap,
    /// Whichever run owns a painted block, it covers more than that.
    Edge,
    /// What another line left of the cell's colors is excluded by this line.
    Color,
    /// All placements of the line agree.
    Enumeration,
}

impl Rule {
    /// Every rule, the easiest first.
    pub const ALL: [Rule; 11] = [
        Rule::EmptyLine,
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

    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Rule::EmptyLine => "empty-line",
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

    /// How hard it is to see on a short line, in hundredths; cases cost more the more there are.
    pub fn cost(self) -> u32 {
        match self {
            Rule::EmptyLine | Rule::Complete => 100,
            Rule::Overlap | Rule::Reach | Rule::Bounded | Rule::Split | Rule::SmallGap => 200,
            Rule::Joining => 200,
            Rule::Edge | Rule::Color => 300,
            Rule::Enumeration => 400,
        }
    }
}

impl Step {
    /// Does it settle no cell, but only leave some fewer colors?
    pub fn is_narrowing(&self) -> bool {
        self.gives.iter().all(|(_, colors)| colors.len() > 1)
    }

    /// What it rests on, each cell once: not what it supposes, nor what follows inside it.
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
            Justification::Solver => Vec::new(),
        }
    }

    /// How much memory it takes.
    fn bytes(&self) -> usize {
        let facts = |facts: &[Fact]| size_of_val(facts);
        let all = |steps: &[Step]| steps.iter().map(Step::bytes).sum::<usize>();
        let because = match &self.justification {
            Justification::Line(reason) => facts(&reason.cells),
            Justification::Trial { chain, end, .. } => all(chain) + facts(&end.cells),
            Justification::Either { chains, .. } => {
                chains.iter().map(|(_, chain)| all(chain)).sum()
            }
            Justification::Solver => 0,
        };
        size_of::<Step>() + facts(&self.gives) + because
    }

    /// The line that it looks at, if it is one.
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
            Justification::Solver => "solver",
        }
    }

    /// The rule, if it is a step of one line.
    pub fn rule(&self) -> Option<Rule> {
        match &self.justification {
            Justification::Line(reason) => Some(reason.rule),
            _ => None,
        }
    }
}

/// What a chain rests on, if a cell is supposed to have a color.
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
