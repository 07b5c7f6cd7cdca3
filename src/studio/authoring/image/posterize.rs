//! Reduces an image to a few colors that people can distinguish.
//!
//! In: a raster, a number of cells, a number of colors or given ones. Out: at most that many colors,
//! and the color of each cell. Invariants: unless they are given, no two colors are nearer to each other than [`MIN_DISTANCE`]; unless the image
//! was drawn in cells, each color has at least one part in a hundred; whole numbers only.
//!
//! The algorithm splits the set of colors where that gains most, again and again (X. Wu,
//! "Efficient statistical computations for optimal color quantization", 1991). Then it runs
//! k-means. Both work in Oklab.

use super::Drawing;
use super::raster::{Lab, Light, ONE, Raster, distance, lab, levels, luminance, shrink};
use super::sketch::near_and_wide;
use crate::puzzle::Rgb;
use itertools::Itertools;

/// The least distance of two colors: a tenth of the distance of black and white.
const MIN_DISTANCE: i64 = ONE / 10;
/// Colors that differ from those that stand for them by more than this are shades.
const MIN_SHADE_DISTANCE: i64 = ONE / 50;
/// How many times the difference from the surroundings counts in images with shades.
const SHARPNESS: i64 = 3;
/// Most parts of cells in total.
const MAX_PARTS: u32 = 80_000;
/// Most rounds of k-means.
const MAX_ROUNDS: usize = 20;

/// Which colors a drawing may have.
pub enum Inks {
    /// At most this many, and at least two.
    Count(u8),
    /// White paper and these.
    Given(Vec<Rgb>),
}

/// Paper, the background of given inks.
const WHITE: Rgb = Rgb(255, 255, 255);

/// Reduces the raster to few colors.
pub fn posterize(raster: &Raster, size: (u32, u32), inks: &Inks) -> Drawing {
    let parts = parts(raster.size(), size);
    let fine = shrink(raster, (size.0 * parts, size.1 * parts));
    let labs: Vec<Lab> = fine.pixels().iter().map(|&light| lab(light)).collect();
    let least = if raster.is_drawn_in_cells(size) { 1 } else { (labs.len() / 100).max(1) };
    let (mut inks, means, mut colors) = match inks {
        Inks::Given(given) => {
            let others = given.iter().copied().filter(|&ink| ink != WHITE);
            let inks: Vec<Rgb> = [WHITE].into_iter().chain(others).collect();
            let means: Vec<Lab> = inks.iter().map(|&ink| lab_of(ink)).collect();
            let colors = nearest(&labs, &means);
            (inks, means, colors)
        }
        &Inks::Count(count) => {
            let (means, colors) = clustered(&labs, count, least);
            let median = |ink| median(fine.pixels(), &colors, ink);
            ((0..means.len()).map(median).collect(), means, colors)
        }
    };
    if is_shaded(&labs, &means, &colors) {
        colors = nearest(&sharp(labs.clone(), fine.size().0 as usize, parts), &means);
    }
    if inks.len() < 2 {
        inks.push(Rgb(0, 0, 0));
    }
    let (cells, sureness) = match parts {
        1 => (colors, labs.iter().map(|&lab| sureness(lab, &means)).collect()),
        parts => majority_colors(&colors, size, parts as usize, means.len()),
    };
    Drawing { inks, cells, sureness }
}

fn lab_of(Rgb(red, green, blue): Rgb) -> Lab {
    lab([red, green, blue].map(super::raster::linear))
}

/// The means of at most `count` sets of colors, each with at least `least` of them, and the set of
/// each color.
fn clustered(labs: &[Lab], count: u8, least: usize) -> (Vec<Lab>, Vec<u8>) {
    let mut means = initial_means(labs, usize::from(count));
    let mut colors = k_means(labs, &mut means);
    while let Some((first, second)) = to_merge(&means, &sizes(&colors, means.len()), least) {
        let (from, to) = (first.max(second), first.min(second));
        let members = labs.iter().zip(&colors);
        let members = members.filter(|(_, color)| [from, to].contains(&usize::from(**color)));
        means[to] = mean(members.map(|(&lab, _)| lab));
        means.remove(from);
        colors = nearest(labs, &means);
    }
    (means, colors)
}

/// Do colors differ much from those that stand for them, as in photographs?
fn is_shaded(labs: &[Lab], means: &[Lab], colors: &[u8]) -> bool {
    let apart = |(&lab, &color): (&Lab, &u8)| distance(lab, means[usize::from(color)]).isqrt();
    let sum: i64 = labs.iter().zip(colors).map(apart).sum();
    sum > MIN_SHADE_DISTANCE * labs.len() as i64
}

/// The same colors with sharper edges: what is darker than its surroundings becomes darker still,
/// so that small features stay.
fn sharp(mut labs: Vec<Lab>, width: usize, parts: u32) -> Vec<Lab> {
    let lightness = labs.iter().map(|lab| lab[0] as i32).collect();
    let (near_levels, wide) = near_and_wide(lightness, width, parts);
    for (lab, (near_level, wide)) in labs.iter_mut().zip(near_levels.iter().zip(&wide)) {
        lab[0] = (lab[0] + SHARPNESS * i64::from(near_level - wide)).clamp(0, ONE);
    }
    labs
}

/// The number of parts to a side of a cell. Each part votes for a color, because the mean of two
/// colors that meet in a cell may look like a third color.
fn parts(image: (u32, u32), size: (u32, u32)) -> u32 {
    let pixels = (image.0 / size.0).min(image.1 / size.1);
    let affordable = (MAX_PARTS / (size.0 * size.1)).isqrt();
    pixels.min(affordable).clamp(1, 6)
}

/// The color that most parts of each cell have, and its lead over the next one, 0 to 255.
fn majority_colors(
    colors: &[u8],
    size: (u32, u32),
    parts: usize,
    count: usize,
) -> (Vec<u8>, Vec<u8>) {
    let row = size.0 as usize * parts;
    let places = (0..size.1 as usize).flat_map(|y| (0..size.0 as usize).map(move |x| (x, y)));
    let vote = |(x, y): (usize, usize)| {
        let mut votes = vec![0; count];
        for line in colors.chunks(row).skip(y * parts).take(parts) {
            let cell = &line[x * parts..(x + 1) * parts];
            cell.iter().for_each(|&color| votes[usize::from(color)] += 1);
        }
        let order: Vec<usize> =
            (0..count).sorted_by_key(|&color| (std::cmp::Reverse(votes[color]), color)).collect();
        let next = order.get(1).map_or(0, |&color| votes[color]);
        (order[0] as u8, ((votes[order[0]] - next) * 255 / (parts * parts)) as u8)
    };
    places.map(vote).unzip()
}

/// Sorts the inks: the most frequent color of the rim is the background, the others follow from
/// light to dark. Removes unused inks, unless there are only two inks.
pub fn in_order(drawing: Drawing, width: usize) -> Drawing {
    let height = drawing.cells.len() / width;
    let is_rim = |at: usize| {
        let (x, y) = (at % width, at / width);
        x == 0 || y == 0 || x + 1 == width || y + 1 == height
    };
    let rim: Vec<u8> =
        (0..drawing.cells.len()).filter(|&at| is_rim(at)).map(|at| drawing.cells[at]).collect();
    let on_rim = sizes(&rim, drawing.inks.len());
    let counts = sizes(&drawing.cells, drawing.inks.len());
    let bright = |ink: usize| brightness(drawing.inks[ink]);
    let mut order: Vec<usize> = (0..drawing.inks.len())
        .sorted_by_key(|&ink| std::cmp::Reverse((bright(ink), ink)))
        .collect();
    let background = order.iter().copied().rev().max_by_key(|&ink| on_rim[ink]).unwrap_or(0);
    order.retain(|&ink| ink != background && (counts[ink] > 0 || drawing.inks.len() == 2));
    order.insert(0, background);
    with_inks(drawing, &order)
}

/// The drawing with these of its inks.
fn with_inks(drawing: Drawing, order: &[usize]) -> Drawing {
    let place = |cell: &u8| order.iter().position(|&ink| ink == usize::from(*cell)).unwrap_or(0);
    Drawing {
        inks: order.iter().map(|&ink| drawing.inks[ink]).collect(),
        cells: drawing.cells.iter().map(|cell| place(cell) as u8).collect(),
        sureness: drawing.sureness,
    }
}

/// Leaves out unused inks but the first.
pub fn used(drawing: Drawing) -> Drawing {
    let counts = sizes(&drawing.cells, drawing.inks.len());
    let is_used = |ink: &usize| *ink == 0 || counts[*ink] > 0;
    let order: Vec<usize> = (0..drawing.inks.len()).filter(is_used).collect();
    with_inks(drawing, &order)
}

/// Means of `count` sets of similar colors; fewer if there are fewer colors.
fn initial_means(labs: &[Lab], count: usize) -> Vec<Lab> {
    let mut sets = vec![labs.to_vec()];
    while sets.len() < count {
        let splits = sets.iter().enumerate().filter_map(|(at, set)| Some((at, best_split(set)?)));
        let Some((at, split)) = splits.min_by_key(|(at, split)| (-split.gain, *at)) else { break };
        let (darker, lighter): (Vec<Lab>, Vec<Lab>) =
            sets[at].iter().partition(|lab| lab[split.axis] <= split.last);
        sets[at] = darker;
        sets.push(lighter);
    }
    sets.into_iter().map(|set| mean(set.into_iter())).collect()
}

/// Where to split a set in two.
struct Split {
    /// How much the split reduces the squared distances from the means.
    gain: i64,
    axis: usize,
    /// The last value on the lower side.
    last: i64,
}

/// The split with the greatest gain; `None` if all colors are equal.
fn best_split(set: &[Lab]) -> Option<Split> {
    let mut best: Option<Split> = None;
    let total = sum(set);
    for axis in 0..3 {
        let mut ordered: Vec<Lab> = set.to_vec();
        ordered.sort_unstable_by_key(|lab| lab[axis]);
        let mut sum_below = [0; 3];
        for (count, pair) in (1..).zip(ordered.windows(2)) {
            sum_below = added(sum_below, pair[0]);
            if pair[0][axis] == pair[1][axis] {
                continue;
            }
            let above = set.len() as i64 - count;
            let apart =
                (0..3).map(|at| sum_below[at] / count - (total[at] - sum_below[at]) / above);
            let apart: i64 = apart.map(|difference| difference * difference).sum();
            // No overflow: there are at most 80,000 parts, with distances up to 2^34.
            let gain = apart / set.len() as i64 * count * above;
            if best.as_ref().is_none_or(|best| gain > best.gain) {
                best = Some(Split { gain, axis, last: pair[0][axis] });
            }
        }
    }
    best
}

/// Moves each mean to the center of the colors nearest to it, until nothing changes (k-means).
fn k_means(labs: &[Lab], means: &mut [Lab]) -> Vec<u8> {
    let mut cells = nearest(labs, means);
    for _ in 0..MAX_ROUNDS {
        for (at, center) in means.iter_mut().enumerate() {
            let members = labs.iter().zip(&cells).filter(|(_, cell)| usize::from(**cell) == at);
            let members: Vec<Lab> = members.map(|(&lab, _)| lab).collect();
            if !members.is_empty() {
                *center = mean(members.into_iter());
            }
        }
        let next = nearest(labs, means);
        if next == cells {
            break;
        }
        cells = next;
    }
    cells
}

/// Two colors to merge: one has too few cells, or they are too near to each other.
fn to_merge(means: &[Lab], sizes: &[usize], least: usize) -> Option<(usize, usize)> {
    let pairs = (0..means.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
    let apart = |&(a, b): &(usize, usize)| distance(means[a], means[b]);
    let small = (0..means.len()).filter(|&at| sizes[at] < least).min_by_key(|&at| sizes[at]);
    if let Some(small) = small {
        return pairs.filter(|&(a, b)| a == small || b == small).min_by_key(apart);
    }
    pairs.min_by_key(apart).filter(|pair| apart(pair) < MIN_DISTANCE * MIN_DISTANCE)
}

fn nearest(labs: &[Lab], means: &[Lab]) -> Vec<u8> {
    let best =
        |&lab: &Lab| (0..means.len()).min_by_key(|&at| distance(lab, means[at])).unwrap_or(0);
    labs.iter().map(|lab| best(lab) as u8).collect()
}

/// 0 halfway between the two nearest colors, 255 on one of them.
fn sureness(lab: Lab, means: &[Lab]) -> u8 {
    let distances: Vec<i64> =
        means.iter().map(|&mean| distance(lab, mean).isqrt()).sorted_unstable().collect();
    match distances[..] {
        [first, second, ..] if first + second > 0 => {
            ((second - first) * 255 / (first + second)) as u8
        }
        _ => 255,
    }
}

/// The number of cells of each color.
fn sizes(cells: &[u8], count: usize) -> Vec<usize> {
    let mut sizes = vec![0; count];
    cells.iter().for_each(|&cell| sizes[usize::from(cell)] += 1);
    sizes
}

fn added(first: Lab, second: Lab) -> Lab {
    [first[0] + second[0], first[1] + second[1], first[2] + second[2]]
}

fn sum(set: &[Lab]) -> Lab {
    set.iter().fold([0; 3], |sum, &lab| added(sum, lab))
}

fn mean(set: impl Iterator<Item = Lab>) -> Lab {
    let (count, sum) = set.fold((0, [0; 3]), |(count, sum), lab| (count + 1, added(sum, lab)));
    sum.map(|sum| sum.div_euclid(count.max(1)))
}

/// The ink of a color: the median of each channel, so that a few mixed cells at borders do not
/// matter.
fn median(pixels: &[Light], cells: &[u8], ink: usize) -> Rgb {
    let members = pixels.iter().zip(cells).filter(|(_, cell)| usize::from(**cell) == ink);
    let members: Vec<Light> = members.map(|(&light, _)| light).collect();
    let middle = |at: usize| {
        let lights: Vec<u16> = members.iter().map(|light| light[at]).sorted_unstable().collect();
        lights.get(lights.len() / 2).copied().unwrap_or(0)
    };
    levels([middle(0), middle(1), middle(2)])
}

fn brightness(Rgb(red, green, blue): Rgb) -> u16 {
    luminance([red, green, blue].map(super::raster::linear))
}

#[cfg(test)]
mod tests;
