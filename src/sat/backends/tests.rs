//! One suite for every backend: the one inside, imitations of real programs as
//! scripts, and cadical and minisat where they are installed.

use super::*;
use crate::cnf::Var;
use crate::cnf::random::Random;
use crate::cnf::samples::{by_trying, formula, formula_of, literals, pigeons};
use crate::{Limit, Outcome};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A session with a formula of its own.
fn start(backend: &Backend, cnf: &Cnf, budget: &Budget) -> Result<Session, SolveError> {
    backend.start(&Arc::new(cnf.clone()), budget, 1.into())
}

/// How many models a session finds by excluding one after the other.
fn count_models(backend: &Backend, cnf: &Cnf) -> usize {
    let budget = Budget::endless();
    let mut session = start(backend, cnf, &budget).unwrap();
    for count in 0.. {
        match session.decide_under(&[]).unwrap() {
            Outcome::Sat(model) => {
                let vars = (0..cnf.var_count()).filter_map(Var::nth);
                let other = vars.map(|var| {
                    if model.holds(var.positive()) { var.negative() } else { var.positive() }
                });
                session.add_clause(&other.collect::<Vec<_>>()).unwrap();
            }
            Outcome::Unsat => return count,
            _ => panic!("no answer without a limit"),
        }
    }
    unreachable!("a formula has finitely many models")
}

/// Another solver asks no guide, and leaves the run without an answer.
#[test]
fn only_the_built_in_solver_is_guided() {
    struct Counted(u32);
    impl Guide for Counted {
        fn propose(&mut self, _values: Values<'_>) -> Vec<crate::cnf::Lit> {
            self.0 += 1;
            literals(&[1])
        }
    }
    let (cnf, endless) = (formula(3, &[&[-1, 2], &[-2, 3]]), Budget::endless());
    let guided = |backend: Backend| {
        let mut guides = [Counted(0)];
        let mut session = start(&backend, &cnf, &endless).unwrap();
        let answer = session.decide_guided(&mut guides, 10, 100, &mut |_| {}).unwrap();
        (answer, guides[0].0)
    };
    let (answer, count) = guided(Backend::Embedded);
    assert_eq!((answer.model().unwrap().values(), count), (&[true; 3][..], 2));
    #[cfg(feature = "varisat")]
    assert_eq!(guided(Backend::Varisat), (Outcome::Limit(Limit::Conflicts), 0));
}

/// An enumeration of the models, seen on some variables, hands out each once.
fn enumerates(backend: &Backend, var_count: usize, clauses: &[Vec<i32>], seen: &[usize]) {
    let (cnf, budget) = (formula_of(var_count, clauses), Budget::endless());
    let mut session = start(backend, &cnf, &budget).unwrap();
    let vars = seen.iter().filter_map(|&var| Var::nth(var));
    let mut enumeration = Enumeration::new(vars.collect());
    let of = |values: &[bool]| seen.iter().map(|&var| values[var]).collect::<Vec<_>>();
    let mut found = Vec::new();
    while let Outcome::Sat(model) = enumeration.next(&mut session, &mut |_| {}).unwrap() {
        found.push(of(model.values()));
    }
    assert_eq!(enumeration.next(&mut session, &mut |_| {}).unwrap(), Outcome::Unsat, "for good");
    found.sort();
    let mut want: Vec<_> = by_trying(var_count, clauses).iter().map(|values| of(values)).collect();
    want.sort();
    want.dedup();
    assert_eq!(found, want, "{clauses:?} seen on {seen:?}");
}

/// Random formulas, small enough to try every assignment.
fn enumerates_all(backend: &Backend, count: u64) {
    for seed in 0..count {
        let mut random = Random::new(seed);
        let clause_count = random.below(20);
        let clauses = random.clauses(7, clause_count, 4);
        let seen: Vec<usize> = (0..7).filter(|_| random.below(3) > 0).collect();
        enumerates(backend, 7, &clauses, &seen);
    }
}

/// What is assumed holds for one decision, and the core is to blame.
fn takes_assumptions(backend: &Backend) {
    let budget = Budget::endless();
    let cnf = formula(4, &[&[-1, 2], &[-2, -3]]);
    let mut session = start(backend, &cnf, &budget).unwrap();
    let under =
        |session: &mut Session, numbers: &[i32]| session.decide_under(&literals(numbers)).unwrap();
    assert_eq!(under(&mut session, &[4, 1, 3]), Outcome::Unsat);
    let core = session.core().to_vec();
    assert!(core.iter().all(|lit| literals(&[4, 1, 3]).contains(lit)));
    assert_eq!(session.decide_under(&core).unwrap(), Outcome::Unsat);
    let Outcome::Sat(model) = under(&mut session, &[4, 1]) else { panic!("has a model") };
    assert_eq!(model.values(), [true, true, false, true]);
    // A new variable, with a clause over it.
    let fresh = session.fresh().unwrap();
    assert_eq!(fresh.index(), 4);
    session.add_clause(&literals(&[-5, 3])).unwrap();
    assert_eq!(under(&mut session, &[1, 5]), Outcome::Unsat);
    let Outcome::Sat(model) = under(&mut session, &[5]) else { panic!("has a model") };
    assert_eq!(model.values()[2..], [true, model.values()[3], true]);
    let unused = session.fresh().unwrap();
    let found = session.decide_under(&[unused.negative()]).unwrap();
    assert!(matches!(found, Outcome::Sat(model) if model.holds(unused.negative())));
    session.set_phase(unused.positive(), 1.0).unwrap();
    // Foreign ones are refused, and nothing has changed.
    let foreign = literals(&[9]);
    assert!(matches!(session.add_clause(&foreign), Err(SolveError::Formula(_))));
    let refused = session.decide_under(&foreign);
    assert!(matches!(refused, Err(SolveError::Formula(_))));
    assert!(matches!(session.decide_under(&[]).unwrap(), Outcome::Sat(_)));
}

/// What every backend must do.
fn conforms(backend: &Backend) {
    assert_eq!(count_models(backend, &formula(3, &[&[1, 2], &[-2, 3]])), 4);
    assert_eq!(count_models(backend, &formula(2, &[])), 4);
    assert_eq!(count_models(backend, &formula(1, &[&[1], &[-1]])), 0);
    assert_eq!(count_models(backend, &formula(1, &[&[]])), 0);
    assert_eq!(count_models(backend, &pigeons(4)), 0);
    takes_assumptions(backend);
    enumerates_all(backend, 3);
    let hard = pigeons(11);
    for time in [Duration::ZERO, Duration::from_millis(60)] {
        let budget = Budget::of(time);
        let mut session = start(backend, &hard, &budget).unwrap();
        assert_eq!(session.decide_under(&[]).unwrap(), Outcome::Limit(Limit::Time));
        session.add_clause(&literals(&[1])).unwrap();
        assert_eq!(
            session.decide_under(&[]).unwrap(),
            Outcome::Limit(Limit::Time),
            "a budget that is over stays so"
        );
    }
}

/// A decision that is cut short goes on where it was, and counts its own conflicts only.
#[test]
fn a_brief_decision_ends_without_an_answer_and_loses_nothing() {
    let (cnf, budget) = (pigeons(7), Budget::endless());
    let mut session = start(&Backend::Embedded, &cnf, &budget).unwrap();
    let mut conflicts = 0;
    for turn in 1..=3 {
        let outcome = session.decide(&[], Some(100), &mut |work| conflicts = work.conflicts);
        assert_eq!(outcome.unwrap(), Outcome::Limit(Limit::Conflicts));
        assert!((100 * turn..120 * turn).contains(&conflicts), "{conflicts} after turn {turn}");
    }
    assert_eq!(session.decide_under(&[]).unwrap(), Outcome::Unsat);
    let easy = pigeons(2);
    let mut session = start(&Backend::Embedded, &easy, &budget).unwrap();
    assert_eq!(session.decide(&[], Some(100), &mut |_| {}).unwrap(), Outcome::Unsat);
}

#[test]
fn an_enumeration_finds_each_model_once() {
    enumerates_all(&Backend::Embedded, 200);
    #[cfg(feature = "varisat")]
    enumerates_all(&Backend::Varisat, 60);
}

/// Memory and work grow with the models handed out and not with their square: the solver makes
/// a bounded number of choices for each, however many came before.
#[test]
fn the_last_model_is_as_cheap_as_the_first() {
    let budget = Budget::endless();
    let cnf = formula(40, &[]);
    let mut session = start(&Backend::Embedded, &cnf, &budget).unwrap();
    let mut enumeration = Enumeration::new((0..40).filter_map(Var::nth).collect());
    let mut decisions = vec![0];
    for _ in 0..30_000 {
        let mut done = 0;
        let found = enumeration.next(&mut session, &mut |work| done = work.decisions).unwrap();
        assert!(matches!(found, Outcome::Sat(_)));
        decisions.push(done);
    }
    let (first, last) = (decisions[1_000] - decisions[0], decisions[30_000] - decisions[29_000]);
    assert!((1_000..8_000).contains(&first) && last < first + 100, "{first} {last}");
}

#[test]
fn our_own_solver_conforms() {
    conforms(&Backend::Embedded);
}

#[cfg(feature = "varisat")]
#[test]
fn varisat_conforms() {
    conforms(&Backend::Varisat);
    let easy = formula(3, &[&[1, 2], &[-2, 3]]);
    let budget = Budget::of(Duration::from_secs(1000));
    let mut session = start(&Backend::Varisat, &easy, &budget).unwrap();
    assert!(matches!(session.decide_under(&[]).unwrap(), Outcome::Sat(_)));
    session.add_clause(&literals(&[-1])).unwrap();
    assert!(matches!(session.decide_under(&[]).unwrap(), Outcome::Sat(_)));
    session.add_clause(&literals(&[-2])).unwrap();
    assert_eq!(session.decide_under(&[]).unwrap(), Outcome::Unsat);
}

#[cfg(feature = "cadical")]
#[test]
fn cadical_inside_conforms() {
    conforms(&Backend::Cadical);
}

#[test]
fn installed_solvers_conform() {
    for command in ["cadical -q", "minisat", "picosat", "cryptominisat5 --verb 0", "clasp"] {
        let backend = Backend::from_command(command).unwrap();
        let cnf = formula(1, &[]);
        let budget = Budget::endless();
        match start(&backend, &cnf, &budget).unwrap().decide_under(&[]) {
            Err(SolveError::Start { .. }) => println!("not installed, so not tried: {command}"),
            _ => conforms(&backend),
        }
    }
}

/// A shell script in the place of a solver, in this folder. The program is the shell under
/// the solver's name.
#[cfg(unix)]
fn scripted(folder: &std::path::Path, name: &str, script: &str) -> Backend {
    let (program, path) = (folder.join(name), folder.join("script"));
    std::os::unix::fs::symlink("/bin/sh", &program).unwrap();
    std::fs::write(&path, script).unwrap();
    Backend::from_command(&format!("{} {}", program.display(), path.display())).unwrap()
}

/// Decides `1 or 2` with a script.
#[cfg(unix)]
fn with_script(name: &str, script: &str) -> Result<Outcome, SolveError> {
    let folder = tempfile::tempdir().unwrap();
    let backend = scripted(folder.path(), name, script);
    let cnf = formula(2, &[&[1, 2]]);
    let budget = Budget::endless();
    start(&backend, &cnf, &budget).unwrap().decide_under(&[])
}

/// Interrupts itself, also if the shell of the tests ignores Ctrl-C.
#[cfg(unix)]
const INTERRUPTED: &str = r#"exec perl -e '$SIG{INT} = "DEFAULT"; kill "INT", $$; sleep 9'"#;

#[cfg(unix)]
#[test]
fn programs_that_answer_in_their_own_ways() {
    let model = |values: &[bool]| Outcome::Sat(crate::cnf::Model::new(values.to_vec()));
    let answers = [
        ("kissat", "echo s SATISFIABLE; echo v 1 -2 0; exit 10", model(&[true, false])),
        ("silent", "echo s UNSATISFIABLE; exit 20", Outcome::Unsat),
        ("zero", "echo s UNSATISFIABLE; exit 0", Outcome::Unsat),
        ("gives-up", "echo s UNKNOWN; exit 0", Outcome::Limit(Limit::Solver)),
        ("interrupted", INTERRUPTED, Outcome::Limit(Limit::Solver)),
        ("clasp", "echo v -1 2 0; echo s SATISFIABLE; exit 30", model(&[false, true])),
        ("reader", "grep -q 'p cnf 2 1' \"$1\" && echo s UNSATISFIABLE", Outcome::Unsat),
    ];
    for (name, script, want) in answers {
        assert_eq!(with_script(name, script).unwrap(), want, "{name}");
    }
    // One that writes its values to the file named last.
    let minisat = "printf 'SAT\\n1 2 0\\n' > \"$2\"\necho SATISFIABLE\nexit 10\n";
    assert_eq!(with_script("minisat", minisat).unwrap(), model(&[true, true]));
}

#[cfg(unix)]
#[test]
fn programs_that_fail_are_told_apart() {
    let failures = [
        ("crash", "echo out of luck >&2; exit 3", "(exit status: 3)\nout of luck"),
        ("mute", "exit 10", "ended without an answer (exit status: 10)"),
        ("liar", "echo s SATISFIABLE; echo v -1 -2 0", "violate clause 1 of the formula"),
        ("shy", "echo s SATISFIABLE; exit 10", "says satisfiable but prints no values"),
        ("odd", "echo s SATISFIABLE; echo v 7 0", "line 2: found `7`"),
        ("killed", "kill -9 $$", "(signal: 9 (SIGKILL))"),
    ];
    for (name, script, want) in failures {
        let error = with_script(name, script).unwrap_err().to_string();
        assert!(error.contains(want), "{name}: {error}");
    }
}

/// Each of many choices is refuted without the program: that takes time, too.
#[cfg(unix)]
#[test]
fn an_enumeration_with_a_program_obeys_the_budget_between_its_calls() {
    let folder = tempfile::tempdir().unwrap();
    let backend = scripted(folder.path(), "yes", "echo s SATISFIABLE; echo v 1 2 3 4 0");
    let cnf = formula(4, &[&[1, 3], &[1, -3], &[2, 4], &[2, -4]]);
    for is_stopped in [false, true] {
        let stop = Arc::new(AtomicBool::new(false));
        let budget = Budget::endless().or_stop(Arc::clone(&stop));
        let mut session = start(&backend, &cnf, &budget).unwrap();
        let mut enumeration = Enumeration::new((0..2).filter_map(Var::nth).collect());
        let mut next = || enumeration.next(&mut session, &mut |_| {}).unwrap();
        assert!(matches!(next(), Outcome::Sat(_)));
        stop.store(is_stopped, Ordering::Relaxed);
        assert_eq!(next(), if is_stopped { Outcome::Limit(Limit::Time) } else { Outcome::Unsat });
    }
}

#[test]
fn commands_that_cannot_run_are_refused() {
    let error = |command| Backend::from_command(command).unwrap_err().to_string();
    assert_eq!(error(""), "`` is no command line");
    assert_eq!(error("kissat 'x"), "`kissat 'x` is no command line");
    let backend = Backend::from_command("/no/such/solver -q").unwrap();
    let cnf = formula(1, &[]);
    let budget = Budget::endless();
    let error = start(&backend, &cnf, &budget).unwrap().decide_under(&[]).unwrap_err();
    assert!(error.to_string().starts_with("cannot run the solver `/no/such/solver`: "));
    assert!(matches!(error, SolveError::Start { .. }));
    // Without any time nothing is written and nothing is started.
    let budget = Budget::of(Duration::ZERO);
    assert_eq!(
        start(&backend, &cnf, &budget).unwrap().decide_under(&[]).unwrap(),
        Outcome::Limit(Limit::Time)
    );
}
