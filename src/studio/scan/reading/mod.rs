//! Reads the numbers beside a grid.
//!
//! In: a lattice of crossings and the image. Out: [`Reading`]: the size, and for each line its
//! numbers with scores, before anything is decided. Invariants: numbers of a line stand in reading
//! order; only the first ones, those farthest from the grid, may be absent.
//!
//! Clues have rules or not. With rules the lattice contains their cells, and the picture begins
//! where numbers end: it has none, and the clue cells beside it are seldom blank. Without, `strips`
//! are taken beside each line, where `beside` finds digits and `tiles` colored tiles.

mod beside;
mod strips;
mod tiles;

use super::digits::{BLANK, NAT, Scores, normal, recognize};
use super::geometry::{self, Candidate, Gray, Lattice, Point, Quad, median};
use super::sheet::{CellColors, Levels, Lighting, Sheet};
use crate::budget::Budget;
use crate::sums::Sums;

/// A place that may have a number.
#[derive(Clone, Debug)]
pub struct Number {
    /// Its cell, or a square around its digits.
    pub quad: Quad,
    /// How well each number fits.
    pub scores: Scores,
    /// The colors of the place, if clues have colors.
    pub cell_colors: Option<CellColors>,
    /// Its color in the palette; a second one if it may have that.
    pub colors: Vec<usize>,
}

impl Number {
    /// The same in a place that has a number.
    fn into_number(self) -> Number {
        Number { scores: self.scores.of_number(), ..self }
    }

    /// The likeliest color; 0 in black and white.
    pub fn color(&self) -> usize {
        self.colors.first().copied().unwrap_or(0)
    }
}

/// The numbers of rows, and those of columns.
type Lines = (Vec<Vec<Number>>, Vec<Vec<Number>>);

/// Are numbers looked for where none are seen, since they may be too pale?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    Usual,
    Pale,
}

/// How sure all numbers are together.
fn sureness((rows, columns): &Lines) -> i64 {
    let sure = |number: &Number| match number.scores.best() {
        (BLANK, _) => 0,
        (_, margin) => i64::from(margin.min(4 * NAT)) - i64::from(NAT),
    };
    rows.iter().chain(columns).flatten().map(sure).sum()
}

/// The sums of all rows and of all columns, as they are likeliest.
fn sums((rows, columns): (&[Vec<Number>], &[Vec<Number>])) -> (i64, i64) {
    let sum = |lines: &[Vec<Number>]| -> i64 {
        let reads = lines.iter().flatten().map(|number| number.scores.best().0);
        reads.filter(|&read| read != BLANK).map(i64::from).sum()
    };
    (sum(rows), sum(columns))
}

/// How sure all numbers are together, less where the sums of rows and of columns differ much: then
/// places were taken for numbers, or numbers were missed.
fn credit(lines: &Lines) -> i64 {
    let (rows, columns) = sums((&lines.0, &lines.1));
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
    /// Were numbers looked for where none are seen? Then others may be missing.
    pub care: Care,
    /// The light on the page, if clues have colors.
    pub light: Lighting,
    /// The colors of numbers, once they are painted.
    pub palette: Vec<Levels>,
}

impl Reading {
    /// All lines, rows first.
    pub fn lines(&self) -> impl Iterator<Item = &Vec<Number>> {
        self.rows.iter().chain(&self.columns)
    }

    /// How many numbers there are.
    pub fn count(&self) -> usize {
        self.lines().flatten().filter(|number| number.scores.best().0 != BLANK).count()
    }

    /// By how much the sums of rows and columns differ.
    pub fn disagreement(&self) -> u64 {
        let (rows, columns) = sums((&self.rows, &self.columns));
        rows.abs_diff(columns)
    }

    /// Do most lines have a number, some of both sides, and are most numbers rather sure?
    fn is_credible(&self) -> bool {
        let is_number = |number: &&Number| number.scores.best().0 != BLANK;
        let with_number = |lines: &[Vec<Number>]| {
            lines.iter().filter(|line| line.iter().any(|number| is_number(&number))).count()
        };
        let (rows, columns) = (with_number(&self.rows), with_number(&self.columns));
        let numbers = || self.lines().flatten().filter(is_number);
        let sure = numbers().filter(|number| number.scores.best().1 > NAT).count();
        (rows + columns) * 2 > self.lines().count()
            && rows * MIN_NUMBERED > self.rows.len()
            && columns * MIN_NUMBERED > self.columns.len()
            && sure * 3 > numbers().count() * 2
    }
}

/// One in how many lines of a side has a number at least.
const MIN_NUMBERED: usize = 4;

/// Reads the numbers beside a lattice; `None` if it seems not to be that of a puzzle, or the budget
/// is over.
pub fn read(candidate: &Candidate, sheet: &Sheet, budget: &Budget) -> Option<Reading> {
    let lattice = &candidate.lattice;
    let is_light = candidate.is_light || sheet.channels.is_none() && is_light(lattice, sheet);
    let cells = numbers_in_cells(lattice, sheet, &sheet.ink(is_light), budget)?;
    let area = area(lattice, &cells)?;
    let board = lattice.part(area.rows, area.columns);
    // Gaps between tiles may look like rules where there are many, so tiles are always tried.
    let ruled = (area.rows > 0).then(|| ruled_clues(lattice, &cells, &area));
    let without_rules = || beside::read_digits(&board, sheet, Care::Usual, budget);
    let first = ruled.or_else(without_rules);
    let light = light(&cells);
    let tiles = tiles::read_tiles(&board, sheet, &light, budget);
    let (rows, columns) = match tiles {
        Some(tiles) => [Some(tiles), first].into_iter().flatten().max_by_key(credit)?,
        None => first?,
    };
    let open_sides = open_sides(&board, area.rows > 0, sheet);
    let (care, palette) = (Care::Usual, Vec::new());
    let reading = Reading { board, open_sides, rows, columns, care, light, palette };
    reading.is_credible().then_some(reading)
}

/// The most lines that a board grows by at a side.
const MAX_GROWN: usize = 3;

/// The reading with numbers that are too pale to be seen at first, on a board that is larger if numbers
/// stand beside lines that the lattice lacks, since their rules are pale or hidden; `None` if there
/// are no digits, or the budget is over.
pub fn grown(reading: &Reading, sheet: &Sheet, budget: &Budget) -> Option<Reading> {
    let read = |board: &Lattice| beside::read_digits(board, sheet, Care::Pale, budget);
    let mut board = reading.board.clone();
    let mut lines = read(&board)?;
    for side in 0..4 {
        for _ in 0..MAX_GROWN {
            let larger = geometry::with_line_outside(&board, side);
            let Some((rows, columns)) = read(&larger) else { break };
            let outermost = [rows.first(), columns.last(), rows.last(), columns.first()][side];
            let is_number =
                |number: &Number| number.scores.best().0 != BLANK && number.scores.best().1 > NAT;
            if !outermost.is_some_and(|line| line.iter().any(is_number)) {
                break;
            }
            (board, lines) = (larger, (rows, columns));
        }
    }
    let (rows, columns) = lines;
    let open_sides = open_sides(&board, false, sheet);
    let (care, light, palette) = (Care::Pale, reading.light.clone(), Vec::new());
    let grown = Reading { board, open_sides, rows, columns, care, light, palette };
    grown.is_credible().then_some(grown)
}

/// The sides where the rules of a board do not end with it. Ruled clues go on at the top and at the
/// left; among colors, rules may be lighter than some tiles and darker than others, so nothing is said.
fn open_sides(board: &Lattice, is_ruled: bool, sheet: &Sheet) -> [bool; 4] {
    if sheet.channels.is_some() {
        return [false; 4];
    }
    let [top, right, bottom, left] =
        geometry::open_sides(board, &sheet.ink(is_light(board, sheet)));
    [top && !is_ruled, right, bottom, left && !is_ruled]
}

/// Are rules lighter than paper? Thin lines, and what lies between light rules, do not tell.
fn is_light(lattice: &Lattice, sheet: &Sheet) -> bool {
    let contrast = |is_light: bool| geometry::contrast(lattice, &sheet.ink(is_light));
    contrast(true) > contrast(false)
}

/// The light on blank cells.
fn light(cells: &[Number]) -> Lighting {
    let is_blank = |cell: &&Number| cell.scores.best().0 == BLANK;
    let blank = cells.iter().filter(is_blank).filter_map(|cell| {
        let [corner, .., opposite] = cell.quad;
        Some((
            (corner.toward(cell.quad[2], 0.5), cell.cell_colors?.ground),
            (opposite - corner).reach(),
        ))
    });
    let (blank, mut sides): (Vec<(Point, Levels)>, Vec<f64>) = blank.unzip();
    Lighting::of(&blank, 2.0 * median(&mut sides))
}

/// The greatest cost of a line; right choices have up to half of it.
const MAX_COST: f64 = 0.6;
/// Crosses of players look like numbers: with many of them the area with the least share of such cells
/// is taken, up to this one, and the share of blanks counts so much less.
const MAX_MARKED: f64 = 0.5;
const BLANK_WEIGHT: f64 = 0.6;
/// The least side of a picture, in cells.
const LEAST_SIDE: usize = 3;

/// How many rows and columns of cells have clues; 0 and 0 if clues have no rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ClueMargin {
    pub rows: usize,
    pub columns: usize,
}

/// How likely a cell is blank, from 0 to 1.
fn blank(cell: &Number) -> f64 {
    let nats = f64::from(cell.scores.blankness()) / f64::from(NAT);
    ((nats + 2.0) / 4.0).clamp(0.0, 1.0)
}

/// The area of least cost: numbers in the picture, and blanks among the clues next to it.
fn area(lattice: &Lattice, cells: &[Number]) -> Option<ClueMargin> {
    let (height, width) = (lattice.height(), lattice.width());
    let blanks: Vec<f64> = cells.iter().map(blank).collect();
    let numbers: Vec<f64> = blanks.iter().map(|blank| 1.0 - blank).collect();
    let [blanks, numbers] = [blanks, numbers].map(|shares| Sums::of(&shares, width, |share| share));
    let marked = |area: &ClueMargin| numbers.over(area.rows..height, area.columns..width);
    let blank = |area: &ClueMargin| match area.rows {
        0 => 0.0,
        _ => {
            blanks.over(area.rows - 1..area.rows, area.columns..width)
                + blanks.over(area.rows..height, area.columns - 1..area.columns)
        }
    };
    let cost = |area: &ClueMargin| marked(area) + blank(area);
    let sides = |area: &ClueMargin| ((height - area.rows) as f64, (width - area.columns) as f64);
    let share = |area: &ClueMargin| {
        let (rows, columns) = sides(area);
        marked(area) / (rows * columns) + BLANK_WEIGHT * blank(area) / (rows + columns)
    };
    let rows = 1..(height * 2 / 3).min(height.saturating_sub(LEAST_SIDE)) + 1;
    let columns = 1..(width * 2 / 3).min(width.saturating_sub(LEAST_SIDE)) + 1;
    let ruled =
        rows.flat_map(|rows| columns.clone().map(move |columns| ClueMargin { rows, columns }));
    let all = std::iter::once(ClueMargin { rows: 0, columns: 0 }).chain(ruled);
    let least = |of: &dyn Fn(&ClueMargin) -> f64| {
        all.clone().min_by(|one, other| of(one).total_cmp(&of(other)))
    };
    let is_clear = |area: &ClueMargin| cost(area) <= MAX_COST * (sides(area).0 + sides(area).1);
    least(&cost).filter(is_clear).or_else(|| least(&share).filter(|area| share(area) <= MAX_MARKED))
}

/// A number that leads by less is looked at again, in cells so much smaller and larger.
const DOUBTFUL: i32 = 5 * NAT;
const OTHER_SIZES: [f64; 4] = [-0.07, -0.035, 0.035, 0.07];

/// The number in a cell with these corners. `ink` has dark ink, whose levels `even` evens out.
pub fn read_number(sheet: &Sheet, ink: &Gray, quad: Quad, even: fn(&[u8]) -> Vec<u8>) -> Number {
    let (levels, cell_colors) = sheet.crop(quad, ink);
    let scores = |levels: &[u8]| recognize(&even(levels));
    let mut all = vec![scores(&levels)];
    if all[0].best().1 < DOUBTFUL {
        let other = |&by: &f64| scores(&sheet.crop(resized(quad, by), ink).0);
        all.extend(OTHER_SIZES.iter().map(other));
    }
    Number { quad, scores: Scores::mean(&all), cell_colors, colors: Vec::new() }
}

/// A cell larger by this part, around the same middle.
fn resized(quad: Quad, by: f64) -> Quad {
    let [one, two, three, four] = quad;
    let grown = |corner: Point, opposite: Point| opposite.toward(corner, 1.0 + by / 2.0);
    [grown(one, three), grown(two, four), grown(three, one), grown(four, two)]
}

/// All cells, row by row; `None` if the budget is over.
fn numbers_in_cells(
    lattice: &Lattice,
    sheet: &Sheet,
    ink: &Gray,
    budget: &Budget,
) -> Option<Vec<Number>> {
    let mut cells = Vec::with_capacity(lattice.width() * lattice.height());
    for row in 0..lattice.height() {
        if budget.is_over() {
            return None;
        }
        let row = (0..lattice.width())
            .map(|column| read_number(sheet, ink, lattice.cell(row, column), normal));
        cells.extend(row);
    }
    Some(cells)
}

/// The numbers of the clue cells: those of rows, and those of columns.
fn ruled_clues(lattice: &Lattice, cells: &[Number], area: &ClueMargin) -> Lines {
    let number = |row: usize, column: usize| cells[row * lattice.width() + column].clone();
    let row = |row| (0..area.columns).map(|column| number(row, column)).collect();
    let column = |column| (0..area.rows).map(|row| number(row, column)).collect();
    let rows = (area.rows..lattice.height()).map(row).collect();
    (rows, (area.columns..lattice.width()).map(column).collect())
}
