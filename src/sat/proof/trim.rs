//! Trims a proof to the steps and antecedents that the empty clause needs, and writes it.
//!
//! In: a [`Log`]. Out: a [`Refutation`], written as LRAT or DRAT. Invariants: trimming re-derives
//! each kept step; its antecedents are in the order in which they propagate, the conflict last.
//! The ids of steps continue those of the formula's clauses.
//! Source: N. Wetzler, M. Heule, W. Hunt, "DRAT-trim" (SAT 2014), for the backward pass.

use super::log::{Log, Number};
use crate::budget::Budget;
use crate::cdcl::Solver;
use crate::cnf::{Lit, dimacs};
use std::io::{self, Write};

/// A trimmed proof that the log's formula has no model.
pub struct Refutation<'a> {
    log: &'a Log,
    /// The kept steps of the log, in order, each with the end of its slice of `antecedents`.
    steps: Vec<(u32, usize)>,
    antecedents: Vec<Number>,
    /// For each step of the log its id in the proof; 0 for dropped steps.
    ids: Vec<u32>,
}

/// A step of a log that does not follow: a defect of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("step {step} of the proof does not follow; please report this")]
pub struct Unsound {
    /// The step, from 1, in the order of the log.
    pub step: usize,
}

impl Log {
    /// The steps that the empty clause needs; `None` if the log has no empty clause.
    ///
    /// # Errors
    /// [`Unsound`] if a needed step does not follow from its antecedents.
    pub fn trimmed(&self) -> Result<Option<Refutation<'_>>, Unsound> {
        let Some(conclusion) = self.conclusion() else { return Ok(None) };
        let first = self.first_step();
        let mut follower = Follower::new(self);
        let mut is_needed = vec![false; self.step_count()];
        let mut backwards: Vec<(u32, Vec<Number>)> = Vec::new();
        if let Some(step) = conclusion.checked_sub(first) {
            is_needed[step as usize] = true;
        }
        for step in (0..self.step_count()).rev() {
            if !is_needed[step] {
                continue;
            }
            let antecedents = follower.follow(step).ok_or(Unsound { step: step + 1 })?;
            for number in &antecedents {
                if let Some(earlier) = number.checked_sub(first) {
                    is_needed[earlier as usize] = true;
                }
            }
            backwards.push((step as u32, antecedents));
        }
        Ok(Some(self.renumbered(backwards)))
    }

    /// Gives the kept steps, listed last to first, consecutive ids.
    fn renumbered(&self, backwards: Vec<(u32, Vec<Number>)>) -> Refutation<'_> {
        let mut ids = vec![0; self.step_count()];
        let (mut steps, mut all) = (Vec::with_capacity(backwards.len()), Vec::new());
        let mut id = self.formula_count() as u32;
        for (step, antecedents) in backwards.into_iter().rev() {
            id += 1;
            ids[step as usize] = id;
            all.extend(antecedents);
            steps.push((step, all.len()));
        }
        Refutation { log: self, steps, antecedents: all, ids }
    }
}

impl Refutation<'_> {
    /// Writes the proof as LRAT in text.
    ///
    /// # Errors
    /// Errors of `out`.
    pub fn write_lrat(&self, out: &mut impl Write) -> io::Result<()> {
        let mut digits = itoa::Buffer::new();
        let mut from = 0;
        for &(step, to) in &self.steps {
            out.write_all(digits.format(self.ids[step as usize]).as_bytes())?;
            for lit in self.log.step(step as usize).0 {
                out.write_all(b" ")?;
                out.write_all(digits.format(lit.to_dimacs()).as_bytes())?;
            }
            out.write_all(b" 0")?;
            for &number in &self.antecedents[from..to] {
                out.write_all(b" ")?;
                out.write_all(digits.format(self.id(number)).as_bytes())?;
            }
            out.write_all(b" 0\n")?;
            from = to;
        }
        Ok(())
    }

    /// Writes the clauses as DRAT in text. Leaves out those that unit propagation satisfies at
    /// level 0, since DRAT checkers propagate anyway.
    ///
    /// # Errors
    /// Errors of `out`.
    pub fn write_drat(&self, out: &mut impl Write) -> io::Result<()> {
        let endless = Budget::endless();
        let Some(mut solver) = Solver::new(&self.log.formula(), &endless) else { return Ok(()) };
        for &(step, _) in &self.steps {
            let clause = self.log.step(step as usize).0;
            if clause.is_empty() || !solver.settles(clause) {
                dimacs::write_clause(out, clause)?;
                // Its variables are those of the formula.
                let _ = solver.add_clause(clause);
            }
        }
        Ok(())
    }

    /// The id of a clause in the proof. The clauses of the formula count from 1.
    fn id(&self, number: Number) -> u32 {
        match number.checked_sub(self.log.first_step()) {
            Some(step) => self.ids[step as usize],
            None => number + 1,
        }
    }
}

/// Re-derives steps. Its buffers are reused from step to step.
struct Follower<'a> {
    log: &'a Log,
    /// For each literal, by code: is it false?
    is_false: Vec<bool>,
    /// The literals that are false.
    falsified: Vec<Lit>,
    /// For each variable the antecedent that propagated it, as an index in `used`, or
    /// [`NO_CAUSE`].
    causes: Vec<u32>,
    /// The antecedents that propagated, in order.
    used_steps: Vec<Number>,
}

const NO_CAUSE: u32 = u32::MAX;

impl<'a> Follower<'a> {
    fn new(log: &'a Log) -> Follower<'a> {
        let var_count = log.var_count();
        Follower {
            log,
            is_false: vec![false; 2 * var_count],
            falsified: Vec::new(),
            causes: vec![NO_CAUSE; var_count],
            used_steps: Vec::new(),
        }
    }

    /// Propagates along the antecedents of the step, with its literals false. Returns those that
    /// the conflict needs, in order; `None` if there is no conflict.
    fn follow(&mut self, step: usize) -> Option<Vec<Number>> {
        let (clause, antecedents) = self.log.step(step);
        self.used_steps.clear();
        clause.iter().for_each(|&lit| self.falsify(lit, NO_CAUSE));
        let mut found = None;
        for &number in antecedents {
            let mut open = self.log.clause(number).iter().filter(|lit| !self.is_false(**lit));
            match (open.next(), open.next()) {
                (None, _) => {
                    self.used_steps.push(number);
                    found = Some(self.required());
                    break;
                }
                (Some(&lit), None) => {
                    self.falsify(!lit, self.used_steps.len() as u32);
                    self.used_steps.push(number);
                }
                // It is not unit.
                _ => {}
            }
        }
        for lit in self.falsified.drain(..) {
            self.is_false[lit.code() as usize] = false;
            self.causes[lit.var().index()] = NO_CAUSE;
        }
        found
    }

    fn is_false(&self, lit: Lit) -> bool {
        self.is_false[lit.code() as usize]
    }

    /// Makes a literal false, unless it is.
    fn falsify(&mut self, lit: Lit, cause: u32) {
        if !std::mem::replace(&mut self.is_false[lit.code() as usize], true) {
            self.falsified.push(lit);
            self.causes[lit.var().index()] = cause;
        }
    }

    /// The used antecedents on which the conflict, the last one, depends.
    fn required(&self) -> Vec<Number> {
        let mut is_needed = vec![false; self.used_steps.len()];
        if let Some(last) = is_needed.last_mut() {
            *last = true;
        }
        for place in (0..self.used_steps.len()).rev() {
            if !is_needed[place] {
                continue;
            }
            for lit in self.log.clause(self.used_steps[place]) {
                let cause = self.causes[lit.var().index()];
                // The clause is the cause of the literal that it propagated itself.
                if cause != NO_CAUSE {
                    is_needed[cause as usize] = true;
                }
            }
        }
        let needed_steps =
            self.used_steps.iter().zip(is_needed).filter(|&(_, is_needed)| is_needed);
        needed_steps.map(|(&number, _)| number).collect()
    }
}
