//! Records line solving and probing as proof steps over the formula of the clues alone.
//!
//! In: the steps of propagation. Out: a log with each fact found. Invariants: only trials with a
//! lasting result are written; the first failure is kept for [`Recorder::failure`].

use super::lines::{Interrupted, Lines};
use super::trial::Trial;
use crate::propagation::{Observer, Step};
use crate::puzzle::{CellId, Color, LineId};
use crate::sat::cnf::Lit;

/// An observer that writes proof steps.
pub(super) struct Recorder<'a> {
    pub lines: Lines<'a>,
    /// The trial in progress.
    current: Option<Trial>,
    /// Withdrawn trials of the same cell.
    trials: Vec<Trial>,
    failure: Option<Interrupted>,
}

impl Observer for Recorder<'_> {
    fn step(&mut self, step: Step<'_>) {
        // Once the clues are refuted, there is nothing to add.
        if self.failure.is_none() && !self.lines.log.borrow().is_refuted() {
            self.failure = self.write_step(step).err();
        }
    }
}

impl<'a> Recorder<'a> {
    /// A recorder without steps.
    pub fn new(lines: Lines<'a>) -> Recorder<'a> {
        Recorder { lines, current: None, trials: Vec::new(), failure: None }
    }

    /// Why the log is incomplete, if it is.
    pub fn failure(&self) -> Option<Interrupted> {
        self.failure
    }

    fn write_step(&mut self, step: Step<'_>) -> Result<(), Interrupted> {
        match step {
            Step::Line { line, excluded } => match &mut self.current {
                Some(trial) => {
                    let lines = &self.lines;
                    let literal = |&(cell, color)| Some((cell, lines.excluded(cell, color)?));
                    trial.add_turn(line, excluded.iter().filter_map(literal));
                }
                None => return self.facts(line, excluded),
            },
            Step::Contradiction { line } if self.current.is_none() => {
                self.lines.refute(line, &[])?;
            }
            Step::Contradiction { .. } => {}
            Step::Trial { cell, color } => {
                let denied = self.lines.excluded(cell, color).ok_or(Interrupted::Unsound)?;
                self.trials.retain(|trial| trial.cell == cell);
                self.current = Some(Trial::new(cell, denied));
            }
            Step::Withdrawn { .. } => self.trials.extend(self.current.take()),
            Step::Refuted { line, .. } => return self.refuted(line),
            Step::Common { cell, excluded } => return self.common(cell, excluded),
        }
        Ok(())
    }

    /// Records the facts that a line excludes outside trials.
    fn facts(&mut self, line: LineId, excluded: &[(CellId, Color)]) -> Result<(), Interrupted> {
        for &(cell, color) in excluded {
            let Some(fact) = self.lines.excluded(cell, color) else { continue };
            let is_known = self.lines.log.borrow().contains(&[fact]);
            if !is_known {
                self.lines.refute(line, &[(cell, !fact)])?;
            }
            self.lines.share(cell, fact, (!is_known).then_some(line));
        }
        Ok(())
    }

    fn refuted(&mut self, line: LineId) -> Result<(), Interrupted> {
        let mut trial = self.current.take().ok_or(Interrupted::Unsound)?;
        let clauses = trial.clauses_to_contradiction(line, &mut self.lines)?;
        self.add(&[trial.denied], &clauses);
        self.lines.share(trial.cell, trial.denied, None);
        Ok(())
    }

    /// Records the facts that follow from every color of a cell.
    fn common(&mut self, cell: CellId, excluded: &[(CellId, Color)]) -> Result<(), Interrupted> {
        let colors = self.lines.puzzle.palette().colors();
        let denied: Option<Vec<Lit>> =
            colors.map(|color| self.lines.excluded(cell, color)).collect();
        let denied = denied.ok_or(Interrupted::Unsound)?;
        for &(other_cell, color) in excluded {
            let Some(fact) = self.lines.excluded(other_cell, color) else { continue };
            let mut ways = Vec::new();
            for trial in &mut self.trials {
                let clauses = trial.clauses_to((other_cell, fact), &mut self.lines)?;
                ways.push((trial.denied, clauses));
            }
            let mut last: Vec<Vec<Lit>> = Vec::new();
            for (denied, clauses) in ways {
                self.add(&[denied, fact], &clauses);
                last.push(vec![denied, fact]);
            }
            let is_tried = |lit: &Lit| last.iter().any(|clause| clause[0] == *lit);
            let untried: Vec<Vec<Lit>> =
                denied.iter().filter(|lit| !is_tried(lit)).map(|&lit| vec![lit]).collect();
            last.extend(untried);
            if denied.len() > 2 {
                // The cell has some color.
                last.push(denied.iter().map(|&lit| !lit).collect());
            }
            self.add(&[fact], &last);
            self.lines.share(other_cell, fact, None);
        }
        Ok(())
    }

    fn add(&self, clause: &[Lit], antecedents: &[Vec<Lit>]) {
        let antecedents: Vec<&[Lit]> = antecedents.iter().map(Vec::as_slice).collect();
        self.lines.log.borrow_mut().add(clause, &antecedents);
    }
}
