//! Chooses among the lattices of several lengths of rules, dark on light and light on dark.
//!
//! In: gray levels, a budget. Out: lattices, the best first.

use super::spacing::Buckets;
use super::{Gray, Lattice, clean, crossings, frame, grow, rim, threshold};
use crate::budget::Budget;

/// The least lengths of dark runs, in pixels: short ones find small cells, long ones are not misled
/// by digits.
const LENGTHS: [usize; 5] = [11, 17, 25, 35, 50];
/// The fewest crossings of a puzzle.
const FEWEST: usize = 30;
/// The least spacing of rules, in pixels.
const LEAST_SPACING: f64 = 7.0;

/// A lattice, and how it was found.
pub struct Found {
    /// All crossings.
    pub lattice: Lattice,
    /// Are rules and digits lighter than the paper?
    pub is_light: bool,
    /// The number of crossings, less for those that were computed.
    score: f64,
    /// The least length of its rules.
    length: usize,
}

/// The lattices of an image, the best first; few are worth a try. Rules are dark in `dark`, in
/// `light` those that are lighter than the paper.
pub fn lattices(dark: &Gray, light: &Gray, budget: &Budget) -> Vec<Found> {
    let mut dark = of_one(dark, false, budget);
    let light = of_one(light, true, budget);
    let best = |found: &[Found]| found.first().map_or(0.0, |found| found.score);
    if best(&light) > 1.3 * best(&dark) {
        return light.into_iter().chain(dark).collect();
    }
    dark.extend(light);
    dark
}

/// The lattices of lines that `thin` gave.
pub fn lattices_of_thin(lines: &Gray, budget: &Budget) -> Vec<Found> {
    of_one(lines, false, budget)
}

/// The lattices of dark rules: the one of the longest rules that is nearly the best comes first. One
/// that has all its crossings is not misled by digits, so none with fewer comes before it.
fn of_one(gray: &Gray, is_light: bool, budget: &Budget) -> Vec<Found> {
    let mask = threshold::dark(gray);
    let (mut found, mut whole) = (Vec::new(), 0_f64);
    for length in LENGTHS {
        if budget.is_over() {
            break;
        }
        let Some(points) = crossings::crossings(&mask, length) else { continue };
        if points.len() < FEWEST {
            continue;
        }
        let buckets = Buckets::new(&points, gray.width(), gray.height());
        let spacing = buckets.spacing();
        let shorter = spacing.x.min(spacing.y);
        if shorter <= LEAST_SPACING {
            continue;
        }
        let Some(grown) = grow::grown(&points, &buckets, spacing) else { continue };
        let count = grown.count() as f64;
        let score = count * count / (grown.rows * grown.columns) as f64;
        if grown.count() < FEWEST || grown.count() * 3 < grown.rows * grown.columns {
            continue;
        }
        if grown.count() == grown.rows * grown.columns {
            whole = whole.max(score);
        }
        let Some(lattice) = clean::cleaned(&grown, shorter) else { continue };
        let lattice = rim::settled(frame::framed(lattice, gray), gray);
        found.push(Found { lattice, is_light, score, length });
    }
    let best = found.iter().map(|found| found.score).fold(0.0, f64::max);
    let rank = |found: &Found| {
        if found.score >= whole.max(0.94 * best) { found.length as f64 } else { found.score / best }
    };
    found.sort_by(|one, other| rank(other).total_cmp(&rank(one)));
    found
}
