//! What does not fit or does not belong is refused, and a solver without room gives no answer.

use super::*;

#[test]
fn a_variable_that_nobody_handed_out_is_refused() {
    let endless = Budget::endless();
    let mut solver = Solver::new(&formula(2, &[&[1, 2]]), &endless).unwrap();
    let foreign = Err(CnfError::Foreign(Var::numbered(2)));
    assert_eq!(solver.add_clause(&literals(&[1, -3])), foreign);
    assert_eq!(solver.set_phase(Lit::from_dimacs(3).unwrap(), 1.0), foreign);
    let refused = solver.decide_under(&literals(&[3]), &endless, &mut |_| {});
    assert_eq!(refused, Err(CnfError::Foreign(Var::numbered(2))));
    assert!(solver.decide(&endless).unwrap().is_ok());
    solver.fresh().unwrap();
    solver.add_clause(&literals(&[1, -3])).unwrap();
    assert!(solver.decide(&endless).unwrap().is_ok());
}

#[test]
fn a_solver_without_room_for_a_clause_is_undecided() {
    let endless = Budget::endless();
    // No room for a clause that is added.
    let mut solver = Solver::new(&formula(3, &[]), &endless).unwrap();
    solver.clauses.limit(4);
    solver.add_clause(&literals(&[1, 2, 3])).unwrap();
    assert_eq!(solver.decide(&endless), None);
    assert_eq!(solver.decide(&endless), None, "for good");
    // No room for one that is learned.
    let mut solver = Solver::new(&pigeons(6), &endless).unwrap();
    solver.clauses.limit(600);
    assert_eq!(solver.decide(&endless), None);
    assert!(solver.work().conflicts > 5);
}

/// The last literals have codes that look like other things.
#[test]
fn the_last_variable_is_a_reason_like_others() {
    use trail::DecodedReason;
    let last = Var::nth(crate::sat::cnf::MAX_VARS as usize - 1).unwrap();
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
        let model = solver.decide(&endless).unwrap().unwrap();
        assert_eq!(cnf.violated_by(&model), None, "{turn}");
        let painted = values(&model).into_iter().filter(|lit| lit.is_positive());
        // Now it must be another one.
        painted.for_each(|lit| solver.add_clause(&[!lit]).unwrap());
    }
    let none: Vec<Lit> = clause.iter().map(|&lit| !lit).collect();
    let found = solver.decide_under(&none, &endless, &mut |_| {}).unwrap();
    assert_eq!(found, Some(Err(Unsatisfiable)));
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
            let found = solver.decide_under(&none, &endless, &mut |_| {}).unwrap().unwrap();
            assert!(found.unwrap().holds(clause[left as usize]), "{left} of {count}");
        }
    }
}
