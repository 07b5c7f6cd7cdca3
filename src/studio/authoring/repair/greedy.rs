//! Finds a repair soon, not the smallest one: repeats the edit that leaves the fewest cells open.
//!
//! In: the possible edits, a target, first edits. Out: a minimal set of edits.
//! Invariants: the number of steps is bounded; the repair passed a check of the target.
//! Source: the editor of number-loom searches for one cell in the same way.

use super::alternatives::{Alternatives, Effort, FEW_CONFLICTS, alternatives};
use super::corrections::{Correction, Edit};
use super::edits::Edits;
use super::weights::Scale;
use super::{RepairError, Target};
use crate::budget::Budget;
use crate::propagation::propagate;
use crate::puzzle::{CellId, Color, LineId, Picture, Puzzle};
use std::collections::{BTreeMap, BTreeSet};

/// Most edits to try in one step.
const MAX_TRIED: usize = 24;

/// Each step makes one more edit for this many open cells.
const OPEN_FOR_ONE: usize = 64;

/// Most conflicts of the solver in each step.
const STEP_CONFLICTS: u64 = 100;

/// A greedy search.
pub(super) struct Greedy<'a> {
    pub edits: &'a Edits<'a>,
    pub scale: &'a Scale<'a>,
    pub target: Target,
    pub budget: &'a Budget,
    /// The search ends when it needs more edits than this.
    pub max: usize,
}

impl Greedy<'_> {
    /// Edits that reach the target, starting from `from`; `None` if the search finds none.
    ///
    /// # Errors
    /// [`RepairError`] on a defect.
    pub fn search(&self, from: &[Edit]) -> Result<Option<Vec<Edit>>, RepairError> {
        let mut state: BTreeMap<CellId, Color> = from.iter().copied().collect();
        let mut attempts: BTreeSet<Edit> = BTreeSet::new();
        while state.len() <= self.max
            && attempts.len() < self.edits.puzzle().geometry().cell_count()
        {
            let (puzzle, picture) = self.apply(&state)?;
            let Some(alternatives) = self.alternatives(&puzzle, &picture, STEP_CONFLICTS)? else {
                return Ok(None);
            };
            if self.is_reached(&alternatives) {
                return self.pruned(state).map(Some);
            }
            let open = alternatives.open;
            let mut candidates = Vec::new();
            for edit in self.candidates(&state, &puzzle, alternatives.corrections, &attempts) {
                let mut next = state.clone();
                self.set(&mut next, edit);
                let Some(open) = self.open(&self.apply(&next)?.0) else { return Ok(None) };
                candidates.push((open, self.scale.weight(edit), edit));
            }
            candidates.sort_unstable();
            let mut lines: BTreeSet<LineId> = BTreeSet::new();
            let limit = 1 + open / OPEN_FOR_ONE;
            let count = attempts.len();
            for &(after, _, edit) in &candidates {
                let crossings = self.edits.puzzle().geometry().through(edit.0);
                let is_first = attempts.len() == count;
                let is_apart = after < open && crossings.iter().all(|it| !lines.contains(&it.line));
                if is_first || is_apart {
                    lines.extend(crossings.iter().map(|crossing| crossing.line));
                    attempts.insert(edit);
                    self.set(&mut state, edit);
                }
                if attempts.len() == count + limit {
                    break;
                }
            }
            if attempts.len() == count {
                return Ok(None);
            }
        }
        Ok(None)
    }

    fn is_reached(&self, alternatives: &Alternatives) -> bool {
        alternatives.open == 0 || self.target == Target::Unique && alternatives.is_unique
    }

    /// Applies an edit to the cell and its orbit; removes edits if the color is the original one.
    fn set(&self, state: &mut BTreeMap<CellId, Color>, (cell, color): Edit) {
        for &cell in [cell].iter().chain(self.edits.orbit(cell)) {
            if self.edits.kept(cell) == Some(color) {
                state.remove(&cell);
            } else {
                state.insert(cell, color);
            }
        }
    }

    fn apply(&self, state: &BTreeMap<CellId, Color>) -> Result<(Puzzle, Picture), RepairError> {
        let edits: Vec<Edit> = state.iter().map(|(&cell, &color)| (cell, color)).collect();
        self.edits.apply(&edits)
    }

    /// The number of cells that line propagation leaves open; `None` if the budget is over.
    fn open(&self, puzzle: &Puzzle) -> Option<usize> {
        propagate(puzzle, self.budget).ok().map(|deduction| deduction.open_count())
    }

    /// Open cells, uniqueness and corrections; `None` at a limit.
    fn alternatives(
        &self,
        puzzle: &Puzzle,
        picture: &Picture,
        conflicts: u64,
    ) -> Result<Option<Alternatives>, RepairError> {
        let effort = Effort::Brief(conflicts);
        Ok(alternatives(self.edits, (puzzle, picture), effort, self.budget)?.found::<()>().ok())
    }

    /// Up to [`MAX_TRIED`] new edits; those that satisfy most corrections come first.
    fn candidates(
        &self,
        state: &BTreeMap<CellId, Color>,
        puzzle: &Puzzle,
        corrections: Vec<Correction>,
        attempts: &BTreeSet<Edit>,
    ) -> Vec<Edit> {
        let mut satisfied: BTreeMap<Edit, usize> = BTreeMap::new();
        for literal in corrections.iter().flatten() {
            let colors = self.edits.colors(literal.cell);
            let colors = self.edits.kept(literal.cell).map_or(colors, |own_color| {
                if colors.is_empty() { colors } else { colors.with(own_color) }
            });
            for color in colors.iter().filter(|&color| (color == literal.color) == literal.has) {
                *satisfied.entry((literal.cell, color)).or_default() += 1;
            }
        }
        if corrections.is_empty() {
            // Without corrections any open cell is a candidate; take some from the whole board.
            if let Ok(deduction) = propagate(puzzle, self.budget) {
                let open: Vec<CellId> = deduction.open_cells().collect();
                let turn = attempts.len() % MAX_TRIED;
                for &cell in open.iter().skip(turn).step_by(open.len().div_ceil(MAX_TRIED).max(1)) {
                    let colors = self.edits.colors(cell).iter();
                    satisfied.extend(colors.map(|color| ((cell, color), 1)));
                }
            }
        }
        let is_new = |edit: &Edit| {
            let has = state.get(&edit.0).copied().or(self.edits.kept(edit.0));
            has != Some(edit.1) && !attempts.contains(edit)
        };
        let mut ranked: Vec<(usize, usize, Edit)> = satisfied
            .into_iter()
            .filter(|(edit, _)| is_new(edit))
            .map(|(edit, count)| (usize::MAX - count, self.scale.weight(edit), edit))
            .collect();
        ranked.sort_unstable();
        ranked.into_iter().take(MAX_TRIED).map(|(_, _, edit)| edit).collect()
    }

    /// Removes edits that the target does not need; tries the most visible ones first.
    fn pruned(&self, mut state: BTreeMap<CellId, Color>) -> Result<Vec<Edit>, RepairError> {
        let mut order: Vec<Edit> = state.iter().map(|(&cell, &color)| (cell, color)).collect();
        order.sort_by_key(|&edit| std::cmp::Reverse(self.scale.weight(edit)));
        for (cell, _) in order {
            let state_before = state.clone();
            state.remove(&cell);
            for image in self.edits.orbit(cell) {
                state.remove(image);
            }
            let (puzzle, picture) = self.apply(&state)?;
            let is_reached = match self.target {
                Target::Lines => self.open(&puzzle) == Some(0),
                Target::Unique => self
                    .alternatives(&puzzle, &picture, FEW_CONFLICTS)?
                    .is_some_and(|alternatives| self.is_reached(&alternatives)),
            };
            if !is_reached {
                state = state_before;
            }
        }
        Ok(state.into_iter().collect())
    }
}
