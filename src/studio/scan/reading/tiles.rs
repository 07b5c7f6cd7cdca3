//! Reads clues without rules: colored tiles with a number each, beside each line.
//!
//! In: the lattice of a picture, an image in colors. Out: the numbers of rows and of columns.
//! Invariants: tiles have about the size of a cell; paper lighter and darker than they is tried.
//!
//! The tiles of all lines of a side stand at the same distances from the grid, so those that stand
//! alone show where the others are: tiles that touch each other, or the rule of the grid.

use super::strips::{CELL, Strip};
use super::{Lines, Number, credit, read_number};
use crate::budget::Budget;
use crate::scan::digits::normal;
use crate::scan::geometry::{Gray, Lattice, Part, flat, median};
use crate::scan::sheet::{Levels, Lighting, Sheet};

/// The least and the greatest side of a tile, in parts of a hundred of a cell.
const TILE_SIDES: (usize, usize) = (35, 130);
/// How many places next to the grid may be empty.
const MAX_EMPTY_PLACES: usize = 2;
/// How far a tile differs from the paper at its place, in levels.
const MIN_TILE_DIFFERENCE: u8 = 16;

/// An image, its levels with dark ink, its light.
type Page<'a> = (&'a Sheet, &'a Gray, &'a Lighting);

/// Reads the tiles; `None` if there are none, or the budget is over.
pub fn read_tiles(
    board: &Lattice,
    sheet: &Sheet,
    light: &Lighting,
    budget: &Budget,
) -> Option<Lines> {
    sheet.channels.as_ref()?;
    let board = &flat(board);
    let dark = on_paper(board, (sheet, &sheet.ink(false), light), budget);
    let light = on_paper(board, (sheet, &sheet.ink(true), light), budget);
    [dark, light].into_iter().flatten().max_by_key(credit)
}

/// Reads tiles that are darker than the paper.
fn on_paper(board: &Lattice, page: Page, budget: &Budget) -> Option<Lines> {
    let side = |is_column: bool, lines: usize| {
        let mut strips = Vec::new();
        for line in 0..lines {
            if budget.is_over() {
                return None;
            }
            strips.push(Strip::of_tiles(board, line, is_column, page.1));
        }
        let places = Places::of(&strips)?;
        let around = paper_around(&strips, page.0, page.1);
        let mut lines = Vec::new();
        for strip in &strips {
            if budget.is_over() {
                return None;
            }
            lines.push(tile_numbers(strip, &places, around, page));
        }
        Some(lines)
    };
    Some((side(false, board.height())?, side(true, board.width())?))
}

/// Where the tiles of a side of the grid stand, in pixels of strips.
struct Places {
    /// From the grid to the farther side of the first tile.
    first: f64,
    /// From a tile to the next one.
    step: f64,
    /// How long a tile is.
    length: f64,
    /// Where it begins and ends across its line.
    across: (f64, f64),
}

impl Places {
    /// The places of most tiles; `None` if there are none.
    fn of(strips: &[Strip]) -> Option<Places> {
        let ends: Vec<Vec<f64>> = strips.iter().map(ends).collect();
        let pairs = ends.iter().flat_map(|ends| ends.windows(2).map(|pair| pair[1] - pair[0]));
        let mut steps: Vec<f64> = pairs.filter(|&step| is_side(step as usize)).collect();
        let mut firsts: Vec<f64> = ends.iter().filter_map(|ends| ends.first().copied()).collect();
        if firsts.is_empty() {
            return None;
        }
        let first = median(&mut firsts);
        // Without a pair each line has one tile at most.
        let step = if steps.is_empty() { first } else { median(&mut steps) };
        let tiles = || strips.iter().flat_map(|strip| tiles(strip).map(move |tile| (strip, tile)));
        let usual = |of: &dyn Fn(&Strip, &Part) -> usize| {
            median(&mut tiles().map(|(strip, tile)| of(strip, tile) as f64).collect::<Vec<_>>())
        };
        let length = usual(&length);
        let across = (
            usual(&|strip, tile| if strip.is_column { tile.left } else { tile.top }),
            usual(&|strip, tile| if strip.is_column { tile.right } else { tile.bottom }) + 1.0,
        );
        let mut places = Places { first, step: step.max(1.0), length, across }.fit_to(&ends);
        while places.first > 1.6 * places.step {
            places.first -= places.step;
        }
        Some(places)
    }

    /// The places that fit these ends of tiles best: least squares.
    fn fit_to(self, ends: &[Vec<f64>]) -> Places {
        let number = |&end: &f64| (((end - self.first) / self.step).round(), end);
        let is_near = |&(number, end): &(f64, f64)| {
            (end - self.first - number * self.step).abs() < 0.2 * self.step
        };
        let fitting: Vec<(f64, f64)> = ends.iter().flatten().map(number).filter(is_near).collect();
        let count = fitting.len() as f64;
        let sum = |of: &dyn Fn(&(f64, f64)) -> f64| fitting.iter().map(of).sum::<f64>();
        let (numbers, ends) = (sum(&|pair| pair.0), sum(&|pair| pair.1));
        let spread = count * sum(&|pair| pair.0 * pair.0) - numbers * numbers;
        if spread < 0.5 {
            return self;
        }
        let step = (count * sum(&|pair| pair.0 * pair.1) - numbers * ends) / spread;
        let least = (CELL * TILE_SIDES.0 / 100) as f64;
        Places { first: (ends - step * numbers) / count, step: step.max(least), ..self }
    }

    /// The nearer and the farther side of a tile.
    fn of_tile(&self, number: usize) -> (f64, f64) {
        let farther = self.first + number as f64 * self.step;
        (farther - self.length.min(self.step), farther)
    }
}

/// How far the farther sides of the tiles of a strip are from the grid, the nearest first.
fn ends(strip: &Strip) -> Vec<f64> {
    let end = |shape: &Part| (strip.distance(shape) + length(strip, shape)) as f64;
    tiles(strip).map(end).collect()
}

/// The shapes of a strip that are single tiles.
fn tiles(strip: &Strip) -> impl Iterator<Item = &Part> {
    let is_tile = |shape: &&Part| {
        let across = if strip.is_column { shape.width() } else { shape.height() };
        let is_solid = shape.count * 2 > shape.width() * shape.height();
        is_side(across) && is_side(length(strip, shape)) && is_solid
    };
    strip.shapes.iter().filter(is_tile)
}

fn is_side(length: usize) -> bool {
    (CELL * TILE_SIDES.0 / 100..=CELL * TILE_SIDES.1 / 100).contains(&length)
}

/// How long a tile is along its strip.
fn length(strip: &Strip, tile: &Part) -> usize {
    if strip.is_column { tile.height() } else { tile.width() }
}

/// The numbers on the tiles of a strip, in reading order.
fn tile_numbers(strip: &Strip, places: &Places, around: Levels, page: Page) -> Vec<Number> {
    let (sheet, ink, light) = page;
    let limit = (strip.along() as f64 / places.step) as usize;
    let tile = |number: usize| {
        let (near, far) = places.of_tile(number);
        let number = read_number(sheet, ink, strip.part((near, far), places.across), normal);
        is_colored(&number, light, around).then_some(number)
    };
    let first = (0..MAX_EMPTY_PLACES).find(|&number| tile(number).is_some()).unwrap_or(0);
    let mut tiles: Vec<Number> = (first..limit).map_while(tile).collect();
    tiles.reverse();
    tiles
}

/// The paper of the page around a board: that farthest from it beside most lines.
fn paper_around(strips: &[Strip], sheet: &Sheet, ink: &Gray) -> Levels {
    let farthest = |strip: &Strip| {
        let end = strip.along() as f64;
        let side = CELL as f64;
        let cell = strip.part(((end - side).max(0.0), end), (0.2 * side, 1.2 * side));
        sheet.crop(cell, ink).1.map(|colors| colors.ground)
    };
    let grounds: Vec<Levels> = strips.iter().filter_map(farthest).collect();
    [0, 1, 2].map(|channel: usize| {
        let levels = grounds.iter().map(|levels| f64::from(levels[channel]));
        median(&mut levels.collect::<Vec<_>>()) as u8
    })
}

/// Differs the ground of a number from paper, that of the board at its place and that around the board?
/// Shadows do not.
fn is_colored(number: &Number, light: &Lighting, around: Levels) -> bool {
    let [corner, _, opposite, _] = number.quad;
    let differs = |ground: Levels, paper: Levels| {
        let mut pairs = ground.iter().zip(paper);
        pairs.any(|(&level, paper)| level.abs_diff(paper) > MIN_TILE_DIFFERENCE)
    };
    number.cell_colors.is_some_and(|colors| {
        differs(colors.ground, light.at(corner.toward(opposite, 0.5)))
            && differs(colors.ground, around)
    })
}
