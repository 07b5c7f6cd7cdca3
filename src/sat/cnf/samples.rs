//! Sample and random formulas for tests of solvers and proofs.

use super::{Cnf, Lit};

/// A formula over `var_count` variables with these clauses in DIMACS numbers.
pub(crate) fn formula(var_count: usize, clauses: &[&[i32]]) -> Cnf {
    let mut cnf = Cnf::new();
    for _ in 0..var_count {
        cnf.fresh().unwrap();
    }
    for clause in clauses {
        cnf.add(&literals(clause)).unwrap();
    }
    cnf
}

pub(crate) fn literals(clause: &[i32]) -> Vec<Lit> {
    clause.iter().map(|&number| Lit::from_dimacs(number).unwrap()).collect()
}

/// The pigeonhole principle: `holes + 1` pigeons, no hole shared. Unsatisfiable and hard.
pub(crate) fn pigeons(holes: i32) -> Cnf {
    let sits = |pigeon: i32, hole: i32| pigeon * holes + hole + 1;
    let mut clauses: Vec<Vec<i32>> =
        (0..=holes).map(|pigeon| (0..holes).map(|hole| sits(pigeon, hole)).collect()).collect();
    for hole in 0..holes {
        for one in 0..=holes {
            clauses.extend((0..one).map(|other| vec![-sits(one, hole), -sits(other, hole)]));
        }
    }
    let clauses: Vec<&[i32]> = clauses.iter().map(Vec::as_slice).collect();
    formula(((holes + 1) * holes) as usize, &clauses)
}

/// A pseudo-random generator that depends on its seed only.
pub(crate) struct Random(u64);

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

/// All models, found by trying every assignment. Each is the values of the variables in order.
pub(crate) fn by_trying(var_count: usize, clauses: &[Vec<i32>]) -> Vec<Vec<bool>> {
    let mut found: Vec<Vec<bool>> = (0..1u32 << var_count)
        .map(|bits| (0..var_count).map(|var| bits >> var & 1 == 1).collect::<Vec<bool>>())
        .filter(|values| {
            let holds = |n: &i32| values[n.unsigned_abs() as usize - 1] == (*n > 0);
            clauses.iter().all(|clause| clause.iter().any(holds))
        })
        .collect();
    found.sort();
    found
}

/// The formula of these clauses.
pub(crate) fn formula_of(var_count: usize, clauses: &[Vec<i32>]) -> Cnf {
    formula(var_count, &clauses.iter().map(Vec::as_slice).collect::<Vec<_>>())
}
