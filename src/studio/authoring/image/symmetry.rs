//! Makes the picture of a nearly symmetric image exactly symmetric.
//!
//! In: gray levels of pixels; a drawing. Out: which mirrors the image nearly has; the drawing with
//! them. Invariants: a mirror takes whole halves, so that lines stay connected.

use super::Drawing;
use super::gray::Gray;

/// The levels of an image and its mirror differ by at most this many thousandths of its contrast.
const MAX_DIFFERENCE_IN_1000: u64 = 20;

/// The mirrors of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mirrors {
    /// Are left and right the same?
    left_right: bool,
    /// Are top and bottom the same?
    top_bottom: bool,
}

impl Mirrors {
    /// The mirrors that an image nearly has.
    pub fn of(gray: &Gray) -> Mirrors {
        let count = gray.levels.len().max(1) as u64;
        let mean = gray.levels.iter().map(|&level| u64::from(level)).sum::<u64>() / count;
        let contrast: u64 = gray.levels.iter().map(|&level| u64::from(level).abs_diff(mean)).sum();
        let is_near = |mirrored: &dyn Fn(usize) -> usize| {
            let levels = gray.levels.iter().enumerate();
            let differs = |(at, level): (usize, &u8)| level.abs_diff(gray.levels[mirrored(at)]);
            let sum: u64 = levels.map(|level| u64::from(differs(level))).sum();
            sum * 1000 <= contrast * MAX_DIFFERENCE_IN_1000
        };
        Mirrors {
            left_right: is_near(&|at| left_right(at, gray.width)),
            top_bottom: is_near(&|at| top_bottom(at, gray.width, gray.levels.len())),
        }
    }

    /// Gives a drawing these mirrors: the left and the upper half count.
    pub fn give_to(self, drawing: &mut Drawing, width: usize) {
        let count = drawing.cells.len();
        for at in 0..count {
            let (x, y) = (at % width, at / width);
            let mut from = at;
            if self.left_right && 2 * x >= width {
                from = left_right(from, width);
            }
            if self.top_bottom && 2 * y >= count / width {
                from = top_bottom(from, width, count);
            }
            drawing.cells[at] = drawing.cells[from];
            drawing.sureness[at] = drawing.sureness[from];
        }
    }
}

/// The place opposite in its row.
fn left_right(at: usize, width: usize) -> usize {
    at - at % width + (width - 1 - at % width)
}

/// The place opposite in its column.
fn top_bottom(at: usize, width: usize, count: usize) -> usize {
    (count / width - 1 - at / width) * width + at % width
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A face of 41 x 41 pixels; the right eye is larger by so many columns.
    fn face(more: usize) -> Gray {
        let level = |at: usize| {
            let (x, y) = (at % 41, at / 41);
            let is_eye = (8..14).contains(&x) || (27..33 + more).contains(&x);
            let is_black = (10..16).contains(&y) && is_eye || (30..33).contains(&y);
            if is_black { 0 } else { 255 }
        };
        Gray { width: 41, levels: (0..41 * 41).map(level).collect() }
    }

    #[test]
    fn a_nearly_symmetric_image_has_its_mirror_and_another_has_none() {
        let upright = Mirrors { left_right: true, top_bottom: false };
        assert_eq!(Mirrors::of(&face(0)), upright);
        let none = Mirrors { left_right: false, top_bottom: false };
        assert_eq!(Mirrors::of(&face(6)), none);
    }

    #[test]
    fn the_left_half_counts() {
        let cells = vec![1, 1, 0, 0, 0, 0, 1, 0, 1, 1];
        let sureness = vec![9; 10];
        let mut drawing = Drawing { inks: Vec::new(), cells, sureness };
        Mirrors { left_right: true, top_bottom: false }.give_to(&mut drawing, 5);
        assert_eq!(drawing.cells, [1, 1, 0, 1, 1, 0, 1, 0, 1, 0]);
    }
}
