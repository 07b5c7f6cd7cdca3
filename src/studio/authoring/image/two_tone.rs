//! Draws images of two tones, such as silhouettes, texts and line drawings.
//!
//! In: gray levels of pixels. Out: cells in black and white. Invariants: a cell is judged by how
//! much of it is ink, not by its mean light; the share of ink stays, as far as strokes narrower
//! than a cell allow; what is about as narrow as a cell stays connected; whole numbers only.

use super::Drawing;
use super::gray::{Gray, Split};
use super::parts::{Parts, Share, around, open_holes};
use super::stroke::{self, Inked, Place, lines, straighten};
use crate::puzzle::Rgb;
use std::ops::RangeInclusive;

/// Of the variance of all levels, dark and light explain at least this many percent.
const MIN_EXPLAINED_PERCENT: u128 = 90;
/// A cell with less ink than this is white, with more it is black, in parts of 255: 40 to 65 %.
/// Between them the limit follows from the share of ink.
const LIMITS: RangeInclusive<u8> = 102..=166;
/// An area or a hole too many or too few counts as a difference of ink by this part of all ink.
const AREA_PENALTY: u32 = 100;
/// An area or a hole of an image counts if it has at least this part of a cell.
const AREAS_PER_CELL: usize = 4;
/// Strokes narrower than this many hundredths of a cell are drawn as lines of cells.
const NARROW_WIDTH: usize = 90;
/// Strokes narrower than this are drawn as lines where they lie half in two rows or columns, so that
/// no cell has enough ink.
const WIDE_WIDTH: usize = 130;
/// Narrower than this for a line drawing, whose thicker strokes are lines of one cell, too.
const NARROW_LINE: usize = 150;
/// A line drawing has at most this many hundredths of ink.
const MAX_INK: usize = 12;
/// At most this many hundredths of the ink of a line drawing are in thicker areas.
const MAX_THICK_INK: usize = 20;
/// In strokes side by side cells have at most this much ink on average, of 255; fewer cells along
/// them are a crossing.
const MAX_BUNDLE_INK: u32 = 140;
const MIN_BUNDLE: usize = 3;
/// A cell is the only one of a dot if it and those around it have this much ink, of 255.
const MIN_DOT_INK: u32 = 90;
/// A white stroke runs through a cell for at least this length.
const MIN_GAP: usize = 60;
/// How sure the cells of strokes and dots are.
const STROKE_SURENESS: u8 = 160;

/// Does an image with this split have only two tones?
pub fn is_so(split: &Split) -> bool {
    split.explained >= MIN_EXPLAINED_PERCENT
}

/// The cells of an image whose ink is darker than the limit.
pub fn drawn(gray: &Gray, limit: u8, size: (u32, u32)) -> Drawing {
    let two_tones = gray.cut(limit);
    let ink = share_of_ink(&two_tones, size);
    let width = size.0 as usize;
    let strokes = Strokes::of(&two_tones, (width, size.1 as usize));
    let parts = ImageParts::of(&two_tones, (width, size.1 as usize));
    let ink_sum: u32 = ink.iter().map(|&ink| u32::from(ink)).sum();
    let tries = LIMITS.map(|limit| {
        let mut cells = strokes.cells(&ink, limit);
        open_holes(&mut cells, width, &parts.holes);
        let painted_sum = cells.iter().filter(|&&is_black| is_black).count() as u32 * 255;
        let apart = painted_sum.abs_diff(ink_sum)
            + parts.area_difference(&cells, width) * (ink_sum / AREA_PENALTY);
        (apart, limit.abs_diff(128), limit, cells)
    });
    let best = tries.min_by_key(|(apart, from_half, limit, _)| (*apart, *from_half, *limit));
    let (limit, cells) = best.map_or((128, Vec::new()), |(_, _, limit, cells)| (limit, cells));
    let sureness = |(&ink, &is_black): (&u8, &bool)| match (ink >= limit) == is_black {
        true => ink.abs_diff(limit).saturating_mul(2),
        false => STROKE_SURENESS,
    };
    Drawing {
        inks: vec![Rgb(255, 255, 255), Rgb(0, 0, 0)],
        sureness: ink.iter().zip(&cells).map(sureness).collect(),
        cells: cells.into_iter().map(u8::from).collect(),
    }
}

/// The areas and holes of an image.
struct ImageParts {
    /// The numbers of those that are not tiny.
    counts: (usize, usize),
    /// The parts of holes in cells.
    holes: Vec<Share>,
}

impl ImageParts {
    fn of(two_tones: &Gray, (columns, rows): (usize, usize)) -> ImageParts {
        let pixels: Vec<bool> = two_tones.levels.iter().map(|&level| level == 0).collect();
        let parts = Parts::of(&pixels, two_tones.width);
        let cell = |at: usize| {
            let (x, y) = (at % two_tones.width, at / two_tones.width);
            y * rows / two_tones.height() * columns + x * columns / two_tones.width
        };
        let per_cell = pixels.len() / (columns * rows);
        let counts = parts.counts((per_cell / AREAS_PER_CELL).max(1));
        ImageParts { counts, holes: parts.holes(cell, per_cell) }
    }

    /// How many areas and holes the cells have more or less than the image.
    fn area_difference(&self, cells: &[bool], width: usize) -> u32 {
        let (areas, holes) = Parts::of(cells, width).counts(1);
        (areas.abs_diff(self.counts.0) + holes.abs_diff(self.counts.1)) as u32
    }
}

/// The strokes of an image.
struct Strokes {
    width: usize,
    inked: Inked,
    /// For each cell the length of black strokes narrower than a cell.
    black: Vec<usize>,
    /// The middle lines of black strokes about as wide as a cell.
    wide: Vec<Place>,
    /// For each cell: does a white stroke run through it?
    is_gap: Vec<bool>,
    /// Of a line drawing, the ink that is too thick for strokes, for each cell.
    thick: Option<Vec<u8>>,
}

impl Strokes {
    fn of(two_tones: &Gray, cells: (usize, usize)) -> Strokes {
        let (inked, white) =
            (Inked::new(two_tones, cells, true), Inked::new(two_tones, cells, false));
        let thick = inked.thick(NARROW_LINE);
        let is_line = is_line_drawing(two_tones, &thick);
        let narrow = if is_line { NARROW_LINE } else { NARROW_WIDTH };
        let black = inked.lengths(inked.middle(narrow).into_iter());
        let wide = if is_line { Vec::new() } else { inked.middle(WIDE_WIDTH) };
        let is_gap =
            |(&white, &black): (&usize, &usize)| white >= MIN_GAP && black < stroke::MIN_IN_CELL;
        let white = white.lengths(white.middle(NARROW_WIDTH).into_iter());
        let is_gap = white.iter().zip(&black).map(is_gap).collect();
        let thick = is_line.then(|| share_of_ink(&thick, (cells.0 as u32, cells.1 as u32)));
        Strokes { width: cells.0, inked, black, wide, is_gap, thick }
    }

    /// Which cells are black if `limit` parts of 255 of ink make one black.
    fn cells(&self, ink: &[u8], limit: u8) -> Vec<bool> {
        let areas = self.thick.as_deref().unwrap_or(ink).iter().zip(&self.is_gap);
        let fixed: Vec<bool> = areas.map(|(&ink, &is_gap)| ink >= limit && !is_gap).collect();
        let mut cells = lines(self.width, &fixed, &self.black, ink, false);
        if self.thick.is_some() {
            straighten(&mut cells, self.width, ink);
            part_bundles(&mut cells, self.width, ink);
        }
        let mut cells = lines(self.width, &cells, &self.missing(&cells), ink, true);
        for is_black in [true, false] {
            add_dots(&mut cells, self.width, ink, is_black);
        }
        cells
    }

    /// For each cell the length of strokes that no cell near them shows: they lie half in two rows
    /// or columns.
    fn missing(&self, cells: &[bool]) -> Vec<usize> {
        let is_missing =
            |place: &Place| !self.inked.cells_near(*place).any(|neighbor| cells[neighbor]);
        self.inked.lengths(self.wide.iter().copied().filter(is_missing))
    }
}

/// For each cell how much of it is ink, 0 to 255.
fn share_of_ink(two_tones: &Gray, size: (u32, u32)) -> Vec<u8> {
    two_tones.shrunk(size).levels.iter().map(|level| 255 - level).collect()
}

/// Is there little ink, most of it in narrow strokes?
fn is_line_drawing(two_tones: &Gray, thick: &Gray) -> bool {
    let count = |gray: &Gray| gray.levels.iter().filter(|&&level| level == 0).count();
    let ink = count(two_tones);
    ink * 100 <= MAX_INK * two_tones.levels.len() && count(thick) * 100 <= MAX_THICK_INK * ink
}

/// Opens the middle of bars three cells wide that are strokes side by side, with paper between them.
fn part_bundles(cells: &mut [bool], width: usize, ink: &[u8]) {
    let is_middle = |at: usize| {
        let around: Vec<usize> = around(at, width, cells.len()).collect();
        let sum: u32 = around.iter().map(|&cell| u32::from(ink[cell])).sum();
        around.len() == 8
            && cells[at]
            && around.iter().all(|&cell| cells[cell])
            && sum + u32::from(ink[at]) <= 9 * MAX_BUNDLE_INK
    };
    let middle: Vec<bool> = (0..cells.len()).map(is_middle).collect();
    for step in [1, width] {
        for first in (0..cells.len()).filter(|&first| first < step || !middle[first - step]) {
            let run = (first..cells.len()).step_by(step).take_while(|&at| middle[at]);
            let run: Vec<usize> = run.collect();
            if run.len() >= MIN_BUNDLE {
                run.into_iter().for_each(|at| cells[at] = false);
            }
        }
    }
}

/// Adds dots that no cell shows: a cell that has more of their ink than the cells around it, if
/// all these have the other color.
fn add_dots(cells: &mut [bool], width: usize, ink: &[u8], is_black: bool) {
    let parts = |at: usize| if is_black { ink[at] } else { 255 - ink[at] };
    for at in 0..cells.len() {
        let around: Vec<usize> = around(at, width, cells.len()).collect();
        let is_plain =
            cells[at] != is_black && around.iter().all(|&neighbor| cells[neighbor] != is_black);
        let is_most = around.iter().all(|&neighbor| (parts(neighbor), at) <= (parts(at), neighbor));
        let sum: u32 = around.iter().map(|&neighbor| u32::from(parts(neighbor))).sum();
        if is_plain && is_most && sum + u32::from(parts(at)) >= MIN_DOT_INK {
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
    fn a_bar_about_as_wide_as_a_cell_stays_wherever_it_lies() {
        for (wide, shift) in (17..=26).flat_map(|wide| (0..20).map(move |shift| (wide, shift))) {
            let drawn = rows((12, 12), |x, y| {
                let is_stem = (40..80).contains(&x) && (20..220).contains(&y);
                let is_bar = (80..200).contains(&x) && (100 + shift..).contains(&y);
                is_stem || is_bar && y < 100 + shift + wide
            });
            let bar = drawn.iter().filter(|row| row.contains("#######")).count();
            assert!((1..=2).contains(&bar), "{wide} {shift}: {drawn:#?}");
        }
    }

    #[test]
    fn three_whiskers_side_by_side_are_no_bar() {
        for shift in [0, 5, 10, 15] {
            let is_stroke =
                |y: i32| (0..3).any(|whisker| (0..7).contains(&(y - 66 - shift - 22 * whisker)));
            let is_frame = |x: i32, y: i32| x.min(y).min(399 - x).min(399 - y) < 6;
            let drawn =
                rows((20, 20), |x, y| is_frame(x, y) || (100..300).contains(&x) && is_stroke(y));
            let middle: Vec<char> =
                drawn[2..8].iter().filter_map(|row| row.chars().nth(10)).collect();
            let middle: String = middle.into_iter().collect();
            assert!(middle.trim_matches('.').contains('.'), "{shift}: {drawn:#?}");
        }
    }

    #[test]
    fn a_slanting_leg_stays_connected() {
        for (wide, slope) in (18..=24).flat_map(|wide| (4..=9).map(move |slope| (wide, slope))) {
            let drawn = rows((14, 14), |x, y| {
                let is_body = (40..240).contains(&x) && (20..100).contains(&y);
                let from = 88 + (y - 100) / slope;
                is_body || (100..260).contains(&y) && (from..from + wide).contains(&x)
            });
            let cells: Vec<bool> = drawn.concat().bytes().map(|sign| sign == b'#').collect();
            assert_eq!(Parts::of(&cells, 14).counts(1), (1, 0), "{wide} {slope}: {drawn:#?}");
        }
    }

    #[test]
    fn a_window_with_panes_narrower_than_two_cells_does_not_fill() {
        let is_line = |x: i32, y: i32| {
            let is_frame = (93..147).contains(&x) && (80..134).contains(&y);
            let is_pane = [(96, 83), (122, 83), (96, 109), (122, 109)]
                .iter()
                .any(|&(left, top)| (left..left + 23).contains(&x) && (top..top + 22).contains(&y));
            is_frame && !is_pane || (20..280).contains(&x) && (236..239).contains(&y)
        };
        let drawn = rows((15, 15), is_line);
        let cells: Vec<bool> = drawn.concat().bytes().map(|sign| sign == b'#').collect();
        assert!(Parts::of(&cells, 15).counts(1).1 > 0, "{drawn:#?}");
    }

    #[test]
    fn a_line_is_straight_where_another_meets_it() {
        for (wide, y0) in (6..=14).step_by(2).flat_map(|wide| (188..=200).map(move |y0| (wide, y0)))
        {
            let drawn = rows((20, 16), |x, y| {
                let is_ground = (20..380).contains(&x) && (y0..y0 + wide).contains(&y);
                let is_leg = [100, 167, 234, 306].iter().any(|&at| (at..at + wide).contains(&x));
                is_ground || is_leg && (100..y0).contains(&y)
            });
            assert!(drawn.concat().contains(&"#".repeat(17)), "{wide} {y0}: {drawn:#?}");
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
