//! The lists beside lists that are vectors of their own, and the arena of clauses.

use super::*;
use crate::cdcl::clauses::{ClauseRef, Clauses};
use crate::cdcl::watches::{Watch, Watches};

/// What stands in a list: blockers, pairs marked.
fn list(watches: &Watches, lit: Lit) -> Vec<(Lit, bool)> {
    let (start, end) = watches.range(lit);
    let all = (start..end).map(|place| watches.get(place));
    all.map(|watch| (watch.blocker, watch.is_pair())).collect()
}

#[test]
fn lists_stay_apart_and_in_order() {
    let mut random = Random::new(3);
    let cnf = formula(4, &[&[1, 2], &[1, -3, 4], &[2]]);
    let all: Vec<Lit> =
        (0..4).map(Var::numbered).flat_map(|var| [var.positive(), var.negative()]).collect();
    let mut watches = Watches::new(&cnf);
    let mut expected = vec![Vec::new(); all.len()];
    for turn in 0..2000 {
        let at = random.below(all.len());
        let (lit, blocker) = (all[at], all[random.below(all.len())]);
        let is_pair = random.below(2) == 0;
        let clause = ClauseRef(turn);
        let watch = if is_pair { Watch::pair(blocker) } else { Watch::of(clause, blocker) };
        watches.push(lit, watch);
        expected[at].push((blocker, is_pair));
        if random.below(10) == 0 {
            let (start, end) = watches.range(lit);
            let gone = random.below(end - start);
            watches.close_gap(lit, start + gone, start + gone + 1);
            expected[at].remove(gone);
        }
        if random.below(300) == 0 {
            watches.keep_pairs();
            expected.iter_mut().for_each(|list| list.retain(|&(_, is_pair)| is_pair));
        }
    }
    let found: Vec<_> = all.iter().map(|&lit| list(&watches, lit)).collect();
    assert!(found.iter().all(|list| list.len() > 10));
    assert_eq!(found, expected);
}

#[test]
fn clauses_keep_their_marks_and_their_room() {
    let mut clauses = Clauses::with_capacity(0, 0);
    clauses.limit(12);
    let first = clauses.add(&literals(&[1, -2, 3]), None).unwrap();
    // Two words before the literals.
    assert!(clauses.add(&literals(&[1, 2, 3, 4, 5, 6]), None).is_none());
    let second = clauses.add(&literals(&[4, 5, -6, 1, 2]), Some(7)).unwrap();
    assert_eq!(clauses.words(), 12);
    assert!(clauses.refs().eq([first, second]) && clauses.learned().iter().eq([&second]));
    assert_eq!([first, second].map(|clause| clauses.is_learned(clause)), [false, true]);
    // A place for the search of the first, a glue for the second.
    for clause in [first, second] {
        clauses.set_place(clause, 2);
    }
    assert_eq!([first, second].map(|clause| clauses.place(clause)), [2, 0]);
    clauses.use_with(second, 9);
    assert_eq!((clauses.glue(second), clauses.take_used(second)), (7, true));
    assert!(!clauses.take_used(second));
    clauses.use_with(second, 3);
    assert_eq!((clauses.glue(second), clauses.take_used(second)), (3, true));
    let codes = |numbers: &[i32]| literals(numbers).iter().map(|lit| lit.code()).collect();
    let [one, other]: [Vec<u32>; 2] = [codes(&[1, -2, 3]), codes(&[4, 5, -6, 1, 2])];
    assert!(clauses.codes(first) == one && clauses.codes_mut(second) == other);
}
