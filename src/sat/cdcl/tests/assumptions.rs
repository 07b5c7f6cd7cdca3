//! Assumptions, cores, advice, and variables and clauses that come between decisions.

use super::*;

/// The models that have these literals.
fn models_with(var_count: usize, clauses: &[Vec<i32>], literals: &[i32]) -> Vec<Vec<bool>> {
    let units = literals.iter().map(|&literal| vec![literal]);
    by_trying(var_count, &clauses.iter().cloned().chain(units).collect::<Vec<_>>())
}

/// Decisions one after the other in one solver, with other assumptions each time, and with
/// clauses and variables that come in between: each as a new solver would decide it.
#[test]
fn decisions_under_assumptions_agree_with_trying() {
    let endless = Budget::endless();
    let (mut random, mut cores, mut smaller) = (Random::new(2), 0, 0);
    for _ in 0..200 {
        let mut var_count = 6;
        let mut clauses = random.clauses(var_count, 12, 4);
        let mut solver = Solver::new(&formula_of(var_count, &clauses), &endless).unwrap();
        for _ in 0..12 {
            if random.below(4) == 0 && var_count < 9 {
                assert_eq!(solver.fresh().unwrap().index(), var_count);
                var_count += 1;
            }
            if random.below(3) == 0 {
                let added = random.clauses(var_count, 1, 4).remove(0);
                solver.add_clause(&literals(&added)).unwrap();
                clauses.push(added);
            }
            let count = random.below(6);
            let assumed: Vec<i32> = (0..count).map(|_| random.literal(var_count)).collect();
            let found = solver.decide_under(&literals(&assumed), &endless).unwrap();
            let want = models_with(var_count, &clauses, &assumed);
            match found.model() {
                Some(model) => assert!(want.contains(&model.values().to_vec())),
                None => {
                    assert_eq!(want, [[false; 0]; 0]);
                    let core: Vec<i32> = solver.core().iter().map(|lit| lit.to_dimacs()).collect();
                    assert!(core.iter().all(|literal| assumed.contains(literal)), "{core:?}");
                    let left = models_with(var_count, &clauses, &core);
                    assert_eq!(left, [[false; 0]; 0], "{core:?} of {assumed:?}");
                    cores += usize::from(!core.is_empty());
                    smaller += usize::from(core.len() < assumed.len());
                }
            }
        }
    }
    assert!(cores > 100 && smaller > 100, "{cores} {smaller}");
}

#[test]
fn a_core_has_only_what_is_needed() {
    let endless = Budget::endless();
    let mut solver = Solver::new(&formula(5, &[&[-1, 2], &[-2, -3]]), &endless).unwrap();
    let mut core = |assumed: &[i32]| {
        let found = solver.decide_under(&literals(assumed), &endless).unwrap();
        assert_eq!(found, Outcome::Unsat);
        let mut core: Vec<i32> = solver.core().iter().map(|lit| lit.to_dimacs()).collect();
        core.sort();
        core
    };
    assert_eq!(core(&[4, 1, 5, 3]), [1, 3]);
    assert_eq!(core(&[4, -4]), [-4, 4]);
    assert_eq!(core(&[5, 1, -5, 3]), [-5, 5]);
}

/// Assumptions that stay are not placed anew.
#[test]
fn common_assumptions_stay_decided() {
    let endless = Budget::endless();
    let mut solver = Solver::new(&formula(100, &[]), &endless).unwrap();
    let mut assumed: Vec<Lit> = (0..100).map(|number| Var::numbered(number).positive()).collect();
    let mut decisions = Vec::new();
    for at in [0, 99, 98] {
        assumed[at] = !assumed[at];
        let before = solver.work().decisions;
        assert!(solver.decide_under(&assumed, &endless).unwrap().model().is_some());
        decisions.push(solver.work().decisions - before);
    }
    assert_eq!(decisions, [101, 2, 3]);
}

#[test]
fn advice_is_followed_first() {
    let endless = Budget::endless();
    let mut solver = Solver::new(&formula(4, &[&[-3, -4]]), &endless).unwrap();
    for (literal, conflicts) in [(3, 2.0), (4, 1.0), (2, 0.0)] {
        solver.set_phase(Lit::from_dimacs(literal).unwrap(), conflicts).unwrap();
    }
    let model = solver.decide(&endless).model().unwrap();
    assert_eq!(model.values(), [false, true, true, false]);
    // Also after a model, whose values would be tried again.
    for literal in [1, -2] {
        solver.set_phase(Lit::from_dimacs(literal).unwrap(), 0.0).unwrap();
    }
    let model = solver.decide(&endless).model().unwrap();
    assert_eq!(model.values(), [true, false, true, false]);
}

/// A path to a model has only what does not follow from the literals before it.
#[test]
fn a_path_leaves_out_what_follows() {
    let endless = Budget::endless();
    let cnf = formula(5, &[&[-1, 2], &[-2, -3], &[-4, 5]]);
    let mut solver = Solver::new(&cnf, &endless).unwrap();
    let mut path = Vec::new();
    solver.extend(&mut path, &literals(&[1, 2, -3, -4, 5]));
    assert_eq!(path, literals(&[1, -4, 5]));
    assert!(!solver.refutes(&path));
    assert!(solver.refutes(&literals(&[1, 4, 3])));
    assert!(solver.refutes(&literals(&[3, 1])));
    // The same solver decides as before.
    assert!(solver.decide(&endless).model().is_some());
    let found = solver.decide_under(&literals(&[3, 1]), &endless).unwrap();
    assert_eq!(found, Outcome::Unsat);
}

/// Of literals that hold in no model, all from the first that cannot hold are in the path.
#[test]
fn a_path_that_no_model_has_is_whole_and_the_solver_goes_on() {
    let endless = Budget::endless();
    let clauses: [&[i32]; 4] = [&[-1, 2], &[-2, -3], &[-5, 6], &[-5, -6]];
    for whole in [[1, 3, 2], [1, 5, 2], [1, -1, 2]].map(|numbers| literals(&numbers)) {
        let mut solver = Solver::new(&formula(6, &clauses), &endless).unwrap();
        let mut path = Vec::new();
        solver.extend(&mut path, &whole);
        assert_eq!(path, whole);
        let found = solver.decide_under(&path, &endless).unwrap();
        assert_eq!(found, Outcome::Unsat);
        assert!(solver.decide(&endless).model().is_some());
    }
}

#[test]
fn a_clause_is_settled_if_facts_satisfy_it_or_nothing_holds() {
    let mut solver = Solver::new(&formula(3, &[&[1], &[-1, 2]]), &Budget::endless()).unwrap();
    assert!(solver.settles(&literals(&[3, 2])));
    assert!(!solver.settles(&literals(&[3, -2])));
    solver.add_clause(&literals(&[-2])).unwrap();
    assert!(solver.settles(&literals(&[3])));
}

/// The conflict that ends the search for a refutation is not forgotten.
#[test]
fn what_refutes_every_path_refutes_the_formula() {
    let endless = Budget::endless();
    let clauses: [&[i32]; 3] = [&[1], &[-1, 2], &[-1, -2]];
    let mut solver = Solver::new(&formula(3, &clauses), &endless).unwrap();
    assert!(solver.refutes(&literals(&[3])));
    assert_eq!(solver.decide(&endless), Outcome::Unsat);
}

/// What propagation of one path runs into says nothing of other paths.
#[test]
fn a_refuted_path_leaves_other_models() {
    let endless = Budget::endless();
    let clauses: [&[i32]; 2] = [&[-1, 2], &[-1, -2]];
    let mut solver = Solver::new(&formula(3, &clauses), &endless).unwrap();
    assert!(solver.refutes(&literals(&[3, 1])));
    assert!(!solver.refutes(&literals(&[3, 2])));
    let model = solver.decide_under(&literals(&[3, 2]), &endless).unwrap().model();
    assert_eq!(model.unwrap().values(), [false, true, true]);
}
