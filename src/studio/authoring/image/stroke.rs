//! Finds the strokes of a drawing and lays them on cells.
//!
//! In: which pixels are ink, a number of cells. Out: how far strokes run through each cell; cells
//! thinned to lines of one cell. Invariants: thinning breaks no line and opens no hole.

use super::gray::Gray;
use super::mask::{Mask, is_simple};

/// A length of one cell.
pub const CELL: usize = 100;
/// A stroke of at least this length makes a cell a part of it.
pub const MIN_IN_CELL: usize = 25;
/// Less than this length only cuts a corner of a cell.
const MIN_THROUGH_CELL: usize = 55;

/// The column and the row of a pixel.
pub type Place = (usize, usize);

/// A shorter end of a stroke as wide as a cell shows nothing.
const MIN_END: usize = 90;

/// An image in black and white, of which either is the ink.
pub struct Inked {
    mask: Mask,
    /// Pixels around the image.
    margin: usize,
    /// Columns and rows of the image.
    pixels: (usize, usize),
    /// Columns and rows of cells.
    cells: (usize, usize),
}

impl Inked {
    /// Takes black or white as the ink of an image with these two levels alone. What is beyond the
    /// image is white.
    pub fn new(two_tones: &Gray, cells: (usize, usize), is_black: bool) -> Inked {
        let pixels = (two_tones.width, two_tones.height());
        let margin = 2 * pixels.0.div_ceil(cells.0).max(pixels.1.div_ceil(cells.1)) + 1;
        let is_within = |at: usize, count: usize| (margin..margin + count).contains(&at);
        let level = |x: usize, y: usize| match is_within(x, pixels.0) && is_within(y, pixels.1) {
            true => two_tones.levels[(y - margin) * two_tones.width + x - margin],
            false => 255,
        };
        let size = (pixels.0 + 2 * margin, pixels.1 + 2 * margin);
        let mask = Mask::new(size, |x, y| (level(x, y) == 0) == is_black);
        Inked { mask, margin, pixels, cells }
    }

    /// The mean side of a cell, in hundredths of a pixel.
    fn side(&self) -> usize {
        (self.pixels.0 * 100 / self.cells.0 + self.pixels.1 * 100 / self.cells.1) / 2
    }

    /// The length in pixels, at least one. `length` is in parts of a [`CELL`], at most two of those.
    fn in_pixels(&self, length: usize) -> usize {
        ((self.side() * length / CELL + 50) / 100).max(1)
    }

    /// The image with the ink that is at least this thick, in parts of a [`CELL`], in black.
    pub fn thick(&self, narrow: usize) -> Gray {
        let thick = self.mask.opened(self.in_pixels(narrow));
        let level = |(x, y)| if thick.at(x + self.margin, y + self.margin) { 0 } else { 255 };
        Gray { width: self.pixels.0, levels: self.places().map(level).collect() }
    }

    /// The pixels of the middle lines of strokes. A stroke is ink that is narrower than `narrow`
    /// parts of a [`CELL`].
    pub fn middle(&self, narrow: usize) -> Vec<Place> {
        let thick = self.thick(narrow);
        let middle = self.mask.thinned(self.in_pixels(narrow));
        let is_middle = |(&(x, y), &level): (&Place, &u8)| {
            level > 0 && middle.at(x + self.margin, y + self.margin)
        };
        let places: Vec<Place> = self.places().collect();
        places
            .iter()
            .zip(&thick.levels)
            .filter(|&pair| is_middle(pair))
            .map(|pair| *pair.0)
            .collect()
    }

    /// How far these middle lines run through each cell, in parts of a [`CELL`].
    pub fn lengths(&self, middle: impl Iterator<Item = Place>) -> Vec<usize> {
        let mut counts = vec![0; self.cells.0 * self.cells.1];
        middle.for_each(|place| counts[self.cell(place)] += 1);
        counts.into_iter().map(|pixels| pixels * CELL * 100 / self.side().max(1)).collect()
    }

    /// The cell with this pixel.
    fn cell(&self, (x, y): Place) -> usize {
        let (column, row) = (x * self.cells.0 / self.pixels.0, y * self.cells.1 / self.pixels.1);
        row * self.cells.0 + column
    }

    /// The up to four cells that begin at most a quarter of a cell from a pixel, to the side and
    /// up or down.
    pub fn cells_near(&self, (x, y): Place) -> impl Iterator<Item = usize> {
        let pair = |at: usize, cells: usize, pixels: usize| {
            let quarters = at * 4 * cells / pixels;
            [quarters.saturating_sub(1) / 4, ((quarters + 1) / 4).min(cells - 1)]
        };
        let columns = pair(x, self.cells.0, self.pixels.0);
        let rows = pair(y, self.cells.1, self.pixels.1);
        rows.into_iter().flat_map(move |row| columns.map(|column| row * self.cells.0 + column))
    }

    fn places(&self) -> impl Iterator<Item = Place> {
        let (width, height) = self.pixels;
        (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }
}

/// The fixed cells, and lines of cells along the strokes. `order` says which of two cells of a
/// stroke rather goes: the one with the lower value. If `are_ends_loose`, also short ends may go.
pub fn lines(
    width: usize,
    fixed: &[bool],
    lengths: &[usize],
    order: &[u8],
    are_ends_loose: bool,
) -> Vec<bool> {
    let is_line = |at: usize| fixed[at] || lengths[at] >= MIN_IN_CELL;
    let height = fixed.len() / width;
    let loose_below = if are_ends_loose { MIN_END } else { MIN_THROUGH_CELL };
    let mut mask = Mask::new((width + 2, height + 2), |x, y| {
        (1..=width).contains(&x) && (1..=height).contains(&y) && is_line((y - 1) * width + x - 1)
    });
    let is_loose = |&at: &usize| !fixed[at] && (MIN_IN_CELL..loose_below).contains(&lengths[at]);
    let mut loose: Vec<usize> = (0..fixed.len()).filter(is_loose).collect();
    loose.sort_by_key(|&at| (lengths[at], order[at]));
    for at in loose {
        let (x, y) = (at % width + 1, at / width + 1);
        let around = mask.around(x, y);
        // The end of a narrow line stays.
        if is_simple(around) && (are_ends_loose || around.count_ones() > 1) {
            mask.set(x, y, false);
        }
    }
    (0..fixed.len()).map(|at| mask.at(at % width + 1, at / width + 1)).collect()
}

/// Fills gaps of one cell in straight lines if a gap has as much of the stroke as a cell beside it,
/// and nothing joins: where strokes meet, their middle lines bend.
pub fn straighten(cells: &mut [bool], width: usize, ink: &[u8]) {
    let height = cells.len() / width;
    for at in 0..cells.len() {
        let (x, y) = (at % width, at / width);
        let is_full = |first: usize, second: usize| {
            cells[first] && cells[second] && ink[at] >= ink[first].min(ink[second]).max(1)
        };
        let is_gap = x > 0 && x + 1 < width && is_full(at - 1, at + 1)
            || y > 0 && y + 1 < height && is_full(at - width, at + width);
        if !cells[at] && is_gap && is_simple(surroundings(cells, width, (x, y))) {
            cells[at] = true;
        }
    }
}

/// Which of the eight cells around one are black, as [`Mask::around`].
fn surroundings(cells: &[bool], width: usize, (x, y): Place) -> u8 {
    let is_black = |column: usize, row: usize| {
        // Both are one more than the column and the row, so that they are never negative.
        (1..=width).contains(&column)
            && (1..=cells.len() / width).contains(&row)
            && cells[(row - 1) * width + column - 1]
    };
    Mask::new((3, 3), |column, row| is_black(x + column, y + row)).around(1, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of a drawing in cells of ten pixels; `is_ink` takes hundredths of cells.
    fn drawn(cells: (usize, usize), is_ink: impl Fn(i64, i64) -> bool) -> Vec<String> {
        let level = |at: usize| {
            let (x, y) = ((at % (10 * cells.0)) as i64, (at / (10 * cells.0)) as i64);
            if is_ink(10 * x + 5, 10 * y + 5) { 0 } else { 255 }
        };
        let count = cells.0 * cells.1;
        let gray = Gray { width: 10 * cells.0, levels: (0..100 * count).map(level).collect() };
        let inked = Inked::new(&gray, cells, true);
        let lengths = inked.lengths(inked.middle(90).into_iter());
        let lines = lines(cells.0, &vec![false; count], &lengths, &vec![0; count], false);
        let sign = |&is_line: &bool| if is_line { '#' } else { '.' };
        lines.chunks(cells.0).map(|row| row.iter().map(sign).collect()).collect()
    }

    #[test]
    fn a_thin_frame_stays_closed_wherever_it_lies() {
        for shift in (0..100).step_by(10) {
            let is_frame = |x: i64, y: i64| {
                let depth = (x - 110 - shift).min(710 + shift - x).min(y - 130).min(490 - y);
                (0..40).contains(&depth)
            };
            let rows = drawn((9, 6), is_frame);
            let ink: usize = rows.iter().map(|row| row.matches('#').count()).sum();
            assert!((16..=20).contains(&ink), "{rows:#?}");
            let full = rows.iter().filter(|row| row.contains("#####")).count();
            assert_eq!(full, 2, "{rows:#?}");
        }
    }

    #[test]
    fn a_slanting_stroke_is_one_cell_thick() {
        let rows = drawn((8, 8), |x, y| (x - y - 30).abs() < 25);
        let ink: usize = rows.iter().map(|row| row.matches('#').count()).sum();
        assert!((7..=9).contains(&ink), "{rows:#?}");
        assert!(rows.iter().all(|row| row.contains('#')), "{rows:#?}");
    }

    #[test]
    fn what_is_thick_is_no_stroke() {
        assert!(
            drawn((6, 6), |x, y| (100..400).contains(&x) && (100..400).contains(&y))
                .iter()
                .all(|row| !row.contains('#'))
        );
    }
}
