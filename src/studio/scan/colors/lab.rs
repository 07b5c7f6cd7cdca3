//! How different two colors look: Oklab (B. Ottosson, "A perceptual color space for image
//! processing", 2020).
//!
//! In: levels. Out: lightness and two axes of color, all of black and white 1 apart.

use crate::scan::cell::Levels;

/// Lightness, green to red, blue to yellow.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lab(pub [f64; 3]);

/// From red, green and blue to the cones of the eye.
const CONES: [[f64; 3]; 3] = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
];
const AXES: [[f64; 3]; 3] = [
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
];

/// The distance of strong colors from white.
const USUAL: f64 = 300.0;

impl Lab {
    /// The place of a color. Levels are squared where the definition takes a power of 2.4, which
    /// machines compute differently.
    pub fn of(levels: Levels) -> Lab {
        let light = levels.map(|level| (f64::from(level) / 255.0) * (f64::from(level) / 255.0));
        let cones = CONES.map(|row| cube_root(dot(row, light)));
        Lab(AXES.map(|row| dot(row, cones)))
    }

    /// The place of the color of digits, which are too thin to show how dark it is: the direction
    /// from the paper to them, with the fourth root of the distance as its length.
    pub fn of_digits(paper: Levels, ink: Levels) -> Lab {
        let away = [0, 1, 2].map(|axis: usize| f64::from(paper[axis]) - f64::from(ink[axis]));
        let length = dot(away, away).sqrt();
        let scale = (length / USUAL).sqrt().sqrt() / length.max(1.0);
        Lab(away.map(|away| away * scale))
    }

    /// How far two colors are from each other.
    pub fn distance(self, other: Lab) -> f64 {
        let apart = [0, 1, 2].map(|axis: usize| self.0[axis] - other.0[axis]);
        dot(apart, apart).sqrt()
    }

    /// The same without lightness.
    pub fn hue_distance(self, other: Lab) -> f64 {
        let apart = [0.0, self.0[1] - other.0[1], self.0[2] - other.0[2]];
        dot(apart, apart).sqrt()
    }

    /// The place between two, by their weights.
    pub fn joined(self, weight: f64, other: Lab, other_weight: f64) -> Lab {
        let between = |axis: usize| {
            (self.0[axis] * weight + other.0[axis] * other_weight) / (weight + other_weight)
        };
        Lab([0, 1, 2].map(between))
    }
}

fn dot(one: [f64; 3], other: [f64; 3]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// The cube root of a number from 0 to about 1, by Newton's method.
fn cube_root(number: f64) -> f64 {
    if number < 1e-9 {
        return 0.0;
    }
    (0..40).fold(1.0, |root: f64, _| (2.0 * root + number / (root * root)) / 3.0)
}
