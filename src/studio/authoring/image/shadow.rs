//! Gives a drawing on paper even light, if a part of it lies in shadow.
//!
//! In: gray levels of pixels, split into dark and light. Out: levels of two tones, or nothing.
//! Invariants: what has two tones already, or is no drawing, stays; whole numbers only.

use super::gray::{Gray, Split, counts_within, histogram};
use super::parts::around;
use super::two_tone;

/// Parts to the longer side of an image in uneven light.
const GROUND_PARTS: usize = 32;
/// The ground of a part is lighter than this percentage of its pixels.
const GROUND_PERCENT: usize = 80;
/// A drawing in uneven light has at most this many hundredths of ink.
const MAX_INK_IN_SHADOW: usize = 30;

/// In even light, a drawing on paper that lies half in shadow; `None` for anything else.
pub fn drawing_in_shadow(gray: &Gray, split: &Split) -> Option<(Gray, Split)> {
    if two_tone::is_so(split) {
        return None;
    }
    let lit = gray.in_even_light();
    let counts = histogram(&lit.levels);
    let split = Split::of(&counts);
    let ink: usize = counts[..usize::from(split.limit)].iter().sum();
    let is_drawing = two_tone::is_so(&split) && ink * 100 <= MAX_INK_IN_SHADOW * lit.levels.len();
    is_drawing.then_some((lit, split))
}

/// The level of the ground of a part.
fn light_level(counts: &[usize; 256]) -> u8 {
    let share = counts.iter().sum::<usize>() * GROUND_PERCENT / 100;
    counts_within(counts.iter(), share).min(255) as u8
}

impl Gray {
    /// Each level divided by that of the ground around it, which is lighter than most of a part of
    /// the image.
    fn in_even_light(&self) -> Gray {
        let longest = self.width.max(self.height());
        let side = |side: usize| (side * GROUND_PARTS).div_ceil(longest).max(1);
        let (columns, rows) = (side(self.width), side(self.height()));
        let part =
            |x: usize, y: usize| y * rows / self.height() * columns + x * columns / self.width;
        let mut counts = vec![[0; 256]; columns * rows];
        for (at, &level) in self.levels.iter().enumerate() {
            counts[part(at % self.width, at / self.width)][usize::from(level)] += 1;
        }
        let light: Vec<u8> = counts.iter().map(light_level).collect();
        let grid = Gray { width: columns, levels: light }.of_parts(|near| near.max().unwrap_or(0));
        let mean = |near: &mut dyn Iterator<Item = u8>| {
            let (sum, count) =
                near.fold((0_u32, 0_u32), |(sum, n), level| (sum + u32::from(level), n + 1));
            (sum / count.max(1)) as u8
        };
        let grid = grid.of_parts(mean);
        let lit = |(at, &level): (usize, &u8)| {
            let (x, y) = (at % self.width, at / self.width);
            let ground = grid.between((x, self.width), (y, self.height())).max(1);
            (u32::from(level) * 255 / ground).min(255) as u8
        };
        Gray { width: self.width, levels: self.levels.iter().enumerate().map(lit).collect() }
    }

    /// For each level one of it and those around it.
    fn of_parts(&self, of: impl Fn(&mut dyn Iterator<Item = u8>) -> u8) -> Gray {
        let count = self.levels.len();
        let level = |at: usize| {
            let near = around(at, self.width, count).chain([at]);
            of(&mut near.map(|near| self.levels[near]))
        };
        Gray { width: self.width, levels: (0..count).map(level).collect() }
    }

    /// The level at a place of a larger image, between the middles of the parts around it.
    fn between(&self, (x, width): (usize, usize), (y, height): (usize, usize)) -> u32 {
        // In halves of a pixel, since the middle of a part may lie between two pixels.
        let place = |at: usize, pixels: usize, parts: usize| {
            let middle = ((2 * at + 1) * parts).saturating_sub(pixels);
            let first = (middle / (2 * pixels)).min(parts - 1);
            (first, (first + 1).min(parts - 1), middle % (2 * pixels), 2 * pixels)
        };
        let (left, right, across, columns) = place(x, width, self.width);
        let (top, bottom, down, rows) = place(y, height, self.height());
        let at = |x: usize, y: usize| usize::from(self.levels[y * self.width + x]);
        let row = |y: usize| at(left, y) * (columns - across) + at(right, y) * across;
        ((row(top) * (rows - down) + row(bottom) * down) / (columns * rows)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_even_light_a_shadow_is_gone_and_lines_stay() {
        // A ground from 250 to 90, with a line of half its light every 20 columns.
        let level = |at: usize| {
            let (x, ground) = (at % 160, 250 - at % 160);
            if x % 20 < 2 { ground / 2 } else { ground }
        };
        let gray = Gray { width: 160, levels: (0..160 * 100).map(|at| level(at) as u8).collect() };
        assert!(Split::of(&histogram(&gray.levels)).explained < 90);
        let lit = gray.in_even_light();
        assert!(Split::of(&histogram(&lit.levels)).explained >= 90);
        let is_right = |(at, &level): (usize, &u8)| (level < 180) == (at % 20 < 2);
        assert!(lit.levels.iter().enumerate().all(is_right));
    }
}
