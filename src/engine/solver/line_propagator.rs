//! The lines of a puzzle as a propagator of a session, in place of a formula.
//!
//! In: a puzzle, a deduction, an encoding of its cells. Out: a [`Propagator`]. Invariants: a literal
//! stands for one color that a cell cannot have; the other literals say nothing about lines.

use crate::encoding::Encoding;
use crate::propagation::{Deduction, Exclusion, LineReasons, line_reasons};
use crate::puzzle::Puzzle;
use crate::sat::backends::{Derivation, Propagator};
use crate::sat::cnf::Lit;
use std::sync::Arc;

/// The lines, and what literals mean to them.
struct LinePropagator {
    lines: Box<dyn LineReasons>,
    meanings: Arc<Meanings>,
    /// A buffer for what a line excludes.
    derived: Vec<Exclusion>,
}

struct Meanings {
    /// By literal: the exclusion it stands for.
    exclusions: Vec<Option<Exclusion>>,
    /// By cell, then by color: the literal that excludes it.
    literals: Vec<Option<Lit>>,
    color_count: usize,
}

/// A propagator for the lines through the open cells of `deduction`.
pub(super) fn line_propagator(
    puzzle: &Puzzle,
    deduction: &Deduction,
    encoding: &Encoding,
) -> Box<dyn Propagator> {
    let color_count = puzzle.palette().color_count();
    let mut meanings = Meanings {
        exclusions: vec![None; 2 * encoding.cnf().var_count()],
        literals: vec![None; color_count * puzzle.geometry().cell_count()],
        color_count,
    };
    for cell in deduction.open_cells() {
        for color in deduction.colors(cell).iter() {
            for lit in encoding.not_color(cell, color) {
                meanings.exclusions[place(lit)] = Some((cell, color));
                meanings.literals[cell.index() * color_count + color.index()] = Some(lit);
            }
        }
    }
    let lines = line_reasons(puzzle, deduction);
    Box::new(LinePropagator { lines, meanings: Arc::new(meanings), derived: Vec::new() })
}

/// A number for each literal.
fn place(lit: Lit) -> usize {
    2 * lit.var().index() + usize::from(lit.is_positive())
}

impl Meanings {
    /// The exclusion that a literal stands for. Variables that were added later stand for none.
    fn exclusion(&self, lit: Lit) -> Option<Exclusion> {
        self.exclusions.get(place(lit)).copied().flatten()
    }

    fn literal(&self, (cell, color): Exclusion) -> Option<Lit> {
        self.literals[cell.index() * self.color_count + color.index()]
    }
}

impl Propagator for LinePropagator {
    fn assign(&mut self, lit: Lit, is_permanent: bool) {
        if let Some(exclusion) = self.meanings.exclusion(lit) {
            self.lines.exclude(exclusion, is_permanent);
        }
    }

    fn unassign(&mut self, lit: Lit) {
        if let Some(exclusion) = self.meanings.exclusion(lit) {
            self.lines.allow(exclusion);
        }
    }

    fn drop_waiting(&mut self) {
        self.lines.drop_waiting();
    }

    fn derive(&mut self, derived: &mut Vec<Lit>) -> Derivation {
        self.derived.clear();
        match self.lines.derive(&mut self.derived) {
            None => Derivation::Complete,
            Some(false) => Derivation::Contradiction,
            Some(true) => {
                let literal = |&exclusion| self.meanings.literal(exclusion);
                derived.extend(self.derived.iter().filter_map(literal));
                Derivation::Literals
            }
        }
    }

    fn explain(&mut self, derived: Option<Lit>, causes: &mut Vec<Lit>) {
        let derived = derived.and_then(|lit| self.meanings.exclusion(lit));
        let reasons = self.lines.explain(derived).into_iter();
        causes.extend(reasons.filter_map(|exclusion| self.meanings.literal(exclusion)));
    }

    fn take_work(&mut self) -> u64 {
        self.lines.take_work()
    }

    fn copied(&self) -> Box<dyn Propagator> {
        let (lines, meanings) = (self.lines.copied(), Arc::clone(&self.meanings));
        Box::new(LinePropagator { lines, meanings, derived: Vec::new() })
    }
}
