//! Places in an image.
//!
//! In and out: pixels from the left and from the top, in fractions.

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
