//! Pixels in linear light, and the conversion from and to sRGB levels.
//!
//! In: pixels. Out: [`Raster`]. Invariants: linear light is a whole number from 0 to [`FULL`],
//! an sRGB level from 0 to 255.

use crate::puzzle::Rgb;
use std::ops::Range;
use std::sync::LazyLock;

/// White, in linear light.
pub const FULL: u16 = u16::MAX;

/// Red, green and blue in linear light.
pub type Light = [u16; 3];

/// Pixels in linear light, row by row.
pub struct Raster {
    width: u32,
    pixels: Vec<Light>,
    /// Is the ink what is opaque, in black?
    pub is_from_opacity: bool,
}

/// The linear light of each sRGB level (IEC 61966-2-1).
static LINEAR: LazyLock<[u16; 256]> = LazyLock::new(|| {
    std::array::from_fn(|level| {
        let value = level as f64 / 255.0;
        let light = match value {
            ..=0.040_45 => value / 12.92,
            _ => ((value + 0.055) / 1.055).powf(2.4),
        };
        (light * f64::from(FULL)).round() as u16
    })
});

/// The linear light of an sRGB level.
pub fn linear(level: u8) -> u16 {
    LINEAR[usize::from(level)]
}

/// The sRGB level whose linear light is nearest.
pub fn level(light: u16) -> u8 {
    let above = LINEAR.partition_point(|&other| other < light).min(255);
    let below = above.saturating_sub(1);
    let is_nearer = light.abs_diff(LINEAR[below]) < light.abs_diff(LINEAR[above]);
    (if is_nearer { below } else { above }) as u8
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
        Raster { width, pixels, is_from_opacity: false }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_come_back_and_are_the_same_on_every_machine() {
        assert!((0..=255).all(|tone| level(linear(tone)) == tone));
        assert_eq!([linear(0), linear(1), linear(128), linear(255)], [0, 20, 14_146, FULL]);
        // No value is so near to a half that machines could round it differently.
        for tone in 11..=255 {
            let exact = ((f64::from(tone) / 255.0 + 0.055) / 1.055).powf(2.4) * f64::from(FULL);
            assert!((exact.fract() - 0.5).abs() > 1e-6, "{tone}");
        }
    }
}
