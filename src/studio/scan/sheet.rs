//! An image as it is read: its cells with dark ink on white ground, and the light on it.
//!
//! In: the bytes of an image file; the corners of a cell; places of blank cells with their levels.
//! Out: a [`Sheet`] of gray levels, and of the channels red, green and blue if clues have colors;
//! the levels of a cell and its colors; the levels of white paper at each place of a photograph.
//! Invariants: at most [`MAX_PIXELS`] pixels; without channels a cell has its gray levels; with
//! them, what lies around it, such as rules and other tiles, is white; on screens all places have
//! the same light, from a bounded number of cells.

use super::ScanError;
use super::digits::{MARGIN, SIDE};
use super::geometry::{
    Candidate, Gray, Point, Quad, lattices, lattices_of_thin, median, thin, warp,
};
use crate::authoring::image::pixels;
use crate::budget::Budget;
use std::borrow::Cow;

/// The most pixels that are looked at; larger images are shrunk.
pub const MAX_PIXELS: usize = 16 << 20;

/// The most lattices of thin lines, and of rules in black and white before those.
const OF_THIN: usize = 2;
const OF_RULES: usize = 2;

/// How far the channels of a strong color differ, and one in how many pixels are few.
const MIN_STRONG_SPREAD: u8 = 60;
const PIXELS_PER_FEW: usize = 500;

/// An image.
pub struct Sheet {
    pub gray: Gray,
    /// Red, green and blue, if clues have colors.
    pub channels: Option<[Gray; 3]>,
}

impl Sheet {
    /// The sheet of an image, with its channels if clues have colors.
    pub fn decode(bytes: &[u8], is_colored: bool, budget: &Budget) -> Result<Sheet, ScanError> {
        let ((width, _), pixels) = pixels(bytes, MAX_PIXELS, budget).map_err(ScanError::Image)?;
        let width = width as usize;
        let channel =
            |channel: usize| Gray::new(width, pixels.iter().map(|pixel| pixel[channel]).collect());
        let channels = is_colored.then(|| [0, 1, 2].map(channel));
        Ok(Sheet { gray: Gray::of(width, &pixels), channels })
    }

    /// Turned by a quarter: the last column becomes the first row.
    pub fn rotated(&self) -> Sheet {
        let channels =
            self.channels.as_ref().map(|channels| channels.each_ref().map(Gray::rotated));
        Sheet { gray: self.gray.rotated(), channels }
    }

    /// The lattices of rules, the best first, and those of thin lines: rules may be lighter than
    /// filled cells and darker than others. With colors these come first, as the gaps between tiles
    /// may look like rules.
    pub fn lattices<'a>(&'a self, budget: &'a Budget) -> impl Iterator<Item = Candidate> + 'a {
        let (greatest, least) = (self.extreme(u8::max), self.extreme(u8::min));
        let mut first = lattices(&greatest, &least.inverted(), budget);
        let count = if self.channels.is_some() { 0 } else { OF_RULES.min(first.len()) };
        let later = first.split_off(count);
        // They take time and are seldom needed in black and white.
        let of_thin = move || lattices_of_thin(&thin(&greatest, &least), budget);
        let of_thin =
            std::iter::once_with(of_thin).flat_map(|lattices| lattices.into_iter().take(OF_THIN));
        first.into_iter().chain(of_thin).chain(later)
    }

    /// Are more than a few pixels of a strong color?
    pub fn is_colorful(&self) -> bool {
        let (greatest, least) = (self.extreme(u8::max), self.extreme(u8::min));
        let levels = greatest.levels().iter().zip(least.levels());
        let strong =
            levels.filter(|&(&greatest, &least)| greatest - least > MIN_STRONG_SPREAD).count();
        strong * PIXELS_PER_FEW > greatest.levels().len()
    }

    /// Levels where ink of any color is dark: ink that is darker than its paper, or lighter.
    pub fn ink(&self, is_light: bool) -> Cow<'_, Gray> {
        match (&self.channels, is_light) {
            (None, false) => Cow::Borrowed(&self.gray),
            (None, true) => Cow::Owned(self.gray.inverted()),
            (Some(_), false) => Cow::Owned(self.extreme(u8::min)),
            (Some(_), true) => Cow::Owned(self.extreme(u8::max).inverted()),
        }
    }

    /// For each pixel the least or the greatest level of its channels.
    fn extreme(&self, pick: fn(u8, u8) -> u8) -> Gray {
        let Some([red, green, blue]) = &self.channels else { return self.gray.clone() };
        let levels = red.levels().iter().zip(green.levels()).zip(blue.levels());
        let level = |((&red, &green), &blue): ((&u8, &u8), &u8)| pick(pick(red, green), blue);
        Gray::new(red.width(), levels.map(level).collect())
    }

    /// The crop of a cell with dark ink. `ink` has the levels of the whole image.
    pub fn crop(&self, quad: Quad, ink: &Gray) -> (Vec<u8>, Option<CellColors>) {
        match &self.channels {
            None => (warp(ink, quad, MARGIN, (SIDE, SIDE)), None),
            Some(channels) => {
                let (levels, colors) = levels_and_colors(channels, quad);
                (levels, Some(colors))
            }
        }
    }
}

/// Red, green and blue.
pub type Levels = [u8; 3];

/// Pixels around the cell, which belong to its neighbors.
const RIM_PIXELS: usize = 3;
/// How far rules and neighbors reach into the cell: pixels from its sides, and from a corner across
/// and down together, since tiles have round corners.
const RULE_REACH: usize = 6;
const CORNER_REACH: usize = 13;
/// What is at least so much like ink may be a rule, in parts of a hundred.
const INKED_PART: i32 = 25;
/// The part where the number stands.
const NUMBER_PART: std::ops::Range<usize> = 7..SIDE - 7;
/// How many pixels show roughly the color of the number.
const MIN_INKED_PIXELS: usize = 10;
/// From which part of that on a pixel belongs to the number, and which part of those, the darkest,
/// shows how dark it is, in parts of a hundred.
const OF_NUMBER: i32 = 40;
const DARK: usize = 25;
/// The darkest level of ink, in parts of a hundred of the number's own: rules may be darker.
const DARKEST_PERCENT: i32 = 115;

/// The colors of a cell.
#[derive(Clone, Copy, Debug)]
pub struct CellColors {
    /// What most of it has.
    pub ground: Levels,
    /// What differs most from that.
    pub ink: Levels,
    /// The color of all of the number: paler, but the same for thin digits and wide ones.
    pub tone: Levels,
}

/// The levels of a cell, and its colors.
fn levels_and_colors(channels: &[Gray; 3], quad: Quad) -> (Vec<u8>, CellColors) {
    let crops =
        [0, 1, 2].map(|channel: usize| warp(&channels[channel], quad, MARGIN, (SIDE, SIDE)));
    let pixel = |place: usize| [0, 1, 2].map(|channel: usize| crops[channel][place]);
    let ground = [0, 1, 2].map(|channel: usize| middle(&crops[channel]));
    let mut inner: Vec<(i32, usize)> = places(NUMBER_PART)
        .map(|place| {
            (dot(difference(pixel(place), ground), difference(pixel(place), ground)), place)
        })
        .collect();
    inner.sort_unstable_by_key(|&(distance, place)| (-distance, place));
    let ink = mean(inner.iter().take(MIN_INKED_PIXELS).map(|&(_, place)| pixel(place)));
    let way = difference(ink, ground);
    let square = dot(way, way);
    // A third, since the levels of black on white differ in all channels.
    let scale = (f64::from(square) / 3.0).sqrt() as i32;
    let part = |place: usize| dot(difference(pixel(place), ground), way) * 100 / square.max(1);
    let mut parts: Vec<i32> = (0..SIDE * SIDE).map(part).collect();
    clear_around(&mut parts);
    let fine = fine(&parts, pixel, ground).unwrap_or(ink);
    let level =
        |&part: &i32| (255 - part.clamp(0, DARKEST_PERCENT) * scale / 100).clamp(0, 255) as u8;
    (parts.iter().map(level).collect(), CellColors { ground, ink, tone: fine })
}

/// The color of a number, from its parts on the way from the ground to a rough color. JPEG blurs colors
/// more than levels, so all that differs from the ground gives the direction; the darkest share of
/// the number gives the length, thin digits as well as wide ones.
fn fine(parts: &[i32], pixel: impl Fn(usize) -> Levels, ground: Levels) -> Option<Levels> {
    let mut inked: Vec<(i32, usize)> = places(NUMBER_PART)
        .map(|place| (parts[place], place))
        .filter(|&(part, _)| part > INKED_PART / 2)
        .collect();
    let mut sum = [0; 3];
    for &(_, place) in &inked {
        let away = difference(pixel(place), ground);
        (0..3).for_each(|channel| sum[channel] += away[channel]);
    }
    inked.retain(|&(part, _)| part > OF_NUMBER);
    inked.sort_unstable_by_key(|&(part, place)| (-part, place));
    let darkest = inked.len() * DARK / 100 + 1;
    let dark = mean(inked.iter().take(darkest).map(|&(_, place)| pixel(place)));
    let square = sum.iter().map(|&along| i64::from(along) * i64::from(along)).sum::<i64>();
    let along: i64 = sum
        .iter()
        .zip(difference(dark, ground))
        .map(|(&sum, dark)| i64::from(sum) * i64::from(dark))
        .sum();
    if inked.is_empty() || square == 0 {
        return None;
    }
    let level =
        |channel: usize| i64::from(ground[channel]) + i64::from(sum[channel]) * along / square;
    Some([0, 1, 2].map(|channel: usize| level(channel).clamp(0, 255) as u8))
}

/// Makes what lies around the cell like its ground, and so the rules and neighbors that reach into
/// it from there.
fn clear_around(parts: &mut [i32]) {
    let to_side = |place: usize| {
        let (x, y) = (place % SIDE, place / SIDE);
        (x.min(SIDE - 1 - x), y.min(SIDE - 1 - y))
    };
    let is_within = |place: usize, reach: usize, corner: usize| {
        let (x, y) = to_side(place);
        x < reach || y < reach || x + y < corner
    };
    let around = (0..parts.len()).filter(|&place| is_within(place, RIM_PIXELS, 0));
    let mut stack: Vec<usize> = around.clone().filter(|&place| parts[place] > INKED_PART).collect();
    around.for_each(|place| parts[place] = 0);
    while let Some(place) = stack.pop() {
        let (x, y) = (place % SIDE, place / SIDE);
        let neighbors = [
            (x > 0).then(|| place - 1),
            (x + 1 < SIDE).then_some(place + 1),
            (y > 0).then(|| place - SIDE),
            (y + 1 < SIDE).then_some(place + SIDE),
        ];
        for next in neighbors.into_iter().flatten() {
            if parts[next] > INKED_PART && is_within(next, RULE_REACH, CORNER_REACH) {
                parts[next] = 0;
                stack.push(next);
            }
        }
    }
}

/// The places of a square part of a crop.
fn places(part: std::ops::Range<usize>) -> impl Iterator<Item = usize> {
    part.clone().flat_map(move |y| part.clone().map(move |x| y * SIDE + x))
}

/// The median level of a cell.
fn middle(crop: &[u8]) -> u8 {
    let mut levels: Vec<u8> =
        places(RIM_PIXELS + 1..SIDE - RIM_PIXELS - 1).map(|place| crop[place]).collect();
    levels.sort_unstable();
    levels[levels.len() / 2]
}

fn difference(color: Levels, from: Levels) -> [i32; 3] {
    [0, 1, 2].map(|channel: usize| i32::from(color[channel]) - i32::from(from[channel]))
}

fn dot(one: [i32; 3], other: [i32; 3]) -> i32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn mean(levels: impl Iterator<Item = Levels>) -> Levels {
    let (count, sum) = levels.fold((0, [0_u32; 3]), |(count, sum), levels| {
        (count + 1, [0, 1, 2].map(|channel: usize| sum[channel] + u32::from(levels[channel])))
    });
    sum.map(|sum| (sum / count.max(1)) as u8)
}

/// The most cells that are looked at.
const MAX_CELLS: usize = 1500;
/// The fewest cells that show how the light changes.
const MIN_CELLS: usize = 12;
/// How much levels differ at least if the light is uneven.
const MIN_UNEVEN_LEVELS: f64 = 8.0;
/// How light a blank cell is, in parts of the usual one, and how far its channels differ in that:
/// other cells are filled.
const BLANK_LIGHT: std::ops::Range<f64> = 0.5..1.6;
const MAX_BLANK_SPREAD: f64 = 0.12;

/// The levels of paper.
#[derive(Clone, Debug, Default)]
pub struct Lighting {
    /// Those of most cells.
    pub paper: Levels,
    /// Blank cells with their levels; none if all are alike.
    cells: Vec<(Point, [f64; 3])>,
    /// The distance at which a cell counts a quarter.
    reach: f64,
}

impl Lighting {
    /// The light that blank cells show. `reach` is about two cells.
    pub fn of(blank: &[(Point, Levels)], reach: f64) -> Lighting {
        let channel = |channel: usize| {
            median(
                &mut blank.iter().map(|(_, levels)| f64::from(levels[channel])).collect::<Vec<_>>(),
            )
        };
        let paper = [0, 1, 2].map(channel);
        let step = blank.len() / MAX_CELLS + 1;
        let mut cells: Vec<(Point, [f64; 3])> = blank
            .iter()
            .step_by(step)
            .map(|&(place, levels)| (place, levels.map(f64::from)))
            .collect();
        cells.retain(|(_, levels)| is_paper(levels, &paper));
        let mut sums: Vec<f64> = cells.iter().map(|(_, levels)| levels.iter().sum()).collect();
        let all = sums.len();
        median(&mut sums);
        if all < MIN_CELLS || sums[all * 9 / 10] - sums[all / 10] < 3.0 * MIN_UNEVEN_LEVELS {
            cells.clear();
        }
        Lighting { paper: paper.map(|level| level as u8), cells, reach: reach.max(1.0) }
    }

    /// The levels of paper at a place: a plane through those of the cells around it.
    pub fn at(&self, place: Point) -> Levels {
        if self.cells.is_empty() {
            return self.paper;
        }
        // Sums of weights and of their products with both directions.
        let mut sums = [0.0; 6];
        let mut levels = [[0.0; 3]; 3];
        for &(cell, of_cell) in &self.cells {
            let way = (cell - place) * (1.0 / self.reach);
            let near = 1.0 / (1.0 + way.x * way.x + way.y * way.y);
            let weight = near * near;
            let terms = [weight, weight * way.x, weight * way.y];
            let products = [terms[1] * way.x, terms[1] * way.y, terms[2] * way.y];
            sums.iter_mut()
                .zip(terms.into_iter().chain(products))
                .for_each(|(sum, term)| *sum += term);
            for (sums, level) in levels.iter_mut().zip(of_cell) {
                sums.iter_mut().zip(terms).for_each(|(sum, term)| *sum += term * level);
            }
        }
        [0, 1, 2].map(|channel: usize| plane(sums, levels[channel]).clamp(1.0, 255.0) as u8)
    }
}

/// Has a cell the color of paper?
fn is_paper(levels: &[f64; 3], paper: &[f64; 3]) -> bool {
    let parts = [0, 1, 2].map(|channel: usize| levels[channel] / paper[channel].max(1.0));
    let least = parts.into_iter().fold(f64::INFINITY, f64::min);
    let brightest = parts.into_iter().fold(0.0, f64::max);
    BLANK_LIGHT.contains(&least)
        && BLANK_LIGHT.contains(&brightest)
        && brightest - least < MAX_BLANK_SPREAD * brightest
}

/// The height of a plane at the place itself; their mean, if the cells lie on a line. Cells that
/// lie on one side only pull it a little toward their mean.
fn plane([one, x, y, xx, xy, yy]: [f64; 6], [level, level_x, level_y]: [f64; 3]) -> f64 {
    let (xx, yy) = (xx + 0.05 * one, yy + 0.05 * one);
    let (inner, left, right) = (xx * yy - xy * xy, xy * y - x * yy, x * xy - xx * y);
    let determinant = one * inner + x * left + y * right;
    if determinant.abs() < 1e-9 * one * one * one {
        return level / one;
    }
    (level * inner + level_x * left + level_y * right) / determinant
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cells of a page 20 cells wide and high, each with these levels.
    fn page(levels: impl Fn(usize, usize) -> Levels) -> Lighting {
        let cells = (0..400).map(|cell| (cell % 20, cell / 20));
        let place = |x: usize, y: usize| Point { x: 30.0 * x as f64, y: 30.0 * y as f64 };
        let cells: Vec<_> = cells.map(|(x, y)| (place(x, y), levels(x, y))).collect();
        Lighting::of(&cells, 60.0)
    }

    #[test]
    fn light_that_falls_off_is_followed_beyond_the_cells() {
        let light = page(|x, _| [200 - 4 * x as u8, 190 - 4 * x as u8, 180 - 4 * x as u8]);
        for (x, red) in [(-60.0, 208_u8), (300.0, 160)] {
            let paper = light.at(Point { x, y: 200.0 });
            assert!(
                paper[0].abs_diff(red) < 4 && paper[2].abs_diff(red - 20) < 4,
                "{x}: {paper:?}"
            );
        }
    }

    #[test]
    fn filled_cells_are_no_light() {
        let light = page(|x, y| match (x + y) % 4 {
            0 => [220, 40, 40],
            1 => [60, 60, 60],
            _ => [220, 218, 210],
        });
        assert_eq!(light.at(Point { x: 90.0, y: 90.0 }), [220, 218, 210]);
    }
}
