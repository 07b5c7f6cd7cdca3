//! Which pixels are darker than what is around them.
//!
//! In: gray levels. Out: [`Mask`]. (D. Bradley, G. Roth, "Adaptive thresholding using the integral
//! image", 2007, with a difference in place of a ratio.)

use super::Gray;

/// How much darker than the mean a pixel is, in levels.
const DARKER: i16 = 9;
/// The longer side of the image, in windows.
const WINDOWS: usize = 60;

/// A flag for each pixel, row by row.
pub struct Mask {
    pub width: usize,
    pub flags: Vec<bool>,
}

impl Mask {
    /// A mask without any flag, of the same size.
    pub fn empty(&self) -> Mask {
        Mask { width: self.width, flags: vec![false; self.flags.len()] }
    }

    pub fn height(&self) -> usize {
        self.flags.len() / self.width.max(1)
    }
}

/// The pixels that are darker than the mean of a window around them.
pub fn dark(gray: &Gray) -> Mask {
    let reach = (gray.width().max(gray.height()) / WINDOWS / 2).max(2);
    let flags = below_mean(gray, reach).into_iter().map(|below| below > DARKER).collect();
    Mask { width: gray.width(), flags }
}

/// By how much each pixel is darker than the mean of a window that reaches so far to each side.
pub fn below_mean(gray: &Gray, reach: usize) -> Vec<i16> {
    let (width, height) = (gray.width(), gray.height());
    let sums = sums(gray);
    let mut below = Vec::with_capacity(width * height);
    for y in 0..height {
        let (top, bottom) = (y.saturating_sub(reach), (y + reach + 1).min(height));
        for x in 0..width {
            let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(width));
            let at = |x: usize, y: usize| sums[y * (width + 1) + x];
            let sum = at(right, bottom).wrapping_sub(at(left, bottom));
            let sum = sum.wrapping_sub(at(right, top)).wrapping_add(at(left, top));
            let mean = sum / ((right - left) * (bottom - top)) as u32;
            below.push(mean as i16 - i16::from(gray.levels()[y * width + x]));
        }
    }
    below
}

/// For each corner of pixels the sum of all levels above and left of it. It may wrap, as the
/// differences do not.
fn sums(gray: &Gray) -> Vec<u32> {
    let (width, height) = (gray.width(), gray.height());
    let mut sums = vec![0_u32; (width + 1) * (height + 1)];
    for y in 0..height {
        let mut row = 0_u32;
        for x in 0..width {
            row = row.wrapping_add(u32::from(gray.levels()[y * width + x]));
            sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1].wrapping_add(row);
        }
    }
    sums
}
