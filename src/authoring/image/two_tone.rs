//! Draws images of two tones, such as silhouettes, texts and line drawings.
//!
//! In: gray levels of pixels. Out: cells in black and white. Invariants: a cell is judged by how
//! much of it is ink, not by its mean light; the share of ink stays, as far as strokes narrower
//! than a cell allow; what is narrower than a cell stays connected; whole numbers only.

use super::Drawing;
use super::clean::around;
use super::gray::Gray;
use super::stroke::{self, Inked, lines};
use super::tone::Split;
use crate::puzzle::Rgb;
use std::ops::RangeInclusive;

/// Of the variance of all levels, dark and light explain at least this many percent.
const EXPLAINED: u128 = 90;
/// A cell with less ink than this is white, with more it is black, in parts of 255: 40 to 60 %.
/// Between them the limit follows from the share of ink.
const LIMITS: RangeInclusive<u8> = 102..=153;
/// Strokes narrower than this many hundredths of a cell are drawn as lines of cells.
const NARROW: usize = 90;
/// The same for a line drawing, whose thicker strokes are lines of one cell, too.
const NARROW_LINE: usize = 150;
/// A line drawing has at most this many hundredths of ink.
const LITTLE: usize = 12;
/// At most this many hundredths of the ink of a line drawing are in thicker areas.
const THICK: usize = 20;
/// A cell is the only one of a dot if it and those around it have this much ink, of 255.
const DOT: u32 = 90;
/// A white stroke runs through a cell for at least this length.
const GAP: usize = 60;
/// How sure the cells of strokes and dots are.
const SURE: u8 = 160;

/// Does an image with this split have only two tones?
pub fn is_so(split: &Split) -> bool {
    split.explained >= EXPLAINED
}

/// The cells of an image whose ink is darker than the limit.
pub fn drawn(gray: &Gray, limit: u8, size: (u32, u32)) -> Drawing {
    let cut = gray.cut(limit);
    let ink = inked(&cut, size);
    let width = size.0 as usize;
    let strokes = Strokes::of(&cut, (width, size.1 as usize));
    let wanted: u32 = ink.iter().map(|&ink| u32::from(ink)).sum();
    let tries = LIMITS.map(|limit| {
        let cells = strokes.cells(&ink, limit);
        let painted = cells.iter().filter(|&&is_black| is_black).count() as u32 * 255;
        (painted.abs_diff(wanted), limit.abs_diff(128), limit, cells)
    });
    let best = tries.min_by_key(|(apart, from_half, limit, _)| (*apart, *from_half, *limit));
    let (limit, cells) = best.map_or((128, Vec::new()), |(_, _, limit, cells)| (limit, cells));
    let sureness = |(&ink, &is_black): (&u8, &bool)| match (ink >= limit) == is_black {
        true => ink.abs_diff(limit).saturating_mul(2),
        false => SURE,
    };
    Drawing {
        inks: vec![Rgb(255, 255, 255), Rgb(0, 0, 0)],
        sureness: ink.iter().zip(&cells).map(sureness).collect(),
        cells: cells.into_iter().map(u8::from).collect(),
    }
}

/// The strokes that are narrower than a cell.
struct Strokes {
    width: usize,
    /// For each cell the length of black strokes.
    black: Vec<usize>,
    /// For each cell: does a white stroke run through it?
    is_gap: Vec<bool>,
    /// Of a line drawing, the ink that is too thick for strokes, for each cell.
    thick: Option<Vec<u8>>,
}

impl Strokes {
    fn of(cut: &Gray, cells: (usize, usize)) -> Strokes {
        let (black, white) = (Inked::new(cut, cells, true), Inked::new(cut, cells, false));
        let thick = black.thick(NARROW_LINE);
        let is_line = is_line_drawing(cut, &thick);
        let narrow = if is_line { NARROW_LINE } else { NARROW };
        let black = black.lengths(narrow);
        let is_gap = |(&white, &black): (&usize, &usize)| white >= GAP && black < stroke::TOUCHED;
        let is_gap = white.lengths(NARROW).iter().zip(&black).map(is_gap).collect();
        let thick = is_line.then(|| inked(&thick, (cells.0 as u32, cells.1 as u32)));
        Strokes { width: cells.0, black, is_gap, thick }
    }

    /// Which cells are black if `limit` parts of 255 of ink make one black.
    fn cells(&self, ink: &[u8], limit: u8) -> Vec<bool> {
        let areas = self.thick.as_deref().unwrap_or(ink).iter().zip(&self.is_gap);
        let fixed: Vec<bool> = areas.map(|(&ink, &is_gap)| ink >= limit && !is_gap).collect();
        let mut cells = lines(self.width, &fixed, &self.black, ink);
        for is_black in [true, false] {
            add_dots(&mut cells, self.width, ink, is_black);
        }
        cells
    }
}

/// For each cell how much of it is ink, 0 to 255.
fn inked(cut: &Gray, size: (u32, u32)) -> Vec<u8> {
    cut.shrunk(size).levels.iter().map(|level| 255 - level).collect()
}

/// Is there little ink, most of it in narrow strokes?
fn is_line_drawing(cut: &Gray, thick: &Gray) -> bool {
    let count = |gray: &Gray| gray.levels.iter().filter(|&&level| level == 0).count();
    let ink = count(cut);
    ink * 100 <= LITTLE * cut.levels.len() && count(thick) * 100 <= THICK * ink
}

/// Adds dots that no cell shows: a cell that has more of their ink than the cells around it, if
/// all these have the other color.
fn add_dots(cells: &mut [bool], width: usize, ink: &[u8], is_black: bool) {
    let parts = |at: usize| if is_black { ink[at] } else { 255 - ink[at] };
    for at in 0..cells.len() {
        let around: Vec<usize> = around(at, width, cells.len()).collect();
        let is_plain = cells[at] != is_black && around.iter().all(|&near| cells[near] != is_black);
        let is_most = around.iter().all(|&near| (parts(near), at) <= (parts(at), near));
        let sum: u32 = around.iter().map(|&near| u32::from(parts(near))).sum();
        if is_plain && is_most && sum + u32::from(parts(at)) >= DOT {
            cells[at] = is_black;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::image::gray::histogram;

    fn limit(gray: &Gray) -> Option<u8> {
        let split = Split::of(&histogram(&gray.levels));
        is_so(&split).then_some(split.limit)
    }

    /// The rows of a drawing in cells of twenty pixels; `is_ink` takes a column and a row of them.
    fn rows(cells: (u32, u32), is_ink: impl Fn(i32, i32) -> bool) -> Vec<String> {
        let width = 20 * cells.0 as usize;
        let level = |at: usize| match is_ink((at % width) as i32, (at / width) as i32) {
            true => 0,
            false => 255,
        };
        let count = width * 20 * cells.1 as usize;
        let gray = Gray { width, levels: (0..count).map(level).collect() };
        let drawing = drawn(&gray, limit(&gray).unwrap(), cells);
        let sign = |&cell: &u8| if cell == 1 { '#' } else { '.' };
        drawing.cells.chunks(cells.0 as usize).map(|row| row.iter().map(sign).collect()).collect()
    }

    fn share(rows: &[String]) -> usize {
        rows.concat().matches('#').count() * 1000 / rows.concat().len()
    }

    #[test]
    fn a_cell_that_is_three_fifths_black_is_black() {
        // Each square of three cells has a rim of 60 % of a cell on one side, of 40 % on the other.
        let drawn = rows((6, 4), |x, y| (28..92).contains(&x) && (20..60).contains(&y));
        assert_eq!(drawn, ["......", ".####.", ".####.", "......"]);
        let drawn = rows((6, 4), |x, y| (32..88).contains(&x) && (20..60).contains(&y));
        assert_eq!(drawn, ["......", "..##..", "..##..", "......"]);
    }

    #[test]
    fn the_share_of_ink_stays() {
        for (x0, y0, radius) in [(300, 300, 200), (307, 291, 240), (290, 310, 123)] {
            let is_ink = |x: i32, y: i32| (x - x0).pow(2) + (y - y0).pow(2) < radius * radius;
            let drawn = rows((30, 30), is_ink);
            let wanted = (314 * radius * radius / 100 / 360) as usize;
            assert!(share(&drawn).abs_diff(wanted) * 100 <= 3 * wanted, "{wanted}: {drawn:#?}");
        }
    }

    #[test]
    fn a_handle_narrower_than_a_cell_stays_wherever_it_lies() {
        for shift in 0..20 {
            let drawn = rows((9, 12), |x, y| {
                let is_top = (20..160).contains(&x) && (20..60).contains(&y);
                is_top || (80 + shift..92 + shift).contains(&x) && (60..220).contains(&y)
            });
            for row in &drawn[3..11] {
                assert_eq!(row.matches('#').count(), 1, "{shift}: {drawn:#?}");
            }
        }
    }

    #[test]
    fn a_narrow_gap_stays_open() {
        for shift in 0..20 {
            let drawn = rows((9, 6), |x, y| {
                (20..160).contains(&x)
                    && (20..100).contains(&y)
                    && !(70 + shift..81 + shift).contains(&x)
            });
            for row in &drawn[1..5] {
                assert!(row[2..7].contains("#.#"), "{shift}: {drawn:#?}");
            }
        }
    }

    #[test]
    fn dots_and_the_light_in_an_eye_stay() {
        for shift in [0, 7, 10, 13] {
            let is_dot =
                |x: i32, y: i32, at: i32| (x - at - shift).pow(2) + (y - 130 - shift).pow(2) < 64;
            let drawn = rows((20, 12), |x, y| {
                let is_dark = (40..240).contains(&x) && (40..220).contains(&y);
                is_dark && !is_dot(x, y, 130) || is_dot(x, y, 330)
            });
            let count = |columns: std::ops::Range<usize>, sign: char| -> usize {
                drawn[4..9].iter().map(|row| row[columns.clone()].matches(sign).count()).sum()
            };
            assert_eq!((count(4..10, '.'), count(14..20, '#')), (1, 1), "{shift}: {drawn:#?}");
        }
    }

    #[test]
    fn photographs_have_more_than_two_tones() {
        let ramp = Gray { width: 256, levels: (0..=255).collect() };
        assert_eq!(limit(&ramp), None);
        assert_eq!(limit(&Gray { width: 2, levels: vec![70; 4] }), None);
        let drawing = Gray { width: 4, levels: vec![240, 250, 20, 230, 20, 20, 90, 245] };
        assert!(limit(&drawing).is_some());
    }
}
