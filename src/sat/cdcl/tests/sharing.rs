//! What one solver learned reaches the others, which are copies of it.

use super::*;

#[test]
fn what_one_learns_reaches_the_others_once() {
    let lits = literals(&[1, 2, 3, 4]);
    let mut first = exchange::Port::default();
    let (mut second, mut third) = (first.another(1), first.another(2));
    first.offer(&lits[..1], 1);
    first.offer(&lits[..2], 5);
    first.offer(&lits[..3], 50);
    assert!(first.swap().is_empty());
    second.offer(&lits[1..], 2);
    let received: Vec<usize> = second.swap().iter().map(|(clause, _)| clause.len()).collect();
    assert_eq!(received, [1, 2], "a clause of high glue stays");
    assert_eq!((third.swap().len(), third.swap().len()), (3, 0));
    assert_eq!((first.swap().len(), second.swap().len()), (1, 0));
}

#[test]
fn what_others_learned_is_known_before_the_next_decision() {
    let endless = Budget::endless();
    let mut other = exchange::Port::default();
    let mut solver = Solver::new(&formula(4, &[&[1, 2, 3]]), &endless).unwrap();
    solver.port = Some(other.another(1));
    for (learned, assumed) in [(&[4][..], &[][..]), (&[-2, -1], &[2]), (&[-2, 1], &[2, 3])] {
        other.offer(&literals(learned), 1);
        other.swap();
        let found = solver.decide_under(&literals(assumed), &endless).unwrap();
        let model = found.model();
        if learned == [-2, 1] {
            assert_eq!(model, None);
            assert_eq!(solver.core(), literals(&[2]));
        } else {
            let model = model.unwrap();
            assert!(literals(learned).iter().any(|&lit| model.holds(lit)), "{learned:?}");
        }
    }
    assert!(solver.decide(&endless).model().unwrap().holds(literals(&[-2])[0]));
}

#[test]
fn the_work_of_members_adds_up() {
    let sum = Work { conflicts: 1, decisions: 2 } + Work { conflicts: 3, decisions: 5 };
    assert_eq!((sum.conflicts, sum.decisions), (4, 7));
}

/// A literal in a clause takes four bytes, twice as much with its watches; a variable a hundred.
#[test]
fn the_memory_of_a_copy_grows_with_variables_and_literals() {
    let ten: Vec<i32> = (1..=10).collect();
    let size = |cnf: &Cnf| Solver::new(cnf, &Budget::endless()).unwrap().size();
    assert!(size(&formula(0, &[])) > 0);
    let of_variables = size(&formula(1000, &[]));
    assert!((64_000..128_000).contains(&of_variables), "{of_variables}");
    let of_clauses = size(&formula(10, &[&ten[..]; 1000]));
    assert!((100_000..200_000).contains(&of_clauses), "{of_clauses}");
}
