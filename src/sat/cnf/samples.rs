//! Formulas for the tests of whoever decides them.

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

/// Each of `n + 1` pigeons sits in one of `n` holes, none shared: unsatisfiable, and hard.
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
