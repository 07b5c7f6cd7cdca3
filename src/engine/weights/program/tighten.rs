//! Makes whole numbers smaller and their bound less, one number after the other.
//!
//! With all other numbers as they are, what two lines of a cell collect at most depends on how they
//! share the number: it is least on an interval. The share nearest to the half in that interval is
//! taken. Invariants: the bound never grows.

use super::rounding::Whole;
use super::{Program, Work};
use crate::puzzle::{CellId, Color, Crossing};

/// How often all numbers are tried.
const ROUNDS: u32 = 4;
/// Larger numbers stay as they are.
const FAR: i64 = 1 << 50;

impl Program<'_> {
    pub fn tighten(&self, whole: &mut Whole, work: &mut Work) -> Option<()> {
        let largest = whole.shares.iter().map(|share| share.abs()).max().unwrap_or_default();
        if largest >= FAR / 1024 {
            return Some(());
        }
        for _ in 0..ROUNDS {
            let mut is_changed = false;
            for cell in self.puzzle.geometry().cells() {
                for color in self.puzzle.palette().colors() {
                    is_changed |= self.share_anew(whole, cell, color, work)?;
                }
            }
            if !is_changed {
                break;
            }
        }
        whole.bound = self.bound(&whole.shares, work)?;
        Some(())
    }

    /// Shares the number of a color between the first family and each other one; did it change?
    fn share_anew(
        &self,
        whole: &mut Whole,
        cell: CellId,
        color: Color,
        work: &mut Work,
    ) -> Option<bool> {
        let place = self.places[cell.index() * self.color_count + color.index()];
        if place == u32::MAX {
            return Some(false);
        }
        let through = self.puzzle.geometry().through(cell);
        let first = place as usize * self.families();
        let mut is_changed = false;
        for family in 1..self.families() {
            let sum = whole.shares[first] + whole.shares[first + family];
            // The other line loses nothing up to its border, the first one nothing from this on.
            let one = self.border(whole, through[family], color, work)?;
            let other = sum - self.border(whole, through[0], color, work)?;
            let fresh = (sum / 2).clamp(one.min(other), one.max(other));
            if fresh.abs().max((sum - fresh).abs()) < FAR / 1024 {
                is_changed |= fresh != whole.shares[first + family];
                whole.shares[first + family] = fresh;
                whole.shares[first] = sum - fresh;
            }
        }
        Some(is_changed)
    }

    /// Up to which number a line's best placement need not have the color in this cell.
    fn border(&self, whole: &Whole, at: Crossing, color: Color, work: &mut Work) -> Option<i64> {
        let track = &self.tracks[at.line.index()];
        work.pay(3 * track.work())?;
        let place = at.at as usize * self.color_count + color.index();
        let mut amounts = self.amounts(at.line, &whole.shares);
        amounts[place] = 0;
        let only = (at.at as usize, color);
        let Some(with) = track.best(&amounts, self.color_count, Some(only)) else {
            // No placement has the color, so the line can take any number.
            return Some(FAR / 2048);
        };
        amounts[place] = -FAR;
        let without = track.best(&amounts, self.color_count, None)?;
        Some(if without <= -FAR / 2 { -FAR / 2048 } else { without - with })
    }
}
