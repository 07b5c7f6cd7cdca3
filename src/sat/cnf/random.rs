//! Random numbers and formulas for tests: those of `nonosat-engine` include this file, too.
//!
//! In: a seed. Out: numbers, clauses. Invariants: the same on every machine. Source: the linear
//! congruential generator of MMIX (D. Knuth).

/// A pseudo-random generator that depends on its seed only.
pub struct Random(u64);

impl Random {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(2).wrapping_add(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound
    }

    /// A literal of one of the first `var_count` variables, as a DIMACS number.
    pub fn literal(&mut self, var_count: usize) -> i32 {
        let number = self.below(var_count) as i32 + 1;
        if self.below(2) == 0 { number } else { -number }
    }

    /// Clauses of one to `longest` literals.
    pub fn clauses(&mut self, var_count: usize, count: usize, longest: usize) -> Vec<Vec<i32>> {
        let clause = |random: &mut Random| {
            let len = 1 + random.below(longest);
            (0..len).map(|_| random.literal(var_count)).collect()
        };
        (0..count).map(|_| clause(self)).collect()
    }

    /// Clauses of three different variables.
    pub fn triples(&mut self, var_count: usize, count: usize) -> Vec<Vec<i32>> {
        let triple = |random: &mut Random| {
            let mut clause: Vec<i32> = Vec::new();
            while clause.len() < 3 {
                let literal = random.literal(var_count);
                if clause.iter().all(|other| other.abs() != literal.abs()) {
                    clause.push(literal);
                }
            }
            clause
        };
        (0..count).map(|_| triple(self)).collect()
    }
}
