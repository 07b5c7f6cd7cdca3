//! A guide chooses the decisions and changes no answer.

use super::*;

/// Proposes random literals, true, false and open ones, and counts the lists.
struct RandomGuide {
    random: Random,
    lists: u32,
    /// After so many lists it proposes nothing.
    most: u32,
}

impl Guide for RandomGuide {
    fn propose(&mut self, _values: Values<'_>) -> Vec<Lit> {
        self.lists += 1;
        let literal = |()| self.random.literal(20);
        if self.lists > self.most { Vec::new() } else { literals(&[(); 4].map(literal)) }
    }
}

#[test]
fn the_answers_of_a_guided_solver_are_those_of_one_alone() {
    let (endless, mut refuted) = (Budget::endless(), 0);
    for seed in 0..200 {
        let mut random = Random::new(seed);
        let cnf = formula_of(20, &random.triples(20, 88));
        let mut alone = Solver::new(&cnf, &endless).unwrap();
        let mut guided = Solver::new(&cnf, &endless).unwrap();
        let mut guide = RandomGuide { random, lists: 0, most: seed as u32 % 9 };
        let answer =
            guided.decide_known(&[], Some(Proposals::new(&mut guide, 3)), &endless, &mut |_| {});
        let is_refuted = answer == Outcome::Unsat;
        assert_eq!(is_refuted, alone.decide(&endless) == Outcome::Unsat, "{seed}");
        assert!(answer.model().is_none_or(|model| cnf.violated_by(&model).is_none()), "{seed}");
        refuted += u32::from(is_refuted);
    }
    assert!((20..180).contains(&refuted), "{refuted}");
}

/// A guide that knows a model leads there without a conflict, and sees what follows from it.
#[test]
fn proposals_are_decided_and_their_consequences_are_visible() {
    struct Known(Vec<Lit>, u32);
    impl Guide for Known {
        fn propose(&mut self, values: Values<'_>) -> Vec<Lit> {
            self.1 += 1;
            let open = |lit: &&Lit| !values.is_true(**lit);
            self.0.iter().filter(open).take(2).copied().collect()
        }
    }
    let cnf = formula(6, &[&[-1, 2], &[-2, 3], &[4, 5], &[-4, -5], &[5, 6]]);
    let mut guide = Known(literals(&[1, 2, 3, 4, -5, 6]), 0);
    let mut solver = Solver::new(&cnf, &Budget::endless()).unwrap();
    let found = solver.decide_known(
        &[],
        Some(Proposals::new(&mut guide, 1)),
        &Budget::endless(),
        &mut |_| {},
    );
    assert_eq!(found.model().unwrap().values(), [true, true, true, true, false, true]);
    // The first list has 1, which implies 2 and 3, the second one 4, which implies the others.
    assert_eq!((guide.1, solver.work().conflicts), (3, 0));
}

/// The conflicts of a guided run count, and what it learns stays.
#[test]
fn a_guided_run_ends_at_its_conflicts_and_keeps_what_it_learned() {
    let (cnf, endless) = (pigeons(8), Budget::endless());
    let mut solver = Solver::new(&cnf, &endless).unwrap();
    let mut guide = RandomGuide { random: Random::new(1), lists: 0, most: u32::MAX };
    solver.limit_conflicts(Some(100));
    let answer =
        solver.decide_known(&[], Some(Proposals::new(&mut guide, 10)), &endless, &mut |_| {});
    assert_eq!(answer, Outcome::Limit(Limit::Conflicts));
    assert!((100..120).contains(&solver.work().conflicts) && guide.lists > 1, "{}", guide.lists);
    assert!(solver.clauses.learned().len() > 50);
}
