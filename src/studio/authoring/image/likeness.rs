//! Measures how much a picture looks like its image, and how plain it is.
//!
//! In: levels of the image and of the picture, for each cell. Out: whole numbers; shares are
//! thousandths.
//!
//! People recognize a picture by its edges and by its main shapes, not by its mean level. So a
//! picture is compared in small windows, where the image has contrast: do the same cells stand out
//! (the structure of SSIM: Z. Wang and others, "Image quality assessment: from error visibility to
//! structural similarity", 2004)? Where the image has no contrast, the picture should have none.
//! Seen from afar, both should be light and dark in the same places.

use super::gray::Gray;
use super::parts::neighbors;
use std::ops::Range;

/// A window is a square with this many cells before and after the middle.
const WINDOW_REACH: usize = 2;
/// The same, for the view from afar.
const FAR_WINDOW_REACH: usize = 3;
/// A deviation of this many levels is full contrast.
const FULL_CONTRAST: i64 = 48;
/// A picture in black and white deviates in a window of full contrast by this many levels.
const MAX_DEVIATION: i64 = 127;

/// The similarity of an image and a picture, 0 to 1000.
pub fn likeness(image: &Gray, picture: &[u8]) -> u32 {
    let picture = Gray { width: image.width, levels: picture.to_vec() };
    let sums = Sums::of(image, &picture);
    let (mut edges, mut contrasts, mut noise, mut plains) = (0, 0, 0, 0);
    for at in 0..image.levels.len() {
        let window = sums.around(at, WINDOW_REACH);
        let contrast = (window.deviation(0) * 1000 / FULL_CONTRAST).min(1000);
        edges += contrast * window.correlation();
        contrasts += contrast;
        noise += (1000 - contrast) * (window.deviation(1) * 1000 / MAX_DEVIATION).min(1000);
        plains += 1000 - contrast;
    }
    let share = |sum: i64, total: i64| sum.checked_div(total).unwrap_or(0).clamp(0, 1000);
    let edges = if contrasts == 0 { 1000 } else { share(edges, contrasts) };
    let afar = sums.means(FAR_WINDOW_REACH).around(0, usize::MAX);
    let afar = if afar.variance(0) == 0 { 1000 } else { afar.correlation().clamp(0, 1000) };
    let sum = 5 * edges + 2 * (1000 - share(noise, plains)) + 3 * afar;
    u32::try_from(sum / 10).unwrap_or(0)
}

/// Sums over rectangles of the levels of two pictures, their squares and products.
struct Sums {
    width: usize,
    height: usize,
    levels: [Vec<i64>; 2],
    /// For each corner of cells the sums over all cells above and to the left of it.
    corners: Vec<[i64; 5]>,
}

impl Sums {
    fn of(first: &Gray, second: &Gray) -> Sums {
        let levels =
            [first, second].map(|gray| gray.levels.iter().map(|&level| i64::from(level)).collect());
        Sums::new(first.width, levels)
    }

    fn new(width: usize, levels: [Vec<i64>; 2]) -> Sums {
        let height = levels[0].len() / width.max(1);
        let mut corners = vec![[0; 5]; (width + 1) * (height + 1)];
        for (at, (&a, &b)) in levels[0].iter().zip(&levels[1]).enumerate() {
            let corner = (at / width + 1) * (width + 1) + at % width + 1;
            let cell = [a, b, a * a, b * b, a * b];
            corners[corner] = std::array::from_fn(|sum| {
                let [above, left, both] = [corner - width - 1, corner - 1, corner - width - 2];
                cell[sum] + corners[above][sum] + corners[left][sum] - corners[both][sum]
            });
        }
        Sums { width, height, levels, corners }
    }

    /// The sums over the window around a cell.
    fn around(&self, at: usize, reach: usize) -> Window {
        let range = |at: usize, count: usize| -> Range<usize> {
            at.saturating_sub(reach)..at.saturating_add(reach).saturating_add(1).min(count)
        };
        let (x, y) = (range(at % self.width, self.width), range(at / self.width, self.height));
        let corner = |x: usize, y: usize| self.corners[y * (self.width + 1) + x];
        let [all, both, above, left] = [
            corner(x.end, y.end),
            corner(x.start, y.start),
            corner(x.end, y.start),
            corner(x.start, y.end),
        ];
        Window {
            count: (x.len() * y.len()) as i64,
            sums: std::array::from_fn(|sum| all[sum] + both[sum] - above[sum] - left[sum]),
        }
    }

    /// Both pictures, each cell the mean of the window around it.
    fn means(&self, reach: usize) -> Sums {
        let mean = |picture: usize| {
            let cells = 0..self.levels[picture].len();
            cells.map(|at| self.around(at, reach)).map(|it| it.sums[picture] / it.count).collect()
        };
        Sums::new(self.width, [mean(0), mean(1)])
    }
}

struct Window {
    count: i64,
    /// Of the levels of both pictures, of their squares, and of their products.
    sums: [i64; 5],
}

impl Window {
    /// The square of the number of cells times the variance.
    fn variance(&self, picture: usize) -> i64 {
        self.count * self.sums[2 + picture] - self.sums[picture] * self.sums[picture]
    }

    /// The standard deviation, in levels.
    fn deviation(&self, picture: usize) -> i64 {
        self.variance(picture).isqrt() / self.count
    }

    /// The correlation of both pictures, -1000 to 1000; 0 if one has no contrast.
    fn correlation(&self) -> i64 {
        let covariance = self.count * self.sums[4] - self.sums[0] * self.sums[1];
        let scale = self.variance(0).isqrt() * self.variance(1).isqrt();
        (covariance * 1000).checked_div(scale).unwrap_or(0)
    }
}

/// The number of painted cells in a thousand.
pub fn painted(cells: &[u8]) -> u32 {
    let count = cells.iter().filter(|&&cell| cell != 0).count();
    (count * 1000 / cells.len().max(1)) as u32
}

/// The number of painted cells of the rim in a thousand.
pub fn painted_rim(cells: &[u8], width: usize) -> u32 {
    let height = cells.len() / width.max(1);
    let is_rim = |&at: &usize| {
        let (x, y) = (at % width, at / width);
        x == 0 || y == 0 || x + 1 == width || y + 1 == height
    };
    painted(&(0..cells.len()).filter(is_rim).map(|at| cells[at]).collect::<Vec<u8>>())
}

/// The number of cells of each area of one color; cells that share a side are connected.
pub fn areas(cells: &[u8], width: usize) -> Vec<usize> {
    let (mut is_counted, mut sizes) = (vec![false; cells.len()], Vec::new());
    for first in 0..cells.len() {
        let (mut size, mut open) = (0, vec![first]);
        while let Some(at) = open.pop() {
            if !std::mem::replace(&mut is_counted[at], true) {
                size += 1;
                let next = neighbors(at, width, cells.len(), false);
                open.extend(next.filter(|&next| cells[next] == cells[at]));
            }
        }
        sizes.push(size);
    }
    sizes.retain(|&size| size > 0);
    sizes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A light face with dim eyes on a ground that is darker to the right.
    fn face() -> Gray {
        let level = |at: usize| {
            let (x, y) = (at % 24, at / 24);
            let is_eye = (8..10).contains(&y) && ((8..10).contains(&x) || (14..16).contains(&x));
            match () {
                () if is_eye => 150,
                () if (5..19).contains(&x) && (4..20).contains(&y) => 225,
                () => 90 - 2 * x as u8,
            }
        };
        Gray { width: 24, levels: (0..24 * 24).map(level).collect() }
    }

    fn shown(is_black: impl Fn(usize) -> bool) -> Vec<u8> {
        (0..24 * 24).map(|at| if is_black(at) { 0 } else { 255 }).collect()
    }

    #[test]
    fn the_same_is_like_itself_and_the_opposite_is_not() {
        let small = Gray { width: 3, levels: vec![0, 255, 255, 0, 0, 255] };
        assert_eq!(likeness(&small, &small.levels), 1000);
        let face = face();
        let black = Gray { width: 24, levels: shown(|at| face.levels[at] < 160) };
        assert_eq!(likeness(&black, &black.levels), 1000);
        assert!(likeness(&black, &black.inverted().levels) < 250);
    }

    #[test]
    fn features_count_although_they_are_small() {
        let face = face();
        let with_eyes = likeness(&face, &shown(|at| face.levels[at] < 160));
        let without = likeness(&face, &shown(|at| face.levels[at] < 140));
        assert!(with_eyes > without, "{with_eyes} {without}");
    }

    #[test]
    fn noise_counts_against_a_picture() {
        let face = face();
        let noisy =
            |at: usize| face.levels[at] < 160 && (face.levels[at] > 90 || !at.is_multiple_of(3));
        let plain = likeness(&face, &shown(|at| face.levels[at] < 160));
        let noisy = likeness(&face, &shown(noisy));
        assert!(plain > noisy + 50, "{plain} {noisy}");
    }

    #[test]
    fn areas_are_joined_by_sides() {
        assert_eq!(areas(&[1, 0, 0, 1], 2), [1; 4]);
        assert_eq!(areas(&[1, 1, 1, 1, 0, 1, 1, 1, 1], 3), [8, 1]);
        assert_eq!(areas(&[0; 12], 4), [12]);
    }
}
