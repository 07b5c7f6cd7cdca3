//! What lines conclude from given domains, and what probing adds.
//!
//! In: a puzzle, the colors that each cell may have. Out: the [`Turn`]s of lines and how they end;
//! the [`Fact`]s that probing finds. Invariants: both stand in the order in which they were found.

use super::NoWeights;
use super::pricing::{Goal, Turn};
use crate::budget::Budget;
use crate::propagation::{
    Contradiction, Deduction, Observer, Step, Stopped, probe_observed, propagate_from,
};
use crate::puzzle::{CellId, Color, ColorSet, Puzzle};

/// What the lines leave open; or what numbers have to show if that is nothing.
pub(super) type Settled = Result<Deduction, Goal<'static>>;

/// What lines conclude from these domains, one set of colors for each cell.
pub(super) fn settle(
    puzzle: &Puzzle,
    domains: &[ColorSet],
    budget: &Budget,
) -> Result<(Settled, Vec<Turn>), NoWeights> {
    let mut turns = Vec::new();
    if domains.iter().any(|colors| colors.is_empty()) {
        return Ok((Err(Goal::Nothing), turns));
    }
    let deduction = Deduction::of_marks(puzzle, domains);
    let mut observer = |step: Step<'_>| {
        if let Step::Line { line, excluded } = step {
            turns.push(Turn { line, excluded: excluded.to_vec() });
        }
    };
    match propagate_from(puzzle, &deduction, budget, &mut observer) {
        Ok(left) => Ok((Ok(left), turns)),
        Err(Stopped::Contradiction(Contradiction { line })) => {
            Ok((Err(Goal::Contradiction(line)), turns))
        }
        Err(Stopped::Budget(_)) => Err(NoWeights),
    }
}

/// A color that probing excluded from a cell.
#[derive(Clone, Copy)]
pub(super) struct Fact {
    pub cell: CellId,
    pub color: Color,
    /// `None`: the color led to a contradiction. Else: each color of this cell excluded it.
    pub branch: Option<CellId>,
}

/// The facts that probing finds; also those before a contradiction.
pub(super) fn probed(puzzle: &Puzzle, settled: &Deduction, budget: &Budget) -> Vec<Fact> {
    let mut facts = Facts(Vec::new());
    // A contradiction follows from the facts by lines.
    let _ = probe_observed(puzzle, settled, budget, &mut facts);
    facts.0
}

struct Facts(Vec<Fact>);

impl Observer for Facts {
    fn step(&mut self, step: Step<'_>) {
        match step {
            Step::Refuted { cell, color, .. } => self.0.push(Fact { cell, color, branch: None }),
            Step::Common { cell, excluded } => {
                self.0.extend(excluded.iter().map(|&(other, color)| Fact {
                    cell: other,
                    color,
                    branch: Some(cell),
                }))
            }
            _ => {}
        }
    }
}
