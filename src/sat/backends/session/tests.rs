//! Several solvers that share clauses answer as one does.

use super::*;
use crate::cnf::Model;
use crate::cnf::random::Random;
use crate::cnf::samples::{by_trying, formula, formula_of, literals, pigeons};

fn session(cnf: &Cnf, threads: Threads) -> Session {
    Session::new(&Arc::new(cnf.clone()), &Budget::endless(), threads, None)
}

/// A session whose members all begin at once.
fn team(cnf: &Cnf, count: usize) -> Session {
    session(cnf, Threads::new(count, 0))
}

fn decide(team: &mut Session, assumptions: &[Lit]) -> Option<Model> {
    team.decide_under(assumptions).unwrap().model()
}

#[test]
fn a_team_finds_the_models_that_trying_finds() {
    let mut random = Random::new(7);
    for _ in 0..48 {
        let count = random.below(30);
        let clauses = random.clauses(7, count, 4);
        let cnf = formula_of(7, &clauses);
        let (mut models, mut team) = (Vec::new(), team(&cnf, 3));
        while let Some(model) = decide(&mut team, &[]) {
            assert_eq!(cnf.violated_by(&model), None);
            models.push(model.values().to_vec());
            let lit = |(place, &value)| {
                let var = Var::numbered(place);
                if value { var.negative() } else { var.positive() }
            };
            let other: Vec<Lit> = (0..).zip(model.values()).map(lit).collect();
            team.add_clause(&other).unwrap();
        }
        models.sort();
        assert_eq!(models, by_trying(7, &clauses));
    }
}

#[test]
fn a_core_of_a_team_cannot_hold_together() {
    let mut random = Random::new(8);
    let mut cores = 0;
    for _ in 0..100 {
        let clauses = random.triples(30, 110);
        let cnf = formula_of(30, &clauses);
        let assumptions: Vec<Lit> = literals(&[1, -2, 3, 4, -5]);
        let mut team = team(&cnf, 3);
        if decide(&mut team, &assumptions).is_none() {
            let core = team.core().to_vec();
            assert!(core.iter().all(|lit| assumptions.contains(lit)));
            let mut alone = Solver::new(&cnf, &Budget::endless()).unwrap();
            let answer = alone.decide_under(&core, &Budget::endless());
            assert_eq!(answer, Ok(Outcome::Unsat));
            cores += 1;
        }
    }
    assert!(cores > 10, "{cores}");
}

/// The copies keep what the first member learned, and what is added later reaches all of them.
#[test]
fn members_that_begin_later_know_the_formula_so_far() {
    let cnf = pigeons(6);
    for alone in [0, 1, 50] {
        let mut team = session(&cnf, Threads::new(4, alone));
        let var = team.fresh().unwrap();
        team.add_clause(&[var.positive()]).unwrap();
        let mut work = Work::default();
        // In short turns, as a search with marginals has them.
        let answer = loop {
            let mut observe = |now: Work| {
                assert!(now.conflicts >= work.conflicts, "work only grows");
                work = now;
            };
            match team.decide(&[], Some(20), &mut observe).unwrap() {
                Outcome::Limit(limit) => assert_eq!(limit, Limit::Conflicts),
                answer => break answer,
            }
        };
        assert_eq!(answer, Outcome::Unsat);
    }
}

#[test]
fn the_others_begin_after_the_first_has_worked_alone() {
    for (count, alone, before, after) in [(1, 0, 1, 1), (3, 0, 3, 3), (4, 50, 1, 4)] {
        let threads = Threads::new(count, alone);
        let mut team = session(&pigeons(6), threads);
        for members in [before, after] {
            // A limit of conflicts holds for the first one alone, and the others end with it.
            team.decide(&[], Some(64), &mut |_| {}).unwrap();
            assert_eq!(team.members.len(), members, "{threads:?}");
        }
    }
}

#[test]
fn a_team_passes_on_what_it_gets_and_what_it_knows() {
    let mut team = team(&formula(5, &[&[-1, 2], &[-2, -3, -5]]), 3);
    for literal in literals(&[3, -2, 4]) {
        team.set_phase(literal, 1.0).unwrap();
    }
    assert_eq!(decide(&mut team, &[]).unwrap().values(), [false, false, true, true, false]);
    let mut path = Vec::new();
    team.extend_path(&mut path, &literals(&[1, 2, 3, -5]));
    assert_eq!(path, literals(&[1, 3]));
}

#[test]
fn a_solver_that_runs_full_is_not_out_of_time() {
    let mut session = team(&pigeons(6), 1);
    session.members[0].limit(600);
    assert_eq!(session.decide_under(&[]).unwrap(), Outcome::Limit(Limit::Capacity));
}

#[test]
fn a_team_ends_with_its_budget() {
    let budget = Budget::endless().or_work(1_000_000);
    let mut team = Session::new(&Arc::new(pigeons(10)), &budget, Threads::new(3, 0), None);
    assert_eq!(team.decide_under(&[]).unwrap(), Outcome::Limit(Limit::Time));
}

/// Each turn reports the work of all members, without what the copies took over from the first.
#[test]
fn the_work_of_copies_counts_from_when_they_began() {
    let mut team = session(&pigeons(8), Threads::new(3, 50));
    let (mut reported, mut begun) = (Work::default(), Work::default());
    for turn in 0..3 {
        let outcome = team.decide(&[], Some(64), &mut |work| reported = work);
        assert_eq!(outcome.unwrap(), Outcome::Limit(Limit::Conflicts));
        if turn == 0 {
            begun = reported;
        }
        let sum = team.members.iter().map(|member| member.work().conflicts).sum::<u64>();
        assert_eq!(reported.conflicts, sum - (team.members.len() as u64 - 1) * begun.conflicts);
    }
    assert_eq!((begun.conflicts, team.members.len()), (64, 3));
}

#[test]
fn fewer_copies_begin_where_memory_is_short() {
    let gigabyte = 1 << 30;
    let counts = [1, gigabyte, 3 * gigabyte].map(|bytes| copies(5, bytes));
    assert_eq!(counts, [5, 2, 0]);
}

/// Guides lead two members; the third one searches meanwhile, and the first answer counts.
#[test]
fn a_guided_team_answers_as_one_alone() {
    struct Painted;
    impl Guide for Painted {
        fn propose(&mut self, values: crate::cdcl::Values<'_>) -> Vec<Lit> {
            let vars = (0..30).map(|number| Var::numbered(number).positive());
            vars.filter(|&lit| !values.is_true(lit) && !values.is_true(!lit)).take(5).collect()
        }
    }
    let (mut random, mut refuted) = (Random::new(9), 0);
    for _ in 0..40 {
        let cnf = formula_of(30, &random.triples(30, 128));
        let mut team = team(&cnf, 3);
        let answer = team.decide_guided(&mut [Painted, Painted], 5, u64::MAX, &mut |_| {}).unwrap();
        let is_refuted = decide(&mut session(&cnf, 1.into()), &[]).is_none();
        assert_eq!(answer == Outcome::Unsat, is_refuted);
        refuted += u32::from(is_refuted);
    }
    assert!((4..36).contains(&refuted), "{refuted}");
}
