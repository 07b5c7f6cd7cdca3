//! Against trying all assignments, and against varisat on formulas too large for that.

mod assumptions;
mod guided;
mod heuristics;
mod limits;
mod lists;
mod proofs;
mod propagator;
mod reduction;
mod sharing;
mod work;

use super::*;
use crate::cnf::random::Random;
use crate::cnf::samples::{by_trying, formula, formula_of, literals, pigeons};

/// Every model, by excluding each one found; each is checked.
fn models(cnf: &Cnf) -> Vec<Vec<bool>> {
    let endless = Budget::endless();
    let mut solver = Solver::new(cnf, &endless).unwrap();
    let mut found = Vec::new();
    while let Some(model) = solver.decide(&endless).model() {
        assert_eq!(cnf.violated_by(&model), None);
        found.push(model.values().to_vec());
        let other: Vec<Lit> = values(&model).into_iter().map(|lit| !lit).collect();
        solver.add_clause(&other).unwrap();
    }
    found.sort();
    found
}

/// The literals that hold in a model.
fn values(model: &Model) -> Vec<Lit> {
    let vars = (0..model.values().len() as u32).map(Var::numbered);
    let literal =
        |var: Var| if model.holds(var.positive()) { var.positive() } else { var.negative() };
    vars.map(literal).collect()
}

#[test]
fn finds_the_models_that_trying_finds() {
    let mut random = Random::new(1);
    for _ in 0..256 {
        let count = random.below(30);
        let clauses = random.clauses(7, count, 4);
        assert_eq!(models(&formula_of(7, &clauses)), by_trying(7, &clauses), "{clauses:?}");
    }
}

/// What was found stays the first thing that is tried.
#[test]
fn a_second_model_is_close_to_the_first() {
    let clauses: Vec<Vec<i32>> = (0..100).map(|pair| vec![2 * pair + 1, 2 * pair + 2]).collect();
    let endless = Budget::endless();
    let mut solver = Solver::new(&formula_of(200, &clauses), &endless).unwrap();
    let first = values(&solver.decide(&endless).model().unwrap());
    solver.add_clause(&first.iter().map(|&lit| !lit).collect::<Vec<_>>()).unwrap();
    let second = values(&solver.decide(&endless).model().unwrap());
    let differing = first.iter().zip(second).filter(|(a, b)| **a != *b).count();
    assert!((1..=4).contains(&differing), "{differing} variables differ");
}

#[test]
fn facts_doublets_and_tautologies() {
    assert_eq!(models(&formula(0, &[])), [[false; 0]]);
    assert_eq!(models(&formula(2, &[&[1, -1], &[2, 2, 2]])).len(), 2);
    assert_eq!(models(&formula(1, &[&[1], &[-1]])), [[false; 0]; 0]);
    assert_eq!(models(&formula(1, &[&[]])), [[false; 0]; 0]);
    assert_eq!(models(&formula(3, &[&[1], &[-1, 2], &[-2, -1, 3]])), [[true; 3]]);
}
