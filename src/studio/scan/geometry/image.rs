//! Places in an image, its gray levels, and parts of it that are taken as rectangles.
//!
//! In: pixels; four corners. Out: levels of 8 bits at whole and fractional places, outside the
//! image those of its rim; the levels of a rectangle, row by row. (P. Heckbert, "Fundamentals of
//! texture mapping and image warping", 1989.)

use std::ops::{Add, Mul, Sub};

/// A place, or the way from one place to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

impl Point {
    /// The length of the way.
    pub fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// The longer of both directions.
    pub fn reach(self) -> f64 {
        self.x.abs().max(self.y.abs())
    }

    /// The place at this share of the way to another one.
    pub fn toward(self, other: Point, share: f64) -> Point {
        self + (other - self) * share
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Mul<f64> for Point {
    type Output = Point;

    fn mul(self, factor: f64) -> Point {
        Point { x: self.x * factor, y: self.y * factor }
    }
}

/// The value in the middle of a list; 0 of an empty one.
pub fn median(values: &mut [f64]) -> f64 {
    if values.is_empty() {
        return 0.0;
    }
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The median of both directions.
pub fn median_point(points: &[Point]) -> Point {
    let mut xs: Vec<f64> = points.iter().map(|point| point.x).collect();
    let mut ys: Vec<f64> = points.iter().map(|point| point.y).collect();
    Point { x: median(&mut xs), y: median(&mut ys) }
}

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

    /// Turned by a quarter: the last column becomes the first row.
    pub fn rotated(&self) -> Gray {
        let (width, height) = (self.width, self.height());
        let columns = (0..width).rev();
        let levels = columns.flat_map(|x| (0..height).map(move |y| self.levels[y * width + x]));
        Gray { width: height, levels: levels.collect() }
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

    /// Gives all pixels between these corners, clockwise, one level.
    pub fn fill(&mut self, quad: Quad, level: u8) {
        let least = |of: fn(Point) -> f64| quad.map(of).into_iter().fold(f64::INFINITY, f64::min);
        let most = |of: fn(Point) -> f64| quad.map(of).into_iter().fold(0.0, f64::max);
        let (left, right) = (least(|at| at.x).max(0.0) as usize, most(|at| at.x) as usize);
        let (top, bottom) = (least(|at| at.y).max(0.0) as usize, most(|at| at.y) as usize);
        let (width, height) = (self.width, self.height());
        for y in top..(bottom + 1).min(height) {
            for x in left..(right + 1).min(width) {
                if is_between(quad, Point { x: x as f64, y: y as f64 }) {
                    self.levels[y * width + x] = level;
                }
            }
        }
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

/// Corners: top left, top right, bottom right, bottom left.
pub type Quad = [Point; 4];

/// Does a place lie between these corners, which go clockwise?
pub fn is_between(quad: Quad, place: Point) -> bool {
    (0..4).all(|corner| {
        let (side, way) = (quad[(corner + 1) % 4] - quad[corner], place - quad[corner]);
        side.x * way.y >= side.y * way.x
    })
}

/// Corners in an image of this width, from those in the same image once [`Gray::rotated`].
pub fn turned_back(quad: Quad, width: usize) -> Quad {
    quad.map(|point| Point { x: width as f64 - 1.0 - point.y, y: point.x })
}

/// The most samples of a pixel, along each side.
const MAX_SAMPLES: usize = 6;

/// A map from the unit square to four corners.
struct Map {
    across: Point,
    down: Point,
    corner: Point,
    tilt: (f64, f64),
}

impl Map {
    fn new([a, b, c, d]: Quad) -> Map {
        let (sum, one, two) = (a - b + c - d, b - c, d - c);
        let determinant = one.x * two.y - two.x * one.y;
        if sum.reach() < 1e-9 || determinant.abs() < 1e-9 {
            return Map { across: b - a, down: d - a, corner: a, tilt: (0.0, 0.0) };
        }
        let g = (sum.x * two.y - two.x * sum.y) / determinant;
        let h = (one.x * sum.y - sum.x * one.y) / determinant;
        Map { across: b - a + b * g, down: d - a + d * h, corner: a, tilt: (g, h) }
    }

    fn at(&self, x: f64, y: f64) -> Point {
        let depth = self.tilt.0 * x + self.tilt.1 * y + 1.0;
        let depth = if depth.abs() < 1e-6 { 1e-6 } else { depth };
        (self.across * x + self.down * y + self.corner) * (1.0 / depth)
    }
}

/// The part between the corners with a margin around it, as `width` x `height` levels. The margin is
/// a share of the part.
pub fn warp(gray: &Gray, quad: Quad, margin: f64, (width, height): (usize, usize)) -> Vec<u8> {
    let map = Map::new(quad);
    let side = (quad[1] - quad[0])
        .length()
        .max((quad[3] - quad[0]).length() * width as f64 / height as f64);
    let samples = ((side / width as f64).ceil().max(1.0) as usize).min(MAX_SAMPLES);
    let step = |pixel: usize, sample: usize, count: usize| {
        let at = (pixel as f64 + (sample as f64 + 0.5) / samples as f64) / count as f64;
        at * (1.0 + 2.0 * margin) - margin
    };
    let mut levels = Vec::with_capacity(width * height);
    for y in 0..height {
        for x in 0..width {
            let mut sum = 0.0;
            for down in 0..samples {
                for right in 0..samples {
                    let place = map.at(step(x, right, width), step(y, down, height));
                    // Centers of pixels lie at whole numbers.
                    sum += gray.between(place);
                }
            }
            levels.push((sum / (samples * samples) as f64 + 0.5) as u8);
        }
    }
    levels
}

/// The place of a point of the unit square.
pub fn inside(quad: Quad, x: f64, y: f64) -> Point {
    Map::new(quad).at(x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_of_a_turned_image_lead_to_the_same_pixels() {
        let upright = Gray::new(3, vec![1, 2, 3, 4, 5, 6]);
        let turned = upright.rotated();
        assert_eq!((turned.width(), turned.levels()), (2, &[3, 6, 2, 5, 1, 4][..]));
        for (x, y) in (0..3).flat_map(|y| [(0, y), (1, y)]) {
            let [place, ..] = turned_back([Point { x: x as f64, y: y as f64 }; 4], 3);
            assert_eq!(upright.at(place.x as i64, place.y as i64), turned.at(x, y));
        }
    }
}
