//! Computes brightness and stretches the contrast.
//!
//! In: a raster. Out: levels of pixels, then of cells, from 0 (black) to 255 (white).
//! Invariants: thin lines on a plain background keep their contrast.

use super::raster::{Raster, level, luminance};
use super::shrink::shrink_with;

/// Gray levels, row by row.
pub struct Gray {
    pub width: usize,
    pub levels: Vec<u8>,
}

/// Contrast below this many levels is noise; it is not stretched.
const NOISE: usize = 16;

/// The brightness of a raster, stretched to black and white; 2 % at each end are clipped.
pub fn stretched(raster: &Raster) -> Gray {
    let levels: Vec<u8> = raster.pixels().iter().map(|&light| level(luminance(light))).collect();
    let counts = histogram(&levels);
    let range = |share| {
        (reached(counts.iter(), share).min(255), 255 - reached(counts.iter().rev(), share).min(255))
    };
    let usual = range(levels.len() / 50);
    // In a drawing of thin lines less than 2 % of the pixels are dark.
    let (low, high) = if usual.1 < usual.0 + NOISE { range(0) } else { usual };
    let width = raster.size().0 as usize;
    if high < low + NOISE {
        return Gray { width, levels };
    }
    let stretch = |level: u8| {
        let above = usize::from(level).clamp(low, high) - low;
        ((above * 255 + (high - low) / 2) / (high - low)) as u8
    };
    Gray { width, levels: levels.into_iter().map(stretch).collect() }
}

/// The number of leading counts whose sum is at most the share.
fn reached<'a>(counts: impl Iterator<Item = &'a usize>, share: usize) -> usize {
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
        let cut = |&level: &u8| if level < limit { 0 } else { 255 };
        Gray { width: self.width, levels: self.levels.iter().map(cut).collect() }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::image::raster::linear;

    fn stretch(levels: &[u8]) -> Vec<u8> {
        let size = (levels.len() as u32, 1);
        stretched(&Raster::new(size, |x, _| [linear(levels[x as usize]); 3])).levels
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
        let found = stretch(&levels);
        assert_eq!((found[0], found[119], found[120]), (0, 255, 0));
        let mut levels = vec![250; 99];
        levels.push(50);
        let found = stretch(&levels);
        assert_eq!((found[0], found[99]), (255, 0));
    }

    #[test]
    fn a_cell_that_is_half_black_is_in_the_middle() {
        let gray = Gray { width: 4, levels: vec![0, 255, 0, 0] };
        assert_eq!(gray.shrunk((2, 1)).levels, [128, 0]);
        assert_eq!(gray.shrunk((1, 1)).levels, [64]);
    }
}
