//! Gray levels, and which of them are black.
//!
//! In: a raster. Out: levels of pixels, then of cells, from 0 (black) to 255 (white); which cells
//! are black, and how sure that is. Invariants: thin lines on a plain background keep their
//! contrast; whole numbers only.

use super::raster::{Raster, level, luminance, shrink_with};
use super::{Drawing, Tone};
use crate::puzzle::Rgb;
use crate::sums::Sums;

/// Gray levels, row by row.
pub struct Gray {
    pub width: usize,
    pub levels: Vec<u8>,
}

/// Contrast below this many levels is noise; it is not stretched.
const MAX_NOISE: usize = 16;

/// The brightness of a raster, stretched to black and white; 2 % at each end are clipped.
pub fn contrasted(raster: &Raster) -> Gray {
    let levels: Vec<u8> = raster.pixels().iter().map(|&light| level(luminance(light))).collect();
    let counts = histogram(&levels);
    let range = |share| {
        (
            counts_within(counts.iter(), share).min(255),
            255 - counts_within(counts.iter().rev(), share).min(255),
        )
    };
    let usual = range(levels.len() / 50);
    // In a drawing of thin lines less than 2 % of the pixels are dark.
    let (low, high) = if usual.1 < usual.0 + MAX_NOISE { range(0) } else { usual };
    let width = raster.size().0 as usize;
    if high < low + MAX_NOISE {
        return Gray { width, levels };
    }
    let stretch = |level: u8| {
        let over_low = usize::from(level).clamp(low, high) - low;
        ((over_low * 255 + (high - low) / 2) / (high - low)) as u8
    };
    Gray { width, levels: levels.into_iter().map(stretch).collect() }
}

/// The number of leading counts whose sum is at most the share.
pub fn counts_within<'a>(counts: impl Iterator<Item = &'a usize>, share: usize) -> usize {
    let sums = counts.scan(0, |sum, count| {
        *sum += count;
        Some(*sum)
    });
    sums.take_while(|&sum| sum <= share).count()
}

/// The number of pixels of each level.
pub fn histogram(levels: &[u8]) -> [usize; 256] {
    let mut counts = [0; 256];
    levels.iter().for_each(|&level| counts[usize::from(level)] += 1);
    counts
}

impl Gray {
    /// Rows.
    pub fn height(&self) -> usize {
        self.levels.len() / self.width.max(1)
    }

    /// The levels with dark and light exchanged.
    pub fn inverted(&self) -> Gray {
        Gray { width: self.width, levels: self.levels.iter().map(|level| 255 - level).collect() }
    }

    /// Black below this level, white from there on.
    pub fn cut(&self, limit: u8) -> Gray {
        let two_tones = |&level: &u8| if level < limit { 0 } else { 255 };
        Gray { width: self.width, levels: self.levels.iter().map(two_tones).collect() }
    }

    /// The levels of a grid with this many columns and rows: the means of levels, not of light, so
    /// that a cell that is half black is in the middle.
    pub fn shrunk(&self, size: (u32, u32)) -> Gray {
        let from = (self.width as u32, self.height() as u32);
        let light =
            |x: u32, y: u32| [u16::from(self.levels[y as usize * self.width + x as usize]) << 8; 3];
        let cells = shrink_with(from, size, light);
        let levels = cells.pixels().iter().map(|light| ((light[0] + 128) >> 8) as u8).collect();
        Gray { width: size.0 as usize, levels }
    }
}

/// [`Tone::Local`]: a black cell is this much darker than its surroundings, in hundredths.
const MIN_DARKER_PERCENT: i64 = 8;
/// Binary digits behind the point of a variance.
const FRACTION_BITS: u32 = 20;
/// The order in which the cells of a square of four become black (B. E. Bayer, 1973).
const BAYER: [[u16; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];

/// The cells in black and white.
pub fn black_and_white(gray: &Gray, tone: Tone) -> Drawing {
    let darkness: Vec<i32> = match tone {
        Tone::Threshold(limit) => under(gray, |_, _| i32::from(limit)),
        Tone::Local => local(gray),
        Tone::Dither => under(gray, |x, y| i32::from(BAYER[y % 4][x % 4]) * 16 + 8),
        Tone::Otsu | Tone::Sketch | Tone::Edges | Tone::Filled | Tone::Colors(_) => {
            let limit = Split::of(&histogram(&gray.levels)).limit;
            under(gray, |_, _| i32::from(limit))
        }
    };
    let sure = |&dark: &i32| if dark > 0 { dark } else { 1 - dark };
    Drawing {
        inks: vec![Rgb(255, 255, 255), Rgb(0, 0, 0)],
        cells: darkness.iter().map(|&dark| u8::from(dark > 0)).collect(),
        sureness: darkness.iter().map(|dark| (2 * sure(dark)).min(255) as u8).collect(),
    }
}

/// How far each cell is below its limit; `limit` maps a column and a row to a level.
fn under(gray: &Gray, limit: impl Fn(usize, usize) -> i32) -> Vec<i32> {
    let places = gray.levels.iter().enumerate();
    places.map(|(at, &level)| limit(at % gray.width, at / gray.width) - i32::from(level)).collect()
}

/// Levels separated into dark and light.
pub struct Split {
    /// The lowest level that is light; 0 if all levels are equal.
    pub limit: u8,
    /// The mean dark and the mean light level.
    pub means: [u8; 2],
    /// How many percent of the variance of all levels the two means explain.
    pub explained: u128,
}

impl Split {
    /// The split with the greatest variance between both sides (N. Otsu, 1979).
    pub fn of(counts: &[usize; 256]) -> Split {
        let (count, sum, squares) = totals(&counts[..]);
        let (mut below, mut sum_below, mut best) = (0, 0, 0);
        let mut split = Split { limit: 0, means: [0, 255], explained: 0 };
        for (level, &pixels) in counts.iter().enumerate().take(255) {
            below += pixels as u128;
            sum_below += pixels as u128 * level as u128;
            let (above, sum_above) = (count - below, sum - sum_below);
            if below == 0 || above == 0 || pixels == 0 {
                continue;
            }
            let apart = (sum_above * below).abs_diff(sum_below * above);
            // No overflow: there are at most 2^20 pixels.
            let score = ((apart * apart) << FRACTION_BITS) / (below * above);
            if score > best {
                best = score;
                split.means = [sum_below / below, sum_above / above].map(|mean| mean as u8);
                // The middle of the gap between the two sides.
                let next = (level + 1..256).find(|&next| counts[next] > 0).unwrap_or(level + 1);
                split.limit = (level + next).div_ceil(2) as u8;
            }
        }
        let variance = (count * squares - sum * sum) << FRACTION_BITS;
        split.explained = (best * 100).checked_div(variance).unwrap_or(0);
        split
    }
}

/// The number of levels, their sum, and the sum of their squares.
fn totals(counts: &[usize]) -> (u128, u128, u128) {
    let pairs = counts.iter().enumerate();
    pairs.fold((0, 0, 0), |(count, sum, squares), (level, &pixels)| {
        let (level, pixels) = (level as u128, pixels as u128);
        (count + pixels, sum + level * pixels, squares + level * level * pixels)
    })
}
/// How dark each cell is against the mean of a window around it, a fifth of the side wide.
fn local(gray: &Gray) -> Vec<i32> {
    let reach = (gray.width.max(gray.height()) / 10).max(3);
    let sums = Sums::of(&gray.levels, gray.width, i64::from);
    let limit = |x: usize, y: usize| {
        let (sum, count) = sums.around((x, y), reach);
        (sum * (100 - MIN_DARKER_PERCENT) / (100 * count as i64)) as i32
    };
    under(gray, limit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::image::raster::linear;

    fn stretch(levels: &[u8]) -> Vec<u8> {
        let size = (levels.len() as u32, 1);
        contrasted(&Raster::new(size, |x, _| [linear(levels[x as usize]); 3])).levels
    }

    #[test]
    fn contrast_is_stretched_but_not_noise() {
        assert_eq!(stretch(&[60, 110, 160]), [0, 128, 255]);
        assert_eq!(stretch(&[200, 205, 210]), [200, 205, 210]);
    }

    #[test]
    fn outliers_do_not_count_unless_there_is_nothing_else() {
        let mut levels = vec![100; 60];
        levels.extend([200; 60]);
        levels.push(0);
        let gray = stretch(&levels);
        assert_eq!((gray[0], gray[119], gray[120]), (0, 255, 0));
        let mut levels = vec![250; 99];
        levels.push(50);
        let gray = stretch(&levels);
        assert_eq!((gray[0], gray[99]), (255, 0));
    }

    #[test]
    fn a_cell_that_is_half_black_is_in_the_middle() {
        let gray = Gray { width: 4, levels: vec![0, 255, 0, 0] };
        assert_eq!(gray.shrunk((2, 1)).levels, [128, 0]);
        assert_eq!(gray.shrunk((1, 1)).levels, [64]);
    }

    fn rows(gray: &Gray, tone: Tone) -> Vec<String> {
        let sign = |&cell: &u8| if cell == 1 { '#' } else { '.' };
        let drawing = black_and_white(gray, tone);
        drawing.cells.chunks(gray.width).map(|row| row.iter().map(sign).collect()).collect()
    }

    fn row(levels: &[u8]) -> Gray {
        Gray { width: levels.len(), levels: levels.to_vec() }
    }

    #[test]
    fn a_threshold_is_the_first_level_that_is_white() {
        assert_eq!(rows(&row(&[0, 127, 128, 255]), Tone::Threshold(128)), ["##.."]);
    }

    #[test]
    fn otsu_parts_what_belongs_apart() {
        let split = Split::of(&histogram(&[10, 20, 30, 200, 210]));
        assert_eq!((split.limit, split.means, split.explained), (115, [20, 205], 99));
        assert_eq!(rows(&row(&[90, 90, 90, 100]), Tone::Otsu), ["###."]);
        assert_eq!(rows(&row(&[90, 90, 90]), Tone::Otsu), ["..."]);
        assert_eq!(rows(&row(&[0, 0]), Tone::Otsu), [".."]);
        assert_eq!(rows(&row(&[255, 255]), Tone::Otsu), [".."]);
    }

    #[test]
    fn otsu_is_the_best_of_all_thresholds() {
        let levels: Vec<u8> = (0..400_u32).map(|at| (at * at % 251) as u8 / 2 + 60).collect();
        let spread = |limit: u8| {
            let (dark, light): (Vec<u8>, Vec<u8>) =
                levels.iter().partition(|&&level| level < limit);
            let mean = |side: &[u8]| {
                side.iter().map(|&level| f64::from(level)).sum::<f64>() / side.len().max(1) as f64
            };
            dark.len() as f64 * light.len() as f64 * (mean(&dark) - mean(&light)).powi(2)
        };
        let least = spread(Split::of(&histogram(&levels)).limit);
        assert!((0..=255).all(|limit| spread(limit) <= least + 1e-6));
    }

    #[test]
    fn a_shadow_does_not_hide_what_is_in_it() {
        let shaded: Vec<u8> =
            (0..16).map(|x| 240 - 8 * x - if x % 5 == 2 { 50 } else { 0 }).collect();
        assert_eq!(rows(&row(&shaded), Tone::Local), ["..#....#....#..."]);
        assert_ne!(rows(&row(&shaded), Tone::Otsu), ["..#....#....#..."]);
    }

    #[test]
    fn dithering_paints_as_much_as_is_dark() {
        for sixteenths in [0_u32, 4, 8, 12, 16] {
            let level = 255 - (sixteenths * 255 / 16) as u8;
            let drawing =
                black_and_white(&Gray { width: 8, levels: vec![level; 64] }, Tone::Dither);
            let painted: u32 = drawing.cells.iter().map(|&cell| u32::from(cell)).sum();
            assert_eq!(painted, sixteenths * 4);
        }
    }
}
