//! Finds the subject of an image: what a rim of one color leaves, or what stands out in a
//! photograph.
//!
//! In: a raster. Out: the part of it that shows the subject. Invariants: whole numbers only; a
//! raster of one color, or without any contrast, stays whole.
//!
//! In a photograph, what differs from the colors at the rim, has edges and lies near the middle is
//! likely the subject (after T. Liu and others, "Learning to detect a salient object", 2007). The
//! frame is the rectangle with the greatest sum of these, less a part of the mean for each cell;
//! one more cell on each side is its margin.

use super::raster::{Lab, Light, Raster, distance, lab, levels, linear, shrink};
use crate::puzzle::Rgb;
use std::collections::BTreeMap;

/// How far a level of the rim may be from the color of the rim.
const TOLERANCE: u8 = 24;
/// One pixel in this many of a rim row may differ, because photographs have grain.
const PIXELS_PER_GRAIN: usize = 100;

/// The raster without a rim of one color.
pub fn without_rim(raster: Raster) -> Raster {
    let (width, height) = raster.size();
    let rim = rim_color(&raster);
    let is_rim = |x, y| is_near(levels(raster.at(x, y)), rim);
    let columns = span_of_subject(width, height, &is_rim);
    let rows = span_of_subject(height, width, &|y, x| is_rim(x, y));
    let (Some((left, right)), Some((top, bottom))) = (columns, rows) else {
        return raster;
    };
    Raster::new((right - left + 1, bottom - top + 1), |x, y| raster.at(x + left, y + top))
}

/// The color of the rim, if nearly all of it has that color.
pub fn plain_rim(raster: &Raster) -> Option<Light> {
    let (width, height) = raster.size();
    let rim = rim_color(raster);
    let is_rim = |&(x, y): &(u32, u32)| is_near(levels(raster.at(x, y)), rim);
    let places = rim_places(raster.size());
    let differing = places.filter(|place| !is_rim(place)).count();
    let is_plain = differing * PIXELS_PER_GRAIN <= 2 * (width + height) as usize;
    is_plain.then_some([rim.0, rim.1, rim.2].map(linear))
}

/// The outermost pixels.
fn rim_places((width, height): (u32, u32)) -> impl Iterator<Item = (u32, u32)> {
    let rows = (0..width).flat_map(move |x| [(x, 0), (x, height - 1)]);
    rows.chain((0..height).flat_map(move |y| [(0, y), (width - 1, y)]))
}

/// The first and the last line that is not rim; `None` if all `lines` are.
fn span_of_subject(
    lines: u32,
    length: u32,
    is_rim: &dyn Fn(u32, u32) -> bool,
) -> Option<(u32, u32)> {
    let shows = |&line: &u32| {
        let differing = (0..length).filter(|&at| !is_rim(line, at)).count();
        differing * PIXELS_PER_GRAIN > length as usize
    };
    Some(((0..lines).find(shows)?, (0..lines).rev().find(shows)?))
}

/// The most frequent color of the outermost pixels, in steps of the tolerance.
fn rim_color(raster: &Raster) -> Rgb {
    let mut counts: BTreeMap<[u8; 3], (usize, Light)> = BTreeMap::new();
    for (x, y) in rim_places(raster.size()) {
        let Rgb(red, green, blue) = levels(raster.at(x, y));
        let step = [red, green, blue].map(|level| level / TOLERANCE);
        counts.entry(step).or_insert((0, raster.at(x, y))).0 += 1;
    }
    let commonest = counts.into_values().max_by_key(|(count, _)| *count);
    commonest.map_or(Rgb(255, 255, 255), |(_, light)| levels(light))
}

fn is_near(Rgb(a, b, c): Rgb, Rgb(x, y, z): Rgb) -> bool {
    [(a, x), (b, y), (c, z)].into_iter().all(|(first, second)| first.abs_diff(second) <= TOLERANCE)
}

/// Cells to the longer side of the grid.
const GRID_SIDE: u32 = 32;
/// A cell counts as much as it is above this many percent of the mean.
const MEAN_PERCENT: i64 = 75;
/// Of the distances to the colors at the rim, the nearest one in this many counts.
const COLORS_PER_NEAREST: usize = 8;

/// The part of the raster that shows its subject.
pub fn around_subject(raster: Raster) -> Raster {
    let (width, height) = raster.size();
    let longest = u64::from(width.max(height).max(1));
    let side =
        |side: u32| ((u64::from(side) * u64::from(GRID_SIDE) / longest) as u32).clamp(1, side);
    let size = (side(width), side(height));
    let values = importance(&shrink(&raster, size));
    let mean = values.iter().sum::<i64>() * MEAN_PERCENT / (100 * values.len().max(1) as i64);
    let differences: Vec<i64> = values.iter().map(|value| value - mean).collect();
    let Some((columns, rows)) = heaviest(&differences, size.0 as usize) else { return raster };
    let wider = |(from, to): Span, all: u32| (from.saturating_sub(1), (to + 1).min(all as usize));
    let (columns, rows) = (wider(columns, size.0), wider(rows, size.1));
    let pixel = |cell: usize, cells: u32, pixels: u32| {
        (cell as u64 * u64::from(pixels) / u64::from(cells)) as u32
    };
    let (left, right) = (pixel(columns.0, size.0, width), pixel(columns.1, size.0, width));
    let (top, bottom) = (pixel(rows.0, size.1, height), pixel(rows.1, size.1, height));
    Raster::new((right - left, bottom - top), |x, y| raster.at(left + x, top + y))
}

/// How likely each cell belongs to the subject.
fn importance(cells: &Raster) -> Vec<i64> {
    let (width, height) = cells.size();
    let (width, height) = (width as usize, height as usize);
    let labs: Vec<Lab> = cells.pixels().iter().map(|&light| lab(light)).collect();
    let is_rim = |at: usize| {
        let (x, y) = (at % width, at / width);
        x == 0 || y == 0 || x + 1 == width || y + 1 == height
    };
    let rim: Vec<Lab> = (0..labs.len()).filter(|&at| is_rim(at)).map(|at| labs[at]).collect();
    let apart = |first: usize, second: usize| distance(labs[first], labs[second]).isqrt();
    let important = |at: usize| {
        let (x, y) = (at % width, at / width);
        let mut distances: Vec<i64> =
            rim.iter().map(|&rim| distance(labs[at], rim).isqrt()).collect();
        distances.sort_unstable();
        distances.truncate((rim.len() / COLORS_PER_NEAREST).max(1));
        let from_rim = distances.iter().sum::<i64>() / distances.len().max(1) as i64;
        let neighbors = [
            (x > 0).then(|| at - 1),
            (x + 1 < width).then_some(at + 1),
            (y > 0).then(|| at - width),
            (y + 1 < height).then_some(at + width),
        ];
        let edges: i64 = neighbors.into_iter().flatten().map(|neighbor| apart(at, neighbor)).sum();
        (from_rim + edges / 4) * centrality(x, width).min(centrality(y, height)) / 100
    };
    (0..labs.len()).map(important).collect()
}

/// 100 in the middle of this many cells, half as much at the ends.
fn centrality(at: usize, count: usize) -> i64 {
    let from_middle = (2 * at + 1).abs_diff(count) as i64;
    100 - 50 * from_middle * from_middle / (count * count).max(1) as i64
}

/// A first place, and the one after the last.
type Span = (usize, usize);

/// The columns and rows of the rectangle with the greatest sum; `None` if no value is above zero.
fn heaviest(values: &[i64], width: usize) -> Option<(Span, Span)> {
    let height = values.len() / width.max(1);
    let mut best = (0, None);
    for top in 0..height {
        let mut sums = vec![0; width];
        for bottom in top..height {
            let row = &values[bottom * width..(bottom + 1) * width];
            sums.iter_mut().zip(row).for_each(|(sum, value)| *sum += value);
            let (sum, columns) = heaviest_span(&sums);
            if sum > best.0 {
                best = (sum, Some((columns, (top, bottom + 1))));
            }
        }
    }
    best.1
}

/// The greatest sum of neighboring values, and where they are.
fn heaviest_span(values: &[i64]) -> (i64, Span) {
    let (mut best, mut start, mut sum) = ((0, (0, 0)), 0, 0);
    for (at, value) in values.iter().enumerate() {
        if sum <= 0 {
            (start, sum) = (at, 0);
        }
        sum += value;
        if sum > best.0 {
            best = (sum, (start, at + 1));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::image::raster::linear;

    fn raster(rows: &[&str]) -> Raster {
        let size = (rows[0].len() as u32, rows.len() as u32);
        Raster::new(size, |x, y| match rows[y as usize].as_bytes()[x as usize] {
            b'.' => [linear(240); 3],
            b',' => [linear(250); 3],
            _ => [0; 3],
        })
    }

    #[test]
    fn the_rim_is_left_out_as_far_as_it_has_one_color() {
        assert_eq!(
            without_rim(raster(&["..,..", ".#.#.", ".,.,.", ".##..", ",...."])).size(),
            (3, 3)
        );
        assert_eq!(without_rim(raster(&["..", ".#"])).size(), (1, 1));
        assert_eq!(without_rim(raster(&["..", ".,"])).size(), (2, 2));
    }

    #[test]
    fn a_grain_is_no_subject() {
        let raster = Raster::new((300, 300), |x, y| {
            let is_subject = (100..200).contains(&x) && (50..80).contains(&y);
            [if is_subject || (x, y) == (2, 2) { 0 } else { 60_000 }; 3]
        });
        assert_eq!(without_rim(raster).size(), (100, 30));
    }

    #[test]
    fn the_frame_is_around_what_differs_from_the_rim() {
        let raster = Raster::new((640, 480), |x, y| {
            let (dx, dy) = (i64::from(x) - 380, i64::from(y) - 200);
            let is_subject = dx * dx + dy * dy < 100 * 100;
            let grain = ((x * 7 + y * 13) % 5) as u8;
            if is_subject { [200, 90 + grain, 20] } else { [30, 60 + grain, 50] }.map(linear)
        });
        let (width, height) = around_subject(raster).size();
        assert!((180..=260).contains(&width) && (180..=260).contains(&height), "{width} {height}");
    }

    #[test]
    fn without_contrast_nothing_is_cut() {
        assert_eq!(around_subject(Raster::new((50, 7), |_, _| [9; 3])).size(), (50, 7));
        assert_eq!(around_subject(Raster::new((1, 1), |_, _| [9; 3])).size(), (1, 1));
    }

    #[test]
    fn the_heaviest_rectangle_is_found() {
        let values = [-1, 2, -3, 4, -9, 5, 6, -2, -1, 1, 1, 1];
        assert_eq!(heaviest(&values, 4), Some(((1, 4), (0, 3))));
        assert_eq!(heaviest(&[-1, 0, -5], 3), None);
    }
}
