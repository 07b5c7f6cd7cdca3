//! Chooses among repairs with the fewest cells: the least visible ones come first.
//!
//! In: corrections, a first repair with the proved number of cells. Out: repairs with that number
//! of cells. Invariants: each repair passed a uniqueness check; one that keeps every symmetry comes
//! before all others; the first one does not depend on how many are requested.
//!
//! The order of the solver is arbitrary, so the first ones are directed: repairs whose edits, each
//! by itself, are least visible, among those that keep all symmetries, one of them, or none. Then
//! come others, up to a number, and the cost of all edits together decides.

use super::corrections::Edit;
use super::edits::Edits;
use super::hitting::Hitting;
use super::weights::Looks;
use super::{RepairError, RepairRequest};
use crate::puzzle::CellId;
use crate::sat::Totalizer;
use crate::sat::cnf::Lit;
use crate::solver::{Limit, Outcome};

/// Most clauses of a totalizer.
const MAX_CLAUSES: usize = 2_000_000;
/// Most uniqueness checks in the search for a less visible repair.
const MAX_CHECKS: usize = 200;
/// Most uniqueness checks for each repair to compare.
const CHECKS_PER_REPAIR: usize = 3;
/// Most conflicts of the solver in each of these searches.
const MAX_CONFLICTS: u64 = 10_000;

/// What a check says of edits.
pub(super) enum Check {
    /// They make the picture the only one, and nothing breaks that must stay.
    Right,
    /// They do not. Corrections say why.
    Wrong,
    /// The effort was too small to know.
    Unknown,
    /// A limit was reached first.
    Limit(Limit),
}

/// A uniqueness check of edits, see `Search::check`; it adds the corrections that it finds.
type Checker<'a, 'b> = &'b mut dyn FnMut(&mut Hitting<'a>, &[Edit]) -> Result<Check, RepairError>;

/// The ranked among repairs with as few cells as the first one.
pub(super) struct Choice<'a, 'b> {
    pub edits: &'a Edits<'a>,
    pub looks: &'a Looks<'a>,
    pub hitting: &'b mut Hitting<'a>,
    pub first: Vec<Edit>,
    pub request: &'a RepairRequest<'a>,
    /// Checks edits, and adds corrections if they are no repair.
    pub check: Checker<'a, 'b>,
}

/// The repairs that a search for all of them has found.
struct Ranked {
    repairs: Vec<Vec<Edit>>,
    /// Are these all?
    is_whole: bool,
}

impl Choice<'_, '_> {
    /// The least visible repair, then others, and whether these are all.
    ///
    /// # Errors
    /// [`RepairError`] on a defect.
    pub fn ranked(&mut self) -> Result<(Vec<Vec<Edit>>, bool), RepairError> {
        let mut ranked = Ranked { repairs: vec![self.first.clone()], is_whole: false };
        let cells = self.edits.puzzle().geometry().cells();
        let all: Vec<CellId> = cells.filter(|&cell| !self.edits.colors(cell).is_empty()).collect();
        let early: Vec<CellId> = self.hitting.cells().collect();
        self.hitting.solver().limit_conflicts(Some(MAX_CONFLICTS));
        self.add_lightest(if self.is_countable(&all) { &all } else { &early }, &mut ranked)?;
        for repair in &ranked.repairs {
            self.hitting.exclude(repair)?;
        }
        let is_limited = self.limit_number(&all)?;
        if is_limited {
            self.hitting.solver().limit_conflicts(Some(MAX_CONFLICTS));
            let count = self.request.compared;
            self.add_others(count, count.saturating_mul(CHECKS_PER_REPAIR), &mut ranked)?;
        }
        let best = ranked.repairs.iter().min_by_key(|edits| (self.looks.rank(edits), *edits));
        let best = best.cloned();
        if is_limited && !ranked.is_whole && ranked.repairs.len() < self.request.count {
            self.hitting.solver().limit_conflicts(None);
            self.add_others(self.request.count, usize::MAX, &mut ranked)?;
        }
        let is_whole = ranked.is_whole && ranked.repairs.len() <= self.request.count.max(1);
        let rank = |edits: &Vec<Edit>| (best.as_ref() != Some(edits), self.looks.rank(edits));
        ranked.repairs.sort_by_cached_key(|edits| (rank(edits), edits.clone()));
        Ok((ranked.repairs, is_whole))
    }

    /// Adds the repairs of least visible edits of these cells.
    fn add_lightest(&mut self, cells: &[CellId], ranked: &mut Ranked) -> Result<(), RepairError> {
        let (first, looks) = (&self.first, self.looks);
        let symmetries = looks.appearance.symmetries();
        let first_cost = looks.cost(first);
        let cap = first.iter().map(|&edit| looks.share(edit)).sum::<usize>().max(first_cost);
        let mut inputs = Vec::new();
        for &cell in cells {
            if let Some((_, colors)) = self.hitting.variables_of(cell)? {
                inputs.extend(colors.iter().map(|&(color, lit)| (lit, looks.share((cell, color)))));
            }
        }
        if !self.limit_number(cells)? {
            return Ok(());
        }
        let is_countable = inputs.len().saturating_mul(cap * cap) <= MAX_CLAUSES;
        let total = is_countable.then(|| Totalizer::new(self.hitting.solver(), &inputs, cap + 1));
        let total = total.transpose()?;
        let mut selectors = Vec::new();
        for images in symmetries {
            selectors.push(self.symmetric(cells, images)?);
        }
        if !selectors.is_empty() {
            // However visible it is.
            ranked.repairs.extend(self.lightest(cells, &selectors, total.as_ref(), usize::MAX)?);
        }
        if total.is_some() {
            let alone = selectors.iter().map(|&selector| vec![selector]);
            for goal in alone.chain([Vec::new()]) {
                ranked.repairs.extend(self.lightest(cells, &goal, total.as_ref(), cap)?);
            }
        }
        ranked.repairs.sort();
        ranked.repairs.dedup();
        Ok(())
    }

    /// A literal that makes edits symmetric: a cell gets a color if its image does.
    fn symmetric(&mut self, cells: &[CellId], images: &[CellId]) -> Result<Lit, RepairError> {
        let fresh = self.hitting.solver().fresh();
        let selector = fresh.ok_or(crate::sat::cnf::CnfError::Full)?.positive();
        for &cell in cells {
            let image = images[cell.index()];
            for color in self.edits.colors(cell).iter().filter(|_| image != cell) {
                let Some(literal) = self.hitting.literal((cell, color))? else { continue };
                let image = match cells.binary_search(&image) {
                    Ok(_) => self.hitting.literal((image, color))?,
                    Err(_) => None,
                };
                let clause: Vec<Lit> = [!selector, !literal].into_iter().chain(image).collect();
                self.hitting.solver().add_clause(&clause)?;
            }
        }
        Ok(selector)
    }

    /// The repair of least visible edits of these cells under these assumptions, as far as `total`
    /// adds up at most how visible they are; without it any repair.
    fn lightest(
        &mut self,
        cells: &[CellId],
        goal: &[Lit],
        total: Option<&Totalizer>,
        mut max_weight: usize,
    ) -> Result<Option<Vec<Edit>>, RepairError> {
        let mut best = None;
        for _ in 0..MAX_CHECKS {
            let mut assumptions = goal.to_vec();
            assumptions.extend(total.and_then(|total| total.more_than(max_weight)).map(|lit| !lit));
            assumptions.extend(self.without_later_cells(cells)?);
            let outcome = self.hitting.any(&assumptions, &self.request.budget)?;
            let Outcome::Found(edits) = outcome else { break };
            match (self.check)(self.hitting, &edits)? {
                Check::Right => {
                    let share = edits.iter().map(|&edit| self.looks.share(edit)).sum::<usize>();
                    best = Some(edits);
                    let lower = share.checked_sub(1);
                    let is_bound = |lower: &usize| {
                        total.is_some_and(|total| total.more_than(*lower).is_some())
                    };
                    match lower.filter(is_bound) {
                        Some(lower) => max_weight = lower,
                        None => break,
                    }
                }
                Check::Wrong => {}
                Check::Unknown | Check::Limit(_) => break,
            }
        }
        Ok(best)
    }

    /// Adds repairs, at most up to `count`, with at most this many uniqueness checks.
    fn add_others(
        &mut self,
        count: usize,
        checks: usize,
        ranked: &mut Ranked,
    ) -> Result<(), RepairError> {
        for _ in 0..checks {
            let edits = match self.hitting.any(&[], &self.request.budget)? {
                Outcome::Found(_) if ranked.repairs.len() >= count => break,
                Outcome::Found(edits) => edits,
                Outcome::None(_) => {
                    ranked.is_whole = true;
                    break;
                }
                _ => break,
            };
            match (self.check)(self.hitting, &edits)? {
                Check::Right => {
                    self.hitting.exclude(&edits)?;
                    ranked.repairs.push(edits);
                }
                Check::Wrong => {}
                Check::Unknown | Check::Limit(_) => break,
            }
        }
        Ok(())
    }

    /// Does it take few enough clauses to count the edits of these cells?
    fn is_countable(&self, cells: &[CellId]) -> bool {
        cells.len().saturating_mul((self.first.len() + 1).pow(2)) <= MAX_CLAUSES
    }

    /// Forbids editing more of these cells than the number; false if that takes too many clauses.
    fn limit_number(&mut self, cells: &[CellId]) -> Result<bool, RepairError> {
        if !self.is_countable(cells) {
            return Ok(false);
        }
        let number = self.first.len();
        let mut inputs = Vec::with_capacity(cells.len());
        for &cell in cells {
            if let Some((edited, _)) = self.hitting.variables_of(cell)? {
                inputs.push((edited, 1));
            }
        }
        let total = Totalizer::new(self.hitting.solver(), &inputs, number + 1)?;
        if let Some(exceeds) = total.more_than(number) {
            self.hitting.solver().add_clause(&[!exceeds])?;
        }
        Ok(true)
    }

    /// Assumptions that forbid editing cells of later corrections.
    fn without_later_cells(&mut self, early: &[CellId]) -> Result<Vec<Lit>, RepairError> {
        let cells: Vec<CellId> =
            self.hitting.cells().filter(|cell| early.binary_search(cell).is_err()).collect();
        let mut denied = Vec::new();
        for cell in cells {
            denied.extend(self.hitting.variables_of(cell)?.map(|(edited, _)| !edited));
        }
        Ok(denied)
    }
}
