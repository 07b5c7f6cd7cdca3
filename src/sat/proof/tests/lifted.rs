//! Proofs of cubes, lifted and put together to a proof of the whole.

use super::*;
use std::collections::BTreeSet;

/// The formula with extra unit clauses, all clauses from last to first.
fn cube(whole: &Cnf, givens: &[Lit]) -> Cnf {
    let mut cube = formula(whole.var_count(), &[]);
    givens.iter().for_each(|&given| cube.add(&[given]).unwrap());
    (0..whole.clause_count()).rev().for_each(|place| cube.add(whole.clause(place)).unwrap());
    cube
}

fn lift_text(log: &SharedLog, cube: &Cnf, proof: &str) -> Result<Lifted, LiftError> {
    lift(&mut log.borrow_mut(), cube, proof.as_bytes())
}

/// A formula is cut at two variables; the four proofs make one.
#[test]
fn the_proofs_of_all_cubes_are_a_proof_of_the_whole() {
    let endless = Budget::endless();
    let mut needed = 0;
    for whole in refutable() {
        let log = shared(&whole);
        let mut ends = Vec::new();
        for givens in [[1, 2], [1, -2], [-1, 2], [-1, -2]] {
            let givens = literals(&givens);
            let cube = cube(&whole, &givens);
            let proof = lrat(&logged(&cube).unwrap());
            let known = log.borrow().facts();
            let unknown = givens.iter().copied().filter(|given| !known.contains(given));
            let lifted = lift_text(&log, &cube, &proof).unwrap();
            assert_eq!(lifted.givens, unknown.collect::<BTreeSet<Lit>>());
            assert!(lifted.end.iter().all(|&lit| givens.contains(&!lit)), "{lifted:?}");
            assert!(lifted.end.is_empty() || log.borrow().contains(&lifted.end));
            needed += lifted.end.len();
            ends.push(lifted.end);
            let steps = log.borrow().step_count();
            lift_text(&log, &cube, &proof).unwrap();
            assert_eq!(log.borrow().step_count(), steps, "each step is kept once");
        }
        if !log.borrow().is_refuted() {
            let mut rest = whole.clone();
            ends.iter().for_each(|end| rest.add(end).unwrap());
            let logger = ProofLogger::new(&log, Rc::from([]));
            let mut solver = Solver::with_proof(&rest, &endless, logger).unwrap();
            assert!(solver.decide(&endless).unwrap().is_err());
        }
        accepted(&whole, &lrat(&log));
    }
    assert!(needed > 40, "{needed}");
}

#[test]
fn a_lifted_step_is_the_step_and_the_givens_that_it_needs() {
    let whole = formula(4, &[&[-3, 1, 2], &[-4, -1, 2], &[1, -2], &[-1, -2]]);
    let log = shared(&whole);
    let cube = cube(&whole, &literals(&[3, 4]));
    // 1: 3, 2: 4, 3: -1 -2, 4: 1 -2, 5: -4 -1 2, 6: -3 1 2.
    let proof = "7 -2 0 4 3 0\n7 d 3 4 0\n\n8 1 2 0 1 6 0\n9 1 0 1 7 8 0\n10 0 2 9 7 5 0\n";
    check(&cube, proof.replace("\n\n", "\n").replace(" d 3 4", " d 3").as_bytes()).unwrap();
    let lifted = lift_text(&log, &cube, proof).unwrap();
    assert_eq!(lifted.end, literals(&[-3, -4]));
    assert_eq!(lifted.givens, BTreeSet::from_iter(literals(&[3, 4])));
    // What needs no given stays; the clause that one given makes of another is known.
    assert_eq!(log.borrow().facts(), literals(&[-2]));
    assert!(log.borrow().contains(&literals(&[-3, 1])));
    assert_eq!(log.borrow().step_count(), 3);
    // The rest: the givens hold.
    log.borrow_mut().add_last(&literals(&[3]));
    let mut all = whole;
    all.add(&literals(&[3])).unwrap();
    assert!(!log.borrow().is_refuted());
    add(&log, &[-4], &[&[3], &[-3, -4]]);
    assert_eq!(log.borrow().facts(), literals(&[-2, -4]));
}

/// A given that the whole has as a clause is none, and a step that a given implies is no step.
#[test]
fn what_the_whole_knows_is_no_given() {
    let whole = formula(3, &[&[1], &[-1, -2], &[-1, 2, 3], &[2, -3]]);
    let log = shared(&whole);
    let cube = cube(&whole, &literals(&[1, 3]));
    // 1: 1, 2: 3, 3: 2 -3, 4: -1 2 3, 5: -1 -2, 6: 1.
    let proof = "7 3 2 0 2 0\n8 2 0 2 3 0\n9 0 1 8 5 0\n";
    check(&cube, proof.as_bytes()).unwrap();
    let lifted = lift_text(&log, &cube, proof).unwrap();
    assert_eq!((lifted.givens, lifted.end), (BTreeSet::from_iter(literals(&[3])), literals(&[-3])));
    // The second step is a clause of the whole.
    assert_eq!(log.borrow().step_count(), 1);
    // A proof that needs no given refutes the whole, and no step is added behind it.
    let log = shared(&square());
    let cube = self::cube(&square(), &literals(&[3]));
    let proof = "6 2 0 5 4 0\n7 0 6 3 2 0\n8 nonsense\n";
    let lifted = lift_text(&log, &cube, proof).unwrap();
    assert!(lifted.end.is_empty() && log.borrow().is_refuted());
    assert_eq!(accepted(&square(), &lrat(&log)), 2);
    assert_eq!(lift_text(&log, &cube, "").unwrap().end, []);
}

#[test]
fn what_is_no_proof_of_a_cube_is_refused() {
    let whole = square();
    let refused = |cube: &Cnf, proof: &str| lift_text(&shared(&whole), cube, proof).unwrap_err();
    let mut foreign = cube(&whole, &literals(&[3]));
    foreign.add(&literals(&[1, 3])).unwrap();
    assert_eq!(refused(&foreign, ""), LiftError::Foreign(6));
    let mut larger = cube(&whole, &literals(&[3]));
    larger.fresh().unwrap();
    larger.add(&literals(&[-4])).unwrap();
    assert_eq!(refused(&larger, ""), LiftError::Foreign(6));
    let cube = cube(&whole, &literals(&[3]));
    assert_eq!(refused(&cube, ""), LiftError::NoEnd);
    assert_eq!(refused(&cube, "6 2 0 5 4 0\n"), LiftError::NoEnd);
    for wrong in ["6 x 0 5 4 0", "6 2 0 5 y 0", "6 2 0 0x 0", "6 2 0 6 0", "6 2 0 0 5 0\n7 2 0 8 0"]
    {
        let line = wrong.lines().count() + 1;
        assert_eq!(
            refused(&cube, &format!("5 d 1 0\n{wrong}\n")),
            LiftError::Step(line),
            "{wrong}"
        );
    }
    let log = shared(&whole);
    log.borrow_mut().keep_within(3);
    assert_eq!(lift_text(&log, &cube, "6 2 0 5 4 0\n7 0 6 3 2 0\n"), Err(LiftError::Room));
}
