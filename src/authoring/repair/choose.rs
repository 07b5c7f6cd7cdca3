//! Chooses among repairs with the fewest cells: the least visible one, or all of them.
//!
//! In: corrections, the proved number of cells, a first repair. Out: repairs with that number of
//! cells. Invariants: each repair passed a uniqueness check.

use super::RepairError;
use super::edits::{Edit, Edits};
use super::hitting::{Hitting, HittingOutcome};
use super::outcome::CheckOutcome;
use super::totalizer::Totalizer;
use super::weights::Scale;
use crate::puzzle::CellId;
use crate::sat::budget::Budget;
use crate::sat::cnf::Lit;

/// Most clauses of a totalizer.
const MAX_CLAUSES: usize = 2_000_000;
/// Most uniqueness checks in the search for a less visible repair.
const MAX_CHECKS: usize = 200;

/// Most conflicts of the solver in that search.
const MAX_CONFLICTS: u64 = 10_000;

/// A uniqueness check of edits; it adds the corrections that it finds.
type Check<'a, 'b> =
    &'b mut dyn FnMut(&mut Hitting<'a>, &[Edit]) -> Result<CheckOutcome, RepairError>;

/// The choice among repairs of `number` cells.
pub(super) struct Choice<'a, 'b> {
    pub edits: &'a Edits<'a>,
    pub scale: &'a Scale<'a>,
    pub hitting: &'b mut Hitting<'a>,
    pub number: usize,
    pub budget: &'a Budget,
    /// Checks edits, and adds corrections if they are no repair.
    pub check: Check<'a, 'b>,
}

impl Choice<'_, '_> {
    /// The repair with the least weight among those that edit cells of the corrections so far.
    ///
    /// # Errors
    /// [`RepairError`] on a defect.
    pub fn lightest(&mut self, first: Vec<Edit>) -> Result<Vec<Edit>, RepairError> {
        let mut best = first;
        let mut weight = self.weight(&best);
        // Each cell weighs at least one.
        if weight == self.number {
            return Ok(best);
        }
        let mut inputs = Vec::new();
        let known: Vec<CellId> = self.hitting.cells().collect();
        for &cell in &known {
            if let Some((_, colors)) = self.hitting.variables_of(cell)? {
                let weigh = |&(color, lit)| (lit, self.scale.weight((cell, color)));
                inputs.extend(colors.to_vec().iter().map(weigh));
            }
        }
        if inputs.len() * weight * weight > MAX_CLAUSES || !self.limit_number(&known)? {
            return Ok(best);
        }
        let total = Totalizer::new(self.hitting.solver(), &inputs, weight)?;
        self.hitting.solver().limit_conflicts(Some(MAX_CONFLICTS));
        for _ in 0..MAX_CHECKS {
            let mut assumptions: Vec<Lit> =
                total.more_than(weight - 1).map(|lit| !lit).into_iter().collect();
            assumptions.extend(self.without_later_cells(&known)?);
            let HittingOutcome::Found(edits) = self.hitting.any(&assumptions, self.budget)? else {
                break;
            };
            match (self.check)(self.hitting, &edits)? {
                CheckOutcome::Unique => {
                    (weight, best) = (self.weight(&edits), edits);
                    if weight <= self.number {
                        break;
                    }
                }
                CheckOutcome::Ambiguous => {}
                CheckOutcome::Unknown | CheckOutcome::Stopped(_) => break,
            }
        }
        Ok(best)
    }

    /// Up to `count` repairs with the proved number of cells; true if these are all.
    ///
    /// # Errors
    /// [`RepairError`] on a defect.
    pub fn all(&mut self, count: usize) -> Result<(Vec<Vec<Edit>>, bool), RepairError> {
        let mut found = Vec::new();
        let cells = self.edits.puzzle().geometry().cells();
        let cells: Vec<CellId> =
            cells.filter(|&cell| !self.edits.colors(cell).is_empty()).collect();
        if !self.limit_number(&cells)? {
            return Ok((found, false));
        }
        while found.len() < count {
            let edits = match self.hitting.any(&[], self.budget)? {
                HittingOutcome::Found(edits) => edits,
                HittingOutcome::Nothing => return Ok((found, true)),
                _ => break,
            };
            match (self.check)(self.hitting, &edits)? {
                CheckOutcome::Unique => {
                    self.exclude(&edits)?;
                    found.push(edits);
                }
                CheckOutcome::Ambiguous => {}
                CheckOutcome::Unknown | CheckOutcome::Stopped(_) => break,
            }
        }
        Ok((found, false))
    }

    fn weight(&self, edits: &[Edit]) -> usize {
        edits.iter().map(|&edit| self.scale.weight(edit)).sum()
    }

    /// Forbids editing more of these cells than the number; false if that takes too many clauses.
    fn limit_number(&mut self, cells: &[CellId]) -> Result<bool, RepairError> {
        if cells.len() * (self.number + 1).pow(2) > MAX_CLAUSES {
            return Ok(false);
        }
        let mut inputs = Vec::with_capacity(cells.len());
        for &cell in cells {
            if let Some((edited, _)) = self.hitting.variables_of(cell)? {
                inputs.push((edited, 1));
            }
        }
        let total = Totalizer::new(self.hitting.solver(), &inputs, self.number + 1)?;
        if let Some(more) = total.more_than(self.number) {
            self.hitting.solver().add_clause(&[!more])?;
        }
        Ok(true)
    }

    /// Assumptions that forbid editing cells of later corrections.
    fn without_later_cells(&mut self, known: &[CellId]) -> Result<Vec<Lit>, RepairError> {
        let cells: Vec<CellId> =
            self.hitting.cells().filter(|cell| known.binary_search(cell).is_err()).collect();
        let mut others = Vec::new();
        for cell in cells {
            others.extend(self.hitting.variables_of(cell)?.map(|(edited, _)| !edited));
        }
        Ok(others)
    }

    /// Excludes these edits and their supersets, which are too large anyway.
    fn exclude(&mut self, edits: &[Edit]) -> Result<(), RepairError> {
        let mut clause = Vec::new();
        for &(cell, color) in edits {
            if let Some((_, colors)) = self.hitting.variables_of(cell)? {
                clause.extend(colors.iter().filter(|edit| edit.0 == color).map(|edit| !edit.1));
            }
        }
        Ok(self.hitting.solver().add_clause(&clause)?)
    }
}
