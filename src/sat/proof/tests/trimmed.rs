//! Trimmed proofs are accepted and contain nothing superfluous.

use super::*;

#[test]
fn every_formula_without_a_model_has_a_proof_that_is_accepted() {
    for cnf in refutable() {
        let log = logged(&cnf).unwrap();
        let proof = lrat(&log);
        let steps = accepted(&cnf, &proof);
        assert_eq!(steps, proof.lines().count());
        assert!(steps <= log.borrow().step_count(), "{steps}");
    }
    let mut random = Random::new(2);
    for _ in 0..40 {
        let count = 1 + random.below(40);
        let mut clauses = random.clauses(6, count, 3);
        // A log knows clauses without repeated literals.
        clauses.iter_mut().for_each(|clause| clause.sort());
        clauses.iter_mut().for_each(Vec::dedup);
        let cnf = formula_of(6, &clauses);
        let log = logged(&cnf);
        assert_eq!(log.is_some(), by_trying(6, &clauses).is_empty(), "{clauses:?}");
        if let Some(log) = log {
            accepted(&cnf, &lrat(&log));
        }
    }
}

/// Each step is used by a later one, and none can do without one of its hints.
#[test]
fn nothing_in_a_proof_is_superfluous() {
    for cnf in refutable() {
        let proof = lrat(&logged(&cnf).unwrap());
        let lines: Vec<Vec<&str>> = proof.lines().map(|line| line.split(' ').collect()).collect();
        let hints = |line: &[&str]| line.iter().position(|&word| word == "0").unwrap() + 1;
        for (place, line) in lines.iter().enumerate() {
            let later = &lines[place + 1..];
            let is_used = later.iter().any(|other| other[hints(other)..].contains(&line[0]));
            assert!(is_used || later.is_empty(), "{} of {proof}", line[0]);
            for hint in hints(line)..line.len() - 1 {
                let mut shorter = lines[..=place].to_vec();
                shorter[place].remove(hint);
                let text: Vec<String> = shorter.iter().map(|line| line.join(" ") + "\n").collect();
                let refused = check(&cnf, text.concat().as_bytes()).unwrap_err();
                assert_eq!(refused.line, place + 1, "without hint {hint}: {line:?}");
            }
        }
    }
}

#[test]
fn a_proof_is_written_with_the_hints_in_order_and_the_conflict_last() {
    let log = shared(&formula(3, &[&[1, 2], &[-1, 2], &[1, -2], &[-1, -2], &[-2, 3]]));
    // It and the last one are not needed.
    add(&log, &[1], &[&[1, 2], &[1, -2]]);
    // One antecedent is idle at first, one is never needed.
    add(&log, &[2, 3], &[&[1], &[2, 1], &[-2, -1], &[-1, 2]]);
    add(&log, &[2], &[&[1, 2], &[-1, 2], &[-1, -2]]);
    // One leads to a literal that the conflict does not need, one says what was known.
    add(&log, &[], &[&[1, 2], &[2], &[-2, 3], &[1, -2], &[2], &[-1, 2], &[-1, -2]]);
    add(&log, &[-1], &[&[2], &[-1, -2]]);
    assert_eq!(log.borrow().step_count(), 5);
    assert_eq!(lrat(&log), "6 2 0 1 2 0\n7 0 6 3 4 0\n");
    assert_eq!(drat(&log), "2 0\n0\n");
}

/// Steps are numbered behind the last clause if there is one.
#[test]
fn the_last_clause_counts_as_one_of_the_formula() {
    let log = shared(&formula(3, &[&[1, 2], &[-1, 2]]));
    add(&log, &[2], &[&[1, 2], &[-1, 2]]);
    log.borrow_mut().add_last(&literals(&[-2, 3]));
    add(&log, &[3], &[&[2], &[-2, 3]]);
    assert!(log.borrow().trimmed().unwrap().is_none());
    let whole = shared(&formula(3, &[&[1, 2], &[-1, 2]]));
    whole.borrow_mut().add_last(&literals(&[-2]));
    add(&whole, &[2], &[&[1, 2], &[-1, 2]]);
    add(&whole, &[], &[&[-2], &[2]]);
    assert_eq!(lrat(&whole), "4 2 0 1 2 0\n5 0 3 4 0\n");
    let cnf = formula(3, &[&[1, 2], &[-1, 2], &[-2]]);
    assert_eq!(accepted(&cnf, &lrat(&whole)), 2);
    // Unit propagation from the last clause refutes the formula.
    assert_eq!(drat(&whole), "0\n");
}

#[test]
fn a_formula_with_the_empty_clause_needs_no_step() {
    let empty = shared(&formula(2, &[&[1, 2], &[], &[]]));
    assert!(empty.borrow().is_refuted());
    let last = shared(&formula(2, &[&[1, 2]]));
    assert!(!last.borrow().is_refuted());
    last.borrow_mut().add_last(&[]);
    assert!(last.borrow().is_refuted());
    for log in [empty, last] {
        add(&log, &[1, 2, -1], &[&[1, 2]]);
        assert_eq!((lrat(&log), drat(&log)), (String::new(), String::new()));
    }
}

/// A step whose antecedents do not lead to it, or are unknown, is named if it is needed.
#[test]
fn a_step_that_does_not_follow_is_reported() {
    let wrong: [&[&[i32]]; 5] = [&[], &[&[1, 2]], &[&[1, 2], &[1, -2]], &[&[2]], &[&[1, 2], &[3]]];
    for antecedents in wrong {
        let log = shared(&square());
        add(&log, &[1], &[&[1, 2], &[1, -2]]);
        add(&log, &[2], antecedents);
        add(&log, &[1, 3], antecedents);
        assert!(log.borrow().trimmed().unwrap().is_none(), "it has no end");
        add(&log, &[], &[&[2], &[1, -2], &[-1, -2]]);
        let reported = log.borrow().trimmed().err();
        assert_eq!(reported, Some(Unsound { step: 2 }), "{antecedents:?}");
    }
    let log = shared(&square());
    add(&log, &[3], &[&[1, 2]]);
    add(&log, &[1], &[&[1, 2], &[1, -2]]);
    add(&log, &[], &[&[1], &[-1, 2], &[-1, -2]]);
    assert_eq!(accepted(&square(), &lrat(&log)), 2, "a wrong step that nothing needs");
}

/// A checker of DRAT propagates by itself: what it finds thereby is left out.
#[test]
fn drat_has_the_clauses_that_propagation_does_not_find() {
    for cnf in refutable() {
        let log = logged(&cnf).unwrap();
        let (proof, all) = (drat(&log), lrat(&log).lines().count());
        assert!(proof.ends_with("0\n") && proof.lines().count() <= all, "{proof}");
        let again = shared(&cnf);
        follow(&cnf, &again, proof.as_bytes(), &Budget::endless()).unwrap();
        accepted(&cnf, &lrat(&again));
        // Only the last step is the empty clause, and facts satisfy none of the others before it is added.
        let (endless, mut steps) = (Budget::endless(), proof.lines().collect::<Vec<_>>());
        assert_eq!(steps.pop(), Some("0"));
        let mut solver = Solver::new(&cnf, &endless).unwrap();
        for step in steps {
            let numbers = step.split(' ').map(|word| word.parse::<i32>().unwrap());
            let clause = literals(&numbers.take_while(|&number| number != 0).collect::<Vec<_>>());
            assert!(!clause.is_empty() && !solver.settles(&clause), "{step} of {proof}");
            solver.add_clause(&clause).unwrap();
        }
    }
}
