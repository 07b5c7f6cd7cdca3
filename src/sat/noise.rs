//! Noise for searches side by side, which are to differ a little.
//!
//! In: a number of the search. Out: numbers from 0 to 1. Invariants: the same on every machine.
//! Source: the linear congruential generator of MMIX (D. Knuth).

/// A stream of numbers from 0 to 1, without 1.
pub struct Noise(u64);

impl Noise {
    /// The stream of a search.
    pub fn numbered(number: usize) -> Noise {
        Noise(number as u64)
    }

    /// The next number.
    pub fn number(&mut self) -> f64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 40) as f64 / (1u64 << 24) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::Noise;

    #[test]
    fn noise_is_spread_from_0_to_1_and_differs_by_number() {
        let stream = |number| {
            let mut noise = Noise::numbered(number);
            (0..1000).map(|_| noise.number()).collect::<Vec<f64>>()
        };
        for number in [1, 2, 3] {
            let numbers = stream(number);
            let inside = |from: f64, to: f64| {
                numbers.iter().filter(|&&number| from <= number && number < to).count()
            };
            assert_eq!(inside(0.0, 1.0), 1000);
            assert!((400..600).contains(&inside(0.0, 0.5)) && inside(0.9, 1.0) > 50, "{numbers:?}");
        }
        assert_ne!(stream(1), stream(2));
        assert_eq!(stream(1), stream(1));
    }
}
