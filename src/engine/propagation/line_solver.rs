//! One line, solved by its runs or by its diagram.
//!
//! In: the rules of a line, its diagram if it has one, the cells that may have each color. Out: those
//! that still may; whether there is a placement. Invariants: complete for the line; a line without a
//! clue allows everything.

use super::bits::Bits;
use super::diagrams::DiagramSolver;
use super::rules::LineRules;
use super::sweep::{Slots, Sweeper};
use crate::puzzle::Diagram;

/// The working memory.
pub(super) struct LineSolver<const W: usize> {
    sweeper: Sweeper<W>,
    diagrams: DiagramSolver,
    /// By color: the cells that may have it after [`LineSolver::solve`].
    pub allowed: Vec<Bits<W>>,
}

impl<const W: usize> LineSolver<W> {
    pub fn new(color_count: usize) -> LineSolver<W> {
        let allowed = vec![Bits::EMPTY; color_count];
        LineSolver { sweeper: Sweeper::default(), diagrams: DiagramSolver::default(), allowed }
    }

    /// Finds the colors that the line allows. False if it has no placement.
    pub fn solve(
        &mut self,
        rules: &LineRules,
        diagram: Option<&Diagram>,
        domains: &[Bits<W>],
    ) -> bool {
        let allowed = &mut self.allowed;
        allowed.fill(Bits::EMPTY);
        if let Some(diagram) = diagram {
            return self.diagrams.solve(diagram, domains, allowed);
        }
        if rules.runs.is_none() {
            allowed.copy_from_slice(domains);
            return true;
        }
        let visit = |_, choice: usize, slots: Slots<W>| {
            let color = usize::from(rules.colors[choice]);
            allowed[color] = allowed[color].or(slots.cover);
        };
        let background = self.sweeper.sweep(rules, domains, visit);
        allowed[0] = background.unwrap_or(Bits::EMPTY);
        background.is_some()
    }

    /// Does the line have a placement?
    pub fn fits(
        &mut self,
        rules: &LineRules,
        diagram: Option<&Diagram>,
        domains: &[Bits<W>],
    ) -> bool {
        match diagram {
            Some(diagram) => self.diagrams.fits(diagram, domains),
            None => rules.runs.is_none() || self.sweeper.fits(rules, domains),
        }
    }
}
