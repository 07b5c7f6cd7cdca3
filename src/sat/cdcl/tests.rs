//! Against trying all assignments, and against varisat on formulas too large for that.

use super::*;
use crate::sat::cnf::samples::{formula, pigeons};
use proptest::prelude::*;
use varisat::ExtendFormula;

fn slices(clauses: &[Vec<i32>]) -> Vec<&[i32]> {
    clauses.iter().map(Vec::as_slice).collect()
}

/// Every model, by excluding each one found; each is checked.
fn models(cnf: &Cnf) -> Vec<Vec<bool>> {
    let endless = Budget::endless();
    let mut solver = Solver::new(cnf, &endless).unwrap();
    let mut found = Vec::new();
    while let Ok(model) = solver.decide(&endless).unwrap() {
        assert_eq!(cnf.violated_by(&model), None);
        let vars = || (0..cnf.var_count() as u32).map(Var::numbered);
        found.push(vars().map(|var| model.holds(var.positive())).collect());
        let other =
            |var: Var| if model.holds(var.positive()) { !var.positive() } else { var.positive() };
        solver.add_clause(&vars().map(other).collect::<Vec<_>>());
    }
    found.sort();
    found
}

fn by_trying(var_count: usize, clauses: &[Vec<i32>]) -> Vec<Vec<bool>> {
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

fn clauses(var_count: i32, count: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Vec<i32>>> {
    let literal =
        (1..=var_count, any::<bool>()).prop_map(|(n, positive)| if positive { n } else { -n });
    prop::collection::vec(prop::collection::vec(literal, 1..5), count)
}

proptest! {
    #[test]
    fn finds_the_models_that_trying_finds(clauses in clauses(7, 0..30)) {
        prop_assert_eq!(models(&formula(7, &slices(&clauses))), by_trying(7, &clauses));
    }

    /// Near the ratio of clauses to variables at which half of the formulas have models.
    #[test]
    fn agrees_with_varisat(clauses in prop::collection::vec(
        prop::collection::btree_set(1..=90i32, 3), 360..420,
    ), signs in any::<u64>()) {
        let mut turn = signs | 1;
        let mut sign = || {
            turn = turn.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            if turn >> 63 == 0 { 1 } else { -1 }
        };
        let clauses: Vec<Vec<i32>> =
            clauses.iter().map(|clause| clause.iter().map(|n| n * sign()).collect()).collect();
        let mut other = varisat::Solver::new();
        for clause in &clauses {
            let literals = clause.iter().map(|&n| varisat::Lit::from_dimacs(n as isize));
            other.add_clause(&literals.collect::<Vec<_>>());
        }
        let cnf = formula(90, &slices(&clauses));
        let endless = Budget::endless();
        let found = Solver::new(&cnf, &endless).unwrap().decide(&endless).unwrap();
        prop_assert_eq!(found.is_ok(), other.solve().unwrap());
        if let Ok(model) = found {
            prop_assert_eq!(cnf.violated_by(&model), None);
        }
    }
}

/// Long enough for restarts, cleanings and new phases; the same work every time.
#[test]
fn a_long_proof_ends_after_the_same_conflicts_every_time() {
    let endless = Budget::endless();
    let conflicts: Vec<u64> = (0..2)
        .map(|_| {
            let mut solver = Solver::new(&pigeons(8), &endless).unwrap();
            assert_eq!(solver.decide(&endless), Some(Err(Unsatisfiable)));
            assert_eq!(solver.decide(&endless), Some(Err(Unsatisfiable)), "for good");
            solver.conflicts()
        })
        .collect();
    assert_eq!(conflicts[0], conflicts[1]);
    assert!((2_000..200_000).contains(&conflicts[0]), "{conflicts:?}");
}

/// What was found stays the first thing that is tried.
#[test]
fn a_second_model_is_close_to_the_first() {
    let clauses: Vec<Vec<i32>> = (0..100).map(|pair| vec![2 * pair + 1, 2 * pair + 2]).collect();
    let found = {
        let endless = Budget::endless();
        let cnf = formula(200, &slices(&clauses));
        let mut solver = Solver::new(&cnf, &endless).unwrap();
        let first = solver.decide(&endless).unwrap().unwrap();
        let values = |model: &Model| -> Vec<Lit> {
            let vars = (0..200).map(Var::numbered);
            vars.map(|v| if model.holds(v.positive()) { v.positive() } else { v.negative() })
                .collect()
        };
        solver.add_clause(&values(&first).iter().map(|&lit| !lit).collect::<Vec<_>>());
        let second = solver.decide(&endless).unwrap().unwrap();
        values(&first).iter().zip(values(&second)).filter(|(a, b)| **a != *b).count()
    };
    assert!((1..=4).contains(&found), "{found} variables differ");
}

#[test]
fn facts_doublets_and_tautologies() {
    assert_eq!(models(&formula(0, &[])), [[false; 0]]);
    assert_eq!(models(&formula(2, &[&[1, -1], &[2, 2, 2]])).len(), 2);
    assert_eq!(models(&formula(1, &[&[1], &[-1]])), [[false; 0]; 0]);
    assert_eq!(models(&formula(1, &[&[]])), [[false; 0]; 0]);
    assert_eq!(models(&formula(3, &[&[1], &[-1, 2], &[-2, -1, 3]])), [[true; 3]]);
}
