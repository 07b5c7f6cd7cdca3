//! Finishes a drawing: fills the body of an outline, as people who make nonograms draw it, and
//! makes a nearly symmetric picture exactly symmetric.
//!
//! In: a drawing in black and white; gray levels of pixels. Out: the same with all that its outline
//! encloses black and the lines inside white, or nothing if it has no such outline; the drawing
//! with the mirrors that its image nearly has. Invariants: the outline stays, and what lies outside
//! of it; a gap of one cell in the outline counts as closed, and is; a mirror takes whole halves,
//! so that lines stay connected.

use super::Drawing;
use super::gray::Gray;
use super::parts::{Parts, around};

/// The lines of an outline are at most this many cells wide.
const MAX_LINE_WIDTH: usize = 3;
/// Of a drawing of lines at most this many hundredths of the black cells lie in wider squares.
const MAX_THICK_PERCENT: usize = 20;
/// The outline encloses at least this many hundredths of the cells.
const MIN_ENCLOSED_PERCENT: usize = 12;

/// The drawing with its body filled; `None` if it is no outline.
pub fn filled(drawing: &Drawing, width: usize) -> Option<Drawing> {
    let black: Vec<bool> = drawing.cells.iter().map(|&cell| cell == 1).collect();
    let line_width = (1..=MAX_LINE_WIDTH).find(|&wide| is_thin(&black, width, wide))?;
    let outline = closed(&black, width);
    let count = outline.len();
    let parts = Parts::of(&outline, width);
    let is_outside: Vec<bool> = parts.numbers.iter().map(|&number| number == 0).collect();
    let enclosed = (0..count).filter(|&at| !outline[at] && !is_outside[at]).count();
    if enclosed * 100 < MIN_ENCLOSED_PERCENT * count {
        return None;
    }
    // What lies beyond the rim is outside, too.
    let is_near =
        |at: usize, zone: &[bool]| zone[at] || around(at, width, count).any(|place| zone[place]);
    let is_rim = |at: usize| around(at, width, count).count() < 8;
    let first: Vec<bool> = (0..count).map(|at| is_rim(at) || is_near(at, &is_outside)).collect();
    let is_outline = (1..line_width)
        .fold(first, |zone, _| (0..count).map(|at| is_near(at, &zone)).collect::<Vec<bool>>());
    let cell = |at: usize| u8::from(!is_outside[at] && (!black[at] || is_outline[at]));
    let (inks, sureness) = (drawing.inks.clone(), drawing.sureness.clone());
    Some(Drawing { inks, cells: (0..count).map(cell).collect(), sureness })
}

/// Do most black cells belong to lines of at most this width?
fn is_thin(black: &[bool], width: usize, line_width: usize) -> bool {
    let side = line_width + 1;
    let square =
        |at: usize| (0..side * side).map(move |part| at + part / side * width + part % side);
    let is_square = |at: &usize| {
        at % width + side <= width && square(*at).all(|at| black.get(at) == Some(&true))
    };
    let mut is_thick = vec![false; black.len()];
    (0..black.len()).filter(is_square).flat_map(square).for_each(|at| is_thick[at] = true);
    let count = black.iter().filter(|&&is_black| is_black).count();
    let thick = is_thick.iter().filter(|&&is_thick| is_thick).count();
    thick * 100 <= MAX_THICK_PERCENT * count
}

/// The black cells, and those between the end of a line and another line one cell further.
fn closed(black: &[bool], width: usize) -> Vec<bool> {
    let black_around = |at: usize| around(at, width, black.len()).filter(|&place| black[place]);
    let is_beside = |a: usize, b: usize| {
        (a % width).abs_diff(b % width) <= 1 && (a / width).abs_diff(b / width) <= 1
    };
    let is_end = |&at: &usize| {
        let next: Vec<usize> = black_around(at).collect();
        black[at] && (next.len() == 1 || next.len() == 2 && is_beside(next[0], next[1]))
    };
    let mut outline = black.to_vec();
    for end in (0..black.len()).filter(is_end) {
        for previous in black_around(end) {
            let between = further(end, previous, 1, width);
            let beyond = further(end, previous, 2, width);
            if let (Some(between), Some(beyond)) = (between, beyond)
                && black.get(beyond) == Some(&true)
            {
                outline[between] = true;
            }
        }
    }
    outline
}

/// The cell this many steps from `at`, away from `previous`.
fn further(at: usize, previous: usize, steps: usize, width: usize) -> Option<usize> {
    let step = |at: usize, previous: usize| (at + steps * at).checked_sub(steps * previous);
    let (x, y) = (step(at % width, previous % width)?, step(at / width, previous / width)?);
    (x < width).then_some(y * width + x)
}

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
    use crate::puzzle::Rgb;

    fn fill(rows: &[&str]) -> Option<Vec<String>> {
        let cells: Vec<u8> = rows.concat().bytes().map(|sign| u8::from(sign == b'#')).collect();
        let inks = vec![Rgb(255, 255, 255), Rgb(0, 0, 0)];
        let drawing = Drawing { inks, sureness: vec![0; cells.len()], cells };
        let sign = |&cell: &u8| if cell == 1 { '#' } else { '.' };
        let width = rows[0].len();
        let row = |row: &[u8]| row.iter().map(sign).collect();
        filled(&drawing, width).map(|filled| filled.cells.chunks(width).map(row).collect())
    }

    #[test]
    fn a_body_is_black_and_the_lines_inside_are_white() {
        let face = [
            "..#####..",
            ".#.....#.",
            "#..#.#..#",
            "#.......#",
            "#.#...#.#",
            "#..###..#",
            ".#.....#.",
            "..#####..",
        ];
        let want = [
            "..#####..",
            ".#######.",
            "###.#.###",
            "#########",
            "##.###.##",
            "###...###",
            ".#######.",
            "..#####..",
        ];
        assert_eq!(fill(&face).unwrap(), want);
    }

    #[test]
    fn a_gap_of_one_cell_is_closed_and_a_wide_one_is_not() {
        let box_with = |top: &'static str| [".......", top, ".#...#.", ".#...#.", ".#####."];
        let full = ["#####", "#####", "#####", "#####"];
        let inner = |rows: Vec<String>| -> Vec<String> {
            rows[1..].iter().map(|row| row[1..6].to_owned()).collect()
        };
        assert_eq!(inner(fill(&box_with(".#####.")).unwrap()), full);
        assert_eq!(inner(fill(&box_with(".##.##.")).unwrap()), full);
        assert_eq!(fill(&box_with(".#...#.")), None);
    }

    #[test]
    fn an_outline_of_two_cells_has_no_white_line_inside() {
        let ring = [
            "..........",
            ".########.",
            ".########.",
            ".##....##.",
            ".##.##.##.",
            ".##.##.##.",
            ".##....##.",
            ".########.",
            ".########.",
            "..........",
        ];
        let filled = fill(&ring).unwrap();
        assert_eq!(filled[2], ".########.");
        assert_eq!(filled[4], ".###..###.");
    }

    #[test]
    fn what_is_black_already_is_no_outline() {
        assert_eq!(fill(&["......", ".####.", ".####.", ".####.", "......"]), None);
        let plain = ".".repeat(9);
        assert_eq!(
            fill(&[&plain, ".#######.", ".#######.", ".#######.", ".#######.", &plain]),
            None
        );
    }

    /// A face of 41 x 41 pixels. The right eye is wider than the left one by this number of columns.
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

    #[test]
    fn the_upper_half_counts() {
        let cells = vec![1, 0, 0, 1, 0, 1, 1, 1, 0, 0];
        let sureness = (0..10).collect();
        let mut drawing = Drawing { inks: Vec::new(), cells, sureness };
        Mirrors { left_right: false, top_bottom: true }.give_to(&mut drawing, 2);
        assert_eq!(drawing.cells, [1, 0, 0, 1, 0, 1, 0, 1, 1, 0]);
        assert_eq!(drawing.sureness, [0, 1, 2, 3, 4, 5, 2, 3, 0, 1]);
    }
}
