//! Finds the cells of pixel art: an image of equal squares, each of one color.
//!
//! In: a raster. Out: its columns and rows of squares, or nothing. Invariants: nearly all edges lie
//! between squares, also after a compression that blurs them a little; of several grids the coarsest.

use super::raster::{Raster, levels};
use crate::puzzle::Rgb;

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
    let is_edge = |one: usize, other: usize| {
        let (Rgb(a, b, c), Rgb(x, y, z)) = (pixels[one], pixels[other]);
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
    let found: Vec<usize> = places.map(|place| edges[place]).filter(|&count| count > 0).collect();
    let between: usize = found.iter().sum();
    let all: usize = edges.iter().sum();
    found.len() >= MIN_PLACES && between * 100 >= MIN_BETWEEN_PERCENT * all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::image::raster::linear;

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
