//! The areas and the holes of a picture: which there are, which open, which are specks.
//!
//! In: black and white cells or pixels; a drawing. Out: parts of one color; the drawing without
//! specks and holes of single cells. Invariants: black cells belong together if they touch at a
//! side or a corner, white ones if they share a side; all white ones at the rim are one part, the
//! ground; a cell of certain color stays, so that thin lines and small details are not lost.

use super::Drawing;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A white cell shows a hole if this many percent of it belong to the hole.
const SHOWS_HOLE_PERCENT: usize = 25;
/// With fewer percent it cannot open for the hole.
const CAN_OPEN_PERCENT: usize = 16;

/// The parts of a picture.
pub struct Parts {
    /// For each cell the number of its part; 0 is the ground.
    pub numbers: Vec<usize>,
    /// For each part its size, and whether it is black.
    pub parts: Vec<(usize, bool)>,
}

impl Parts {
    /// The parts of a picture of this width.
    pub fn of(cells: &[bool], width: usize) -> Parts {
        let is_rim = |&at: &usize| {
            at < width || at + width >= cells.len() || at % width == 0 || (at + 1) % width == 0
        };
        let ground = (0..cells.len()).filter(|at| is_rim(at) && !cells[*at]).collect();
        let mut parts = Parts { numbers: vec![usize::MAX; cells.len()], parts: Vec::new() };
        parts.add(cells, width, ground, false);
        for at in 0..cells.len() {
            if parts.numbers[at] == usize::MAX {
                parts.add(cells, width, vec![at], cells[at]);
            }
        }
        parts
    }

    /// Adds the part with these cells.
    fn add(&mut self, cells: &[bool], width: usize, mut open: Vec<usize>, is_black: bool) {
        let mut size = 0;
        while let Some(at) = open.pop() {
            if self.numbers[at] == usize::MAX {
                self.numbers[at] = self.parts.len();
                size += 1;
                let next = neighbors(at, width, cells.len(), is_black);
                open.extend(next.filter(|&neighbor| cells[neighbor] == is_black));
            }
        }
        self.parts.push((size, is_black));
    }

    /// The number of areas and of holes with at least `least` cells.
    pub fn counts(&self, least: usize) -> (usize, usize) {
        let large = || self.parts.iter().skip(1).filter(|(size, _)| *size >= least);
        let areas = large().filter(|(_, is_black)| *is_black).count();
        (areas, large().count() - areas)
    }
}

/// Opens holes of the image that no white cell shows, each in the cell with most of it, if that cell
/// is not at the border of its area. Holes may join if they lie side by side.
pub fn open_holes(cells: &mut [bool], width: usize, holes: &[Share]) {
    let is_shown = |hole: usize| {
        holes.iter().any(|share| {
            share.hole == hole && share.percent >= SHOWS_HOLE_PERCENT && !cells[share.cell]
        })
    };
    let lost_holes: Vec<&Share> = holes.iter().filter(|share| !is_shown(share.hole)).collect();
    let mut opened_places: Vec<(usize, usize)> = Vec::new();
    for share in lost_holes {
        let neighbors: Vec<usize> = neighbors(share.cell, width, cells.len(), false).collect();
        let is_opened = |at: &usize| opened_places.iter().any(|(_, cell)| cell == at);
        let is_inside =
            neighbors.len() == 4 && neighbors.iter().all(|at| cells[*at] || is_opened(at));
        if is_inside && !opened_places.iter().any(|(hole, _)| *hole == share.hole) {
            cells[share.cell] = false;
            opened_places.push((share.hole, share.cell));
        }
    }
}

/// A part of a hole that lies in a cell.
pub struct Share {
    hole: usize,
    cell: usize,
    /// Of the cell, this much belongs to the hole.
    percent: usize,
}

impl Parts {
    /// The parts of all holes in cells, the largest first; `cell` maps a pixel to its cell.
    pub fn holes(&self, cell: impl Fn(usize) -> usize, per_cell: usize) -> Vec<Share> {
        let mut counts: BTreeMap<(usize, usize), usize> = BTreeMap::new();
        for (at, &number) in self.numbers.iter().enumerate() {
            if number > 0 && !self.parts[number].1 {
                *counts.entry((number, cell(at))).or_default() += 1;
            }
        }
        let share =
            |((hole, cell), count)| Share { hole, cell, percent: count * 100 / per_cell.max(1) };
        let mut shares: Vec<Share> = counts.into_iter().map(share).collect();
        shares.retain(|share| share.percent >= CAN_OPEN_PERCENT);
        shares.sort_by_key(|share| (Reverse(share.percent), share.cell));
        shares
    }
}

/// The cells around one that share a side with it, or also those that share a corner.
pub fn neighbors(
    at: usize,
    width: usize,
    count: usize,
    with_corners: bool,
) -> impl Iterator<Item = usize> {
    let (x, y) = (at % width, at / width);
    around(at, width, count)
        .filter(move |&neighbor| with_corners || neighbor % width == x || neighbor / width == y)
}

/// Cells at least this sure keep their color against a majority.
const KEEPS_COLOR_SURENESS: u8 = 48;
/// Cells at least this sure may be single.
const MAY_BE_SINGLE_SURENESS: u8 = 128;

/// Gives unsure cells the majority color of their surroundings, then does so for lonely cells.
pub fn remove_specks(drawing: &mut Drawing, width: usize) {
    let old = drawing.cells.clone();
    for at in 0..old.len() {
        if drawing.sureness[at] < KEEPS_COLOR_SURENESS {
            let around = colors_around(&old, width, at);
            let (color, count) = commonest(&around, old[at]);
            // More than half of nine cells; at the rim, where there are fewer, the same number.
            drawing.cells[at] = if count > 4 { color } else { old[at] };
        }
    }
    let old = drawing.cells.clone();
    for at in 0..old.len() {
        let around = colors_around(&old, width, at);
        if drawing.sureness[at] < MAY_BE_SINGLE_SURENESS && is_lonely(&old, width, at, &around) {
            drawing.cells[at] = commonest(&around, old[at]).0;
        }
    }
}

/// Does no cell around have its color? For the background only the four neighbors count.
fn is_lonely(cells: &[u8], width: usize, at: usize, around: &[u8]) -> bool {
    if cells[at] != 0 {
        return !around.contains(&cells[at]);
    }
    let (x, y) = (at % width, at / width);
    let is_alone = |is_there: bool, neighbor: usize| !is_there || cells[neighbor] != 0;
    is_alone(x > 0, at.saturating_sub(1))
        && is_alone(x + 1 < width, (at + 1).min(cells.len() - 1))
        && is_alone(y > 0, at.saturating_sub(width))
        && is_alone(at + width < cells.len(), (at + width).min(cells.len() - 1))
}

/// The up to eight cells around one of `count` cells.
pub fn around(at: usize, width: usize, count: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (at % width, at / width);
    let rows = y.saturating_sub(1)..=(y + 1).min(count / width - 1);
    let columns = x.saturating_sub(1)..=(x + 1).min(width - 1);
    let places = rows.flat_map(move |y| columns.clone().map(move |x| y * width + x));
    places.filter(move |&place| place != at)
}

/// The colors of the cells around one.
fn colors_around(cells: &[u8], width: usize, at: usize) -> Vec<u8> {
    around(at, width, cells.len()).map(|place| cells[place]).collect()
}

/// The most frequent color and its count; of equals, `own_color` wins.
fn commonest(around: &[u8], own_color: u8) -> (u8, usize) {
    let count = |color: u8| around.iter().filter(|&&cell| cell == color).count();
    let best =
        around.iter().map(|&color| (count(color), color == own_color, std::cmp::Reverse(color)));
    best.max().map_or((own_color, 0), |(count, _, color)| (color.0, count))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn black(rows: &[&str]) -> Vec<bool> {
        rows.concat().bytes().map(|sign| sign == b'#').collect()
    }

    #[test]
    fn corners_join_black_cells_and_part_white_ones() {
        assert_eq!(Parts::of(&black(&["#..", ".#.", "..#"]), 3).counts(1), (1, 0));
        assert_eq!(Parts::of(&black(&["###", "#.#", "###"]), 3).counts(1), (1, 1));
        let two_holes = black(&["####", "#.##", "##.#", "####"]);
        assert_eq!(Parts::of(&two_holes, 4).counts(1), (1, 2));
        assert_eq!(Parts::of(&two_holes, 4).counts(2), (1, 0));
    }

    #[test]
    fn a_lost_hole_opens_only_inside_an_area() {
        let pixels = black(&["######", "#.####", "####.#", "######"]);
        // Each cell has two columns of two pixels.
        let holes = Parts::of(&pixels, 6).holes(|at| at / 12 * 3 + at % 6 / 2, 4);
        let mut cells = vec![true; 6];
        open_holes(&mut cells, 3, &holes);
        assert_eq!(cells, [true; 6]);
        let holes = Parts::of(&pixels, 6).holes(|at| at / 6 * 6 + at % 6, 1);
        let mut cells = vec![true; 24];
        open_holes(&mut cells, 6, &holes);
        assert_eq!(cells, pixels);
    }

    #[track_caller]
    fn check(sureness: u8, rows: &[&str], want: &[&str]) {
        let cells: Vec<u8> = rows.concat().bytes().map(|sign| u8::from(sign == b'#')).collect();
        let sureness = vec![sureness; cells.len()];
        let mut drawing = Drawing { inks: Vec::new(), cells, sureness };
        remove_specks(&mut drawing, rows[0].len());
        let sign = |cell: &u8| if *cell == 1 { '#' } else { '.' };
        assert_eq!(drawing.cells.iter().map(sign).collect::<String>(), want.concat());
    }

    #[test]
    fn specks_and_holes_go() {
        check(60, &["....", ".#..", "...."], &["....", "....", "...."]);
        check(60, &["####", "##.#", "####"], &["####", "####", "####"]);
        check(60, &["#..", ".#.", "..#"], &["#..", ".#.", "..#"]);
    }

    #[test]
    fn what_is_certain_stays() {
        check(200, &["....", ".#..", "...."], &["....", ".#..", "...."]);
        check(200, &["####", "##.#", "####"], &["####", "##.#", "####"]);
    }

    #[test]
    fn unsure_cells_follow_those_around() {
        let bump = ["......", "..#...", "######", "######"];
        check(10, &bump, &["......", "......", "######", "######"]);
        check(60, &bump, &bump);
        check(10, &["....", "####", "####"], &["....", "####", "####"]);
    }
}
