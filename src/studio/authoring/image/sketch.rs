//! Draws photographs as an artist would: dark areas, and lines where light and dark meet.
//!
//! In: gray levels of pixels. Out: cells in black and white. Invariants: whole numbers only.
//!
//! The method is the extended difference of Gaussians (H. Winnemoeller, J. E. Kyprianidis,
//! S. C. Olsen, "XDoG: an extended difference-of-Gaussians compendium including advanced image
//! stylization", 2012): what an image is darker than its surroundings counts many times, then a
//! threshold makes it black and white. It works on parts of cells; a cell is black if half of its
//! parts are.

use super::Drawing;
use super::gray::Gray;
use crate::puzzle::Rgb;

/// How many times the difference from the surroundings counts.
const SHARPNESS: i32 = 18;
/// Most parts to a side of a cell, and most parts in total.
const PARTS: u32 = 6;
const MAX_PARTS: u32 = 640_000;
/// The widths of the boxes whose means, three times over, are nearly Gaussians, in sixths of a
/// cell. The second is taken after the first: the deviations are 0.58 and 0.82 cells.
const NEAR: u32 = 7;
const WIDER: u32 = 7;

/// The cells of an image; what is darker than the limit after sharpening is black.
pub fn drawn(gray: &Gray, limit: u8, size: (u32, u32)) -> Drawing {
    let parts = (MAX_PARTS / (size.0 * size.1).max(1)).isqrt().clamp(1, PARTS);
    let fine = gray.shrunk((size.0 * parts, size.1 * parts));
    let levels: Vec<i32> = fine.levels.iter().map(|&level| i32::from(level) << 8).collect();
    let (near_levels, wide) = near_and_wide(levels, fine.width, parts);
    let is_black = |(near_level, wide): (&i32, &i32)| {
        near_level + SHARPNESS * (near_level - wide) < i32::from(limit) << 8
    };
    let black: Vec<bool> = near_levels.iter().zip(&wide).map(is_black).collect();
    let (columns, parts) = (size.0 as usize, parts as usize);
    let mut counts = vec![0; columns * size.1 as usize];
    for (at, _) in black.iter().enumerate().filter(|(_, is_black)| **is_black) {
        let (x, y) = (at % fine.width / parts, at / fine.width / parts);
        counts[y * columns + x] += 1;
    }
    let parts_of_cell = parts * parts;
    Drawing {
        inks: vec![Rgb(255, 255, 255), Rgb(0, 0, 0)],
        cells: counts.iter().map(|&count| u8::from(2 * count >= parts_of_cell)).collect(),
        sureness: counts
            .iter()
            .map(|&count| ((2 * count).abs_diff(parts_of_cell) * 255 / parts_of_cell) as u8)
            .collect(),
    }
}

/// Values of parts of cells, as the means of small and of larger surroundings.
pub fn near_and_wide(values: Vec<i32>, row: usize, parts: u32) -> (Vec<i32>, Vec<i32>) {
    // An odd width, so that the box has a middle.
    let width = |sixths: u32| (sixths * parts / 6) as usize | 1;
    let near_levels = smooth(values, row, width(NEAR));
    let wide = smooth(near_levels.clone(), row, width(WIDER));
    (near_levels, wide)
}

/// The values, nearly convolved with a Gaussian: three means over boxes of this odd width.
fn smooth(mut values: Vec<i32>, row: usize, width: usize) -> Vec<i32> {
    let rows = values.len() / row.max(1);
    for _ in 0..3 {
        (0..rows).for_each(|y| average(&mut values, y * row, 1, row, width / 2));
        (0..row).for_each(|x| average(&mut values, x, row, rows, width / 2));
    }
    values
}

/// Along a line of `count` values, makes each the mean of those up to `reach` before and after it.
fn average(values: &mut [i32], start: usize, step: usize, count: usize, reach: usize) {
    let line: Vec<i32> = (0..count).map(|at| values[start + at * step]).collect();
    // No overflow: a value is below 2^16, a line has at most 1200.
    let mut sum: i32 = line.iter().take(reach).sum();
    for at in 0..count {
        sum += line.get(at + reach).copied().unwrap_or(0);
        let first = at.saturating_sub(reach);
        let last = (at + reach).min(count - 1);
        values[start + at * step] = sum / (last - first + 1) as i32;
        if at >= reach {
            sum -= line[at - reach];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(gray: &Gray, limit: u8, size: (u32, u32)) -> Vec<String> {
        let sign = |&cell: &u8| if cell == 1 { '#' } else { '.' };
        let cells = drawn(gray, limit, size).cells;
        cells.chunks(size.0 as usize).map(|row| row.iter().map(sign).collect()).collect()
    }

    #[test]
    fn a_mean_has_as_many_values_as_there_are() {
        let mut values = vec![3, 6, 9, 100, 0];
        average(&mut values, 0, 1, 3, 1);
        assert_eq!(values, [4, 6, 7, 100, 0]);
        let mut values = vec![8, 0, 0, 0, 4, 0];
        average(&mut values, 0, 2, 3, 5);
        assert_eq!(values, [4, 0, 4, 0, 4, 0]);
    }

    #[test]
    fn a_feature_shows_in_a_light_area_that_a_threshold_leaves_white() {
        // A light face with eyes that are little darker, on a dark ground.
        let level = |at: usize| {
            let (x, y) = (at % 120, at / 120);
            let is_eye = (50..60).contains(&y) && ((40..50).contains(&x) || (70..80).contains(&x));
            let is_face = (20..100).contains(&x) && (20..100).contains(&y);
            if is_eye {
                170
            } else if is_face {
                220
            } else {
                30
            }
        };
        let gray = Gray { width: 120, levels: (0..120 * 120).map(level).collect() };
        let found = rows(&gray, 125, (12, 12));
        assert_eq!(found[5], "##..#..#..##", "{found:#?}");
        assert_eq!(found[7], "##........##", "{found:#?}");
    }

    #[test]
    fn with_a_low_limit_dark_areas_become_lines() {
        let level = |at: usize| if at % 120 < 60 { 100 } else { 220 };
        let gray = Gray { width: 120, levels: (0..120 * 60).map(level).collect() };
        for row in rows(&gray, 40, (12, 6)) {
            assert_eq!(row, "....##......");
        }
        for row in rows(&gray, 150, (12, 6)) {
            assert_eq!(row, "######......");
        }
    }
}
