//! The proof log: every derived clause with its antecedents.
//!
//! In: a formula, then steps from solvers through [`ProofLogger`]. Out: a [`Log`]; its
//! [`Log::trimmed`] keeps what the empty clause needs. Invariants: the literals of a clause, in any
//! order, identify it, so that several solvers over parts of the formula write into one log. The
//! log keeps each clause once.

use crate::cdcl::Proof;
use crate::cnf::{Cnf, Lit, Var};
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::rc::Rc;

/// Most literals and antecedents of all steps together: 1 GiB.
const MAX_WORDS: usize = 1 << 28;

/// The number of a clause in the log: the clauses of the formula from 0, then the last clause
/// (see [`Log::add_last`]), then the steps.
pub(super) type Number = u32;

/// A formula and the steps derived from it.
pub struct Log {
    formula: Cnf,
    /// The last clause of the formula, which is added after the log was made.
    last: Option<Vec<Lit>>,
    /// The number of each known clause, by its hash.
    numbers: HashMap<u64, Number, BuildHasherDefault<IdentityHasher>>,
    literals: Vec<Lit>,
    antecedents: Vec<Number>,
    /// Where each step ends in `literals` and in `antecedents`.
    ends: Vec<(u32, u32)>,
    /// The antecedents of the next step, so far.
    pending: Vec<Number>,
    /// Most literals and antecedents of all steps together.
    max_words: usize,
    /// The number of the empty clause.
    refuted: Option<Number>,
    /// There was no room for a step: later steps are dropped.
    is_full: bool,
}

impl Log {
    /// A log without steps.
    pub fn new(formula: &Cnf) -> Log {
        let mut log = Log {
            formula: formula.clone(),
            last: None,
            numbers: HashMap::default(),
            literals: Vec::new(),
            antecedents: Vec::new(),
            ends: Vec::new(),
            pending: Vec::new(),
            max_words: MAX_WORDS,
            refuted: None,
            is_full: false,
        };
        log.numbers.reserve(formula.clause_count());
        for (number, clause) in formula.clauses().enumerate() {
            log.numbers.entry(clause_hash(clause)).or_insert(number as Number);
            if clause.is_empty() {
                log.refuted.get_or_insert(number as Number);
            }
        }
        log
    }

    /// Limits the literals and antecedents of all steps together. Each takes four bytes.
    pub fn keep_within(&mut self, words: usize) {
        self.max_words = words.min(MAX_WORDS);
    }

    /// Adds the last clause to the formula: the one that excludes a known picture. Call it once.
    pub fn add_last(&mut self, clause: &[Lit]) {
        let number = self.formula.clause_count() as Number;
        self.numbers.entry(clause_hash(clause)).or_insert(number);
        if clause.is_empty() {
            self.refuted.get_or_insert(number);
        }
        self.last = Some(clause.to_vec());
    }

    /// Adds a clause that follows from known clauses, which are given by their literals.
    pub fn add(&mut self, clause: &[Lit], antecedents: &[&[Lit]]) {
        antecedents.iter().for_each(|antecedent| self.antecedent(antecedent));
        self.derive(clause);
    }

    /// Is the clause known?
    pub fn contains(&self, clause: &[Lit]) -> bool {
        self.find(clause).is_some()
    }

    /// Is the formula refuted?
    pub fn is_refuted(&self) -> bool {
        self.refuted.is_some()
    }

    /// Was there no room for all steps?
    pub fn is_full(&self) -> bool {
        self.is_full
    }

    /// The known unit clauses, in the order in which they were added.
    pub fn facts(&self) -> Vec<Lit> {
        let unit = |clause: &[Lit]| if let [lit] = *clause { Some(lit) } else { None };
        let formula = self.formula.clauses().filter_map(unit);
        let steps = (0..self.ends.len()).filter_map(|step| unit(self.step(step).0));
        formula.chain(steps).collect()
    }

    /// The number of a clause, if it is known.
    pub(super) fn find(&self, clause: &[Lit]) -> Option<Number> {
        self.numbers.get(&clause_hash(clause)).copied()
    }

    /// Adds an antecedent of the next step. Trimming reports a step that lacks an unknown one.
    fn antecedent(&mut self, clause: &[Lit]) {
        self.pending.extend(self.find(clause));
    }

    /// Adds the step that derives `clause` from the pending antecedents, unless it is known.
    fn derive(&mut self, clause: &[Lit]) {
        let hash = clause_hash(clause);
        let words =
            self.literals.len() + clause.len() + self.antecedents.len() + self.pending.len();
        self.is_full |= words > self.max_words;
        if self.is_full || self.numbers.contains_key(&hash) {
            self.pending.clear();
            return;
        }
        let number = self.first_step() + self.ends.len() as Number;
        self.numbers.insert(hash, number);
        self.literals.extend_from_slice(clause);
        self.antecedents.append(&mut self.pending);
        self.ends.push((self.literals.len() as u32, self.antecedents.len() as u32));
        if clause.is_empty() {
            self.refuted.get_or_insert(number);
        }
    }

    /// The number of the first step.
    pub(super) fn first_step(&self) -> Number {
        self.formula.clause_count() as Number + 1
    }

    /// The number of the empty clause.
    pub(super) fn conclusion(&self) -> Option<Number> {
        self.refuted
    }

    /// The formula, with the last clause if there is one.
    pub(super) fn formula(&self) -> Cnf {
        let mut formula = self.formula.clone();
        if let Some(clause) = &self.last {
            // Its variables are those of the formula.
            let _ = formula.add(clause);
        }
        formula
    }

    /// The number of variables.
    pub(super) fn var_count(&self) -> usize {
        self.formula.var_count()
    }

    /// How many clauses the formula has, with the last clause if there is one.
    pub(super) fn formula_count(&self) -> usize {
        self.formula.clause_count() + usize::from(self.last.is_some())
    }

    /// The clause with this number; the empty clause for the last clause if there is none.
    ///
    /// # Panics
    /// If the number is past the last step.
    pub fn clause(&self, number: Number) -> &[Lit] {
        let place = number as usize;
        match place.checked_sub(self.first_step() as usize) {
            Some(step) => self.step(step).0,
            None if place < self.formula.clause_count() => self.formula.clause(place),
            None => self.last.as_deref().unwrap_or_default(),
        }
    }

    /// The literals and the antecedents of a step, counted from 0.
    ///
    /// # Panics
    /// If there is no such step.
    pub(super) fn step(&self, step: usize) -> (&[Lit], &[Number]) {
        let (from, to) = match step.checked_sub(1) {
            Some(previous) => (self.ends[previous], self.ends[step]),
            None => ((0, 0), self.ends[step]),
        };
        let literals = &self.literals[from.0 as usize..to.0 as usize];
        (literals, &self.antecedents[from.1 as usize..to.1 as usize])
    }

    /// How many steps there are.
    pub fn step_count(&self) -> usize {
        self.ends.len()
    }
}

/// A hash that does not depend on the order of the literals. The log would confuse two clauses
/// with the same hash; trimming re-derives the steps and reports it as [`super::Unsound`].
fn clause_hash(clause: &[Lit]) -> u64 {
    let hash_of = |lit: &Lit| {
        // The finalizer of SplitMix64 (G. Steele, D. Lea, C. Flood, OOPSLA 2014).
        let mut z = u64::from(lit.code()).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    clause.iter().map(hash_of).fold(0, u64::wrapping_add)
}

/// The hasher of the number table: its keys are hashes already.
#[derive(Default)]
struct IdentityHasher(u64);

impl Hasher for IdentityHasher {
    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// A log that several solvers write to, one after the other.
pub type SharedLog = Rc<RefCell<Log>>;

/// A shared log of a formula, without steps.
pub fn shared(formula: &Cnf) -> SharedLog {
    Rc::new(RefCell::new(Log::new(formula)))
}

/// The [`Proof`] that writes a solver's steps to a log, in the variables of the log's formula.
pub struct ProofLogger {
    log: SharedLog,
    /// For each variable of the solver the one of the formula; empty if they are the same.
    variables: Rc<[Var]>,
    renamed: Vec<Lit>,
}

impl ProofLogger {
    /// A logger for a solver whose variable `i` is `variables[i]` of the formula. If `variables`
    /// is empty, the solver has the variables of the formula.
    pub fn new(log: &SharedLog, variables: Rc<[Var]>) -> ProofLogger {
        ProofLogger { log: Rc::clone(log), variables, renamed: Vec::new() }
    }

    /// Translates a clause into the variables of the formula, in `renamed`.
    fn rename(&mut self, clause: &[Lit]) {
        let variable = |lit: &Lit| self.variables.get(lit.var().index()).copied();
        let lit = |lit: &Lit| lit.of(variable(lit).unwrap_or(lit.var()));
        self.renamed.clear();
        self.renamed.extend(clause.iter().map(lit));
    }
}

impl Proof for ProofLogger {
    fn antecedent(&mut self, clause: &[Lit]) {
        self.rename(clause);
        self.log.borrow_mut().antecedent(&self.renamed);
    }

    fn add(&mut self, clause: &[Lit]) {
        self.rename(clause);
        self.log.borrow_mut().derive(&self.renamed);
    }

    /// Does nothing: other solvers may use the clause.
    fn delete(&mut self, _: &[Lit]) {}
}
