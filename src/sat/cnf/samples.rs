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
        for first in 0..=holes {
            clauses.extend((0..first).map(|second| vec![-sits(first, hole), -sits(second, hole)]));
        }
    }
    let clauses: Vec<&[i32]> = clauses.iter().map(Vec::as_slice).collect();
    formula(((holes + 1) * holes) as usize, &clauses)
}

/// All models, found by trying every assignment. Each is the values of the variables in order.
pub(crate) fn by_trying(var_count: usize, clauses: &[Vec<i32>]) -> Vec<Vec<bool>> {
    let mut models: Vec<Vec<bool>> = (0..1u32 << var_count)
        .map(|bits| (0..var_count).map(|var| bits >> var & 1 == 1).collect::<Vec<bool>>())
        .filter(|values| {
            let holds = |n: &i32| values[n.unsigned_abs() as usize - 1] == (*n > 0);
            clauses.iter().all(|clause| clause.iter().any(holds))
        })
        .collect();
    models.sort();
    models
}

/// The formula of these clauses.
pub(crate) fn formula_of(var_count: usize, clauses: &[Vec<i32>]) -> Cnf {
    formula(var_count, &clauses.iter().map(Vec::as_slice).collect::<Vec<_>>())
}
