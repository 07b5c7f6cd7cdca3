//! Takes a part of an image with four corners as a square.
//!
//! In: gray levels and corners. Out: levels of a square, row by row. (P. Heckbert, "Fundamentals of
//! texture mapping and image warping", 1989.)

use super::{Gray, Point};

/// Corners: top left, top right, bottom right, bottom left.
pub type Quad = [Point; 4];

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
