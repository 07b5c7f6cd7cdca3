//! Pseudorandom numbers, the same on every machine.
//!
//! In: a seed. Out: an endless sequence of numbers. Source: G. L. Steele, D. Lea, C. H. Flood,
//! "Fast splittable pseudorandom number generators" (OOPSLA 2014: SplitMix64).

/// A pseudorandom number generator.
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    /// The generator for one puzzle of a seed.
    pub fn of(seed: u64, puzzle: u64) -> Chance {
        let mut of_seed = Chance(seed);
        let mut of_puzzle = Chance(puzzle);
        Chance(of_seed.next() ^ of_puzzle.next().rotate_left(32))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// A number below `end`, which is from 1 to 2^32 - 1.
    pub fn below(&mut self, end: usize) -> usize {
        (((self.next() >> 32) * end as u64) >> 32) as usize
    }

    /// A number from `least` to `greatest`, both included.
    pub fn between(&mut self, least: i64, greatest: i64) -> i64 {
        least + self.below((greatest - least).max(0) as usize + 1) as i64
    }

    /// True in `percent` of a hundred cases.
    pub fn is_one_of(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of these; `None` if there are none.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.below(from.len())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_splitmix() {
        // As published for the seed 1234567.
        let mut chance = Chance(1_234_567);
        let numbers = [0; 3].map(|_| chance.next());
        let wanted = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973];
        assert_eq!(numbers[..2], wanted);
        assert!((0..1000).all(|_| chance.below(7) < 7));
    }
}
