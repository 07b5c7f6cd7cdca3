//! Pixels in linear light: from and to sRGB levels, resampled to cells, and in Oklab.
//!
//! In: pixels; a number of columns and rows, fewer or more than there are. Out: [`Raster`]; a
//! raster of cells, each the mean of its pixels in linear light; lightness and two axes of color
//! (B. Ottosson, "A perceptual color space for image processing", 2020). Invariants: linear light
//! is a whole number from 0 to [`LINEAR_WHITE`], an sRGB level from 0 to 255, a coordinate of Oklab a whole
//! number of 1/[`ONE`], so every machine computes the same; a pixel that several cells cover counts
//! for each by its share.

use crate::puzzle::Rgb;
use std::ops::Range;
use std::sync::LazyLock;

/// White, in linear light.
const LINEAR_WHITE: u16 = u16::MAX;

/// Red, green and blue in linear light.
pub type Light = [u16; 3];

/// Pixels in linear light, row by row.
pub struct Raster {
    width: u32,
    pixels: Vec<Light>,
    /// Is the ink what is opaque, in black?
    pub is_from_opacity: bool,
    /// Is each pixel a square of pixel art?
    pub is_pixel_art: bool,
}

/// The linear light of each sRGB level (IEC 61966-2-1).
static LINEAR: LazyLock<[u16; 256]> = LazyLock::new(|| {
    std::array::from_fn(|level| {
        let value = level as f64 / 255.0;
        let light = match value {
            ..=0.040_45 => value / 12.92,
            _ => ((value + 0.055) / 1.055).powf(2.4),
        };
        (light * f64::from(LINEAR_WHITE)).round() as u16
    })
});

/// The linear light of an sRGB level.
pub fn linear(level: u8) -> u16 {
    LINEAR[usize::from(level)]
}

/// The sRGB level whose linear light is nearest.
pub fn level(light: u16) -> u8 {
    let first_not_below = LINEAR.partition_point(|&second| second < light).min(255);
    let level_below = first_not_below.saturating_sub(1);
    let is_nearer = light.abs_diff(LINEAR[level_below]) < light.abs_diff(LINEAR[first_not_below]);
    (if is_nearer { level_below } else { first_not_below }) as u8
}

/// The sRGB levels of a pixel.
pub fn levels([red, green, blue]: Light) -> Rgb {
    Rgb(level(red), level(green), level(blue))
}

/// The perceived brightness of a pixel, in linear light (the weights of ITU-R BT.709).
pub fn luminance([red, green, blue]: Light) -> u16 {
    let sum = 2126 * u32::from(red) + 7152 * u32::from(green) + 722 * u32::from(blue);
    ((sum + 5000) / 10_000) as u16
}

impl Raster {
    /// A raster of this width and height; `pixel` maps a column and a row to a pixel.
    pub fn new((width, height): (u32, u32), pixel: impl Fn(u32, u32) -> Light) -> Raster {
        let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let pixels = places.map(|(x, y)| pixel(x, y)).collect();
        Raster { width, pixels, is_from_opacity: false, is_pixel_art: false }
    }

    /// Columns and rows.
    pub fn size(&self) -> (u32, u32) {
        (self.width, (self.pixels.len() / self.width.max(1) as usize) as u32)
    }

    /// The pixel of this column and row.
    ///
    /// # Panics
    /// If the pixel is not in the raster.
    pub fn at(&self, x: u32, y: u32) -> Light {
        self.pixels[y as usize * self.width as usize + x as usize]
    }

    /// All pixels, row by row.
    pub fn pixels(&self) -> &[Light] {
        &self.pixels
    }

    /// Does each cell of a grid of this size show a single color? Then it was drawn in cells.
    pub fn is_drawn_in_cells(&self, size: (u32, u32)) -> bool {
        let (width, height) = self.size();
        let is_whole = width % size.0 == 0 && height % size.1 == 0
            || size.0.is_multiple_of(width) && size.1.is_multiple_of(height);
        let is_plain = |cell: (u32, u32)| {
            let (columns, rows) = block((width, height), size, cell);
            let first = self.at(columns.start, rows.start);
            rows.into_iter().all(|y| columns.clone().all(|x| self.at(x, y) == first))
        };
        is_whole && (0..size.1).all(|y| (0..size.0).all(|x| is_plain((x, y))))
    }
}

/// The columns and rows of the pixels that a cell covers, fully or in part.
pub fn block(from: (u32, u32), to: (u32, u32), cell: (u32, u32)) -> (Range<u32>, Range<u32>) {
    let range = |from: u32, to: u32, at: u32| {
        let (from, to, at) = (u64::from(from), u64::from(to), u64::from(at));
        (at * from / to) as u32..((at + 1) * from).div_ceil(to) as u32
    };
    (range(from.0, to.0, cell.0), range(from.1, to.1, cell.1))
}

/// The raster in this many columns and rows.
pub fn shrink(raster: &Raster, size: (u32, u32)) -> Raster {
    shrink_with(raster.size(), size, |x, y| raster.at(x, y))
}

/// As [`shrink`]; `pixel` maps a column and a row of the original to its pixel.
pub fn shrink_with(from: (u32, u32), to: (u32, u32), pixel: impl Fn(u32, u32) -> Light) -> Raster {
    Raster::new(to, |x, y| {
        let (columns, rows) = block(from, to, (x, y));
        let (mut sums, mut total_weight) = ([0_u64; 3], 0_u64);
        for row in rows {
            let height = share(from.1, to.1, y, row);
            for column in columns.clone() {
                let weight = height * share(from.0, to.0, x, column);
                let light = pixel(column, row);
                for (sum, light) in sums.iter_mut().zip(light) {
                    *sum += weight * u64::from(light);
                }
                total_weight += weight;
            }
        }
        sums.map(|sum| ((sum + total_weight / 2) / total_weight.max(1)) as u16)
    })
}

/// How much of a pixel the cell covers, in units of 1/`to` of a pixel.
fn share(from: u32, to: u32, cell: u32, pixel: u32) -> u64 {
    let (from, to) = (u64::from(from), u64::from(to));
    let (cell, pixel) = (u64::from(cell), u64::from(pixel));
    let start = (cell * from).max(pixel * to);
    let end = ((cell + 1) * from).min((pixel + 1) * to);
    end.saturating_sub(start)
}

/// The lightness of white: one unit of Oklab.
pub const ONE: i64 = 1 << 16;

/// Lightness, green to red, blue to yellow, in units of 1/[`ONE`].
pub type Lab = [i64; 3];

/// The constants of the definition have ten decimal digits.
const DIGITS: i128 = 10_000_000_000;
const CONES: [[i128; 3]; 3] = [
    [4_122_214_708, 5_363_325_363, 514_459_929],
    [2_119_034_982, 6_806_995_451, 1_073_969_566],
    [883_024_619, 2_817_188_376, 6_299_787_005],
];
const AXES: [[i128; 3]; 3] = [
    [2_104_542_553, 7_936_177_850, -40_720_468],
    [19_779_984_951, -24_285_922_050, 4_505_937_099],
    [259_040_371, 7_827_717_662, -8_086_757_660],
];

/// The Oklab coordinates of a color.
pub fn lab(light: Light) -> Lab {
    let light = light.map(i128::from);
    let dot = |row: [i128; 3], with: [i128; 3]| row.iter().zip(with).map(|(a, b)| a * b).sum();
    let cones = CONES.map(|row| {
        let cone: i128 = dot(row, light);
        cube_root((cone << 48) / (DIGITS * i128::from(u16::MAX)))
    });
    AXES.map(|row| {
        let axis: i128 = dot(row, cones);
        ((axis + DIGITS / 2).div_euclid(DIGITS)) as i64
    })
}

/// The square of the distance of two colors.
pub fn distance(first: Lab, second: Lab) -> i64 {
    first.iter().zip(second).map(|(a, b)| (a - b) * (a - b)).sum()
}

/// The greatest whole number whose cube is at most `number`.
fn cube_root(number: i128) -> i128 {
    (0..=16).rev().fold(0, |root: i128, bit| {
        let next = root | 1 << bit;
        if next * next * next <= number { next } else { root }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_come_back_and_are_the_same_on_every_machine() {
        assert!((0..=255).all(|tone| level(linear(tone)) == tone));
        assert_eq!([linear(0), linear(1), linear(128), linear(255)], [0, 20, 14_146, LINEAR_WHITE]);
        // No value is so near to a half that machines could round it differently.
        for tone in 11..=255 {
            let exact =
                ((f64::from(tone) / 255.0 + 0.055) / 1.055).powf(2.4) * f64::from(LINEAR_WHITE);
            assert!((exact.fract() - 0.5).abs() > 1e-6, "{tone}");
        }
    }

    fn row(pixels: &[u16], cells: u32) -> Vec<u16> {
        let raster = Raster::new((pixels.len() as u32, 1), |x, _| [pixels[x as usize]; 3]);
        shrink(&raster, (cells, 1)).pixels().iter().map(|light| light[0]).collect()
    }

    #[test]
    fn a_cell_is_the_mean_of_what_lies_under_it() {
        assert_eq!(row(&[0, 100, 300, 500], 2), [50, 400]);
        assert_eq!(row(&[0, 90, 300], 2), [30, 230]);
        assert_eq!(row(&[10, 70], 4), [10, 10, 70, 70]);
        assert_eq!(row(&[10, 70], 3), [10, 40, 70]);
    }

    #[test]
    fn light_is_added_up_as_light() {
        // Black and white lines seen from afar are lighter than the level in the middle.
        assert_eq!(level(row(&[0, LINEAR_WHITE], 1)[0]), 188);
    }

    /// These levels have this place in Oklab, in hundredths.
    #[track_caller]
    fn assert_lab(levels: [u8; 3], want: [i64; 3]) {
        let found = lab(levels.map(linear)).map(|axis| (axis * 100 + ONE / 2).div_euclid(ONE));
        assert_eq!(found, want, "{levels:?}");
    }

    #[test]
    fn colors_lie_where_the_definition_says() {
        assert_lab([255, 255, 255], [100, 0, 0]);
        assert_lab([0, 0, 0], [0, 0, 0]);
        assert_lab([255, 0, 0], [63, 22, 13]);
        assert_lab([0, 255, 0], [87, -23, 18]);
        assert_lab([0, 0, 255], [45, -3, -31]);
        assert_lab([128, 128, 128], [60, 0, 0]);
    }

    #[test]
    fn roots_are_exact() {
        for root in [0, 1, 2, 3, 1000, 65_535, 65_536] {
            let cube: i128 = root * root * root;
            assert_eq!(cube_root(cube), root);
            assert!(cube == 0 || cube_root(cube - 1) == root - 1);
        }
        assert!(lab([LINEAR_WHITE; 3])[0] <= ONE);
    }
}
