//! Clauses that a propagator holds have the models and the cores of clauses in the formula.

use super::*;

/// Some clauses, each of which derives alone.
#[derive(Clone, Default)]
struct Held {
    clauses: Vec<Vec<Lit>>,
    /// What is true, oldest first, and the clause that is asked next.
    trail: Vec<Lit>,
    next: usize,
    /// What was derived, and from which clause.
    derived: Vec<(Lit, usize)>,
    contradiction: usize,
}

impl Propagator for Held {
    fn assign(&mut self, lit: Lit, _is_permanent: bool) {
        self.trail.push(lit);
        self.next = 0;
    }

    fn unassign(&mut self, lit: Lit) {
        assert_eq!(self.trail.pop(), Some(lit), "newest first");
    }

    fn drop_waiting(&mut self) {
        self.next = self.clauses.len();
    }

    fn derive(&mut self, derived: &mut Vec<Lit>) -> Derivation {
        let Some(clause) = self.clauses.get(self.next) else { return Derivation::Complete };
        self.next += 1;
        if clause.iter().any(|lit| self.trail.contains(lit)) {
            return Derivation::Literals;
        }
        let open: Vec<Lit> =
            clause.iter().copied().filter(|&lit| !self.trail.contains(&!lit)).collect();
        match open[..] {
            [] => {
                self.contradiction = self.next - 1;
                return Derivation::Contradiction;
            }
            [lit] => {
                self.derived.push((lit, self.next - 1));
                derived.push(lit);
            }
            _ => {}
        }
        Derivation::Literals
    }

    fn explain(&mut self, derived: Option<Lit>, causes: &mut Vec<Lit>) {
        let of = |lit: Lit| self.derived.iter().rev().find(|(own, ..)| *own == lit).unwrap().1;
        let clause = &self.clauses[derived.map_or(self.contradiction, of)];
        causes.extend(clause.iter().filter(|lit| Some(**lit) != derived).map(|&lit| !lit));
        assert!(causes.iter().all(|cause| self.trail.contains(cause)));
    }

    fn take_work(&mut self) -> u64 {
        1
    }

    fn copied(&self) -> Box<dyn Propagator> {
        Box::new(self.clone())
    }
}

/// Solvers for random clauses: one with all, one that has only a part of them, the others held.
fn both(seed: u64, count: usize) -> (Solver, Solver) {
    let mut random = Random::new(seed);
    let all = random.triples(15, count);
    let (own, held): (Vec<_>, Vec<_>) = all.iter().cloned().partition(|_| random.below(3) == 0);
    let whole = Solver::new(&formula_of(15, &all), &Budget::endless()).unwrap();
    let mut part = Solver::new(&formula_of(15, &own), &Budget::endless()).unwrap();
    let clauses = held.iter().map(|clause| literals(clause)).collect();
    part.attach(Box::new(Held { clauses, ..Held::default() }));
    (whole, part)
}

#[test]
fn held_clauses_change_no_answer() {
    let (endless, mut refuted) = (Budget::endless(), 0);
    for seed in 0..300 {
        let (mut whole, mut part) = both(seed, 40 + seed as usize % 30);
        let mut random = Random::new(seed);
        for _ in 0..6 {
            let literal = |()| random.literal(15);
            let assumptions = literals(&[(); 4].map(literal));
            let answer = part.decide_under(&assumptions, &endless).unwrap();
            let wanted = whole.decide_under(&assumptions, &endless).unwrap();
            assert_eq!(answer == Outcome::Unsat, wanted == Outcome::Unsat, "{seed}");
            let values = answer.model().map(|model| model.values().to_vec());
            if let Some(values) = values {
                // All values as assumptions: the model holds in the whole formula.
                let vars = (0..15).map(Var::numbered);
                let lits: Vec<Lit> = vars
                    .zip(values)
                    .map(|(var, value)| if value { var.positive() } else { var.negative() })
                    .collect();
                assert_ne!(whole.decide_under(&lits, &endless).unwrap(), Outcome::Unsat, "{seed}");
            } else {
                let core = part.core().to_vec();
                assert!(core.iter().all(|lit| assumptions.contains(lit)));
                assert_eq!(whole.decide_under(&core, &endless).unwrap(), Outcome::Unsat, "{seed}");
                refuted += 1;
            }
        }
    }
    assert!((200..1600).contains(&refuted), "{refuted}");
}

/// A contradiction that a path runs into is not forgotten by the next decision.
#[test]
fn a_path_that_held_clauses_refute_has_no_model() {
    let endless = Budget::endless();
    let runs_into: [fn(&mut Solver, &[Lit]); 2] = [
        |solver, path| assert!(solver.refutes(path)),
        |solver, path| solver.extend(&mut Vec::new(), path),
    ];
    for runs_into in runs_into {
        let mut solver = Solver::new(&formula(3, &[]), &endless).unwrap();
        let clauses = [[-1, 2], [-1, -2]].map(|clause| literals(&clause)).to_vec();
        solver.attach(Box::new(Held { clauses, ..Held::default() }));
        let path = literals(&[1, 3]);
        runs_into(&mut solver, &path);
        assert_eq!(solver.decide_under(&path, &endless), Ok(Outcome::Unsat));
        assert_eq!(solver.core(), &path[..1]);
        assert!(solver.decide(&endless).model().is_some());
    }
}

/// An explanation for which there is no room ends the search without an answer.
#[test]
fn explanations_that_do_not_fit_end_the_search() {
    let mut limits = 0;
    for seed in 0..60 {
        let (mut whole, mut part) = both(seed, 64);
        part.limit(part.clauses.words() + seed as usize);
        match part.decide(&Budget::endless()) {
            Outcome::Limit(limit) => {
                assert_eq!(limit, Limit::Capacity);
                limits += 1;
            }
            answer => {
                let is_refuted = whole.decide(&Budget::endless()) == Outcome::Unsat;
                assert_eq!(answer == Outcome::Unsat, is_refuted, "{seed}");
            }
        }
    }
    assert!(limits > 5, "{limits}");
}
