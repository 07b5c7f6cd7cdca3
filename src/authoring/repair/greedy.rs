//! A repair soon, not the smallest one: the edit that leaves fewest cells open, again and again.
//!
//! In: what may be done, what is to be reached, where to begin. Out: edits of which none can be
//! spared. Invariants: bounded in steps; what is handed out was checked as any other repair.
//! Source: the search for one cell is that of the editor of number-loom.

use super::alternatives::{Alternatives, Effort, FEW_CONFLICTS, alternatives};
use super::edits::{Edit, Edits};
use super::corrections::Correction;
use super::weights::Scale;
use super::{RepairError, Target};
use crate::propagation::propagate;
use crate::puzzle::{CellId, Color, LineId, Picture, Puzzle};
use crate::sat::budget::Budget;
use std::collections::{BTreeMap, BTreeSet};

/// Most edits that are tried in one step.
const MAX_TRIED: usize = 24;

/// Where so many cells are open, one more edit is made in each step.
const OPEN_FOR_ONE: usize = 64;

/// Conflicts of the solver in each step.
const STEP_CONFLICTS: u64 = 100;

/// The search from above.
pub(super) struct Greedy<'a> {
    pub edits: &'a Edits<'a>,
    pub scale: &'a Scale<'a>,
    pub target: Target,
    pub budget: &'a Budget,
    /// Most edits that are of use to anybody.
    pub max: usize,
}

impl Greedy<'_> {
    /// Edits that reach the aim, if some are found from these on.
    ///
    /// # Errors
    /// [`MendError`].
    pub fn search(&self, from: &[Edit]) -> Result<Option<Vec<Edit>>, RepairError> {
        let mut state: BTreeMap<CellId, Color> = from.iter().copied().collect();
        let mut tried: BTreeSet<Edit> = BTreeSet::new();
        while state.len() <= self.max && tried.len() < self.edits.puzzle().geometry().cell_count() {
            let (puzzle, picture) = self.apply(&state)?;
            let Some(found) = self.alternatives(&puzzle, &picture, STEP_CONFLICTS)? else {
                return Ok(None);
            };
            if self.is_reached(&found) {
                return self.pruned(state).map(Some);
            }
            let open = found.open;
            let mut judged = Vec::new();
            for edit in self.moves(&state, &puzzle, found.corrections, &tried) {
                let mut next = state.clone();
                self.set(&mut next, edit);
                let Some(open) = self.open(&self.apply(&next)?.0) else { return Ok(None) };
                judged.push((open, self.scale.weight(edit), edit));
            }
            judged.sort_unstable();
            let mut lines: BTreeSet<LineId> = BTreeSet::new();
            let most = 1 + open / OPEN_FOR_ONE;
            let before = tried.len();
            for &(after, _, edit) in &judged {
                let own = self.edits.puzzle().geometry().through(edit.0);
                let is_first = tried.len() == before;
                let is_apart = after < open && own.iter().all(|it| !lines.contains(&it.line));
                if is_first || is_apart {
                    lines.extend(own.iter().map(|crossing| crossing.line));
                    tried.insert(edit);
                    self.set(&mut state, edit);
                }
                if tried.len() == before + most {
                    break;
                }
            }
            if tried.len() == before {
                return Ok(None);
            }
        }
        Ok(None)
    }

    fn is_reached(&self, found: &Alternatives) -> bool {
        found.open == 0 || self.target == Target::Unique && found.is_unique
    }

    /// Does what is to be done to a cell; undoes it where that is how it was.
    fn set(&self, state: &mut BTreeMap<CellId, Color>, (cell, color): Edit) {
        if self.edits.kept(cell) == Some(color) {
            state.remove(&cell);
        } else {
            state.insert(cell, color);
        }
    }

    fn apply(&self, state: &BTreeMap<CellId, Color>) -> Result<(Puzzle, Picture), RepairError> {
        let edits: Vec<Edit> = state.iter().map(|(&cell, &color)| (cell, color)).collect();
        self.edits.apply(&edits)
    }

    /// Cells that lines leave open; nothing if there is no time.
    fn open(&self, puzzle: &Puzzle) -> Option<usize> {
        propagate(puzzle, self.budget).ok().map(|known| known.open_count())
    }

    /// The same, and what is demanded.
    fn alternatives(
        &self,
        puzzle: &Puzzle,
        picture: &Picture,
        conflicts: u64,
    ) -> Result<Option<Alternatives>, RepairError> {
        let look = Effort::Brief(conflicts);
        Ok(alternatives(self.edits, (puzzle, picture), look, self.budget)?.found::<()>().ok())
    }

    /// Edits worth a try: those that meet most demands first.
    fn moves(
        &self,
        state: &BTreeMap<CellId, Color>,
        puzzle: &Puzzle,
        demands: Vec<Correction>,
        tried: &BTreeSet<Edit>,
    ) -> Vec<Edit> {
        let mut met: BTreeMap<Edit, usize> = BTreeMap::new();
        for claim in demands.iter().flatten() {
            let allowed = self.edits.colors(claim.cell);
            let allowed = self.edits.kept(claim.cell).map_or(allowed, |kept| {
                if allowed.is_empty() { allowed } else { allowed.with(kept) }
            });
            for color in allowed.iter().filter(|&color| (color == claim.color) == claim.has) {
                *met.entry((claim.cell, color)).or_default() += 1;
            }
        }
        if demands.is_empty() {
            // Lines do not tell, and no other picture is near: what they leave open is as good
            // as any. Those that are tried lie all over the board.
            if let Ok(known) = propagate(puzzle, self.budget) {
                let open: Vec<CellId> = known.open_cells().collect();
                let turn = tried.len() % MAX_TRIED;
                for &cell in open.iter().skip(turn).step_by(open.len().div_ceil(MAX_TRIED).max(1)) {
                    met.extend(self.edits.colors(cell).iter().map(|color| ((cell, color), 1)));
                }
            }
        }
        let is_new = |edit: &Edit| {
            let has = state.get(&edit.0).copied().or(self.edits.kept(edit.0));
            has != Some(edit.1) && !tried.contains(edit)
        };
        let mut moves: Vec<(usize, usize, Edit)> = met
            .into_iter()
            .filter(|(edit, _)| is_new(edit))
            .map(|(edit, count)| (usize::MAX - count, self.scale.weight(edit), edit))
            .collect();
        moves.sort_unstable();
        moves.into_iter().take(MAX_TRIED).map(|(_, _, edit)| edit).collect()
    }

    /// The edits without those that can be spared, those that are seen most first.
    fn pruned(&self, mut state: BTreeMap<CellId, Color>) -> Result<Vec<Edit>, RepairError> {
        let mut order: Vec<Edit> = state.iter().map(|(&cell, &color)| (cell, color)).collect();
        order.sort_by_key(|&edit| std::cmp::Reverse(self.scale.weight(edit)));
        for (cell, color) in order {
            state.remove(&cell);
            let (puzzle, picture) = self.apply(&state)?;
            let is_reached = match self.target {
                Target::Lines => self.open(&puzzle) == Some(0),
                Target::Unique => self
                    .alternatives(&puzzle, &picture, FEW_CONFLICTS)?
                    .is_some_and(|found| self.is_reached(&found)),
            };
            if !is_reached {
                state.insert(cell, color);
            }
        }
        Ok(state.into_iter().collect())
    }
}
