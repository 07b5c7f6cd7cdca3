//! A repair soon, not the smallest one: the edit that leaves fewest cells open, again and again.
//!
//! In: what may be done, what is to be reached, where to begin. Out: edits of which none can be
//! spared. Holds: bounded in steps; what is handed out was checked as any other repair.
//! Source: the search for one cell is that of the editor of number-loom.

use super::edits::{Edit, Edits};
use super::rivals::rivals;
use super::span::Demand;
use super::weights::Scale;
use super::{Aim, MendError};
use crate::line::propagate;
use crate::puzzle::{CellId, Color, Picture, Puzzle};
use crate::sat::budget::Budget;
use std::collections::BTreeMap;

/// Most edits that are tried in one step.
const MAX_TRIED: usize = 60;

/// The search from above.
pub(super) struct Greedy<'a> {
    pub edits: &'a Edits<'a>,
    pub scale: &'a Scale<'a>,
    pub aim: Aim,
    pub budget: &'a Budget,
    /// Most edits that are of use to anybody.
    pub max: usize,
}

impl Greedy<'_> {
    /// Edits that reach the aim, if some are found from these on.
    ///
    /// # Errors
    /// [`MendError`].
    pub fn search(&self, from: &[Edit]) -> Result<Option<Vec<Edit>>, MendError> {
        let mut state: BTreeMap<CellId, Color> = from.iter().copied().collect();
        let mut tried: Vec<Edit> = Vec::new();
        for _ in 0..4 * self.edits.puzzle().geometry().cell_count() {
            let (puzzle, picture) = self.apply(&state)?;
            let Some((open, demands)) = self.look(&puzzle, &picture)? else { return Ok(None) };
            if self.is_reached(open, &demands) {
                return self.pruned(state).map(Some);
            }
            let moves = self.moves(&state, &puzzle, demands, &tried);
            let mut best: Option<(usize, usize, Edit)> = None;
            for (cell, color) in moves {
                let mut next = state.clone();
                self.set(&mut next, (cell, color));
                let Some(open) = self.open(&self.apply(&next)?.0) else { return Ok(None) };
                let judged = (open, self.scale.weight((cell, color)), (cell, color));
                if best.is_none_or(|best| judged < best) {
                    best = Some(judged);
                }
            }
            let Some((_, _, edit)) = best else { return Ok(None) };
            tried.push(edit);
            self.set(&mut state, edit);
            if state.len() > self.max {
                return Ok(None);
            }
        }
        Ok(None)
    }

    fn is_reached(&self, open: usize, demands: &[Demand]) -> bool {
        open == 0 || self.aim == Aim::Unique && demands.is_empty()
    }

    /// Does what is to be done to a cell; undoes it where that is how it was.
    fn set(&self, state: &mut BTreeMap<CellId, Color>, (cell, color): Edit) {
        if self.edits.kept(cell) == Some(color) {
            state.remove(&cell);
        } else {
            state.insert(cell, color);
        }
    }

    fn apply(&self, state: &BTreeMap<CellId, Color>) -> Result<(Puzzle, Picture), MendError> {
        let edits: Vec<Edit> = state.iter().map(|(&cell, &color)| (cell, color)).collect();
        self.edits.apply(&edits)
    }

    /// Cells that lines leave open; nothing if there is no time.
    fn open(&self, puzzle: &Puzzle) -> Option<usize> {
        propagate(puzzle, self.budget).ok().map(|known| known.open_count())
    }

    /// The same, and what is demanded.
    fn look(
        &self,
        puzzle: &Puzzle,
        picture: &Picture,
    ) -> Result<Option<(usize, Vec<Demand>)>, MendError> {
        let found = rivals(self.edits, puzzle, picture, self.budget)?;
        Ok(found.ok().map(|found| (found.open, found.demands)))
    }

    /// Edits worth a try: those that meet most demands first.
    fn moves(
        &self,
        state: &BTreeMap<CellId, Color>,
        puzzle: &Puzzle,
        demands: Vec<Demand>,
        tried: &[Edit],
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
            // It is unique, and lines do not tell: what they leave open is as good as any.
            if let Ok(known) = propagate(puzzle, self.budget) {
                for cell in known.open_cells() {
                    for color in self.edits.colors(cell).iter() {
                        met.insert((cell, color), 1);
                    }
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
    fn pruned(&self, mut state: BTreeMap<CellId, Color>) -> Result<Vec<Edit>, MendError> {
        let mut order: Vec<Edit> = state.iter().map(|(&cell, &color)| (cell, color)).collect();
        order.sort_by_key(|&edit| std::cmp::Reverse(self.scale.weight(edit)));
        for (cell, color) in order {
            state.remove(&cell);
            let (puzzle, picture) = self.apply(&state)?;
            let is_reached = match self.aim {
                Aim::Lines => self.open(&puzzle) == Some(0),
                Aim::Unique => {
                    let found = self.look(&puzzle, &picture)?;
                    found.is_some_and(|(open, demands)| self.is_reached(open, &demands))
                }
            };
            if !is_reached {
                state.insert(cell, color);
            }
        }
        Ok(state.into_iter().collect())
    }
}
