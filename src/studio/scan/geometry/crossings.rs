//! Where rules cross: long dark runs across and long dark runs down meet.
//!
//! In: a mask of dark pixels, the least length of a run. Out: the centers of crossings.

use super::Point;
use super::parts::parts;
use super::threshold::Mask;

/// More crossings than this are texture, no puzzle.
const MAX_CROSSINGS: usize = 30_000;
/// Heavy rules may have a border of paper, where thin ones stop short of them: runs go on at both
/// ends by the least length over this. In our own drawings the border is a thirtieth of a cell.
const BORDER: usize = 8;

/// The crossings of runs of at least `least` pixels; `None` if there are too many.
pub fn crossings(mask: &Mask, least: usize) -> Option<Vec<Point>> {
    let across = widened(&rows_of(&beside(mask, true), least));
    let down = widened(&columns_of(&beside(mask, false), least));
    let flags = across.flags.iter().zip(&down.flags).map(|(one, other)| *one && *other);
    let both = Mask { width: mask.width, flags: flags.collect() };
    centers(both, least * 11 / 5)
}

/// Each pixel joined with the one above it, or left of it: a rule that slopes stays whole.
fn beside(mask: &Mask, above: bool) -> Mask {
    let step = if above { mask.width } else { 1 };
    let flag = |place: usize| mask.flags[place] || place >= step && mask.flags[place - step];
    Mask { width: mask.width, flags: (0..mask.flags.len()).map(flag).collect() }
}

/// Only the runs across of at least this length, a border longer at both ends.
fn rows_of(mask: &Mask, least: usize) -> Mask {
    let mut kept = mask.empty();
    let (width, border) = (mask.width.max(1), least / BORDER);
    for (row, into) in mask.flags.chunks(width).zip(kept.flags.chunks_mut(width)) {
        let mut start = 0;
        for end in 0..=row.len() {
            if row.get(end).copied().unwrap_or(false) {
                continue;
            }
            if end - start >= least {
                into[start.saturating_sub(border)..(end + border).min(width)].fill(true);
            }
            start = end + 1;
        }
    }
    kept
}

/// The vertical runs of the mask that have at least this length, each made longer by a border at
/// both ends.
fn columns_of(mask: &Mask, least: usize) -> Mask {
    let mut kept = mask.empty();
    let (width, height) = (mask.width, mask.height());
    let (mut lengths, border) = (vec![0_usize; width], least / BORDER);
    for y in 0..=height {
        for (x, length) in lengths.iter_mut().enumerate() {
            if y < height && mask.flags[y * width + x] {
                *length += 1;
                continue;
            }
            if *length >= least {
                let run = (y - *length).saturating_sub(border)..(y + border).min(height);
                run.for_each(|y| kept.flags[y * width + x] = true);
            }
            *length = 0;
        }
    }
    kept
}

/// Each flag with its eight neighbors.
fn widened(mask: &Mask) -> Mask {
    let width = mask.width;
    let mut across = mask.empty();
    for (place, flag) in across.flags.iter_mut().enumerate() {
        let x = place % width;
        *flag = mask.flags[place]
            || x > 0 && mask.flags[place - 1]
            || x + 1 < width && mask.flags[place + 1];
    }
    let flag = |place: usize| {
        across.flags[place]
            || place >= width && across.flags[place - width]
            || across.flags.get(place + width).copied().unwrap_or(false)
    };
    Mask { width, flags: (0..mask.flags.len()).map(flag).collect() }
}

/// The centers of connected flags that are less than `most` pixels wide and high.
fn centers(mask: Mask, most: usize) -> Option<Vec<Point>> {
    let parts = parts(mask, MAX_CROSSINGS)?;
    let small = parts.iter().filter(|part| part.width() <= most && part.height() <= most);
    Some(small.map(|part| part.center).collect())
}
