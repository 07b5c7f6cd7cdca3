//! Gives an image the sides of a grid that nearly fits it, without stretching it.
//!
//! In: a raster, columns and rows. Out: a raster that is wider by its plain rim, or lacks a little of
//! what lies at two opposite sides; nothing if it fits. Invariants: cells stay square as far as sides differ by little;
//! sides that differ much were chosen so, and stay.

use super::raster::Raster;
use super::source::cells_to_a_side;
use super::subject::plain_rim;

/// A grid nearly fits if its sides differ by at most this many hundredths from those of the image.
pub const MAX_DIFFERENCE_PERCENT: u64 = 8;

/// The raster for a grid of these columns and rows, if it takes another one.
pub fn fitted(raster: &Raster, (columns, rows): (u32, u32)) -> Option<Raster> {
    let (width, height) = raster.size();
    let follows = |one: Option<u32>, other: Option<u32>| {
        cells_to_a_side(one, other, (width, height)).is_ok_and(|size| size == (columns, rows))
    };
    let across = u64::from(width) * u64::from(rows);
    let down = u64::from(height) * u64::from(columns);
    let is_far = across.abs_diff(down) * 100 > MAX_DIFFERENCE_PERCENT * across.min(down);
    if is_far || follows(Some(columns), None) || follows(None, Some(rows)) {
        return None;
    }
    let wide = (down.div_ceil(u64::from(rows)) as u32, height);
    let high = (width, across.div_ceil(u64::from(columns)) as u32);
    Some(match plain_rim(raster) {
        Some(rim) => {
            let (wider, higher) = if across < down { wide } else { high };
            let (left, top) = ((wider - width) / 2, (higher - height) / 2);
            Raster::new((wider, higher), |x, y| match (x.checked_sub(left), y.checked_sub(top)) {
                (Some(x), Some(y)) if x < width && y < height => raster.at(x, y),
                _ => rim,
            })
        }
        None => {
            let (narrower, lower) = if across < down { high } else { wide };
            let (narrower, lower) = (narrower.clamp(1, width), lower.clamp(1, height));
            let (left, top) = ((width - narrower) / 2, (height - lower) / 2);
            Raster::new((narrower, lower), |x, y| raster.at(left + x, top + y))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::image::raster::linear;

    /// Of this size, light but for a square in the middle; `ground` maps a column to its light.
    fn image(size: (u32, u32), ground: impl Fn(u32) -> u16) -> Raster {
        Raster::new(size, |x, y| {
            let is_square = x.abs_diff(size.0 / 2) < 10 && y.abs_diff(size.1 / 2) < 10;
            if is_square { [0; 3] } else { [ground(x); 3] }
        })
    }

    #[test]
    fn a_plain_rim_grows_and_another_is_cut() {
        let light = linear(230);
        let plain = fitted(&image((100, 95), |_| light), (40, 40)).unwrap();
        assert_eq!(plain.size(), (100, 100));
        assert_eq!((plain.at(0, 0), plain.at(50, 50)), ([light; 3], [0; 3]));
        let photo = fitted(&image((100, 95), |x| 300 * x as u16), (40, 40)).unwrap();
        assert_eq!((photo.size(), photo.at(0, 0)), ((95, 95), [600; 3]));
    }

    #[test]
    fn sides_that_follow_or_differ_much_stay() {
        for grid in [(40, 38), (20, 19), (40, 20)] {
            assert!(fitted(&image((100, 95), |_| 60_000), grid).is_none(), "{grid:?}");
        }
    }
}
