//! From prices to whole numbers that pass the exact bound.
//!
//! In: prices of all slots. Out: [`Whole`]. Invariants: the shares of a number sum to the scale
//! times the gain; a sum that does not fit into 64 bits is no answer.

use super::{Program, Work};

/// The greatest scale.
const MOST_SCALE: i64 = 1 << 16;
/// Larger prices are given up: a thousand of their sums fit.
const FAR: f64 = (1_i64 << 50) as f64;

/// Whole numbers by slot.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Whole {
    pub scale: i64,
    pub shares: Vec<i64>,
    /// What all lines together collect at most.
    pub bound: i64,
}

impl Program<'_> {
    /// Whole numbers that pass: at scale 1 if smaller ones make up for the rounding.
    pub fn whole(&self, prices: &[f64], work: &mut Work) -> Option<Whole> {
        let passing = self.passing(prices, work)?;
        let rounded = if passing.scale > 1 { self.rounded(prices, 1, 1.0, work) } else { None };
        for mut whole in rounded.into_iter().chain([passing]) {
            // Without work left, they stay as they are.
            let _ = self.tighten(&mut whole, work);
            if self.passes(&whole) {
                return Some(whole);
            }
        }
        None
    }

    fn passes(&self, whole: &Whole) -> bool {
        whole.bound < self.goal(whole.scale)
    }

    /// The numbers of the least scale that pass; then smaller ones as long as they pass.
    fn passing(&self, prices: &[f64], work: &mut Work) -> Option<Whole> {
        let mut scale = 1;
        let mut best = loop {
            let whole = self.rounded(prices, scale, scale as f64, work)?;
            if self.passes(&whole) {
                break whole;
            }
            scale *= 2;
            if scale > MOST_SCALE {
                return None;
            }
        };
        let mut factor = scale as f64;
        loop {
            factor /= 2.0;
            match self.rounded(prices, scale, factor, work) {
                Some(less) if self.passes(&less) && less.shares != best.shares => best = less,
                _ => return Some(best),
            }
        }
    }

    /// Rounds `factor` times the prices; the first family gets the rest.
    fn rounded(&self, prices: &[f64], scale: i64, factor: f64, work: &mut Work) -> Option<Whole> {
        if prices.iter().any(|price| (price * factor).abs() > FAR) {
            return None;
        }
        let mut shares: Vec<i64> =
            prices.iter().map(|price| (price * factor).round() as i64).collect();
        for own in shares.chunks_mut(self.families()) {
            own[0] = self.gain * scale - own[1..].iter().sum::<i64>();
        }
        let bound = self.bound(&shares, work)?;
        Some(Whole { scale, shares, bound })
    }

    /// What all lines together collect at most.
    pub fn bound(&self, shares: &[i64], work: &mut Work) -> Option<i64> {
        let mut sum = 0_i64;
        for (line, track) in self.puzzle.geometry().lines().zip(&self.tracks) {
            work.pay(track.work())?;
            let best = track.best(&self.amounts(line, shares), self.color_count, None)?;
            sum = sum.checked_add(best)?;
        }
        Some(sum)
    }
}
