//! Which pixels stand out: those darker than what is around them, their connected parts, and thin
//! lines.
//!
//! In: gray levels. Out: a [`Mask`] of dark pixels (D. Bradley, G. Roth, "Adaptive thresholding
//! using the integral image", 2007, with a difference in place of a ratio); the parts of a mask, in
//! the order of their first pixels; gray levels where lines are dark and surfaces are white,
//! whatever the colors on both sides (F. Meyer's top-hat, 1979: an image without what a square does
//! not fit in). Invariants: a mask has at most a given number of parts.

use super::{Gray, Point};
use crate::sums::Sums;
use std::num::Wrapping;

/// How much darker than the mean a pixel is, in levels.
const MIN_DARKER_LEVELS: i16 = 9;
/// The longer side of the image, in windows.
const WINDOWS_PER_SIDE: usize = 60;

/// A flag for each pixel, row by row.
pub struct Mask {
    pub width: usize,
    pub flags: Vec<bool>,
}

impl Mask {
    /// A mask without any flag, of the same size.
    pub fn empty(&self) -> Mask {
        Mask { width: self.width, flags: vec![false; self.flags.len()] }
    }

    pub fn height(&self) -> usize {
        self.flags.len() / self.width.max(1)
    }
}

/// The pixels that are darker than the mean of a window around them.
pub fn dark_pixels(gray: &Gray) -> Mask {
    let reach = (gray.width().max(gray.height()) / WINDOWS_PER_SIDE / 2).max(2);
    let flags =
        below_mean(gray, reach).into_iter().map(|darkness| darkness > MIN_DARKER_LEVELS).collect();
    Mask { width: gray.width(), flags }
}

/// By how much each pixel is darker than the mean of a window that reaches so far to each side.
pub fn below_mean(gray: &Gray, reach: usize) -> Vec<i16> {
    let (width, levels) = (gray.width(), gray.levels());
    // They may wrap, as their differences do not.
    let sums = Sums::of(levels, width, |level| Wrapping(u32::from(level)));
    let darkness = |(x, y): (usize, usize)| {
        let (sum, count) = sums.around((x, y), reach);
        (sum.0 / count as u32) as i16 - i16::from(levels[y * width + x])
    };
    let places = (0..gray.height()).flat_map(|y| (0..width).map(move |x| (x, y)));
    places.map(darkness).collect()
}

/// Connected flags.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub left: usize,
    pub top: usize,
    /// The last column and row that it has.
    pub right: usize,
    pub bottom: usize,
    pub count: usize,
    pub center: Point,
}

impl Part {
    pub fn width(&self) -> usize {
        self.right - self.left + 1
    }

    pub fn height(&self) -> usize {
        self.bottom - self.top + 1
    }

    /// Does it lie around the middle of another part?
    pub fn contains(&self, other: &Part) -> bool {
        (self.left as f64..=self.right as f64).contains(&other.center.x)
            && (self.top as f64..=self.bottom as f64).contains(&other.center.y)
    }
}

/// The parts of a mask; `None` if there are more than `limit`.
pub fn parts(mut mask: Mask, limit: usize) -> Option<Vec<Part>> {
    let (mut parts, mut stack) = (Vec::new(), Vec::new());
    for first in 0..mask.flags.len() {
        if std::mem::replace(&mut mask.flags[first], false) {
            stack.push(first);
            parts.push(part(&mut mask, &mut stack));
        }
        if parts.len() > limit {
            return None;
        }
    }
    Some(parts)
}

/// Takes the part whose first pixel is on the stack out of the mask.
fn part(mask: &mut Mask, stack: &mut Vec<usize>) -> Part {
    let width = mask.width;
    let (mut sum_x, mut sum_y) = (0, 0);
    let center = Point::default();
    let mut part = Part { left: width, top: usize::MAX, right: 0, bottom: 0, count: 0, center };
    while let Some(place) = stack.pop() {
        let (x, y) = (place % width, place / width);
        (sum_x, sum_y, part.count) = (sum_x + x, sum_y + y, part.count + 1);
        (part.left, part.right) = (part.left.min(x), part.right.max(x));
        (part.top, part.bottom) = (part.top.min(y), part.bottom.max(y));
        for next in around(place, width, mask.flags.len()) {
            if std::mem::replace(&mut mask.flags[next], false) {
                stack.push(next);
            }
        }
    }
    let mean = |sum: usize| sum as f64 / part.count as f64;
    Part { center: Point { x: mean(sum_x), y: mean(sum_y) }, ..part }
}

/// The pixels next to a pixel.
fn around(place: usize, width: usize, all: usize) -> impl Iterator<Item = usize> {
    let x = place % width;
    let sides = [
        (x > 0).then(|| place - 1),
        (x + 1 < width).then_some(place + 1),
        place.checked_sub(width),
        Some(place + width).filter(|&next| next < all),
    ];
    sides.into_iter().flatten()
}

/// The sides of the square, in pixels: larger images have wider rules.
const SQUARE_SIDES: (usize, usize) = (9, 41);
/// The longer side of the image, in squares.
const SQUARES_PER_SIDE: usize = 90;

type Pick = fn(u8, u8) -> u8;

/// Which way a window reaches.
#[derive(Clone, Copy)]
struct Way {
    is_down: bool,
    is_ahead: bool,
}

/// The lines of both, dark on white.
pub fn thin(greatest: &Gray, least: &Gray) -> Gray {
    let side = (greatest.width().max(greatest.height()) / SQUARES_PER_SIDE)
        .clamp(SQUARE_SIDES.0, SQUARE_SIDES.1);
    let mut levels = vec![255_u8; greatest.levels().len()];
    for gray in [greatest, least] {
        for (first, second) in [(u8::max as Pick, u8::min as Pick), (u8::min, u8::max)] {
            let wide = without_thin(gray, side, (first, second));
            for ((level, &wide), &was) in levels.iter_mut().zip(&wide).zip(gray.levels()) {
                *level = (*level).min(255 - wide.abs_diff(was));
            }
        }
    }
    Gray::new(greatest.width(), levels)
}

/// The levels without dark lines, or without light ones.
fn without_thin(gray: &Gray, side: usize, (first, second): (Pick, Pick)) -> Vec<u8> {
    let width = gray.width();
    let mut levels = gray.levels().to_vec();
    for (is_ahead, pick) in [(true, first), (false, second)] {
        for is_down in [false, true] {
            levels = along(levels, width, side, Way { is_down, is_ahead }, pick);
        }
    }
    levels
}

/// The extreme of a window that begins at each pixel: windows of half the length joined.
fn along(mut levels: Vec<u8>, width: usize, side: usize, way: Way, pick: Pick) -> Vec<u8> {
    let mut reached = 1;
    while reached < side {
        let step = reached.min(side - reached);
        levels = join(&levels, width.max(1), step, way, pick);
        reached += step;
    }
    levels
}

/// For each pixel, what `pick` chooses of its level and the level `step` pixels away in this
/// direction; beyond the rim, the level at the rim.
fn join(levels: &[u8], width: usize, step: usize, way: Way, pick: Pick) -> Vec<u8> {
    let height = levels.len() / width;
    let mut result = levels.to_vec();
    for (y, into) in result.chunks_mut(width).enumerate() {
        if way.is_down {
            let other =
                if way.is_ahead { (y + step).min(height - 1) } else { y.saturating_sub(step) };
            let row = &levels[other * width..(other + 1) * width];
            into.iter_mut().zip(row).for_each(|(level, &other)| *level = pick(*level, other));
            continue;
        }
        let row = &levels[y * width..(y + 1) * width];
        let step = step.min(width);
        let (rim, inner) = match way.is_ahead {
            true => (row[width - 1], &row[step..]),
            false => (row[0], &row[..width - step]),
        };
        let first = if way.is_ahead { 0 } else { step };
        for (x, level) in into.iter_mut().enumerate() {
            let other = x.checked_sub(first).and_then(|x| inner.get(x)).copied();
            *level = pick(*level, other.unwrap_or(rim));
        }
    }
    result
}
