//! Reads the numbers beside a grid.
//!
//! In: a lattice of crossings and the gray levels. Out: [`Reading`]: the size, and for each line its
//! numbers with scores, before anything is decided. Invariants: numbers of a line stand in reading
//! order; only the first ones, those farthest from the grid, may be absent.
//!
//! Clues have rules or not. With rules the lattice contains their cells, and `area` finds where the
//! picture begins. Without, `strips` finds digits beside each line.

mod area;
mod cells;
mod digits_beside;
mod group;
mod strips;
mod tiles;

use super::cell::{Levels, Seen};
use super::digits::{BLANK, NAT, Scores};
use super::geometry::{self, Found, Lattice, Point, Quad, median};
use super::light::Light;
use super::sheet::Sheet;
use crate::budget::Budget;

/// A place that may have a number.
#[derive(Clone, Debug)]
pub struct Number {
    /// Its cell, or a square around its digits.
    pub quad: Quad,
    /// How well each number fits.
    pub scores: Scores,
    /// The colors of the place, if clues have colors.
    pub seen: Option<Seen>,
    /// Its color in the palette; a second one if it may have that.
    pub colors: Vec<usize>,
}

impl Number {
    /// The likeliest color; 0 in black and white.
    pub fn color(&self) -> usize {
        self.colors.first().copied().unwrap_or(0)
    }
}

/// The numbers of rows, and those of columns.
type Lines = (Vec<Vec<Number>>, Vec<Vec<Number>>);

/// How sure all numbers are together.
fn sureness((rows, columns): &Lines) -> i64 {
    let sure = |number: &Number| match number.scores.best() {
        (BLANK, _) => 0,
        (_, margin) => i64::from(margin.min(4 * NAT)) - i64::from(NAT),
    };
    rows.iter().chain(columns).flatten().map(sure).sum()
}

/// How sure all numbers are together, less where the sums of rows and of columns differ much: then
/// places were taken for numbers, or numbers were missed.
fn credit(lines: &Lines) -> i64 {
    let sum = |lines: &[Vec<Number>]| -> i64 {
        let reads = lines.iter().flatten().map(|number| number.scores.best().0);
        reads.filter(|&read| read != BLANK).map(i64::from).sum()
    };
    let (rows, columns) = (sum(&lines.0), sum(&lines.1));
    let all = rows.max(columns).max(1);
    sureness(lines) * (all - 4 * (rows - columns).abs()).max(0) / all
}

/// The numbers beside a grid.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The crossings of the picture.
    pub board: Lattice,
    /// Do its rules not end with it, from the top clockwise?
    pub open_sides: [bool; 4],
    /// For each row its numbers from the left.
    pub rows: Vec<Vec<Number>>,
    /// For each column its numbers from the top.
    pub columns: Vec<Vec<Number>>,
    /// The light on the page, if clues have colors.
    pub light: Light,
    /// The colors of numbers, once they are painted.
    pub palette: Vec<Levels>,
}

impl Reading {
    /// All lines, rows first.
    pub fn lines(&self) -> impl Iterator<Item = &Vec<Number>> {
        self.rows.iter().chain(&self.columns)
    }

    /// Do most lines have a number, and are most numbers rather sure?
    fn is_credible(&self) -> bool {
        let lines = self.lines().count();
        let is_number = |number: &&Number| number.scores.best().0 != BLANK;
        let with_number = self.lines().filter(|line| line.iter().any(|number| is_number(&number)));
        let numbers = || self.lines().flatten().filter(is_number);
        let sure = numbers().filter(|number| number.scores.best().1 > NAT).count();
        with_number.count() * 2 > lines && sure * 3 > numbers().count() * 2
    }
}

/// Reads the numbers beside a lattice; `None` if it seems not to be that of a puzzle, or the budget
/// is over.
pub fn read(found: &Found, sheet: &Sheet, budget: &Budget) -> Option<Reading> {
    let lattice = &found.lattice;
    let cells = cells::numbers(lattice, sheet, &sheet.ink(found.is_light), budget)?;
    let area = area::area(lattice, &cells)?;
    let board = lattice.part(area.rows, area.columns);
    // Gaps between tiles may look like rules where there are many, so tiles are always tried.
    let ruled = (area.rows > 0).then(|| cells::clues(lattice, &cells, &area));
    let beside = || digits_beside::read(&board, sheet, budget);
    let first = ruled.or_else(beside);
    let light = light(&cells);
    let tiles = tiles::read(&board, sheet, &light, budget);
    let (rows, columns) = match tiles {
        Some(tiles) => [Some(tiles), first].into_iter().flatten().max_by_key(credit)?,
        None => first?,
    };
    let open_sides = open_sides(&board, area.rows > 0, sheet);
    let reading = Reading { board, open_sides, rows, columns, light, palette: Vec::new() };
    reading.is_credible().then_some(reading)
}

/// The sides where the rules of a board do not end with it. Ruled clues go on at the top and at the
/// left; among colors, rules may be lighter than some tiles and darker than others, so nothing is said.
fn open_sides(board: &Lattice, is_ruled: bool, sheet: &Sheet) -> [bool; 4] {
    if sheet.channels.is_some() {
        return [false; 4];
    }
    // Thin lines, and what lies between light rules, do not tell whether rules are darker than paper.
    let (dark, light) = (sheet.ink(false), sheet.ink(true));
    let is_light = geometry::contrast(board, &light) > geometry::contrast(board, &dark);
    let [top, right, bottom, left] =
        geometry::open_sides(board, if is_light { &light } else { &dark });
    [top && !is_ruled, right, bottom, left && !is_ruled]
}

/// The light on blank cells.
fn light(cells: &[Number]) -> Light {
    let is_blank = |cell: &&Number| cell.scores.best().0 == BLANK;
    let blank = cells.iter().filter(is_blank).filter_map(|cell| {
        let [one, .., other] = cell.quad;
        Some(((one.toward(cell.quad[2], 0.5), cell.seen?.ground), (other - one).reach()))
    });
    let (blank, mut sides): (Vec<(Point, Levels)>, Vec<f64>) = blank.unzip();
    Light::of(&blank, 2.0 * median(&mut sides))
}
