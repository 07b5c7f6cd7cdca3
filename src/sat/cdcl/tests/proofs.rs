//! Every step of a proof is checked, by a checker that shares nothing with the solver.

use super::*;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// A forward checker of RUP steps, slow and simple.
#[derive(Default)]
struct Checker {
    var_count: usize,
    clauses: Vec<Option<Vec<Lit>>>,
    /// Where each clause, sorted, is in `clauses`.
    places: HashMap<Vec<Lit>, Vec<usize>>,
    /// The antecedents that were logged for the next step.
    antecedents: Vec<Vec<Lit>>,
    steps: usize,
    deleted: usize,
    is_refuted: bool,
}

impl Checker {
    fn of(cnf: &Cnf) -> Rc<RefCell<Checker>> {
        let mut checker = Checker { var_count: cnf.var_count(), ..Checker::default() };
        cnf.clauses().for_each(|clause| checker.accept(clause));
        Rc::new(RefCell::new(checker))
    }

    fn accept(&mut self, clause: &[Lit]) {
        let mut clause = clause.to_vec();
        clause.sort();
        clause.dedup();
        self.places.entry(clause.clone()).or_default().push(self.clauses.len());
        self.clauses.push(Some(clause));
    }

    /// Does unit propagation refute that all literals of the clause are false?
    fn follows(&self, clause: &[Lit]) -> bool {
        let mut holds: Vec<Option<bool>> = vec![None; 2 * self.var_count];
        let set = |holds: &mut Vec<Option<bool>>, lit: Lit| {
            holds[lit.code() as usize] = Some(true);
            holds[(!lit).code() as usize] = Some(false);
        };
        for &lit in clause {
            if holds[lit.code() as usize] == Some(true) {
                return true;
            }
            set(&mut holds, !lit);
        }
        loop {
            let mut is_done = true;
            for clause in self.clauses.iter().flatten() {
                if clause.iter().any(|lit| holds[lit.code() as usize] == Some(true)) {
                    continue;
                }
                let mut open = clause.iter().filter(|lit| holds[lit.code() as usize].is_none());
                match (open.next(), open.next()) {
                    (None, _) => return true,
                    (Some(&lit), None) => {
                        set(&mut holds, lit);
                        is_done = false;
                    }
                    _ => {}
                }
            }
            if is_done {
                return false;
            }
        }
    }

    /// Do the antecedents, one after the other, refute that all literals are false?
    fn is_led_to(&mut self, clause: &[Lit]) -> bool {
        let mut is_false: Vec<Lit> = clause.to_vec();
        let mut is_refuted = false;
        for antecedent in std::mem::take(&mut self.antecedents) {
            let mut known = antecedent.clone();
            known.sort();
            assert!(self.places.get(&known).is_some_and(|found| !found.is_empty()), "{known:?}");
            let open: Vec<Lit> =
                antecedent.into_iter().filter(|lit| !is_false.contains(lit)).collect();
            assert!(!is_refuted, "an antecedent behind the last");
            match open[..] {
                [] => is_refuted = true,
                [lit] => is_false.push(!lit),
                _ => panic!("an antecedent with {open:?} open for {clause:?}"),
            }
        }
        is_refuted
    }
}

impl Proof for Rc<RefCell<Checker>> {
    fn antecedent(&mut self, clause: &[Lit]) {
        self.borrow_mut().antecedents.push(clause.to_vec());
    }

    fn add(&mut self, clause: &[Lit]) {
        let checker = &mut *self.borrow_mut();
        assert!(checker.is_led_to(clause), "step {} is not led to: {clause:?}", checker.steps);
        assert!(checker.follows(clause), "step {} does not follow: {clause:?}", checker.steps);
        checker.accept(clause);
        checker.steps += 1;
        checker.is_refuted |= clause.is_empty();
    }

    fn delete(&mut self, clause: &[Lit]) {
        let checker = &mut *self.borrow_mut();
        let mut sorted = clause.to_vec();
        sorted.sort();
        let place = checker.places.get_mut(&sorted).and_then(Vec::pop);
        let place = place.unwrap_or_else(|| panic!("nobody knows the clause {clause:?}"));
        checker.clauses[place] = None;
        checker.deleted += 1;
    }
}

#[test]
fn every_step_of_a_refutation_follows() {
    let endless = Budget::endless();
    let (mut refuted, mut steps) = (0, 0);
    for seed in 0..60 {
        let mut random = Random::new(100 + seed);
        let clauses =
            if seed % 2 == 0 { random.clauses(20, 70, 4) } else { random.triples(30, 160) };
        let cnf = formula_of(30, &clauses);
        let checker = Checker::of(&cnf);
        let mut solver = Solver::with_proof(&cnf, &endless, Rc::clone(&checker)).unwrap();
        let is_refuted = solver.decide(&endless).model().is_none();
        assert_eq!(checker.borrow().is_refuted, is_refuted, "{seed}");
        refuted += usize::from(is_refuted);
        steps += solver.proof().borrow().steps;
    }
    assert!(refuted >= 20 && steps > 500, "{refuted} {steps}");
}

/// A guided run logs what it learns, and the refutation that follows builds on it.
#[test]
fn steps_of_a_guided_run_follow() {
    struct Backwards(i32);
    impl Guide for Backwards {
        fn propose(&mut self, _values: Values<'_>) -> Vec<Lit> {
            (1..=self.0).rev().map(|var| literals(&[var])[0]).collect()
        }
    }
    let (cnf, endless) = (pigeons(6), Budget::endless());
    let checker = Checker::of(&cnf);
    let mut solver = Solver::with_proof(&cnf, &endless, Rc::clone(&checker)).unwrap();
    solver.limit_conflicts(Some(32));
    let mut guide = Backwards(cnf.var_count() as i32);
    let answer =
        solver.decide_known(&[], Some(Proposals::new(&mut guide, 4)), &endless, &mut |_| {});
    assert_eq!(answer, Outcome::Limit(Limit::Conflicts));
    let steps = checker.borrow().steps;
    assert!(steps >= 32, "{steps}");
    solver.limit_conflicts(None);
    assert_eq!(solver.decide(&endless), Outcome::Unsat);
    assert!(checker.borrow().is_refuted && checker.borrow().steps > steps);
}

/// Long enough for reductions, which forget and shorten clauses.
#[test]
fn what_is_forgotten_is_told() {
    let endless = Budget::endless();
    for cnf in [pigeons(7), formula_of(150, &Random::new(5).triples(150, 720))] {
        let checker = Checker::of(&cnf);
        let mut solver = Solver::with_proof(&cnf, &endless, Rc::clone(&checker)).unwrap();
        assert_eq!(solver.decide(&endless), Outcome::Unsat);
        assert!(checker.borrow().is_refuted);
        let told = checker.borrow().deleted;
        assert!(told > 300, "{told} of {} steps", checker.borrow().steps);
    }
}

/// A fact is logged before the clause it follows from is deleted, and a clause that is taken
/// in without a false literal is known without it.
#[test]
fn facts_outlive_their_reasons() {
    let endless = Budget::endless();
    let pigeons = pigeons(7);
    let first = pigeons.var_count() as i32;
    let [known, one, other, both] = [1, 2, 3, 4].map(|number| first + number);
    let mut clauses = vec![vec![known], vec![-one, -other, both], vec![one], vec![other]];
    for clause in pigeons.clauses() {
        let clause: Vec<i32> = clause.iter().map(|lit| lit.to_dimacs()).collect();
        clauses.push([clause, vec![-known, -both]].concat());
    }
    let cnf = formula_of(pigeons.var_count() + 4, &clauses);
    let checker = Checker::of(&cnf);
    let mut solver = Solver::with_proof(&cnf, &endless, Rc::clone(&checker)).unwrap();
    assert_eq!(solver.decide(&endless), Outcome::Unsat);
    assert!(checker.borrow().is_refuted && checker.borrow().deleted > 100);
}

/// Clauses that come later are part of the formula; a core is a step like others.
#[test]
fn steps_follow_between_decisions_and_under_assumptions() {
    let endless = Budget::endless();
    let (mut random, mut steps) = (Random::new(3), 0);
    for _ in 0..40 {
        let cnf = formula_of(20, &random.triples(20, 60));
        let checker = Checker::of(&cnf);
        let mut solver = Solver::with_proof(&cnf, &endless, Rc::clone(&checker)).unwrap();
        for _ in 0..8 {
            let assumed: Vec<i32> = (0..4).map(|_| random.literal(20)).collect();
            let found = solver.decide_under(&literals(&assumed), &endless).unwrap();
            if let Some(model) = found.model() {
                let others: Vec<Lit> = values(&model).into_iter().map(|lit| !lit).collect();
                checker.borrow_mut().accept(&others);
                solver.add_clause(&others).unwrap();
            }
            let unit = literals(&[random.literal(20), random.literal(20)]);
            checker.borrow_mut().accept(&unit);
            solver.add_clause(&unit).unwrap();
        }
        steps += checker.borrow().steps;
    }
    assert!(steps > 100, "{steps}");
}

/// Random clauses are taken in as steps exactly if unit propagation shows that they follow, and
/// its logged antecedents lead there, also if a conflict comes before all literals are denied.
#[test]
fn clauses_of_a_proof_are_taken_in_if_they_follow() {
    let endless = Budget::endless();
    let (mut random, mut taken, mut refused) = (Random::new(11), 0, 0);
    for _ in 0..60 {
        let cnf = formula_of(14, &random.triples(14, 45));
        let checker = Checker::of(&cnf);
        let mut solver = Solver::with_proof(&cnf, &endless, Rc::clone(&checker)).unwrap();
        for _ in 0..40 {
            let clause = literals(&[(); 4].map(|()| random.literal(14)));
            let is_tautology = clause.iter().any(|&lit| clause.contains(&!lit));
            if is_tautology {
                continue;
            }
            let follows = checker.borrow().follows(&clause);
            assert_eq!(solver.derive(&clause), Ok(follows), "{clause:?}");
            taken += usize::from(follows);
            refused += usize::from(!follows);
        }
    }
    assert!(taken > 300 && refused > 300, "{taken} {refused}");
}
