//! The sides of a puzzle: how many columns and rows an image has.
//!
//! In: a raster, the requested sides. Out: the sides; the squares of pixel art, if it has them; a
//! raster with the sides of a grid that nearly fits: wider by its plain rim, or cut at two opposite
//! sides. Invariants: a grid of squares has nearly all edges between them, also after a compression
//! that blurs them a little, and is the coarsest such grid; cells stay square as far as sides
//! differ by little; sides that differ much were chosen so, and stay.

use super::raster::{Raster, levels};
use super::subject::plain_rim;
use super::{ImportError, MAX_SIDE};
use crate::puzzle::Rgb;

/// The longer side of the puzzle of a large image, if no side is requested.
const USUAL_SIDE: u32 = 60;

/// Columns and rows of a puzzle. A missing side follows from the aspect ratio of the image.
///
/// # Errors
/// [`ImportError::Side`] if a side is out of range.
pub fn cells_to_a_side(
    width: Option<u32>,
    height: Option<u32>,
    image: (u32, u32),
) -> Result<(u32, u32), ImportError> {
    let scaled = |side: u32, from: u32, to: u32| {
        let (side, from, to) = (u64::from(side), u64::from(from.max(1)), u64::from(to));
        u32::try_from((side * to + from / 2) / from).unwrap_or(u32::MAX).max(1)
    };
    let longest = image.0.max(image.1);
    let usual = if longest > MAX_SIDE / 2 { USUAL_SIDE } else { longest };
    let (columns, rows) = match (width, height) {
        (Some(columns), Some(rows)) => (columns, rows),
        (Some(columns), None) => (columns, scaled(image.1, image.0, columns)),
        (None, Some(rows)) => (scaled(image.0, image.1, rows), rows),
        (None, None) => (scaled(image.0, longest, usual), scaled(image.1, longest, usual)),
    };
    match [columns, rows].into_iter().find(|side| !(1..=MAX_SIDE).contains(side)) {
        Some(side) => Err(ImportError::Side(side)),
        None => Ok((columns, rows)),
    }
}

/// A grid nearly fits if its sides differ by at most this many hundredths from those of the image.
pub const MAX_DIFFERENCE_PERCENT: u64 = 8;

/// The raster for a grid of these columns and rows, if it takes another one.
pub fn fitted(raster: &Raster, (columns, rows): (u32, u32)) -> Option<Raster> {
    let (width, height) = raster.size();
    let follows = |given_width: Option<u32>, given_height: Option<u32>| {
        cells_to_a_side(given_width, given_height, (width, height))
            .is_ok_and(|size| size == (columns, rows))
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

/// The fewest and the most squares to a side.
const SQUARES: std::ops::RangeInclusive<usize> = 8..=100;
/// A square has at least this many pixels to a side.
const MIN_PITCH: usize = 3;
/// Two pixels whose levels of a channel differ by more have an edge between them.
const MIN_EDGE: u8 = 40;
/// At least this many hundredths of all edges lie between squares.
const MIN_BETWEEN_PERCENT: usize = 95;
/// Fewer places with edges could lie in a grid by themselves.
const MIN_PLACES: usize = 5;

/// The columns and rows of the squares of pixel art.
pub fn squares(raster: &Raster) -> Option<(u32, u32)> {
    let (width, height) = (raster.size().0 as usize, raster.size().1 as usize);
    let pixels: Vec<Rgb> = raster.pixels().iter().map(|&light| levels(light)).collect();
    let is_edge = |first: usize, second: usize| {
        let (Rgb(a, b, c), Rgb(x, y, z)) = (pixels[first], pixels[second]);
        a.abs_diff(x).max(b.abs_diff(y)).max(c.abs_diff(z)) > MIN_EDGE
    };
    let (mut across, mut down) = (vec![0; width], vec![0; height]);
    for at in 0..pixels.len() {
        let (x, y) = (at % width, at / width);
        across[x] += usize::from(x > 0 && is_edge(at - 1, at));
        down[y] += usize::from(y > 0 && is_edge(at - width, at));
    }
    SQUARES.take_while(|columns| columns * MIN_PITCH <= width).find_map(|columns| {
        let rows = (height * columns + width / 2) / width;
        let fits = SQUARES.contains(&rows) && are_between(&across, columns);
        (fits && are_between(&down, rows)).then_some((columns as u32, rows as u32))
    })
}

/// Do the edges lie between `squares` squares? `edges` has their number at each place.
fn are_between(edges: &[usize], squares: usize) -> bool {
    let places = (1..squares).map(|square| (square * edges.len() + squares / 2) / squares);
    let counts: Vec<usize> = places.map(|place| edges[place]).filter(|&count| count > 0).collect();
    let between: usize = counts.iter().sum();
    let all: usize = edges.iter().sum();
    counts.len() >= MIN_PLACES && between * 100 >= MIN_BETWEEN_PERCENT * all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::image::raster::linear;

    #[test]
    fn the_other_side_follows_the_image() {
        assert_eq!(cells_to_a_side(Some(40), None, (300, 200)).unwrap(), (40, 27));
        assert_eq!(cells_to_a_side(None, Some(20), (300, 200)).unwrap(), (30, 20));
        assert_eq!(cells_to_a_side(Some(7), Some(9), (300, 200)).unwrap(), (7, 9));
        assert_eq!(cells_to_a_side(None, None, (3000, 2000)).unwrap(), (60, 40));
        assert_eq!(cells_to_a_side(None, None, (32, 20)).unwrap(), (32, 20));
        assert_eq!(cells_to_a_side(None, None, (6000, 1)).unwrap(), (60, 1));
        assert!(matches!(cells_to_a_side(Some(100), None, (1, 6000)), Err(ImportError::Side(_))));
    }

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

    fn art(size: (u32, u32), is_black: impl Fn(u32, u32) -> bool) -> Raster {
        Raster::new(size, |x, y| [linear(if is_black(x, y) { 0 } else { 255 }); 3])
    }

    #[test]
    fn the_squares_of_pixel_art_are_counted() {
        let is_black = |x: u32, y: u32| (x * x + 3 * y * x + y).is_multiple_of(3);
        assert_eq!(squares(&art((160, 120), |x, y| is_black(x / 10, y / 10))), Some((16, 12)));
        assert_eq!(squares(&art((85, 85), |x, y| is_black(x / 5, y / 5))), Some((17, 17)));
    }

    #[test]
    fn other_drawings_have_no_squares() {
        let disc = |x: u32, y: u32| (x as i32 - 80).pow(2) + (y as i32 - 70).pow(2) < 2500;
        assert_eq!(squares(&art((160, 160), disc)), None);
        let plain = |x: u32, y: u32| (40..120).contains(&x) && (40..120).contains(&y);
        assert_eq!(squares(&art((160, 160), plain)), None);
        assert_eq!(squares(&art((1, 1), plain)), None);
    }
}
