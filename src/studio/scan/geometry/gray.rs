//! Gray levels of an image.
//!
//! In: pixels. Out: levels of 8 bits at whole and fractional places; outside the image those of its
//! rim.

use super::Point;

/// Gray levels, row by row; 0 is black.
#[derive(Clone)]
pub struct Gray {
    width: usize,
    levels: Vec<u8>,
}

impl Gray {
    /// The gray of pixels with red, green and blue (the weights of ITU-R BT.601).
    pub fn of(width: usize, pixels: &[[u8; 3]]) -> Gray {
        let gray = |&[red, green, blue]: &[u8; 3]| {
            ((299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue) + 500) / 1000)
                as u8
        };
        Gray { width, levels: pixels.iter().map(gray).collect() }
    }

    /// Levels, row by row.
    pub fn new(width: usize, levels: Vec<u8>) -> Gray {
        Gray { width, levels }
    }

    /// Dark and light exchanged.
    pub fn inverted(&self) -> Gray {
        Gray { width: self.width, levels: self.levels.iter().map(|level| 255 - level).collect() }
    }

    /// Columns of pixels.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows of pixels.
    pub fn height(&self) -> usize {
        self.levels.len() / self.width.max(1)
    }

    /// All levels, row by row.
    pub fn levels(&self) -> &[u8] {
        &self.levels
    }

    /// The level of a pixel, or of the nearest one.
    pub fn at(&self, x: i64, y: i64) -> u8 {
        let x = x.clamp(0, self.width as i64 - 1) as usize;
        let y = y.clamp(0, self.height() as i64 - 1) as usize;
        self.levels.get(y * self.width + x).copied().unwrap_or(255)
    }

    /// The level between pixels.
    pub fn between(&self, place: Point) -> f64 {
        let (left, top) = (place.x.floor(), place.y.floor());
        let (right, down) = (place.x - left, place.y - top);
        let at = |x: i64, y: i64| f64::from(self.at(left as i64 + x, top as i64 + y));
        let upper = at(0, 0) * (1.0 - right) + at(1, 0) * right;
        let lower = at(0, 1) * (1.0 - right) + at(1, 1) * right;
        upper * (1.0 - down) + lower * down
    }
}
