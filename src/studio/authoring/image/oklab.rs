//! The color space Oklab (B. Ottosson, "A perceptual color space for image processing", 2020).
//!
//! In: linear light. Out: lightness and two axes of color. Invariants: whole numbers only, so
//! that every machine computes the same.

use super::raster::Light;

/// The lightness of white: one unit of Oklab.
pub const ONE: i64 = 1 << 16;

/// Lightness, green to red, blue to yellow, in units of 1/[`ONE`].
pub type Lab = [i64; 3];

/// The constants of the definition have ten decimal digits.
const DIGITS: i128 = 10_000_000_000;
const CONES: [[i128; 3]; 3] = [
    [4_122_214_708, 5_363_325_363, 514_459_929],
    [2_119_034_982, 6_806_995_451, 1_073_969_566],
    [883_024_619, 2_817_188_376, 6_299_787_005],
];
const AXES: [[i128; 3]; 3] = [
    [2_104_542_553, 7_936_177_850, -40_720_468],
    [19_779_984_951, -24_285_922_050, 4_505_937_099],
    [259_040_371, 7_827_717_662, -8_086_757_660],
];

/// The Oklab coordinates of a color.
pub fn lab(light: Light) -> Lab {
    let light = light.map(i128::from);
    let dot = |row: [i128; 3], with: [i128; 3]| row.iter().zip(with).map(|(a, b)| a * b).sum();
    let cones = CONES.map(|row| {
        let cone: i128 = dot(row, light);
        cube_root((cone << 48) / (DIGITS * i128::from(u16::MAX)))
    });
    AXES.map(|row| {
        let axis: i128 = dot(row, cones);
        ((axis + DIGITS / 2).div_euclid(DIGITS)) as i64
    })
}

/// The square of the distance of two colors.
pub fn distance(one: Lab, other: Lab) -> i64 {
    one.iter().zip(other).map(|(a, b)| (a - b) * (a - b)).sum()
}

/// The greatest whole number whose cube is at most `number`.
fn cube_root(number: i128) -> i128 {
    (0..=16).rev().fold(0, |root: i128, bit| {
        let next = root | 1 << bit;
        if next * next * next <= number { next } else { root }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::authoring::image::raster::{FULL, linear};

    /// Values of the definition, in hundredths.
    #[track_caller]
    fn check(levels: [u8; 3], want: [i64; 3]) {
        let found = lab(levels.map(linear)).map(|axis| (axis * 100 + ONE / 2).div_euclid(ONE));
        assert_eq!(found, want, "{levels:?}");
    }

    #[test]
    fn colors_lie_where_the_definition_says() {
        check([255, 255, 255], [100, 0, 0]);
        check([0, 0, 0], [0, 0, 0]);
        check([255, 0, 0], [63, 22, 13]);
        check([0, 255, 0], [87, -23, 18]);
        check([0, 0, 255], [45, -3, -31]);
        check([128, 128, 128], [60, 0, 0]);
    }

    #[test]
    fn roots_are_exact() {
        for root in [0, 1, 2, 3, 1000, 65_535, 65_536] {
            let cube: i128 = root * root * root;
            assert_eq!(cube_root(cube), root);
            assert!(cube == 0 || cube_root(cube - 1) == root - 1);
        }
        assert!(lab([FULL; 3])[0] <= ONE);
    }
}
