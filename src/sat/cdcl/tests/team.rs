//! Several solvers that share clauses answer as one does.

use super::*;

/// A team whose members all begin at once.
fn team(cnf: &Cnf, count: usize) -> Team {
    Team::new(cnf, &Budget::endless(), Threads::new(count, 0)).unwrap()
}

fn decide(team: &mut Team, assumptions: &[Lit]) -> Result<Model, Unsatisfiable> {
    team.decide_under(assumptions, &Budget::endless(), &mut |_| {}).unwrap().unwrap()
}

#[test]
fn a_team_finds_the_models_that_trying_finds() {
    let mut random = Random::new(7);
    for _ in 0..48 {
        let count = random.below(30);
        let clauses = random.clauses(7, count, 4);
        let cnf = formula_of(7, &clauses);
        let (mut found, mut team) = (Vec::new(), team(&cnf, 3));
        while let Ok(model) = decide(&mut team, &[]) {
            assert_eq!(cnf.violated_by(&model), None);
            found.push(model.values().to_vec());
            let other: Vec<Lit> = values(&model).into_iter().map(|lit| !lit).collect();
            team.add_clause(&other).unwrap();
        }
        found.sort();
        assert_eq!(found, by_trying(7, &clauses));
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
        if decide(&mut team, &assumptions).is_err() {
            let core = team.core().to_vec();
            assert!(core.iter().all(|lit| assumptions.contains(lit)));
            let mut alone = Solver::new(&cnf, &Budget::endless()).unwrap();
            let answer = alone.decide_under(&core, &Budget::endless(), &mut |_| {});
            assert!(answer.unwrap().unwrap().is_err());
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
        let mut team = Team::new(&cnf, &Budget::endless(), Threads::new(4, alone)).unwrap();
        let var = team.fresh().unwrap();
        team.add_clause(&[var.positive()]).unwrap();
        let mut work = Work::default();
        let budget = Budget::endless();
        // In short turns, as a search with marginals has them.
        let answer = loop {
            team.limit_conflicts(Some(20));
            let mut observe = |now: Work| {
                assert!(now.conflicts >= work.conflicts, "work only grows");
                work = now;
            };
            if let Some(answer) = team.decide_under(&[], &budget, &mut observe).unwrap() {
                break answer;
            }
        };
        assert_eq!(answer, Err(Unsatisfiable));
    }
}

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
        let found = solver.decide_under(&literals(assumed), &endless, &mut |_| {}).unwrap();
        let model = found.unwrap();
        if learned == [-2, 1] {
            assert_eq!(model, Err(Unsatisfiable));
            assert_eq!(solver.core(), literals(&[2]));
        } else {
            let model = model.unwrap();
            assert!(literals(learned).iter().any(|&lit| model.holds(lit)), "{learned:?}");
        }
    }
    assert!(solver.decide(&endless).unwrap().unwrap().holds(literals(&[-2])[0]));
}

#[test]
fn the_others_begin_after_the_first_has_worked_alone() {
    for (count, alone, before, after) in [(1, 0, 1, 1), (3, 0, 3, 3), (4, 50, 1, 4)] {
        let threads = Threads::new(count, alone);
        let mut team = Team::new(&pigeons(6), &Budget::endless(), threads).unwrap();
        for members in [before, after] {
            // A limit of conflicts holds for the first one alone, and the others end with it.
            team.limit_conflicts(Some(64));
            team.decide_under(&[], &Budget::endless(), &mut |_| {}).unwrap();
            assert_eq!(team.members().count(), members, "{threads:?}");
        }
    }
}

#[test]
fn a_limit_of_conflicts_ends_a_team() {
    let mut team = team(&pigeons(8), 1);
    team.limit_conflicts(Some(32));
    assert_eq!(team.decide_under(&[], &Budget::endless(), &mut |_| {}), Ok(None));
    team.limit_conflicts(None);
    assert_eq!(decide(&mut team, &[]), Err(Unsatisfiable));
}

#[test]
fn a_team_passes_on_what_it_gets_and_what_it_knows() {
    let mut team = team(&formula(5, &[&[-1, 2], &[-2, -3, -5]]), 3);
    for literal in literals(&[3, -2, 4]) {
        team.set_phase(literal, 1.0).unwrap();
    }
    assert_eq!(decide(&mut team, &[]).unwrap().values(), [false, false, true, true, false]);
    let mut path = Vec::new();
    team.extend(&mut path, &literals(&[1, 2, 3, -5]));
    assert_eq!(path, literals(&[1, 3]));
    assert!(!team.is_full());
    // The long clause has five words.
    team.limit(6);
    team.add_clause(&literals(&[3, 4, 5])).unwrap();
    assert!(team.is_full());
}

#[test]
fn the_work_of_members_adds_up() {
    let sum = Work { conflicts: 1, decisions: 2 } + Work { conflicts: 3, decisions: 5 };
    assert_eq!((sum.conflicts, sum.decisions), (4, 7));
}

#[test]
fn a_team_ends_with_its_budget() {
    let mut team = team(&pigeons(10), 3);
    let budget = Budget::of(std::time::Duration::ZERO);
    assert_eq!(team.decide_under(&[], &budget, &mut |_| {}), Ok(None));
}

/// Each turn reports the work of all members, without what the copies took over from the first.
#[test]
fn the_work_of_copies_counts_from_when_they_began() {
    let mut team = Team::new(&pigeons(8), &Budget::endless(), Threads::new(3, 50)).unwrap();
    let (mut reported, mut begun) = (Work::default(), Work::default());
    for turn in 0..3 {
        team.limit_conflicts(Some(64));
        let mut observe = |work| reported = work;
        assert_eq!(team.decide_under(&[], &Budget::endless(), &mut observe), Ok(None));
        if turn == 0 {
            begun = reported;
        }
        let sum = team.members().map(|member| member.work().conflicts).sum::<u64>();
        assert_eq!(reported.conflicts, sum - (team.members().count() as u64 - 1) * begun.conflicts);
    }
    assert_eq!((begun.conflicts, team.members().count()), (64, 3));
}

#[test]
fn fewer_copies_begin_where_memory_is_short() {
    let gigabyte = 1 << 30;
    let counts = [1, gigabyte, 3 * gigabyte].map(|bytes| crate::sat::cdcl::team::copies(5, bytes));
    assert_eq!(counts, [5, 2, 0]);
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
