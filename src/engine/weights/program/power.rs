//! Exponential and logarithm from sums and products alone.
//!
//! Invariants: the same bits on every machine, which the functions of the platform do not promise.

use std::f64::consts::LN_2;

/// The upper part of the logarithm of 2 (its products with small whole numbers are exact), and the
/// rest.
const LN_2_HIGH: f64 = 0.693_147_180_369_123_8;
const LN_2_LOW: f64 = 1.908_214_929_270_587_7e-10;

/// One through the factorials of 0 to 13: the series of the exponential, for values up to 0.35.
const PARTS: [f64; 14] = {
    let mut parts = [1.0; 14];
    let mut power = 1;
    while power < 14 {
        parts[power] = parts[power - 1] / power as f64;
        power += 1;
    }
    parts
};

/// The exponential of a value not above 0; 0 below -700.
pub(super) fn exp(value: f64) -> f64 {
    if value < -700.0 {
        return 0.0;
    }
    let twos = (value / LN_2).round();
    let rest = value - twos * LN_2_HIGH - twos * LN_2_LOW;
    let series = PARTS.iter().rev().fold(0.0, |sum, part| sum * rest + part);
    series * f64::from_bits(((1023 + twos as i64) as u64) << 52)
}

/// The logarithm of a value from 1 on.
pub(super) fn ln(value: f64) -> f64 {
    let bits = value.to_bits();
    let twos = (bits >> 52) as i64 - 1023;
    let part = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
    // From 1 to 2; around 1 the series is short.
    let (part, twos) = if part > 1.414 { (part / 2.0, twos + 1) } else { (part, twos) };
    let ratio = (part - 1.0) / (part + 1.0);
    let square = ratio * ratio;
    let series =
        (0..=10).rev().fold(0.0, |sum, index| sum * square + 1.0 / f64::from(2 * index + 1));
    twos as f64 * LN_2 + 2.0 * ratio * series
}

#[cfg(test)]
mod tests {
    use super::{exp, ln};

    #[test]
    fn close_to_the_library() {
        for step in 0..70_000 {
            let value = -f64::from(step) / 100.0;
            assert!((exp(value) - value.exp()).abs() <= 1e-14 * value.exp(), "{value}");
        }
        for step in 0..100_000 {
            let value = 1.0 + f64::from(step) * f64::from(step) / 1000.0;
            assert!((ln(value) - value.ln()).abs() <= 4e-15 * (1.0 + value.ln()), "{value}");
        }
    }
}
