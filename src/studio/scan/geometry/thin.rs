//! Thin lines, whatever the colors on both sides.
//!
//! In: the greatest and the least level of the channels of each pixel. Out: gray levels where lines
//! are dark and surfaces are white: tiles vanish, the rules between them stay. (F. Meyer's top-hat,
//! 1979: an image without what a square does not fit in.)

use super::Gray;

/// The sides of the square, in pixels: larger images have wider rules.
const SIDES: (usize, usize) = (9, 41);
/// The longer side of the image, in squares.
const SQUARES: usize = 90;

type Pick = fn(u8, u8) -> u8;

/// Which way a window reaches.
#[derive(Clone, Copy)]
struct Way {
    is_down: bool,
    is_ahead: bool,
}

/// The lines of both, dark on white.
pub fn thin(greatest: &Gray, least: &Gray) -> Gray {
    let side = (greatest.width().max(greatest.height()) / SQUARES).clamp(SIDES.0, SIDES.1);
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
        levels = joined(&levels, width.max(1), step, way, pick);
        reached += step;
    }
    levels
}

/// Joins each level with the one `step` pixels along; near the rim, with the last one.
fn joined(levels: &[u8], width: usize, step: usize, way: Way, pick: Pick) -> Vec<u8> {
    let height = levels.len() / width;
    let mut joined = levels.to_vec();
    for (y, into) in joined.chunks_mut(width).enumerate() {
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
    joined
}
