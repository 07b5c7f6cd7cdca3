//! The order of variables, held against a plain list of scores; the schedule of restarts.

use crate::cdcl::heap::VarHeap;
use crate::cdcl::restarts::Restarts;
use crate::cnf::Var;
use crate::cnf::random::Random;

/// The scores, as a list.
struct Scores {
    scores: Vec<f64>,
    is_in: Vec<bool>,
}

impl Scores {
    fn pop(&mut self) -> Option<usize> {
        let mut best: Option<usize> = None;
        for at in (0..self.scores.len()).filter(|&at| self.is_in[at]) {
            if best.is_none_or(|best| self.scores[at] > self.scores[best]) {
                best = Some(at);
            }
        }
        best.inspect(|&best| self.is_in[best] = false)
    }
}

/// Long enough for scores to pass their limit more than once.
#[test]
fn the_variable_of_the_highest_score_comes_first() {
    let mut random = Random::new(1);
    let mut heap = VarHeap::new(5);
    let mut list = Scores { scores: vec![0.0; 5], is_in: vec![true; 5] };
    for round in 0..9000 {
        let at = random.below(list.scores.len());
        let var = Var::numbered(at as u32);
        match random.below(8) {
            0 if list.scores.len() < 40 => {
                heap.grow();
                list.scores.push(0.0);
                list.is_in.push(true);
            }
            0 => {
                heap.raise(var, 2.37);
                list.scores[at] += 2.37;
            }
            1..=3 => {
                heap.bump(var);
                list.scores[at] += 1.0;
            }
            4..=6 => {
                heap.insert(var);
                list.is_in[at] = true;
            }
            _ => assert_eq!(heap.pop().map(Var::index), list.pop(), "{round}"),
        }
        if random.below(3) > 0 {
            heap.decay();
            list.scores.iter_mut().for_each(|score| *score *= 0.93);
        }
    }
    while let Some(best) = list.pop() {
        assert_eq!(heap.pop().map(Var::index), Some(best));
    }
    assert_eq!(heap.pop(), None);
}

/// The conflicts at which a restart is due, while every clause has the same glue.
#[test]
fn stable_modes_restart_by_the_luby_series_and_grow() {
    let mut restarts = Restarts::default();
    let (mut due, mut stable) = (Vec::new(), Vec::new());
    for conflicts in 0..3750 {
        if restarts.is_due(conflicts) {
            due.push(conflicts);
        }
        stable.push(restarts.is_stable());
        restarts.learned(4);
    }
    let second = [1, 1, 2, 1, 1].iter().scan(1250, |at, units| {
        *at += 256 * units;
        Some(*at)
    });
    let wanted = [0, 256, 512, 1250].into_iter().chain(second);
    assert_eq!(due, wanted.collect::<Vec<u64>>());
    let is_stable = |at: usize| matches!(at, 0..1000 | 1250..3250);
    assert!(stable.iter().enumerate().all(|(at, &stable)| stable == is_stable(at)));
}

#[test]
fn focused_modes_restart_where_clauses_become_worse() {
    let mut restarts = Restarts::default();
    (0..1000).for_each(|conflicts| {
        restarts.is_due(conflicts);
        restarts.learned(4);
    });
    let mut due = Vec::new();
    for conflicts in 1000..1250 {
        restarts.learned(if conflicts < 1100 { 4 } else { 9 });
        if restarts.is_due(conflicts) {
            due.push(conflicts);
        }
    }
    // 4 + 5/32, more after each clause, against 1.1 times what changes slowly.
    assert_eq!(due[..3], [1102, 1107, 1112]);
    assert!(due.windows(2).all(|pair| pair[1] - pair[0] == 5) && due.len() == 30, "{due:?}");
}
