//! Crops an image to its subject: removes a rim of one color.
//!
//! In: a raster. Out: the raster without its rim. Invariants: a raster of one color stays whole.

use super::raster::{Light, Raster, levels};
use crate::puzzle::Rgb;
use std::collections::BTreeMap;

/// How far a level of the rim may be from the color of the rim.
const TOLERANCE: u8 = 24;
/// One pixel in this many of a rim row may differ, because photographs have grain.
const GRAIN: usize = 100;

/// The raster without a rim of one color.
pub fn subject(raster: Raster) -> Raster {
    let (width, height) = raster.size();
    let rim = rim_color(&raster);
    let is_rim = |x, y| is_near(levels(raster.at(x, y)), rim);
    let columns = within(width, height, &is_rim);
    let rows = within(height, width, &|y, x| is_rim(x, y));
    let (Some((left, right)), Some((top, bottom))) = (columns, rows) else {
        return raster;
    };
    Raster::new((right - left + 1, bottom - top + 1), |x, y| raster.at(x + left, y + top))
}

/// The first and the last line that is not rim; `None` if all `lines` are.
fn within(lines: u32, length: u32, is_rim: &dyn Fn(u32, u32) -> bool) -> Option<(u32, u32)> {
    let shows = |&line: &u32| {
        let differing = (0..length).filter(|&at| !is_rim(line, at)).count();
        differing * GRAIN > length as usize
    };
    Some(((0..lines).find(shows)?, (0..lines).rev().find(shows)?))
}

/// The most frequent color of the outermost pixels, in steps of the tolerance.
fn rim_color(raster: &Raster) -> Rgb {
    let (width, height) = raster.size();
    let rows = (0..width).flat_map(|x| [(x, 0), (x, height - 1)]);
    let columns = (0..height).flat_map(|y| [(0, y), (width - 1, y)]);
    let mut counts: BTreeMap<[u8; 3], (usize, Light)> = BTreeMap::new();
    for (x, y) in rows.chain(columns) {
        let Rgb(red, green, blue) = levels(raster.at(x, y));
        let step = [red, green, blue].map(|level| level / TOLERANCE);
        counts.entry(step).or_insert((0, raster.at(x, y))).0 += 1;
    }
    let commonest = counts.into_values().max_by_key(|(count, _)| *count);
    commonest.map_or(Rgb(255, 255, 255), |(_, light)| levels(light))
}

fn is_near(Rgb(a, b, c): Rgb, Rgb(x, y, z): Rgb) -> bool {
    [(a, x), (b, y), (c, z)].into_iter().all(|(one, other)| one.abs_diff(other) <= TOLERANCE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::image::raster::linear;

    fn raster(rows: &[&str]) -> Raster {
        let size = (rows[0].len() as u32, rows.len() as u32);
        Raster::new(size, |x, y| match rows[y as usize].as_bytes()[x as usize] {
            b'.' => [linear(240); 3],
            b',' => [linear(250); 3],
            _ => [0; 3],
        })
    }

    #[test]
    fn the_rim_is_left_out_as_far_as_it_has_one_color() {
        assert_eq!(subject(raster(&["..,..", ".#.#.", ".,.,.", ".##..", ",...."])).size(), (3, 3));
        assert_eq!(subject(raster(&["..", ".#"])).size(), (1, 1));
        assert_eq!(subject(raster(&["..", ".,"])).size(), (2, 2));
    }

    #[test]
    fn a_grain_is_no_subject() {
        let raster = Raster::new((300, 300), |x, y| {
            let is_subject = (100..200).contains(&x) && (50..80).contains(&y);
            [if is_subject || (x, y) == (2, 2) { 0 } else { 60_000 }; 3]
        });
        assert_eq!(subject(raster).size(), (100, 30));
    }
}
