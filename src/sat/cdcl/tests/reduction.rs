//! Which learned clauses a reduction deletes, and what a proof receives of it.

use super::*;

/// Counts the steps of a proof.
#[derive(Default)]
struct Steps {
    added: usize,
    deleted: Vec<Vec<Lit>>,
}

impl Proof for Steps {
    fn add(&mut self, _: &[Lit]) {
        self.added += 1;
    }

    fn delete(&mut self, clause: &[Lit]) {
        self.deleted.push(clause.to_vec());
    }
}

/// A learned clause of three variables from this one on.
fn learned_clause(first: i32) -> Vec<Lit> {
    literals(&[first, first + 1, first + 2])
}

#[test]
fn clauses_of_low_glue_stay_and_of_the_others_a_quarter() {
    let formula = formula(20, &[&[1, 2, 3], &[-1, -2, -3]]);
    let mut solver = Solver::with_proof(&formula, &Budget::endless(), Steps::default()).unwrap();
    // The glue of each learned clause, and whether it was used since the last reduction.
    let all = [(2, false), (2, false), (4, true), (5, true), (6, false), (4, false), (3, false)];
    let all = [&all[..], &[(2, false); 5]].concat();
    for (&(glue, is_used), first) in all.iter().zip(1..) {
        let clause = solver.clauses.add(&learned_clause(first), Some(glue)).unwrap();
        solver.watch(clause);
        if !is_used {
            solver.clauses.take_used(clause);
        }
    }
    solver.reduce();
    // Of the four candidates the three of the highest glue.
    let deleted = [4, 5, 6].map(learned_clause);
    assert_eq!((solver.proof().added, &solver.proof().deleted[..]), (0, &deleted[..]));
    let glues: Vec<u32> =
        solver.clauses.learned().iter().map(|&clause| solver.clauses.glue(clause)).collect();
    assert_eq!(glues, [2, 2, 4, 3, 2, 2, 2, 2, 2]);
    // What a fact satisfies goes, and a literal that is false: that is a step.
    solver.add_clause(&literals(&[-2])).unwrap();
    solver.propagate();
    solver.reduce();
    assert!(solver.proof().deleted.contains(&literals(&[-1, -2, -3])));
    // The first two of the learned clauses and the first of the formula, each shorter.
    assert_eq!(solver.proof().added, 3);
}

/// They are of use for one conflict; a propagator tells them again. So they take no memory for long.
#[test]
fn explanations_go_with_the_next_reduction() {
    let formula = formula(20, &[&[1, 2, 3]]);
    let mut solver = Solver::new(&formula, &Budget::endless()).unwrap();
    let words = solver.clauses.words();
    for first in 4..10 {
        solver.clauses.add_explanation(&learned_clause(first)).unwrap();
    }
    assert!(solver.clauses.words() > words);
    solver.reduce();
    assert_eq!(solver.clauses.words(), words);
}
