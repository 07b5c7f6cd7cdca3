//! What does not fit or does not belong is refused, and a solver without room gives no answer.

use super::*;
use crate::budget::Gauge;

#[test]
fn a_variable_that_nobody_handed_out_is_refused() {
    let endless = Budget::endless();
    let mut solver = Solver::new(&formula(2, &[&[1, 2]]), &endless).unwrap();
    let foreign = Err(CnfError::Foreign(Var::numbered(2)));
    assert_eq!(solver.add_clause(&literals(&[1, -3])), foreign);
    assert_eq!(solver.set_phase(Lit::from_dimacs(3).unwrap(), 1.0), foreign);
    let refused = solver.decide_under(&literals(&[3]), &endless);
    assert_eq!(refused, Err(CnfError::Foreign(Var::numbered(2))));
    assert!(solver.decide(&endless).model().is_some());
    assert_eq!(solver.var_count(), 2);
    solver.fresh().unwrap();
    assert_eq!(solver.var_count(), 3);
    solver.add_clause(&literals(&[1, -3])).unwrap();
    assert!(solver.decide(&endless).model().is_some());
}

#[test]
fn a_solver_without_room_for_a_clause_is_undecided() {
    let endless = Budget::endless();
    // No room for a clause that is added.
    let mut solver = Solver::new(&formula(3, &[]), &endless).unwrap();
    solver.clauses.limit(4);
    solver.add_clause(&literals(&[1, 2, 3])).unwrap();
    assert_eq!(solver.decide(&endless), Outcome::Limit(Limit::Capacity));
    solver.add_clause(&literals(&[1])).unwrap();
    assert_eq!(solver.decide(&endless), Outcome::Limit(Limit::Capacity), "for good");
    // No room for one that is learned.
    let mut solver = Solver::new(&pigeons(6), &endless).unwrap();
    solver.clauses.limit(600);
    assert_eq!(solver.decide(&endless), Outcome::Limit(Limit::Capacity));
    assert!(solver.work().conflicts > 5);
}

/// The memory for its clauses and variables is reserved before the first one is taken in.
#[test]
fn a_formula_without_room_is_refused_at_once() {
    let clauses: Vec<Vec<i32>> =
        (1..=9000).map(|first| vec![first, first + 1, -(first + 2)]).collect();
    let cnf = formula_of(9002, &clauses);
    // Six words a clause, one a literal, 24 a variable, of four bytes each.
    let (fits, lacks): (Gauge, Gauge) = (|bytes| bytes > 1_188_192, |bytes| bytes >= 1_188_192);
    assert!(Solver::new(&cnf, &Budget::endless().by_gauge(fits)).is_some());
    assert!(Solver::new(&cnf, &Budget::endless().by_gauge(lacks)).is_none());
}

#[test]
fn a_limit_of_conflicts_ends_a_decision_until_it_is_lifted() {
    let endless = Budget::endless();
    let mut solver = Solver::new(&pigeons(6), &endless).unwrap();
    for limited in [32, 64] {
        solver.limit_conflicts(Some(32));
        assert_eq!(solver.decide(&endless), Outcome::Limit(Limit::Conflicts));
        assert_eq!(solver.work().conflicts, limited);
    }
    solver.limit_conflicts(None);
    assert_eq!(solver.decide(&endless), Outcome::Unsat);
}

/// What says nothing takes no room: tautologies, and clauses with a literal that holds.
#[test]
fn what_always_holds_is_not_kept() {
    let mut solver = Solver::new(&formula(4, &[&[1]]), &Budget::endless()).unwrap();
    for clause in [&[2, 3, -3][..], &[4, 3, 1]] {
        solver.add_clause(&literals(clause)).unwrap();
        assert_eq!(solver.clauses.words(), 0, "{clause:?}");
    }
    solver.add_clause(&literals(&[4, 3, 2])).unwrap();
    assert_eq!(solver.clauses.words(), 5);
}

/// Levels of the same assumption again and again are empty, but they are levels.
#[test]
fn there_may_be_more_assumptions_than_variables() {
    let endless = Budget::endless();
    let clauses: [&[i32]; 4] = [&[2, 3, -4], &[2, -3, -4], &[-2, 3, -4], &[-2, -3, -4]];
    let mut solver = Solver::new(&formula(4, &clauses), &endless).unwrap();
    let assumed = literals(&[&[1; 19][..], &[4]].concat());
    let found = solver.decide_under(&assumed, &endless).unwrap();
    assert_eq!((found, solver.core()), (Outcome::Unsat, &literals(&[4])[..]));
}

/// The last literals have codes that look like other things.
#[test]
fn the_last_variable_is_a_reason_like_others() {
    use trail::DecodedReason;
    let last = Var::nth(crate::cnf::MAX_VARS as usize - 1).unwrap();
    for lit in [last.positive(), last.negative()] {
        assert!(matches!(Reason::pair(lit).decoded(), DecodedReason::Pair(other) if other == lit));
    }
}

/// A clause as long as a board is visited once from its beginning to its end, not once for
/// each of its literals; and it still counts.
#[test]
fn a_very_long_clause_still_counts() {
    let endless = Budget::endless();
    let count = 3000;
    let clause: Vec<Lit> = (0..count).map(|number| Var::numbered(number).positive()).collect();
    let mut cnf = formula(count as usize, &[]);
    cnf.add(&clause).unwrap();
    let mut solver = Solver::new(&cnf, &endless).unwrap();
    for turn in 0..4 {
        let model = solver.decide(&endless).model().unwrap();
        assert_eq!(cnf.violated_by(&model), None, "{turn}");
        let painted = values(&model).into_iter().filter(|lit| lit.is_positive());
        // Now it must be another one.
        painted.for_each(|lit| solver.add_clause(&[!lit]).unwrap());
    }
    let none: Vec<Lit> = clause.iter().map(|&lit| !lit).collect();
    let found = solver.decide_under(&none, &endless).unwrap();
    assert_eq!(found, Outcome::Unsat);
}

/// Behind many false literals the one that is left is found.
#[test]
fn the_last_literal_of_a_clause_counts_wherever_it_stands() {
    let endless = Budget::endless();
    for count in [40, 300, 3000] {
        let clause: Vec<Lit> = (0..count).map(|number| Var::numbered(number).positive()).collect();
        let mut cnf = formula(count as usize, &[]);
        cnf.add(&clause).unwrap();
        let mut solver = Solver::new(&cnf, &endless).unwrap();
        for left in [count - 1, 0, count / 2, 70.min(count - 2)] {
            let others = clause.iter().filter(|lit| lit.var().index() != left as usize);
            let none: Vec<Lit> = others.map(|&lit| !lit).collect();
            let found = solver.decide_under(&none, &endless).unwrap().model();
            assert!(found.unwrap().holds(clause[left as usize]), "{left} of {count}");
        }
    }
}
