//! The light on a page: the levels of paper at each place of a photograph.
//!
//! In: places of blank cells with their levels. Out: the levels of white paper anywhere near them.
//! Invariants: on screens all places have the same; sums of a bounded number of cells.

use super::geometry::{Point, median};
use super::sheet::Levels;

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
pub struct Light {
    /// Those of most cells.
    pub paper: Levels,
    /// Blank cells with their levels; none if all are alike.
    cells: Vec<(Point, [f64; 3])>,
    /// The distance at which a cell counts a quarter.
    reach: f64,
}

impl Light {
    /// The light that blank cells show. `reach` is about two cells.
    pub fn of(blank: &[(Point, Levels)], reach: f64) -> Light {
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
        Light { paper: paper.map(|level| level as u8), cells, reach: reach.max(1.0) }
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

/// The height of a plane at the place itself; their mean, if the cells lie on a line. Cells that lie
/// on one side only pull it a little toward their mean.
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
    fn page(levels: impl Fn(usize, usize) -> Levels) -> Light {
        let cells = (0..400).map(|cell| (cell % 20, cell / 20));
        let place = |x: usize, y: usize| Point { x: 30.0 * x as f64, y: 30.0 * y as f64 };
        let cells: Vec<_> = cells.map(|(x, y)| (place(x, y), levels(x, y))).collect();
        Light::of(&cells, 60.0)
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
