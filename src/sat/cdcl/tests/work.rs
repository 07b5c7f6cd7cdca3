//! Long runs: past the first reduction, the first rephasing and the first change of mode.

use super::*;
use varisat::ExtendFormula;

fn varisat_says(clauses: &[Vec<i32>]) -> bool {
    let mut solver = varisat::Solver::new();
    for clause in clauses {
        let literals = clause.iter().map(|&n| varisat::Lit::from_dimacs(n as isize));
        solver.add_clause(&literals.collect::<Vec<_>>());
    }
    solver.solve().unwrap()
}

/// Random clauses of three literals, near the ratio of clauses to variables at which half of
/// the formulas have models. The conflicts are counted: a change here is a change of the
/// search, to be looked at.
#[test]
fn agrees_with_varisat_near_the_threshold() {
    let (mut with, mut without, mut longest) = (Vec::new(), Vec::new(), 0);
    let endless = Budget::endless();
    for seed in 0..24 {
        let clauses = Random::new(seed).triples(170, 720);
        let cnf = formula_of(170, &clauses);
        let mut solver = Solver::new(&cnf, &endless).unwrap();
        let found = solver.decide(&endless).model();
        assert_eq!(found.is_some(), varisat_says(&clauses), "{seed}");
        let conflicts = solver.work().conflicts;
        longest = longest.max(conflicts);
        match found {
            Some(model) => {
                assert_eq!(cnf.violated_by(&model), None, "{seed}");
                with.push(conflicts);
            }
            None => without.push(conflicts),
        }
    }
    assert!(with.len() >= 8 && without.len() >= 8 && longest > 3000, "{longest}");
    assert_eq!((with.iter().sum::<u64>(), without.iter().sum::<u64>()), (49198, 48175));
}

/// The conflicts of one model after the other, counted: what was aimed at for the one before
/// must not lead the next decision.
#[test]
fn further_models_take_the_same_conflicts_every_time() {
    let endless = Budget::endless();
    let mut conflicts = 0;
    for seed in 0..8 {
        let cnf = formula_of(150, &Random::new(seed).triples(150, 600));
        let mut solver = Solver::new(&cnf, &endless).unwrap();
        for _ in 0..6 {
            let Some(model) = solver.decide(&endless).model() else { break };
            let painted = values(&model).into_iter().filter(|lit| lit.is_positive());
            solver.add_clause(&painted.map(|lit| !lit).collect::<Vec<_>>()).unwrap();
        }
        conflicts += solver.work().conflicts;
    }
    assert_eq!(conflicts, 3034);
}

#[test]
fn a_long_proof_ends_after_the_same_conflicts_every_time() {
    let endless = Budget::endless();
    let conflicts: Vec<u64> = (0..2)
        .map(|_| {
            let mut solver = Solver::new(&pigeons(8), &endless).unwrap();
            assert_eq!(solver.decide(&endless), Outcome::Unsat);
            assert_eq!(solver.decide(&endless), Outcome::Unsat, "for good");
            solver.work().conflicts
        })
        .collect();
    assert_eq!(conflicts[0], conflicts[1]);
    assert!((2_000..200_000).contains(&conflicts[0]), "{conflicts:?}");
}

#[test]
fn the_work_is_told_while_it_is_done() {
    let endless = Budget::endless();
    let mut solver = Solver::new(&pigeons(6), &endless).unwrap();
    let mut told = Vec::new();
    let found = solver.decide_known(&[], None, &endless, &mut |work| told.push(work));
    assert_eq!(found, Outcome::Unsat);
    assert!(told.windows(2).all(|two| two[0].conflicts <= two[1].conflicts));
    let last = told.last().unwrap();
    assert!(last.conflicts > 50 && last.decisions > last.conflicts / 2, "{last:?}");
    assert!(solver.work().conflicts - last.conflicts < CONFLICTS_PER_CHECK);
}

/// Now and then, not at every decision.
#[test]
fn decisions_without_a_conflict_are_told_too() {
    let endless = Budget::endless();
    let mut solver = Solver::new(&formula(5000, &[]), &endless).unwrap();
    let mut told = vec![0];
    let outcome = solver.decide_known(&[], None, &endless, &mut |work| told.push(work.decisions));
    assert!(outcome.model().is_some());
    assert!(told.windows(2).all(|two| two[1] - two[0] <= DECISIONS_PER_CHECK), "{told:?}");
    assert!(told.len() < 10 && told.last() >= Some(&5000), "{told:?}");
}

/// One decision may imply a whole board.
#[test]
fn work_without_conflicts_counts_too() {
    let clauses: Vec<Vec<i32>> = (1..50_000).map(|first| vec![first, -(first + 1)]).collect();
    let cnf = formula_of(50_000, &clauses);
    let decide = |work: u64| {
        let mut solver = Solver::new(&cnf, &Budget::endless()).unwrap();
        solver.decide(&Budget::endless().or_work(work))
    };
    assert_eq!(decide(500_000), Outcome::Limit(Limit::Time));
    assert!(decide(5_000_000).model().is_some());
}

#[test]
fn an_amount_of_work_ends_the_search_at_the_same_place_every_time() {
    let conflicts = |work: u64| {
        let mut solver = Solver::new(&pigeons(9), &Budget::endless()).unwrap();
        assert_eq!(solver.decide(&Budget::endless().or_work(work)), Outcome::Limit(Limit::Time));
        solver.work().conflicts
    };
    let few = conflicts(5_000_000);
    assert!(few > 0 && few == conflicts(5_000_000) && conflicts(20_000_000) > 2 * few, "{few}");
}
