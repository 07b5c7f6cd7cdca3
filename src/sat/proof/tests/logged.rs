//! What the log keeps: each clause once, within its limit, in the variables of its formula.

use super::*;

#[test]
fn a_clause_is_known_in_any_order_and_kept_once() {
    let log = shared(&square());
    for known in [[1, 2], [2, 1], [-2, 1], [-1, -2]] {
        assert!(log.borrow().contains(&literals(&known)), "{known:?}");
    }
    for unknown in [&[1][..], &[-1], &[1, 3], &[1, 2, 3], &[1, 1], &[]] {
        assert!(!log.borrow().contains(&literals(unknown)), "{unknown:?}");
    }
    add(&log, &[2, 1], &[&[1, 2]]);
    assert_eq!(log.borrow().step_count(), 0);
    add(&log, &[2], &[&[1, 2], &[-1, 2]]);
    add(&log, &[2], &[&[1, 2], &[-1, 2]]);
    assert_eq!(log.borrow().step_count(), 1);
    assert!(log.borrow().contains(&literals(&[2])));
    assert_eq!(log.borrow().facts(), literals(&[2]));
    add(&log, &[], &[&[2], &[1, -2], &[-1, -2]]);
    assert!(log.borrow().is_refuted() && !log.borrow().is_full());
    // The antecedents of a clause that was known are not those of the next one.
    assert_eq!(lrat(&log), "5 2 0 1 2 0\n6 0 5 3 4 0\n");
}

#[test]
fn facts_are_the_units_of_the_formula_and_of_the_steps() {
    let log = shared(&formula(4, &[&[3], &[1, 2], &[1, -2], &[-1, -4]]));
    add(&log, &[1], &[&[1, 2], &[1, -2]]);
    add(&log, &[1, 3], &[&[3]]);
    add(&log, &[-4], &[&[1], &[-1, -4]]);
    assert_eq!(log.borrow().facts(), literals(&[3, 1, -4]));
    assert!(!log.borrow().is_refuted());
}

/// Different clauses of up to three literals of forty variables have different hashes.
#[test]
fn different_clauses_are_different() {
    let signed = || (1..=40).flat_map(|number| [number, -number]);
    let log = shared(&formula(40, &[]));
    let mut count = 0;
    for one in signed() {
        for other in signed().filter(|&other| other > one) {
            for third in signed().filter(|&third| third > other) {
                assert!(!log.borrow().contains(&literals(&[one, other, third])));
                add(&log, &[one, other, third], &[]);
                count += 1;
            }
            add(&log, &[one, other], &[]);
            count += 1;
        }
    }
    assert_eq!(log.borrow().step_count(), count);
}

/// A limit counts the literals and the antecedents of all steps.
#[test]
fn a_log_takes_steps_up_to_its_limit() {
    let steps = |words: usize| {
        let log = shared(&square());
        log.borrow_mut().keep_within(words);
        // 3 literals and 1 antecedent, then 1 and 2, then 3.
        add(&log, &[1, 2, 3], &[&[1, 2]]);
        add(&log, &[2], &[&[1, 2], &[-1, 2]]);
        add(&log, &[], &[&[2], &[1, -2], &[-1, -2]]);
        let count = log.borrow().step_count();
        let is_refuted = log.borrow().is_refuted();
        assert_eq!((log.borrow().is_full(), is_refuted), (count < 3, count == 3), "{words}");
        count
    };
    assert_eq!([3, 4, 6, 7, 9, 10, 99].map(steps), [0, 1, 1, 2, 2, 3, 3]);
    // Later steps are dropped, also those for which there would be room.
    let log = shared(&square());
    log.borrow_mut().keep_within(3);
    add(&log, &[1, 2, 3], &[&[1, 2]]);
    add(&log, &[2], &[&[1, 2], &[-1, 2]]);
    assert!(log.borrow().is_full() && log.borrow().step_count() == 0);
    log.borrow_mut().keep_within(usize::MAX);
    add(&log, &[2], &[&[1, 2], &[-1, 2]]);
    assert_eq!(log.borrow().step_count(), 0, "steps may be missing");
}

/// Two solvers of parts of a formula write into one log, each in its own variables.
#[test]
fn solvers_of_parts_write_steps_of_the_whole() {
    // Variables 3 and 1 are 1 and 2 of the first part; 2 and 3 are those of the second.
    let whole = formula(3, &[&[3, 1], &[3, -1], &[-3, 2], &[-3, -2]]);
    let endless = Budget::endless();
    let log = shared(&whole);
    let names =
        |numbers: [i32; 2]| -> Rc<[_]> { literals(&numbers).iter().map(|lit| lit.var()).collect() };
    let part = formula(2, &[&[1, 2], &[1, -2]]);
    let logger = ProofLogger::new(&log, names([3, 1]));
    let mut solver = Solver::with_proof(&part, &endless, logger).unwrap();
    assert!(solver.decide_under(&literals(&[-1]), &endless).unwrap().model().is_none());
    assert_eq!(log.borrow().facts(), literals(&[3]));
    let part = formula(2, &[&[2], &[-2, 1], &[-2, -1]]);
    let logger = ProofLogger::new(&log, names([2, 3]));
    let mut solver = Solver::with_proof(&part, &endless, logger).unwrap();
    assert!(solver.decide(&endless).model().is_none());
    assert_eq!(accepted(&whole, &lrat(&log)), log.borrow().step_count());
}
