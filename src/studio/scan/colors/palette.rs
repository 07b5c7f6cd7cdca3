//! Joins colors that look alike.
//!
//! In: the colors of numbers. Out: a few colors, and for each number the nearest of them.

use super::lab::Lab;
use crate::scan::cell::Levels;

/// The most colors of a puzzle that is read.
pub const MAX_COLORS: usize = 12;
/// Colors nearer than this are one from the start.
const SAME: f64 = 0.02;
/// The most colors before any are joined by distance.
const MAX_SHADES: usize = 300;
/// A color is sure if the second nearest is at least this many times as far.
const SURE: f64 = 1.7;

/// A few colors, each with the numbers that have it.
pub struct Palette {
    /// For each color its levels.
    pub colors: Vec<Levels>,
    /// The middles of the colors.
    middles: Vec<Lab>,
}

impl Palette {
    /// The colors that are at least `apart`.
    pub fn of(seen: &[(Lab, Levels)], apart: f64) -> Palette {
        let mut shades = shades(seen);
        while let Some((one, other, distance)) = nearest_pair(&shades) {
            if distance >= apart && shades.len() <= MAX_COLORS {
                break;
            }
            let (gone, weight) = shades.swap_remove(other);
            let (kept, kept_weight) = shades[one];
            shades[one] = (kept.joined(kept_weight, gone, weight), kept_weight + weight);
        }
        let middles: Vec<Lab> = shades.into_iter().map(|(lab, _)| lab).collect();
        let mut palette = Palette { colors: Vec::new(), middles };
        let members: Vec<usize> = seen.iter().map(|&(lab, _)| palette.nearest(lab)[0]).collect();
        palette.colors =
            (0..palette.middles.len()).map(|color| median(seen, &members, color)).collect();
        palette
    }

    /// The color of this place; a second one if that is hardly farther.
    pub fn nearest(&self, lab: Lab) -> Vec<usize> {
        let mut order: Vec<(f64, usize)> = self
            .middles
            .iter()
            .enumerate()
            .map(|(at, middle)| (lab.distance(*middle), at))
            .collect();
        order.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
        let first = order.first().map_or(0.0, |&(distance, _)| distance);
        let kept = order.iter().take(2).enumerate();
        let kept = kept.filter(|&(at, &(distance, _))| at == 0 || distance < SURE * first);
        let kept: Vec<usize> = kept.map(|(_, &(_, color))| color).collect();
        if kept.is_empty() { vec![0] } else { kept }
    }
}

/// Colors that differ a little, each with how many numbers have it.
fn shades(seen: &[(Lab, Levels)]) -> Vec<(Lab, f64)> {
    let mut shades: Vec<(Lab, f64)> = Vec::new();
    for &(lab, _) in seen {
        let is_full = shades.len() >= MAX_SHADES;
        let near = shades.iter_mut().map(|shade| (lab.distance(shade.0), shade));
        let near = near.min_by(|one, other| one.0.total_cmp(&other.0));
        match near.filter(|&(distance, _)| is_full || distance < SAME) {
            Some((_, shade)) => *shade = (shade.0.joined(shade.1, lab, 1.0), shade.1 + 1.0),
            None => shades.push((lab, 1.0)),
        }
    }
    shades
}

fn nearest_pair(shades: &[(Lab, f64)]) -> Option<(usize, usize, f64)> {
    let pairs = (0..shades.len()).flat_map(|other| (0..other).map(move |one| (one, other)));
    let apart =
        |(one, other): (usize, usize)| (one, other, shades[one].0.distance(shades[other].0));
    pairs.map(apart).min_by(|one, other| one.2.total_cmp(&other.2))
}

/// The median of each channel of the numbers of a color.
fn median(seen: &[(Lab, Levels)], members: &[usize], color: usize) -> Levels {
    [0, 1, 2].map(|channel: usize| {
        let of_color = seen.iter().zip(members).filter(|&(_, &member)| member == color);
        let mut levels: Vec<u8> = of_color.map(|((_, levels), _)| levels[channel]).collect();
        levels.sort_unstable();
        levels.get(levels.len() / 2).copied().unwrap_or(0)
    })
}
