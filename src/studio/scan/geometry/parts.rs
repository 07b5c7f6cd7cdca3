//! Connected parts of a mask.
//!
//! In: a mask. Out: its parts, in the order of their first pixels. Invariants: at most a given
//! number of parts.

use super::Point;
use super::threshold::Mask;

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
}

/// The parts of a mask; `None` if there are more than `most`.
pub fn parts(mut mask: Mask, most: usize) -> Option<Vec<Part>> {
    let (mut found, mut stack) = (Vec::new(), Vec::new());
    for first in 0..mask.flags.len() {
        if std::mem::replace(&mut mask.flags[first], false) {
            stack.push(first);
            found.push(part(&mut mask, &mut stack));
        }
        if found.len() > most {
            return None;
        }
    }
    Some(found)
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
