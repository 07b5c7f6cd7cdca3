//! Reads every puzzle of a page.
//!
//! In: a sheet, its first puzzle. Out: a [`Page`] with all of them. Invariants: a puzzle that stands
//! alone is read as without this; at most [`MAX_PUZZLES`] are read.
//!
//! What was read is painted over like the paper around it, and the next grid is looked for, until
//! none has clues.

use super::geometry::{Gray, Point, Quad, is_between};
use super::read_upright;
use super::result::{Scan, ScanError};
use super::sheet::Sheet;
use crate::budget::Budget;

/// The most puzzles of an image. On a page of A4, cells of twelve boards of 15x15 are 3 mm wide; a
/// photograph of 16 million pixels has 40 pixels for each.
const MAX_PUZZLES: usize = 12;
/// How far around a board, in its cells, and around a number, in parts of its place, paint reaches:
/// frames lie outside of a board, and digits that touch a place belong to it.
const AROUND_BOARD: f64 = 0.5;
const AROUND_NUMBER: f64 = 0.3;
/// At how many places to a side of a puzzle the paper around it is looked at.
const LOOKS: usize = 50;

/// The puzzles of an image.
#[derive(Clone, Debug)]
pub struct Page {
    /// They stand as people read: from the left, row by row.
    pub scans: Vec<Scan>,
    /// Was the time over before another one was read?
    pub is_cut: bool,
}

impl Page {
    /// All puzzles of a sheet that has this one.
    pub(super) fn of(first: Scan, sheet: &Sheet, budget: &Budget) -> Result<Page, ScanError> {
        let mut page = Page { scans: vec![first], is_cut: false };
        while page.scans.len() < MAX_PUZZLES {
            match read_upright(&without(sheet, page.scans.iter()), budget) {
                Ok(scan) => page.scans.push(scan),
                Err(ScanError::NoGrid) => break,
                Err(ScanError::Stopped) => {
                    page.is_cut = page.scans.len() > 1;
                    break;
                }
                Err(error) => return Err(error),
            }
        }
        page.read_alone(sheet, budget);
        page.sort();
        Ok(page)
    }

    /// Reads those that are not sure again, without the others: they disturb what is read beside them.
    fn read_alone(&mut self, sheet: &Sheet, budget: &Budget) {
        for place in 0..self.scans.len() {
            if self.scans.len() == 1 || self.scans[place].is_sure || budget.is_over() {
                continue;
            }
            let others = self.scans.iter().enumerate().filter(|&(other, _)| other != place);
            let alone = read_upright(&without(sheet, others.map(|(_, scan)| scan)), budget);
            let is_better = |scan: &Scan| {
                let is_same = is_between(self.scans[place].board, middle(scan.board));
                is_same && (scan.is_sure || !self.scans[place].has_picture())
            };
            if let Some(scan) = alone.ok().filter(is_better) {
                self.scans[place] = scan;
            }
        }
    }

    /// Puts them in reading order: a row has those whose numbers begin above the middle of its highest board.
    fn sort(&mut self) {
        self.scans.sort_by(|one, other| top(one).total_cmp(&top(other)));
        let (mut row, mut end) = (0, f64::NEG_INFINITY);
        let mut placed: Vec<(usize, Scan)> = Vec::new();
        for scan in self.scans.drain(..) {
            if top(&scan) > end {
                (row, end) = (row + 1, middle(scan.board).y);
            }
            placed.push((row, scan));
        }
        let left = |scan: &Scan| scan.board[0].x;
        placed.sort_by(|(row, one), (other_row, other)| {
            row.cmp(other_row).then(left(one).total_cmp(&left(other)))
        });
        self.scans.extend(placed.into_iter().map(|(_, scan)| scan));
    }
}

/// Where a puzzle begins.
fn top(scan: &Scan) -> f64 {
    places(scan).into_iter().flatten().map(|corner| corner.y).fold(f64::INFINITY, f64::min)
}

fn middle([one, _, other, _]: Quad) -> Point {
    one.toward(other, 0.5)
}

/// The sheet with these puzzles painted over.
fn without<'a>(sheet: &Sheet, scans: impl Iterator<Item = &'a Scan>) -> Sheet {
    let places: Vec<Vec<Quad>> = scans.map(places).collect();
    let paint = |gray: &Gray| {
        let mut painted = gray.clone();
        for quads in &places {
            let paper = paper_around(gray, quads);
            quads.iter().for_each(|&quad| painted.fill(quad, paper));
        }
        painted
    };
    let channels = sheet.channels.as_ref().map(|channels| channels.each_ref().map(paint));
    Sheet { gray: paint(&sheet.gray), channels }
}

/// Where the ink of a puzzle is: its board and its numbers.
fn places(scan: &Scan) -> Vec<Quad> {
    let part_of = |lines: usize| AROUND_BOARD / lines.max(1) as f64;
    let board = grown(scan.board, part_of(scan.columns.len()), part_of(scan.rows.len()));
    let lines = scan.rows.iter().chain(&scan.columns);
    let numbers = lines.flat_map(|clues| &clues.numbers);
    let numbers = numbers.map(|number| grown(number.quad, AROUND_NUMBER, AROUND_NUMBER));
    std::iter::once(board).chain(numbers).collect()
}

/// A place that reaches farther by these parts of it, across and down.
fn grown([one, two, three, four]: Quad, across: f64, down: f64) -> Quad {
    let moved = |corner: Point, beside: Point, below: Point| {
        corner + (corner - beside) * across + (corner - below) * down
    };
    [
        moved(one, two, four),
        moved(two, one, three),
        moved(three, four, two),
        moved(four, three, one),
    ]
}

/// The usual level around these places.
fn paper_around(gray: &Gray, quads: &[Quad]) -> u8 {
    let corners = || quads.iter().flatten();
    let edges = |of: fn(&Point) -> f64| {
        let least = corners().map(of).fold(f64::INFINITY, f64::min);
        (least, corners().map(of).fold(0.0, f64::max))
    };
    let (x, y) = (edges(|corner| corner.x), edges(|corner| corner.y));
    let at = |(first, last): (f64, f64), part: usize| {
        (first + (last - first) * part as f64 / LOOKS as f64) as i64
    };
    let looks = (0..LOOKS).flat_map(|part| {
        let (across, down) = (at(x, part), at(y, part));
        [(across, at(y, 0)), (across, at(y, LOOKS)), (at(x, 0), down), (at(x, LOOKS), down)]
    });
    let mut levels: Vec<u8> = looks.map(|(x, y)| gray.at(x, y)).collect();
    levels.sort_unstable();
    levels[levels.len() / 2]
}

/// An image beside others.
#[cfg(all(test, feature = "image"))]
mod tests {
    use crate::authoring::image::pixels;
    use crate::budget::Budget;
    use crate::scan::{Page, Scan, Side, scan_page, sheet::MAX_PIXELS};

    type Row = Vec<[u8; 3]>;

    fn clues(scan: &Scan) -> Vec<Vec<u32>> {
        scan.lines().map(|(_, clues)| clues.read().collect()).collect()
    }

    /// The rows of a screenshot.
    fn screenshot(name: &str) -> Vec<Row> {
        let images = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/scan/images");
        let bytes = std::fs::read(format!("{images}/{name}")).expect("an image");
        let ((width, _), pixels) = pixels(&bytes, MAX_PIXELS, &Budget::endless()).expect("pixels");
        pixels.chunks(width as usize).map(<[_]>::to_vec).collect()
    }

    const NOTHING: &[Row] = &[const { Row::new() }; 1000];

    /// The puzzles of two images of the same height side by side.
    fn page(left: &[Row], right: &[Row]) -> Page {
        let rows = left.iter().zip(right).map(|(left, right)| [&left[..], right].concat());
        let rows: Vec<Row> = rows.collect();
        let head = format!("P6 {} {} 255\n", rows[0].len(), rows.len());
        let image = [head.as_bytes(), &rows.concat().concat()].concat();
        scan_page(&image, false, &Budget::endless()).expect("a puzzle")
    }

    #[test]
    fn boards_side_by_side_are_puzzles_from_the_left() {
        let site = screenshot("site.png");
        let alone = page(&site, NOTHING).scans;
        assert_eq!(alone.len(), 1);
        let page = page(&site, &site);
        let [left, right] = &page.scans[..] else { panic!("{} puzzles", page.scans.len()) };
        assert!(left.is_sure && right.is_sure && !page.is_cut);
        assert_eq!([clues(left), clues(right)], [clues(&alone[0]), clues(&alone[0])]);
        assert!(left.board[0].x < right.board[0].x);
    }

    /// White paper with a dark grid without clues.
    fn grid(height: usize, rows: usize, columns: usize) -> Vec<Row> {
        const CORNER: usize = 60;
        const CELL: usize = 28;
        let level = |x: usize, y: usize| {
            let (right, bottom) = (CORNER + columns * CELL, CORNER + rows * CELL);
            let is_rule = |at: usize| at >= CORNER && (at - CORNER).is_multiple_of(CELL);
            match () {
                () if x < 40 || y < 40 || x > right + 20 || y > bottom + 20 => 255,
                () if x < CORNER || y < CORNER || x > right || y > bottom => 30,
                () if is_rule(x) || is_rule(y) => 90,
                () => 30,
            }
        };
        (0..height).map(|y| (0..733).map(|x| [level(x, y); 3]).collect()).collect()
    }

    #[test]
    fn a_board_beside_a_larger_one_that_is_not_read_is_not_sure() {
        let site = screenshot("site.png");
        for (rows, columns, sides) in [(18, 16, &Side::ALL[..]), (15, 14, &[])] {
            let page = page(&site, &grid(site.len(), rows, columns));
            let [scan] = &page.scans[..] else { panic!("{} puzzles", page.scans.len()) };
            assert_eq!((scan.rows.len(), scan.columns.len()), (18, 14));
            assert_eq!(scan.unsure_sides, sides, "beside {rows} x {columns}");
            assert_eq!(scan.is_sure, sides.is_empty());
        }
    }

    /// The last column has no cells to fill, so without it the puzzle has its one picture, too.
    #[test]
    fn a_board_that_the_image_cuts_is_not_sure() {
        let cut: Vec<Row> = screenshot("site.png").iter().map(|row| row[..495].to_vec()).collect();
        let page = page(&cut, NOTHING);
        let scan = &page.scans[0];
        assert_eq!((scan.columns.len(), &scan.unsure_sides[..]), (13, &[Side::Right][..]));
        assert!(scan.has_picture() && !scan.is_sure);
    }

    /// A reading that also looks for pale ink loses row 1 and more here. The totals of its sides differ
    /// by less than those of the first reading, but it must not replace that.
    #[test]
    fn numbers_that_were_read_are_kept_where_another_one_is_gone() {
        let mut damaged = screenshot("small.png");
        damaged[78..97].iter_mut().for_each(|row| row[281..300].fill([250; 3]));
        let scan = &page(&damaged, NOTHING).scans[0];
        assert!(!scan.is_sure);
        assert_eq!((clues(scan)[0].len(), clues(scan)[10].len()), (2, 3));
    }
}
